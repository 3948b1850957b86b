import type { Findings } from '../build-result.ts';
import type { ArrayField } from '../target-fields.ts';
import { readConcepts } from '../../reading/tokens.ts';
import { kindOf } from '../kinds.ts';
import { indexLabels } from '../labels/labels.ts';
import { isFreeText, type Reader } from '../candidates/field-reader.ts';
import { isApart, type Row } from '../segments.ts';
import {
  appendWrapped,
  completes,
  isSumOfColumns,
  conflicts,
  extend,
  filledLike,
  finish,
  readRow,
  repeat,
  type Draft,
} from './draft-items.ts';
import { nameColumnByArithmetic, nameRemainingColumns } from './columns/unnamed-columns.ts';
import type { Surroundings } from '../candidates/neighbours.ts';
import { fieldsOf } from './read-cell.ts';
import { isCarriedForward, isSummary } from './summary-rows.ts';
import { nameOfList } from './columns/list-title.ts';
import { findHeaders, type TableHeader } from './columns/table-header.ts';
import { countDashes, narrowRow, placeCells } from './table-rows.ts';

/** Maximum number of lines without a value between two rows of a table. */
const MAX_GAP_LENGTH = 6;

/** A table that was read for an array. */
export interface ReadTable {
  items: Findings[];
  /** The indices of the rows that it takes up. */
  rows: Set<number>;
  strength: number;
  /** Whether another table is beside it, in the same rows. */
  isBeside?: boolean;
}

/** The rows of the tables whose headings name the fields of an array's items. Null when there is none. */
export function readTables(
  field: ArrayField,
  { rows: all, reader }: Surroundings,
  siblings: readonly ArrayField[],
): ReadTable | null {
  const fields = fieldsOf(field);
  if (fields.length === 0) return null;
  const others = siblings.filter((one) => one !== field).map(({ path }) => path);
  const headers = findHeaders(all, fields, indexLabels(fields, true), { own: field.path, others });
  const tables = headers
    .map((header, index) => {
      const until = headers[index + 1]?.from;
      const rows = cutAtOtherList(all.slice(header.to + 1, until), others);
      const counted = nameColumnByArithmetic(header, rows, fields, reader);
      const named = nameRemainingColumns(counted, rows, fields, reader);
      return { header: named, ...readBody(named, rows, reader) };
    })
    .filter((table) => table.items.length > 0);
  const best = tables.reduce<(typeof tables)[number] | null>(
    (a, b) => (a === null || rate(b.header) > rate(a.header) + 0.2 ? b : a),
    null,
  );
  if (best === null) return null;
  // The same headings again, on the next page, go on with the table.
  const same = tables.filter(
    ({ header }) =>
      header === best.header || (sharesColumns(header, best.header) && header.strength >= best.header.strength * 0.8),
  );
  return {
    items: same.flatMap((table) => table.items),
    rows: new Set(same.flatMap((table) => [...table.rows])),
    strength: best.header.strength,
    ...(best.header.span !== null && { isBeside: true }),
  };
}

/** The rows up to the one that another list's name begins, with nothing but the headings of its columns. */
function cutAtOtherList(rows: Row[], others: readonly string[][]): Row[] {
  const names = new Set(others.map(nameOfList));
  const end = rows.findIndex(
    ({ cells: [first], text }) =>
      first !== undefined && !/\d/.test(text) && names.has(readConcepts(first.text).join(' ')),
  );
  return end < 0 ? rows : rows.slice(0, end);
}

/** Columns that are no field's speak for another table. */
const UNNAMED = 0.1;

const rate = ({ strength, columns }: TableHeader): number =>
  strength - UNNAMED * columns.filter(({ field }) => field === null).length;

function sharesColumns(a: TableHeader, b: TableHeader): boolean {
  const isAlike = a.columns.length === b.columns.length && a.fields.length === b.fields.length;
  return isAlike && a.fields.every((field) => b.fields.includes(field));
}

