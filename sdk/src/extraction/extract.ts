import type { Extraction } from '../generated/resources.gen.ts';
import type { ExtractFileData, ExtractData } from '../generated/types.gen.ts';
import type { RequestOptions } from '../http/client-settings.ts';
import type { Params } from '../resources/resource.ts';
import type { RunsWithWait, WaitOptions } from '../runs/runs-with-wait.ts';
import { toExtractedRun, type ExtractedRun } from './extracted-run.ts';
import { DataInvalidError, ExtractAbortedError, RunFailedError } from './extraction-errors.ts';
import type { FromSchema, JsonSchema } from './from-schema.ts';
import { isStandardSchema, toJsonSchema, type OutputOf, type StandardSchema } from './standard-schema.ts';

type WithoutSchema<T> = T extends unknown ? Omit<T, 'schema'> : never;

/** What to extract from and how; the schema is that of `schemaKey` unless `schema` brings one. */
export type ExtractParams = WithoutSchema<Params<ExtractData> | Params<ExtractFileData>>;

export interface ExtractOptions extends WaitOptions {
  /** Ends the wait, not the run, with an `ExtractAbortedError` that has the `runId`. */
  signal?: AbortSignal | null | undefined;
  /** How often each request is repeated after 408, 429, 5xx and network errors. */
  maxRetries?: number | undefined;
  /** The `Idempotency-Key` of the request that starts the run. */
  idempotencyKey?: string | undefined;
}

/** The data that a schema describes. */
export type DataOf<S> = S extends StandardSchema ? OutputOf<S> : S extends JsonSchema ? FromSchema<S> : never;

async function dataOf(run: Parameters<typeof toExtractedRun>[0], schema: unknown): Promise<unknown> {
  if (!isStandardSchema(schema)) return run.extractedData;
  const result = await schema['~standard'].validate(run.extractedData);
  if (result.issues) throw new DataInvalidError(run, result.issues);
  return result.value;
}

/**
 * Starts a run, waits for its end and answers it with its data.
 *
 * @throws RunFailedError when the run does not complete
 */
export async function extractAndWait(
  { extraction, runs }: { extraction: Extraction; runs: RunsWithWait },
  { schema, ...params }: ExtractParams & { schema?: unknown },
  { timeout, onProgress, signal, ...options }: ExtractOptions & RequestOptions = {},
): Promise<ExtractedRun<unknown>> {
  const definition = isStandardSchema(schema) ? toJsonSchema(schema) : schema;
  const request = { ...params, ...(definition !== undefined && { schema: definition }) };
  const { runId } = await extraction.extract(request as Params<ExtractData>, { ...options, signal });
  const run = await runs.wait(runId, { timeout, onProgress, signal }).catch((error: unknown) => {
    throw signal?.aborted && error === signal.reason ? new ExtractAbortedError(runId, error) : error;
  });
  if (run.status !== 'completed') throw new RunFailedError(run);
  return toExtractedRun(run, await dataOf(run, schema));
}
