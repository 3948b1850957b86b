/** Rules for documents of many trades: each with a document that it reads, and one that it must not change. */
import { describe, expect, it } from 'vitest';
import { defineFields } from '../../../test/recorded/read-trades.ts';
import type { JsonValue } from '../../lib/json-value.ts';
import { extractBoth, readLines as read } from './testing/expect-extraction.ts';

describe('labels below a line that says whose they are', () => {
  const family = ['4. Father', 'Name and surname   Dan Kern', 'Occupation   Carpenter', '5. Mother'];

  it('are those of the fields that begin with it', () => {
    const lines = ['Entry of birth', ...family, 'Name and surname   Eva Kern', '6. Registrar', 'Name   B. Hall'];
    expect(read('father_name, father_occupation, mother_name, registrar_name', lines)).toEqual({
      father_name: 'Dan Kern',
      father_occupation: 'Carpenter',
      mother_name: 'Eva Kern',
      registrar_name: 'B. Hall',
    });
  });

  it('end with the next numbered line, and with white space', () => {
    expect(read('father_name', ['Report', '4. Father', '5. Mother', 'Name   Eva Kern'])['father_name']).not.toBe(
      '5. Mother',
    );
    const apart = ['Order', 'Owner', 'Name: Lena Hof', '', 'Phone: +43 660 5551207'];
    expect(read('owner_name, driver_phone', apart)).toMatchObject({ owner_name: 'Lena Hof' });
  });
});

describe('parts above headings that come again', () => {
  const head = 'Code      Title        Credits';
  const part = (term: string, ...rows: string[]): string[] => [term, head, ...rows, ''];
  const lines = [
    'Transcript of records',
    '',
    ...part('Fall 2029', 'ENV 101   Ecology      4', 'CHM 110   Chemistry    5'),
    ...part('Spring 2030', 'GEO 115   Geography    6', 'ENG 102   Writing      3'),
  ];

  it('are entries, with the line above as their name', () => {
    expect(read('semesters[term, courses[code, title, credits:integer]]', lines)).toEqual({
      semesters: [
        {
          term: 'Fall 2029',
          courses: [
            { code: 'ENV 101', title: 'Ecology', credits: 4 },
            { code: 'CHM 110', title: 'Chemistry', credits: 5 },
          ],
        },
        {
          term: 'Spring 2030',
          courses: [
            { code: 'GEO 115', title: 'Geography', credits: 6 },
            { code: 'ENG 102', title: 'Writing', credits: 3 },
          ],
        },
      ],
    });
  });
});

describe('a column of ranges', () => {
  const lots = [
    'Lot   Object        Estimate     Hammer',
    '101   Chest         300 - 500    420',
    '102   Candle pair   80 to 120    135',
  ];

  it('has the values of two fields', () => {
    expect(
      read('lots[lot:integer, object, estimate_low:number, estimate_high:number, hammer_price:number]', lots),
    ).toEqual({
      lots: [
        { lot: 101, object: 'Chest', estimate_low: 300, estimate_high: 500, hammer_price: 420 },
        { lot: 102, object: 'Candle pair', estimate_low: 80, estimate_high: 120, hammer_price: 135 },
      ],
    });
  });

  it('is of one field where no other is called like it', () => {
    const [first] = read('lots[lot:integer, object, estimate, hammer_price:number]', lots)['lots'] as JsonValue[];
    expect(first).toMatchObject({ estimate: '300 - 500', hammer_price: 420 });
  });
});

describe('columns below headings of an unknown language', () => {
  const lines = [
    'Linje   Navn     Antall   Total',
    'A1      Skrue      40      12.50',
    'B2      Mutter     15       4.20',
    'C3      Bolt        9      31.00',
  ];

  it('are in the order of the fields if their values fit', () => {
    const { rows } = read('rows[code, label, pieces:number, total:number]', lines);
    expect(rows).toHaveLength(3);
    expect(rows).toMatchObject([
      { code: 'A1', label: 'Skrue', pieces: 40, total: 12.5 },
      { code: 'B2', label: 'Mutter' },
      { code: 'C3', label: 'Bolt', total: 31 },
    ]);
  });
});

describe('lines of a code and a text', () => {
  const lines = [
    'Signal word: Danger',
    'H225 Highly flammable liquid',
    'H319 Causes eye irritation',
    'Keep away from fire',
  ];

  it('are entries of two fields', () => {
    expect(read('hazards[code, statement]', lines)).toEqual({
      hazards: [
        { code: 'H225', statement: 'Highly flammable liquid' },
        { code: 'H319', statement: 'Causes eye irritation' },
      ],
    });
  });

  it('are several, with codes of one shape', () => {
    expect(read('hazards[code, statement]', lines.toSpliced(2, 1))).toEqual({ hazards: [] });
    expect(read('hazards[code, statement]', ['12 apples from Kent', '14 pears from Wales'])).toEqual({ hazards: [] });
  });
});

describe('blocks', () => {
  it('are named by the line above each of them', () => {
    const person = (role: string, name: string, phone: string): string[] => [role, `Name: ${name}   Phone: ${phone}`];
    const lines = [
      'INCIDENT REPORT',
      ...person('Victim', 'Maria Santos', '555-0142'),
      ...person('Witness', 'Tom Becker', '555-0187'),
    ];
    expect(read('persons[role, name, phone]', lines)).toEqual({
      persons: [
        { role: 'Victim', name: 'Maria Santos', phone: '555-0142' },
        { role: 'Witness', name: 'Tom Becker', phone: '555-0187' },
      ],
    });
  });

  it('of one label have the text beside it', () => {
    const lines = ['List of goods', 'Class 11   Lamps; lighting fixtures', 'Class 35   Retail services'];
    expect(read('classes[class:integer, goods]', lines)).toEqual({
      classes: [
        { class: 11, goods: 'Lamps; lighting fixtures' },
        { class: 35, goods: 'Retail services' },
      ],
    });
  });
});

