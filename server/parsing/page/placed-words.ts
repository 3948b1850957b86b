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
  /** Degrees by which the text is turned clockwise; 0 for upright text, be it tilted. */
  rotation: number;
  /** The tilt of upright text, in radians clockwise; absent for none. */
  tilt?: number;
  /** Of a tagged PDF. */
  markedContentId?: number;
}

/** The text of a page that its reader can see, in runs. */
export function placedRuns(page: ParsedPage): TextRun[] {
  const seen = new Map<number, string[]>();
  const runs: TextRun[] = [];
  for (const item of page.textItems) {
    const { text, x, y } = item;
    if (!/\S/.test(text) || isOutside(item, page) || isRepeated(seen, text, x, y)) continue;
    const { rotation, tilt } = turnOf(item);
    const words = rotation === 0 ? wordsOf(item) : spreadWords(item, rotation === 90 || rotation === 270);
    const mark = item.mcid === undefined ? {} : { markedContentId: item.mcid };
    const run = { words, x0: x, y0: y, x1: x + item.width, y1: y + item.height, rotation, tilt, ...mark };
    runs.push(...(rotation === 0 ? splitAtJumps(run) : [run]));
  }
  return runs;
}

/** White space that no space of a text has, in heights. */
const WIDE = 3;

/**
 * A file may write the end of one line and the beginning of another in one go, or the cells of a row in any order: from
 * one word to the next it then jumps back. The words of scripts from right to left follow close by.
 */
function splitAtJumps(run: TextRun): TextRun[] {
  const isBack = (before: PlacedWord, word: PlacedWord): boolean => before.x0 - word.x1 > WIDE * heightOf(before, word);
  if (!run.words.some((word, index) => index > 0 && isBack(run.words[index - 1] ?? word, word))) return [run];
  const parts: PlacedWord[][] = [];
  for (const word of run.words) {
    const before = parts.at(-1)?.at(-1);
    const isWide = (one: PlacedWord): boolean => word.x0 - one.x1 > WIDE * heightOf(one, word);
    if (before === undefined || isBack(before, word) || isWide(before)) parts.push([word]);
    else parts.at(-1)?.push(word);
  }
  return parts.map((words) => ({ ...run, ...around(words), words }));
}

const heightOf = (a: PlacedWord, b: PlacedWord): number => Math.min(a.y1 - a.y0, b.y1 - b.y0);

/** A page that was scanned crookedly is tilted by less, in degrees. */
const MAX_TILT = 7;

/** The turn of a text: a quarter of a circle where it is tilted from that by a little only. */
export function turnOf({ rotation = 0 }: Pick<TextItem, 'rotation'>): { rotation: number; tilt: number } {
  const quarter = Math.round(rotation / 90) * 90;
  const tilt = rotation - quarter;
  return Math.abs(tilt) <= MAX_TILT
    ? { rotation: (quarter + 360) % 360, tilt: (tilt * Math.PI) / 180 }
    : { rotation: Math.round(rotation) % 360, tilt: 0 };
}

/** Bold type is sometimes feigned by printing the text twice, a hair apart. */
function isRepeated(seen: Map<number, string[]>, text: string, x: number, y: number): boolean {
  const place = Math.round(x) * 1e6 + Math.round(y);
  const texts = seen.get(place);
  if (texts?.includes(text)) return true;
  if (texts === undefined) seen.set(place, [text]);
  else texts.push(text);
  return false;
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
  const boxes = item.words ?? [];
  const words: PlacedWord[] = [];
  let next = 0;
  for (const text of item.text.trim().split(/\s+/u)) {
    const first = boxes[next];
    if (first?.text === text) {
      next += 1;
      words.push({ text, x0: first.x, y0: first.y, x1: first.x + first.width, y1: first.y + first.height });
      continue;
    }
    const pieces: WordBox[] = [];
    for (let read = ''; read.length < text.length;) {
      const piece = boxes[next++];
      if (piece === undefined) return spreadWords(item, false);
      pieces.push(piece);
      read += piece.text.replace(/\s+/gu, '');
      if (!text.startsWith(read)) return spreadWords(item, false);
    }
    const sides = pieces.map((piece) => ({
      x0: piece.x,
      y0: piece.y,
      x1: piece.x + piece.width,
      y1: piece.y + piece.height,
    }));
    words.push({ text, ...around(sides) });
  }
  return words;
}

type Sides = Pick<PlacedWord, 'x0' | 'y0' | 'x1' | 'y1'>;

const around = (boxes: readonly Sides[]): Sides => ({
  x0: Math.min(...boxes.map(({ x0 }) => x0)),
  y0: Math.min(...boxes.map(({ y0 }) => y0)),
  x1: Math.max(...boxes.map(({ x1 }) => x1)),
  y1: Math.max(...boxes.map(({ y1 }) => y1)),
});

/** Without usable word boxes, each word gets its share of the item's box by its place in the text. */
export function spreadWords(
  item: Pick<TextItem, 'text' | 'x' | 'y' | 'width' | 'height'>,
  vertical: boolean,
): PlacedWord[] {
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

/** A line of upright text as a run, its words spread over the width. */
export function placeText(line: Parameters<typeof spreadWords>[0]): TextRun {
  const { x, y, width, height } = line;
  return { words: spreadWords(line, false), x0: x, y0: y, x1: x + width, y1: y + height, rotation: 0 };
}
