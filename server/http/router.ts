import Router from '@koa/router';
import type { Context } from 'koa';
import typeis from 'type-is';
import type { ApiKeysService } from '../api-keys/service.ts';
import { AppError, invalidBody, validationFailed, type ErrorDetail } from '../errors.ts';
import type { Caller } from '../users/service.ts';
import { authenticate } from './authenticate.ts';
import type { BodyType, Operation, RequestParts } from './load-contract.ts';
import type { Handlers, Input, OperationId } from './operation.ts';
import type { ReceivedMultipart } from './receive-multipart.ts';
import { respond, type Answer } from './respond.ts';
import { summary } from './validation-details.ts';

export interface RouterDependencies {
  operations: Operation[];
  handlers: Handlers;
  apiKeys: Pick<ApiKeysService, 'authenticate'>;
  receiveJson(context: Context): Promise<unknown>;
  receiveMultipart<T>(context: Context, work: (received: ReceivedMultipart) => Promise<T>): Promise<T>;
  /** Aborts when the server stops. */
  stopping: AbortSignal;
}

type AnyHandler = (input: Input<OperationId>) => Promise<Answer> | Answer;

/** A length of 0 is no body: `fetch` says it of every POST without one. */
function hasBody({ headers }: Context): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** The type of the body that came, null for none. Throws `unsupported_media_type`. */
function bodyType(context: Context, body: Operation['body']): BodyType | null {
  if (body === null || !hasBody(context)) {
    if (body?.isRequired)
      throw validationFailed('The request needs a body.', [{ in: 'body', path: '', message: 'is required' }]);
    return null;
  }
  const type = body.types.find((one) => typeis(context.req, [one]));
  if (type !== undefined) return type;
  throw new AppError(
    'unsupported_media_type',
    `Send the body as ${body.types.join(' or ')} and say so in Content-Type.`,
  );
}

/** Text parts with the types that the contract gives them: a multipart body knows text alone. */
function typedFields({ versionNumber, ...fields }: Record<string, string>): Record<string, unknown> {
  if (versionNumber === undefined) return fields;
  return { ...fields, versionNumber: /^\d{1,9}$/.test(versionNumber) ? Number(versionNumber) : versionNumber };
}

function queryOf(context: Context): Record<string, unknown> {
  const query: Record<string, unknown> = {};
  for (const [name, value] of new URLSearchParams(context.querystring)) {
    // A parameter that comes twice becomes an array, which no parameter of the contract is.
    query[name] = name in query ? [query[name], value].flat() : value;
  }
  return query;
}

/** No id, slug or value of a query has one, and PostgreSQL cannot even be asked. */
function nulDetails({ path, query }: RequestParts): ErrorDetail[] {
  const places = [
    ...Object.entries(path).map(([name, value]) => ['path', name, value] as const),
    ...Object.entries(query).map(([name, value]) => ['query', name, value] as const),
  ];
  return places
    .filter(([, , value]) => [value].flat().some((one) => typeof one === 'string' && one.includes('\0')))
    .map(([place, name]) => ({ in: place, path: `/${name}`, message: 'must not contain the character U+0000' }));
}

function refuse(details: ErrorDetail[]): void {
  if (details.length > 0) throw validationFailed(summary(details), details);
}

/** The reason of the signal when nobody waits for the answer any more. Made once: a stack would tell nothing. */
const CLIENT_GONE = new Error('The client is gone.');

/** A signal for as long as somebody waits for the answer. */
function clientSignal(context: Context, stopping: AbortSignal): AbortSignal {
  const gone = new AbortController();
  context.res.once('close', () => gone.abort(CLIENT_GONE));
  return AbortSignal.any([gone.signal, stopping]);
}

/** Routes the contract's operations: authenticate, receive, validate, handle, respond. */
export function createRouter(dependencies: RouterDependencies): Router {
  const { operations, handlers, apiKeys, receiveJson, receiveMultipart, stopping } = dependencies;
  const router = new Router();

  async function handle(
    context: Context,
    operation: Operation,
    caller: Caller,
    parts: RequestParts,
    body: unknown,
  ): Promise<void> {
    refuse(nulDetails(parts));
    refuse(operation.validate(parts));
    const input = {
      caller,
      path: parts.path,
      query: parts.query,
      body,
      headers: context.headers,
      // Made when it is asked for: few operations wait.
      get signal() {
        return clientSignal(context, stopping);
      },
    };
    const answer = await (handlers[operation.id] as AnyHandler)(input as Input<OperationId>);
    await respond(context, answer, { isCacheable: operation.isIdempotentRead && !isList(answer) });
  }

  for (const operation of operations) {
    router.register(
      operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      [operation.method],
      async (context: Context & { params: Record<string, string> }) => {
        const caller = await authenticate(context, apiKeys);
        if (operation.producesJson && !context.accepts('application/json')) {
          throw new AppError(
            'not_acceptable',
            'The answer is application/json. Leave Accept out, or include it there.',
          );
        }
        const type = bodyType(context, operation.body);
        const parts: RequestParts = { path: { ...context.params }, query: queryOf(context), header: context.headers };
        const isUpload = operation.body !== null && operation.body.types.length > 1;

        if (type === 'multipart/form-data') {
          await receiveMultipart(context, async ({ fields, file }) => {
            if ('file' in fields) throw invalidBody('/file', 'The part file must be a file, with a file name.');
            const typed = typedFields(fields);
            refuse(operation.validateMultipart(typed, file !== null));
            await handle(context, operation, caller, parts, { type: 'multipart', fields: typed, file });
          });
          return;
        }
        const value = type === null ? undefined : await receiveJson(context);
        const withBody = type === null ? parts : { ...parts, requestBody: value };
        await handle(context, operation, caller, withBody, isUpload ? { type: 'json', value } : value);
      },
    );
  }
  return router;
}

function isList(answer: Answer): boolean {
  return 'body' in answer && typeof answer.body === 'object' && answer.body !== null && 'pageSize' in answer.body;
}
