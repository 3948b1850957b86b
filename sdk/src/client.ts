import { ExcerptError, type OperationError } from './request-errors.ts';
import { BINARY_ANSWERS } from './generated/answers.gen.ts';
import { encodeForm, encodeJson, type EncodedBody } from './http/bodies.ts';
import { readEvents } from './http/events.ts';
import type { ClientSettings, RequestOptions } from './http/client-settings.ts';
import { createTransport, type OutgoingRequest } from './http/send-requests.ts';
import { buildUrl } from './http/url.ts';

/** The parts of an operation's request, as the contract declares them. */
export interface TDataShape {
  body?: unknown;
  headers?: unknown;
  path?: unknown;
  query?: unknown;
  url: string;
}

/** For arbitrary values of the caller's own; extend it by declaration merging. */
export interface ClientMeta {}

export type Options<
  TData extends TDataShape = TDataShape,
  ThrowOnError extends boolean = boolean,
  _Response = unknown,
> = RequestOptions &
  Omit<TData, 'url' | 'headers'> & {
    /** Reject with the error in place of answering it. */
    throwOnError?: ThrowOnError;
  };

/** The values of a table of answers by status. */
type AnswerOf<Responses> = Responses[keyof Responses];

/** What an operation answers: `data`, or `error` unless it was to be thrown. */
export type RequestResult<Responses, Errors = unknown, ThrowOnError extends boolean = false> = Promise<
  ThrowOnError extends true
    ? { data: AnswerOf<Responses>; request: Request; response: Response }
    : | { data: AnswerOf<Responses>; error: undefined; request: Request; response: Response }
      | { data: undefined; error: OperationError<Errors>; request?: undefined; response?: Response }
>;

/** What an operation with events answers. An error is thrown where the stream is read. */
export interface ServerSentEventsResult<Responses> {
  stream: AsyncGenerator<AnswerOf<Responses>, void, undefined>;
}

/** A request of a generated function. */
interface FunctionRequest extends RequestOptions {
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  bodySerializer?: (body: object) => EncodedBody;
  throwOnError?: boolean;
}

type Call = <Responses, Errors, ThrowOnError extends boolean = false>(
  url: string,
  request?: object,
) => RequestResult<Responses, Errors, ThrowOnError>;

/**
 * What the generated functions speak through: `getRun({ client, path: { id } })`. For a request of your own:
 * `client.get('/runs/{id}', { path: { id } })`.
 */
export interface Client {
  get: Call;
  post: Call;
  put: Call;
  patch: Call;
  delete: Call;
  sse: {
    get<Responses, _Errors, _ThrowOnError>(url: string, request?: object): Promise<ServerSentEventsResult<Responses>>;
  };
}

/** How a generated function has its body written as multipart. */
export const formDataBodySerializer = { bodySerializer: encodeForm };

function prepare(
  { baseUrl }: ClientSettings,
  [method, url]: readonly [string, string],
  { path, query, body, bodySerializer = encodeJson, ...options }: FunctionRequest = {},
): OutgoingRequest {
  return {
    method,
    url: buildUrl(baseUrl, url, path, query),
    body: body === undefined ? undefined : bodySerializer(body as object),
    reading: { as: BINARY_ANSWERS.has(url) ? 'blob' : 'json' },
    options,
    heldMs: 1000 * Number(query?.['wait'] ?? 0),
  };
}

/**
 * A client to hand to the generated functions: `listWorkspaces({ client })`. It repeats no request unless `maxRetries`
 * says so.
 */
export function createClient(settings: ClientSettings): Client {
  const send = createTransport(settings);

  const method = (name: string) => async (url: string, request?: FunctionRequest) => {
    try {
      return { ...(await send(prepare(settings, [name, url], request))), error: undefined };
    } catch (error) {
      if (request?.throwOnError || !(error instanceof ExcerptError)) throw error;
      return { data: undefined, error, response: error.response };
    }
  };

  async function* stream(url: string, request?: FunctionRequest): AsyncGenerator<unknown, void, undefined> {
    const { data } = await send({ ...prepare(settings, ['GET', url], request), reading: { as: 'stream' } });
    yield* readEvents(data as ReadableStream<Uint8Array>);
  }

  return {
    get: method('GET'),
    post: method('POST'),
    put: method('PUT'),
    patch: method('PATCH'),
    delete: method('DELETE'),
    sse: { get: async (url: string, request?: FunctionRequest) => ({ stream: stream(url, request) }) },
  } as Client;
}
