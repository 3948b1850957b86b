import type { Row } from '../segments.ts';

const MIN_WORDS = 7;
const MIN_SMALL = 0.5;
/** The share of a document's characters from which on it is prose. */
const MIN_SHARE = 0.5;

/** Whether most words of a line are those of a sentence rather than labels, names and values. */
export function isRunningText(text: string): boolean {
  const words = text.match(/[\p{L}\d]+/gu) ?? [];
  if (words.length < MIN_WORDS) return false;
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  return small >= words.length * MIN_SMALL;
}

/** Whether a document mostly consists of sentences: a contract, a letter, a report. */
export function isProse(rows: readonly Row[]): boolean {
  let all = 0;
  let running = 0;
  for (const { text } of rows) {
    all += text.length;
    if (isRunningText(text)) running += text.length;
  }
  return running >= all * MIN_SHARE && running > 0;
}
