import { stripVTControlCharacters } from 'node:util';
import { style } from './terminal-style.ts';

export interface Column {
  header: string;
  align?: 'right';
}

/** Characters that take two columns of a terminal: East Asian scripts, full-width forms and pictographs. */
const WIDE = new RegExp(
  String.raw`[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]` +
    String.raw`|\p{Extended_Pictographic}`,
  'u',
);
const COMBINING = /\p{Mn}|\p{Me}|\u200d/u;
const GAP = '  ';
const MIN_LAST_WIDTH = 20;

const widthOf = (character: string) => (COMBINING.test(character) ? 0 : WIDE.test(character) ? 2 : 1);

/** Columns that a text takes on a terminal. */
export function measureWidth(text: string): number {
  let width = 0;
  for (const character of stripVTControlCharacters(text)) width += widthOf(character);
  return width;
}

/** Cuts a text without styles to a width. */
export function cutToWidth(text: string, width: number): string {
  if (measureWidth(text) <= width) return text;
  let used = 0;
  let cut = '';
  for (const character of text) {
    used += widthOf(character);
    if (used > width - 1) break;
    cut += character;
  }
  return `${cut}…`;
}

/**
 * Formats rows under headers. On a terminal, the last column is cut to what the line has left.
 * @param width columns of the terminal; undefined elsewhere, where nothing is cut
 */
export function formatTable(columns: Column[], rows: string[][], width?: number): string {
  const widths = columns.map(({ header }, index) =>
    rows.reduce((widest, row) => Math.max(widest, measureWidth(row[index] ?? '')), header.length),
  );
  const before = widths.slice(0, -1).reduce((sum, one) => sum + one + GAP.length, 0);
  const lastWidth = width === undefined ? Infinity : Math.max(MIN_LAST_WIDTH, width - before);
  const formatRow = (cells: string[]) =>
    columns
      .map(({ align }, index) => {
        const cell = cells[index] ?? '';
        const text = index === columns.length - 1 ? cutToWidth(cell, lastWidth) : cell;
        const padding = ' '.repeat(Math.max(0, (widths[index] ?? 0) - measureWidth(text)));
        return align === 'right' ? padding + text : text + padding;
      })
      .join(GAP)
      .trimEnd();
  const header = formatRow(columns.map((column) => column.header));
  return [style('dim', header), ...rows.map(formatRow)].join('\n');
}
