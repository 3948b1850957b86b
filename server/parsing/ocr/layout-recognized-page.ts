import { cellStarts } from '../page/cell-starts.ts';
import { readingOrder } from '../page/columns.ts';
import { fractionBox, round } from '../page/fraction-box.ts';
import type { Box, LayoutPage } from '../layout.ts';
import { layoutLine } from '../page/layout-line.ts';
import { finishPage, type LineDraft } from '../page/page-draft.ts';
import type { PlacedWord, TextRun } from '../page/placed-words.ts';
import { groupRows, rowWords } from '../page/group-rows.ts';
import { rotate, typicalAngle } from '../page/skew.ts';
import type { RecognizedRaster } from './read-raster.ts';
import type { RecognizedLine } from './recognize.ts';
import { rowTables } from './row-tables.ts';

/** A recognised picture as a page. `pointsPerPixel`: what a pixel measures on paper. */
export function layoutOcrPage(read: RecognizedRaster, number: number, pointsPerPixel: number): LayoutPage {
  const size = { width: read.width * pointsPerPixel, height: read.height * pointsPerPixel };
  const long = read.lines.filter(({ region }) => region.width > 3 * region.height);
  const skew = typicalAngle(long.map(({ region }) => region.angle));
  // Rows are found on the deskewed page; boxes belong to the page as it was scanned.
  const runs = read.lines.map((line) => lineRun(line, skew, pointsPerPixel));
  const turned = runs.filter((run) => run.rotation !== 0).map((run) => run.words);
  const rows = readingOrder(groupRows(runs.filter((run) => run.rotation === 0)).map(rowWords), size.width);
  const starts = cellStarts(rows);
  const toBox = (word: PlacedWord): Box => turnedBox(word, skew, size);
  const lines = [...rows, ...turned].map((row, index) => withConfidence(layoutLine(row, starts[index] ?? [], toBox)));
  return finishPage({
    number,
    width: round(size.width, 100),
    height: round(size.height, 100),
    // The model's turn set the page upright; a viewer shows it turned the other way.
    ...(read.turn === 0 ? {} : { rotation: (360 - read.turn) as 90 | 180 | 270 }),
    source: 'ocr',
    lines: lines.filter((line) => line.text !== ''),
    tables: rowTables(rows, starts, toBox),
  });
}

function lineRun({ region, words }: RecognizedLine, skew: number, scale: number): TextRun {
  const upright = Math.abs(region.angle - skew) < Math.PI / 4;
  const center = rotate(region.x * scale, region.y * scale, -skew);
  const [width, height] = (upright ? [region.width, region.height] : [region.height, region.width]).map(
    (side) => side * scale,
  );
  const [left, top] = [center.x - (width ?? 0) / 2, center.y - (height ?? 0) / 2];
  const placed = words.map((word): PlacedWord => {
    const along = upright
      ? { x0: left + word.from * (width ?? 0), x1: left + word.to * (width ?? 0), y0: top, y1: top + (height ?? 0) }
      : // Text that runs upwards begins at the bottom.
        {
          x0: left,
          x1: left + (width ?? 0),
          y0: top + (1 - word.to) * (height ?? 0),
          y1: top + (1 - word.from) * (height ?? 0),
        };
    return { text: settleLookAlikes(word.text), ...along, confidence: round(word.confidence, 1000) };
  });
  return {
    words: placed,
    x0: left,
    y0: top,
    x1: left + (width ?? 0),
    y1: top + (height ?? 0),
    rotation: upright ? 0 : 270,
  };
}

function turnedBox({ x0, y0, x1, y1 }: PlacedWord, skew: number, size: { width: number; height: number }): Box {
  const center = rotate((x0 + x1) / 2, (y0 + y1) / 2, skew);
  const [cos, sin] = [Math.abs(Math.cos(skew)), Math.abs(Math.sin(skew))];
  const halfWidth = ((x1 - x0) * cos + (y1 - y0) * sin) / 2;
  const halfHeight = ((x1 - x0) * sin + (y1 - y0) * cos) / 2;
  return fractionBox(
    { x0: center.x - halfWidth, y0: center.y - halfHeight, x1: center.x + halfWidth, y1: center.y + halfHeight },
    size,
  );
}

function withConfidence(line: LineDraft): LineDraft {
  const sum = line.words.reduce((total, word) => total + (word.confidence ?? 0), 0);
  return line.words.length === 0 ? line : { ...line, confidence: round(sum / line.words.length, 1000) };
}

/**
 * A recognised word with letters and digits of the same shape set right by their neighbours: "L0T" is "LOT", "475O" is
 * "4750", "Tab1e" is "Table". Words of letters and other digits, such as codes, stay as they are.
 */
export function settleLookAlikes(word: string): string {
  return word.replace(/[\p{L}\d]+/gu, (part, at: number) => (isInAmount(word, part, at) ? part : settle(part)));
}

/** "RM0.50": the digits go on behind a point. */
function isInAmount(word: string, part: string, at: number): boolean {
  return /\d$/.test(part) && /^[.,]\d/.test(word.slice(at + part.length));
}

function settle(part: string): string {
  const digits = part.replace(/[^\d]/g, '');
  const letters = part.replace(/\d/g, '');
  if (/^0+$/.test(digits) && letters.length >= 2)
    return part.replace(/(?<=\p{L})0+(?=\p{L})|^0(?=\p{L}{3})/gu, (zeros) =>
      (isSmall(letters) ? 'o' : 'O').repeat(zeros.length),
    );
  if (digits === '1' && /\p{Ll}1\p{Ll}|^\p{Lu}1\p{Ll}/u.test(part)) return part.replace('1', 'l');
  if (/^[Oo]+$/.test(letters) && digits.length >= 2) return part.replace(/[Oo]/g, '0');
  // No word begins so, and "ltda" is a legal form.
  return /^l(?:[nms]\p{Ll}*|t)[aeiou]/u.test(part) ? `I${part.slice(1)}` : part;
}

function isSmall(letters: string): boolean {
  return /^\p{Lu}?\p{Ll}+$/u.test(letters);
}
