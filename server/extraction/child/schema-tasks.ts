import type { ScoreComparison, ScorePair } from '../../scorer/compare-scores.ts';
import type { ScoredDocument, ScoreRequest } from '../../scorer/score-documents.ts';
import type { Layout } from '../../parsing/layout.ts';
import type { JsonObject, JsonValue } from '../../lib/json-value.ts';
import type { RuleResult, SchemaRule } from '../../lib/models/schema-guidance.ts';
import type { AppliedRules, RuleTask } from '../rules/apply-rules.ts';
import type { LintOptions, RuleFinding } from '../rules/lint-rules.ts';
import type { LookupFile, StoredTable } from '../rules/lookups/read-lookup.ts';
import type { TrialTask } from '../rules/try-rules.ts';
import type { PageVote } from '../packets/model-votes.ts';
import type { SplitPacket, SplitterRules } from '../packets/split-packet.ts';
import type { ValuePlace } from '../schema/fit/find-undescribed.ts';
import { wrapField } from '../schema/wrap-field.ts';
import type { LearnRequest } from '../local/memory/learn-example.ts';
import type { MemoryExample } from '../local/memory/memory-example.ts';
import type { InferenceRequest, Proposal } from '../inference/proposal.ts';
import type { ValidationProblem } from '../schema/validate.ts';
import type { TaskGroup } from '../../children/fair-choice.ts';
import type { ExtractionPool, TaskOptions } from './extraction-pool.ts';

export type { ValuePlace } from '../schema/fit/find-undescribed.ts';
export type { PageVote } from '../packets/model-votes.ts';
export type { SplitPacket, SplitterRules } from '../packets/split-packet.ts';
export type { Proposal } from '../inference/proposal.ts';
export type { ValidationProblem } from '../schema/validate.ts';

export interface LintedRules extends LintOptions {
  definition: JsonObject;
  rules: readonly SchemaRule[];
}

/** Work on users' schemas outside of runs, in child processes. Throws `ExtractionError`. */
export interface SchemaTasks {
  /** The problems of data with a definition; empty if it is valid. */
  checkData(definition: JsonObject, data: JsonObject, group: TaskGroup): Promise<ValidationProblem[]>;
  /** The problems of each of several expected values, which may lack fields; see `checkExpected`. */
  checkExpected(definition: JsonObject, values: JsonObject[], group: TaskGroup): Promise<ValidationProblem[][]>;
  /** Compares extracted data with expected data. */
  score(request: ScoreRequest, group: TaskGroup): Promise<ScoredDocument[]>;
  /** Compares the scores of documents in two evaluations. */
  compareScores(pairs: ScorePair[], group: TaskGroup): Promise<ScoreComparison>;
  /** The indexes of the places that the definition does not describe. */
  findUndescribed(definition: JsonObject, places: readonly ValuePlace[], group: TaskGroup): Promise<number[]>;
  /** A text in the type of a field; null where it cannot be. */
  readField(schema: JsonObject, text: string, group: TaskGroup): Promise<JsonValue>;
  /** What is wrong with rules: a finding of the kind `invalid` cannot be stored. */
  lintRules(linted: LintedRules, group: TaskGroup): Promise<RuleFinding[]>;
  /** What a document with its right values teaches. */
  learn(request: LearnRequest, options: TaskOptions): Promise<Omit<MemoryExample, 'id'>>;
  /** Fills derived fields, and says whether rules hold. */
  applyRules(task: RuleTask, options: TaskOptions): Promise<AppliedRules>;
  /** What rules say of each of several stored data. */
  tryRules(task: TrialTask, group: TaskGroup): Promise<RuleResult[][]>;
  /** Reads a CSV file as a table, and compares it with the one that it replaces. */
  readLookup(text: string, before: StoredTable | null, group: TaskGroup): Promise<LookupFile>;
  /** The documents of a packet, and their categories. Throws the signal's reason, too. */
  splitPacket(
    request: { layout: Layout; rules: SplitterRules; votes?: readonly PageVote[] },
    options: TaskOptions,
  ): Promise<SplitPacket>;
  /** A definition for documents of one kind. Throws the signal's reason, too. */
  inferDefinition(request: InferenceRequest, options: TaskOptions): Promise<Proposal>;
  /** The definition of a model's answer to `PROPOSAL_QUESTION`; null where it names no field. */
  readProposal(
    answer: { answer: JsonObject; found: Proposal; layouts: readonly Layout[] },
    options: TaskOptions,
  ): Promise<Proposal | null>;
}

/** These tasks end by the deadline of the pool. */
const never = new AbortController().signal;

export function createSchemaTasks(pool: Pick<ExtractionPool, 'run'>): SchemaTasks {
  return {
    checkData: (definition, data, group) =>
      pool.run({ kind: 'check-data', definition, data }, { signal: never, group }),
    checkExpected: (definition, values, group) =>
      pool.run({ kind: 'check-expected', definition, values }, { signal: never, group }),
    score: (request, group) => pool.run({ kind: 'score', ...request }, { signal: never, group }),
    compareScores: (pairs, group) => pool.run({ kind: 'compare-scores', pairs }, { signal: never, group }),
    findUndescribed: (definition, places, group) =>
      pool.run({ kind: 'find-undescribed', definition, places }, { signal: never, group }),
    readField: (schema, text, group) =>
      pool.run({ kind: 'read-field', definition: wrapField(schema), text }, { signal: never, group }),
    lintRules: (linted, group) => pool.run({ kind: 'lint-rules', ...linted }, { signal: never, group }),
    applyRules: (task, options) => pool.run({ kind: 'apply-rules', ...task }, options),
    tryRules: (task, group) => pool.run({ kind: 'try-rules', ...task }, { signal: never, group }),
    readLookup: (text, before, group) => pool.run({ kind: 'read-lookup', text, before }, { signal: never, group }),
    learn: (request, options) => pool.run({ kind: 'learn', ...request }, options),
    splitPacket: (request, options) => pool.run({ kind: 'split', ...request }, options),
    inferDefinition: (request, options) => pool.run({ kind: 'infer', ...request }, options),
    readProposal: (answer, options) => pool.run({ kind: 'propose', ...answer }, options),
  };
}
