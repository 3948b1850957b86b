import { expect, test } from 'vitest';
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
