import { expect, test } from 'vitest';
import type { JsonObject } from '../../lib/json-value.ts';
import type { Layout } from '../../parsing/layout.ts';
import { groundExtraction } from './ground-extraction.ts';
import { page } from './testing/ground-layout.ts';

const lines = [
  'Customer: Nortbwind Tradlng Company',
  'Gift wrap [x]',
  ...Array.from({ length: 60 }, (_, index) => `${'*'.repeat(index + 1)} row ${index}`),
];
/** Each search for signs scans the document; the last ones exceed what one extraction may scan. */
const signs = Array.from({ length: 60 }, (_, index) => ({ sign: '*'.repeat(60 - index), row: index }));
const data = { name: 'Northwind Trading Company', giftWrap: true, signs } as JsonObject;

const ground = (layout: Layout, extractedData: JsonObject) =>
  groundExtraction({ definition: { type: 'object' }, extractedData, layout });

test('a document that was searched before has the same places, also of values beyond the limits', () => {
  const [fresh, searched] = [page(...lines), page(...lines)];
  ground(searched, { signs: signs.toReversed(), other: 'Northwnd Tradeing Company' } as JsonObject);
  ground(searched, data);
  const found = ground(searched, data);
  expect(found.map(({ match }) => match)).toContain('not_found');
  expect(JSON.stringify(found)).toBe(JSON.stringify(ground(fresh, data)));
});
