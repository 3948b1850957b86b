import { describe, expect, it } from 'vitest';
import type { JsonObject, JsonValue } from '../../lib/json-value.ts';
import { groundExtraction } from './ground-extraction.ts';
import { page } from './testing/ground-layout.ts';

/** What is recorded of each value. The schema has the fields of the data, and those given. */
function ground(lines: string[], extractedData: JsonObject, fields: JsonObject = {}) {
  const names = Object.fromEntries(Object.keys(extractedData).map((name) => [name, {}]));
  const definition: JsonObject = { type: 'object', properties: { ...names, ...fields } };
  const leaves = groundExtraction({ definition, extractedData, layout: page(...lines) });
  return Object.fromEntries(leaves.map((leaf) => [leaf.path, leaf]));
}

describe('the label in the line of a value', () => {
  const lines = ['Invoice: 7', 'Discount: 9', 'Discount', '12', '8'];

  it.each<[name: string, value: JsonValue, recorded: object]>([
    ['invoice', 7, { isLabelled: true, isOtherLabel: false, match: 'exact' }],
    ['discount', 12, { isLabelled: true, isOtherLabel: false, match: 'exact' }],
    ['invoice', 9, { isLabelled: false, isOtherLabel: true, match: 'normalized' }],
    ['invoice', 8, { isLabelled: false, isOtherLabel: false, match: 'exact' }],
    ['weight', 8, { isLabelled: false, isOtherLabel: false, isNamed: true }],
  ])('of %s for %j is noted', (name, value, recorded) => {
    const fields = { invoice: {}, discount: {} };
    expect(ground(lines, { [name]: value }, fields)[`/${name}`]).toMatchObject(recorded);
  });

  it('may be the title of another field', () => {
    const fields = { a: { title: 'Discount' } };
    expect(ground(lines, { invoice: 9 }, fields)['/invoice']).toMatchObject({ isOtherLabel: true });
    expect(ground(lines, { invoice: 9 }, { a: { title: 'Delivery' } })['/invoice']).toMatchObject({
      isOtherLabel: false,
    });
  });

  it('may be the name of a field of an object, but not of a list', () => {
    const nested = { part: { type: 'object', properties: { discount: {} } } };
    expect(ground(lines, { invoice: 9 }, nested)['/invoice']).toMatchObject({ isOtherLabel: true });
    const list = { rows: { type: 'array', items: { type: 'object', properties: { discount: {} } } } };
    expect(ground(lines, { invoice: 9 }, list)['/invoice']).toMatchObject({ isOtherLabel: false });
  });
});

it('a text that is only the name of another field is a label', () => {
  const lines = ['Buyer Seller', 'Seller'];
  const fields = { buyer: {}, seller: {} };
  expect(ground(lines.slice(1), { buyer: 'Seller' }, fields)['/buyer']).toMatchObject({ isLabelText: true });
  expect(ground(['Buyer: Ann Seller'], { buyer: 'Ann Seller' }, fields)['/buyer']).toMatchObject({
    isLabelText: false,
  });
  expect(ground(['Sold in Leeds'], { buyer: 'Leeds' }, fields)['/buyer']).toMatchObject({ isLabelText: false });
});

it('a value of one place is known to have no other, and one of several without a label is a guess', () => {
  const lines = ['Red Leeds', 'Green York', 'Blue York', 'Town: Hull', 'of Hull'];
  const found = ground(lines, { a: 'Leeds', b: 'York', town: 'Hull' });
  expect(found['/a']).toMatchObject({ isOnlyPlace: true, isGuess: false });
  expect(found['/b']).toMatchObject({ isOnlyPlace: false, isGuess: true });
  expect(found['/town']).toMatchObject({ isOnlyPlace: false, isGuess: false, quote: 'Hull' });
});

it('words of several cells are split', () => {
  const lines = ['Bolts   of steel', 'Nuts of brass'];
  expect(ground(lines, { a: 'Bolts of steel' })['/a']).toMatchObject({ isSplit: true });
  expect(ground(lines, { a: 'Bolts   of steel' })['/a']).toMatchObject({ isSplit: false });
  expect(ground(lines, { a: 'Nuts of brass' })['/a']).toMatchObject({ isSplit: false });
});

it('a number that the document writes otherwise says how', () => {
  const found = ground(['Credit 25.00', 'Sum 1,234 of 1,118.50', 'Weight 3 kg'], { a: -25, b: 1.234, c: 7 });
  expect(found['/a']).toMatchObject({ isOtherSign: true, likeness: 0.8 });
  expect(found['/b']).toMatchObject({ isOtherNotation: true });
  expect(found['/c']).toMatchObject({ match: 'not_found', likeness: 0 });
  expect(found['/b']).not.toHaveProperty('isOtherSign');
  expect(ground(['Weight 3 kg'], { weightInGrams: 3000 })['/weightInGrams']).toMatchObject({
    isConverted: true,
    quote: '3',
  });
});

it('an entry that the document has less often than the list is nowhere', () => {
  const rows = ['Bolts', 'Nuts', 'Bolts'].map((name, n) => ({ name, price: [2.5, 1.5, 2.5][n] ?? 0 }));
  const found = ground(['Bolts   2.50', 'Nuts   1.50'], { rows });
  expect(found['/rows/0/name']).toMatchObject({ match: 'exact', page: 1 });
  expect(found['/rows/2/name']).toMatchObject({ match: 'not_found', page: null, quote: null, isRepeated: true });
  expect(found['/rows/1/name']).not.toHaveProperty('isRepeated', true);
});

it('a choice that the document denies is nowhere', () => {
  const fields = { paid: { type: 'boolean' } };
  expect(ground(['Paid: no'], { paid: true }, fields)['/paid']).toMatchObject({
    match: 'not_found',
    isContradicted: true,
  });
  expect(ground(['Paid: yes'], { paid: true }, fields)['/paid']).not.toHaveProperty('isContradicted');
});

it('a value without a place says whether a line names its field', () => {
  const found = ground(['Discount: none', 'Leeds'], { discount: 9, weight: 9 });
  expect(found['/discount']).toMatchObject({ isNamed: true, isLabelled: false, isGuess: false });
  expect(found['/weight']).toMatchObject({ isNamed: false });
  expect(ground(['Leeds'], { list: ['York'] })['/list/0']).toMatchObject({ isNamed: false });
});

it('a value that is spelled otherwise is not exact', () => {
  expect(ground(['Sum 25.00'], { sum: 25 })['/sum']).toMatchObject({ match: 'normalized' });
  expect(ground(['Sum 25'], { sum: 25 })['/sum']).toMatchObject({ match: 'exact' });
  expect(ground(['Day 2026-05-04'], { day: '2026-05-04' })['/day']).toMatchObject({ match: 'exact' });
});
