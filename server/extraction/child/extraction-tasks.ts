import type { InferenceRequest, Proposal } from '../inference/proposal.ts';
import { extractLocally, type LocalExtraction, type LocalRequest } from '../local/extract-locally.ts';
import { learnExample, type LearnRequest } from '../local/memory/learn-example.ts';
import type { ListCompleteness } from '../engine.ts';
import type { MemoryExample } from '../local/memory/memory-example.ts';
import { toJsonText, type JsonText } from '../../lib/json-text.ts';
import { compareScores, type ScoreComparison, type ScorePair } from '../../scorer/compare-scores.ts';
import { scoreDocuments, type ScoredDocument, type ScoreRequest } from '../../scorer/score-documents.ts';
import type { JsonObject, JsonValue } from '../../lib/json-value.ts';
import type { Layout } from '../../parsing/layout.ts';
import type { RuleResult, SchemaRule } from '../../lib/models/schema-guidance.ts';
import type { AppliedRules, RuleTask } from '../rules/apply-rules.ts';
import type { LintOptions, RuleFinding } from '../rules/lint-rules.ts';
import type { LookupFile, StoredTable } from '../rules/lookups/read-lookup.ts';
import type { TrialTask } from '../rules/try-rules.ts';
import type { PageVote } from '../packets/model-votes.ts';
import type { SplitPacket, SplitterRules } from '../packets/split-packet.ts';
import { coerceAnswer } from '../schema/coerce/coerce-answer.ts';
import { buildFieldTree } from '../schema/field-tree.ts';
import { findUndescribed, type ValuePlace } from '../schema/fit/find-undescribed.ts';
import { createCarryOver } from '../schema/fit/carry-over.ts';
import { checkExpected } from '../schema/fit/check-expected.ts';
import { matchPattern } from '../schema/fit/match-pattern.ts';
import { validate, type ValidationProblem } from '../schema/validate.ts';
import type { Correction, CorrectionRequest } from '../pipeline/rule-question/correct-values.ts';
import type { ViolationRequest, Violations } from '../pipeline/rule-question/find-doubted.ts';
import { planQuestions, type ModelCapacity, type QuestionPlan } from '../pipeline/question-plan.ts';
import {
  conclude,
  checkAnswer,
  mergePartially,
  type CheckedAnswer,
  type ConcludeRequest,
  type Conclusion,
  type CheckResult,
  type CheckRequest,
  type InvalidAnswer,
  type PartAnswer,
} from '../pipeline/check-answer.ts';

/** What the extractor's child processes do. */
export type ExtractionTask =
  | ({ kind: 'local' } & LocalRequest)
  | ({ kind: 'learn' } & LearnRequest)
  | { kind: 'plan'; definition: JsonObject; layout: Layout; capacity: ModelCapacity }
  | ({ kind: 'infer' } & InferenceRequest)
  | { kind: 'propose'; answer: JsonObject; found: Proposal; layouts: readonly Layout[] }
  | { kind: 'check-data'; definition: JsonObject; data: JsonObject }
  | { kind: 'check-expected'; definition: JsonObject; values: JsonObject[] }
  | ({ kind: 'score' } & ScoreRequest)
  | { kind: 'compare-scores'; pairs: ScorePair[] }
  | { kind: 'find-undescribed'; definition: JsonObject; places: readonly ValuePlace[] }
  | { kind: 'read-field'; definition: JsonObject; text: string }
  | ({ kind: 'lint-rules'; definition: JsonObject; rules: readonly SchemaRule[] } & LintOptions)
  | ({ kind: 'apply-rules' } & RuleTask)
  | ({ kind: 'try-rules' } & TrialTask)
  | { kind: 'read-lookup'; text: string; before: StoredTable | null }
  | { kind: 'split'; layout: Layout; rules: SplitterRules; votes?: readonly PageVote[] }
  | ({ kind: 'find-violations' } & ViolationRequest)
  | ({ kind: 'correct' } & CorrectionRequest)
  | ({ kind: 'review' } & CheckRequest)
  | ({ kind: 'conclude' } & ConcludeRequest)
  | { kind: 'merge'; answers: PartAnswer[] }
  | ({ kind: 'review-and-conclude'; stretches: PartAnswer['stretches'] } & CheckRequest &
      Pick<ConcludeRequest, 'history'>);

/** With its evidence as JSON: the server only stores it. */
export type Packed<Result extends { evidence: unknown }> = Omit<Result, 'evidence'> & {
  evidence: JsonText<Result['evidence']>;
};

const pack = <Result extends { evidence: unknown }>(result: Result): Packed<Result> => ({
  ...result,
  evidence: toJsonText(result.evidence),
});

