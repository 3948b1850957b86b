import type { JsonValue } from '../../lib/json-value.ts';
import { readChoices } from './allowed-values.ts';
import type { Recognition } from './recogniser.ts';

export interface Span {
  start: number;
  end: number;
}

export interface Box extends Span {
  isChecked: boolean;
}

const BOX = new RegExp(
  String.raw`(?<checked>[☒☑✓✔✗✘🗹🗷]|\[\s?[xX✓✔]\s?\]|\(\s?[xX✓✔]\s?\)|_{1,3}\s?[xX✓✔]\s?_{1,3})|` +
    String.raw`[☐□❏◻]|\[\s{0,3}_?\]|\(\s{0,3}\)`,
  'gu',
);
const MAX_BETWEEN = 4;

export function listBoxes(text: string): Box[] {
  return [...text.matchAll(BOX)].map(({ 0: match, index, groups }) => ({
    start: index,
    end: index + match.length,
    isChecked: groups?.['checked'] !== undefined,
  }));
}

/** Where the ticked option is in a text of boxes: undefined for a text without boxes, null where none is ticked. */
export function findTicked(text: string): Span | null | undefined {
  const boxes = listBoxes(text);
  if (boxes.length === 0) return undefined;
  const index = boxes.findIndex(({ isChecked }) => isChecked);
  const box = boxes[index];
  return box === undefined ? null : { start: box.end, end: boxes[index + 1]?.start ?? text.length };
}

/** The text without its boxes. Offsets stay. */
export const blankBoxes = (text: string): string => text.replaceAll(BOX, (box) => ' '.repeat(box.length));

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

/** Allowed values that a text states. Beside boxes, only those that are ticked. */
export function readTickedChoices(text: string, allowed: readonly JsonValue[]): Recognition[] {
  const found = readChoices(text, allowed);
  const boxes = found.length === 0 ? [] : listBoxes(text);
  return boxes.length === 0 ? found : found.filter((one) => findBoxBeside(text, boxes, one)?.isChecked === true);
}
