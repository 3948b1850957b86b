import type { Layout } from '../../parsing/layout.ts';
import { PAGE, placeOf } from './align-rows.ts';
import type { AnswerNode } from './answer-tree.ts';
import { isRow } from './passages.ts';

/** A table of which an answer seems to have left out rows. */
export interface Shortfall {
  seen: number;
  got: number;
  firstPage: number;
  lastPage: number;
}

/** Lines that look like rows, one after the other but for a few that do not: a table. */
interface Table {
  lines: { at: number; end: number; page: number }[];
}

/** Lines between two rows of one table: a row's second line, a page's foot. */
const MOST_BETWEEN = 6;
/** A difference below is headings and sums. */
const LEAST_MISSING = 3;
const SHARE_MISSING = 0.2;

/**
 * Compares the rows of tables with the entries that were found in them. Only a table in which a list has most of its entries
 * counts: one that the schema does not ask for has none. Null where nothing seems to be missing.
 */
export function shortfallOf(tree: AnswerNode, layout: Layout): Shortfall | null {
  let worst: Shortfall | null = null;
  const tables = tablesOf(layout).filter(({ lines }) => lines.length >= LEAST_MISSING + 2);
  if (tables.length === 0) return null;
  for (const items of listsOf(tree)) {
    const places = items.flatMap((item) => placeOf(item) ?? []).sort((a, b) => a - b);
    if (places.length < 2) continue;
    for (const { lines } of tables) {
      const first = lines[0];
      const last = lines.at(-1);
      if (first === undefined || last === undefined) continue;
      const got = places.filter((place) => place >= first.at && place < last.end).length;
      const missing = lines.length - got;
      if (got < 2 || missing < LEAST_MISSING || missing < lines.length * SHARE_MISSING) continue;
      // Entries of two rows each are not missing: every second row has one then, from the first to the last.
      if (everyRowIsNear(lines, places)) continue;
      if (worst === null || missing > worst.seen - worst.got)
        worst = { seen: lines.length, got, firstPage: first.page, lastPage: last.page };
    }
  }
  return worst;
}

function everyRowIsNear(lines: Table['lines'], places: readonly number[]): boolean {
  const withEntry = lines.map(({ at, end }) => places.some((place) => place >= at && place < end));
  let gap = 0;
  for (const has of withEntry) {
    gap = has ? 0 : gap + 1;
    if (gap > 2) return false;
  }
  return true;
}

function tablesOf(layout: Layout): Table[] {
  const tables: Table[] = [];
  let open: Table | null = null;
  let between = 0;
  for (const page of layout.pages) {
    for (const line of page.lines) {
      if (isRow(line.text)) {
        if (open === null || between > MOST_BETWEEN) tables.push((open = { lines: [] }));
        const at = page.number * PAGE + line.start;
        open.lines.push({ at, end: at + line.text.length + 1, page: page.number });
        between = 0;
      } else between += 1;
    }
  }
  return tables;
}

function* listsOf(node: AnswerNode): Generator<AnswerNode[]> {
  if (node.kind === 'list') yield node.items;
  else if (node.kind === 'object') for (const child of node.properties.values()) yield* listsOf(child);
}
