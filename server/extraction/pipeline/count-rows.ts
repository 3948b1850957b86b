import { countBy, findFirstIndex } from '../../lib/collections.ts';
import type { ListCompleteness } from '../engine.ts';
import type { Field } from '../schema/field-tree.ts';
import { formatPointerStep } from '../../lib/json-pointer.ts';
import type { LocalExtraction } from '../local/extract-locally.ts';
import type { Layout } from '../../parsing/layout.ts';
import { findClaimedLines } from './counting/claimed-lines.ts';
import { listDocumentLines, type DocumentLine } from './counting/document-lines.ts';
import {
  dropExplained,
  isRepeated,
  keepOrder,
  orderByPlace,
  placeEntries,
  type EntryLines,
  type PlacedList,
} from './counting/entry-lines.ts';
import { keepOwnColumns } from './counting/own-columns.ts';
import { findSkippedBullets } from './counting/skipped-bullets.ts';
import { findSkippedCells, listTakenNumbers, readCellRows, type CellRow } from './counting/skipped-cells.ts';
import { findSkippedEdges } from './counting/skipped-edges.ts';
import { findSkippedItems } from './counting/skipped-items.ts';
import { findSkippedKeys } from './counting/skipped-keys.ts';
import { dropPassed, findSkippedLines, type MissingLines } from './counting/skipped-lines.ts';
import { findSkippedNamesakes } from './counting/skipped-namesakes.ts';
import { findSkippedNames } from './counting/skipped-names.ts';
import { findSkippedNumbers } from './counting/skipped-numbers.ts';
import {
  areSingleTexts,
  findSkippedReadings,
  findSkippedTexts,
  listReadEntries,
  type ReadEntry,
} from './counting/skipped-readings.ts';
import { findSurplusLines } from './counting/surplus-lines.ts';
import type { AnswerNode } from './merging/answer-tree.ts';

/** Indexes of lines that look like rows, with few other lines between them. */
type Table = readonly number[];

/** Lines that may separate two rows of a table: the second line of a row, a page footer. */
const MAX_LINES_BETWEEN_ROWS = 6;
const MIN_TABLE_ROWS = 3;
/** Fewer entries do not show what their rows have in common. */
const MIN_ENTRIES = 2;
/** Lines per entry, for the lines of a list to be its rows. */
const MIN_LINES_OF_ENTRIES = 0.6;
/** Share of the entries of a list that are in the lines of another one, for both to be side by side. */
const MIN_SHARED_LINES = 0.5;
/** Share of a table's rows that must have entries of the list: a list of subtotals is not a list of the rows. */
const MIN_ENTRY_SHARE = 0.15;
/** Share of the entries within a table that must be in its rows, and not between them. */
const MIN_ENTRIES_IN_ROWS = 0.5;
/** Share of the rows with entries that have a shape, for another row of that shape to be an entry. */
const MIN_SHAPE_SHARE = 0.2;
/** Rows with entries below one without, for it to be an entry. */
const MIN_ROWS_BELOW = 3;
/** So many rows of one shape are enough, if fewer than half as many have no entry. */
const MIN_ROWS_OF_SHAPE = 5;
/** Rows with entries that have no number, for another one of that shape to be an entry. */
const MIN_ROWS_OF_TEXT = 4;

/**
 * Compares the entries of each list with the rows of the tables that contain them. A row without an entry is missing if
 * its cells are like those of rows with one. Lists within the entries of a list or map are counted together.
 * @param reading what the built-in extractor found in the document; null if it was not read
 */
export function countLists(
  tree: AnswerNode,
  layout: Layout,
  fields: Field,
  reading: LocalExtraction | null = null,
): ListCompleteness[] {
  return compareLists(tree, layout, fields, reading).map(toCompleteness);
}

export const toCompleteness = ({ placed: _, ...list }: ComparedList): ListCompleteness => list;

/** A list with the number of its entries that the document contains. */
export type ComparedList = ListCompleteness & { placed: number };