function readBody(header: TableHeader, rows: Row[], reader: Reader): { items: Findings[]; rows: Set<number> } {
  const drafts: Draft[] = [];
  const used = new Set<number>();
  const isTextTable = hasOnlyTexts(header);
  const [first] = header.fields;
  const isFull = (values: Draft['values'], dashes: number): boolean => {
    const isBegun = first !== undefined && values.has(first);
    return values.size + dashes >= header.fields.length * (isBegun ? NEARLY_FULL : 1);
  };
  /** Whether a row is below an empty line, and none below it is filled like an item. */
  const isLastPart = (index: number): boolean => {
    const [above, ...below] = rows.slice(Math.max(0, index - 1), index + MAX_LAST_ROWS);
    const [row] = below;
    if (above === undefined || row === undefined || !isApart(above, row)) return false;
    const isItem = (one: Row) =>
      !isProse(one, header) && !isSparse(readRow(placeCells(one, header), header, reader), header, drafts);
    return !below.some((one) => isItem(narrowRow(one, header.span)));
  };
  let idle = 0;
  let closed = false;
  for (const [index, whole] of rows.entries()) {
    if (idle > MAX_GAP_LENGTH) break;
    const row = narrowRow(whole, header.span);
    if (row.cells.length === 0) continue;
    if (isCarriedForward(row)) continue;
    if (isSummary(row)) {
      if (drafts.length > 0) closed = true;
      idle++;
      continue;
    }
    if (isProse(row, header) || row.cells.every((cell) => /^\p{L}[\p{L} .'’/-]{1,30}:\s/u.test(cell.text))) {
      idle++;
      continue;
    }
    const cells = placeCells(row, header);
    const values = readRow(cells, header, reader);
    const typed = [...values.keys()].filter((field) => !isFreeText(kindOf(field)));
    const current = drafts.at(-1);
    if (isSumOfColumns(values, drafts)) {
      closed = true;
      continue;
    }
    if (drafts.length > 1 && isSparse(values, header, drafts) && isLastPart(index)) closed = true;
    const isItem = typed.length > 0 || (idle === 0 && !closed && isTextTable && isFull(values, countDashes(cells)));
    if (
      !isItem ||
      (header.fields.length > 2 && values.size < 2 && current !== undefined && conflicts(current, values))
    ) {
      idle++;
      if (!closed && current !== undefined && typed.length === 0) appendWrapped(current, values, row, header);
      continue;
    }
    // Under a subtotal only rows that are filled like the items before are items.
    if (closed && !filledLike(values, drafts)) {
      idle++;
      continue;
    }
    const gap = current === undefined || closed ? Infinity : row.index - current.lastRow;
    const isPart = (one: Draft) => (gap === 1 && completes(values, drafts)) || (gap <= 2 && !conflicts(one, values));
    if (current !== undefined && isPart(current)) extend(current, values, row.index);
    else {
      drafts.push({ values, lastRow: row.index });
      closed = false;
    }
    used.add(row.index);
    idle = 0;
  }
  const most = Math.max(0, ...drafts.map((draft) => draft.values.size));
  const kept = drafts.filter((draft) => draft.values.size >= Math.min(2, most));
  fillDown(kept, header);
  return { items: kept.map(finish), rows: used };
}

/** A first column that is printed once for several rows: each of them has everything else. */
function fillDown(drafts: readonly Draft[], { fields }: TableHeader): void {
  const [first, ...others] = fields;
  if (first === undefined || others.length < 2) return;
  const lacking = drafts.filter(({ values }) => !values.has(first));
  // A text that one row lacks is missing there.
  if (isFreeText(kindOf(first)) && lacking.length < drafts.length / 2) return;
  if (!lacking.every(({ values }) => others.every((field) => values.has(field)))) return;
  let last: Draft | undefined;
  for (const draft of drafts) {
    const above = last?.values.get(first);
    if (!draft.values.has(first) && above !== undefined) draft.values.set(first, repeat(above));
    last = draft;
  }
}

/** Share of a wide table's columns that a sum below it fills at most: parts of items on further lines fill more. */
const SPARSE = 0.5;
const MIN_WIDE = 4;
const MAX_LAST_ROWS = 12;

/** Whether a row has so few values that it may be a sum: of a narrow table, fewer than each of the items. */
function isSparse({ size }: Draft['values'], { fields: { length } }: TableHeader, drafts: readonly Draft[]): boolean {
  if (length >= MIN_WIDE) return size <= length * SPARSE;
  return length === MIN_WIDE - 1 && size < length && drafts.every((draft) => draft.values.size === length);
}

const MIN_TEXT_QUALITY = 0.8;
/** Share of the columns that are filled in an item, where the first one is: a text that goes on fills fewer. */
const NEARLY_FULL = 0.8;

/** Whether every column holds words: then a row is an item where all columns are filled, right below the last one. */
function hasOnlyTexts({ columns, fields }: TableHeader): boolean {
  return (
    fields.length >= 2 &&
    fields.every((field) => isFreeText(kindOf(field))) &&
    columns.every(
      ({ field, quality, heading }) => field === null || (quality >= MIN_TEXT_QUALITY && !/:/.test(heading)),
    )
  );
}

/** Words of a sentence that is the whole row, and of one in a cell of it. */
const MIN_WORDS_ALONE = 5;
const MIN_WORDS = 8;

/** A sentence that runs under most of the headings is none of the table's. */
function isProse(row: Row, header: TableHeader): boolean {
  const { columns } = header;
  const isAlone = row.cells.length === 1 && (row.text.match(/\p{L}{2,}/gu)?.length ?? 0) >= MIN_WORDS_ALONE;
  return row.cells.some(
    (cell) =>
      (isAlone || cell.tokens.length >= MIN_WORDS) &&
      columns.filter((column) => column.x0 >= cell.x0 - 0.01 && column.x1 <= cell.x1 + 0.01).length >= 2,
  );
}