describe('the first line', () => {
  it.each([
    ['Calmidol Syrup', 'Calmidol Syrup'],
    ['DORLING & SONS, Auctioneers since 1871', 'DORLING & SONS'],
    ['Armagh Observatory - Monthly report', 'Armagh Observatory'],
    ['SAFETY DATA SHEET', null],
    ['14 Quay Street, Galway', null],
    ['this is about nothing', null],
  ])('%s says what the document is about: %s', (line, expected) => {
    expect(read('product, batch', [line, '', 'Batch: L-2291'])).toEqual({ product: expected, batch: 'L-2291' });
  });

  it('is not the value of a field that is named, or of the second one', () => {
    expect(read('product', ['Rowan Pharma', 'Product: Calmidol Syrup'])).toEqual({ product: 'Calmidol Syrup' });
    expect(read('batch, product', ['Rowan Pharma', 'Batch: L-2291'])).toEqual({ batch: 'L-2291', product: null });
  });
});

it.each([
  ['inspector', 'Inspected by: T. Lindholm', 'T. Lindholm'],
  ['director', 'Directed by Hanna Lindqvist', 'Hanna Lindqvist'],
  ['manufacturer', 'Manufactured by: Rowan Pharma', 'Rowan Pharma'],
  ['inspector', 'Inspected on: 3 May 2031', null],
  ['instructor', 'Instructor: Prof. Anneke de Wit (a.dewit@lakeshore.example)', 'Prof. Anneke de Wit'],
  ['registration_number', 'Registration No. 018 220 417', '018 220 417'],
  ['site', 'Site: Tank farm B', 'Tank farm B'],
  ['remedy', 'Remedy:   ( ) Repair   (x) Replacement   ( ) Refund', 'Replacement'],
  ['remedy', 'Remedy: [x] Repair [ ] Refund', 'Repair'],
  ['remedy', 'Remedy: [ ] Repair [ ] Refund', null],
  ['billing_period', 'Period: 01.03.2031 - 31.03.2031', '01.03.2031 - 31.03.2031'],
])('reads %s from "%s"', (name, line, expected) => {
  expect(read(`report, ${name}`, ['Report on the work', line])[name]).toBe(expected);
});

it.each([
  ['area_m2:number', 'Area: 312.50 m²', 312.5],
  ['sunshine_hours:number', 'Sunshine   163.4 hours', 163.4],
  ['term_months:integer', 'Term: 36 months', 36],
  ['max_temperature:number', 'Highest temperature   18.9 °C', 18.9],
  ['price:number', 'Price: € 489.000', 489_000],
  ['price:number', 'Price: $ 489,000', 489_000],
  ['inspection_date:date', 'Date: 19 May 2031', '2031-05-19'],
  ['birth_date:date', 'D.O.B. 17 September 1968', '1968-09-17'],
])('reads %s from "%s"', (field, line, expected) => {
  expect(Object.values(read(field, ['Summary', line]))).toEqual([expected]);
});

it('ends a text in a cell with an empty line', () => {
  const lines = ['Name             Share', 'Maria Souto      50 %', 'Anton Rey        50 %', '', 'CHARGES'];
  const [, plain] = extractBoth(defineFields('owners[name, share]'), lines.join('\n'));
  expect(plain?.extractedData['owners']).toMatchObject([{ name: 'Maria Souto' }, { name: 'Anton Rey' }]);
});

it('reads what a label of two words goes on to say', () => {
  const lines = ['Monthly payment: EUR 1,284.50', 'Purchase option at end of term: EUR 2,500.00'];
  expect(read('monthly_payment:number, purchase_option:number', lines)).toEqual({
    monthly_payment: 1284.5,
    purchase_option: 2500,
  });
});

it('takes the sum where rows and columns cross for that of all', () => {
  const lines = [
    'Region      Q1       Q2      Total',
    'North    1,200    1,350     2,550',
    'South      980    1,010     1,990',
    'Total    2,180    2,360     4,540',
  ];
  const { grand_total: sum, regions } = read(
    'regions[region, q1:number, q2:number, total:number], grand_total:number',
    lines,
  );
  expect(sum).toBe(4540);
  expect(regions).toHaveLength(2);
});

it('takes rows below a line that ends with the name of the list', () => {
  const lines = [
    'Quinta do Vale',
    'Tasting notes',
    'Nose      Black cherry',
    'Finish    Long and dry',
    '',
    'Taster: P. Almeida',
  ];
  expect(read('notes[aspect, comment], taster', lines)).toEqual({
    notes: [
      { aspect: 'Nose', comment: 'Black cherry' },
      { aspect: 'Finish', comment: 'Long and dry' },
    ],
    taster: 'P. Almeida',
  });
});

it('takes a deduction below the sum of a table for no row of it', () => {
  const table = [
    'Description    Hours     Rate      Amount',
    'Basic         150.00    18.00    2,700.00',
    'Overtime       14.00    27.00      378.00',
  ];
  const lines = [
    ...table,
    'Gross pay                       3,078.00',
    'Insurance                         235.20',
    'Net pay                         2,842.80',
  ];
  const { items } = read(
    'gross:number, net:number, items[description, hours:number, rate:number, amount:number]',
    lines,
  );
  expect(items).toHaveLength(2);
});

it('knows the next date from that of this time', () => {
  const lines = ['Bericht', 'Prüfdatum: 07.05.2031', 'Nächste Prüfung: 07.05.2033'];
  expect(read('inspection_date:date, next_inspection:date', lines)).toEqual({
    inspection_date: '2031-05-07',
    next_inspection: '2033-05-07',
  });
});
