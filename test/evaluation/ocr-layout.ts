import {
  CELL_GAP,
  type Box,
  type Layout,
  type LayoutLine,
  type LayoutPage,
  type LayoutWord,
} from '../../server/parsing/layout.ts';

/** Words with boxes in pixels, as OCR returns them. */
export interface RecognisedPages {
  pages: { width: number; height: number; words: { text: string; x0: number; y0: number; x1: number; y1: number }[] }[];
}

type Word = RecognisedPages['pages'][number]['words'][number];

/** A gap of more than this many text heights starts a new cell. */
const CELL_HEIGHTS = 1.2;

/** Converts recognised words to a layout with one line per visual row. */
export function createOcrLayout({ pages }: RecognisedPages): Layout {
  return { pageCount: pages.length, truncated: false, pages: pages.map((page, index) => layoutPage(page, index + 1)) };
}

function layoutPage({ width, height, words }: RecognisedPages['pages'][number], number: number): LayoutPage {
  const lines: LayoutLine[] = [];
  let start = 0;
  for (const row of rowsOf(words)) {
    const line = layoutLine(row, start, width, height);
    lines.push(line);
    start += line.text.length + 1;
  }
  return { number, width, height, source: 'ocr', text: lines.map((line) => line.text).join('\n'), lines, tables: [] };
}

/** A word joins the row whose centre is within half of its height. */
function rowsOf(words: Word[]): Word[][] {
  const rows: { middle: number; words: Word[] }[] = [];
  for (const word of [...words].sort((a, b) => a.y0 + a.y1 - b.y0 - b.y1)) {
    const middle = (word.y0 + word.y1) / 2;
    const row = rows.findLast((one) => Math.abs(one.middle - middle) < (word.y1 - word.y0) / 2);
    if (row === undefined) {
      rows.push({ middle, words: [word] });
      continue;
    }
    row.words.push(word);
    row.middle += (middle - row.middle) / row.words.length;
  }
  return rows.sort((a, b) => a.middle - b.middle).map((row) => row.words.sort((a, b) => a.x0 - b.x0));
}

function layoutLine(row: Word[], start: number, width: number, height: number): LayoutLine {
  let text = '';
  const words = row.map((word, index): LayoutWord => {
    const before = row[index - 1];
    if (before !== undefined) text += word.x0 - before.x1 > CELL_HEIGHTS * (word.y1 - word.y0) ? CELL_GAP : ' ';
    text += word.text;
    return { text: word.text, box: [word.x0 / width, word.y0 / height, word.x1 / width, word.y1 / height] };
  });
  return { text, start, box: words.map((word) => word.box).reduce(unite), words };
}

function unite(a: Box, b: Box): Box {
  return [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])];
}
