import type { LayoutTable } from '../layout.ts';

/** Digits and no letter: a number, an amount without its unit, a date. */
function isValue(cell: string): boolean {
  return /\d/.test(cell) && !/\p{L}/u.test(cell);
}

/** Headers are words, and they differ. A row with a number or a date in it is a row of values. */
export function isHeader(cells: string[]): boolean {
  const named = cells.filter((cell) => cell !== '');
  return named.length > cells.length / 2 && new Set(named).size === named.length && !named.some(isValue);
}

/** Takes the first row for the header where the file does not say so and it looks like one. */
export function withHeader(table: LayoutTable): LayoutTable {
  const [first, ...rest] = table.rows;
  if (table.header !== null || first === undefined || rest.length === 0 || !isHeader(first)) return table;
  // Two columns are mostly labels and what they name: only a column of values distinguishes a header from a label.
  if (first.length < 3 && !rest.every((row) => isValue(row.at(-1) ?? ''))) return table;
  return { ...table, header: first, rows: rest };
}
