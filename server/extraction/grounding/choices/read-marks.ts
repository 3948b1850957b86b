import { readBooleans } from '../../reading/booleans.ts';
import { CELL_GAP } from '../../../parsing/layout.ts';

interface Span {
  start: number;
  end: number;
}

/** What a line says beside a label. */
export interface Mark extends Span {
  value: boolean;
}

interface Box extends Span {
  isChecked: boolean;
}

const BOX = /(?<checked>[☒☑✓✔✗✘🗹🗷]|\[\s?[xX✓✔]\s?\]|\(\s?[xX✓✔]\s?\))|[☐□❏◻]|\[\s{0,3}_?\]|\(\s{0,3}\)/gu;
/** What may be between a label and its answer: no words, or words up to a colon, a question mark, dots or a cell. */
const BEFORE_ANSWER = new RegExp(String.raw`^(?:[^\p{L}]*|[^:?]{0,40}(?:[:?]|\.{3,}|${CELL_GAP})[^\p{L}]*)$`, 'u');
const MAX_BETWEEN = 4;

/** Whether the line's word or box for a label says yes or no. Null if it says neither. */
export function readMarkBeside(text: string, label: Span): Mark | null {
  const boxes = listBoxes(text);
  const after = text.slice(label.end);
  if (boxes.length === 0) return readAnswer(after, label.end);
  // "Smoker: [x] Yes [ ] No"
  const answers = readBooleans(after.replaceAll(BOX, (box) => ' '.repeat(box.length)));
  if (answers.length > 0 && boxes.some(({ start }) => start >= label.end)) {
    const [answer] = readBooleans(after);
    if (answer !== undefined && typeof answer.value === 'boolean')
      return { start: label.end + answer.start, end: label.end + answer.end, value: answer.value };
  }
  const box = findBoxBeside(text, boxes, extendToOption(text, boxes, label));
  return box === null ? null : { start: box.start, end: box.end, value: box.isChecked };
}

/** The box of an option: before it where the options of the line follow their boxes, else after it. */
export function findBoxBeside(text: string, boxes: readonly Box[], label: Span): Box | null {
  const before = boxes.findLast(({ end }) => end <= label.start);
  const next = boxes.find(({ start }) => start >= label.end);
  const gap = (from: number, to: number): boolean => {
    const between = text.slice(from, to).trim();
    return between.length <= MAX_BETWEEN && !/[\p{L}\d]/u.test(between);
  };
  const isBefore = before !== undefined && gap(before.end, label.start);
  const isAfter = next !== undefined && gap(label.end, next.start);
  const last = boxes.at(-1);
  const endsWithBox = last !== undefined && !/[\p{L}\d]/u.test(text.slice(last.end));
  if (isBefore && isAfter) return endsWithBox ? next : before;
  if (isBefore) return before;
  return isAfter ? next : null;
}

/** The words of the option that a label is a part of: up to a box, a wide gap or a colon on each side. */
function extendToOption(text: string, boxes: readonly Box[], label: Span): Span {
  const from = boxes.findLast(({ end }) => end <= label.start)?.end ?? 0;
  const to = boxes.find(({ start }) => start >= label.end)?.start ?? text.length;
  const before =
    /[^:]*$/u.exec(
      text
        .slice(from, label.start)
        .split(/\s{2,}/)
        .at(-1) ?? '',
    )?.[0] ?? '';
  const after = /^[^:]*/u.exec(text.slice(label.end, to).split(/\s{2,}/)[0] ?? '')?.[0] ?? '';
  return { start: label.start - before.length, end: label.end + after.length };
}

export function listBoxes(text: string): Box[] {
  return [...text.matchAll(BOX)].map(({ 0: match, index, groups }) => ({
    start: index,
    end: index + match.length,
    isChecked: groups?.['checked'] !== undefined,
  }));
}

/** The first answer after a label, before the words of another one. */
function readAnswer(after: string, offset: number): Mark | null {
  const answer = readBooleans(after).find(({ fit }) => fit === 1);
  if (answer === undefined || typeof answer.value !== 'boolean') return null;
  if (!BEFORE_ANSWER.test(after.slice(0, answer.start))) return null;
  return { start: offset + answer.start, end: offset + answer.end, value: answer.value };
}
