import type { Layout } from '../../parsing/layout.ts';
import { isTimedOut, type ExtractionError } from '../engine.ts';
import { halvePassage, type Passage } from './passages/passages.ts';
import type { Framing } from './prompts.ts';

/** A question for a part of the schema about some passages. */
export interface OpenQuestion {
  part: number;
  passages: Passage[];
  framing: Framing;
  /** Which of several samples it is. 0 is the first. */
  sample: number;
  /** Whether the passages are the whole document. */
  isWhole: boolean;
}

/** A provider that takes too long for less than this share of what it writes in time hangs. */
const MIN_SLOW_SHARE = 1 / 16;

/** Whether a model did not finish a long answer in time. A shorter one may arrive. */
export function isTooSlow(answerTokens: number, { passages }: OpenQuestion, error: ExtractionError): boolean {
  const rows = passages.reduce((sum, passage) => sum + (passage.rows === 0 ? 0 : passage.tokens), 0);
  return isTimedOut(error) && rows >= answerTokens * MIN_SLOW_SHARE;
}

/** The halves share a passage, unless there are only two. */
export function splitQuestion(question: OpenQuestion, layout: Layout): OpenQuestion[] | null {
  const { passages } = question;
  const [only] = passages;
  if (only === undefined) return null;
  if (passages.length > 1) {
    const middle = Math.ceil(passages.length / 2);
    const from = passages.length > 3 ? middle - 1 : middle;
    return [passages.slice(0, middle), passages.slice(from)].map((some) => ({
      ...question,
      passages: some,
      isWhole: false,
    }));
  }
  return halvePassage(only, layout)?.map((one) => ({ ...question, passages: [one], isWhole: false })) ?? null;
}
