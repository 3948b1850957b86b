import { findMost } from '../../../lib/collections.ts';
import { hasSeveralEnds, type DocumentLine } from './document-lines.ts';
import { isRepeated, type PlacedList } from './entry-lines.ts';
import type { MissingLines } from './skipped-lines.ts';
import { isSummaryLine } from './summary-lines.ts';

/** Fewer entries do not show what their rows are like, and fewer cells are in other lines, too. */
const MIN_ENTRIES = 3;
const MIN_CELLS = 3;
/** Share of the entries that are in lines of one kind, for such lines to be their rows. */
const MIN_ALIKE = 0.6;
/** More rows per entry are those of something else. */
const MAX_SURPLUS = 0.5;

/**
 * Finds that an answer has fewer entries than the document has lines of their kind: an entry whose values are in two
 * rows has one of them, and the other one lacks its entry.
 * @param taken lines of other values
 */
export function findSurplusLines(
  list: PlacedList,
  lines: readonly DocumentLine[],
  taken: ReadonlySet<number>,
  found: number,
): MissingLines[] {
  const { kept, own } = list;
  const [first, last] = [kept[0], kept.at(-1)];
  if (first === undefined || last === undefined || kept.length < MIN_ENTRIES) return [];
  const [kind, count] = findMost(own.map(({ main }) => readKind(lines[main]))) ?? ['', 0];
  if (kind === '' || count < found * MIN_ALIKE) return [];
  const mains = new Set(own.map(({ main }) => main));
  const isRow = (line: number): boolean =>
    readKind(lines[line]) === kind &&
    !taken.has(line) &&
    !isSummaryLine(lines[line]?.text ?? '') &&
    (mains.has(line) || !isRepeated(line, list, lines));
  const steps = kept.slice(1).map(({ main }, index) => main - (kept[index]?.main ?? main));
  const step = Math.max(
    1,
    steps.reduce((a, b) => Math.min(a, b)),
  );
  let [from, to] = [first.main, last.main];
  while (isRow(from - step)) from -= step;
  while (isRow(to + step)) to += step;
  const rows: number[] = [];
  for (let line = from; line <= to; line++) if (isRow(line)) rows.push(line);
  const surplus = rows.length - found;
  if (surplus <= 0 || surplus > found * MAX_SURPLUS) return [];
  const open = rows.find((line) => !mains.has(line)) ?? last.main;
  return [
    { count: surplus, after: kept.findLast(({ main }) => main < open)?.index ?? null, page: lines[open]?.page ?? 1 },
  ];
}

/** '' for a line that other lines are like by chance. */
function readKind(line: DocumentLine | undefined): string {
  const { ends = '', cells = null } = line ?? {};
  if (hasSeveralEnds(ends)) return ends;
  return cells !== null && cells.length >= MIN_CELLS ? cells : '';
}
