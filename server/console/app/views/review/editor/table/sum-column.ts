import type { Table } from '../../../../lib/value-fields.ts';

const MAX_DECIMALS = 12;

const countDecimals = (value: number): number =>
  Math.min(MAX_DECIMALS, (/\.(\d+)$/.exec(String(value))?.[1] ?? '').length);

/** The sum of each column of numbers, without the errors of binary fractions; null for other columns. */
export function sumColumns({ columns, rows }: Table): (number | null)[] {
  return columns.map((_, column) => {
    const values = rows.map(({ cells }) => cells[column]?.value ?? null).filter((value) => value !== null);
    if (values.length === 0 || !values.every((value) => typeof value === 'number')) return null;
    const decimals = Math.max(...values.map(countDecimals));
    return Number(values.reduce((sum, value) => sum + value, 0).toFixed(decimals));
  });
}
