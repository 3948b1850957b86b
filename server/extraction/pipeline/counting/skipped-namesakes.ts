import { findMost } from '../../../lib/collections.ts';
import { readCells, type DocumentLine } from './document-lines.ts';
import { isRepeated, type PlacedList } from './entry-lines.ts';
import type { MissingLines } from './skipped-lines.ts';

const MIN_ENTRIES = 2;
/** Share of the entries whose lines have one name, for the list to be of what has that name. */
const MIN_NAMED = 0.6;
/** Shorter names are in many lines. */
const MIN_NAME = 8;
const MAX_LINE = 200;
/** What is before the numbers of a line, or the dashes for none. */
const NAME = /^\s*(?<name>\p{L}\D*?)(?:\s+[-–—(]*\p{Sc}?\d|\s+[-–—]+\s|\s{3,})/u;

/**
 * Finds lines with the name that the lines of the entries have, wherever they are: a report prints a figure once for
 * each period, in tables that are far from each other.
 * @param found number of the list's entries: one that is elsewhere may be that of such a line, with wrong values
 */
export function findSkippedNamesakes(list: PlacedList, lines: readonly DocumentLine[], found: number): MissingLines[] {
  const { own } = list;
  const names = own.map(({ main }) => readName(lines[main]));
  const [name, count] = findMost(names) ?? ['', 0];
  if (name === '' || count < Math.max(MIN_ENTRIES, found * MIN_NAMED)) return [];
  const shapes = new Set(own.map(({ main }) => readShape(lines[main])));
  const within = new Set(own.flatMap((entry) => entry.lines));
  const others = lines.flatMap((line, index) =>
    readName(line) === name && shapes.has(readShape(line)) && !within.has(index) && !isRepeated(index, list, lines)
      ? [index]
      : [],
  );
  if (others.length > count) return [];
  const findBefore = (line: number): number | null => own.findLast(({ main }) => main < line)?.index ?? null;
  return [...Map.groupBy(others.slice(found - count), findBefore)].map(([after, { length, 0: line = 0 }]) => ({
    count: length,
    after,
    page: lines[line]?.page ?? 1,
  }));
}

function readName(line: DocumentLine | undefined): string {
  const name = NAME.exec(line?.text.slice(0, MAX_LINE) ?? '')?.groups?.['name'] ?? '';
  const folded = name.toLowerCase().replaceAll(/[^\p{L}]/gu, '');
  return folded.length < MIN_NAME ? '' : folded;
}

const readShape = (line: DocumentLine | undefined): string => readCells(line?.text ?? '');
