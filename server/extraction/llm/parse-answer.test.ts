import { describe, expect, it } from 'vitest';
import { parseAnswer } from './parse-answer.ts';

const json = (value: unknown) => ({ kind: 'json', value });

describe('the JSON of an answer', () => {
  it.each<[string, string, unknown]>([
    ['alone', '{"a": 1}', { a: 1 }],
    ['a list', ' [1, 2] \n', [1, 2]],
    ['in a fence', '```json\n{"a": "`x`"}\n```', { a: '`x`' }],
    ['in a fence without a language', 'Sure!\n```\n{"a": 1}\n```\nAnything else?', { a: 1 }],
    ['in a fence that never closes', '```json\n{"a": 1}', { a: 1 }],
    ['in a fence, with a fence inside', '```json\n{"a": "```\\n{}\\n```"}\n```', { a: '```\n{}\n```' }],
    ['amid prose', 'The data is {"a": {"b": "}"}} as you wished.', { a: { b: '}' } }],
    ['after a brace of prose', 'With {these} rules: {"a": "\\"{"}', { a: '"{' }],
    ['the longest of several', 'For example {"a": 0}. Here: {"a": 1, "b": [1, 2]}', { a: 1, b: [1, 2] }],
    ['after thoughts', '<think>{"a": 0, "b": "a longer try that is given up"}</think>{"a": 1}', { a: 1 }],
    ['after a note in brackets', '[Note] {"a": 1}', { a: 1 }],
  ])('%s', (_, text, value) => {
    expect(parseAnswer(text)).toEqual(json(value));
  });

  it.each([
    '', 'I cannot do that.', '42', '"text"', 'null', '<think>{"a": 1}', 'Use {braces} and [brackets].', '{not json}',
  ])('is not in %j', (text) => {
    expect(parseAnswer(text)).toEqual({ kind: 'none' });
  });

  it.each(['{"a": 1, "b": [1, 2', '{"a": "unfinished', '```json\n{"rows": [{"n": 1}, {"n": 2', 'Here you are: {"a": {"b": 1}, "c"', '{"a": {"b": [1, 2, 3], "c": "x"}', '{', '['])('is cut off in %j', (text) => {
    expect(parseAnswer(text)).toEqual({ kind: 'cut' });
  });

  it('repeats itself without end', () => {
    expect(parseAnswer(`{"a": 1,${'\n'.repeat(5_000)}`)).toEqual({ kind: 'cut' });
    expect(parseAnswer(`{"a": 1,${'\n '.repeat(500)}"`)).toEqual({ kind: 'endless' });
    expect(parseAnswer(`{"a": "${'0'.repeat(9_000)}`)).toEqual({ kind: 'endless' });
    expect(parseAnswer(`{"rows": [${'{"name": "Bolt", "price": 12.5}, '.repeat(400)}`)).toEqual({ kind: 'endless' });
  });

  it('is no endless one for repeating itself and ending', () => {
    const rows = Array.from({ length: 400 }, () => ({ name: 'Bolt', price: 12.5 }));
    expect(parseAnswer(JSON.stringify({ rows }))).toEqual(json({ rows }));
    expect(parseAnswer(`Here: ${JSON.stringify({ rows })} `)).toEqual(json({ rows }));
  });

  it('is found in time, however the answer is made', () => {
    const texts = ['{'.repeat(500_000), '{"'.repeat(250_000), '[{'.repeat(250_000), '{}'.repeat(250_000), '{"a": [1, '.repeat(50_000), '```\n'.repeat(100_000), `${'x '.repeat(200_000)}{"a":1}`];
    const before = performance.now();
    for (const text of texts) parseAnswer(text);
    expect(performance.now() - before).toBeLessThan(1_500);
  });
});
