import { describe, expect, test } from 'vitest';
import { collectWords, hasSearchTerms, listSearchWords, parseSearchQuery, splitWords } from './search-words.ts';

test('words are letters and digits, without case, accents and repetitions', () => {
  expect(listSearchWords(['Invoice_2024.final.pdf', 'INVOICE m² Straße ΟΔΟΣ İzmir ﬁne'])).toEqual([
    'invoice',
    '2024',
    'final',
    'pdf',
    'm2',
    'strasse',
    'οδοσ',
    'izmir',
    'fine',
  ]);
  expect(listSearchWords(['हिन्दी', 'Ёлка'])).toEqual(['हिन्दी', 'елка']);
});

test('text without spaces is cut into pairs of characters', () => {
  expect(listSearchWords(['ABC株式会社'])).toEqual(['abc', '株式', '式会', '会社', '社']);
  expect(parseSearchQuery('株式会')).toEqual([
    { text: '株式', isPrefix: false },
    { text: '式会', isPrefix: false },
  ]);
  expect(parseSearchQuery('社 x')).toEqual([
    { text: '社', isPrefix: true },
    { text: 'x', isPrefix: true },
  ]);
});

test('a query has no syntax, and none of punctuation finds anything', () => {
  expect(parseSearchQuery('NEAR("a* -b"').map(({ text }) => text)).toEqual(['near', 'a', 'b']);
  expect(hasSearchTerms(['anything'], parseSearchQuery('%_*'))).toBe(false);
});

test('long words and large texts are cut', () => {
  const long = 'x'.repeat(100_000);
  expect(listSearchWords([long])).toEqual(['x'.repeat(64)]);
  expect(hasSearchTerms([long], parseSearchQuery('x'.repeat(200)))).toBe(true);
  const words = Array.from({ length: 100_000 }, (_, index) => `w${index}`).join(' ');
  const stored = listSearchWords([words]);
  expect(stored.length).toBeGreaterThan(10_000);
  expect(Buffer.byteLength(stored.join(''))).toBeLessThan(1024 * 1024);
});

test.each([
  ['\u00d8re \u0142\u00f3d\u017a \u0111\u00f0 \u00c6\u0153\u00fe', ['ore', 'lodz', 'dd', 'aeoeth']],
  ['\uff21\uff22\u00bd 1\u20442', ['ab12', '1', '2']],
  ['\u03c3\u03c2\u03a3', ['\u03c3\u03c3\u03c3']],
  ['a\u0301b\u0308', ['ab']],
  ['x-y_z.1,2', ['x', 'y', 'z', '1', '2']],
  ['\u0e01\u0e02\u0e03abc\u6f22', ['\u0e01\u0e02', '\u0e02\u0e03', '\u0e03', 'abc', '\u6f22']],
  ['---', []],
])('%j has the words %j', (text, words) => {
  expect(listSearchWords([text])).toEqual(words);
});

test('words have at most 64 characters, whatever these are', () => {
  expect(splitWords('A'.repeat(65))).toEqual(['a'.repeat(64)]);
  expect(splitWords('\u00e4'.repeat(65))).toEqual(['a'.repeat(64)]);
  expect(splitWords('\ud801\udc28'.repeat(65))).toEqual(['\ud801\udc28'.repeat(64)]);
});

describe('a collection of words', () => {
  test('leaves out those that are known, and says nothing of them', () => {
    expect(collectWords(['one two', 'two three'], { without: ['two'] })).toEqual({
      words: ['one', 'three'],
      isPartial: false,
    });
    expect(collectWords([])).toEqual({ words: [], isPartial: false });
  });

  test('is partial where a text is longer than what is read', () => {
    const filler = ' '.repeat(300_000 - 3);
    expect(collectWords([`${filler}abc`])).toEqual({ words: ['abc'], isPartial: false });
    expect(collectWords([`${filler}abcd`, 'more'])).toEqual({ words: ['abc', 'more'], isPartial: true });
  });

  test('is partial where its words and their prefixes are too long, known ones included', () => {
    const words = (from: number, count: number): string[] =>
      Array.from({ length: count }, (_, index) => `w${String(from + index).padStart(7, '0')}`);
    // A word of eight characters, with twelve of its prefix.
    expect(collectWords([words(0, 15_000).join(' ')])).toMatchObject({ isPartial: false });
    const full = collectWords([words(0, 15_001).join(' '), 'later']);
    expect(full).toMatchObject({ isPartial: true });
    expect(full.words).toHaveLength(15_000);
    const some = collectWords([words(5, 20).join(' ')], { without: words(100, 14_990) });
    expect(some).toMatchObject({ isPartial: true });
    expect(some.words).toEqual(words(5, 10));
  });
});

test.each([
  [
    'One two',
    [
      ['one', false],
      ['two', true],
    ],
  ],
  [
    'one ONE x',
    [
      ['one', false],
      ['x', true],
    ],
  ],
  [
    'one one',
    [
      ['one', false],
      ['one', true],
    ],
  ],
  [
    '\u6771\u4eac\u90fd abc',
    [
      ['\u6771\u4eac', false],
      ['\u4eac\u90fd', false],
      ['abc', true],
    ],
  ],
  [
    '\u90fd\u00e4',
    [
      ['\u90fd', true],
      ['a', true],
    ],
  ],
  [
    'abc \u6771\u4eac',
    [
      ['abc', false],
      ['\u6771\u4eac', false],
    ],
  ],
])('the query %j has the terms %j', (query, terms) => {
  expect(parseSearchQuery(query).map(({ text, isPrefix }) => [text, isPrefix])).toEqual(terms);
});

test.each([
  ['inv', true],
  ['inv num', false],
  ['invoice num', true],
  ['number invoice', true],
  ['invoice x', false],
])('a text is found by all words of a query, the last one by its beginning: %j %j', (query, isFound) => {
  expect(hasSearchTerms(['Invoice', 'numbers and number'], parseSearchQuery(query))).toBe(isFound);
});
