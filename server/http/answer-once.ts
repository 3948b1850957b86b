import type { Context } from 'koa';
import { AppError, validationFailed } from '../errors.ts';
import type { IdempotencyService, StoredAnswer } from '../idempotency/service.ts';
import type { Caller } from '../users/service.ts';
import { createErrorBody } from './render-error.ts';
import type { Answer } from './respond.ts';

const MAX_KEY_LENGTH = 255;

/** The `Idempotency-Key` of a POST; null without one. Throws `validation_failed`. */
export function readIdempotencyKey(context: Context): string | null {
  const key = context.headers['idempotency-key'];
  if (context.method !== 'POST' || key === undefined) return null;
  if (typeof key === 'string' && key.length >= 1 && key.length <= MAX_KEY_LENGTH) return key;
  throw validationFailed(`Idempotency-Key must have 1 to ${MAX_KEY_LENGTH} characters.`, [
    { in: 'header', path: '/Idempotency-Key', message: `must have 1 to ${MAX_KEY_LENGTH} characters` },
  ]);
}

function toStoredAnswer(answer: Answer): StoredAnswer {
  const body = 'body' in answer ? JSON.stringify(answer.body) : null;
  return { status: answer.status, headers: answer.headers ?? {}, body };
}

/** Converts expected errors to answers. Rethrows unknown ones. */
async function answerErrors(context: Context, produce: () => Promise<Answer>): Promise<StoredAnswer> {
  try {
    return toStoredAnswer(await produce());
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    const body = JSON.stringify(createErrorBody(error, context.state['requestId'] as string));
    return { status: error.status, headers: error.headers, body };
  }
}

export interface Repeatable {
  idempotency: IdempotencyService;
  caller: Caller;
  /** Throws unless the caller may make the request now. */
  authorize(): Promise<void>;
  key: string;
  /** As sent. */
  content: { query: unknown; body: unknown };
  /** The answer to the result of the only transaction, where it follows from that. */
  toAnswer: ((result: unknown) => Answer) | undefined;
}

/** The ids that a request names, among other steps of its path. The contract limits how many. */
function listNamed(path: string, body: unknown): unknown[] {
  const { documentIds } = (body ?? {}) as { documentIds?: unknown };
  return [...path.split('/'), ...(Array.isArray(documentIds) ? (documentIds as unknown[]) : [])];
}

/** Answers with the result of `produce`, or repeats the answer to the first request with the key. */
export async function answerOnce(
  context: Context,
  { idempotency, caller, authorize, key, content, toAnswer }: Repeatable,
  produce: () => Promise<Answer>,
): Promise<void> {
  const target = `${context.method} ${context.path}`;
  const answerTo = toAnswer && ((result: unknown) => toStoredAnswer(toAnswer(result)));
  const named = listNamed(context.path, content.body);
  const { status, headers, body, isReplayed } = await idempotency.run(
    { caller, authorize, target, key, content, named, toAnswer: answerTo },
    () => answerErrors(context, produce),
  );
  context.status = status;
  context.set(headers);
  if (isReplayed) context.set('idempotency-replayed', 'true');
  if (body === null) return;
  context.type = 'application/json';
  context.body = body;
}
