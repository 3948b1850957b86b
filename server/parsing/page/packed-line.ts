import { BOX_STEPS } from './fraction-box.ts';
import type { Box, LayoutWord } from '../layout.ts';
import type { LineDraft } from './page-draft.ts';

/**
 * A line in the form that is sent between processes. Integers are serialised several times faster than fractions, and
 * the texts of the words are substrings of the line's.
 */
export interface PackedLine {
  text: string;
  confidence?: number;
  /** In steps of the page's sides, as `boxes`. */
  box?: number[];
  /** Four numbers a word. */
  boxes?: number[];
  /** The words, where they differ from what the spaces of `text` separate. */
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

/** Whether the line's spaces separate exactly its words. */
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
