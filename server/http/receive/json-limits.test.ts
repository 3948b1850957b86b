import { expect, test } from 'vitest';
import { findExcess } from './json-limits.ts';

test.each([
  ['levels', '['.repeat(1_001), /1,000 levels/],
  ['levels of objects', '{"a":'.repeat(1_001), /1,000 levels/],
  ['fields', `[${`{${'"a":1,'.repeat(5_000)}},`.repeat(31)}]`, /150,000 fields/],
  [
    'fields of one object',
    JSON.stringify({ a: Object.fromEntries(Array.from({ length: 20_001 }, (_, i) => [i, i])) }),
    /20,001 fields/,
  ],
  ['values', `[${'1,'.repeat(400_001)}`, /400,000 values/],
])('refuses too many %s', (_, text, message) => expect(findExcess(text)).toMatch(message));

test.each([
  ['as many levels as are allowed', '['.repeat(1_000) + ']'.repeat(1_000)],
  ['levels that were closed', '[],'.repeat(2_000)],
  ['brackets, commas and colons in strings', JSON.stringify('[{,:'.repeat(500_000))],
  ['strings with quotes and backslashes', JSON.stringify(['\\', '"', '\\"[', '[[['.repeat(1_000), '\\\\'])],
  ['a string without an end', '"['.repeat(1)],
])('takes %s', (_, text) => expect(findExcess(text)).toBe(null));
