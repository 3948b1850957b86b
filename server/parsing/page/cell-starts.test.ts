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

/** For each row, its words, with ` | ` before those that begin a cell. */
function read(...rows: string[]): string[] {
  const placed = rows.map((row) => place(row, false));
  const starts = cellStarts(placed);
  return placed.map((row, r) => row.map(({ text }, at) => `${starts[r]?.[at] === true ? '| ' : ''}${text}`).join(' '));
}

describe('a cell begins', () => {
  test('after more white space than any text has', () => {
    expect(read('ab  cd', 'ab cd')).toEqual(['ab | cd', 'ab cd']);
  });

  test('after less of it where two other rows begin one there', () => {
    expect(read('a      xy', 'b      xy', 'longer xy')).toEqual(['a | xy', 'b | xy', 'longer | xy']);
    expect(read('a      xy', 'longer xy')).toEqual(['a | xy', 'longer xy']);
    expect(read('a     xy', 'b       xy', 'longer xy')).toEqual(['a | xy', 'b | xy', 'longer | xy']);
    expect(read('a    xy', 'b         xy', 'longer xy')).toEqual(['a | xy', 'b | xy', 'longer xy']);
  });

  test('where numbers of two other rows end', () => {
    expect(read('a       1', 'b      12', 'longer 123')).toEqual(['a | 1', 'b | 12', 'longer | 123']);
    expect(read('a         1', 'b         2', 'longer 1234')).toEqual(['a | 1', 'b | 2', 'longer | 1234']);
    expect(read('a          1', 'b          2', 'longer wxyz')).toEqual(['a | 1', 'b | 2', 'longer wxyz']);
    expect(read('a          x', 'b          y', 'longer 1234')).toEqual(['a | x', 'b | y', 'longer 1234']);
  });

  test('where a printed word begins within or before the one before it', () => {
    const word = (text: string, x0: number, x1: number): PlacedWord => ({ text, x0, x1, y0: 0, y1: 1.15 });
    const starts = (...words: PlacedWord[]): boolean[] | undefined => cellStarts([words])[0];
    expect(starts(word('over', 0, 4), word('next', 3.4, 7), word('last', 8, 9))).toEqual([false, true, false]);
    expect(starts(word('over', 0, 4), word('next', 3.6, 7), word('last', 8, 9))).toEqual([false, false, false]);
    expect(starts(word('b', 2, 2.4), word('a', 1.9, 3), word('last', 4, 5))).toEqual([false, true, false]);
    expect(starts(word('right', 6, 9), word('to', 3, 5.5), word('left', 0, 2.5))).toEqual([false, false, false]);
    const recognized = [word('over', 0, 4), word('next', 3, 7)].map((one) => ({ ...one, confidence: 1 }));
    expect(starts(...recognized)).toEqual([false, false]);
  });
});

test('recognised type needs a space that is wider than usual', () => {
  const words = (...gaps: number[]): PlacedWord[] => {
    let x = 0;
    return gaps.map((gap) => ({ text: '1', x0: (x += gap), x1: (x += 1), y0: 0, y1: 1.15, confidence: 0.9 }));
  };
  // Columns begin at 10 in two rows; the third one has a space before it.
  const third = (...gaps: number[]): boolean | undefined =>
    cellStarts([words(0, 9), words(0, 9), words(...gaps)])[2]?.at(-1);
  expect(third(2.5, 0.8, 0.8, 0.8, 1.2)).toBe(true);
  expect(third(2.6, 0.9, 0.9, 0.9, 0.7)).toBe(false);
  expect(third(7.4, 1.6)).toBe(true);
  expect(third(8.5, 0.5)).toBe(false);
  expect(third(8.4, 0.6)).toBe(true);
});
