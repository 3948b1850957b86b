/** A block of cells from a spreadsheet, as corrections of a table. */
import { parsePointer } from '../../../../lib/pointer-steps.ts';
import type { Conventions } from '../../../../lib/typed/conventions.ts';
import { readTyped } from '../../../../lib/typed/read-typed.ts';
import { findCell, type Leaf, type Table } from '../../../../lib/value-fields.ts';
import type { UnsentAction } from '../../outbox.ts';

/** The cells of copied text: rows are lines, cells are separated by tabs, and a quoted cell may have both. */
export function parseBlock(text: string): string[][] {
  const cells = [...text.replaceAll('\r\n', '\n').matchAll(/(?:"((?:[^"]|"")*)"(?=[\t\n]|$)|([^\t\n]*))(\t|\n|$)/g)];
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of cells) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\n') rows.push([]);
    if (end === '') break;
  }
  // A spreadsheet ends each row with a line break.
  return rows.filter((row, index) => index < rows.length - 1 || row.join('') !== '');
}

interface PasteTarget {
  table: Table;
  /** The cell that the first one of the block goes to. */
  at: string;
  schemaOf: (path: string) => Record<string, unknown>;
  conventions: Conventions;
  makeEmptyRow: () => unknown;
}

interface Paste {
  actions: UnsentAction[];
  /** Cells that cannot be read, each with why. They keep their values. */
  problems: string[];
}

const MAX_ROWS = 2_000;

/** Rows beyond the last one are added. What is right of the last column is left out. */
export function pasteBlock(block: string[][], { table, at, schemaOf, conventions, makeEmptyRow }: PasteTarget): Paste {
  const place = findCell(table, at);
  const actions: UnsentAction[] = [];
  const problems: string[] = [];
  if (place === null) return { actions, problems };
  if (block.length > MAX_ROWS)
    return { actions, problems: [`${block.length} rows are more than ${MAX_ROWS} at once.`] };

  /** Undefined for a cell that cannot be read. */
  function read({ label }: Leaf, path: string, text: string, row: number): { value: unknown } | undefined {
    if (text.trim() === '') return { value: null };
    const typed = readTyped(schemaOf(path), text, conventions);
    if ('readings' in typed) return { value: typed.readings[0].value };
    problems.push(`${label} ${row + 1}: ${typed.problem}`);
    return undefined;
  }

  for (const [offset, texts] of block.entries()) {
    const row = place.row + offset;
    const own = table.rows[row]?.cells;
    const cells = (own ?? table.rows[0]?.cells ?? []).slice(place.column, place.column + texts.length);
    const found = cells.map((cell, index) => ({ cell, read: read(cell, cell.path, texts[index] ?? '', row) }));
    if (own === undefined) {
      const values = found.map(({ cell, read: value }) => [parsePointer(cell.path).at(-1) ?? '', value?.value ?? null]);
      const value = { ...(makeEmptyRow() as object), ...Object.fromEntries(values) };
      actions.push({ path: `${table.path}/${row}`, action: 'addRow', value });
      continue;
    }
    for (const { cell, read: next } of found)
      if (next !== undefined && next.value !== cell.value)
        actions.push(
          next.value === null
            ? { path: cell.path, action: 'clear' }
            : { path: cell.path, action: 'correct', value: next.value },
        );
  }
  return { actions, problems };
}
