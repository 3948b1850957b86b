/** The ends of periods and of tables, lines of a quantity and a name, and whose a number or a name is. */
import { describe, expect, it } from 'vitest';
import { defineFields } from '../../../test/recorded/read-trades.ts';
import { extractBoth, readLines as read } from './testing/expect-extraction.ts';

describe('the days of a period', () => {
  it.each([
    ['periodo_dal', 'periodo_al', 'Periodo: 01/03/2031 - 31/05/2031'],
    ['periodo_desde', 'periodo_hasta', 'Periodo: del 01/03/2031 al 31/05/2031'],
    ['periode_van', 'periode_tot', 'Periode: 1 maart 2031 t/m 31 mei 2031'],
    ['okres_od', 'okres_do', 'Okres: 01.03.2031 - 31.05.2031'],
    ['periode_du', 'periode_au', 'Période : du 01/03/2031 au 31/05/2031'],
    ['zeitraum_von', 'zeitraum_bis', 'Zeitraum: 01.03.2031 bis 31.05.2031'],
  ])('are told by the last word of a name: %s, %s', (first, last, line) => {
    expect(read(`${first}:date, ${last}:date`, ['ACME', line])).toEqual({
      [first]: '2031-03-01',
      [last]: '2031-05-31',
    });
  });

  it('are those of the only period, where a label has one day', () => {
    const lines = ['JAARAFREKENING 1 augustus 2030 t/m 31 juli 2031', '', 'Datum: 21 augustus 2031'];
    const definition = defineFields('periode_van:date, periode_tot:date');
    for (const { extractedData, evidence } of extractBoth(definition, lines.join('\n'))) {
      expect(extractedData).toEqual({ periode_van: '2030-08-01', periode_tot: '2031-07-31' });
      expect(evidence.map(({ quote }) => quote)).toEqual(['1 augustus 2030', '31 juli 2031']);
    }
  });

  it('have their own places', () => {
    const lines = ['A first line above it', 'Stay from 3 May 2031 to 9 May 2031'];
    for (const { evidence } of extractBoth(defineFields('stay_start:date, stay_end:date'), lines.join('\n')))
      expect(evidence.map(({ quote }) => quote)).toEqual(['3 May 2031', '9 May 2031']);
  });
});

describe('a table', () => {
  const items = 'items[item, price:number, amount:number]';
  const rows = ['Item           Price     Amount', 'Chairs         40.00     80.00', 'Tables         90.00     90.00'];
  const expected = [
    { item: 'Chairs', price: 40, amount: 80 },
    { item: 'Tables', price: 90, amount: 90 },
  ];

  it.each([
    ['', 'The sums above are due within 30 days of delivery'],
    ['PD: 63.5 mm'],
    ['Total                    170.00', 'Less discount 5%         -8.50', 'AMOUNT TO PAY            161.50'],
  ])('ends at sums, sentences and labels below it: %s%s', (...below) => {
    expect(read(items, [...rows, ...below])['items']).toEqual(expected);
  });

  it('ends at a row that lacks a column below an empty line', () => {
    const [, plain] = extractBoth(defineFields(items), [...rows, '', 'Delivery                 12.00'].join('\n'));
    expect(plain?.extractedData).toEqual({ items: expected });
  });

  it('goes on below an empty line where whole rows follow', () => {
    const more = ['', 'Sofas                    12.00', 'Beds           70.00     140.00'];
    expect(read(items, [...rows, ...more])['items']).toHaveLength(4);
  });

  it('has headings two spaces apart', () => {
    const lines = [
      'No  Bidder            Price (EUR)    Bond    Remarks',
      '1   North Roads       918,400.00     yes',
      '2   Asphalt Service   897,250.00     yes     licence missing',
      '3   Magistral         955,000.00     no',
    ];
    const { bids } = read('bids[bidder, price:number, bond, remarks]', lines);
    expect(bids).toEqual([
      { bidder: 'North Roads', price: 918_400, bond: 'yes', remarks: null },
      { bidder: 'Asphalt Service', price: 897_250, bond: 'yes', remarks: 'licence missing' },
      { bidder: 'Magistral', price: 955_000, bond: 'no', remarks: null },
    ]);
  });
});

