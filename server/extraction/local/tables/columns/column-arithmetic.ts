import type { Reader } from '../../candidates/field-reader.ts';
import type { Row } from '../../segments.ts';
import type { ScalarField } from '../../target-fields.ts';
import { chooseItemFields } from '../item-fields.ts';
import type { TableHeader } from './table-header.ts';
import { placeCells } from '../table-rows.ts';

const MAX_ROWS = 40;
const MIN_AGREEING = 2;
const QUALITY = 0.8;

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
  const columns = header.columns.map((column, index) =>
    index === open ? { ...column, field: missing, quality: QUALITY } : column,
  );
  return { ...header, columns, fields: [...header.fields, missing], strength: header.strength + QUALITY };
}
