import { describe, expect, it, test } from 'vitest';
import { chooseNearest, chooseNext, findFirst, isFarFrom, isTornApart, UsedPlaces } from './choose-place.ts';
import type { Hit } from './document-index.ts';
import { getWordSimilarity } from './find-similar.ts';
import { ground, page } from './testing/ground-layout.ts';

it.each<[string, string, number]>([
  ['rope', 'rope', 1],
  ['garden', 'gardem', 5 / 6],
  ['garden', 'gardn', 5 / 6],
  ['garden', 'gargoy', 0],
  ['gardens', 'gordan', 0],
  ['garden', 'garxxn', 4 / 6],
  ['ab', 'ac', 0],
  ['abc', 'abd', 2 / 3],
  ['abcde', 'abcdefgh', 5 / 8],
  ['abcd', 'abcdefgh', 0],
  ['no12345', 'no12346', 0],
  ['no12345', 'nn12345', 6 / 7],
  ['12345a', 'abcdea', 0],
  ['x'.repeat(60), `${'x'.repeat(59)}y`, 59 / 60],
  ['x'.repeat(61), `${'x'.repeat(60)}y`, 0],
])('the words %s and %s are alike by %d', (a, b, similarity) => {
  expect(getWordSimilarity(a, b)).toBeCloseTo(similarity);
  expect(getWordSimilarity(b, a)).toBeCloseTo(similarity);
});

describe('a text that is almost that of the document', () => {
  const find = (value: string, ...lines: string[]) => {
    const { match, quote, likeness } = ground(page(...lines), { value })['/value'] ?? {};
    return { match, quote, likeness: Math.round((likeness ?? 0) * 100) / 100 };
  };

  it('has misread letters, or lacks a word', () => {
    expect(find('Hartwell Print Works', 'From Hartwe1l Print Works, London')).toMatchObject({
      match: 'fuzzy',
      quote: 'Hartwe1l Print Works',
    });
    expect(find('Hartwell Fine Print Works', 'From Hartwell Print Works, London')).toMatchObject({
      match: 'fuzzy',
      quote: 'Hartwell Print Works',
      likeness: 0.82,
    });
    expect(find('Hartwell Works', 'From Hartwell Print Works, London')).toMatchObject({ match: 'fuzzy' });
  });

  it('has more in common than with any other', () => {
    const lines = ['Hartwell Paint Marks', 'Hartwell Print Marks', 'Bolt Ltd'];
    expect(find('Hartwell Print Works', ...lines)).toMatchObject({ quote: 'Hartwell Print Marks' });
  });

  it('is no text that shares a word only', () => {
    expect(find('Hartwell Print Works', 'From Hartwell Road 12')).toMatchObject({ match: 'not_found', quote: null });
    expect(find('Rxp', 'Rope')).toMatchObject({ match: 'not_found' });
  });
});

describe('places', () => {
  const hit = (line: number, at = line * 100): Hit => ({ page: {} as never, start: at, end: at + 4, line, at });
  const hits = [1, 2, 5, 9].map((line) => hit(line));
  const usedOf = (...lines: number[]) => {
    const used = new UsedPlaces();
    for (const line of lines) used.add(hit(line));
    return used;
  };

  it.each<[string, number, number[], number]>([
    ['at the offset', 200, [], 2],
    ['after the offset', 201, [], 5],
    ['after used ones', 100, [1, 2], 5],
    ['before the offset where none after it is free', 300, [5, 9], 1],
    ['that is used, where all are', 300, [1, 2, 5, 9], 5],
    ['that is the first, where all before the offset are used', 1_000, [1, 2, 5, 9], 1],
  ])('the next one is %s', (_, from, used, line) => {
    expect(chooseNext(hits, from, usedOf(...used))?.line).toBe(line);
  });

  it.each<[string, number, number[], number]>([
    ['in the line', 5, [], 5],
    ['below', 8, [], 9],
    ['below where the one above is as far', 7, [], 9],
    ['above where that is much nearer', 6, [], 5],
    ['a free one', 5, [5], 9],
    ['a used one where none is free', 5, [1, 2, 5, 9], 5],
  ])('the nearest one is %s', (_, line, used, chosen) => {
    expect(chooseNearest(hits, hit(line), usedOf(...used))?.line).toBe(chosen);
  });

  test('the first one is the one with the lowest offset', () => {
    expect(findFirst([hit(5), hit(2), hit(9)])?.line).toBe(2);
    expect(findFirst([])).toBeNull();
  });

  test('more than three lines apart are far from each other', () => {
    expect([hit(8), hit(9), hit(2), hit(1)].map((one) => isFarFrom(one, hit(5)))).toEqual([false, true, false, true]);
  });

  test('of values with one place each, in different rows of a table, none tells the entry', () => {
    const places = (...lines: [number, number][]) =>
      lines.map(([line, count]) => ({ hit: hit(line), hits: Array.from({ length: count }, () => hit(line)) }));
    expect(isTornApart(places([1, 1], [9, 1], [9, 3]))).toBe(true);
    expect(isTornApart(places([1, 1], [4, 1], [4, 3]))).toBe(false);
    expect(isTornApart(places([1, 1], [9, 2], [9, 3]))).toBe(false);
    expect(isTornApart(places([1, 1], [9, 1]))).toBe(false);
  });
});
