import type { ScalarField } from '../../target-fields.ts';
import { findInCell, type LabelIndex } from '../../labels/labels.ts';
import { overlap, type Cell, type Row } from '../../segments.ts';
import { isOverOneColumn, listRowsBelow } from '../../labels/cut-headings.ts';
import { readConcepts, splitName, tokenize } from '../../../reading/tokens.ts';
import { isFreeText } from '../../candidates/field-reader.ts';
import { kindOf, lastName, nameConcepts } from '../../kinds.ts';
import { isListTitle, nameOfList } from './list-title.ts';
import { nameRangeColumns, type RangeColumn } from './range-columns.ts';

/** A column of a table: the place of its heading, and the field that it fills, if any. */
export interface Column extends RangeColumn {
  x0: number;
  x1: number;
}

export interface TableHeader {
  /** Its rows, by their indices. */
  from: number;
  to: number;
  columns: Column[];
  /** Fields that have a column. */
  fields: ScalarField[];
  /** The sum of the columns' qualities. */
  strength: number;
  /** Where its columns are, if other tables are beside it. */
  span: { x0: number; x1: number } | null;
  /** The field for units: they may follow the quantity. */
  unit: ScalarField | null;
  /** The field for currencies: they may be beside the amounts. */
  currency: ScalarField | null;
}

/** The paths of the array that is looked for, and of the other arrays of the schema. */
export interface ArrayNames {
  own: string[];
  others: readonly string[][];
}

const MAX_HEADER_HEIGHT = 3;
const HEADED_BY_ARRAY = 0.9;
const MIN_QUALITY = 0.45;

/** Rows that read as the headings of columns for these fields, best first where they overlap, in document order. */
export function findHeaders(rows: Row[], fields: ScalarField[], labels: LabelIndex, names: ArrayNames): TableHeader[] {
  const needed = Math.min(2, fields.length);
  const hinted = rows.map((row) => looksLikeHeadings(row) && row.cells.some((cell) => namesColumn(cell, labels)));
  const best = rows.map((_, index) =>
    hinted[index] === true ? tallestFrom(rows, index, { needed, fields, labels, names }) : null,
  );
  const found: TableHeader[] = [];
  for (let index = 0; index < rows.length; index++) {
    const header = best[index] ?? null;
    if (header === null) continue;
    // A row above the headings belongs to them only if it says more about the columns.
    const below = best[index + 1] ?? null;
    if (below !== null && below.strength >= header.strength - 0.3 && header.to > index) continue;
    found.push(header);
    index = header.to;
  }
  return found;
}

interface Wanted {
  /** Least number of fields with a column. */
  needed: number;
  fields: ScalarField[];
  labels: LabelIndex;
  names: ArrayNames;
}

function tallestFrom(rows: Row[], index: number, wanted: Wanted): TableHeader | null {
  let best: TableHeader | null = null;
  if (isListTitle(rows[index], wanted.names.own)) return null;
  for (let height = 1; height <= MAX_HEADER_HEIGHT; height++) {
    const part = rows.slice(index, index + height);
    if (
      part.length < height ||
      !part.every((row) => looksLikeHeadings(row)) ||
      part.some((row) => row.page !== rows[index]?.page)
    )
      break;
    const below = listRowsBelow(rows, index + height, part[0]?.page);
    const header = readHeader(part, below, wanted);
    if (header.fields.length >= wanted.needed && (best === null || header.strength > best.strength + 0.5))
      best = header;
  }
  return best;
}

function namesColumn(cell: Cell, labels: LabelIndex): boolean {
  return findInCell(cell, labels).some((hit) => hit.quality >= MIN_QUALITY);
}

/** Headings hold no amounts, and are short. */
function looksLikeHeadings(row: Row): boolean {
  const digits = row.text.match(/\d/g)?.length ?? 0;
  return (
    digits <= row.text.length * 0.12 &&
    !/\d[.,]\d{2}(?!\d)/.test(row.text) &&
    row.cells.every((cell) => cell.text.length <= 45 || cell.tokens.length <= 12)
  );
}

