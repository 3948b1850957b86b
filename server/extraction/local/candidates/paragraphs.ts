import { isTitle } from '../parties/party-words.ts';
import { isApart, overlap, type Cell, type Row } from '../segments.ts';
import type { LabelledRows } from './neighbours.ts';

/** Lines of running text. */
export interface Paragraphs {
  /** Lines of a paragraph are parted by a space, paragraphs and points of a list by a line break. */
  text: string;
  /** What follows the first line, top to bottom; empty where it is the only one. */
  rest: Cell[];
}

interface Begin {
  cell: Cell;
  /** Where the text begins in its cell. */
  start: number;
  /** Whether it has a heading of its own: then all paragraphs up to the next heading are its. */
  isSection: boolean;
}

const MAX_LINES = 80;
/** A line that is shorter, as a part of its column's width, ends its paragraph. */
const MIN_FULL = 0.8;
const LINES_AROUND = 30;
/** Of the lines of a column, so many are shorter than the rest at most. */
const FULL_LINES = 0.75;
/** How far two lines of a column may begin from each other, as a part of the page's width. */
const ALIGNED = 0.02;
const MIN_OVERLAP = 0.3;

/** Running text with the lines that it goes on with below; null for text that is none. */
export function readParagraphs({ cell, start, isSection }: Begin, { rows, isLabel }: LabelledRows): Paragraphs | null {
  const first = cell.text.slice(start).trimEnd();
  if (!isRunning(first)) return null;
  const rest: Cell[] = [];
  let text = dropBullet(first);
  let last = cell;
  let edge: number | null = null;
  while (rest.length < MAX_LINES) {
    const row = rows[last.row.index + 1];
    const next = row?.page === cell.row.page ? row.cells.find((one) => overlap(one, last) > MIN_OVERLAP) : undefined;
    if (row === undefined || next === undefined || row.cells.length > 2 || isEntry(next)) break;
    edge ??= findEdge(cell, next, rows);
    const isBroken = isApart(last.row, row);
    const isPoint = BULLET.test(next.text);
    if (endsBefore(next, isBroken, isLabel)) break;
    if (!isSection && (isBroken || isPoint || !goesOn(last, next, edge))) break;
    const isNew = isBroken || isPoint || (isSection && !goesOn(last, next, edge));
    text = isNew ? `${text}\n${dropBullet(next.text).trim()}` : joinLine(text, next);
    rest.push(next);
    last = next;
  }
  return { text, rest };
}

/** Scripts without spaces between words. */
const UNSPACED = /(?:[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}、。，]\s?){14}/u;
const UNSPACED_END = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}、。，]$/u;

/** The first line of a text may have few words: "Severe shortness of breath since". */
const MIN_WORDS = 5;

function isRunning(text: string): boolean {
  if (UNSPACED.test(text)) return true;
  const words = text.match(/[\p{L}\d]+/gu) ?? [];
  // Letters of many scripts are neither capital nor small.
  return words.length >= MIN_WORDS && words.filter((word) => /^[\p{Ll}\p{Lo}]/u.test(word)).length * 2 >= words.length;
}

/** What a point of a list begins with: "- ", "• ", "3) ". */
export const BULLET = /^\s*(?:[•●○▪◦‣·*–—-]|\d{1,2}[.)])\s+/u;

/** A number is a part of its point's text, a sign is none. */
function dropBullet(text: string): string {
  return text.replace(BULLET, (lead) => (/\d/.test(lead) ? lead : ''));
}

const SENTENCE_END = /[.!?…:;。！？]["'”’»)\]]*$/u;

/** Whether a line has a label to its left, or the value of another column. */
function isEntry({ row, index }: Cell): boolean {
  const [left] = row.cells;
  return index > 0 && left !== undefined && !isRunning(left.text);
}

/** Where the lines of a column end: the right edge of those that begin where the second line does. */
function findEdge(first: Cell, second: Cell, rows: readonly Row[]): number {
  const { index, page } = second.row;
  const ends = rows
    .slice(Math.max(0, index - LINES_AROUND), index + LINES_AROUND)
    .filter((row) => row.page === page && row.cells.length <= 2)
    .flatMap((row) => row.cells.filter((one) => Math.abs(one.x0 - second.x0) < ALIGNED).map(({ x1 }) => x1));
  // One line across several columns may begin there, too.
  return Math.max(first.x1, ends.toSorted((a, b) => a - b)[Math.floor(ends.length * FULL_LINES)] ?? 0);
}

/** Whether a line is cut for its width rather than at the end of a paragraph. */
function goesOn(last: Cell, next: Cell, edge: number): boolean {
  if (/^\s*\p{Ll}/u.test(next.text)) return true;
  const isFull = last.x1 - last.x0 >= MIN_FULL * (edge - last.x0);
  return isFull && (!SENTENCE_END.test(last.text.trimEnd()) || isRunning(next.text));
}

const LABELLED = /^\s*[\p{Lu}\d][^:.!?]{0,40}:(?:\s|$)/u;
const MAX_LABEL_WORDS = 4;
const NUMBERED = /^\s*(?:§\s?)?\d{1,2}(?:\.\d{1,2})*[.)]?\s+\p{Lu}/u;
const MAX_HEADING_WORDS = 8;

/** Whether something else begins: a heading, or a value with a label of its own. */
function endsBefore(cell: Cell, isBroken: boolean, isLabel: LabelledRows['isLabel']): boolean {
  const text = cell.text.trim();
  const words = text.match(/[\p{L}\d]+/gu) ?? [];
  const [label] = LABELLED.exec(text) ?? [];
  if (label !== undefined && (label.match(/[\p{L}\d]+/gu) ?? []).length <= MAX_LABEL_WORDS) return true;
  if (words.length > MAX_HEADING_WORDS || SENTENCE_END.test(text) || /^\p{Ll}/u.test(text)) return false;
  if (NUMBERED.test(text)) return true;
  if (isRunning(text)) return false;
  if (isTitle(text) || isLabel(cell) || /^[^\p{Ll}]*\p{Lu}{3}[^\p{Ll}]*$/u.test(text)) return true;
  // A short line by itself.
  return isBroken && !BULLET.test(text);
}

const HYPHENATED = /(?<before>\p{L}{2,})-$/u;
const GOES_ON = /^\p{Ll}+/u;

/** A text with its next line. A hyphen at the end of a line is no part of a word that the page has with none. */
export function joinLine(text: string, { row, text: cell }: Cell): string {
  const next = cell.trim();
  const before = HYPHENATED.exec(text)?.groups?.['before'];
  const after = GOES_ON.exec(next)?.[0];
  if (before !== undefined && after !== undefined)
    return row.page.text.includes(`${before}-${after}`) ? text + next : text.slice(0, -1) + next;
  return UNSPACED_END.test(text) || /\p{L}-$/u.test(text) ? text + next : `${text} ${next}`;
}