export function compareLists(
  tree: AnswerNode,
  layout: Layout,
  fields: Field,
  reading: LocalExtraction | null = null,
): ComparedList[] {
  const lists = new Map<string, AnswerNode[]>();
  collectLists(tree, { path: '', field: fields }, lists);
  if (lists.size === 0) return [];
  const lines = listDocumentLines(layout);
  const tables = findTables(layout, lines);
  const read = reading === null ? new Map<string, ReadEntry[]>() : listReadEntries(reading, lines);
  const counted = [...lists].map(([path, entries]): CountedList => {
    // An entry with a list of its own is no row.
    const placed = entries.some(hasList) ? [] : placeEntries(entries, lines);
    return {
      path,
      entries,
      placed,
      lines: new Set(placed.map(({ main }) => main)),
      rows: readCellRows(entries, lines),
      read: read.get(path) ?? [],
    };
  });
  const keys = findSkippedKeys(lists);
  const claimed = findClaimedLines(tree, lines);
  const numbers = listTakenNumbers(tree, lines);
  return counted.map((list) => {
    const [beside = [], others = []] = [true, false].map((is) =>
      counted.filter((other) => other !== list && isBeside(other, list) === is),
    );
    const linesBeside = new Set(beside.flatMap((other) => [...other.lines]));
    const own = beside.length === 0 ? lines : keepOwnColumns(list, linesBeside, lines);
    const taken = new Set([...claimed, ...others.flatMap((other) => [...other.lines])]);
    const rows = { others: others.flatMap((other) => other.rows), taken: numbers };
    const cells = findSkippedCells(list.rows, list.entries, rows);
    return countList(list, taken, { layout, lines: own, tables }, { cells, keys: keys.get(list.path) });
  });
}

interface CountedList {
  path: string;
  entries: readonly AnswerNode[];
  placed: readonly EntryLines[];
  lines: ReadonlySet<number>;
  /** Those of which several entries are cells. */
  rows: readonly CellRow[];
  /** What the built-in extractor found in the list. */
  read: readonly ReadEntry[];
}

/** Whether two lists are side by side in the same lines: a line of one of them may lack an entry of the other one. */
const isBeside = ({ lines: a }: CountedList, { lines: b }: CountedList): boolean =>
  [...b].filter((line) => a.has(line)).length > b.size * MIN_SHARED_LINES;

/** What the lists of an answer tell of each other. */
interface OtherwiseSkipped {
  /** Entries that a list within one row lacks. */
  cells: readonly MissingLines[];
  /** Entries that the lists beside this one have. */
  keys: MissingLines | undefined;
}

interface ReadDocument {
  layout: Layout;
  lines: readonly DocumentLine[];
  tables: readonly Table[];
}

/** @param taken lines of single fields and of the entries of other lists: they are not missing here */
function countList(
  { path, entries, placed: own, lines: ownLines, read }: CountedList,
  taken: ReadonlySet<number>,
  { layout, lines, tables }: ReadDocument,
  { cells, keys }: OtherwiseSkipped,
): ComparedList {
  const found = entries.length;
  const placed = own.length;
  const unknown = { path, complete: null, expected: null, found, placed, gaps: [] };
  const { ordered, restore } = orderByPlace(own);
  const kept = keepOrder(ordered, ({ main }) => main);
  const list = { own: ordered, kept, covered: new Set([...taken, ...own.map(({ main }) => main)]) };
  // Entries that share lines are cells of rows: a row may have none.
  const hasRows = kept.length >= MIN_ENTRIES && ownLines.size >= own.length * MIN_LINES_OF_ENTRIES;
  const checked = hasRows
    ? tables.map((table) => findMissing(table, list, lines)).filter((one) => one !== undefined)
    : [];
  const skipped = hasRows
    ? [
        ...findSkippedLines(list, lines),
        ...findSkippedNumbers(list, lines),
        ...findSkippedEdges(list, lines, found),
        ...findSkippedBullets(list, lines),
        ...findSkippedReadings(list, read, lines, areSingleTexts(entries)),
      ]
    : [];
  const inList = (one: MissingLines): MissingLines => ({ ...one, after: restore(one.after) });
  // These find entries of the ways above, too, with other gaps.
  const findOtherwise = (): MissingLines[] => [
    ...findSkippedTexts(entries, read),
    ...(hasRows ? findSkippedNamesakes({ ...list, own }, lines, found) : []),
    ...(hasRows ? findSurplusLines(list, lines, taken, found).map(inList) : []),
    ...(keys === undefined ? [] : [keys]),
  ];
  const open = [...checked.flat(), ...skipped.flatMap((one) => dropPassed(one, list, found, lines))];
  const gaps = mergeGaps([
    ...open.map(inList),
    ...cells,
    ...findSkippedNames(entries, layout),
    ...findSkippedItems(entries, layout),
  ]);
  const missing = gaps.length > 0 ? gaps : findOtherwise();
  if (checked.length === 0 && missing.length === 0) return unknown;
  return {
    path,
    complete: missing.length === 0,
    // An entry without a place is invented or repeated, or the one of a row that seems to be missing.
    expected: placed + missing.reduce((sum, { count }) => sum + count, 0),
    found,
    placed,
    gaps: missing.map(({ after, page }) => ({ after, page })),
  };
}