function readHeader(rows: Row[], below: readonly Row[], { fields: all, labels, names }: Wanted): TableHeader {
  const columns: Open[] = [];
  for (const row of rows) {
    for (const piece of row.cells.flatMap((cell) => splitHeadings(cell, below, labels))) {
      const above = row === rows[0] ? undefined : columns.find((column) => overlap(column, piece) > 0.4);
      if (above === undefined) {
        columns.push({ ...piece, field: null, quality: 0, options: [] });
      } else {
        above.x0 = Math.min(above.x0, piece.x0);
        above.x1 = Math.max(above.x1, piece.x1);
        above.heading = above.heading.endsWith('-')
          ? above.heading.slice(0, -1) + piece.heading
          : `${above.heading} ${piece.heading}`;
      }
    }
  }
  columns.sort((a, b) => a.x0 - b.x0);
  for (const column of columns) column.options = rateHeading(column.heading, labels);
  const beside = cutToArray(columns, names);
  const { columns: own, span } = beside ?? { columns, span: null };
  if (beside !== null || isHeadedBy(own, names)) nameFirstColumn(own, all);
  const strength = assignColumns(own);
  nameRangeColumns(own, all);
  const fields = own.flatMap(({ field }) => (field === null ? [] : [field]));
  return {
    from: rows[0]?.index ?? 0,
    to: rows.at(-1)?.index ?? 0,
    columns: own.map(({ options: _, ...column }) => column),
    fields,
    strength,
    span,
    unit: all.find(isUnit) ?? null,
    currency: all.find((field) => kindOf(field) === 'currency') ?? null,
  };
}

const isUnit = (field: ScalarField): boolean =>
  isFreeText(kindOf(field)) && nameConcepts(field).length === 1 && nameConcepts(field).includes('unit');

/**
 * The columns of the table that the array's name heads, up to the one that another array's name heads. Null where no
 * two arrays have their tables beside each other.
 */
function cutToArray(
  columns: Open[],
  { own, others }: ArrayNames,
): { columns: Open[]; span: TableHeader['span'] } | null {
  const heads = columns.map(({ heading }) => readConcepts(heading).join(' '));
  const from = heads.indexOf(nameOfList(own));
  const starts = others.map((path) => heads.indexOf(nameOfList(path))).filter((index) => index >= 0);
  if (from < 0 || starts.length === 0) return null;
  const to = Math.min(columns.length, ...starts.filter((index) => index > from));
  const [first, next] = [columns[from], columns[to]];
  const before = columns[from - 1];
  return {
    columns: columns.slice(from, to),
    span: {
      x0: before === undefined || first === undefined ? -Infinity : (before.x1 + first.x0) / 2,
      x1: next === undefined ? Infinity : next.x0 - 0.005,
    },
  };
}

const isHeadedBy = ([first]: readonly Open[], { own }: ArrayNames): boolean =>
  first !== undefined && readConcepts(first.heading).join(' ') === nameOfList(own);

/** Below the array's name are the names of its entries, unless another column has them. */
function nameFirstColumn(columns: Open[], fields: readonly ScalarField[]): void {
  const text = fields.find((field) => isFreeText(kindOf(field)));
  const isNamed = columns.some(({ options }) =>
    options.some(({ field, quality }) => field === text && quality >= MIN_QUALITY),
  );
  if (text !== undefined && !isNamed) columns[0]?.options.push({ field: text, quality: HEADED_BY_ARRAY });
}

type Open = Column & { options: { field: ScalarField; quality: number }[] };

