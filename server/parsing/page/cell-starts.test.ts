import { describe, expect, test } from 'vitest';
import { cellStarts } from './cell-starts.ts';
import type { PlacedWord } from './placed-words.ts';

/** Words of letters one point wide, at the places where they are drawn; a line is 1.15 points high. */
function place(drawing: string, isRecognised: boolean): PlacedWord[] {
  return [...drawing.matchAll(/\S+/g)].map(({ 0: text, index }) => ({
    text,
    x0: index,
    y0: 0,
    x1: index + text.length,
    y1: 1.15,
    ...(isRecognised && { confidence: 0.9 }),
  }));
}

// Three rows have a column that begins at the same place.
const ROWS = ['Tea      12', 'Rolls    15', 'Coffee   18'];
/** In type of one width, a space is as wide as a letter. */
const PROSE = ['13, Long Street 8', 'to all of us who are here'];

/** Words with a narrow space between them, up to the place of the last one. */
const print = (text: string, last?: number): PlacedWord[] => {
  let x = 0;
  return text.split(' ').map((word, index, all) => {
    const x0 = index === all.length - 1 ? (last ?? x) : x;
    x = x0 + word.length + 0.3;
    return { text: word, x0, y0: 0, x1: x0 + word.length, y1: 1.15 };
  });
};

describe('a word below a column', () => {
  const columns = (isRecognised: boolean) => ROWS.map((row) => place(row, isRecognised));

  test('begins a cell after a space that is wider than those of the page', () => {
    const rows = [...columns(false), print('to all of us who are here'), print('Number of 12', 9)];
    expect(cellStarts(rows).at(-1)).toEqual([false, false, true]);
  });

  test.each([['recognised', true] as const, ['printed', false] as const])(
    'begins none where all spaces of %s type are as wide',
    (_, isRecognised) => {
      const rows = [...columns(isRecognised), ...[...PROSE, 'No 3, of 12'].map((row) => place(row, isRecognised))];
      expect(cellStarts(rows).at(-1)).toEqual([false, false, false, false]);
    },
  );

  test('begins a cell in narrow columns of numbers, whose spaces are no measure for words', () => {
    const rows = [
      ...columns(false),
      ...['1 2 3 4 5', '6 7 8 9 1'].map((row) => place(row, false)),
      print('Net of 12', 9),
    ];
    expect(cellStarts([...rows, print('all of us who are here'), print('Number of 12', 9)]).at(-1)).toEqual([
      false,
      false,
      true,
    ]);
  });
});

test('columns of recognised type are cells', () => {
  expect(cellStarts(ROWS.map((row) => place(row, true)))).toEqual(ROWS.map(() => [false, true]));
});
