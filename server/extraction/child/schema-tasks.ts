import type { JsonObject, JsonValue } from '../../lib/json-value.ts';
import { wrapField } from '../schema/wrap-field.ts';
import type { ValidationProblem } from '../schema/validate.ts';
import type { ExtractionPool } from './extraction-pool.ts';

export type { ValidationProblem } from '../schema/validate.ts';

/** Work on users' schemas outside of runs, in child processes. Throws `ExtractionError`. */
export interface SchemaTasks {
  /** The problems of data with a definition; empty if it is valid. */
  checkData(definition: JsonObject, data: JsonObject): Promise<ValidationProblem[]>;
  /** A text in the type of a field; null where it cannot be. */
  readField(schema: JsonObject, text: string): Promise<JsonValue>;
}

/** These tasks end by the deadline of the pool. */
const never = new AbortController().signal;

export function createSchemaTasks(pool: Pick<ExtractionPool, 'run'>): SchemaTasks {
  return {
    checkData: (definition, data) => pool.run({ kind: 'check-data', definition, data }, never),
    readField: (schema, text) => pool.run({ kind: 'read-field', definition: wrapField(schema), text }, never),
  };
}
