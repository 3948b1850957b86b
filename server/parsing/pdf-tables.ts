import type { ParsedPage } from '@llamaindex/liteparse';
import { cleanText } from './clean-text.ts';
import type { LayoutTable } from './layout.ts';
import { fractionBox, type PageSize } from './pdf-page.ts';

type Block = NonNullable<ParsedPage['blocks']>[number];
type Cell = NonNullable<Block['header']>[number];

/** The tables found on a page whose rows are rows. Others are left out: the lines and their boxes tell more than they do. */
export function trustedTables(page: ParsedPage, size: PageSize): LayoutTable[] {
  const lineHeight = typicalHeight(page);
  return (page.blocks ?? []).filter((block) => block.kind === 'table' && isTrusted(block, lineHeight)).map((block) => ({
    header: block.header === undefined ? null : block.header.map(cellText),
    rows: (block.rows ?? []).map((row) => row.map(cellText)),
    box: block.bbox === undefined ? null : fractionBox(corners(block.bbox), size),
  }));
}

function cellText(cell: Cell): string {
  return cleanText(cell.text).replace(/\s+/g, ' ').trim();
}

/**
 * A detector that goes wrong folds several rows into one, or reads down the columns. So a row may hold one cell of
 * several lines, a wrapped description, and rows must follow each other down the page.
 */
function isTrusted(block: Block, lineHeight: number): boolean {
  const rows = [...(block.header === undefined ? [] : [block.header]), ...(block.rows ?? [])];
  const width = Math.max(0, ...rows.map((row) => row.length));
  if (rows.length < 2 || width < 2) return false;
  let bottom = -Infinity;
  for (const row of rows) {
    const boxes = row.flatMap((cell) => (cell.bbox === undefined || cell.text.trim() === '' ? [] : [cell.bbox]));
    if (boxes.length === 0) continue;
    if (boxes.filter((box) => box.height > 1.7 * lineHeight).length > 1) return false;
    const middle = Math.min(...boxes.map((box) => box.y + box.height / 2));
    if (middle < bottom) return false;
    bottom = Math.max(...boxes.map((box) => box.y + box.height / 2));
  }
  return true;
}

function typicalHeight(page: ParsedPage): number {
  const heights = page.textItems.map((item) => item.height).sort((a, b) => a - b);
  return heights[Math.floor(heights.length / 2)] ?? 0;
}

function corners(box: { x: number; y: number; width: number; height: number }): { x0: number; y0: number; x1: number; y1: number } {
  return { x0: box.x, y0: box.y, x1: box.x + box.width, y1: box.y + box.height };
}
