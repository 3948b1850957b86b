import { describe, expect, test } from 'vitest';
import { cellStarts } from './cell-starts.ts';
import { groupRows, rowWords } from './group-rows.ts';
import type { TextRun } from './placed-words.ts';

/** A run of letters five points wide, whose words begin at these places. */
function createRun(y: number, ...words: readonly (readonly [text: string, x: number])[]): TextRun {
  const placed = words.map(([text, x]) => ({ text, x0: x, y0: y, x1: x + 5 * text.length, y1: y + 11.5 }));
  const [x0, x1] = [Math.min(...placed.map((word) => word.x0)), Math.max(...placed.map((word) => word.x1))];
  return { words: placed, x0, y0: y, x1, y1: y + 11.5, rotation: 0 };
}

/** The text of the rows, with ` | ` between cells. */
function read(runs: TextRun[]): string[] {
  const rows = groupRows(runs).map(rowWords);
  const starts = cellStarts(rows);
  return rows.map((row, index) =>
    row.map(({ text }, at) => (at === 0 ? text : `${starts[index]?.[at] === true ? ' | ' : ' '}${text}`)).join(''),
  );
}

test('a text that is too long for its column stays whole, in a cell of its own', () => {
  const name = createRun(0, ['Committee', 0], ['for', 48], ['Senate', 66]);
  expect(read([name, createRun(0, ['5549', 50])])).toEqual(['Committee for Senate | 5549']);
  expect(read([name, createRun(0, ['5549', 85])])).toEqual(['Committee for Senate | 5549']);
  expect(read([name, createRun(0, ['5549', 99])])).toEqual(['Committee for Senate 5549']);
});

test('a text in the white space of another one is read at its place', () => {
  const form = createRun(0, ['Dated', 0], ['at', 60]);
  expect(read([form, createRun(0, ['today', 30])])).toEqual(['Dated today at']);
});

test('words that a run has in another order are read by their places', () => {
  expect(read([createRun(0, ['second', 35], ['first', 5])])).toEqual(['first second']);
});

test('words that overlap in a script from right to left are in one cell', () => {
  expect(read([createRun(0, ['שלום', 40], ['עולם', 17]), createRun(0, ['טוב', 0])])).toEqual(['שלום עולם טוב']);
});

/** A run of one word between these heights; it is 10 points high by default. */
function place(text: string, x: number, y: number, { height = 10, width = 5 * text.length } = {}): TextRun {
  const box = { x0: x, y0: y, x1: x + width, y1: y + height };
  return { words: [{ text, ...box }], ...box, rotation: 0 };
}

const group = (...runs: TextRun[]): string[][] =>
  groupRows(runs).map((row) => row.map(({ words }) => words.map(({ text }) => text).join(' ')));

describe('runs are in one row', () => {
  test.each<[string, TextRun[], string[][]]>([
    ['where their middles are close', [place('a', 0, 0), place('b', 50, 4)], [['a', 'b']]],
    ['but not further apart', [place('a', 0, 0), place('b', 50, 4.1)], [['a'], ['b']]],
    [
      'where a small one shares the base line of a large one',
      [place('Large', 0, 0, { height: 30 }), place('b', 200, 20)],
      [['Large', 'b']],
    ],
    ['but not near its top', [place('Large', 0, 0, { height: 30 }), place('b', 200, 0)], [['b'], ['Large']]],
    [
      'where a small one is lowered right after another',
      [place('m', 0, 10, { height: 20 }), place('2', 5.5, 24.5)],
      [['m', '2']],
    ],
    ['but not further on', [place('m', 0, 10, { height: 20 }), place('2', 8.1, 24.5)], [['m'], ['2']]],
    ['or hardly smaller', [place('m', 0, 10), place('2', 5, 15.9, { height: 8.1 })], [['m'], ['2']]],
    ['or lower than half of it', [place('m', 0, 10, { height: 20 }), place('2', 5, 25)], [['m'], ['2']]],
    ['but not above each other', [place('under', 0, 0), place('line', 0, 3)], [['under'], ['line']]],
    ['nor over half of one', [place('under', 0, 0), place('line', 14, 3)], [['under'], ['line']]],
    ['but over less than half of it', [place('under', 0, 0), place('line', 16, 3)], [['under', 'line']]],
    ['or at the same height', [place('under', 0, 0), place('line', 0, 0.5)], [['under', 'line']]],
  ])('%s', (_, runs, rows) => {
    expect(group(...runs)).toEqual(rows);
    expect(group(...runs.toReversed()).map((row) => row.toSorted())).toEqual(rows.map((row) => row.toSorted()));
  });

  test('which is the closest of several, from top to bottom', () => {
    const over = [place('Large', 0, 0, { height: 30 }), place('small', 0, 12)];
    expect(group(place('below', 0, 40), ...over, place('x', 200, 14))).toEqual([['Large'], ['small', 'x'], ['below']]);
    expect(group(...over, place('y', 200, 18))).toEqual([['small'], ['Large', 'y']]);
  });

  test('whose place is the mean of its runs', () => {
    const stairs = Array.from({ length: 6 }, (_, step) => place(String(step), 50 * step, 1.3 * step));
    expect(group(...stairs)).toEqual([['0', '1', '2', '3', '4', '5']]);
    const steep = Array.from({ length: 6 }, (_, step) => place(String(step), 50 * step, 3 * step));
    expect(group(...steep)).toEqual([
      ['0', '1'],
      ['2', '3'],
      ['4', '5'],
    ]);
  });
});
