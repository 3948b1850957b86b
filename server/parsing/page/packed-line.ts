import { BOX_STEPS } from './fraction-box.ts';
import type { Box, LayoutWord } from '../layout.ts';
import type { LineDraft } from './page-draft.ts';

/**
 * A line as it crosses between processes: whole numbers are written and read several times faster than fractions, and the words' texts
 * stand in the line's already.
 */
export interface PackedLine {
  text: string;
  confidence?: number;
  /** In steps of the page's sides, as `boxes`. */
  box?: number[];
  /** Four numbers a word. */
  boxes?: number[];
  /** The words, where they are not what stands between the spaces of `text`. */
  words?: string[];
  confidences?: (number | null)[];
}

export function packLine({ text, box, words, confidence }: LineDraft): PackedLine {
  const packed: PackedLine = { text };
  if (confidence !== undefined) packed.confidence = confidence;
  if (box !== null) packed.box = box.map(step);
  if (words.length === 0) return packed;
  packed.boxes = [];
  for (const { box: place } of words) for (const side of place) packed.boxes.push(step(side));
  if (!standApart(text, words)) packed.words = words.map((word) => word.text);
  if (words.some((word) => word.confidence !== undefined))
    packed.confidences = words.map((word) => word.confidence ?? null);
  return packed;
}

export function unpackLine({ text, box, boxes, words, confidence, confidences }: PackedLine): LineDraft {
  const line: LineDraft = { text, box: box === undefined ? null : fractions(box, 0), words: [] };
  if (boxes !== undefined)
    line.words = (words ?? text.split(SPACES)).map((word, index) =>
      unpackWord(word, fractions(boxes, 4 * index), confidences?.[index]),
    );
  if (confidence !== undefined) line.confidence = confidence;
  return line;
}

function unpackWord(text: string, box: Box, confidence: number | null | undefined): LayoutWord {
  return typeof confidence === 'number' ? { text, box, confidence } : { text, box };
}

const SPACES = / +/;

/** Do the line's spaces stand between its words and nowhere else? */
function standApart(text: string, words: LayoutWord[]): boolean {
  let at = 0;
  for (const word of words) {
    while (at > 0 && text[at] === ' ') at += 1;
    if (word.text === '' || !text.startsWith(word.text, at) || word.text.includes(' ')) return false;
    at += word.text.length;
    if (at < text.length && text[at] !== ' ') return false;
  }
  return at === text.length;
}

function step(side: number): number {
  return Math.round(side * BOX_STEPS);
}

function fractions(boxes: number[], at: number): Box {
  return [fraction(boxes[at]), fraction(boxes[at + 1]), fraction(boxes[at + 2]), fraction(boxes[at + 3])];
}

function fraction(steps: number | undefined): number {
  return (steps ?? 0) / BOX_STEPS;
}
