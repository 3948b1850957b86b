/** Tables with headings that no field is called like, and values beside which others stand. */
import { describe, expect, it } from 'vitest';
import { readLines as read } from './testing/expect-extraction.ts';

describe('the column that is left', () => {
  const checks = (last: string, ...cells: string[]): string[] => [
    'Report',
    `Test          Method     ${last}`,
    `Appearance    Visual     ${cells[0]}`,
    `Assay         HPLC       ${cells[1]}`,
  ];

  it('is that of the only field of its kind', () => {
    expect(read('tests[test, method, passed:boolean, remark]', checks('Complies', 'Yes', 'No'))).toEqual({
      tests: [
        { test: 'Appearance', method: 'Visual', passed: true, remark: null },
        { test: 'Assay', method: 'HPLC', passed: false, remark: null },
      ],
    });
  });

  it('is that of the only field that is left', () => {
    const { tests } = read('tests[test, method, grade]', checks('Bewertung', 'sehr gut', 'gut'));
    expect(tests).toMatchObject([{ grade: 'sehr gut' }, { grade: 'gut' }]);
  });

  it('is none where its heading means something else', () => {
    const { tests } = read('tests[test, method, grade]', checks('Currency', 'Euro', 'Euro'));
    expect(tests).toMatchObject([{ grade: null }, { grade: null }]);
  });

  it('is none where the values are not of the kind, or two fields are left', () => {
    const { tests } = read('tests[test, method, passed:boolean]', checks('Bewertung', 'sehr gut', 'gut'));
    expect(tests).toMatchObject([{ passed: null }, { passed: null }]);
    const two = read('tests[test, method, grade, remark]', checks('Bewertung', 'sehr gut', 'gut'));
    expect(two['tests']).toMatchObject([
      { grade: null, remark: null },
      { grade: null, remark: null },
    ]);
  });
});

describe('columns in the order of the fields', () => {
  const fields = 'hearings[time, case_number, parties, matter, room]';
  const rows = [
    '09:00     2 C 114/31     Huber ./. Bau GmbH        Werklohn     101',
    '10:15     2 C 87/31      Stadtwerke ./. Özdemir    Forderung    104',
  ];

  it('need no known heading where several have values of a kind', () => {
    expect(
      read(fields, ['Sitzungsplan', 'Kl.       Az.            Wer                       Was          Wo', ...rows]),
    ).toEqual({
      hearings: [
        { time: '09:00', case_number: '2 C 114/31', parties: 'Huber ./. Bau GmbH', matter: 'Werklohn', room: '101' },
        {
          time: '10:15',
          case_number: '2 C 87/31',
          parties: 'Stadtwerke ./. Özdemir',
          matter: 'Forderung',
          room: '104',
        },
      ],
    });
  });

  it('are none where the headings are those of another table', () => {
    const lines = [
      'Invoice',
      'Description        Qty    Price     Amount',
      'Blue widgets         2     3.50       7.00',
      'Red widgets          4     2.25       9.00',
    ];
    const fields = 'patients[label, age:integer, weight:number, height:number]';
    expect(read(fields, lines)['patients']).toEqual([]);
  });

  it('are none where a column has other values', () => {
    const lines = ['Plan', 'Wer                       Kl.       Az.            Was          Wo', ...rows];
    expect(read('hearings[parties, matter, room, time, due:date]', lines)['hearings']).toEqual([]);
  });
});

it('takes a currency from the amount whose name shares a word', () => {
  const lines = [
    'Card statement',
    'Posted        Description       Foreign amount    Amount',
    '14.10.2031    Hotel Alfama          318.00 EUR    276.92',
    '22.10.2031    Train Zurich           74.50 CHF     68.11',
  ];
  const fields = 'rows[posted:date, description, foreign_amount:number, foreign_currency, amount:number]';
  expect(read(fields, lines)['rows']).toMatchObject([
    { foreign_amount: 318, foreign_currency: 'EUR', amount: 276.92 },
    { foreign_amount: 74.5, foreign_currency: 'CHF', amount: 68.11 },
  ]);
});

it('reads codes in groups beside their label', () => {
  const lines = ['Notice', 'Member ID:      XQH 883 20 117', 'Card number     2 1183 00457 9912'];
  expect(read('member_id, card_number', lines)).toEqual({
    member_id: 'XQH 883 20 117',
    card_number: '2 1183 00457 9912',
  });
});

it('reads both ends of a range of times, with points before the half of the day', () => {
  expect(read('start_time, end_time', ['Booking', 'Guests   84', 'Time     7.00 pm - 11.30 pm'])).toEqual({
    start_time: '19:00',
    end_time: '23:30',
  });
});

it('knows a label with one word before it, and not the words before another one', () => {
  expect(read('dam, sire', ['Passport', 'Genetic dam    UK 302114', 'Sire           UK 581220'])).toEqual({
    dam: 'UK 302114',
    sire: 'UK 581220',
  });
});

it('ends a text where the next label and its number follow a comma', () => {
  expect(read('contractor, pesel', ['Contract', 'Contractor: Agnieszka Maj, PESEL 92041207841'])).toEqual({
    contractor: 'Agnieszka Maj',
    pesel: '92041207841',
  });
});

it('takes no numbered caption for the value of the one beside it', () => {
  const lines = ['Crew list', '1. Name of vessel      2. Harbour', 'Stella Boreas          Gdynia'];
  expect(read('vessel, harbour', lines)).toEqual({ vessel: 'Stella Boreas', harbour: 'Gdynia' });
});

it('knows a label whose further word ends with a point', () => {
  expect(read('batch, product', ['Product: Tablets', 'Batch no.: PX31-0442'])).toEqual({
    batch: 'PX31-0442',
    product: 'Tablets',
  });
});
