import type { ListCompleteness } from '../../engine.ts';
import { askForRows, type QuestionContext, type QuestionResult } from '../ask-question.ts';
import type { OpenQuestion } from '../open-question.ts';
import type { PartAnswer } from '../check-answer.ts';
import type { MissingRows } from '../missing-rows.ts';
import { mapConcurrently } from '../map-concurrently.ts';

/** A question with its answers: several if it was halved. */
export interface AskedQuestion extends Pick<QuestionResult, 'answers'> {
  question: OpenQuestion;
}

interface Skipped {
  question: OpenQuestion;
  answer: PartAnswer;
  missing: MissingRows;
}

/** Fewer lines that look like rows are headings and totals. */
const MIN_ROWS = 3;

/**
 * Asks again where an answer has no entry of a list, although other answers show that its pages have rows of the list.
 * Returns the new answers by those that they replace.
 */
export async function askForSkippedRows(
  asking: QuestionContext,
  { asked, lists, limit }: { asked: readonly AskedQuestion[]; lists: readonly ListCompleteness[]; limit: number },
): Promise<Map<PartAnswer, PartAnswer>> {
  const better = new Map<PartAnswer, PartAnswer>();
  await mapConcurrently(findSkipped(asked, lists), { limit }, async ({ question, ...skipped }) => {
    const answer = await askForRows(asking, question, skipped);
    if (answer !== null) better.set(skipped.answer, answer);
  });
  return better;
}

function findSkipped(asked: readonly AskedQuestion[], lists: readonly ListCompleteness[]): Skipped[] {
  return asked.flatMap(({ question, answers: [answer, ...others] }) => {
    if (answer === undefined || others.length > 0) return [];
    const gaps = lists.flatMap((list) => (hasEntries(answer, list) ? [] : list.gaps));
    const gapPages = new Set(gaps.map(({ page }) => page));
    const passages = question.passages.filter(({ page, rows }) => rows > 0 && gapPages.has(page));
    const seen = passages.reduce((sum, { rows, repeated }) => sum + rows - repeated.rows, 0);
    if (seen < MIN_ROWS) return [];
    const pages = passages.map(({ page }) => page);
    return [{ question, answer, missing: { seen, got: 0, firstPage: pages[0] ?? 0, lastPage: pages.at(-1) ?? 0 } }];
  });
}

/** Whether an answer has values of a list, or of the list around it. */
function hasEntries({ leaves }: PartAnswer, { path }: ListCompleteness): boolean {
  const [, outer = ''] = path.split('/');
  return leaves.some((leaf) => leaf.path.startsWith(`/${outer}/`));
}
