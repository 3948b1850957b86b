import { createCandidate } from '../candidates/candidate.ts';
import type { JsonValue } from '../../../lib/json-value.ts';
import type { Findings } from '../build-result.ts';
import { fill, type Filled } from '../filled-value.ts';
import { conform } from '../conform.ts';
import type { ArrayField, Field, ScalarField } from '../target-fields.ts';
import { kindOf } from '../kinds.ts';
import { indexLabels } from '../labels/labels.ts';
import { isFreeText, type Reader } from '../candidates/field-reader.ts';
import type { Row, Sheet } from '../segments.ts';
import { nameColumnByArithmetic } from './column-arithmetic.ts';
import { isCarriedForward, isSummary } from './summary-rows.ts';
import { findHeaders, type TableHeader } from './table-header.ts';
import { placeCells, type TableCell, type TableRow } from './table-rows.ts';

/** Maximum number of lines without a value between two rows of a table. */
const MAX_GAP_LENGTH = 6;

/** A table that was read for an array. */
export interface ReadTable {
  items: Findings[];
  /** The indices of the rows that it takes up. */
  rows: Set<number>;
  strength: number;
}

/** The rows of the tables whose headings name the fields of an array's items. Null when there is none. */
export function readTables(field: ArrayField, sheet: Sheet, reader: Reader): ReadTable | null {
  const fields = leavesOf(field.item);
  if (fields.length === 0 || field.item.shape !== 'object') return null;
  const headers = findHeaders(sheet.rows, fields, indexLabels(fields, true));
  const tables = headers
    .map((header, index) => {
      const until = headers[index + 1]?.from ?? sheet.rows.length;
      const rows = sheet.rows.slice(header.to + 1, until);
      const named = nameColumnByArithmetic(header, rows, fields, reader);
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
  };
}

/** Columns that are no field's speak for another table. */
const UNNAMED = 0.1;

const rate = ({ strength, columns }: TableHeader): number =>
  strength - UNNAMED * columns.filter(({ field }) => field === null).length;

/** The leaves of an item that are not in an array of their own. */
export function leavesOf(field: Field): ScalarField[] {
  if (field.shape === 'scalar') return [field];
  return field.shape === 'object' ? field.children.flatMap(leavesOf) : [];
}

function sharesColumns(a: TableHeader, b: TableHeader): boolean {
  const isAlike = a.columns.length === b.columns.length && a.fields.length === b.fields.length;
  return isAlike && a.fields.every((field) => b.fields.includes(field));
}

interface DraftValue {
  cell: TableCell;
  value: JsonValue;
  start: number;
  end: number;
  fit: number;
  match: 'exact' | 'normalized' | 'derived';
  quality: number;
  lastLine: TableCell;
}

interface Draft {
  values: Map<ScalarField, DraftValue>;
  lastRow: number;
}

function readBody(header: TableHeader, rows: Row[], reader: Reader): { items: Findings[]; rows: Set<number> } {
  const drafts: Draft[] = [];
  const used = new Set<number>();
  const isTextTable = hasOnlyTexts(header);
  let idle = 0;
  let closed = false;
  for (const row of rows) {
    if (idle > MAX_GAP_LENGTH) break;
    if (isCarriedForward(row)) continue;
    if (isSummary(row)) {
      if (drafts.length > 0) closed = true;
      idle++;
      continue;
    }
    const values = readRow(placeCells(row, header), header, reader);
    const typed = [...values.keys()].filter((field) => !isFreeText(kindOf(field)));
    const current = drafts.at(-1);
    if (isProse(row, header) || row.cells.every((cell) => /^\p{L}[\p{L} .'’/-]{2,30}:\s/u.test(cell.text))) {
      idle++;
      continue;
    }
    const isItem = typed.length > 0 || (idle === 0 && !closed && isTextTable && values.size === header.fields.length);
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
    if (current !== undefined && row.index - current.lastRow === 1 && !closed && completes(values, drafts)) {
      for (const [field, next] of values) {
        const known = current.values.get(field);
        if (known === undefined) current.values.set(field, next);
        else joinText(known, next);
      }
      current.lastRow = row.index;
    } else if (current !== undefined && !conflicts(current, values) && row.index - current.lastRow <= 2 && !closed) {
      for (const [field, value] of values) current.values.set(field, value);
      current.lastRow = row.index;
    } else {
      drafts.push({ values, lastRow: row.index });
      closed = false;
    }
    used.add(row.index);
    idle = 0;
  }
  const most = Math.max(0, ...drafts.map((draft) => draft.values.size));
  const kept = drafts.filter((draft) => draft.values.size >= Math.min(2, most));
  return { items: kept.map(finish), rows: used };
}

const MIN_TEXT_QUALITY = 0.8;

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

/** A sentence that runs under most of the headings is none of the table's. */
function isProse(row: Row, header: TableHeader): boolean {
  const { columns } = header;
  return row.cells.some(
    (cell) =>
      cell.tokens.length >= 8 &&
      columns.filter((column) => column.x0 >= cell.x0 - 0.01 && column.x1 <= cell.x1 + 0.01).length >= 2,
  );
}

function filledLike(values: Draft['values'], drafts: Draft[]): boolean {
  const usual = [...(drafts[0]?.values.keys() ?? [])].filter((field) =>
    drafts.every((draft) => draft.values.has(field)),
  );
  return usual.length >= 2 && usual.every((field) => values.has(field));
}

/** Whether a row has a value for what the item already has: then it is another item. */
function conflicts(draft: Draft, values: Draft['values']): boolean {
  return [...values.keys()].some((field) => draft.values.has(field));
}

/** Whether a row only has what the last item lacks and all others have, and texts that go on: it is its second line. */
function completes(values: Draft['values'], drafts: Draft[]): boolean {
  const [last, ...others] = drafts.toReversed();
  if (last === undefined || others.length === 0) return false;
  const isText = (field: ScalarField): boolean => isFreeText(kindOf(field));
  const added = [...values.keys()].filter((field) => !isText(field));
  return (
    [...values.keys()].some((field) => isText(field) && last.values.has(field)) &&
    added.length > 0 &&
    added.every((field) => !last.values.has(field) && others.every((draft) => draft.values.has(field)))
  );
}

function joinText(known: DraftValue, next: DraftValue): void {
  known.value = `${String(known.value)} ${String(next.value)}`;
  known.match = 'normalized';
  known.lastLine = next.cell;
}

function readRow(cells: TableRow, header: TableHeader, reader: Reader): Draft['values'] {
  const values: Draft['values'] = new Map();
  header.columns.forEach(({ field, quality }, index) => {
    const cell = cells.get(index);
    if (cell === undefined || field === null) return;
    const text = cell.row.text.slice(cell.from, cell.to);
    if (isFreeText(kindOf(field))) {
      if (!/\p{L}/u.test(text) && text.length < 2) return;
      const value = conform(field, text, text);
      if (value !== undefined)
        values.set(field, {
          cell,
          value,
          start: cell.from,
          end: cell.to,
          fit: /\p{L}/u.test(text) ? 1 : 0.6,
          match: 'exact',
          quality,
          lastLine: cell,
        });
      return;
    }
    const recognised = reader.read(field, text)[0];
    if (recognised === undefined || recognised.start > 14) return;
    const quote = text.slice(recognised.start, recognised.end);
    const value = conform(field, recognised.value, quote);
    if (value === undefined) return;
    values.set(field, {
      cell,
      value,
      start: cell.from + recognised.start,
      end: cell.from + recognised.end,
      fit: Math.max(recognised.fit, 0.85),
      match: recognised.match,
      quality,
      lastLine: cell,
    });
  });
  return values;
}

/** A text that goes on in the next line: its last line ends near the next column, so that the next word had no room. */
function appendWrapped(draft: Draft, values: Draft['values'], row: Row, header: TableHeader): void {
  if (row.index - draft.lastRow > 1) return;
  for (const [field, next] of values) {
    const known = draft.values.get(field);
    if (known === undefined || typeof known.value !== 'string' || typeof next.value !== 'string') continue;
    // Two cells in one column are no text that goes on.
    if (/\S\s{2,}\S/.test(next.value)) continue;
    if (Math.abs(known.lastLine.x0 - next.cell.x0) > 0.02) continue;
    const column = header.columns.find((one) => one.field === field);
    const right = header.columns.find((one) => column !== undefined && one.x0 > column.x0);
    const firstWord = next.value.split(' ')[0]?.length ?? 0;
    const { lastLine } = known;
    const letter = (lastLine.x1 - lastLine.x0) / Math.max(1, lastLine.to - lastLine.from);
    if (right === undefined || lastLine.x1 + (firstWord + 1) * letter < right.x0 - 0.02) continue;
    joinText(known, next);
    draft.lastRow = row.index;
  }
}

function finish(draft: Draft): Findings {
  const adds = checksOut(draft);
  const scalars = new Map<ScalarField, Filled>();
  for (const [field, { cell, value, start, end, fit, match, quality }] of draft.values) {
    const place = { cell: { row: cell.row, from: 0 }, start, end };
    const signs = { match, label: quality, position: 0.96, fit, source: 'table' } as const;
    const candidate = createCandidate(field, value, place, signs);
    scalars.set(field, { ...fill(value, candidate), adds: adds && typeof value === 'number' });
  }
  return { scalars, arrays: new Map() };
}

/** Whether two of the row's numbers multiplied give a third. */
function checksOut(draft: Draft): boolean {
  const numbers = [...draft.values.values()].map(({ value }) => value).filter((value) => typeof value === 'number');
  for (const product of numbers) {
    for (const [index, a] of numbers.entries()) {
      for (const b of numbers.slice(index + 1))
        if (a !== product && b !== product && Math.abs(a * b - product) <= 0.011 + Math.abs(product) * 0.002)
          return true;
    }
  }
  return false;
}
