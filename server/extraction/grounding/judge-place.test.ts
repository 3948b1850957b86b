import { describe, expect, it } from 'vitest';
import type { JsonObject, JsonValue } from '../../lib/json-value.ts';
import { groundExtraction } from './ground-extraction.ts';
import { createLayout, createPlainPage } from './testing/pages.ts';

function ground(lines: string[], extractedData: JsonObject) {
  const properties = Object.fromEntries(Object.keys(extractedData).map((name) => [name, {}]));
  const leaves = groundExtraction({
    definition: { type: 'object', properties },
    extractedData,
    layout: createLayout(createPlainPage(lines)),
  });
  return Object.fromEntries(leaves.map((leaf) => [leaf.path.slice(1), leaf]));
}

describe('a value is exact only as a whole', () => {
  it.each<[string, JsonValue, string]>([
    ['a first name of a name', 'Jana', 'Full name: Jana Vogt'],
    ['a word of a company', 'Lenoir', 'Atelier Lenoir SARL'],
    ['a year of a date', 2019, '2019-04-16 Deposit'],
    ['minutes of a time', 30, 'Printed at 12:30'],
    ['digits of a code', 5094, 'Invoice INV-5094'],
    ['decimals of an amount', 12, 'Deposit 72,12'],
  ])('not %s', (_, value, line) => {
    expect(ground([line], { value })['value']).not.toMatchObject({ match: 'exact' });
  });

  it.each<[string, JsonValue, string]>([
    ['a whole name', 'Jana Vogt', 'Full name: Jana Vogt'],
    ['a city after a postal code', 'Berlin', 'Main Street 5, 12345 Berlin'],
    ['a name within a sentence', 'Acme Corp', 'This is between Acme Corp and the buyer'],
    ['a currency beside an amount', 'EUR', 'Total 74.25 EUR'],
    ['a negative amount', 148.31, 'Card payment 148.31'],
    ['a code with a hyphen', 'INV-5094', 'Invoice INV-5094'],
  ])('but %s', (_, value, line) => {
    expect(ground([line], { value })['value']).toMatchObject({ match: 'exact', isPart: false, isLabelText: false });
  });

  it('not the label of another value', () => {
    const found = ground(['Delivery note no.: L70081', 'Name ....... Vogt', 'TOTAL          31.43'], {
      deliveryNote: 'Delivery note no.',
      customer: 'Name',
      company: 'TOTAL',
      total: 31.43,
    });
    for (const name of ['deliveryNote', 'customer', 'company'])
      expect(found[name], name).toMatchObject({ match: 'normalized', isLabelText: true, isLabelled: false });
    expect(found['total']).toMatchObject({ match: 'exact', isLabelled: true });
  });

  it('but a word for a label in a line that is no row of headings', () => {
    const headings = ground(['Amount          Total'], { company: 'Total' });
    expect(headings['company']).toMatchObject({ isLabelText: true });
    for (const line of ['Amount 2024          Total', 'Amount Total', 'Amount          Total          Quux Ltd'])
      expect(ground([line], { company: 'Total' })['company'], line).toMatchObject({ isLabelText: false });
  });

  it('not a value of another kind than the field', () => {
    const found = ground(['Date 19/02/2024', 'No. L24409', 'Paid in EUR', 'IBAN DE89370400440532013000'], {
      currency: '19/02/2024',
      iban: 'L24409',
      invoiceNumber: 'L24409',
      paidCurrency: 'EUR',
    });
    expect(found['currency']).toMatchObject({ match: 'normalized', isOtherKind: true });
    expect(found['iban']).toMatchObject({ match: 'normalized', isOtherKind: true });
    expect(found['invoiceNumber']).toMatchObject({ match: 'exact', isOtherKind: false });
    expect(found['paidCurrency']).toMatchObject({ match: 'exact', isOtherKind: false });
  });

  it('not a text, a date or an amount as the number of a document', () => {
    const found = ground(['Talleres Ortega S.L.', 'Dated 28.07.2024', 'Sum 814,20 EUR', 'No. 28.07'], {
      invoiceNumber: 'S.L.',
      orderNumber: '28.07.2024',
      deliveryNoteNumber: '814,20',
      chapterNumber: '28.07',
    });
    for (const name of ['invoiceNumber', 'orderNumber', 'deliveryNoteNumber'])
      expect(found[name], name).toMatchObject({ match: 'normalized', isOtherKind: true });
    expect(found['chapterNumber']).toMatchObject({ match: 'exact' });
  });

  it('not a number in the line of other words, where the label of the field is beside another number', () => {
    const lines = ['Main Street 4', 'Item A          9.61', 'Total          33.38'];
    expect(ground(lines, { total: 4 })['total']).toMatchObject({ match: 'normalized' });
    expect(ground(lines, { total: 9.61 })['total']).toMatchObject({ match: 'normalized' });
    expect(ground(lines, { total: 33.38 })['total']).toMatchObject({ match: 'exact' });
    expect(ground(['Total', '33.38'], { total: 33.38 })['total']).toMatchObject({ match: 'exact' });
  });

  it('not a number below the line with the label and another number', () => {
    const lines = ['Gross pay .... 3629.99', 'Deductions .... 2540.99'];
    expect(ground(lines, { grossPay: 2540.99 })['grossPay']).toMatchObject({ isLabelled: false, match: 'normalized' });
  });

  it('not a number beside the label of another field', () => {
    const found = ground(['Net amount  1632.53', 'Some words'], { grossAmount: 1632.53, netAmount: null });
    expect(found['grossAmount']).toMatchObject({ match: 'normalized', isOtherLabel: true });
  });
});

