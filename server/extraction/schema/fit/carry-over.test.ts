import { expect, it } from 'vitest';
import type { JsonObject } from '../../../lib/json-value.ts';
import { createCarryOver } from './carry-over.ts';

const carryOver = (definition: JsonObject, expected: JsonObject) => createCarryOver(definition)(expected);

const expected = {
  number: 'INV-7',
  total: 118,
  seller: { name: 'Alder', vat: 'GB1' },
  rows: [
    { text: 'Paper', amount: 20, unit: 'box' },
    { text: 'Ink', amount: null, unit: null },
  ],
  note: null,
};
const object = (properties: JsonObject): JsonObject => ({ type: 'object', properties, additionalProperties: false });
const text = { type: 'string' };

it('keeps labels whose paths and types a changed schema still has', () => {
  const definition = object({
    number: text,
    // A text before.
    total: { type: 'string' },
    seller: object({ name: text }),
    rows: { type: 'array', items: object({ text, amount: { type: 'number' } }) },
    due: { type: 'string', format: 'date' },
    note: text,
  });
  expect(carryOver(definition, expected)).toEqual({
    number: 'INV-7',
    seller: { name: 'Alder' },
    rows: [
      { text: 'Paper', amount: 20 },
      { text: 'Ink', amount: null },
    ],
    note: null,
  });
});

it('changes nothing where all fits, and drops a list that became another type', () => {
  const rows = { type: 'array', items: object({ text, amount: { type: 'number' }, unit: text }) };
  const seller = object({ name: text, vat: text });
  const all = { number: text, total: { type: 'number' }, seller, rows, note: text };
  expect(carryOver(object(all), expected)).toEqual(expected);
  const { rows: _rows, ...rest } = expected;
  expect(carryOver(object({ ...all, rows: text }), expected)).toEqual(rest);
  expect(carryOver({ type: 'object' }, expected)).toEqual(expected);
  const { total: _total, ...fewer } = all;
  const { total: _removed, ...without } = expected;
  expect(carryOver({ type: 'object', properties: fewer }, expected)).toEqual(without);
});
