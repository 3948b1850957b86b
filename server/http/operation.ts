import type { Readable } from 'node:stream';
import type { ReceivedFile } from '../documents/intake.ts';
import type { components, operations } from '../generated/openapi.ts';
import { invalidBody } from '../errors.ts';
import { formatPageRange, parsePageRange } from '../lib/page-range.ts';
import type { PageRequest } from '../lib/pagination.ts';
import type { Caller } from '../users/service.ts';

/** Excludes webhooks, whose ids begin with `on`. */
export type OperationId = Exclude<keyof operations, `on${string}`>;
export type Wire<Name extends keyof components['schemas']> = components['schemas'][Name];

type Content<R> = R extends { content: infer C } ? C : never;
type RequestContent<Op> = Op extends { requestBody?: infer R } ? Content<NonNullable<R>> : never;
type BodyIsOptional<Op> = Op extends { requestBody: unknown } ? never : undefined;

/** The fields of a multipart body with its one file. */
export interface Form<Fields> {
  type: 'multipart';
  fields: Omit<Fields, 'file'>;
  file: ReceivedFile | null;
}

/** A JSON body, or a multipart body. */
export type Upload<Json, Fields> = { type: 'json'; value: Json } | Form<Fields>;

type Body<Op> = [RequestContent<Op>] extends [never]
  ? undefined
  : RequestContent<Op> extends { 'application/json': infer Json; 'multipart/form-data': infer Fields }
    ? Upload<Json, Fields>
    : RequestContent<Op> extends { 'application/json': infer Json }
      ? Json | BodyIsOptional<Op>
      : RequestContent<Op> extends { 'multipart/form-data': infer Fields }
        ? Form<Fields>
        : never;

type Parameters<Op, Where extends string> = Op extends { parameters: infer P }
  ? Where extends keyof P
    ? NonNullable<P[Where]> extends never
      ? Record<string, never>
      : NonNullable<P[Where]>
    : Record<string, never>
  : never;

export interface Input<Id extends OperationId> {
  /** The user of the API key. */
  caller: Caller;
  path: Parameters<operations[Id], 'path'>;
  query: Parameters<operations[Id], 'query'>;
  body: Body<operations[Id]>;
  /** Keys are in lower case. */
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Aborts if the client disconnects or the server stops. */
  signal: AbortSignal;
}

type BodyOf<R> = R extends { content: infer C }
  ? C extends { 'application/json': infer Json }
    ? Json
    : Readable | Uint8Array
  : undefined;

type SuccessStatus = 200 | 201 | 202 | 204 | 206 | 304;

/** One of the declared responses except errors, which are thrown. */
export type Output<Id extends OperationId> = {
  [Status in keyof operations[Id]['responses'] & SuccessStatus]: Status extends 204 | 304
    ? { status: Status; headers?: Record<string, string> }
    : { status: Status; body: BodyOf<operations[Id]['responses'][Status]>; headers?: Record<string, string> };
}[keyof operations[Id]['responses'] & SuccessStatus];

export type Handler<Id extends OperationId> = (input: Input<Id>) => Promise<Output<Id>> | Output<Id>;

/**
 * A handler of one transaction, whose answer follows from the result of the transaction and the request's body: with an
 * `Idempotency-Key`, the result is stored, and no answer. What the body has need not be in the result.
 */
export function answerFromResult<Given extends { body: unknown }, Result, Answer>(
  toAnswer: (result: Result, body: Given['body']) => Answer,
  work: (input: Given) => Promise<Result>,
) {
  return Object.assign(async (input: Given) => toAnswer(await work(input), input.body), { toAnswer });
}

/**
 * All operations of the contract. Does not compile if one is missing or returns a response that the contract does not
 * declare.
 */
export type Handlers = { [Id in OperationId]: Handler<Id> };

/** The operations that one feature implements. */
export type HandlersOf<Id extends OperationId> = Pick<Handlers, Id>;

/** The `pages` of a body in one notation. Throws `validation_failed` for a range such as `3-1`. */
export function readPages(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const range = parsePageRange(text);
  if (range === null) throw invalidBody('/pages', 'pages must be pages and ascending ranges, such as 1-3,7,-1.');
  return formatPageRange(range);
}

/** The `maxCost` of a body; in multipart, numbers are text. Throws `validation_failed`. */
export function readMaxCost(given: number | string | undefined): number | undefined {
  if (given === undefined || Number(given) > 0) return given === undefined ? undefined : Number(given);
  throw invalidBody('/maxCost', 'maxCost must be > 0.');
}

/** The requested page of a list, with the contract's defaults. */
export function toPageRequest({ page = 1, pageSize = 20 }: { page?: number; pageSize?: number }): PageRequest {
  return { page, pageSize };
}
