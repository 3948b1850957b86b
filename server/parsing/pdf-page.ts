import type { ParsedPage } from '@llamaindex/liteparse';
import { cellStarts } from './cells.ts';
import { cleanText } from './clean-text.ts';
import { readingOrder } from './columns.ts';
import { formFieldRuns } from './form-fields.ts';
import { fractionBox, round, type PageSize } from './fraction-box.ts';
import { CELL_GAP, type Box, type LayoutPage, type LayoutWord } from './layout.ts';
import { finishPage, type LineDraft } from './page.ts';
import { trustedTables } from './pdf-tables.ts';
import { placedRuns, type PlacedWord } from './placed-words.ts';
import { groupRows, rowWords } from './rows.ts';

/** A page of a PDF: its visual rows as lines, turned text after them. `rotation`: see `LayoutPage`. */
export function layoutPdfPage(page: ParsedPage, rotation: 0 | 90 | 180 | 270): LayoutPage {
  const size = { width: page.width, height: page.height };
  const runs = [...placedRuns(page), ...formFieldRuns(page)];
  const rows = readingOrder(groupRows(runs.filter((run) => run.rotation === 0)).map(rowWords), page.width);
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
    tables: trustedTables(page, size, lines),
  });
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
