import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import type { Connection, EnvironmentSlug } from '../client/connect.ts';
import { isAboutDocument, isRequestError } from '../client/explain-error.ts';
import { failedOutcome, type ExtractionOutcome, type Extractor } from './extraction-record.ts';
import { chooseVersion } from './remote-schema.ts';
import type { SchemaFile } from './schema-source.ts';

export interface RemoteOptions {
  connection: Connection & { workspace: string };
  env: EnvironmentSlug;
  schemaKey: string;
  /** Becomes the newest version of the schema, unless it is that already. */
  schema: SchemaFile | null;
  model: string | undefined;
  pages: string | undefined;
  password: string | undefined;
}

const CONCURRENCY = 8;
/** A server that is busy or restarts is waited for: five minutes. */
const MAX_RETRIES = 50;
/** Of a document that was extracted again and again within the time for which the server knows keys. */
const MAX_KEYS = 100;
const CANCEL_TIMEOUT_MS = 2_000;

/** Extracts with a server. All documents get the same version of the schema. */
export async function createRemoteExtractor(options: RemoteOptions): Promise<Extractor> {
  const { connection, env, schemaKey, schema, model, pages, password } = options;
  const { client, workspace, baseUrl } = connection;
  const { versionNumber, definition } = await chooseVersion(connection, { schemaKey, schema });
  const chosen = {
    ...(model !== undefined && { model }),
    ...(pages !== undefined && { pages }),
    ...(password !== undefined && { password }),
  };

  const { resolved } = await client.environments.get({ workspace, envSlug: env });
  /** What decides about a run beside the fingerprint. */
  const others = [resolved.provider, resolved.model, password ?? null];

  /**
   * Extracts a document, or returns the run that an earlier call with the same key has started. Undefined if that run
   * did not complete, or was deleted: the document is to be extracted again.
   */
  async function extractOnce(path: string, key: string, signal: AbortSignal): Promise<ExtractionOutcome | undefined> {
    const request = { workspace, env, schemaKey, versionNumber, file: path, ...chosen };
    const options = { signal, maxRetries: MAX_RETRIES, idempotencyKey: key };
    const accepted = await client.extraction
      .extractFile(request, options)
      .withResponse()
      .catch(ignoreWhere((error) => error.code === 'idempotency_mismatch' || error.status === 410));
    if (accepted === undefined) return undefined;
    const { runId } = accepted.data;
    const isRepeated = accepted.response.headers.get('idempotency-replayed') === 'true';
    try {
      const waiting = client.runs.wait(runId, { signal });
      const run = await waiting.catch(ignoreWhere((error) => isRepeated && error.status === 404));
      if (run === undefined || (isRepeated && (run.status !== 'completed' || run.expiredAt !== null))) return undefined;
      const { id, ...fields } = run;
      return { ...fields, runId: id } as ExtractionOutcome & typeof fields;
    } catch (error) {
      if (signal.aborted)
        // A run that has ended meanwhile cannot be cancelled.
        await client.runs.cancel(runId, { timeout: CANCEL_TIMEOUT_MS, maxRetries: 0 }).catch(() => undefined);
      throw error;
    }
  }

  /** The fingerprint is the key: a document whose run was started by a call that died is not stored twice. */
  async function extract(path: string, fingerprint: string, signal: AbortSignal): Promise<ExtractionOutcome> {
    for (let round = 0; round < MAX_KEYS; round += 1) {
      const text = JSON.stringify([fingerprint, basename(path), ...others, round]);
      const outcome = await extractOnce(path, createHash('sha256').update(text).digest('hex'), signal);
      if (outcome !== undefined) return outcome;
    }
    return failedOutcome(
      { code: 'extracted_too_often', stage: 'upload', retryable: true },
      `The file was extracted ${MAX_KEYS} times within a day without a result. Try again tomorrow.`,
    );
  }

  return {
    definition,
    identity: [baseUrl, workspace, env, schemaKey, versionNumber, model ?? null, pages ?? null],
    concurrency: CONCURRENCY,
    async extract({ path, fingerprint }, signal) {
      try {
        return selectOutcome(await extract(path, fingerprint, signal));
      } catch (error) {
        if (signal.aborted || !isRequestError(error)) throw error;
        if (!isAboutDocument(error)) throw error;
        return failedOutcome({ code: error.code, stage: 'upload', retryable: false }, error.message);
      }
    },
    close: async () => undefined,
  };
}

/** For `catch`: undefined for an expected error. Throws others. */
const ignoreWhere =
  (isExpected: (error: { code: string; status: number | undefined }) => boolean) =>
  (error: unknown): undefined => {
    if (!isRequestError(error) || !isExpected(error)) throw error;
  };

/** The fields of a run that are the same with and without a server. */
function selectOutcome(run: ExtractionOutcome): ExtractionOutcome {
  const { status, runId, provider, model, confidence, extractedData, evidence, lists, rules, warnings } = run;
  const { errorCode, errorMessage, partialData } = run;
  return {
    status,
    runId,
    provider,
    model,
    confidence,
    extractedData,
    evidence,
    lists,
    rules,
    warnings,
    errorCode,
    errorMessage,
    partialData,
  };
}
