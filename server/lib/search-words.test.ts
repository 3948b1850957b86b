import { expect, test } from 'vitest';
import { hasSearchTerms, listSearchWords, parseSearchQuery } from './search-words.ts';

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
