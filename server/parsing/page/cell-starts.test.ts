import { describe, expect, test } from 'vitest';
import { cellStarts } from './cell-starts.ts';
import type { PlacedWord } from './placed-words.ts';

/** Words of letters one point wide, at the places where they are drawn; a line is 1.15 points high. */
function place(drawing: string, isRecognized: boolean): PlacedWord[] {
  return [...drawing.matchAll(/\S+/g)].map(({ 0: text, index }) => ({
    text,
    x0: index,
    y0: 0,
    x1: index + text.length,
    y1: 1.15,
    ...(isRecognized && { confidence: 0.9 }),
  }));
}

// Three rows have a column that begins at the same place.
const ROWS = ['Tea      12', 'Rolls    15', 'Coffee   18'];
/** A space of one em is wide for printed type, and usual in type of one width on receipts. */
const PROSE = ['13, Long Street 8', 'to all of us who are here'];

describe('a word below a column', () => {
  const read = (isRecognized: boolean) =>
    cellStarts([...ROWS, ...PROSE, 'No 3, of 12'].map((row) => place(row, isRecognized))).at(-1);

  test('begins a cell after a wide space', () => {
    expect(read(false)).toEqual([false, false, false, true]);
  });

  test('begins none where all spaces of recognised type are as wide', () => {
    expect(read(true)).toEqual([false, false, false, false]);
  });
});

test('columns of recognised type are cells', () => {
  expect(cellStarts(ROWS.map((row) => place(row, true)))).toEqual(ROWS.map(() => [false, true]));
});
