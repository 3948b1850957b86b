import { PAGE_SIZE } from '../merging/align-rows.ts';
import { listLeaves, type AnswerNode } from '../merging/answer-tree.ts';
import { findLine, type DocumentLine } from './document-lines.ts';
import type { MissingLines } from './skipped-lines.ts';

/** The row of a list whose entries are cells, such as the periods of a figure. */
export interface CellRow {
  line: number;
  page: number;
  /** The number of its cells with a number. */
  width: number;
  /** Position in the list, by the position of its cell among those with a number. */
  cells: ReadonlyMap<number, number>;
  entries: number;
}

const NUMBER = /\d[\d.,'\u00a0]*/g;
const MIN_CELLS = 2;
/** Other lists with a cell in a column, for it to be one of the list's. */
const MIN_PEERS = 2;

/** Null if the entries are not, or not most of them, in one line. */
export function readCellRow(entries: readonly AnswerNode[], lines: readonly DocumentLine[]): CellRow | null {
  const rows = new Map<number, Map<number, number>>();
  entries.forEach((entry, index) => {
    for (const { value, grounded } of listLeaves(entry)) {
      if (typeof value !== 'number' || grounded?.page == null || grounded.start === null || grounded.end === null)
        continue;
      const offset = grounded.page * PAGE_SIZE;
      const line = findLine(offset + grounded.start, lines);
      const start = lines[line]?.at ?? 0;
      const [from, to] = [offset + grounded.start - start, offset + grounded.end - start];
      const cell = readNumbers(lines[line]).findIndex((at) => at >= from && at < to);
      if (cell !== -1) rows.set(line, (rows.get(line) ?? new Map<number, number>()).set(cell, index));
    }
  });
  const [best] = [...rows].sort(([, a], [, b]) => b.size - a.size);
  if (best === undefined) return null;
  const [line, cells] = best;
  const isOfCells = cells.size >= MIN_CELLS && new Set(cells.values()).size === cells.size;
  if (!isOfCells || cells.size * 2 <= entries.length) return null;
  const width = readNumbers(lines[line]).length;
  return { line, page: lines[line]?.page ?? 1, width, cells, entries: entries.length };
}

/** Finds columns in which a list has no entry, and most lists in rows of the same page and width have one. */
export function findSkippedCells(row: CellRow, others: readonly CellRow[]): MissingLines[] {
  const peers = others.filter(
    ({ page, width, line, cells }) =>
      page === row.page &&
      width === row.width &&
      line !== row.line &&
      [...cells.keys()].some((at) => row.cells.has(at)),
  );
  const free = Array.from({ length: row.width }, (_, at) => at).filter((at) => !row.cells.has(at));
  const skipped = free.filter((at) => {
    const votes = peers.filter(({ cells }) => cells.has(at)).length;
    return votes >= MIN_PEERS && votes * 2 > peers.length;
  });
  // An entry that is elsewhere has a wrong value, and not its own cell.
  const count = skipped.length - (row.entries - row.cells.size);
  const before = [...row.cells].filter(([at]) => at < (skipped[0] ?? 0)).map(([, index]) => index);
  return count > 0 ? [{ count, after: before.length === 0 ? null : Math.max(...before), page: row.page }] : [];
}

const readNumbers = (line: DocumentLine | undefined): number[] =>
  [...(line?.text ?? '').matchAll(NUMBER)].map(({ index }) => index);
