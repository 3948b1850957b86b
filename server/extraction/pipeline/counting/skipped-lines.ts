import { countBy, findFirstIndex, findMost } from '../../../lib/collections.ts';
import { countEnds, hasSeveralEnds, type DocumentLine } from './document-lines.ts';
import { dropExplained, findNextIndex, isRepeated, type EntryLines, type PlacedList } from './entry-lines.ts';
import { isSummaryLine } from './summary-lines.ts';

/** Lines of entries that an answer lacks. */
export interface MissingLines {
  count: number;
  /** Position of the entry before them; null before the first one. */
  after: number | null;
  page: number;
}

/** Share of the entries that have a line of a kind, for it to be a row of the list: of one number, and of several. */
const USUAL = 0.25;
const USUAL_OF_ONE_NUMBER = 0.6;
/** Of kinds that tell enough of a row: few others have them. */
const USUAL_OF_TELLING_ENDS = 0.1;
const MIN_TELLING_ENDS = 3;
const MIN_LINES = 2;
const MIN_LINES_OF_ONE_NUMBER = 5;
/** Where entries have no lines of their own between them. */
const MIN_NEAR_LINES_OF_ONE_NUMBER = 4;
/** Distance of two entries between which all lines are rows. */
const MAX_ENCLOSED = 4;
/** Lines of a kind between the entries that have none, per line that has one: more are no rows of this list. */
const MAX_OTHER_LINES = 0.5;

/**
 * Finds lines between the entries of a list that begin and end like those of its entries, and that no value is in. It
 * needs no cells: it finds the rows of statements, and entries of several lines.
 */
export function findSkippedLines(list: PlacedList, lines: readonly DocumentLine[]): MissingLines[] {
  const { kept, covered } = list;
  const readEnds = (line: number): string => lines[line]?.ends ?? '';
  // "732" and "1.451" are in one column.
  const readShape = (line: number): string => readEnds(line).replaceAll('amount', 'number');
  const usual = countBy(kept.map(({ main }) => readShape(main)));
  const [from, to] = [kept[0]?.main ?? 0, kept.at(-1)?.main ?? 0];
  const between = Array.from({ length: to - from + 1 }, (_, index) => from + index).filter(
    (line) => usual.has(readShape(line)) && !covered.has(line) && !isRepeated(line, list, lines),
  );
  const others = countBy(between.map(readShape));
  const areNear = kept.every(({ main }, position) => main - (kept[position - 1]?.main ?? main) <= MAX_ENCLOSED);
  const least = areNear ? MIN_NEAR_LINES_OF_ONE_NUMBER : MIN_LINES_OF_ONE_NUMBER;
  const isTelling = (ends: string): boolean => {
    const [count, other] = [usual.get(ends) ?? 0, others.get(ends) ?? 0];
    const share = countEnds(ends) < MIN_TELLING_ENDS ? USUAL : USUAL_OF_TELLING_ENDS;
    const isFrequent = hasSeveralEnds(ends)
      ? count >= Math.max(MIN_LINES, share * kept.length)
      : count >= Math.max(least, USUAL_OF_ONE_NUMBER * kept.length);
    return ends !== '' && isFrequent && other <= Math.max(1, MAX_OTHER_LINES * count);
  };
  // Where nothing but such lines is between two entries, two are enough.
  const open = new Set(between);
  const isEnclosed = (line: number): boolean => {
    const next = findFirstIndex(kept, ({ main }) => main > line);
    const [above, below] = [kept[next - 1]?.main ?? line, kept[next]?.main ?? line];
    const ends = readEnds(line);
    if (ends === '' || readEnds(above) !== ends || readEnds(below) !== ends || below - above > MAX_ENCLOSED)
      return false;
    for (let one = above + 1; one < below; one++) if (!open.has(one) || readEnds(one) !== ends) return false;
    return true;
  };
  const isSum = (line: number): boolean =>
    kept.length < MIN_LINES_OF_ONE_NUMBER && isSummaryLine(lines[line]?.text ?? '');
  const rows = between.filter((line) => (isTelling(readShape(line)) && !isSum(line)) || isEnclosed(line));
  return groupByGap(rows, list, lines);
}

/** Lines without an entry by the entry above them, less those that an entry with another place explains. */
export function groupByGap(rows: readonly number[], list: PlacedList, lines: readonly DocumentLine[]): MissingLines[] {
  const { kept } = list;
  const gaps = Map.groupBy(rows, (line) => findFirstIndex(kept, ({ main }) => main > line) - 1);
  return [...gaps].flatMap(([position, here]): MissingLines[] => {
    const after = kept[position]?.index ?? null;
    const missing = dropExplained(here, list, after, lines);
    const page = lines[missing[0] ?? 0]?.page ?? 1;
    return missing.length > 0 ? [{ count: missing.length, after, page }] : [];
  });
}

/** Values that an entry has in its line, for that to be its own. */
const MIN_QUOTES = 2;

/** Entries of a gap whose values are elsewhere are those of its lines, with wrong values. */
export function dropPassed(
  missing: MissingLines,
  list: PlacedList,
  found: number,
  lines: readonly DocumentLine[],
): MissingLines[] {
  const from = missing.after ?? -1;
  const to = findNextIndex(list, from) ?? found;
  const count = missing.count - (to - from - 1) + countSettled(list, found, { from, to, lines });
  return count > 0 ? [{ ...missing, count }] : [];
}

/**
 * How many entries between two positions have a line of their own: one like those of the entries in order, where the
 * list has another order, or one of the gap that they share no more than a value with, for their others are wrong.
 */
function countSettled(
  { own, kept }: PlacedList,
  found: number,
  { from, to, lines }: { from: number; to: number; lines: readonly DocumentLine[] },
): number {
  // One without a place may be that of a line which another one has.
  if (own.length < found) return 0;
  const [first, last] = [from + 1, to].map((position) => findFirstIndex(own, ({ index }) => index >= position));
  const readEnds = (line: number): string => lines[line]?.ends ?? '';
  const isRow = (line: number, { index }: EntryLines): boolean =>
    readEnds(line) !== '' &&
    kept.some((one) => readEnds(one.main) === readEnds(line)) &&
    !own.some((one) => one.index !== index && one.lines.includes(line));
  const [usual] = findMost(kept.map(({ main }) => readEnds(main))) ?? [];
  const above = kept.find(({ index }) => index === from)?.main ?? -1;
  const below = kept.find(({ index }) => index === to)?.main ?? lines.length;
  const isSettled = (entry: EntryLines): boolean =>
    (entry.quotes.length >= MIN_QUOTES && isRow(entry.main, entry)) ||
    entry.lines.some((line) => line > above && line < below && readEnds(line) === usual && isRow(line, entry));
  return own.slice(first, last).filter(isSettled).length;
}
