import type { Findings } from '../build-result.ts';
import type { Surroundings } from '../candidates/candidates.ts';
import type { Reader } from '../candidates/field-reader.ts';
import { describeSurroundings } from '../describe-surroundings.ts';
import { findLabels, indexLabels, type LabelHit, type LabelIndex } from '../labels/labels.ts';
import type { Row, Sheet } from '../segments.ts';
import { splitFields, type ArrayField } from '../target-fields.ts';
import { chooseLabelled } from './choose-labelled.ts';

const MIN_QUALITY = 0.5;

/** Reads the lists of a part of a document. */
type ReadLists = (
  arrays: ArrayField[],
  sheet: Sheet,
  around: Surroundings,
) => { filled: Map<ArrayField, Findings[]>; rows: Set<number> };

/**
 * Items that have lists of their own, as accounts with bookings: each begins where a field of the item is named, and
 * its lists are what comes until the next one begins. Null for items without lists, and where no section has any.
 */
export function readSections(field: ArrayField, sheet: Sheet, reader: Reader, readLists: ReadLists): Findings[] | null {
  if (field.item.shape !== 'object') return null;
  const { scalars, arrays } = splitFields(field.item);
  if (scalars.length === 0 || arrays.length === 0) return null;
  const labels = indexLabels(scalars);
  const items = splitSections(sheet.rows, labels).flatMap((rows): Findings[] => {
    const section = cutOut(rows);
    const hits = findHits(section.rows, labels);
    const around = describeSurroundings(section, hits, reader);
    const lists = readLists(arrays, section, around);
    const outside = hits.filter((hit) => !lists.rows.has(hit.cell.row.index));
    const item = { scalars: chooseLabelled(outside, around), arrays: lists.filled };
    return item.scalars.size > 0 && item.arrays.size > 0 ? [item] : [];
  });
  return items.length === 0 ? null : items;
}

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

/** The rows as a sheet of their own, in which they are counted from 0. */
function cutOut(rows: readonly Row[]): Sheet {
  const own = rows.map((row, index) => {
    const copy: Row = { ...row, index };
    copy.cells = row.cells.map((cell) => ({ ...cell, row: copy }));
    return copy;
  });
  return {
    rows: own,
    pages: [...new Set(rows.map(({ page }) => page))],
    hasGeometry: own.some(({ box }) => box !== null),
  };
}
