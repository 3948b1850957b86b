import { buildWholePattern } from './languages/terms.ts';
import type { Recognition } from './recogniser.ts';

const CHECKED_BOX = /[☒☑✓✔✗✘🗹🗷]|\[\s?[xX✓✔]\s?\]|\(\s?[xX✓✔]\s?\)|_{1,3}\s?[xX✓✔]\s?_{1,3}/gu;
const EMPTY_BOX = /[☐□❏◻]|\[\s{0,3}_?\]|\(\s{0,3}\)/gu;
const BOX_START = /[☒☑✓✔✗✘🗹🗷☐□❏◻[(_]/u;
const YES = new RegExp(buildWholePattern('yes'), 'giu');
const NO = new RegExp(buildWholePattern('no'), 'giu');

interface Span {
  start: number;
  end: number;
}

interface Answer extends Span {
  value: boolean;
}

/** Answers and check boxes. Beside several boxes ("☒ Yes ☐ No") the answer of the checked one counts. */
export function readBooleans(text: string): Recognition[] {
  const checked = findSpans(text, CHECKED_BOX);
  const empty = findSpans(text, EMPTY_BOX);
  const answers = [
    ...findSpans(text, YES).map((span) => ({ ...span, value: true })),
    ...findSpans(text, NO).map((span) => ({ ...span, value: false })),
  ].sort((a, b) => a.start - b.start);
  if (checked.length + empty.length === 0)
    return answers.map((answer) => recognise(answer, answer.value, answer.end - answer.start > 1 ? 1 : 0.6));
  if (answers.length >= 2) return checked.flatMap((box) => readCheckedAnswer(text, box, answers));
  return [
    ...checked.map((box) => recognise(box, answers[0]?.value ?? true)),
    ...empty.map((box) => recognise(box, false)),
  ].sort((a, b) => a.start - b.start);
}

function findSpans(text: string, pattern: RegExp): Span[] {
  return [...text.matchAll(pattern)].map(({ 0: match, index }) => ({ start: index, end: index + match.length }));
}

/** The answer after a checked box where the text begins with a box, else the one before it. */
function readCheckedAnswer(text: string, box: Span, answers: Answer[]): Recognition[] {
  const boxesFirst = BOX_START.test(text.slice(0, answers[0]?.start));
  const answer = boxesFirst
    ? answers.find((one) => one.start >= box.end)
    : answers.findLast((one) => one.start < box.start);
  if (answer === undefined) return [];
  return [recognise({ start: Math.min(box.start, answer.start), end: Math.max(box.end, answer.end) }, answer.value)];
}

function recognise({ start, end }: Span, value: boolean, fit = 1): Recognition {
  return { start, end, value, fit, match: 'normalized' };
}
