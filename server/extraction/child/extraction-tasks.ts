import { extractLocally, type LocalExtraction, type LocalRequest } from '../local/extract-locally.ts';
import type { JsonObject } from '../../lib/json-value.ts';
import type { Layout } from '../../parsing/layout.ts';
import { planQuestions, type ModelBudget, type QuestionPlan } from '../pipeline/question-plan.ts';
import {
  conclude,
  checkAnswer,
  type ConcludeRequest,
  type Conclusion,
  type CheckResult,
  type CheckRequest,
} from '../pipeline/check-answer.ts';

/** What the extractor's child processes do. */
export type ExtractionTask =
  | ({ kind: 'local' } & LocalRequest)
  | { kind: 'plan'; definition: JsonObject; layout: Layout; budget: ModelBudget }
  | ({ kind: 'review' } & CheckRequest)
  | ({ kind: 'conclude' } & ConcludeRequest)
  | ({ kind: 'review-and-conclude'; stretches: ConcludeRequest['answers'][number]['stretches'] } & CheckRequest);

export interface TaskResults {
  local: LocalExtraction;
  plan: QuestionPlan;
  review: CheckResult;
  conclude: Conclusion;
  /** `conclusion` is absent where there are problems. */
  'review-and-conclude': CheckResult & { conclusion?: Conclusion };
}

export function performTask(task: ExtractionTask): TaskResults[ExtractionTask['kind']] {
  switch (task.kind) {
    case 'local':
      return extractLocally(task);
    case 'plan':
      return planQuestions(task.definition, task.layout, task.budget);
    case 'review':
      return checkAnswer(task);
    case 'conclude':
      return conclude(task);
    case 'review-and-conclude': {
      const seen = checkAnswer(task);
      if (!('answer' in seen)) return seen;
      const answers = [{ ...seen.answer, part: 0, stretches: task.stretches }];
      // The conclusion contains the places of the leaves: they need not be sent twice.
      return {
        ...seen,
        answer: { ...seen.answer, leaves: [] },
        conclusion: conclude({ definition: task.schema, answers, checks: [], seen: 1 }),
      };
    }
  }
}
