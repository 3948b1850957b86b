import { countBy } from '../../../lib/collections.ts';
import { countEnds, hasSeveralEnds, readCells, type DocumentLine } from './document-lines.ts';
import { dropExplained, isRepeated, type PlacedList } from './entry-lines.ts';
import type { MissingLines } from './skipped-lines.ts';
import { isSummaryLine } from './summary-lines.ts';

/** Share of the entries whose lines begin and end like one beside them, for it to be an entry. */
const MIN_ALIKE = 0.6;
const MIN_ENTRIES = 2;
/** Share of the neighbours without a line between them. */
const MIN_ADJACENT = 0.5;
/** Lines from an entry to the next one; more where the line has so many kinds that it tells enough. */
const MAX_STEP = 5;
const MAX_TELLING_STEP = 20;
const MIN_TELLING_ENDS = 3;
/** Amounts at the end of a row that tell enough of it. */
const MIN_AMOUNTS = 3;
/** A heading of sizes or days has none. */
const DECIMAL = /\d[.,]\d{1,2}(?!\d)/;
/** Of the page's width: left edges of one column. */
const ALIGNED = 0.006;

/**
 * Finds lines before the first entry, or behind the last one, that are like those of the entries: rows of tables of two
 * columns, of short ones, and of statements, whose entries may have further lines.
 * @param entries number of the list's entries, also of those without a place
 */
export function findSkippedEdges(list: PlacedList, lines: readonly DocumentLine[], entries: number): MissingLines[] {
  const { kept, covered } = list;
  const [first, last] = [kept[0], kept.at(-1)];
  // An entry without a place may be the one beside them.
  if (first === undefined || last === undefined || kept.length < Math.max(MIN_ENTRIES, entries)) return [];
  const steps = kept.slice(1).map(({ main }, index) => main - (kept[index]?.main ?? main));
  const isAdjacent = steps.filter((step) => step === 1).length >= steps.length * MIN_ADJACENT;
  // Entries of several lines have their own lines between them.
  const readMost = (line: number): number => {
    const most = countEnds(lines[line]?.ends ?? '') < MIN_TELLING_ENDS ? MAX_STEP : MAX_TELLING_STEP;
    return isAdjacent ? 1 : Math.min(most, Math.max(...steps));
  };
  const hasDecimals = (line: number): boolean => DECIMAL.test(lines[line]?.text ?? '');
  const haveDecimals = kept.every(({ main }) => hasDecimals(main));
  const shapes = countBy(kept.map(({ main }) => describe(lines[main])));
  const isEntry = (line: number, beside: number): boolean => {
    const [one, other] = [lines[line], lines[beside]];
    if (one === undefined || other === undefined || one.page !== other.page || covered.has(line)) return false;
    return (
      (hasSeveralEnds(one.ends) || (isAdjacent && one.ends !== '' && readCells(one.text).length > 1)) &&
      (shapes.get(describe(one)) ?? 0) >= kept.length * MIN_ALIKE &&
      Math.abs(one.left - other.left) < ALIGNED &&
      (!haveDecimals || hasDecimals(line)) &&
      !isSummaryLine(one.text) &&
      !isRepeated(line, list, lines)
    );
  };
  const walk = (from: number, direction: 1 | -1): number[] => {
    const found: number[] = [];
    const most = readMost(from);
    for (let line = from + direction, last = from; Math.abs(line - last) <= most; line += direction)
      if (isEntry(line, last)) {
        found.push(line);
        last = line;
      }
    return found;
  };
  return [
    { after: null, rows: walk(first.main, -1) },
    { after: last.index, rows: walk(last.main, 1) },
  ].flatMap(({ after, rows }): MissingLines[] => {
    const open = dropExplained(rows, list, after, lines);
    return open.length > 0 ? [{ count: open.length, after, page: lines[open[0] ?? 0]?.page ?? 1 }] : [];
  });
}

/** The cells and ends of a line; of a row of amounts only these, since its label may begin in the line above. */
function describe(line: DocumentLine | undefined): string {
  if (line === undefined) return '';
  const amounts = /(?:amount )+$/.exec(line.ends)?.[0] ?? '';
  return amounts.length >= MIN_AMOUNTS * 'amount '.length
    ? amounts
    : `${readCells(line.text)} ${line.ends.replaceAll('amount', 'number')}`;
}
