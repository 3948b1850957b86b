import { describe, expect, it, test } from 'vitest';
import { containment, cosine, isAlike, overlap, sharedLines } from './likeness.ts';

const set = (text: string) => new Set(text);

describe('sets', () => {
  it.each([
    ['abc', 'abc', 1, 1],
    ['ab', 'abcd', 0.5, 1],
    ['abcd', 'ab', 0.5, 1],
    ['abc', 'bcd', 0.5, 2 / 3],
    ['abcd', 'bx', 0.2, 0.5],
    ['ab', 'cd', 0, 0],
    ['', 'ab', 0, 0],
    ['ab', '', 0, 0],
    ['', '', 0, 0],
  ])('%s and %s share %d of all, and %d of the smaller', (a, b, ofAll, ofSmaller) => {
    expect(overlap(set(a), set(b))).toBeCloseTo(ofAll);
    expect(containment(set(a), set(b))).toBeCloseTo(ofSmaller);
  });
});

test('vectors are alike by their direction', () => {
  const of = (a: number[], b: number[]) => cosine(Float64Array.from(a), Float64Array.from(b));
  expect(of([1, 2], [2, 4])).toBeCloseTo(1);
  expect(of([1, 0], [0, 1])).toBe(0);
  expect(of([1, 0], [-3, 0])).toBeCloseTo(-1);
  expect(of([3, 4], [4, 3])).toBeCloseTo(24 / 25);
  expect([of([0, 0], [1, 1]), of([1, 1], [0, 0])]).toEqual([0, 0]);
  expect(of([3, 4], [3])).toBeCloseTo(0.6);
});

describe('lines', () => {
  it.each<[string, string[], string[], number]>([
    ['all', ['Acme Ltd', 'Main Street 1'], ['Main Street 1', 'Acme Ltd', 'Page 2'], 1],
    ['half of the shorter', ['Acme Ltd', 'Page 1', 'Sum', 'Total'], ['Acme Ltd', 'Other'], 0.5],
    ['those that OCR misread', ['Acme Limited, Main Street'], ['Acme Lirnited, Main Street'], 1],
    ['none that are too short to say anything', ['ab', 'cd'], ['ab', 'cd'], 0],
    ['none of none', [], ['Acme Ltd'], 0],
  ])('%s are shared', (_, a, b, share) => {
    expect(sharedLines(a, b)).toBeCloseTo(share);
    expect(sharedLines(b, a)).toBeCloseTo(share);
  });

  it.each([
    ['Acme', 'Acme', true],
    ['Acme Li', 'Acme L1', false],
    ['Acme Limited, Main Street', 'Acme Lirnited, Main Street', true],
    ['Acme Limited', 'Acme Limited of Berlin', false],
    ['Acme Limited', 'Other Company', false],
  ])('%s and %s are the same but for what was misread: %s', (a, b, alike) => {
    expect([isAlike(a, b), isAlike(b, a)]).toEqual([alike, alike]);
  });
});
