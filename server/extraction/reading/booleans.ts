import { listBoxes, type Span } from './check-boxes.ts';
import { buildWholePattern } from './languages/terms.ts';
import type { Recognition } from './recogniser.ts';

const BOX_START = /[☒☑✓✔✗✘🗹🗷☐□❏◻[(_]/u;
const YES = new RegExp(buildWholePattern('yes'), 'giu');
const NO = new RegExp(buildWholePattern('no'), 'giu');

interface Answer extends Span {
  value: boolean;
}

/** Answers and check boxes. Beside several boxes ("☒ Yes ☐ No") the answer of the checked one counts. */
export function readBooleans(text: string): Recognition[] {
  const boxes = listBoxes(text);
  const checked = boxes.filter(({ isChecked }) => isChecked);
  const answers = [
    ...findSpans(text, YES).map((span) => ({ ...span, value: true })),
    ...findSpans(text, NO).map((span) => ({ ...span, value: false })),
  ].sort((a, b) => a.start - b.start);
  if (boxes.length === 0)
    return answers.map((answer) => recognise(answer, answer.value, answer.end - answer.start > 1 ? 1 : 0.6));
  if (answers.length >= 2) return checked.flatMap((box) => readCheckedAnswer(text, box, answers));
  return boxes.map((box) => recognise(box, box.isChecked ? (answers[0]?.value ?? true) : false));
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
