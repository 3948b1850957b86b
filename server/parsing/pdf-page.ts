import type { ParsedPage } from '@llamaindex/liteparse';
import { cellStarts } from './cells.ts';
import { cleanText } from './clean-text.ts';
import { formFieldRuns } from './form-fields.ts';
import { CELL_GAP, type Box, type LayoutPage, type LayoutWord } from './layout.ts';
import { finishPage, type LineDraft } from './page.ts';
import { trustedTables } from './pdf-tables.ts';
import { placedRuns, type PlacedWord } from './placed-words.ts';
import { groupRows, rowWords } from './rows.ts';

/** A page of a PDF: its visual rows as lines, turned text after them. `rotation`: see `LayoutPage`. */
export function layoutPdfPage(page: ParsedPage, rotation: 0 | 90 | 180 | 270): LayoutPage {
  const size = { width: page.width, height: page.height };
  const runs = [...placedRuns(page), ...formFieldRuns(page)];
  const rows = groupRows(runs.filter((run) => run.rotation === 0)).map(rowWords);
  const starts = cellStarts(rows);
  const upright = rows.map((row, index) => layoutLine(row, starts[index] ?? [], size));
  const turned = runs.filter((run) => run.rotation !== 0).map((run) => layoutLine(run.words, [], size));
  const lines = [...upright, ...turned].filter((line) => line.text !== '');
  return finishPage({
    number: page.pageNum,
    width: round(page.width, 100),
    height: round(page.height, 100),
    ...(rotation === 0 ? {} : { rotation }),
    source: 'text',
    lines,
    tables: trustedTables(page, size),
  });
}

export interface PageSize {
  width: number;
  height: number;
}

/** A box in points as fractions of the page. What sticks out of the page is cut off. */
export function fractionBox(box: Omit<PlacedWord, 'text'>, size: PageSize): Box {
  const x = (value: number): number => fraction(value, size.width);
  const y = (value: number): number => fraction(value, size.height);
  return [x(box.x0), y(box.y0), x(box.x1), y(box.y1)];
}

function fraction(value: number, whole: number): number {
  return whole > 0 ? round(Math.min(1, Math.max(0, value / whole)), 1e5) : 0;
}

function round(value: number, scale: number): number {
  return Math.round(value * scale) / scale;
}

function layoutLine(placed: PlacedWord[], cellStarts: boolean[], size: PageSize): LineDraft {
  let text = '';
  const words: LayoutWord[] = [];
  placed.forEach((word, index) => {
    const wordText = cleanText(word.text);
    if (wordText === '') return;
    if (text !== '') text += cellStarts[index] === true ? CELL_GAP : ' ';
    text += wordText;
    words.push({ text: wordText, box: fractionBox(word, size) });
  });
  return { text, box: words.length === 0 ? null : unite(words.map((word) => word.box)), words };
}

function unite(boxes: Box[]): Box {
  return boxes.reduce<Box>(
    ([x0, y0, x1, y1], box) => [Math.min(x0, box[0]), Math.min(y0, box[1]), Math.max(x1, box[2]), Math.max(y1, box[3])],
    [1, 1, 0, 0],
  );
}
