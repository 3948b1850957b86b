import { hidePositions } from '../../../lib/json-pointer.ts';
import type { LocalExtraction } from '../../local/extract-locally.ts';
import { PAGE_SIZE } from '../merging/align-rows.ts';
import { splitEntry } from '../merging/align-with-reading.ts';
import { findLine, type DocumentLine } from './document-lines.ts';
import { countBy, isRepeated, type PlacedList } from './entry-lines.ts';
import { groupByGap, type MissingLines } from './skipped-lines.ts';

/** An entry of a list that the built-in extractor found. */
export interface ReadEntry {
  lines: readonly number[];
  /** The line that has most of its values. */
  main: number;
  /** Those that it has in that line. */
  fields: readonly string[];
}

/** Share of the entries of the reading that the answer has, and of the answer that the reading has. */
const MIN_SHARED = 0.6;
const MIN_ENTRIES = 2;
/** Share of those entries that have a field, for one without it to be a heading or a sum. */
const USUAL = 0.5;

/** What the built-in extractor found in lists, by the path of the list. */
export function listReadEntries(
  { evidence }: LocalExtraction,
  lines: readonly DocumentLine[],
): Map<string, ReadEntry[]> {
  const values = evidence.flatMap(({ path, page, start }) => {
    const entry = splitEntry(path).entry || (/\/\d+$/.test(path) ? path : '');
    if (entry === '' || page === null || start === null) return [];
    return [{ entry, field: hidePositions(path.slice(entry.length)), line: findLine(page * PAGE_SIZE + start, lines) }];
  });
  const lists = new Map<string, ReadEntry[]>();
  for (const [entry, own] of Map.groupBy(values, (value) => value.entry)) {
    const byLine = [...Map.groupBy(own, ({ line }) => line)];
    const [main, inMain] = byLine.reduce((most, one) => (one[1].length > most[1].length ? one : most));
    const list = hidePositions(entry.replace(/\/\d+$/, ''));
    const read = { lines: byLine.map(([line]) => line), main, fields: inMain.map(({ field }) => field) };
    lists.set(list, [...(lists.get(list) ?? []), read]);
  }
  return lists;
}

/**
 * Finds entries that an answer skipped by what the built-in extractor found, where both have most entries in the same
 * lines.
 */
export function findSkippedReadings(
  list: PlacedList,
  read: readonly ReadEntry[],
  lines: readonly DocumentLine[],
): MissingLines[] {
  const { own, covered } = list;
  const taken = new Set(own.flatMap((entry) => entry.lines));
  const shared = read.filter(({ main }) => taken.has(main));
  if (shared.length < Math.max(MIN_ENTRIES, MIN_SHARED * read.length, MIN_SHARED * own.length)) return [];
  const usual = [...countBy(shared.flatMap(({ fields }) => fields))].flatMap(([field, count]) =>
    count >= shared.length * USUAL ? [field] : [],
  );
  const isSkipped = (entry: ReadEntry): boolean =>
    usual.every((field) => entry.fields.includes(field)) &&
    !entry.lines.some((line) => taken.has(line)) &&
    !covered.has(entry.main) &&
    !isRepeated(entry.main, list, lines);
  const skipped = new Set(read.filter(isSkipped).map(({ main }) => main));
  return groupByGap(
    [...skipped].sort((a, b) => a - b),
    list,
    lines,
  );
}
