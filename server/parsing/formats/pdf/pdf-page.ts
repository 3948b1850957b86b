import type { ParsedPage } from '@llamaindex/liteparse';
import { cellStarts } from '../../page/cell-starts.ts';
import { readingOrder } from '../../page/columns.ts';
import { readNotes } from './annotations.ts';
import { formFieldRuns } from './form-fields.ts';
import { fractionBox, round } from '../../page/fraction-box.ts';
import type { Box, LayoutPage } from '../../layout.ts';
import { layoutLine } from '../../page/layout-line.ts';
import { finishPage } from '../../page/page-draft.ts';
import { trustedTables } from './pdf-tables.ts';
import { readTaggedRows } from './tagged-order.ts';
import { placedRuns, type PlacedWord, type TextRun } from '../../page/placed-words.ts';
import { turnMiddle, typicalAngle } from '../../page/skew.ts';
import { groupRows, rowWords } from '../../page/group-rows.ts';

/** A page of a PDF: its visual rows as lines, turned text after them. `rotation`: see `LayoutPage`. */
export function layoutPdfPage(page: ParsedPage, rotation: 0 | 90 | 180 | 270): LayoutPage {
  const size = { width: page.width, height: page.height };
  const notes = readNotes(page);
  const printed = placedRuns(page);
  const runs = [...printed, ...formFieldRuns(page, printed), ...notes.typed];
  const upright = runs.filter((run) => run.rotation === 0);
  // Rows are found on the straightened page; boxes belong to the page as it is shown.
  const skew = typicalAngle(upright.flatMap(({ words, tilt = 0 }) => words.map(() => tilt)));
  const level = skew === 0 ? upright : upright.map((run) => straighten(run, skew));
  const toBox = (word: PlacedWord): Box => fractionBox(word, size);
  const toTiltedBox = (word: PlacedWord): Box => (skew === 0 ? toBox(word) : toBox(turnMiddle(word, skew)));
  const rows =
    readTaggedRows(page.structureTree, level, page.width) ?? readingOrder(groupRows(level).map(rowWords), page.width);
  const starts = cellStarts(rows);
  const straight = rows.map((row, index) => layoutLine(row, starts[index] ?? [], toTiltedBox));
  const turned = runs.filter((run) => run.rotation !== 0).map((run) => layoutLine(run.words, [], toBox));
  const comments = notes.comments.map((run) => layoutLine(run.words, [], toBox));
  const lines = [...straight, ...turned, ...comments].filter((line) => line.text !== '');
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

function straighten(run: TextRun, skew: number): TextRun {
  return { ...turnMiddle(run, -skew), words: run.words.map((word) => turnMiddle(word, -skew)) };
}
