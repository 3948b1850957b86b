import { findFirstIndex } from '../../lib/collections.ts';
import type { Box, LayoutLine, LayoutPage } from '../../parsing/layout.ts';

/** The evidence of a range of a page's text. */
export interface SpanEvidence {
  /** The text of the page in the range. */
  quote: string;
  /** One box per line in the range; empty if the format has no geometry. */
  boxes: Box[];
  /** Mean confidence of the recognised words in the range, 0 to 1; null if the text was not recognised. */
  recognition: number | null;
}

/** Quote and boxes of `page.text` from `start` to `end` (exclusive), UTF-16 offsets. Boxes cover whole words. */
export function createSpanEvidence(page: LayoutPage, start: number, end: number): SpanEvidence {
  const boxes: Box[] = [];
  const recognised: number[] = [];
  for (let index = findLineIndex(page.lines, start); index < page.lines.length; index++) {
    const line = page.lines[index];
    if (line === undefined || line.start >= end) break;
    const box = getCoveredBox(line, start - line.start, end - line.start, recognised);
    if (box !== null) boxes.push(box);
  }
  const recognition =
    recognised.length === 0 ? null : recognised.reduce((sum, one) => sum + one, 0) / recognised.length;
  return { quote: page.text.slice(start, end), boxes, recognition };
}

/** Index of the line that contains an offset; 0 before the first line. */
export function findLineIndex(lines: readonly LayoutLine[], offset: number): number {
  return Math.max(0, findFirstIndex(lines, (line) => line.start > offset) - 1);
}

/**
 * The union of the boxes of the words from `start` to `end` (exclusive), offsets into the line; null if there are none.
 * Appends the words' confidences to `recognised`.
 */
function getCoveredBox(line: LayoutLine, start: number, end: number, recognised: number[]): Box | null {
  if (start >= line.text.length || end <= 0) return null;
  if (line.words.length === 0) {
    if (line.confidence !== undefined) recognised.push(line.confidence);
    return line.box;
  }
  let covered: Box | null = null;
  let at = 0;
  for (const word of line.words) {
    const found = line.text.indexOf(word.text, at);
    // A word that the line's text spells differently is assumed to follow the previous one.
    const from = found === -1 ? at : found;
    at = from + word.text.length;
    if (at <= start) continue;
    if (from >= end) break;
    if (word.confidence !== undefined) recognised.push(word.confidence);
    covered = covered === null ? word.box : mergeBoxes(covered, word.box);
  }
  return covered;
}

function mergeBoxes(a: Box, b: Box): Box {
  return [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])];
}
