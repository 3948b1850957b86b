import { isConcept } from '../../../reading/languages/concepts.ts';
import { readConcepts } from '../../../reading/tokens.ts';
import { isFreeText, type Reader } from '../../candidates/field-reader.ts';
import { kindOf, type Kind } from '../../kinds.ts';
import type { Row } from '../../segments.ts';
import type { ScalarField } from '../../target-fields.ts';
import { chooseItemFields, findSection } from '../item-fields.ts';
import type { TableHeader } from './table-header.ts';
import { placeCells } from '../table-rows.ts';

const MAX_ROWS = 40;
const MIN_ROWS = 2;
const MIN_AGREEING = 2;
const MIN_NAMED = 2;
/** Share of the cells of the fullest row that rows of the table have; sums below it have fewer. */
const MIN_FULL = 0.5;
const QUALITY = 0.8;
const WORDS = /\p{L}{2}/u;
const ANYTHING = /[\p{L}\d]/u;
/** Kinds that no other column has the values of. */
const UNLIKE_OTHERS: ReadonlySet<Kind> = new Set(['boolean', 'date', 'currency', 'percent', 'time']);

/**
 * The only column whose heading no field is called like, and the only field without a column, belong together where the
 * values are of the field's kind; so do the only column and the only field of a kind, such as "Complies" and `passed`,
 * and all others where the columns are as many as the fields, and those that are known are in their order.
 */
export function nameRemainingColumns(
  header: TableHeader,
  rows: readonly Row[],
  fields: readonly ScalarField[],
  reader: Reader,
): TableHeader {
  if (header.fields.length < MIN_NAMED) return header;
  const untils = header.columns.map(({ until }) => until);
  const section = findSection(fields);
  const left = fields.filter((one) => one !== section && !header.fields.includes(one) && !untils.includes(one));
  const open = header.columns.flatMap(({ field }, index) => (field === null ? [index] : []));
  if (left.length === 0 || open.length === 0) return header;
  const all = rows.slice(0, MAX_ROWS).map((row) => placeCells(row, header));
  const least = MIN_FULL * Math.max(0, ...all.map(({ size }) => size));
  const placed = all.filter(({ size }) => size > least);
  const fits = (field: ScalarField, column: number, text = WORDS): boolean => {
    const texts = placed.flatMap((cells) => {
      const cell = cells.get(column);
      return cell === undefined ? [] : [cell.row.text.slice(cell.from, cell.to).trim()];
    });
    const isFitting = (cell: string): boolean => {
      if (isFreeText(kindOf(field))) return text.test(cell);
      const first = reader.readCell(field, cell);
      return first !== undefined && first.end - first.start >= cell.length - 1;
    };
    return texts.length >= MIN_ROWS && texts.every(isFitting);
  };
  const wanted = fields.filter((one) => one !== section);
  const isParallel =
    left.length > 1 &&
    wanted.length === header.columns.length &&
    header.columns.every(({ field }, index) => field === null || field === wanted[index]) &&
    left.every((field) => fits(field, wanted.indexOf(field), ANYTHING));
  const single = left.flatMap((field) => {
    const isLast = left.length === 1 && open.length === 1;
    const isAlone =
      UNLIKE_OTHERS.has(kindOf(field)) && left.filter((one) => kindOf(one) === kindOf(field)).length === 1;
    if (!isLast && !isAlone) return [];
    // Any text fits a field of texts, and a known word names another field.
    const isKnown = (column: number): boolean =>
      isFreeText(kindOf(field)) && readConcepts(header.columns[column]?.heading ?? '').some(isConcept);
    const columns = open.filter((column) => fits(field, column) && !isKnown(column));
    return columns.length === 1 ? columns.map((column) => ({ field, column })) : [];
  });
  const pairs = isParallel ? left.map((field) => ({ field, column: wanted.indexOf(field) })) : single;
  return pairs.length === 0 ? header : nameColumns(header, pairs);
}

/**
 * A column whose heading means nothing to the fields, or something else, holds the quantity where it times the price
 * gives the amount of the row, and the amount where the others give it.
 */
export function nameColumnByArithmetic(
  header: TableHeader,
  rows: readonly Row[],
  fields: ScalarField[],
  reader: Reader,
): TableHeader {
  const items = chooseItemFields(fields);
  if (items?.price === undefined || items.quantity === undefined) return header;
  const factors = [items.quantity, items.price, items.amount] as const;
  const [missing, ...others] = factors.filter((field) => !header.fields.includes(field));
  if (missing === undefined || missing === items.price || others.length > 0) return header;
  const placed = rows.slice(0, MAX_ROWS).map((row) => placeCells(row, header));
  const open = header.columns.findIndex((column, index) => {
    const agreeing = placed.filter((cells) => {
      const [count = 0, price = 0, amount = 0] = factors.map((field) => {
        const at = field === missing ? index : header.columns.findIndex((one) => one.field === field);
        const cell = cells.get(at);
        const [found] = cell === undefined ? [] : reader.read(field, cell.row.text.slice(cell.from, cell.to));
        return Number(found?.value ?? Number.NaN);
      });
      return Math.abs(count * price - amount) <= 0.011;
    });
    return column.field === null && agreeing.length >= MIN_AGREEING;
  });
  if (open < 0) return header;
  const named = nameColumns(header, [{ column: open, field: missing }]);
  return { ...named, strength: header.strength + QUALITY };
}

function nameColumns(header: TableHeader, pairs: readonly { column: number; field: ScalarField }[]): TableHeader {
  const columns = header.columns.map((column, index) => {
    const pair = pairs.find((one) => one.column === index);
    return pair === undefined ? column : { ...column, field: pair.field, quality: QUALITY };
  });
  return { ...header, columns, fields: columns.flatMap(({ field }) => field ?? []) };
}
