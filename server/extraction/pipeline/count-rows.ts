import type { Layout } from '../../parsing/layout.ts';
import { PAGE_SIZE, getRowPlace } from './align-rows.ts';
import type { AnswerNode } from './answer-tree.ts';
import { isRow } from './passages.ts';

/** A table from which an answer seems to lack rows. */
export interface MissingRows {
  seen: number;
  got: number;
  firstPage: number;
  lastPage: number;
}

/** Lines that look like rows, with few other lines between them. */
interface Table {
  lines: { at: number; end: number; page: number }[];
}

/** Lines that may separate two rows of a table: the second line of a row, a page footer. */
const MAX_LINES_BETWEEN_ROWS = 6;
/** Smaller differences are explained by headings and totals. */
const MIN_MISSING_ROWS = 3;
const MIN_MISSING_SHARE = 0.2;

/**
 * Compares the rows of tables with the entries found in them. Only tables that contain most entries of a list count,
 * since the schema may not ask for others. Null if nothing seems to be missing.
 */
export function findMissingRows(tree: AnswerNode, layout: Layout): MissingRows | null {
  let worst: MissingRows | null = null;
  const tables = findTables(layout).filter(({ lines }) => lines.length >= MIN_MISSING_ROWS + 2);
  if (tables.length === 0) return null;
  for (const items of listArrays(tree)) {
    const places = items.flatMap((item) => getRowPlace(item) ?? []).sort((a, b) => a - b);
    if (places.length < 2) continue;
    for (const { lines } of tables) {
      const first = lines[0];
      const last = lines.at(-1);
      if (first === undefined || last === undefined) continue;
      const got = places.filter((place) => place >= first.at && place < last.end).length;
      const missing = lines.length - got;
      if (got < 2 || missing < MIN_MISSING_ROWS || missing < lines.length * MIN_MISSING_SHARE) continue;
      // Each entry may span two rows. Then every second row has an entry, from the first to the last.
      if (areRowsNearEntries(lines, places)) continue;
      if (worst === null || missing > worst.seen - worst.got)
        worst = { seen: lines.length, got, firstPage: first.page, lastPage: last.page };
    }
  }
  return worst;
}

function areRowsNearEntries(lines: Table['lines'], places: readonly number[]): boolean {
  const withEntry = lines.map(({ at, end }) => places.some((place) => place >= at && place < end));
  let gap = 0;
  for (const has of withEntry) {
    gap = has ? 0 : gap + 1;
    if (gap > 2) return false;
  }
  return true;
}

function findTables(layout: Layout): Table[] {
  const tables: Table[] = [];
  let open: Table | null = null;
  let between = 0;
  for (const page of layout.pages) {
    for (const line of page.lines) {
      if (isRow(line.text)) {
        if (open === null || between > MAX_LINES_BETWEEN_ROWS) tables.push((open = { lines: [] }));
        const at = page.number * PAGE_SIZE + line.start;
        open.lines.push({ at, end: at + line.text.length + 1, page: page.number });
        between = 0;
      } else between += 1;
    }
  }
  return tables;
}

function* listArrays(node: AnswerNode): Generator<AnswerNode[]> {
  if (node.kind === 'list') yield node.items;
  else if (node.kind === 'object') for (const child of node.properties.values()) yield* listArrays(child);
}
