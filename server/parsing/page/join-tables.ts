import type { Box, LayoutPage, LayoutTable } from '../layout.ts';

/** How far the sides of two parts of one table may differ, as a part of the page's width. */
const SIDE_TOLERANCE = 0.06;
/** A table goes on over the page's end when it ends below this height, and begins above that one on the next page. */
const ENDS_BELOW = 0.6;
const BEGINS_ABOVE = 0.35;

/**
 * Joins a table that continues over pages: all its rows are put on the page where it begins, and repeated headings are
 * dropped. The lines of each page stay as they are.
 */
export function joinTables(pages: LayoutPage[]): LayoutPage[] {
  /** The table that may continue, and the page of its last part. */
  let open: { table: LayoutTable; box: Box; page: number } | null = null;
  return pages.map((page) => {
    const [first, ...others] = page.tables;
    const goesOn =
      open !== null &&
      first !== undefined &&
      page.number === open.page + 1 &&
      isContinuation(open.table, open.box, first);
    const tables = goesOn ? others : page.tables.map((table) => ({ ...table, rows: [...table.rows] }));
    if (goesOn && open !== null) open.table.rows.push(...continuedRows(open.table, first));

    const last = tables.at(-1);
    if (last !== undefined) open = last.box === null ? null : { table: last, box: last.box, page: page.number };
    else if (goesOn && open !== null && first.box !== null)
      open = { table: open.table, box: first.box, page: page.number };
    else open = null;
    return { ...page, tables };
  });
}

function isContinuation(above: LayoutTable, aboveBox: Box, below: LayoutTable): boolean {
  const { box } = below;
  if (box === null || aboveBox[3] < ENDS_BELOW || box[1] > BEGINS_ABOVE) return false;
  if (Math.abs(box[0] - aboveBox[0]) > SIDE_TOLERANCE || Math.abs(box[2] - aboveBox[2]) > SIDE_TOLERANCE) return false;
  if (width(above) !== width(below)) return false;
  return below.header === null || isSame(below.header, above.header) || isRow(below.header, above.header);
}

function width({ header, rows }: LayoutTable): number {
  return Math.max(header?.length ?? 0, ...rows.map((row) => row.length));
}

/**
 * Where the heading is not repeated, the first row of a part is taken for one: it carries numbers where the heading has
 * words.
 */
function continuedRows({ header }: LayoutTable, below: LayoutTable): string[][] {
  return below.header === null || isSame(below.header, header) ? below.rows : [below.header, ...below.rows];
}

function isSame(one: string[], other: string[] | null): boolean {
  const plain = (cells: string[]) => cells.map((cell) => cell.replace(/\s+/g, ' ').trim().toLowerCase()).join('\n');
  return other !== null && plain(one) === plain(other);
}

function isRow(cells: string[], header: string[] | null): boolean {
  return header !== null && cells.some((cell, column) => /\d/.test(cell) && !/\d/.test(header[column] ?? ''));
}
