/** Where keys lead in a table, as in a spreadsheet. */
import type { CellPlace, Table } from '../../../../lib/value-fields.ts';

const PAGE_ROWS = 10;

/** The cell to which a key leads; null for other keys, and beyond the first and last cell by Tab. */
export function findTarget({ rows }: Table, { row, column }: CellPlace, key: string): string | null {
  const last = rows.length - 1;
  const end = (rows[row]?.cells.length ?? 1) - 1;
  const to = (nextRow: number, nextColumn: number) =>
    rows[Math.min(last, Math.max(0, nextRow))]?.cells[Math.min(end, Math.max(0, nextColumn))]?.path ?? null;
  switch (key) {
    case 'ArrowUp':
      return to(row - 1, column);
    case 'ArrowDown':
    case 'Enter':
      return to(row + 1, column);
    case 'ArrowLeft':
      return to(row, column - 1);
    case 'ArrowRight':
      return to(row, column + 1);
    case 'Home':
      return to(row, 0);
    case 'End':
      return to(row, end);
    case 'PageUp':
      return to(row - PAGE_ROWS, column);
    case 'PageDown':
      return to(row + PAGE_ROWS, column);
    case 'Tab':
      if (column < end) return to(row, column + 1);
      return row < last ? to(row + 1, 0) : null;
    case 'Shift+Tab':
      if (column > 0) return to(row, column - 1);
      return row > 0 ? to(row - 1, end) : null;
    default:
      return null;
  }
}
