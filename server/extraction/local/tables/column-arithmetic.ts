import type { Reader } from '../candidates/field-reader.ts';
import type { Row } from '../segments.ts';
import type { ScalarField } from '../target-fields.ts';
import { chooseItemFields } from './item-fields.ts';
import type { TableHeader } from './table-header.ts';
import { placeCells } from './table-rows.ts';

const MAX_ROWS = 40;
const MIN_AGREEING = 2;
const QUALITY = 0.8;

/**
 * A column whose heading means nothing to the fields, or something else, holds the quantity where it times the price
 * gives the amount of the row.
 */
export function nameColumnByArithmetic(
  header: TableHeader,
  rows: readonly Row[],
  fields: ScalarField[],
  reader: Reader,
): TableHeader {
  const items = chooseItemFields(fields);
  const quantity = items?.quantity;
  if (items?.price === undefined || quantity === undefined || header.fields.includes(quantity)) return header;
  const at = (field: ScalarField): number => header.columns.findIndex((column) => column.field === field);
  const [price, amount] = [at(items.price), at(items.amount)];
  if (price < 0 || amount < 0) return header;
  const placed = rows.slice(0, MAX_ROWS).map((row) => placeCells(row, header));
  const read = (field: ScalarField, index: number): number[] =>
    placed.map((cells) => {
      const cell = cells.get(index);
      const found = cell === undefined ? [] : reader.read(field, cell.row.text.slice(cell.from, cell.to));
      return Number(found[0]?.value ?? Number.NaN);
    });
  const [prices, amounts] = [read(items.price, price), read(items.amount, amount)];
  const open = header.columns.findIndex((column, index) => {
    if (column.field !== null) return false;
    const agrees = read(quantity, index).filter(
      (count, row) => Math.abs(count * (prices[row] ?? 0) - (amounts[row] ?? 0)) <= 0.011,
    );
    return agrees.length >= MIN_AGREEING;
  });
  if (open < 0) return header;
  const columns = header.columns.map((column, index) =>
    index === open ? { ...column, field: quantity, quality: QUALITY } : column,
  );
  return { ...header, columns, fields: [...header.fields, quantity], strength: header.strength + QUALITY };
}