/** Both ways to find lines find the same ones. */
function mergeGaps(missing: readonly MissingLines[]): MissingLines[] {
  const gaps = new Map<string, MissingLines>();
  for (const one of missing) {
    const key = `${one.after} ${one.page}`;
    if ((gaps.get(key)?.count ?? 0) < one.count) gaps.set(key, one);
  }
  return [...gaps.values()];
}

/** Undefined if the entries are not in the rows of the table. */
function findMissing(table: Table, list: PlacedList, lines: readonly DocumentLine[]): MissingLines[] | undefined {
  const { own, kept, covered } = list;
  const [first, last] = [table[0] ?? 0, table.at(-1) ?? 0];
  const within = own.filter(({ main }) => main >= first && main <= last);
  const rows = new Set(table);
  const filled = [...new Set(within.map(({ main }) => main))].filter((line) => rows.has(line));
  if (filled.length < 2 || filled.length < table.length * MIN_ENTRY_SHARE) return undefined;
  if (within.filter(({ main }) => rows.has(main)).length < within.length * MIN_ENTRIES_IN_ROWS) return undefined;
  const shapes = countBy(filled.map((line) => lines[line]?.cells ?? ''));
  const other = table.filter((line) => !covered.has(line) && !isRepeated(line, list, lines));
  const others = countBy(other.map((line) => lines[line]?.cells ?? ''));
  const isLike = (cells: string): boolean => {
    const count = shapes.get(cells) ?? 0;
    const isFrequent = count >= MIN_ROWS_OF_SHAPE && count >= 2 * (others.get(cells) ?? 0);
    const isUsual = isFrequent || count >= filled.length * MIN_SHAPE_SHARE;
    return isUsual && count >= (cells.includes('n') ? 1 : MIN_ROWS_OF_TEXT);
  };
  const empty = other.filter((line) => isLike(lines[line]?.cells ?? ''));
  const findBefore = (line: number): number | null =>
    kept[findFirstIndex(kept, ({ main }) => main >= line) - 1]?.index ?? null;
  return [...Map.groupBy(empty, findBefore)].flatMap(([after, of]) => {
    const rest = dropExplained(of, list, after, lines);
    // One row above the first entries may be the heading of the table.
    if (after === null && rest.length === 1 && filled.length < MIN_ROWS_BELOW) return [];
    const pages = Map.groupBy(rest, (line) => lines[line]?.page ?? 1);
    return [...pages].map(([page, { length }]): MissingLines => ({ count: length, after, page }));
  });
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
function findTables(layout: Layout, lines: readonly DocumentLine[]): Table[] {
  const tables = tablesByLayout.get(layout) ?? readTables(lines);
  tablesByLayout.set(layout, tables);
  return tables;
}

function readTables(lines: readonly DocumentLine[]): Table[] {
  const tables: number[][] = [];
  let between = Infinity;
  lines.forEach(({ cells }, line) => {
    if (cells === null) {
      between += 1;
      return;
    }
    if (between > MAX_LINES_BETWEEN_ROWS) tables.push([]);
    tables.at(-1)?.push(line);
    between = 0;
  });
  return tables.filter((rows) => rows.length >= MIN_TABLE_ROWS);
}