describe('a number', () => {
  const find = (lines: string[], value: number) => ground(lines, { value })['value'];

  it('is doubted where the document writes another sign', () => {
    expect(find(['Value   -30,81'], 30.81)).toMatchObject({ match: 'derived', isOtherSign: true });
    expect(find(['Value   -30,81'], -30.81)).not.toHaveProperty('isOtherSign');
  });

  it('is read as the document writes the others', () => {
    const lines = ['Value: 1.234', 'Price: 1.234,50'];
    expect(find(lines, 1.234)).toMatchObject({ match: 'derived', isOtherNotation: true });
    expect(find(lines, 1234)).toMatchObject({ match: 'normalized', quote: '1.234' });
    expect(find(lines, 1234)).not.toHaveProperty('isOtherNotation');
  });

  it('includes the word that multiplies it', () => {
    expect(find(['Value   7.6 million'], 7_600_000)).toMatchObject({ match: 'normalized', quote: '7.6 million' });
  });
});

it('doubts an amount in another currency than the name of its field says', () => {
  const lines = ['Price EUR 1,200.00', 'Equivalent USD 1,310.40'];
  expect(ground(lines, { priceEur: 1310.4 })['priceEur']).toMatchObject({ isRuledOut: true, isOtherKind: true });
  expect(ground(lines, { priceEur: 1200 })['priceEur']).toMatchObject({ isRuledOut: false, isOtherKind: false });
});

it('takes the first day of a range as the start of a period', () => {
  const found = ground(['Zeitraum: 01.–31.01.2026'], { periodStart: '2026-01-01', periodEnd: '2026-01-31' });
  expect(found['periodStart']).toMatchObject({ quote: '01.', isPart: false, isOtherKind: false });
  expect(found['periodEnd']).toMatchObject({ quote: '31.01.2026', isPart: false, isOtherKind: false });
});

it.each<[string, string, JsonValue, boolean]>([
  ['Season: 1 April – 30 September 2026', 'seasonStart', '2026-09-30', true],
  ['Season: 1 April – 30 September 2026', 'seasonStart', '2026-04-01', false],
  ['Season: 1 April – 30 September 2026', 'seasonEnd', '2026-04-01', true],
  ['Stay 05.03. bis 08.03.2026', 'arrival', '2026-03-08', true],
  ['Age 40–49', 'ageFrom', 49, true],
  ['Age 40–49', 'ageTo', 49, false],
  ['Plan 2026-03-05', 'start', '2026-03-05', false],
])('tells the ends of the range in "%s": %s is %s', (line, name, value, isRuledOut) => {
  expect(ground([line, 'In 2026'], { [name]: value })[name]).toMatchObject({ isRuledOut });
});
