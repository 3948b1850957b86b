/** Lists that a line names, rows that share a value, ranges, and what is beside a label besides its value. */
import { describe, expect, it } from 'vitest';
import { readLines as read } from './testing/expect-extraction.ts';

describe('rows below the name of their list', () => {
  const rows = ['Kitchen           14.2', 'Hall               6.5'];
  const expected = [
    { room: 'Kitchen', area: 14.2 },
    { room: 'Hall', area: 6.5 },
  ];

  it.each([['ROOMS'], ['3. Rooms'], ['Rooms (measured inside)'], ['Flat survey - rooms'], ['Rooms and halls']])(
    'are its entries: %s',
    (title) => {
      expect(read('rooms[room, area:number]', ['Survey of 2031', '', title, ...rows])['rooms']).toEqual(expected);
    },
  );

  it('may have headings that mean nothing to the fields', () => {
    const lines = ['Survey', '', '3. Rooms', 'Wo               Fläche', ...rows];
    expect(read('rooms[room, area:number]', lines)['rooms']).toEqual(expected);
  });

  it('end at a sum', () => {
    const lines = ['Survey', '', 'ROOMS', ...rows, 'Total             20.7'];
    expect(read('rooms[room, area:number]', lines)['rooms']).toEqual(expected);
  });

  it('are not those of a list with another name, nor sentences', () => {
    expect(read('rooms[room, area:number]', ['Survey', '', 'GARDENS', ...rows])['rooms']).toEqual([]);
    const prose = ['GUESTS', 'We counted them all, twice, and wrote it down.', 'Nobody left, as far as we know.'];
    expect(read('guests[name, company]', prose)['guests']).toEqual([]);
  });

  it('have their parts between commas', () => {
    const lines = ['GUESTS', 'Ida Brandt, Nordlicht AG', 'Paul Okoro, City of Graz'];
    expect(read('guests[name, company]', lines)['guests']).toEqual([
      { name: 'Ida Brandt', company: 'Nordlicht AG' },
      { name: 'Paul Okoro', company: 'City of Graz' },
    ]);
  });

  it('may have dots between a name and its value', () => {
    const lines = ['PRIZES', 'First prize .......... 4 May 2031', 'Silver medal ......... 9 June 2032'];
    expect(read('prizes[prize, date:date]', lines)['prizes']).toEqual([
      { prize: 'First prize', date: '2031-05-04' },
      { prize: 'Silver medal', date: '2032-06-09' },
    ]);
  });
});

describe('a table', () => {
  const lines = (...more: string[]): string[] => [
    'Company        Trade        Workers    Hours',
    'Holz & Co      Carpentry          4     32.0',
    'Rohr Plus      Plumbing           3     24.5',
    ...more,
  ];
  const fields = 'crew[company, trade, workers:integer, hours:number], machines[machine, hours:number]';
  const crew = [
    { company: 'Holz & Co', trade: 'Carpentry', workers: 4, hours: 32 },
    { company: 'Rohr Plus', trade: 'Plumbing', workers: 3, hours: 24.5 },
  ];

  it('ends at the sums of its columns, which nothing names', () => {
    expect(read(fields, lines('                                  7     56.5'))['crew']).toEqual(crew);
  });

  it('goes on where a row has other numbers than sums', () => {
    const { crew: all } = read(fields, lines('                                  8     60.0'));
    expect(all).toHaveLength(3);
  });

  it('goes on where a row of the same columns happens to be the sum of those above', () => {
    const series = [
      'Week     Plants     Eggs',
      '1            10       4',
      '2            20       8',
      '3            30      12',
    ];
    expect(read('counts[week:integer, plants:integer, eggs:integer]', series)['counts']).toHaveLength(3);
  });

  it('ends where another list is named', () => {
    const found = read(
      fields,
      lines('', 'MACHINES                          Hours', 'Crane                              7.5'),
    );
    expect(found).toEqual({ crew, machines: [{ machine: 'Crane', hours: 7.5 }] });
  });

  it('has a value that is printed once in all rows that it is for', () => {
    const tides = ['Day    Time     Height', '1      01:12      2.9', '       06:38     10.4', '2      01:50      3.2'];
    expect(read('tides[day:integer, time, height:number]', tides)['tides']).toMatchObject([
      { day: 1 },
      { day: 1 },
      { day: 2 },
    ]);
    const names = [
      'Name       Age     Town',
      'Ida         31     Graz',
      '            29     Linz',
      'Paul        40     Wels',
    ];
    expect(read('people[name, age:integer, town]', names)['people']).toMatchObject([
      { name: 'Ida' },
      { name: null },
      { name: 'Paul' },
    ]);
  });

  it('has its name above the headings, which is no heading', () => {
    const table = [
      'Damage found',
      'Where              What          Length (cm)     Repair (EUR)',
      'Left side panel    Dent                   45           120.00',
      'Roof               Corrosion              80           310.50',
    ];
    const { damages } = read('damages[location, damage, length_cm:number, repair_cost:number]', table);
    expect(damages).toMatchObject([
      { location: 'Left side panel', damage: 'Dent', length_cm: 45, repair_cost: 120 },
      { location: 'Roof', damage: 'Corrosion', length_cm: 80, repair_cost: 310.5 },
    ]);
  });

  it('may leave out the year that the document tells', () => {
    const table = [
      'Statement date: 5 January 2032',
      'Date      Description         Amount',
      '28 Dec    Grocer               12.00',
      '2 Jan     Garage               40.10',
    ];
    expect(read('bookings[date:date, description, amount:number]', table)['bookings']).toMatchObject([
      { date: '2031-12-28' },
      { date: '2032-01-02' },
    ]);
  });

  it('may abbreviate its headings', () => {
    const table = ['Rk    Name          Pts', '1     Jonas Falk     41', '2     Lea Sommer     38'];
    expect(read('ranking[rank:integer, name, points:integer]', table)['ranking']).toEqual([
      { rank: 1, name: 'Jonas Falk', points: 41 },
      { rank: 2, name: 'Lea Sommer', points: 38 },
    ]);
  });

  it('has a range for two fields in one column', () => {
    const table = ['Depth (m)       Soil', '0.00 - 0.40     Topsoil', '0.40 - 2.10     Clay'];
    expect(read('layers[depth_from_m:number, depth_to_m:number, soil]', table)['layers']).toEqual([
      { depth_from_m: 0, depth_to_m: 0.4, soil: 'Topsoil' },
      { depth_from_m: 0.4, depth_to_m: 2.1, soil: 'Clay' },
    ]);
  });
});

