import { formatDecimal, Decimal, parseDecimal } from '../decimal.ts';
import { CalendarDate, Context, formatDate, type Value } from '../rule-values.ts';
import type { LookupTable } from '../../../lib/models/lookup-table.ts';

/** Blanks, case and the form of characters do not matter. */
const toKey = (text: string): string => text.normalize('NFKC').replaceAll(/\s+/g, '').toLowerCase();

/** What is looked for, as a text; null for what no cell can be equal to. */
function toText(value: Value): string | null {
  if (typeof value === 'string') return value;
  if (value instanceof Decimal) return formatDecimal(value).replaceAll(',', '');
  return value instanceof CalendarDate ? formatDate(value) : null;
}

interface SimilarityIndex {
  /** The rows of each pair of characters. */
  rowsOf: Map<string, number[]>;
  /** Pairs of each row. */
  sizes: number[];
}

interface TableIndex {
  exact: Map<number, Map<string, number>>;
  similar: Map<number, SimilarityIndex>;
  /** Whether all cells of a column are numbers. */
  numeric: Map<number, boolean>;
}

/** Tables are kept by the child, and so are their indexes. */
const indexes = new WeakMap<LookupTable, TableIndex>();

function indexOf(table: LookupTable): TableIndex {
  let index = indexes.get(table);
  if (index === undefined) indexes.set(table, (index = { exact: new Map(), similar: new Map(), numeric: new Map() }));
  return index;
}

function once<Key, Made>(kept: Map<Key, Made>, key: Key, make: () => Made): Made {
  let made = kept.get(key);
  if (made === undefined) kept.set(key, (made = make()));
  return made;
}

/** The pairs of characters of a text, each once. */
function pairsOf(key: string): Set<string> {
  const padded = ` ${key} `;
  return new Set(Array.from({ length: padded.length - 1 }, (_, at) => padded.slice(at, at + 2)));
}

function indexExactly(table: LookupTable, column: number): Map<string, number> {
  const rows = new Map<string, number>();
  table.rows.forEach((row, index) => {
    const key = toKey(row[column] ?? '');
    if (key !== '' && !rows.has(key)) rows.set(key, index);
  });
  return rows;
}

function indexPairs(table: LookupTable, column: number): SimilarityIndex {
  const rowsOf = new Map<string, number[]>();
  const sizes = table.rows.map((row, index) => {
    const key = toKey(row[column] ?? '');
    if (key === '') return 0;
    const pairs = pairsOf(key);
    for (const pair of pairs) once(rowsOf, pair, () => []).push(index);
    return pairs.size;
  });
  return { rowsOf, sizes };
}

/** The most similar row, by the share of pairs of characters that two texts have in common (Dice). */
function findSimilar(table: LookupTable, column: number, wanted: string, atLeast: number): number | undefined {
  const { rowsOf, sizes } = once(indexOf(table).similar, column, () => indexPairs(table, column));
  const pairs = pairsOf(wanted);
  // A map of rows takes fifty times as long with 100,000 rows.
  const shared = new Uint32Array(sizes.length);
  for (const pair of pairs) for (const row of rowsOf.get(pair) ?? []) shared[row]! += 1;
  let best: number | undefined;
  let bestScore = atLeast;
  for (let row = 0; row < shared.length; row += 1) {
    const count = shared[row] ?? 0;
    if (count === 0) continue;
    const score = (2 * count) / (pairs.size + (sizes[row] ?? 0));
    if (score > bestScore || (score === bestScore && best === undefined)) [best, bestScore] = [row, score];
  }
  return best;
}

const NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?$/;

function isNumeric(table: LookupTable, column: number): boolean {
  const cells = table.rows.map((row) => row[column] ?? '').filter((cell) => cell !== '');
  return cells.length > 0 && cells.every((cell) => NUMBER.test(cell));
}

/** A row as an object. The cells of a column of numbers are numbers; an empty cell is a missing value. */
export function readRow(table: LookupTable, at: number): Context {
  const row = table.rows[at] ?? [];
  const { numeric } = indexOf(table);
  const fields = table.columns.map((name, column): [string, Value] => {
    const cell = row[column] ?? '';
    if (cell === '') return [name, null];
    return [name, once(numeric, column, () => isNumeric(table, column)) ? (parseDecimal(cell) ?? cell) : cell];
  });
  return new Context(new Map(fields));
}

/**
 * The index of the first row whose cell is a value; null if there is none.
 * @param atLeast the similarity from 0 to 1 that is enough; null for equal texts
 */
export function findRow(
  table: LookupTable,
  { column, value, atLeast }: { column: number; value: Value; atLeast: number | null },
): number | null {
  const text = toText(value);
  const wanted = text === null ? '' : toKey(text);
  if (wanted === '') return null;
  const exact = once(indexOf(table).exact, column, () => indexExactly(table, column)).get(wanted);
  const found = exact ?? (atLeast === null ? undefined : findSimilar(table, column, wanted, atLeast));
  return found ?? null;
}
