import { describe, expect, it } from 'vitest';
import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import type { Layout } from '../../../parsing/layout.ts';
import { groundExtraction } from '../../grounding/ground-extraction.ts';
import { page } from '../../grounding/testing/ground-layout.ts';
import { createLayout, createPlacedPage } from '../../grounding/testing/pages.ts';
import { compareWithReading } from './compare-with-reading.ts';

const text = { type: ['string', 'null'] };
const definition: JsonObject = {
  type: 'object',
  properties: {
    invoiceNumber: text,
    issueDate: { type: ['string', 'null'], format: 'date' },
    seller: text,
    currency: text,
    address: text,
    total: { type: ['number', 'null'] },
    paid: { type: ['boolean', 'null'] },
    note: text,
    tags: { type: 'array', items: text },
    items: {
      type: 'array',
      items: { type: 'object', properties: { description: text, quantity: { type: 'integer' } } },
    },
  },
};
const names = ['Bolts', 'Nuts', 'Screws'];
const lines = [
  'Invoice number: INV-7',
  'Invoice date: 4 May 2026',
  'Seller: Example Trading GmbH',
  'Address: 12 Oak Street, Leeds',
  'Paid: yes',
  'Currency: €',
  'Tags: red, green, blue',
  'Description   Quantity',
  ...names.map((name, n) => `${name}   ${n + 3}`),
  'Total: 118.00',
];
const layout = page(...lines);

/** What the reading says of each value, and the values themselves. */
function compare(data: JsonObject, of: Layout = layout, schema = definition) {
  const leaves = groundExtraction({ definition: schema, extractedData: data, layout: of });
  compareWithReading(leaves, data, schema, of);
  const byPath = new Map(leaves.map((leaf) => [leaf.path, leaf]));
  return { leaf: (path: string) => byPath.get(path), reading: (path: string) => byPath.get(path)?.reading };
}

const agreed = { agrees: true, confidence: expect.closeTo(0.95, 1) };
const differs = { agrees: false, confidence: expect.closeTo(0.95, 1) };

describe('a single value', () => {
  it.each<[name: string, value: JsonValue, reading: object | undefined]>([
    ['invoiceNumber', 'INV-7', agreed],
    ['invoiceNumber', 'inv-7', agreed],
    ['invoiceNumber', 'X-1', differs],
    ['invoiceNumber', null, differs],
    ['total', 118, agreed],
    ['total', 12, differs],
    ['issueDate', '2026-05-04', agreed],
    // The same place, written in another way.
    ['currency', '€', undefined],
    ['currency', 'USD', differs],
    // The same words in another order.
    ['seller', 'GmbH Trading Example', undefined],
    // The reading finds none.
    ['note', 'INV-7', undefined],
    ['unknown', 'INV-7', undefined],
    ['tags', 'red', undefined],
  ])('%s of %j', (name, value, reading) => {
    expect(compare({ [name]: value }).reading(`/${name}`)).toEqual(reading);
  });

  it('is not doubted where the reading writes all of its place in another way', () => {
    const schema: JsonObject = { type: 'object', properties: { departure_time: text, destination: text } };
    const letter = page('Class trip to Leeds', 'Departure time: 7.45 Uhr', 'Return: Friday');
    expect(compare({ departure_time: '7.45 Uhr' }, letter, schema).reading('/departure_time')).toBeUndefined();
    expect(compare({ departure_time: 'Friday' }, letter, schema).reading('/departure_time')).toMatchObject({
      agrees: false,
    });
  });

  it('differs less the more words it shares with the reading', () => {
    const { confidence = 0 } = compare({ seller: 'Nobody Else AG' }).reading('/seller') ?? {};
    expect(confidence).toBeGreaterThan(0.9);
    const part = compare({ seller: 'Example Trading AG' }).reading('/seller');
    expect(part?.agrees).toBe(false);
    expect(part?.confidence).toBeCloseTo(confidence / 3);
  });

  it('without a place has the one at which the reading found the same', () => {
    const { leaf } = compare({ paid: true });
    expect(leaf('/paid')).toMatchObject({ page: 1, quote: 'yes', reading: { agrees: true } });
    const { leaf: wrong } = compare({ paid: false });
    expect(wrong('/paid')).toMatchObject({ reading: { agrees: false } });
  });
});

describe('an entry of a list of values', () => {
  it('agrees where the list of the reading has it, and else is doubted', () => {
    const { reading } = compare({ tags: ['green', 'red', 'pink'] });
    expect([reading('/tags/0'), reading('/tags/1')]).toEqual([agreed, agreed]);
    expect(reading('/tags/2')).toEqual({ agrees: false, confidence: 0.5 });
  });

  it('is not compared where the reading has no list', () => {
    const without = page('Invoice number: INV-7', 'Total: 118.00');
    expect(compare({ tags: ['red'] }, without).reading('/tags/0')).toBe(undefined);
  });
});

describe('a row', () => {
  const rows = names.map((description, n) => ({ description, quantity: n + 3 }));

  it('is compared with the same row of the reading', () => {
    const { reading } = compare({ items: rows.slice(1) });
    expect([reading('/items/0/description'), reading('/items/1/quantity')]).toEqual([agreed, agreed]);
    const wrong = compare({ items: rows.with(1, { description: 'Nuts', quantity: 3 }) });
    expect(wrong.reading('/items/1/description')).toEqual(agreed);
    expect(wrong.reading('/items/1/quantity')).toEqual(differs);
  });

  it('that is between two neighbours of the reading is doubted', () => {
    const { reading } = compare({ items: rows.toSpliced(1, 0, { description: 'Glue', quantity: 99 }) });
    expect(reading('/items/1/description')).toEqual({ agrees: false, confidence: 0.5 });
    expect(reading('/items/2/description')).toEqual(agreed);
  });

  it('that the reading may lack is not compared', () => {
    const { reading } = compare({ items: [...rows, { description: 'Glue', quantity: 99 }] });
    expect(reading('/items/3/description')).toBe(undefined);
  });

  it('is not doubted for what it lacks', () => {
    const glue: JsonObject = { description: 'Glue', quantity: 99, note: null };
    const more = compare({ items: [...rows.slice(0, 1), glue, ...rows.slice(1)] });
    expect(more.reading('/items/1/note')).toBe(undefined);
    expect(more.reading('/items/1/quantity')).toMatchObject({ agrees: false });
  });
});

it('compares nothing with a long document, or with one that lacks what the schema requires', () => {
  const filler = Array.from({ length: 30 }, () => 'x '.repeat(1_000));
  const long = createLayout(createPlacedPage([...lines, ...filler]));
  expect(compare({ invoiceNumber: 'INV-7' }, long).reading('/invoiceNumber')).toBe(undefined);
  const short = createLayout(createPlacedPage([...lines, ...filler.slice(0, 29)]));
  expect(compare({ invoiceNumber: 'INV-7' }, short).reading('/invoiceNumber')).toEqual(agreed);
  const strict = { type: 'object', required: ['iban'], properties: { iban: { type: 'string', pattern: '^XX' } } };
  expect(compare({ iban: 'XX1' }, layout, strict).reading('/iban')).toBe(undefined);
});
