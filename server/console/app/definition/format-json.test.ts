import { expect, test } from 'vitest';
import { formatJson } from './format-json.ts';

test('lists of short values take one line, and what is written is what was given', () => {
  const value = {
    type: ['string', 'null'],
    required: Array.from({ length: 20 }, (_, index) => `field${index}`),
    anyOf: [{ const: 'a, [b]' }, {}],
    empty: [],
  };
  const text = formatJson(value);
  expect(text).toContain('  "type": ["string", "null"],\n');
  expect(text).toContain('  "required": [\n    "field0",\n');
  expect(text).toContain('"empty": []');
  expect(JSON.parse(text)).toEqual(value);
});
