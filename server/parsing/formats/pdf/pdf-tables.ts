import type { ParsedPage } from '@llamaindex/liteparse';
import { cleanText } from '../text/clean-text.ts';
import { fractionBox, type PageSize } from '../../page/fraction-box.ts';
import type { Box, LayoutTable } from '../../layout.ts';
import type { LineDraft } from '../../page/page-draft.ts';
import { withHeader } from '../../page/header-row.ts';

type Block = NonNullable<ParsedPage['blocks']>[number];
type Cell = NonNullable<Block['header']>[number];

/**
 * The detected tables that can be trusted. A detector that fails folds several rows into one, reads down the columns,
 * or loses columns: such tables are left out, since the lines and their boxes tell more than they do.
 */
export function trustedTables(page: ParsedPage, size: PageSize, lines: LineDraft[]): LayoutTable[] {
  const tables = (page.blocks ?? []).filter((block) => block.kind === 'table').map((block) => readTable(block, size));
  if (tables.length === 0) return [];
  const texts = lines.map((line) => squeeze(line.text));
  return tables.filter((table) => isTrusted(table, texts) && isComplete(table, lines)).map(withHeader);
}

function readTable(block: Block, size: PageSize): LayoutTable {
  const isFilled = (row: string[]): boolean => row.some((cell) => cell !== '');
  const { bbox: box } = block;
  return {
    header: block.header?.map(cellText) ?? null,
    rows: (block.rows ?? []).map((row) => row.map(cellText)).filter(isFilled),
    box:
      box === undefined
        ? null
        : fractionBox({ x0: box.x, y0: box.y, x1: box.x + box.width, y1: box.y + box.height }, size),
  };
}

function cellText(cell: Cell): string {
  return squeeze(cleanText(cell.text)).trim();
}

function squeeze(text: string): string {
  return text.replace(/\s+/g, ' ');
}

/** All cells of a row are on one line of the page, except one cell of several lines: a wrapped description. */
function isTrusted({ header, rows }: LayoutTable, lines: string[]): boolean {
  const all = header === null ? rows : [header, ...rows];
  if (rows.length === 0 || all.length < 2 || Math.max(...all.map((row) => row.length)) < 2) return false;
  let next = 0;
  return all.every((row) => {
    const cells = row.filter((cell) => cell !== '');
    // The line may hold more than the table, which may share the page with another one.
    const missing = (line: string): number => cells.filter((cell) => !line.includes(cell)).length;
    const allowed = cells.length > 2 ? 1 : 0;
    const found = lines.findIndex((line, index) => index >= next && missing(line) <= allowed);
    next = found;
    return found >= 0;
  });
}

/** The share of the text in the box that the cells must have; the rest may be a stamp or a word at the edge. */
const MIN_KEPT = 0.9;

/** Whether the cells contain the text within the table's box. */
function isComplete({ header, rows, box }: LayoutTable, lines: LineDraft[]): boolean {
  if (box === null) return true;
  let within = 0;
  for (const line of lines) {
    if (line.box === null || line.box[3] < box[1] || line.box[1] > box[3]) continue;
    for (const word of line.words) if (isWithin(word.box, box)) within += word.text.length;
  }
  const kept = [header ?? [], ...rows].flat().join('').replace(/\s+/g, '').length;
  return kept >= MIN_KEPT * within;
}

function isWithin([x0, y0, x1, y1]: Box, outer: Box): boolean {
  const x = (x0 + x1) / 2;
  const y = (y0 + y1) / 2;
  return x > outer[0] && x < outer[2] && y > outer[1] && y < outer[3];
}
