import type { ExtractionError } from '../../engine.ts';
import { isObject } from '../../../lib/json-object.ts';
import { listLeafFields } from '../../schema/field-tree.ts';
import { askOptionally } from './ask-optionally.ts';
import type { QuestionContext } from '../ask-question.ts';
import type { OpenQuestion } from '../open-question.ts';
import type { PartAnswer } from '../check-answer.ts';
import { mapConcurrently } from '../map-concurrently.ts';
import type { QuestionPlan } from '../question-plan.ts';

export interface FurtherAnswers {
  answers: PartAnswer[];
  looked: QuestionPlan['questions'];
  failure: ExtractionError | null;
}

export function openQuestion(
  plan: QuestionPlan,
  { part, passages }: QuestionPlan['questions'][number],
  framing: OpenQuestion['framing'],
  sample = 0,
): OpenQuestion {
  return {
    part,
    passages: passages.flatMap((position) => plan.passages[position] ?? []),
    framing,
    sample,
    isWhole: plan.isWhole,
  };
}

/**
 * Asks about further passages while single values of a part are missing. Without an answer, what was found before has
 * to do: `failure` says why the rest was not searched.
 */
export async function askFurtherQuestions(
  { asking, plan, limit }: { asking: QuestionContext; plan: QuestionPlan; limit: number },
  answers: readonly PartAnswer[],
  ask: (question: OpenQuestion) => Promise<PartAnswer[]>,
): Promise<FurtherAnswers> {
  const byPart = Map.groupBy(plan.furtherQuestions, ({ part }) => part);
  const looked: QuestionPlan['questions'] = [];
  let failure: ExtractionError | null = null;
  const found = await mapConcurrently([...byPart], { limit }, async ([part, looks]) => {
    const of = answers.filter((answer) => answer.part === part);
    for (const look of looks) {
      if (!isMissingValues(plan, part, of)) break;
      const answered = await askOptionally(asking, {
        purpose: 'about further parts of the document',
        ask: () => ask(openQuestion(plan, look, 'extract')),
        onFailure: (error) => (failure ??= error),
      });
      if (answered === null) break;
      of.push(...answered);
      looked.push(look);
    }
    return of.filter((answer) => !answers.includes(answer));
  });
  return { answers: found.flat(), looked, failure };
}

export function isMissingValues(plan: QuestionPlan, part: number, answers: readonly PartAnswer[]): boolean {
  const schema = plan.parts[part]?.schema;
  return (
    schema !== undefined &&
    listLeafFields(schema).some(
      ({ path }) => !path.includes('*') && answers.every(({ value }) => !hasValue(value, path)),
    )
  );
}

function hasValue(value: PartAnswer['value'], path: readonly string[]): boolean {
  let at: PartAnswer['value'][string] | undefined = value;
  for (const name of path) at = isObject(at) && Object.hasOwn(at, name) ? at[name] : undefined;
  return at !== undefined && at !== null;
}
