import type { IndexedLine } from '../document-index.ts';
import type { GroundedLeaf } from '../grounded-leaf.ts';
import { markAsForeign } from './judge-rows.ts';

/** An entry of a list, and the number of the line of its values. */
export interface EntryRow {
  path: string;
  line: number;
}

/**
 * Marks the values of entries that are in the row of another entry: of two entries with one row, the one that breaks
 * the order of the list took the values of the other one.
 */
export function markMisplacedEntries(
  leaves: readonly GroundedLeaf[],
  rows: readonly EntryRow[],
  lines: readonly IndexedLine[],
): void {
  for (const { path, line } of findMisplaced(rows)) {
    const row = lines[line];
    for (const leaf of leaves) if (row !== undefined && isWithinRow(leaf, path, row)) markAsForeign(leaf, 'isInRow');
  }
}

function findMisplaced(rows: readonly EntryRow[]): EntryRow[] {
  const isOutOfOrder = ({ line }: EntryRow, position: number): boolean =>
    (rows[position - 1]?.line ?? 0) > line || (rows[position + 1]?.line ?? Infinity) < line;
  const byLine = Map.groupBy(rows.entries(), ([, { line }]) => line);
  return [...byLine.values()].flatMap((entries) => {
    const misplaced = entries.filter(([position, row]) => isOutOfOrder(row, position));
    return misplaced.length < entries.length ? misplaced.map(([, row]) => row) : [];
  });
}

const isWithinRow = ({ path, page, start }: GroundedLeaf, entry: string, row: IndexedLine): boolean =>
  path.startsWith(`${entry}/`) &&
  page === row.page.number &&
  start !== null &&
  start >= row.start &&
  start <= row.start + row.text.length;
