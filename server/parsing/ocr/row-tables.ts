import type { Box, LayoutTable } from '../layout.ts';
import type { PlacedWord } from '../page/placed-words.ts';
import { withHeader } from '../page/header-row.ts';

interface Span {
  x0: number;
  x1: number;
}

interface Cell extends Span {
  text: string;
}

interface RecognisedRow {
  cells: Cell[];
  y0: number;
  y1: number;
}

interface Draft {
  columns: Span[];
  rows: RecognisedRow[];
}

/**
 * Rows with more white space between them than this many of their heights are not of one table: rules and air take
 * some.
 */
const FARTHEST = 2.5;
/** A line with one cell right below a row, in one of its columns, goes on with what the cell says. */
const WRAPPED = 0.9;
const MIN_ROWS = 3;
/** The part of its places that a table has filled; less is text that happens to be aligned. */
const FILLED = 0.65;

/**
 * The tables among the rows of a recognised page, ruled or not: rows that follow each other and whose cells fall into
 * the same columns. `starts`: does a cell begin at the word? `toBox`: a place on the page as a box.
 */
export function rowTables(rows: PlacedWord[][], starts: boolean[][], toBox: (place: PlacedWord) => Box): LayoutTable[] {
  const tables: LayoutTable[] = [];
  let draft: Draft = { columns: [], rows: [] };
  const close = (): void => {
    const table = finish(draft, toBox);
    if (table !== null) tables.push(table);
    draft = { columns: [], rows: [] };
  };
  for (const [index, words] of rows.entries()) {
    const row = cellsOf(words, starts[index] ?? []);
    if (row === null) continue;
    const gap = row.y0 - (draft.rows.at(-1)?.y1 ?? row.y0);
    const height = row.y1 - row.y0;
    const columns = gap < FARTHEST * height && gap > -height ? joinColumns(draft.columns, row.cells) : null;
    const isWrapped = row.cells.length === 1 && columns?.length === draft.columns.length && gap < WRAPPED * height;
    if (isWrapped) goOn(draft, row);
    else if (columns !== null && row.cells.length > 1) draft = { columns, rows: [...draft.rows, row] };
    else {
      close();
      if (row.cells.length > 1) draft = { columns: row.cells.map(({ x0, x1 }) => ({ x0, x1 })), rows: [row] };
    }
  }
  close();
  return tables;
}

function cellsOf(words: PlacedWord[], starts: boolean[]): RecognisedRow | null {
  const cells: Cell[] = [];
  words.forEach(({ text, x0, x1 }, index) => {
    const last = cells.at(-1);
    if (last === undefined || starts[index] === true) cells.push({ text, x0, x1 });
    else
      cells[cells.length - 1] = { text: `${last.text} ${text}`, x0: Math.min(last.x0, x0), x1: Math.max(last.x1, x1) };
  });
  if (cells.length === 0) return null;
  return { cells, y0: Math.min(...words.map((word) => word.y0)), y1: Math.max(...words.map((word) => word.y1)) };
}

/** The columns widened by the cells of a row; null where two cells share a column. */
function joinColumns(columns: Span[], cells: Cell[]): Span[] | null {
  const next = columns.map((column) => ({ ...column }));
  const taken = new Set<Span>();
  for (const { x0, x1 } of cells) {
    const met = next.filter((column) => column.x0 < x1 && x0 < column.x1);
    const [column] = met;
    if (met.length > 1 || (column !== undefined && taken.has(column))) return null;
    if (column === undefined) {
      const added = { x0, x1 };
      next.push(added);
      taken.add(added);
    } else {
      taken.add(column);
      [column.x0, column.x1] = [Math.min(column.x0, x0), Math.max(column.x1, x1)];
    }
  }
  return next.sort((a, b) => a.x0 - b.x0);
}

function goOn({ columns, rows }: Draft, { cells: [more], y1 }: RecognisedRow): void {
  const last = rows.at(-1);
  const column = columns.find(({ x0, x1 }) => more !== undefined && x0 < more.x1 && more.x0 < x1);
  const cell = last?.cells.find(({ x0, x1 }) => column !== undefined && column.x0 < x1 && x0 < column.x1);
  if (more === undefined || last === undefined) return;
  if (cell === undefined) last.cells.push(more);
  else cell.text += ` ${more.text}`;
  last.y1 = y1;
}

function finish({ columns, rows }: Draft, toBox: (place: PlacedWord) => Box): LayoutTable | null {
  if (rows.length < MIN_ROWS || columns.length < 2) return null;
  const texts = rows.map((row) =>
    columns.map((column) => row.cells.find(({ x0, x1 }) => column.x0 < x1 && x0 < column.x1)?.text ?? ''),
  );
  const filled = texts.flat().filter((text) => text !== '').length;
  if (filled < FILLED * rows.length * columns.length) return null;
  const place = {
    x0: columns[0]?.x0 ?? 0,
    x1: columns.at(-1)?.x1 ?? 0,
    y0: rows[0]?.y0 ?? 0,
    y1: rows.at(-1)?.y1 ?? 0,
  };
  const table = withHeader({ header: null, rows: texts, box: toBox({ text: '', ...place }) });
  // Labels and their values are two columns as well: only a heading makes them a table.
  return columns.length === 2 && (table.header === null || /\d/.test(table.header.join(''))) ? null : table;
}
