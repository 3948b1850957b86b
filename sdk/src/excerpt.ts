import { BatchesWithWait } from './batches/batches-with-wait.ts';
import { readVariable } from './environment.ts';
import { PacketsWithWait } from './packets/packets-with-wait.ts';
import { EvaluationsWithWait } from './evaluations/evaluations-with-wait.ts';
import { extractAndWait, type DataOf, type ExtractOptions, type ExtractParams } from './extraction/extract.ts';
import type { ExtractedRun } from './extraction/extracted-run.ts';
import type { JsonSchema } from './extraction/from-schema.ts';
import type { StandardSchema } from './extraction/standard-schema.ts';
import { Resources } from './generated/resources.gen.ts';
import type { TransportOptions } from './http/client-settings.ts';
import type { LogLevel } from './http/logging.ts';
import type { ApiPromise } from './resources/api-promise.ts';
import { Core, type RawRequest } from './resources/core.ts';
import { RunsWithWait } from './runs/runs-with-wait.ts';
import { SplittersWithWait } from './splitters/splitters-with-wait.ts';
import { WebhooksWithVerify } from './webhooks/webhooks-with-verify.ts';

const DEFAULT_MAX_RETRIES = 2;
/** What `extract` sends is worth the time in which a server restarts. */
const EXTRACT_RETRIES = 5;

export interface ExcerptOptions extends TransportOptions {
  /** Where the server is. By default `EXCERPT_BASE_URL` of the environment. */
  baseUrl?: string | undefined;
  /** The API key. By default `EXCERPT_API_KEY` of the environment. */
  apiKey?: string | undefined;
  /** The workspace of calls that name none. */
  workspace?: string | undefined;
}

function need(value: string | undefined, option: string, variable: string): string {
  const found = value ?? readVariable(variable);
  if (found) return found;
  throw new TypeError(`There is no ${option}: pass \`new Excerpt({ ${option} })\` or set ${variable}.`);
}

/**
 * A client of an Excerpt server: every operation by its noun, and `extract` for the whole way from a file to its data.
 *
 * @throws TypeError without a base URL or an API key, or with one that no request can be sent with
 */
export class Excerpt extends Resources {
  override readonly batches: BatchesWithWait;
  override readonly evaluations: EvaluationsWithWait;
  override readonly packets: PacketsWithWait;
  override readonly runs: RunsWithWait;
  override readonly splitters: SplittersWithWait;
  override readonly webhooks: WebhooksWithVerify;

  readonly #core: Core;
  readonly #options: ExcerptOptions;

  constructor(options: ExcerptOptions = {}) {
    const complete = {
      logLevel: readVariable('EXCERPT_LOG') as LogLevel | undefined,
      ...options,
      baseUrl: need(options.baseUrl, 'baseUrl', 'EXCERPT_BASE_URL'),
      apiKey: need(options.apiKey, 'apiKey', 'EXCERPT_API_KEY'),
    };
    const core = new Core({ maxRetries: DEFAULT_MAX_RETRIES, ...complete });
    super(core);
    this.#core = core;
    this.#options = complete;
    this.batches = new BatchesWithWait(core);
    this.evaluations = new EvaluationsWithWait(core);
    this.packets = new PacketsWithWait(core);
    this.runs = new RunsWithWait(core);
    this.splitters = new SplittersWithWait(core);
    this.webhooks = new WebhooksWithVerify(core);
  }

  /** Another client, which differs from this one in some options. */
  withOptions(options: ExcerptOptions): Excerpt {
    return new Excerpt({ ...this.#options, ...options });
  }

  /**
   * Sends a request of your own, with the key, the repetitions and the errors of the others. JSON is answered as its
   * value, anything else as a `Blob`; `asResponse()` answers the response itself.
   */
  get<T = unknown>(path: string, request?: RawRequest): ApiPromise<T> {
    return this.#core.request('GET', path, request);
  }

  /** As `get`, with a body. An object is sent as JSON. */
  post<T = unknown>(path: string, request?: RawRequest): ApiPromise<T> {
    return this.#core.request('POST', path, request);
  }

  /** As `get`, with a body. An object is sent as JSON. */
  put<T = unknown>(path: string, request?: RawRequest): ApiPromise<T> {
    return this.#core.request('PUT', path, request);
  }

  /** As `get`, with a body. An object is sent as JSON. */
  patch<T = unknown>(path: string, request?: RawRequest): ApiPromise<T> {
    return this.#core.request('PATCH', path, request);
  }

  /** As `get`. */
  delete<T = unknown>(path: string, request?: RawRequest): ApiPromise<T> {
    return this.#core.request('DELETE', path, request);
  }

  /**
   * Extracts from a document, waits for the result and answers it, typed by `schema`: a Standard Schema that can be
   * written as JSON Schema (Zod, Valibot, ArkType) or a JSON Schema literal. Without `schema`, the schema of the key.
   *
   * Rides out restarts of the server. Once the run is accepted, every error has its `runId`, and `runs.wait` goes on.
   *
   * @throws ExtractAbortedError when the signal ended the wait; the run goes on
   * @throws RunFailedError when the run does not complete
   * @throws TimeoutError when it has not ended within `timeout`; the run goes on
   * @throws DataInvalidError when the schema refuses the data
   */
  extract<const S extends StandardSchema | JsonSchema>(
    params: ExtractParams & { schema: S },
    options?: ExtractOptions,
  ): Promise<ExtractedRun<DataOf<S>>>;
  extract<Data = Record<string, unknown>>(
    params: ExtractParams & { schema?: undefined },
    options?: ExtractOptions,
  ): Promise<ExtractedRun<Data>>;
  extract(params: ExtractParams & { schema?: unknown }, options?: ExtractOptions): Promise<ExtractedRun<unknown>> {
    return extractAndWait(this, params, { maxRetries: this.#options.maxRetries ?? EXTRACT_RETRIES, ...options });
  }
}
