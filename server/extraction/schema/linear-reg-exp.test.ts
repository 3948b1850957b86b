import { describe, expect, it } from 'vitest';
import { createLinearRegExp } from './linear-reg-exp.ts';

describe('createLinearRegExp', () => {
  it.each([
    ['^(a+)+$', `${'a'.repeat(50_000)}!`],
    ['^(a|a)*$', `${'a'.repeat(50_000)}!`],
    ['^([a-zA-Z0-9]+\\s?)*$', `${'a1 '.repeat(15_000)}!`],
  ])('runs %s in linear time, so that it ends', (pattern, text) => {
    expect(createLinearRegExp(pattern).test(text)).toBe(false);
  });

  const patterns = [
    '^.$',
    'a.b',
    '^[^]$',
    '[]',
    '\\s',
    '\\S',
    '^[\\s\\S]$',
    '[^\\s]',
    '[\\S\\d]',
    '\\d',
    '\\w',
    '\\bb',
    '\\u00e9',
    '\\u{1F600}',
    '\\uD83D\\uDE00',
    '[\\u00e0-\\u00ff]',
    '\\p{L}',
    '^\\P{L}$',
    '\\p{Script=Greek}',
    '\\p{Letter}',
    '\\cJ',
    '\\0',
    '[[]',
    '[\\]a]',
    '[.]',
    '[^.]',
    '\\.',
    '\\[a',
    '\\\\s',
    '[\\-x]',
    '^(?=a)',
    '(?<!a)b',
    '(a)\\1',
    '(?<n>a)',
    'a$',
    '^$',
    '[[:x]',
    'a{2,3}',
    '(?:a|b)c',
    '\\/',
    '[\\b]',
    '\\x41',
  ];
  const texts = [
    '',
    'a',
    'b',
    'A',
    'ab',
    'aa',
    'bc',
    'a\n',
    '\n',
    '\r',
    '\u2028',
    '\u00a0',
    '\ufeff',
    ' ',
    'é',
    '😀',
    'α',
    '٣',
    '[a',
    ']',
    ':',
    '.',
    '-',
    '\0',
    '\b',
    '\\s',
    '/',
    'x',
    'a b',
  ];
  it.each(patterns)('matches like the native engine: %s', (pattern) => {
    const native = new RegExp(pattern, 'u');
    const linear = createLinearRegExp(pattern);
    for (const text of texts) expect([text, linear.test(text)]).toEqual([text, native.test(text)]);
  });
});