/** Gives columns their fields, best first; then a field gives way where both fit better elsewhere. Returns the sum. */
function assignColumns(columns: Open[]): number {
  const pairs = columns
    .flatMap((column) => column.options.map((option) => ({ column, ...option })))
    .filter(({ quality }) => quality >= MIN_QUALITY);
  pairs.sort((a, b) => b.quality - a.quality || b.column.x0 - a.column.x0);
  const taken = new Set<ScalarField>();
  const give = (column: Open, field: ScalarField, quality: number): void => {
    column.field = field;
    column.quality = quality;
    taken.add(field);
  };
  for (const { column, field, quality } of pairs)
    if (column.field === null && !taken.has(field)) give(column, field, quality);
  for (const { column, field, quality } of pairs) {
    const holder = column.field;
    if (taken.has(field) || holder === null) continue;
    const other = pairs.find((one) => one.field === holder && one.column.field === null);
    if (other === undefined || quality + other.quality <= column.quality) continue;
    give(other.column, holder, other.quality);
    give(column, field, quality);
  }
  return columns.reduce((sum, column) => sum + column.quality, 0);
}

function rateHeading(heading: string, labels: LabelIndex): { field: ScalarField; quality: number }[] {
  const cell = { text: heading, tokens: tokenize(heading) } as Cell;
  const hits = findInCell(cell, labels);
  const abbreviated = hits.length === 0 ? findAbbreviated(heading, labels) : undefined;
  if (abbreviated !== undefined) return [{ field: abbreviated, quality: ABBREVIATED }];
  return hits.map(({ field, quality, start }) => ({
    field,
    quality: start > 1 ? quality * 0.9 : quality,
  }));
}

const ABBREVIATED = 0.75;
const ABBREVIATION = /^(?<first>\p{L})(?<middle>\p{L}{0,2})(?<last>\p{L})\.?$/u;

/** "Pts" for `points`, "Rk" for `rank`: the word's first and last letter, with some between them. */
function findAbbreviated(heading: string, { byKey }: LabelIndex): ScalarField | undefined {
  const { first = '', middle = '', last = '' } = ABBREVIATION.exec(heading.trim().toLowerCase())?.groups ?? {};
  if (first === '') return undefined;
  const pattern = new RegExp(
    `^${first}\\p{L}+${[...middle].map((letter) => `${letter}\\p{L}*`).join('')}${last}$`,
    'u',
  );
  const fields = new Set([...byKey.values()].flatMap((named) => named.map(({ field }) => field)));
  const [field, ...others] = [...fields].filter((one) => pattern.test(splitName(lastName(one.path)).toLowerCase()));
  return others.length === 0 ? field : undefined;
}

/** Headings close to each other are one cell, which is cut where a known heading begins and ends. */
function splitHeadings(
  cell: Cell,
  below: readonly Row[],
  labels: LabelIndex,
): { x0: number; x1: number; heading: string }[] {
  const piece = (from: number, to: number) => {
    const [x0, x1] = cell.row.extent(cell.from + from, cell.from + to);
    return { x0, x1, heading: cell.text.slice(from, to).trim() };
  };
  if (cell.tokens.length < 2) return [piece(0, cell.text.length)];
  const hits = findInCell(cell, labels);
  if (hits.some((hit) => hit.start <= 1 && hit.quality >= 0.9)) return [piece(0, cell.text.length)];
  if (hits.length < 2 || isOverOneColumn(cell, below)) return [piece(0, cell.text.length)];
  const cuts = new Set<number>([0]);
  let until = 0;
  for (const hit of [...findLooseHits(cell, labels)].sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (hit.start < until) continue;
    cuts.add(hit.start);
    cuts.add(hit.end);
    until = hit.end;
  }
  const points = [...cuts, cell.text.length].sort((a, b) => a - b);
  return points.slice(0, -1).flatMap((from, index) => {
    const part = piece(from, points[index + 1] ?? cell.text.length);
    return /[\p{L}\d#%]/u.test(part.heading) ? [part] : [];
  });
}

/** Headings within a cell, each rated as if it were the only one. */
function findLooseHits(cell: Cell, labels: LabelIndex): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  cell.tokens.forEach((first, from) => {
    for (let to = Math.min(cell.tokens.length - 1, from + 2); to >= from; to--) {
      const last = cell.tokens[to];
      if (last === undefined) continue;
      const text = cell.text.slice(first.start, last.end);
      if (rateHeading(text, labels).some((option) => option.quality >= 0.8)) {
        found.push({ start: first.start, end: last.end });
        return;
      }
    }
  });
  return found;
}
