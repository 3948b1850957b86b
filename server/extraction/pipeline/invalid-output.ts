import type { ExtractionPool } from '../child/extraction-pool.ts';
import { ExtractionError, type ExtractionRequest } from '../engine.ts';
import type { JsonObject } from '../../lib/json-value.ts';
import { formatPointerStep } from '../../lib/json-pointer.ts';
import type { ValidationProblem } from '../schema/validate.ts';
import type { CallLog } from './call-log.ts';
import type { PartAnswer } from './check-answer.ts';

const MAX_FIELDS = 50;

/**
 * The failure of an extraction whose answer does not match the schema.
 * @param partialData what was found, although it is not valid
 */
export function createInvalidOutputError(
  problems: readonly ValidationProblem[],
  partialData?: JsonObject,
): ExtractionError {
  const fields = listFields(problems);
  const named = fields.slice(0, 5).join(', ') + (fields.length > 5 ? ` and ${fields.length - 5} more` : '');
  const isMissing = problems.every(({ keyword }) => keyword === 'required');
  const message = isMissing
    ? `The document does not seem to contain the required fields ${named}. ` +
      'Make them nullable ("type": ["string", "null"]) or remove them from "required".'
    : `The model's answer does not match the schema at ${named || '(root)'}: ${problems[0]?.message ?? ''}. ` +
      (fields.every(isEntry)
        ? 'Entries of lists keep their places: allow null in their "items" ("type": ["number", "null"]).'
        : 'Describe these fields in the schema, relax their constraints, or choose another model.');
  return new ExtractionError('output_invalid', message, {
    // Another model does not find what the document does not state.
    switches: !isMissing,
    fields: fields.slice(0, MAX_FIELDS),
    ...(partialData === undefined ? {} : { partialData }),
  });
}

const isEntry = (path: string): boolean => /\/\d+$/.test(path);

/** The places of problems as JSON Pointers. Of a union, the places inside it say more than the union. */
export function listFields(problems: readonly ValidationProblem[]): string[] {
  const paths = problems.map(({ path, keyword, property }) =>
    keyword === 'required' && property !== undefined ? path + formatPointerStep(property) : path,
  );
  return [...new Set(paths)].filter((path) => path !== '' || paths.every((one) => one === ''));
}

/** What a failed extraction has found so far. Undefined if that is nothing. */
export async function mergeReceived(
  pool: ExtractionPool,
  answers: PartAnswer[],
  request: ExtractionRequest,
): Promise<JsonObject | undefined> {
  if (answers.length === 0) return undefined;
  return pool.run({ kind: 'merge', answers }, request).catch(() => {
    request.signal.throwIfAborted();
    return undefined;
  });
}

/** Copies the error with the provider, the cost of all calls of the run, and what they found. */
export function describeFailure(
  error: ExtractionError,
  { provider }: ExtractionRequest,
  log: CallLog,
  found: JsonObject | undefined,
): ExtractionError {
  const partialData = error.partialData ?? found;
  return error.with({
    provider: error.provider ?? provider,
    usage: log.usage,
    ...(partialData !== undefined && { partialData }),
  });
}
