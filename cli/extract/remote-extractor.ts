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
/** A server that is busy or restarts is waited for. */
const MAX_RETRIES = 6;
const CANCEL_TIMEOUT_MS = 2_000;

/** Extracts with a server. All documents get the same version of the schema. */
export async function createRemoteExtractor(options: RemoteOptions): Promise<Extractor> {
  const { connection, env, schemaKey, schema, model, pages, password } = options;
  const { client, workspace, baseUrl } = connection;
  const versionNumber = await chooseVersion(connection, { schemaKey, schema });
  const chosen = {
    ...(model !== undefined && { model }),
    ...(pages !== undefined && { pages }),
    ...(password !== undefined && { password }),
  };

  async function extract(path: string, signal: AbortSignal): Promise<ExtractionOutcome> {
    const request = { workspace, env, schemaKey, versionNumber, file: path, ...chosen };
    const { runId } = await client.extraction.extractFile(request, { signal, maxRetries: MAX_RETRIES });
    try {
      const { id, ...run } = await client.runs.wait(runId, { signal });
      return { ...run, runId: id } as ExtractionOutcome & typeof run;
    } catch (error) {
      if (signal.aborted)
        // A run that has ended meanwhile cannot be cancelled.
        await client.runs.cancel(runId, { timeout: CANCEL_TIMEOUT_MS, maxRetries: 0 }).catch(() => undefined);
      throw error;
    }
  }

  return {
    identity: [baseUrl, workspace, env, schemaKey, versionNumber, model ?? null, pages ?? null],
    concurrency: CONCURRENCY,
    async extract(path, signal) {
      try {
        return selectOutcome(await extract(path, signal));
      } catch (error) {
        if (signal.aborted || !isRequestError(error)) throw error;
        if (!isAboutDocument(error)) throw error;
        return failedOutcome({ code: error.code, stage: 'upload', retryable: false }, error.message);
      }
    },
    close: async () => undefined,
  };
}

/** The fields of a run that are the same with and without a server. */
function selectOutcome(run: ExtractionOutcome): ExtractionOutcome {
  const { status, runId, provider, model, confidence, extractedData, evidence, lists, warnings } = run;
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
    warnings,
    errorCode,
    errorMessage,
    partialData,
  };
}
