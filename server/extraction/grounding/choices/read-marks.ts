import { readBooleans } from '../../reading/booleans.ts';
import { blankBoxes, findBoxBeside, listBoxes, type Box, type Span } from '../../reading/check-boxes.ts';
import { CELL_GAP } from '../../../parsing/layout.ts';

/** What a line says beside a label. */
export interface Mark extends Span {
  value: boolean;
}

/** What may be between a label and its answer: no words, or words up to a colon, a question mark, dots or a cell. */
const BEFORE_ANSWER = new RegExp(String.raw`^(?:[^\p{L}]*|[^:?]{0,40}(?:[:?]|\.{3,}|${CELL_GAP})[^\p{L}]*)$`, 'u');

/** The answers to choose from, printed before the one that was given: "(Y/N): N". */
const OPTIONS = /^\s*[([]?\s?(?<first>\p{L}{1,4})\s?\/\s?(?<second>\p{L}{1,4})\s?[)\]]?(?=\s*[:?.…_]*\s*\p{L})/u;
const ONE_LETTER = /^[\s:?._…]*(?<letter>\p{L})(?=\s*$|\s{2,}|\t|\|)/u;

/**
 * Whether the line's word or box for a label says yes or no. Null if it says neither.
 * @param crossesDeny whether a cross says no, as beside ticks
 */
export function readMarkBeside(text: string, label: Span, crossesDeny = false): Mark | null {
  const boxes = listBoxes(text);
  const after = text.slice(label.end);
  if (boxes.length === 0) return readAnswer(after, label.end);
  // "Smoker: [x] Yes [ ] No"
  const answers = readBooleans(blankBoxes(after));
  if (answers.length > 0 && boxes.some(({ start }) => start >= label.end)) {
    const [answer] = readBooleans(after);
    if (answer !== undefined && typeof answer.value === 'boolean')
      return { start: label.end + answer.start, end: label.end + answer.end, value: answer.value };
  }
  const box = findBoxBeside(text, boxes, extendToOption(text, boxes, label));
  if (box === null) return null;
  const isCross = crossesDeny && /^[✗✘]$/u.test(text.slice(box.start, box.end));
  return { start: box.start, end: box.end, value: box.isChecked && !isCross };
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

/** The first answer after a label, before the words of another one. */
function readAnswer(rest: string, offset: number): Mark | null {
  const options = OPTIONS.exec(rest);
  const isPair = options !== null && saysBoth(options.groups?.['first'], options.groups?.['second']);
  const after = isPair ? ' '.repeat(options[0].length) + rest.slice(options[0].length) : rest;
  const letter = ONE_LETTER.exec(after)?.groups?.['letter'];
  const answer = readBooleans(after).find(
    ({ fit, start }) => fit === 1 || after.slice(start).startsWith(letter ?? ' '),
  );
  if (answer === undefined || typeof answer.value !== 'boolean') return null;
  if (!BEFORE_ANSWER.test(after.slice(0, answer.start))) return null;
  return { start: offset + answer.start, end: offset + answer.end, value: answer.value };
}

/** Whether two words are a yes and a no. */
function saysBoth(first = '', second = ''): boolean {
  return new Set(readBooleans(`${first} / ${second}`).map(({ value }) => value)).size === 2;
}