describe('a list of people', () => {
  const expected = [
    { name: 'O. Brandt', role: 'Chair' },
    { name: 'Lena Marsh', role: 'Secretary' },
  ];

  it.each([
    [['Chair          O. Brandt', 'Secretary      Lena Marsh']],
    [['O. Brandt      Chair', 'Lena Marsh     Secretary']],
  ])('is read in either order: %j', (rows) => {
    expect(read('committee[name, role]', ['Opening of bids', '', 'Committee', ...rows])['committee']).toEqual(expected);
  });
});

describe('lines of a quantity and a name', () => {
  const fields = 'items[quantity:integer, unit, product]';

  it('are entries, with their units', () => {
    const lines = ['Please send us:', '- 12 kg strong flour', '- 6 bottles of rapeseed oil', '- 3 x vine tomatoes'];
    expect(read(fields, [...lines, '', 'Kind regards'])['items']).toEqual([
      { quantity: 12, unit: 'kg', product: 'strong flour' },
      { quantity: 6, unit: 'bottles', product: 'rapeseed oil' },
      { quantity: 3, unit: null, product: 'vine tomatoes' },
    ]);
  });

  it.each([
    ['steps in their order', ['1 Wash the carrots', '2 Boil them', '3 Serve with bread']],
    ['a single line', ['- 12 kg flour', 'and nothing else']],
    ['addresses', ['14 quai Lenoir', '67000 Strasbourg']],
  ])('are no %s', (_, lines) => {
    expect(read(fields, ['Hello', ...lines])['items']).toEqual([]);
  });
});

describe('a number', () => {
  it('is no day of a date beside a label', () => {
    const lines = ['Nog te betalen      € 196,93', 'Het bedrag nog te betalen rond 4 september 2031'];
    expect(read('te_betalen:number', lines)).toEqual({ te_betalen: 196.93 });
  });

  it('of a document may begin with letters and a space', () => {
    expect(read('guarantee_number', ['Performance Guarantee No. LG 2031/0718'])).toEqual({
      guarantee_number: 'LG 2031/0718',
    });
  });

  it('of taxes is that of the party above it', () => {
    const lines = [
      'Sprzedawca                      Nabywca',
      'Stolarnia Klon s.c.             Hotel Brzoza Sp. z o.o.',
      'ul. Leśna 4, 20-001 Lublin      ul. Główna 30, 34-500 Zakopane',
      'NIP 716-280-19-34               NIP 951-237-77-80',
    ];
    expect(read('nip_sprzedawcy, nip_nabywcy', lines)).toEqual({
      nip_sprzedawcy: '716-280-19-34',
      nip_nabywcy: '951-237-77-80',
    });
  });
});

describe('a name', () => {
  it('is that of the company beside a definition, and not of the one that writes', () => {
    const text =
      'We, North Bank plc, know that you have concluded contract no. 77 with Hill Cranes Ltd (the "Applicant") for ' +
      'two cranes. At the request of the Applicant we undertake to pay on first demand.';
    expect(read('applicant', ['North Bank plc', '', text])).toEqual({ applicant: 'Hill Cranes Ltd' });
  });

  it('on a form is that of the one person that a schema asks for', () => {
    const lines = ['Payslip', 'Name: Inez Marlow', 'Grade: 4'];
    expect(read('employee, grade', lines)).toEqual({ employee: 'Inez Marlow', grade: '4' });
  });

  it('goes to the field that its label names word by word', () => {
    const lines = ['ST BRAN HOSPITAL', '', 'Clinic:       Outpatients', 'Consultant:   Dr A. Falk'];
    expect(read('hospital, clinic', lines)['clinic']).toBe('Outpatients');
  });
});

it('an address ends with its sentence', () => {
  const line = 'Delivery address: Seilergraben 9, 8001 Zürich. Payment within 30 days, as always.';
  expect(read('delivery_address', ['Order', line])).toEqual({ delivery_address: 'Seilergraben 9, 8001 Zürich' });
});
