import { expect, it, test } from 'vitest';
import type { JsonValue } from '../../../lib/json-value.ts';
import { describeConstraint, describeOptions, describeValues, joinSentences } from './describe-constraints.ts';

it.each<[string, JsonValue, string]>([
  ['pattern', '^A', 'Matches the regular expression ^A .'],
  ['format', 'date', 'Format: a date, YYYY-MM-DD.'],
  ['format', 'iri', 'Format: iri.'],
  ['format', 'constructor', 'Format: constructor.'],
  ['minLength', 2, 'Characters: at least 2.'],
  ['maxLength', 2, 'Characters: at most 2.'],
  ['minimum', 0, 'At least 0.'],
  ['maximum', 0, 'At most 0.'],
  ['exclusiveMinimum', 1, 'More than 1.'],
  ['exclusiveMaximum', 1, 'Less than 1.'],
  ['multipleOf', 0.01, 'A multiple of 0.01.'],
  ['minItems', 1, 'Items: at least 1.'],
  ['maxItems', 1, 'Items: at most 1.'],
  ['uniqueItems', true, 'The items are unique.'],
  ['uniqueItems', false, ''],
  ['minProperties', 1, 'Properties: at least 1.'],
  ['maxProperties', 1, 'Properties: at most 1.'],
  ['contains', { const: 1 }, 'At least one item matches the JSON Schema {"const":1}.'],
  ['propertyNames', { maxLength: 2 }, 'Each key matches the JSON Schema {"maxLength":2}.'],
  ['not', { const: 1 }, 'Does not match the JSON Schema {"const":1}.'],
  ['if', { const: 1 }, 'Also matches the JSON Schema {"const":1}.'],
  ['dependentRequired', { a: ['b'] }, 'Also matches the JSON Schema {"dependentRequired":{"a":["b"]}}.'],
])('tells a model what %s of %j means', (keyword, value, sentence) => {
  expect(describeConstraint(keyword, value)).toBe(sentence);
});

test('a long condition is mentioned by its first keywords', () => {
  const condition = (length: number) => ({ const: 'x'.repeat(length), a: 1, b: 2, c: 3 });
  const overhead = JSON.stringify(condition(0)).length;
  expect(describeConstraint('not', condition(400 - overhead))).toContain('{"const":"xxx');
  expect(describeConstraint('not', condition(401 - overhead))).toBe('Further conditions apply (const, a, b).');
  expect(describeConstraint('not', ['x'.repeat(400)])).toBe('Further conditions apply (of the schema).');
  expect(describeOptions('anyOf', [{ minimum: 1 }])).toBe('Also matches the JSON Schema {"anyOf":[{"minimum":1}]}.');
});

test('60 of the values are listed', () => {
  const values = Array.from({ length: 61 }, (_, index) => index);
  expect(describeValues(['a', 1, null])).toBe('One of: "a", 1, null.');
  expect(describeValues(values.slice(0, 60))).toMatch(/58, 59\.$/);
  expect(describeValues(values)).toMatch(/58, 59 and 1 more\.$/);
});

test('sentences are joined once each, with their ends', () => {
  expect(joinSentences('A code', ' At least 0. ', undefined, '', 'At least 0.')).toBe('A code. At least 0.');
  expect(joinSentences('Which?', 'Well…', 'One of:', 'Two!')).toBe('Which? Well… One of: Two!');
  expect(joinSentences(undefined, ' A code ')).toBe('A code');
  expect(joinSentences('', undefined)).toBeUndefined();
});
