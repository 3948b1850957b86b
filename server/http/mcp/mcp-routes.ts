import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import Router from '@koa/router';
import type { Context } from 'koa';
import { AppError, invalidBody } from '../../errors.ts';
import type { Caller } from '../../users/service.ts';
import { admitKey, type AdmissionDependencies } from '../sessions/admit.ts';
import { checkOrigin, type OriginRules } from './check-origin.ts';
import { readBodyType } from '../receive/body-type.ts';
import { createErrorBody } from '../render-error.ts';

/** A request of the streamable HTTP transport, after admission. */
export interface McpCall {
  caller: Caller;
  body: unknown;
  headers: Context['headers'];
  asEvents: boolean;
  /** Aborts when the client has disconnected. */
  gone: AbortSignal;
}

export interface McpRouterDependencies extends AdmissionDependencies {
  origins: OriginRules;
  receiveJson(context: Context): Promise<unknown>;
  answer(call: McpCall): Promise<Response>;
}

/** Error codes of JSON-RPC. */
const PARSE_ERROR = -32_700;
const SERVER_ERROR = -32_000;

/** Clients read errors as messages of JSON-RPC. Those of the server itself are rendered and logged as others are. */
function renderRpcError(context: Context, error: unknown): void {
  if (!(error instanceof AppError) || error.status >= 500) throw error;
  context.status = error.status;
  context.set(error.headers);
  if (error.status === 401) context.set('www-authenticate', 'Bearer realm="excerpt"');
  const { message, ...rest } = createErrorBody(error, context.state['requestId'] as string) as { message: string };
  const code = error.code === 'invalid_json' ? PARSE_ERROR : SERVER_ERROR;
  context.body = { jsonrpc: '2.0', id: null, error: { code, message, data: rest } };
}

/** The key of `Authorization: Bearer KEY`, else of `x-api-key`. */
function readKey(context: Context): string {
  const [, token] = /^Bearer +(\S+) *$/i.exec(context.get('authorization')) ?? [];
  return token ?? context.get('x-api-key');
}

/** Requests in the body: a batch has several, of which each counts for the rate limit. */
const countMessages = (body: unknown): number => (Array.isArray(body) ? body.length : 1);

const asksForProgress = (message: unknown): boolean =>
  (message as { params?: { _meta?: { progressToken?: unknown } } } | null)?.params?._meta?.progressToken !== undefined;

/** Events can carry progress. A client that did not ask for it gets JSON, which is easier to read. */
function wantsEvents(context: Context, body: unknown): boolean {
  const accepted = context.accepts(['application/json', 'text/event-stream']);
  if (accepted === false)
    throw new AppError('not_acceptable', 'The answer is application/json or text/event-stream. Accept both.');
  if (!context.accepts('application/json')) return true;
  return context.accepts('text/event-stream') !== false && [body].flat().some(asksForProgress);
}

/** `POST /mcp`: the Model Context Protocol by its streamable HTTP transport, without sessions. */
export function createMcpRouter({ origins, receiveJson, answer, ...admission }: McpRouterDependencies): Router {
  const router = new Router({ strict: true, sensitive: true });

  async function handle(context: Context): Promise<void> {
    checkOrigin(context, origins);
    const admit = () =>
      admitKey(context, readKey(context), 'Send a valid API key as Authorization: Bearer KEY.', admission);
    const caller = await admit();
    readBodyType(context, { types: ['application/json'], isRequired: true });
    const body = await receiveJson(context);
    if (Array.isArray(body) && body.length === 0) throw invalidBody('', 'A batch has at least one message.');
    const asEvents = wantsEvents(context, body);
    for (let counted = 1; counted < countMessages(body); counted += 1) await admit();

    const gone = new AbortController();
    context.res.once('close', () => gone.abort());
    const response = await answer({ caller, body, headers: context.headers, asEvents, gone: gone.signal });
    context.status = response.status;
    const type = response.headers.get('content-type');
    if (type !== null) context.set('content-type', type);
    context.set('cache-control', 'no-store');
    if (type === 'text/event-stream') context.set('x-accel-buffering', 'no');
    context.body = response.body === null ? null : Readable.fromWeb(response.body as ReadableStream);
    // Setting an empty body sets 204.
    context.status = response.status;
  }

  router.post('/mcp', async (context: Context) => {
    context.state['operation'] = 'mcp';
    context.state['route'] = '/mcp';
    try {
      await handle(context);
    } catch (error) {
      renderRpcError(context, error);
    }
  });
  return router;
}
