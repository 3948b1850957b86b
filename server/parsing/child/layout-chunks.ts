import { BOX_STEPS } from '../page/fraction-box.ts';
import { joinTables } from '../page/join-tables.ts';
import type { Box, Layout, LayoutPage, LayoutTable, LayoutWord } from '../layout.ts';
import { finishPage, type LineDraft, type PageDraft } from '../page/page-draft.ts';

/**
 * A line in the form that is sent between processes. Integers are serialised several times faster than fractions, and
 * the texts of the words are substrings of the line's.
 */
interface PackedLine {
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

const SPACES = / +/;

/**
 * A layout on its way out of a child process: JSON texts of about a megabyte, since JSON crosses ten times faster than
 * cloned objects, and since the receiver can do something else between two of them. What follows from the rest (a
 * page's text, the lines' offsets) is left out.
 */
export type LayoutChunk = string;

type Part = { page: PageHead } | { lines: PackedLine[] } | { table: Omit<LayoutTable, 'rows'> } | { rows: string[][] };
type PageHead = Omit<PageDraft, 'lines' | 'tables'>;

const CHUNK_LENGTH = 1_000_000;
const SLICE = 500;

/** Cuts pages into chunks. */
export function* packPages(pages: Iterable<LayoutPage>): Generator<LayoutChunk> {
  let parts: string[] = [];
  let length = 0;
  for (const page of pages) {
    for (const part of partsOf(page)) {
      const json = JSON.stringify(part);
      parts.push(json);
      length += json.length;
      if (length < CHUNK_LENGTH) continue;
      yield `[${parts.join()}]`;
      parts = [];
      length = 0;
    }
  }
  if (parts.length > 0) yield `[${parts.join()}]`;
}

function* partsOf({ text: _text, lines, tables, ...head }: LayoutPage): Generator<Part> {
  yield { page: head };
  for (const slice of slices(lines)) yield { lines: slice.map(packLine) };
  for (const { rows, ...table } of tables) {
    yield { table };
    for (const slice of slices(rows)) yield { rows: slice };
  }
}

function* slices<T>(items: T[]): Generator<T[]> {
  for (let from = 0; from < items.length; from += SLICE) yield items.slice(from, from + SLICE);
}

/** Reassembles chunks, in the order in which they were made. */
export class LayoutReceiver {
  #pages: PageDraft[] = [];

  add(chunk: LayoutChunk): void {
    for (const part of JSON.parse(chunk) as Part[]) this.#addPart(part);
  }

  layout(rest: Omit<Layout, 'pages'>): Layout {
    return { ...rest, pages: joinTables(this.#pages.map(finishPage)) };
  }

  #addPart(part: Part): void {
    const page = this.#pages.at(-1);
    if ('page' in part) this.#pages.push({ ...part.page, lines: [], tables: [] });
    else if ('lines' in part) page?.lines.push(...part.lines.map(unpackLine));
    else if ('table' in part) page?.tables.push({ ...part.table, rows: [] });
    else page?.tables.at(-1)?.rows.push(...part.rows);
  }
}

function packLine({ text, box, words, confidence }: LineDraft): PackedLine {
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

function unpackLine({ text, box, boxes, words, confidence, confidences }: PackedLine): LineDraft {
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
