import Router from '@koa/router';
import type { Context } from 'koa';
import type { Gate } from '../access/operation-gate.ts';
import { AppError, invalidBody, validationFailed, type ErrorDetail } from '../errors.ts';
import type { IdempotencyService } from '../idempotency/service.ts';
import type { Caller } from '../users/service.ts';
import { admit, type AdmissionDependencies } from './sessions/admit.ts';
import { answerOnce, readIdempotencyKey } from './answer-once.ts';
import { readBodyType } from './receive/body-type.ts';
import type { Operation } from './load-contract.ts';
import type { Handlers, Input, OperationId } from './operation.ts';
import type { ReceivedMultipart } from './receive/receive-multipart.ts';
import { readQuery, type RequestParts } from './receive/request-parts.ts';
import { respond, type Answer } from './respond.ts';
import { summarize } from './receive/validation-details.ts';

export interface RouterDependencies extends AdmissionDependencies {
  operations: Operation[];
  handlers: Handlers;
  /** Guards the handlers, and answers that are repeated. */
  gate: Gate;
  idempotency: IdempotencyService;
  receiveJson(context: Context): Promise<unknown>;
  receiveMultipart<T>(context: Context, work: (received: ReceivedMultipart) => Promise<T>): Promise<T>;
  /** Aborts when the server stops. */
  draining: AbortSignal;
}

/** A received request before validation. */
interface Received {
  caller: Caller;
  parts: RequestParts;
  body: unknown;
}

type AnyHandler = ((input: Input<OperationId>) => Promise<Answer> | Answer) & {
  toAnswer?: (result: unknown, body: unknown) => Answer;
};

function refuse(details: ErrorDetail[]): void {
  if (details.length > 0) throw validationFailed(summarize(details), details);
}

/** Abort reason when the client has disconnected. Created once, since its stack is of no use. */
const CLIENT_GONE = new Error('The client is gone.');

/** Aborts when the client disconnects or the server stops. */
function createClientSignal(context: Context, draining: AbortSignal): AbortSignal {
  const gone = new AbortController();
  context.res.once('close', () => gone.abort(CLIENT_GONE));
  return AbortSignal.any([gone.signal, draining]);
}

/** Routes the contract's operations: admit, receive, validate, handle, respond. */
export function createRouter(dependencies: RouterDependencies): Router {
  const { operations, handlers, gate, idempotency, receiveJson, receiveMultipart, draining } = dependencies;
  // Paths must match exactly, including case and trailing slash.
  const router = new Router({ strict: true, sensitive: true });

  async function handle(context: Context, operation: Operation, { caller, parts, body }: Received): Promise<Answer> {
    refuse(operation.validate(parts));
    const input = {
      caller,
      path: parts.path,
      query: parts.query,
      body,
      headers: context.headers,
      // Created on access, since few operations need it.
      get signal() {
        return createClientSignal(context, draining);
      },
    };
    return (handlers[operation.id] as AnyHandler)(input as Input<OperationId>);
  }

  /**
   * @param received.body as handlers take it
   * @param received.content the body as sent, to compare requests with the same `Idempotency-Key`
   */
  async function answer(
    context: Context & { params: Record<string, string> },
    {
      operation,
      caller,
      body,
      content,
    }: { operation: Operation; caller: Caller; body: unknown; content: () => unknown },
    produce: () => Promise<Answer>,
  ): Promise<void> {
    const key = readIdempotencyKey(context);
    if (key === null) {
      const produced = await produce();
      return respond(context, produced, { isCacheable: operation.isIdempotentRead && !isList(produced) });
    }
    const sent = { query: readQuery(context.querystring), body: content() };
    const handler = handlers[operation.id] as AnyHandler;
    const toAnswer = handler.toAnswer && ((result: unknown) => handler.toAnswer?.(result, body) as Answer);
    const authorize = () => gate(operation.id, { caller, path: context.params, query: sent.query });
    return answerOnce(context, { idempotency, caller, authorize, key, content: sent, toAnswer }, produce);
  }

  for (const operation of operations) {
    router.register(
      operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      [operation.method],
      async (context: Context & { params: Record<string, string> }) => {
        context.state['operation'] = operation.id;
        context.state['route'] = operation.path;
        const caller = await admit(context, dependencies);
        if (operation.producesJson && !context.accepts('application/json')) {
          throw new AppError(
            'not_acceptable',
            'The answer is application/json. Leave Accept out, or include it there.',
          );
        }
        const type = readBodyType(context, operation.body);
        const parts: RequestParts = {
          path: { ...context.params },
          query: readQuery(context.querystring),
          header: context.headers,
        };
        const isUpload = operation.body?.types.includes('multipart/form-data') === true;

        if (type === 'multipart/form-data') {
          await receiveMultipart(context, async ({ fields, file }) => {
            const content = () => ({ fields: { ...fields }, file: file && { ...file, path: undefined } });
            const body = { type: 'multipart', fields, file };
            await answer(context, { operation, caller, body, content }, async () => {
              if ('file' in fields) throw invalidBody('/file', 'The part file must be a file, with a file name.');
              refuse(operation.validateMultipart(fields, file !== null));
              return handle(context, operation, { caller, parts, body });
            });
          });
          return;
        }
        const value = type === null ? undefined : await receiveJson(context);
        const body = isUpload ? { type: 'json', value } : value;
        await answer(context, { operation, caller, body, content: () => value ?? null }, () => {
          const withBody = type === null ? parts : { ...parts, requestBody: value };
          return handle(context, operation, { caller, parts: withBody, body });
        });
      },
    );
  }
  return router;
}

function isList(answer: Answer): boolean {
  return 'body' in answer && typeof answer.body === 'object' && answer.body !== null && 'pageSize' in answer.body;
}
