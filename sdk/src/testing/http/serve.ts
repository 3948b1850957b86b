import { rules } from '../generated/rules.gen.ts';
import type { NewId } from '../create-ids.ts';
import type { PinnedContract, PinnedOperation } from '../pinned-contract.ts';
import type { RequestParts } from '../rules.ts';
import { refuseHidden } from '../resources/access.ts';
import { isServiceError } from '../service-error.ts';
import { admit, type Admission } from './admit-request.ts';
import type { Failures } from './failures.ts';
import { readIdempotencyKey, type IdempotentAnswers } from './idempotency.ts';
import type { Answer, Handlers, Input } from './operation-input.ts';
import { receiveBody, validateRequest, type ReceivedBody } from './receive.ts';
import { errorBody, respond } from './make-response.ts';
import { Router } from './match-route.ts';

/** A request that the fake was sent. */
export interface RecordedRequest {
  /** Undefined for an address that the contract does not have. */
  operationId: string | undefined;
  method: string;
  url: string;
  /** The path of the URL. */
  path: string;
  /** The parameters in the path, by the contract's names. */
  pathParams: Record<string, string>;
  query: Record<string, unknown>;
  /** By their names in lower case. */
  headers: Record<string, string>;
  /** The JSON body, or the parts of a multipart body with `file` as `{ name, type, bytes }`; undefined without one. */
  body: unknown;
  /** The status that it was answered with. */
  status: number;
}

export interface ServeDependencies {
  contract: PinnedContract;
  handlers: Handlers;
  admission: Admission;
  failures: Failures;
  idempotency: Pick<IdempotentAnswers, 'run'>;
  newId: NewId;
  /** Called before a request is handled: what is due by now happens first. */
  sweep(): void;
  record(request: RecordedRequest): void;
}

const SANE_REQUEST_ID = /^[\w.:+/=-]{1,128}$/;

function contentOf(body: ReceivedBody): unknown {
  if (body.type === 'json') return body.value;
  if (body.type === 'none') return undefined;
  return { ...body.fields, ...(body.file && { file: body.file }) };
}

/** What two requests with the same `Idempotency-Key` must have in common. */
function comparable(body: ReceivedBody, query: object): object {
  if (body.type !== 'form') return { query, body: contentOf(body) ?? null };
  const file = body.file && { ...body.file, bytes: Array.from(body.file.bytes) };
  return { query, body: { fields: { ...body.fields }, file } };
}

function inputOf(caller: Input['caller'], parts: RequestParts, body: ReceivedBody, request: Request): Input {
  const given = body.type === 'json' ? body.value : body.type === 'form' ? body.fields : {};
  return {
    caller,
    path: parts.path as Input['path'],
    query: parts.query as Input['query'],
    body: given as Input['body'],
    form: body.type === 'form' ? { file: body.file } : null,
    headers: request.headers,
    signal: request.signal,
  };
}

/** Answers requests as the service does: route, admit, receive, validate, handle, respond. */
export function createServe(dependencies: ServeDependencies): (request: Request) => Promise<Response> {
  const { contract, handlers, admission, failures, idempotency, newId, sweep, record } = dependencies;
  const router = new Router(contract);

  /** An operation without behaviour of its own answers the contract's example. */
  async function handle(operation: PinnedOperation, input: Input): Promise<Answer> {
    const handler = handlers[operation.id] as ((input: Input) => Answer | Promise<Answer>) | undefined;
    if (handler !== undefined) return cloneAnswer(await handler(input));
    refuseHidden(admission.store, input.caller, input.path);
    return cloneAnswer(chooseExample(operation, input));
  }

  interface Exchange {
    recorded: RecordedRequest;
    requestId: string;
    answerHeaders: Record<string, string>;
  }

  async function answer(request: Request, { recorded, requestId, answerHeaders }: Exchange): Promise<Response> {
    const { operation, path } = router.match(request.method, recorded.path);
    recorded.operationId = operation.id;
    recorded.pathParams = path as Record<string, string>;
    failures.throwNext(operation, request);
    const caller = admit(request, operation, { admission, answerHeaders });
    sweep();
    const body = await receiveBody(request, operation);
    recorded.body = contentOf(body);
    const query = rules.readQuery(new URL(request.url).search);
    recorded.query = { ...query };
    const headers = Object.fromEntries(request.headers);
    const parts: RequestParts = { path: { ...path }, query: { ...query }, header: headers };
    const sent = comparable(body, query);
    const produce = async (): Promise<Answer> => {
      try {
        validateRequest(operation, parts, body);
        return await handle(operation, inputOf(caller, parts, body, request));
      } catch (error) {
        if (!isServiceError(error) || error.status >= 500) throw error;
        const { status, headers: own } = error;
        return { status, headers: own, body: errorBody(error, requestId) };
      }
    };
    const authorize = () => refuseHidden(admission.store, caller, path);
    const key = readIdempotencyKey(request);
    const name = `${caller.keyId ?? request.headers.get('x-api-key')} ${request.method} ${recorded.path} ${key}`;
    const produced =
      key === null ? await produce() : await idempotency.run({ name, content: sent, authorize }, produce);
    return respond(produced, { request, isRead: operation.method === 'GET' });
  }

  return async (request) => {
    const { pathname } = new URL(request.url);
    const recorded: RecordedRequest = {
      operationId: undefined,
      method: request.method,
      url: request.url,
      path: pathname,
      pathParams: {},
      query: {},
      headers: Object.fromEntries(request.headers),
      body: undefined,
      status: 0,
    };
    record(recorded);
    const requestId = requestIdOf(request, newId);
    const answerHeaders: Record<string, string> = {};
    let response: Response;
    try {
      response = await answer(request, { recorded, requestId, answerHeaders });
    } catch (error) {
      if (!isServiceError(error)) throw error;
      const { status, headers } = error;
      response = await respond({ status, headers, body: errorBody(error, requestId) }, { request, isRead: false });
    }
    recorded.status = response.status;
    response.headers.set('x-request-id', requestId);
    for (const [name, value] of Object.entries(answerHeaders)) response.headers.set(name, value);
    return response;
  };
}

/** Adds the id of the path, so that a resource is the one that was asked for. */
function chooseExample({ examples }: PinnedOperation, { path, body }: Input): Answer {
  const isDryRun = 'dryRun' in body && body['dryRun'] === true;
  const chosen = (isDryRun ? examples.find(({ status }) => status === 200) : undefined) ?? examples[0];
  if (chosen === undefined) throw new TypeError('The contract has no example of a success.');
  const { body: example } = chosen;
  const isResource = typeof example === 'object' && example !== null && 'id' in example && 'id' in path;
  return isResource ? { ...chosen, body: { ...example, id: path['id'] } } : chosen;
}

function requestIdOf(request: Request, newId: NewId): string {
  const sent = request.headers.get('x-request-id') ?? '';
  return SANE_REQUEST_ID.test(sent) ? sent : newId('req');
}

/** What was answered stays as it was, whatever becomes of the resource. */
function cloneAnswer(answer: Answer): Answer {
  const { body } = answer;
  return body === undefined || body instanceof Uint8Array || body instanceof ReadableStream
    ? answer
    : { ...answer, body: structuredClone(body) };
}
