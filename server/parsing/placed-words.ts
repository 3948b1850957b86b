import type { ParsedPage, TextItem, WordBox } from '@llamaindex/liteparse';

/** A word on a page, in points from the top left. */
export interface PlacedWord {
  text: string;
  x0: number;
  y0: number;
  x1: number;
  y1: number;
  /** Of the recognition, 0 to 1. */
  confidence?: number;
}

/** Words on one base line that the page's author wrote in one go. */
export interface TextRun {
  words: PlacedWord[];
  x0: number;
  y0: number;
  x1: number;
  y1: number;
  /** Degrees by which the text is turned clockwise; 0 for upright text. */
  rotation: number;
}

/** The text of a page that its reader can see, in runs. */
export function placedRuns(page: ParsedPage): TextRun[] {
  const seen = new Set<string>();
  const runs: TextRun[] = [];
  for (const item of page.textItems) {
    if (item.text.trim() === '' || isOutside(item, page)) continue;
    // Bold type is sometimes feigned by printing the text twice, a hair apart.
    const key = `${item.text}|${Math.round(item.x)}|${Math.round(item.y)}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const rotation = Math.round(item.rotation ?? 0) % 360;
    const words = rotation === 0 ? wordsOf(item) : spreadWords(item, rotation === 90 || rotation === 270);
    runs.push({ words, x0: item.x, y0: item.y, x1: item.x + item.width, y1: item.y + item.height, rotation });
  }
  return runs;
}

function isOutside(item: TextItem, page: ParsedPage): boolean {
  const x = item.x + item.width / 2;
  const y = item.y + item.height / 2;
  return x < 0 || y < 0 || x > page.width || y > page.height;
}

/**
 * The item's text says where the spaces are and its word boxes where the letters are; the boxes of one word may come in
 * pieces ("name@example" and ".org").
 */
function wordsOf(item: TextItem): PlacedWord[] {
  const tokens = item.text.split(/\s+/u).filter((token) => token !== '');
  const boxes = item.words ?? [];
  const words: PlacedWord[] = [];
  let next = 0;
  for (const text of tokens) {
    const pieces: WordBox[] = [];
    for (let read = ''; read.length < text.length; ) {
      const piece = boxes[next++];
      if (piece === undefined) return spreadWords(item, false);
      pieces.push(piece);
      read += piece.text.replace(/\s+/gu, '');
      if (!text.startsWith(read)) return spreadWords(item, false);
    }
    words.push({ text, ...around(pieces) });
  }
  return words;
}

function around(boxes: WordBox[]): Omit<PlacedWord, 'text' | 'confidence'> {
  return {
    x0: Math.min(...boxes.map((box) => box.x)),
    y0: Math.min(...boxes.map((box) => box.y)),
    x1: Math.max(...boxes.map((box) => box.x + box.width)),
    y1: Math.max(...boxes.map((box) => box.y + box.height)),
  };
}

/** Without usable word boxes, each word gets its share of the item's box by its place in the text. */
export function spreadWords(item: Pick<TextItem, 'text' | 'x' | 'y' | 'width' | 'height'>, vertical: boolean): PlacedWord[] {
  const { x, y, width, height } = item;
  const total = Math.max(1, item.text.length);
  return [...item.text.matchAll(/\S+/gu)].map((match): PlacedWord => {
    const from = match.index / total;
    const to = (match.index + match[0].length) / total;
    return vertical
      ? { text: match[0], x0: x, y0: y + height * from, x1: x + width, y1: y + height * to }
      : { text: match[0], x0: x + width * from, y0: y, x1: x + width * to, y1: y + height };
  });
}