describe('a range that nothing names', () => {
  it('fills the two fields for its ends', () => {
    const lines = ['LAKE REGATTA', 'Boathouse Lindau, 18 - 20 September 2031', 'Prize money £1,500 - £4,200'];
    expect(read('start_date:date, end_date:date', lines)).toEqual({ start_date: '2031-09-18', end_date: '2031-09-20' });
    expect(read('prize_min:number, prize_max:number', lines)).toEqual({ prize_min: 1500, prize_max: 4200 });
  });

  it('fills none where there are two, or where numbers are no amounts', () => {
    const lines = ['REGATTA', 'Held 18 - 20 September 2031', 'Bookings 1 - 9 May 2031', 'Rows 12 - 14'];
    expect(read('start_date:date, end_date:date', lines)).toEqual({ start_date: null, end_date: null });
    expect(read('prize_min:number, prize_max:number', lines)).toEqual({ prize_min: null, prize_max: null });
  });
});

describe('beside a label', () => {
  it.each([
    ['Density at 15 °C     948.6', 'density_kg_m3:number', 948.6],
    ['Flash point     (ISO 2719)     72     °C', 'flash_point_c:number', 72],
    ['Swiss system, 5 rounds, 90 min each', 'rounds:integer', 5],
    ['VAT on charges at 20%          622.30', 'vat:number', 622.3],
    ['Litter of     8', 'litter_size:integer', 8],
    ['Total amount repayable     £418,730.12', 'total_repayable:number', 418730.12],
    ['Inspected: 13 June 2031', 'inspection_date:date', '2031-06-13'],
    ['Completed     08/07/2031', 'date_completed:date', '2031-07-08'],
    ['Prepared by: Annika Thorsen (site inspector)', 'inspector', 'Annika Thorsen'],
    ['Condition       Fair', 'overall_condition', 'Fair'],
    ['J. Ortega     Tomasz Brzozowski, Chief Engineer', 'chief_engineer', 'Tomasz Brzozowski'],
  ])('reads %s', (line, field, value) => {
    const [name = ''] = field.split(':');
    expect(read(field, ['Record 7 of Monday', '', line, 'Signed at the office'])).toEqual({ [name]: value });
  });

  it('takes no rest of a heading in capitals, unless all of the document is in capitals', () => {
    const lines = ['WORK PERFORMED', 'The floor was laid.', 'All of it was dry.'];
    expect(read('work', lines)['work']).not.toBe('PERFORMED');
    expect(read('cashier, total:number', ['CASHIER MARIA', 'TOTAL 12.00'])['cashier']).toBe('MARIA');
  });
});
