import { describe, expect, it } from 'vitest';
import { indexDocument, splitIntoTokens } from './document-index.ts';
import { createLayout, createPlainPage } from './testing/pages.ts';

const index = (...pages: string[]) =>
  indexDocument(createLayout(...pages.map((text, number) => createPlainPage(text.split('\n'), number + 1))));
const quote = ({ page, start, end }: { page: { text: string }; start: number; end: number }) =>
  page.text.slice(start, end);

it.each([
  ['Müller & Söhne GmbH', ['muller', 'sohne', 'gmbh']],
  ['INV-7/2026', ['inv', '7', '2026']],
  ['東京 Tower', ['東', '京', 'tower']],
  ['Tower東京', ['tower', '東', '京']],
  ['...', []],
])('the words of “%s” are %j', (text, words) => {
  expect(splitIntoTokens(text).map(({ folded }) => folded)).toEqual(words);
});

it('words have their places, on all pages', () => {
  const { tokens, postings } = index('Bolts of steel\nNuts', 'Steel');
  expect(tokens.map(({ hit }) => quote(hit))).toEqual(['Bolts', 'of', 'steel', 'Nuts', 'Steel']);
  expect(tokens.map(({ hit: { page, line, at } }) => [page.number, line, at])).toEqual([
    [1, 0, 0],
    [1, 0, 6],
    [1, 0, 9],
    [1, 1, 15],
    [2, 2, 21],
  ]);
  expect(postings.get('steel')).toEqual([2, 4]);
  expect(postings.get('Steel')).toBe(undefined);
});

describe('a word at the end of a line', () => {
  const wordsOf = (...pages: string[]) => index(...pages).tokens.map(({ folded }) => folded);

  it('goes on in the next one after a hyphen', () => {
    const { tokens } = index('a contract of employ-\nment with');
    expect(tokens.map(({ folded }) => folded)).toEqual(['a', 'contract', 'of', 'employment', 'with']);
    expect(tokens.map(({ hit }) => quote(hit))[3]).toBe('employ-\nment');
    expect(wordsOf('employ\u00ad \n  ment')).toEqual(['employment']);
  });

  it.each([
    ['without a hyphen', ['employ\nment']],
    ['before a capital', ['Employ-\nMent']],
    ['before a number', ['employ-\n7']],
    ['with more behind it', ['employ-)\nment']],
    ['of another page', ['employ-', 'ment']],
  ])('does not go on %s', (_, pages) => {
    expect(wordsOf(...pages)).toHaveLength(2);
  });
});

describe('numbers', () => {
  const find = (text: string, value: number) => index(text).written.numbers.get(value)?.map(quote);

  it.each<[string, number, string[]]>([
    ['Total: 1,118.50 EUR', 1118.5, ['1,118.50 EUR']],
    ['7.6 million people', 7_600_000, ['7.6 million']],
    ['7.6 million people', 7.6, ['7.6']],
    ['3 Tsd. Stück', 3_000, ['3 Tsd.']],
    ['1.2 bn', 1_200_000_000, ['1.2 bn']],
    ['4,1 Milliarden und 2,5 Mio.', 4_100_000_000, ['4,1 Milliarden']],
    ['0.3 million', 300_000, ['0.3 million']],
    ['- 12 bolts', 12, ['12']],
    ['- 12 bolts', -12, ['- 12']],
    ['Bolts 5 and 5', 5, ['5', '5']],
  ])('“%s” has %d', (text, value, quotes) => {
    expect(find(text, value)).toEqual(quotes);
  });

  it('are not multiplied by a part of a word, or by one that is far', () => {
    expect(find('3 thousandths', 3_000)).toBe(undefined);
    expect(find('3 of a million', 3_000_000)).toBe(undefined);
  });

  it('have a minus where no list begins with it', () => {
    expect(find('Sum: - 12', 12)).toBe(undefined);
    expect(find('-12', 12)).toBe(undefined);
  });

  it('and dates may be read in another way', () => {
    const { written, readAlternative } = index('Total 1,234 due 03/04/2026, or 1,118.50 by 13/04/2026');
    expect(written.numbers.has(1234)).toBe(true);
    expect(written.dates.has('2026-04-03')).toBe(true);
    expect(readAlternative().numbers.has(1.234)).toBe(true);
    expect(readAlternative().dates.has('2026-03-04')).toBe(true);
    expect(readAlternative()).toBe(readAlternative());
    expect(index('Total 1.234,50').readAlternative().numbers.has(1.234)).toBe(false);
    expect(index('Summe 1.118,50 und 2,505').readAlternative().numbers.has(2505)).toBe(true);
  });
});

describe('a document', () => {
  it('writes decimals where three lines have an amount', () => {
    const lines = ['A 1.50', 'B 2,50', 'C 7.10 and 7.20'];
    expect(index(lines.join('\n')).writesDecimals()).toBe(true);
    expect(index([...lines.slice(1), 'C 7.105', 'D 1.2.26', '03.10.26', '3.10.2026'].join('\n')).writesDecimals()).toBe(
      false,
    );
    expect(index('A 1.118,50\nB 1,118.50\nC 12.118.50').writesDecimals()).toBe(true);
  });

  it('denies by a cross where it has ticks too', () => {
    expect(index('Bread ✓\nMilk ✗').crossesDeny()).toBe(true);
    expect(index('Bread ✔\nMilk ✘').crossesDeny()).toBe(true);
    expect(index('Bread ✓\nMilk').crossesDeny()).toBe(false);
    expect(index('Bread\nMilk ✗').crossesDeny()).toBe(false);
  });

  it.each([
    ['at 10:00 UTC', true],
    ['at 10:00 CEST today', true],
    ['2026-05-04T10:00:00Z', true],
    ['10:00 +02:00', true],
    ['10:00 -0500', true],
    ['10:00 +99', false],
    ['at 10:00', false],
    ['UTCX and Zulus', false],
  ])('“%s” has a time zone: %s', (text, expected) => {
    expect(index(`First\n${text}`).statesZone()).toBe(expected);
  });

  it('has lines by what their words mean', () => {
    const lines = index('Invoice number: 7\nTotal amount', 'Number of bolts').linesByConcept();
    expect([...(lines.get('number') ?? [])]).toEqual([0, 2]);
    expect([...(lines.get('total') ?? [])]).toEqual([1]);
  });
});

it('a long line is read in parts that end at spaces', () => {
  const { lines, tokens } = index(`First\n${'word '.repeat(2_500)}`);
  expect(lines.length).toBeGreaterThan(3);
  expect(Math.max(...lines.map(({ text }) => text.length))).toBeLessThanOrEqual(5_001);
  expect(lines.map(({ text }) => text).join('')).toBe(`First${'word '.repeat(2_500)}`);
  expect(tokens).toHaveLength(2_501);
  expect(tokens.every(({ hit }) => /^(?:First|word)$/.test(quote(hit)))).toBe(true);
  expect(lines[2]?.start).toBe(lines[2]?.at);
  expect(index('x'.repeat(12_000)).lines.map(({ text }) => text.length)).toEqual([5_000, 5_000, 2_000]);
});

it('the conventions are those of the beginning of a long document', () => {
  const page = `${'Amount 1.118,50\n'.repeat(100)}`;
  const pages = [...Array.from({ length: 3 }, () => page), 'Sum 1.234'];
  expect(index(...pages).written.numbers.has(1234)).toBe(true);
});
