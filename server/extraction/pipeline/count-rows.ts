import type { ListCompleteness } from '../engine.ts';
import type { Field } from '../schema/field-tree.ts';
import { formatPointerStep } from '../../lib/json-pointer.ts';
import type { Layout } from '../../parsing/layout.ts';
import { PAGE_SIZE, getRowPlace } from './merging/align-rows.ts';
import type { AnswerNode } from './merging/answer-tree.ts';
import { isRow } from './passages/row-lines.ts';

/** Lines that look like rows, with few other lines between them. */
interface Table {
  lines: { at: number; end: number; page: number; shape: string }[];
}

/** Lines that may separate two rows of a table: the second line of a row, a page footer. */
const MAX_LINES_BETWEEN_ROWS = 6;
const MIN_TABLE_ROWS = 3;
/** Share of a table's rows that must have entries of the list: a list of subtotals is not a list of the rows. */
const MIN_ENTRY_SHARE = 0.15;
/** Share of the entries within a table that must be in its rows, and not between them. */
const MIN_ENTRIES_IN_ROWS = 0.5;
/** Share of the rows with entries that have a shape, for another row of that shape to be an entry. */
const MIN_SHAPE_SHARE = 0.2;

/**
 * Compares the entries of each list with the rows of the tables that contain them. A row without an entry is missing if
 * its cells are like those of rows with one. Lists within the entries of a list or map are counted together.
 */
export function countLists(tree: AnswerNode, layout: Layout, fields: Field): ListCompleteness[] {
  return compareLists(tree, layout, fields).map(({ placed: _, ...list }) => list);
}

/** A list with the number of its entries that the document contains. */
type ComparedList = ListCompleteness & { placed: number };

function compareLists(tree: AnswerNode, layout: Layout, fields: Field): ComparedList[] {
  const lists = new Map<string, AnswerNode[]>();
  collectLists(tree, { path: '', field: fields }, lists);
  if (lists.size === 0) return [];
  const tables = findTables(layout);
  const counted = [...lists].map(([path, entries]) => ({ path, entries, places: listPlaces(entries) }));
  return counted.map((list) => {
    const others = counted.flatMap(({ places }) => (places === list.places ? [] : places));
    return countList(
      list,
      others.map(({ at }) => at).sort((a, b) => a - b),
      tables,
    );
  });
}

interface CountedList {
  path: string;
  entries: readonly AnswerNode[];
  places: readonly Place[];
}

/** @param taken places of the entries of other lists, ascending: their rows are not missing here */
function countList(
  { path, entries, places }: CountedList,
  taken: readonly number[],
  tables: readonly Table[],
): ComparedList {
  const found = entries.length;
  const placed = places.length;
  const unknown = { path, complete: null, expected: null, found, placed, gaps: [] };
  // An entry with a list of its own is no row.
  if (entries.some(hasList)) return unknown;
  const checked = tables.flatMap((table) => findMissing(table, places, taken) ?? []);
  if (checked.length === 0) return unknown;
  const missing = checked.reduce((sum, one) => sum + one.missing, 0);
  return {
    path,
    complete: missing === 0,
    // An entry without a place is invented or repeated, or the one of a row that seems to be missing.
    expected: placed + missing,
    found,
    placed,
    gaps: checked.flatMap(({ gaps }) => gaps),
  };
}

type Place = { at: number; index: number };

/** Ascending, without entries that have lists of their own. */
function listPlaces(entries: readonly AnswerNode[]): Place[] {
  return entries
    .flatMap((entry, index) => {
      const at = hasList(entry) ? null : getRowPlace(entry);
      return at === null ? [] : [{ at, index }];
    })
    .sort((a, b) => a.at - b.at);
}