export interface TaskResults {
  learn: Omit<MemoryExample, 'id'>;
  local: Packed<LocalExtraction>;
  plan: QuestionPlan;
  infer: Proposal;
  propose: Proposal | null;
  'check-data': ValidationProblem[];
  'check-expected': ValidationProblem[][];
  score: ScoredDocument[];
  'compare-scores': ScoreComparison;
  'find-undescribed': number[];
  'read-field': JsonValue;
  'lint-rules': RuleFinding[];
  'apply-rules': AppliedRules;
  'try-rules': RuleResult[][];
  'read-lookup': LookupFile;
  split: SplitPacket;
  'find-violations': Violations | null;
  correct: (Omit<Correction, 'conclusion'> & { conclusion: Packed<Conclusion> }) | null;
  review: CheckResult;
  conclude: Packed<Conclusion> | InvalidAnswer;
  merge: JsonObject;
  /** `conclusion` is absent where there are problems. */
  'review-and-conclude': CheckResult & {
    conclusion?: Packed<Conclusion>;
    rescue?: { conclusion?: Packed<Conclusion> };
  };
}

export async function performTask(task: ExtractionTask): Promise<TaskResults[ExtractionTask['kind']]> {
  switch (task.kind) {
    case 'local':
      return pack(extractLocally(task));
    case 'learn':
      return learnExample(task);
    case 'plan':
      return planQuestions(task.definition, task.layout, task.capacity);
    case 'infer':
      return (await loadInference()).inferDefinition(task);
    case 'propose': {
      const { toDefinition } = await import('../inference/model-proposal.ts');
      const proposal = toDefinition(task.answer, task.found);
      return proposal && (await loadInference()).explain(proposal, task.layouts);
    }
    case 'check-data':
      return validate(task.definition, task.data);
    case 'check-expected':
      return checkExpected(task.definition, task.values);
    case 'score': {
      const carryOver = createCarryOver(task.definition);
      const documents = task.documents.map((one) => ({ ...one, expected: carryOver(one.expected) }));
      return scoreDocuments({ ...task, documents });
    }
    case 'compare-scores':
      return compareScores(task.pairs);
    case 'find-undescribed':
      return findUndescribed(task.definition, task.places, matchPattern);
    case 'read-field':
      return readField(task.definition, task.text);
    case 'lint-rules':
      return (await import('../rules/lint-rules.ts')).lintRules(task.rules, task.definition, task);
    case 'apply-rules':
      return (await import('../rules/apply-rules.ts')).applyRules(task);
    case 'try-rules':
      return (await import('../rules/try-rules.ts')).tryRules(task);
    case 'read-lookup':
      return (await import('../rules/lookups/read-lookup.ts')).readLookupFile(task.text, task.before);
    case 'split':
      return (await import('../packets/split-packet.ts')).splitPacket(task.layout, task.rules, undefined, task.votes);
    case 'find-violations':
      return (await import('../pipeline/rule-question/find-doubted.ts')).findViolations(task);
    case 'correct': {
      const { correctValues } = await import('../pipeline/rule-question/correct-values.ts');
      const correction = correctValues(task);
      return correction && { ...correction, conclusion: pack(correction.conclusion) };
    }
    case 'review':
      return checkAnswer(task);
    case 'conclude': {
      const concluded = conclude(task);
      return 'problems' in concluded ? concluded : pack(concluded);
    }
    case 'merge':
      return mergePartially(task.answers);
    case 'review-and-conclude':
      return checkAndConclude(task);
  }
}

/** Loaded on first use: few children infer. */
const loadInference = () => import('../inference/infer-definition.ts');

function checkAndConclude(
  task: Extract<ExtractionTask, { kind: 'review-and-conclude' }>,
): TaskResults['review-and-conclude'] {
  let counted: ListCompleteness[] | undefined;
  const seen = checkAnswer({ ...task, onCounted: (lists) => void (counted = lists) });
  const addConclusion = <Valid extends { answer: CheckedAnswer }>(valid: Valid) => {
    const answers = [{ ...valid.answer, part: 0, stretches: task.stretches }];
    const { schema: definition, layout, history = [] } = task;
    const conclusion = conclude({ definition, answers, checks: [], layout, history, isValid: true, counted });
    // The conclusion contains the places of the leaves: they need not be sent twice.
    const sent = { ...valid, answer: { ...valid.answer, leaves: [] } };
    return 'problems' in conclusion ? sent : { ...sent, conclusion: pack(conclusion) };
  };
  if ('answer' in seen) return addConclusion(seen);
  return seen.rescue === undefined ? seen : { ...seen, rescue: addConclusion(seen.rescue) };
}

/**
 * A text in the type and format of the field `value` of a wrapped schema; null where it cannot be. Run it under a
 * deadline: it evaluates patterns of the schema.
 */
function readField(definition: JsonObject, text: string): JsonValue {
  const field = buildFieldTree(definition).properties?.find(({ name }) => name === 'value');
  if (field === undefined || text === '') return null;
  const value = coerceAnswer(text, field);
  return validate(definition, { value }).length === 0 ? value : null;
}
