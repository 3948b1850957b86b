import type { Findings } from '../build-result.ts';
import { chooseConforming } from '../assign.ts';
import { proposeCandidates } from '../candidates/candidates.ts';
import type { Surroundings } from '../candidates/neighbours.ts';
import { describeSurroundings } from '../describe-surroundings.ts';
import { findLabels, indexLabels, type LabelHit, type LabelIndex } from '../labels/labels.ts';
import type { Row } from '../segments.ts';
import { splitFields, type ArrayField } from '../target-fields.ts';
import { addFromCell } from './read-cell.ts';

const MIN_QUALITY = 0.5;
const MIN_HEADINGS = 2;
const MAX_TITLE_LENGTH = 60;
const TITLE_SIGNS = { label: 0.8, source: 'aligned table' } as const;

/** Reads the lists of a part of a document. */
type ReadLists = (
  arrays: ArrayField[],
  around: Surroundings,
) => { filled: Map<ArrayField, Findings[]>; rows: Set<number> };

/**
 * Items that have lists of their own, as accounts with bookings: each begins where a field of the item is named, or
 * with the line above the headings of a table that come again, and its lists are what comes until the next one begins.
 * Null for items without lists, and where no section has any.
 */
export function readSections(
  field: ArrayField,
  { rows: all, reader }: Surroundings,
  readLists: ReadLists,
): Findings[] | null {
  if (field.item.shape !== 'object') return null;
  const { scalars, arrays } = splitFields(field.item);
  if (scalars.length === 0 || arrays.length === 0) return null;
  const labels = indexLabels(scalars);
  const named = splitSections(all, labels);
  const titled = splitByHeadings(all);
  // A field that is named above the headings begins its part.
  const isTitled = (titled?.[0]?.[0]?.index ?? Infinity) < (named[0]?.[0]?.index ?? Infinity);
  const parts = isTitled && titled !== null ? titled : named;
  const items = parts.flatMap((part): Findings[] => {
    const rows = cutOut(part);
    const hits = findHits(rows, labels);
    const around = describeSurroundings(rows, hits, reader);
    const lists = readLists(arrays, around);
    const outside = hits.filter((hit) => !lists.rows.has(hit.cell.row.index));
    const labelled = chooseConforming(outside.flatMap((hit) => proposeCandidates(hit, around)));
    // The line above its headings is the first field, if that one is not named.
    const [field] = scalars.filter((one, position) => position === 0 && !labelled.has(one));
    const title = isTitled ? rows[0]?.cells[0] : null;
    const item = {
      scalars: addFromCell(labelled, field, title, { reader, signs: TITLE_SIGNS }),
      arrays: lists.filled,
    };
    return item.scalars.size > 0 && item.arrays.size > 0 ? [item] : [];
  });
  return items.length === 0 ? null : items;
}

/** The parts from each line on that is above the same headings. Null where no headings come again below such a line. */
function splitByHeadings(rows: readonly Row[]): Row[][] | null {
  const headings = rows.filter(
    ({ cells, text, index }) =>
      cells.length >= MIN_HEADINGS && !/\d/.test(text) && isSectionTitle(rows[index - 1], text),
  );
  const keyOf = ({ cells }: Row): string => cells.map(({ text }) => text).join('|');
  const [same = []] = [...Map.groupBy(headings, keyOf).values()].sort((a, b) => b.length - a.length);
  const titles = new Set(same.map(({ index }) => rows[index - 1]?.text.replaceAll(/\d+/g, '')));
  // The headings of a table come again on each page, below the same line.
  if (same.length < 2 || (titles.size < same.length && new Set(same.map(({ page }) => page)).size > 1)) return null;
  return same.map(({ index }, position) => rows.slice(index - 1, (same[position + 1]?.index ?? rows.length + 1) - 1));
}

const isSectionTitle = (row: Row | undefined, below: string): boolean =>
  row?.cells.length === 1 && row.text !== below && !/[:.]\s*$/.test(row.text) && row.text.length <= MAX_TITLE_LENGTH;

function findHits(rows: readonly Row[], labels: LabelIndex): LabelHit[] {
  return rows.flatMap((row) => findLabels(row, labels));
}

/** The rows from each place on that names the field which is named most often. */
function splitSections(rows: readonly Row[], labels: LabelIndex): Row[][] {
  const sure = findHits(rows, labels).filter((hit) => hit.quality >= MIN_QUALITY && hit.start <= 2);
  const named = [...Map.groupBy(sure, (hit) => hit.field).values()].map((hits) => [
    ...new Set(hits.map((hit) => hit.cell.row.index)),
  ]);
  const [starts = []] = named.sort((a, b) => b.length - a.length || (a[0] ?? 0) - (b[0] ?? 0));
  return starts.map((start, index) => rows.slice(start, starts[index + 1]));
}

/** The rows as those of a document of their own, counted from 0. */
function cutOut(rows: readonly Row[]): Row[] {
  return rows.map((row, index) => {
    const copy: Row = { ...row, index };
    copy.cells = row.cells.map((cell) => ({ ...cell, row: copy }));
    return copy;
  });
}
