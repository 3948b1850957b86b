import type { Box, LayoutLine, LayoutPage } from '../../parsing/layout.ts';

/** The place of a span of a page's text. */
export interface SpanEvidence {
  /** The text as the page has it. */
  quote: string;
  /** One box a line that the stretch touches; empty where the format has no geometry. */
  boxes: Box[];
  /** Mean confidence of the recognised words that the stretch touches, 0 to 1; null where the text was read. */
  recognition: number | null;
}

/**
 * The quote and the boxes of `page.text` from `start` to before `end`, UTF-16 offsets. A word touched is a word
 * covered.
 */
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

/** The index of the line of an offset; 0 before the first line. */
export function findLineIndex(lines: readonly LayoutLine[], offset: number): number {
  let low = 0;
  let high = lines.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lines[middle]?.start ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return Math.max(0, low - 1);
}

/**
 * The union of the words from `start` to before `end`, offsets into the line; null where there is none. Their
 * confidences go to `recognised`.
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
    // A word that the text spells otherwise keeps its place after the one before.
    const from = found === -1 ? at : found;
    at = from + word.text.length;
    if (at <= start) continue;
    if (from >= end) break;
    if (word.confidence !== undefined) recognised.push(word.confidence);
    covered = covered === null ? word.box : unionBoxes(covered, word.box);
  }
  return covered;
}

function unionBoxes(a: Box, b: Box): Box {
  return [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])];
}
