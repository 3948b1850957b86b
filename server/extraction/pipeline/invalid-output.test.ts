import { expect, it, test } from 'vitest';
import type { ValidationProblem } from '../schema/validate.ts';
import { createInvalidOutputError } from './invalid-output.ts';

const missing = (property: string, path = ''): ValidationProblem => ({
  path,
  keyword: 'required',
  message: 'is missing',
  property,
});
const wrong = (path: string): ValidationProblem => ({ path, keyword: 'type', message: 'must be a number' });

test('required fields that are missing are a matter of the document: no other model is asked', () => {
  const error = createInvalidOutputError([missing('a/b'), missing('name', '/seller'), missing('a/b')], { total: 7 });
  expect(error).toMatchObject({
    code: 'output_invalid',
    switches: false,
    retryable: false,
    fields: ['/a~1b', '/seller/name'],
    partialData: { total: 7 },
  });
  expect(error.message).toContain('does not seem to contain the required fields /a~1b, /seller/name. Make them');
});

it.each([
  ['a field', [wrong('/total'), missing('name')], '/total, /name: must be a number. Describe these'],
  ['entries of lists', [wrong('/tags/0'), wrong('/tags/12')], '/tags/0, /tags/12: must be a number. Entries of lists'],
  ['an entry and a field', [wrong('/tags/0'), wrong('/total')], '/tags/0, /total: must be a number. Describe these'],
  ['the whole answer', [wrong('')], 'at (root): must be a number.'],
  ['a union, with what is in it', [wrong(''), wrong('/total')], 'at /total: must be a number.'],
])('names %s that does not match, and asks another model', (_, problems, words) => {
  const error = createInvalidOutputError(problems);
  expect(error).toMatchObject({ code: 'output_invalid', switches: true });
  expect(error.message).toContain(words);
  expect(error.partialData).toBeUndefined();
});

test('five fields are named, and 50 listed', () => {
  const of = (count: number) => createInvalidOutputError(Array.from({ length: count }, (_, n) => wrong(`/f${n}`)));
  expect(of(5).message).toContain('/f3, /f4: must');
  expect(of(7).message).toContain('/f3, /f4 and 2 more: must');
  expect(of(51).fields).toHaveLength(50);
});
