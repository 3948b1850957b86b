import { findFirstIndex } from '../../../lib/collections.ts';
import type { Layout } from '../../../parsing/layout.ts';
import { readEnds } from '../../grounding/rows/line-ends.ts';
import { PAGE_SIZE } from '../merging/align-rows.ts';
import { isRow } from '../passages/row-lines.ts';

/** A line of a document, at its offset on its page as one number. */
export interface DocumentLine {
  at: number;
  page: number;
  text: string;
  /** The kinds of its cells, years, other numbers and texts, if it looks like the row of a table. */
  cells: string | null;
  /** The kinds of what is before its first word and behind its last one; '' for a line of words. */
  ends: string;
  /** Where it begins, as a share of the page's width; without geometry, of so many columns. */
  left: number;
}

const PAGE_COLUMNS = 200;

const known = new WeakMap<Layout, DocumentLine[]>();

/** All lines in their order. Read once per document. */
export function listDocumentLines(layout: Layout): readonly DocumentLine[] {
  const lines =
    known.get(layout) ??
    layout.pages.flatMap((page) =>
      page.lines.map(({ start, text, box }) => ({
        at: page.number * PAGE_SIZE + start,
        page: page.number,
        text,
        cells: isRow(text.trim()) ? readCells(text) : null,
        ends: readEnds(text),
        left: box?.[0] ?? text.search(/\S|$/) / PAGE_COLUMNS,
      })),
    );
  known.set(layout, lines);
  return lines;
}

/** Index of the line that a place is in. */
export const findLine = (at: number, lines: readonly DocumentLine[]): number =>
  Math.max(0, findFirstIndex(lines, (line) => line.at > at) - 1);

/** A number with its unit, or several: "3 (1.4)". */
const NUMERIC = /^\D{0,4}\d[\d.,'\u00a0 ]*\D{0,4}$|^[\d.,%()±+ -]*\d[\d.,%()±+ -]*$/;

/** Years are headings of columns. */
const YEAR = /^(?:19|20)\d\d(?:[-/]\d\d(?:\d\d)?)?$/;

/** Spaces, or the dots that lead to an amount. */
const CELL_END = / {2,}| ?\.{4,} ?/g;

interface TextCell {
  start: number;
  end: number;
  text: string;
}

/** The cells of a line, with their offsets in it. */
export function listCells(line: string): TextCell[] {
  const ends = [...line.trimEnd().matchAll(CELL_END)].filter(({ index }) => index > 0);
  const starts = [line.search(/\S|$/), ...ends.map(({ index, 0: { length } }) => index + length)];
  return starts.map((start, cell) => {
    const end = ends[cell]?.index ?? line.trimEnd().length;
    return { start, end, text: line.slice(start, end) };
  });
}

/** The kinds of the cells of a line: years, other numbers, texts. */
export const readCells = (line: string): string =>
  listCells(line)
    .map(({ text }) => (YEAR.test(text) ? 'y' : NUMERIC.test(text) ? 'n' : 't'))
    .join('');

/** Of the kinds that a line begins and ends with. */
export const countEnds = (ends: string): number => ends.match(/\w+/g)?.length ?? 0;

/** Whether a line begins and ends with several kinds: a date and an amount tell more than one number. */
export const hasSeveralEnds = (ends: string): boolean => countEnds(ends) > 1;
