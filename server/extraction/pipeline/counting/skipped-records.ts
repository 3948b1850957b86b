import type { DocumentLine } from './document-lines.ts';
import { countBy, type EntryLines, type PlacedList } from './entry-lines.ts';
import { groupByGap, type MissingLines } from './skipped-lines.ts';

/** "Departure: Berlin" and "Flight   DL 139" */
const LABEL = /^\s*(?<label>\p{Lu}[\p{L} .'/-]{2,30}?)\s*(?::|\s{2}|\.{3})\s*\S/u;
const HEADING = /^\s*\p{L}[\p{L}\d ./-]{0,40}:?\s*$/u;
const MIN_ENTRIES = 2;
/** Blank lines may separate a heading from its record. */
const MAX_LINES_ABOVE = 3;
/** Share of the entries that have a value behind a label, for all to have it. */
const MIN_LABELLED = 0.6;
/** Labels that a record has: one may be that of something else. */
const MIN_LABELS = 2;

/**
 * Finds records that an answer skipped where each has lines with the same labels: "Flight: …", "Departure: …",
 * "Arrival: …".
 */
export function findSkippedRecords(list: PlacedList, lines: readonly DocumentLine[]): MissingLines[] {
  const { own, kept, covered } = list;
  if (kept.length < MIN_ENTRIES) return [];
  const readLabel = (line: number): string | undefined => LABEL.exec(lines[line]?.text ?? '')?.groups?.['label'];
  const listLabels = (entry: EntryLines): string[] => [
    ...new Set(entry.lines.flatMap((line) => readLabel(line) ?? [])),
  ];
  const shared = [...countBy(own.flatMap(listLabels))].filter(
    ([, count]) => count >= Math.max(MIN_ENTRIES, own.length * MIN_LABELLED),
  );
  if (shared.length < MIN_LABELS) return [];
  const labels = new Set(shared.map(([label]) => label));
  const taken = new Set(own.flatMap((entry) => entry.lines));
  const records = readRecords(
    lines.flatMap((_, line) => (labels.has(readLabel(line) ?? '') ? [line] : [])),
    readLabel,
  );
  const isTaken = (line: number): boolean => taken.has(line) || covered.has(line);
  const headings = new Set(
    records.filter((rows) => rows.some((line) => taken.has(line))).map((rows) => readHeading(rows, lines)),
  );
  const open = records
    .filter((rows) => rows.length >= MIN_LABELS && !rows.some(isTaken) && headings.has(readHeading(rows, lines)))
    .map(([row = 0]) => row);
  if (open.length > own.length) return [];
  return groupByGap(open, list, lines);
}

/** The words above a record, as far as they tell what it is: "Seller", "Driver 1". */
function readHeading([row = 0]: readonly number[], lines: readonly DocumentLine[]): string {
  const above =
    lines.slice(Math.max(0, row - MAX_LINES_ABOVE), row).findLast(({ text }) => text.trim() !== '')?.text ?? '';
  return HEADING.test(above) ? above.replaceAll(/\d+/g, '1').trim() : '';
}

/** The lines of each record: a label that is there again begins the next one. */
function readRecords(rows: readonly number[], readLabel: (line: number) => string | undefined): number[][] {
  const records: number[][] = [];
  let seen = new Set<string | undefined>();
  for (const row of rows) {
    const label = readLabel(row);
    if (records.length === 0 || seen.has(label)) {
      records.push([]);
      seen = new Set();
    }
    records.at(-1)?.push(row);
    seen.add(label);
  }
  return records;
}
