import { expect, it } from 'vitest';
import { expectLinearTime } from '../../../test/harness/growth.ts';
import { readCutAnswer } from './cut-answer.ts';

it.each<[string, string, unknown]>([
  ['a number that may go on', '{"a": [1, 2, 3', { a: [1, 2] }],
  ['a word that may go on', '[true, fal', [true]],
  ['a text without an end', '{"a": "x", "b": "y', { a: 'x' }],
  ['a key without a value', '{"a": "x", "b"', { a: 'x' }],
  ['a key with a colon', '{"a": "x", "b": ', { a: 'x' }],
  ['an entry that has begun', '{"rows": [{"a": 1}, {', { rows: [{ a: 1 }] }],
  [
    'an entry with some of its values',
    '{"rows": [{"a": 1, "b": 2}, {"a": 3, "b": ',
    { rows: [{ a: 1, b: 2 }, { a: 3 }] },
  ],
  ['a list within an entry', '{"rows": [{"a": [["x"], ["y", "z', { rows: [{ a: [['x'], ['y']] }] }],
  ['the end of a list', '{"a": [1, 2], ', { a: [1, 2] }],
  ['quotes and brackets in texts', '{"a": "\\"}]{", "b": "\\', { a: '"}]{' }],
  ['a line break in a text', '{"a": "x\ny", "b', { a: 'x\ny' }],
  ['prose and a fence before it', 'Here {it} is:\n```json\n{"a": [1, 2', { a: [1] }],
  ['thoughts before it', '<think>{"a": [0, 0</think>{"a": [1, 2', { a: [1] }],
  ['rows that are repeated without end', `{"rows": [{"a": 1}, ${'{"a": 2}, '.repeat(500)}`, { rows: [{ a: 1 }] }],
  ['spaces without end', `{"a": "x", "b":${' '.repeat(3_000)}`, { a: 'x' }],
  ['no value', '{"rows": [{', undefined],
  ['a single number', '{"total": 1', undefined],
  ['malformed JSON', '{"a": 1, b: [1, 2', undefined],
  ['prose', 'I am sorry', undefined],
  ['thoughts', '<think>{"a": [1, 2', undefined],
  ['nothing', '', undefined],
])('keeps what is before %s', (_, text, value) => {
  expect(readCutAnswer(text)).toEqual(value);
});

it('takes time in proportion to the length of the answer', () => {
  expectLinearTime((size) => {
    const text = `{"rows": [${'{"a": "x", "b": [1, {"c": 2}]}, '.repeat(size)}{"a": "y`;
    return () => void readCutAnswer(text);
  }, 10_000);
});
