import { readConcepts } from '../../reading/tokens.ts';
import type { Findings } from '../build-result.ts';
import type { Surroundings } from '../candidates/neighbours.ts';
import type { Filled } from '../filled-value.ts';
import { isFreeText } from '../candidates/field-reader.ts';
import { kindOf } from '../kinds.ts';
import { NUMBERING } from '../labels/numbering.ts';
import { readName } from '../parties/person-names.ts';
import { isApart, type Row } from '../segments.ts';
import type { ArrayField, ScalarField } from '../target-fields.ts';
import { nameOfList } from './columns/list-title.ts';
import { fieldsOf, readCell, type Stretch } from './read-cell.ts';
import { isSummary } from './summary-rows.ts';

const MIN_ROWS = 2;
const MAX_ROWS = 200;
const SIGNS = { label: 0.8, source: 'aligned table' } as const;
const MAX_PART = 40;

/**
 * The rows below a line that is the list's name, such as "Ingredients", where no heading names the columns: each has as
 * many cells as an entry has fields, or as many parts between commas, and they are in the order of the fields.
 * @param isLast whether nothing else has read the list: it may have nothing but texts, and headings in unknown words
 */
export function readTitledRows(field: ArrayField, around: Surroundings, isLast: boolean): Findings[] | null {
  const leaves = fieldsOf(field);
  if (leaves.length < 2) return null;
  const names = new Set([nameOfList(field.path), readConcepts(field.title).join(' ')]);
  const isTyped = leaves.some((leaf) => !isFreeText(kindOf(leaf)));
  if (!isTyped && !isLast) return null;
  for (const row of around.rows) {
    if (!isTitle(row, names, isTyped)) continue;
    const next = around.rows[row.index + 1];
    const from = row.index + 1 + Number(isLast && isTyped && isHeadings(next, leaves));
    const below = around.rows.slice(from, from + MAX_ROWS);
    const end = below.findIndex(
      (one, index) => one.page !== row.page || endsList(below, index) || partsOf(one, leaves) === null,
    );
    const rows = end < 0 ? below : below.slice(0, end);
    for (const order of listOrders(leaves, rows)) {
      const items = rows.map((one) => readItem(one, order, around));
      if (items.length >= MIN_ROWS && items.every((item) => item !== null)) return items;
    }
  }
  return null;
}

/** Two columns may be in either order: first the one in which names are those of people. */
function listOrders(leaves: readonly ScalarField[], rows: readonly Row[]): (readonly ScalarField[])[] {
  if (leaves.length !== 2) return [leaves];
  const at = leaves.findIndex((leaf) => kindOf(leaf) === 'name');
  const countNames = (index: number): number =>
    rows.filter((row) => {
      const cell = partsOf(row, leaves)?.[index];
      return cell !== undefined && / /.test(readName(row, cell.from, cell.to)?.value ?? '');
    }).length;
  const orders = [leaves, leaves.toReversed()];
  return at >= 0 && countNames(1 - at) > countNames(at) ? orders.toReversed() : orders;
}

/** A sum, and what is below an empty line where the entries are not parted by any. */
function endsList(rows: readonly Row[], index: number): boolean {
  const [row, last, first, second] = [rows[index], rows[index - 1], rows[0], rows[1]];
  if (row === undefined || isSummary(row)) return true;
  if (last === undefined || first === undefined || second === undefined) return false;
  return index > 1 && isApart(last, row) && !isApart(first, second);
}

const isHeadings = (row: Row | undefined, leaves: readonly ScalarField[]): boolean =>
  row !== undefined && row.cells.length === leaves.length && !/\d/.test(row.text);

/**
 * "Tasting notes" is a list of notes, and "Samples kept - seal numbers" one of seals. Where entries have more than
 * texts, the name may have a number before it, a remark behind it, and another name beside it.
 */
function isTitle({ cells: [title, ...others] }: Row, names: ReadonlySet<string>, isTyped: boolean): boolean {
  if (title === undefined || others.length > 0) return false;
  const bare = title.text.replace(NUMBERING, '').replace(REMARK, '');
  const parts = isTyped ? bare.split(BETWEEN_PARTS) : title.text.split(DASH);
  return parts.some((part) => {
    const concepts = readConcepts(part);
    return names.has(concepts.join(' ')) || (concepts.length === 2 && names.has(concepts[1] ?? ''));
  });
}

const REMARK = /\s*\([^()]*\)\s*$/u;
const DASH = /\s[-–—]\s/u;
const BETWEEN_PARTS = /\s[-–—]\s|\s(?:and|&|\/)\s/iu;

/** The cells of a row, or what is between commas in its only one; null where they are not as many as the fields. */
function partsOf({ cells }: Row, leaves: readonly ScalarField[]): Stretch[] | null {
  if (cells.length === leaves.length) return cells;
  const [only] = cells;
  if (only === undefined || cells.length > 1 || /[.:]$/.test(only.text)) return null;
  const parts = [...only.text.matchAll(/[^\s,](?:[^,]*[^\s,])?/g)].map(({ 0: part, index }): Stretch => {
    const from = only.from + index;
    return { row: only.row, from, to: from + part.length };
  });
  return parts.length === leaves.length && parts.every(({ from, to }) => to - from <= MAX_PART) ? parts : null;
}

function readItem(row: Row, leaves: readonly ScalarField[], around: Surroundings): Findings | null {
  const scalars = new Map<ScalarField, Filled>();
  const cells = partsOf(row, leaves) ?? [];
  for (const [index, leaf] of leaves.entries()) {
    const filled = readCell(leaf, cells[index], around.reader, SIGNS);
    if (filled === null) return null;
    scalars.set(leaf, filled);
  }
  return { scalars, arrays: new Map() };
}
