import type { Layout } from '../../parsing/layout.ts';
import type { JsonObject, JsonValue } from '../../lib/json-value.ts';
import type { ValuePlace } from '../schema/fit/find-undescribed.ts';
import { wrapField } from '../schema/wrap-field.ts';
import type { InferenceRequest, Proposal } from '../inference/proposal.ts';
import type { ValidationProblem } from '../schema/validate.ts';
import type { ExtractionPool } from './extraction-pool.ts';

export type { ValuePlace } from '../schema/fit/find-undescribed.ts';
export type { Proposal } from '../inference/proposal.ts';
export type { ValidationProblem } from '../schema/validate.ts';

/** Work on users' schemas outside of runs, in child processes. Throws `ExtractionError`. */
export interface SchemaTasks {
  /** The problems of data with a definition; empty if it is valid. */
  checkData(definition: JsonObject, data: JsonObject): Promise<ValidationProblem[]>;
  /** The indexes of the places that the definition does not describe. */
  findUndescribed(definition: JsonObject, places: readonly ValuePlace[]): Promise<number[]>;
  /** A text in the type of a field; null where it cannot be. */
  readField(schema: JsonObject, text: string): Promise<JsonValue>;
  /** A definition for documents of one kind. Throws the signal's reason, too. */
  inferDefinition(request: InferenceRequest, signal: AbortSignal): Promise<Proposal>;
  /** The definition of a model's answer to `PROPOSAL_QUESTION`; null where it names no field. */
  readProposal(
    answer: { answer: JsonObject; found: Proposal; layouts: readonly Layout[] },
    signal: AbortSignal,
  ): Promise<Proposal | null>;
}

/** These tasks end by the deadline of the pool. */
const never = new AbortController().signal;

export function createSchemaTasks(pool: Pick<ExtractionPool, 'run'>): SchemaTasks {
  return {
    checkData: (definition, data) => pool.run({ kind: 'check-data', definition, data }, never),
    findUndescribed: (definition, places) => pool.run({ kind: 'find-undescribed', definition, places }, never),
    readField: (schema, text) => pool.run({ kind: 'read-field', definition: wrapField(schema), text }, never),
    inferDefinition: (request, signal) => pool.run({ kind: 'infer', ...request }, signal),
    readProposal: (answer, signal) => pool.run({ kind: 'propose', ...answer }, signal),
  };
}