/** Undefined if the entries are not in the rows of the table. */
function findMissing({ lines }: Table, places: readonly Place[], taken: readonly number[]) {
  const [first, last] = [lines[0], lines.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  let next = places.findIndex(({ at }) => at >= first.at);
  if (next === -1) return undefined;
  const start = next;
  let inRows = 0;
  let other = 0;
  const rows = lines.map((line) => {
    while ((places[next]?.at ?? Infinity) < line.at) next += 1;
    const before = places[next - 1]?.index ?? null;
    const from = next;
    while ((places[next]?.at ?? Infinity) < line.end) next += 1;
    inRows += next - from;
    while ((taken[other] ?? Infinity) < line.at) other += 1;
    return { ...line, hasEntry: next > from, isTaken: (taken[other] ?? Infinity) < line.end, before };
  });
  const filled = rows.filter(({ hasEntry }) => hasEntry);
  if (filled.length < 2 || filled.length < lines.length * MIN_ENTRY_SHARE) return undefined;
  if (inRows < (next - start) * MIN_ENTRIES_IN_ROWS) return undefined;
  const shapes = new Map<string, number>();
  for (const { shape } of filled) shapes.set(shape, (shapes.get(shape) ?? 0) + 1);
  const empty = rows.filter(
    ({ hasEntry, isTaken, shape }) =>
      !hasEntry && !isTaken && (shapes.get(shape) ?? 0) >= filled.length * MIN_SHAPE_SHARE,
  );
  const gaps = new Map(empty.map(({ before, page }) => [`${before} ${page}`, { after: before, page }]));
  return { missing: empty.length, gaps: [...gaps.values()] };
}

const hasList = (node: AnswerNode): boolean =>
  node.kind === 'list' || (node.kind === 'object' && [...node.properties.values()].some(hasList));

/** The keys of a map are no fields: its lists are counted together, like those of the entries of a list. */
function collectLists(
  node: AnswerNode,
  { path, field }: { path: string; field: Field | undefined },
  lists: Map<string, AnswerNode[]>,
): void {
  if (node.kind === 'list') {
    lists.set(path, [...(lists.get(path) ?? []), ...node.items]);
    for (const item of node.items) collectLists(item, { path: `${path}/*`, field: field?.items }, lists);
  } else if (node.kind === 'object')
    for (const [name, child] of node.properties) {
      const own = field?.properties?.find((one) => one.name === name);
      const isKey = field?.kind === 'object' && own === undefined;
      const at = { path: path + (isKey ? '/*' : formatPointerStep(name)), field: own ?? field?.entries };
      collectLists(child, at, lists);
    }
}

const tablesByLayout = new WeakMap<Layout, Table[]>();

/** Read once per document. */
function findTables(layout: Layout): Table[] {
  const tables = tablesByLayout.get(layout) ?? readTables(layout);
  tablesByLayout.set(layout, tables);
  return tables;
}

function readTables(layout: Layout): Table[] {
  const tables: Table[] = [];
  let open: Table | null = null;
  let between = 0;
  for (const page of layout.pages) {
    for (const line of page.lines) {
      if (isRow(line.text)) {
        if (open === null || between > MAX_LINES_BETWEEN_ROWS) tables.push((open = { lines: [] }));
        const at = page.number * PAGE_SIZE + line.start;
        open.lines.push({ at, end: at + line.text.length + 1, page: page.number, shape: readShape(line.text) });
        between = 0;
      } else between += 1;
    }
  }
  return tables.filter(({ lines }) => lines.length >= MIN_TABLE_ROWS);
}

/** The kinds of the cells: numbers and other texts. */
const readShape = (line: string): string =>
  line
    .trim()
    .split(/ {2,}/)
    .map((cell) => (/^\D{0,4}[\d.,'\u00a0 ]+\D{0,4}$/.test(cell) ? 'n' : 't'))
    .join('');

/** A list from which an answer seems to lack entries. */
export interface MissingRows {
  seen: number;
  got: number;
  firstPage: number;
  lastPage: number;
}

/** Fewer missing rows, and a smaller share of them, are explained by headings and totals. */
const MIN_MISSING_ROWS = 3;
const MIN_MISSING_SHARE = 0.1;

/** The list that lacks most entries, if it is worth asking again. */
export function findMissingRows(tree: AnswerNode, layout: Layout, fields: Field): MissingRows | null {
  let worst: MissingRows | null = null;
  for (const { expected, placed, gaps } of compareLists(tree, layout, fields)) {
    const missing = (expected ?? placed) - placed;
    if (missing < MIN_MISSING_ROWS && missing <= placed * MIN_MISSING_SHARE) continue;
    const pages = gaps.flatMap(({ page }) => page ?? []);
    if (worst === null || missing > worst.seen - worst.got)
      worst = { seen: placed + missing, got: placed, firstPage: Math.min(...pages), lastPage: Math.max(...pages) };
  }
  return worst;
}
