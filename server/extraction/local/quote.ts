import type { Box, LayoutLine, LayoutPage } from '../../parsing/layout.ts';

/** The text of a span of a page, and a box for each of its lines. Offsets count into the page's text. */
export function spanEvidence(page: LayoutPage, start: number, end: number): { quote: string; boxes: Box[] } {
  const boxes: Box[] = [];
  for (let index = firstLine(page.lines, start); index < page.lines.length; index++) {
    const line = page.lines[index];
    if (line === undefined || line.start >= end) break;
    const box = boxWithin(line, start - line.start, end - line.start);
    if (box !== null) boxes.push(box);
  }
  return { quote: page.text.slice(start, end), boxes };
}

/** The line in which an offset stands. */
function firstLine(lines: LayoutLine[], offset: number): number {
  let low = 0;
  let high = lines.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((lines[middle]?.start ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return Math.max(0, low);
}

function boxWithin(line: LayoutLine, from: number, to: number): Box | null {
  let box: Box | null = null;
  let at = 0;
  for (const word of line.words) {
    const start = line.text.indexOf(word.text, at);
    if (start < 0) return line.box;
    at = start + word.text.length;
    if (start >= to || at <= from) continue;
    const [x0, y0, x1, y1] = word.box;
    box = box === null ? [x0, y0, x1, y1] : [Math.min(box[0], x0), Math.min(box[1], y0), Math.max(box[2], x1), Math.max(box[3], y1)];
  }
  return box;
}
