import { hash } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import { isForeignKeyViolation } from '../db/constraint-errors.ts';
import type { Database, Db } from '../db/database.ts';
import { AppError } from '../errors.ts';
import { toCanonicalJson } from '../lib/crypto/canonical-json.ts';
import { timestamp, type Clock } from '../lib/clock.ts';
import type { SecretBox } from '../lib/crypto/secret-box.ts';
import type { Logger } from '../lib/logger.ts';
import { createAnswerWriter } from './answer-writer.ts';
import { contentIds, isContentId } from './content-ids.ts';
import * as requests from './repository.ts';
import type { IdempotentRequest, RequestId } from './repository.ts';
import { withSteps, type Steps } from './recorded-steps.ts';
import type { Caller } from '../users/service.ts';

/** An answer as it is stored and replayed. */
export interface StoredAnswer {
  status: number;
  headers: Record<string, string>;
  /** JSON text; null without a body. */
  body: string | null;
}

export interface KeyedRequest {
  caller: Caller;
  /** Throws unless the caller may make the request now. */
  authorize(): Promise<void>;
  /** Method and path. */
  target: string;
  /** The caller's `Idempotency-Key`. */
  key: string;
  /** Everything else that the request asks for, as JSON. */
  content: unknown;
  /**
   * What it names. The answer may have the content of the documents, runs and batches among them, though no transaction
   * led to it.
   */
  named?: unknown[] | undefined;
  /** The answer to the result of the only step, if it follows from that: then no answer is stored. */
  toAnswer?: ((result: unknown) => StoredAnswer) | undefined;
}

type Outcome = StoredAnswer & { isReplayed: boolean };

export interface IdempotencyService {
  /**
   * Runs `work` for the first request with a key, and replays its answer to repeats for 24 hours. Throws
   * `idempotency_mismatch` for other content under the same key, `idempotency_in_flight` while the first request runs,
   * `content_expired` once what the answer shows was deleted or has expired, what `authorize` throws, and
   * `unauthorized` if the API key was deleted meanwhile.
   */
  run(request: KeyedRequest, work: () => Promise<StoredAnswer>): Promise<Outcome>;
  /** Deletes expired answers. */
  sweep(signal: AbortSignal): Promise<void>;
  /** Resolves when the answers that were sent are stored. */
  flush(): Promise<void>;
}

const KEPT_MS = 24 * 60 * 60 * 1000;
const SWEEP_BATCH = 500;

/** A repeat may succeed after these without any change of the request. */
const NOT_KEPT = new Set([401, 402, 413, 415, 429]);

/** Ids are no secrets. */
const areIds = (results: readonly unknown[]) => results.every(isContentId);

const readBody = ({ body }: StoredAnswer): unknown => (body === null ? null : JSON.parse(body));

/** Whether repeats get the answer. */
export const isKept = ({ status }: Pick<StoredAnswer, 'status'>) => status < 500 && !NOT_KEPT.has(status);

function createMismatchError(): AppError {
  return new AppError(
    'idempotency_mismatch',
    'Another request was sent with this Idempotency-Key. Send a new key with each new request.',
  );
}

function createInFlightError(): AppError {
  const message = 'A request with this Idempotency-Key is still in flight. Repeat the request in a moment.';
  return new AppError('idempotency_in_flight', message, { headers: { 'retry-after': '1' } });
}

function erased(): AppError {
  const message =
    'The request was executed. Its answer was erased with what it contained, which was deleted or expired.';
  return new AppError('content_expired', message);
}

/** Another request with the key was recorded first. No `AppError`, which would be kept as the answer to the key. */
class AlreadyRecordedError extends Error {}

const toInFlightError = (error: unknown) => (error instanceof AlreadyRecordedError ? createInFlightError() : error);

/** A request with a key, and what answers it. */
interface Execution extends Pick<KeyedRequest, 'authorize' | 'named' | 'toAnswer'> {
  id: RequestId;
  fingerprint: string;
  work: () => Promise<StoredAnswer>;
}

interface Dependencies {
  database: Database;
  clock: Clock;
  box: SecretBox;
  logger: Logger;
}

export function createIdempotencyService(dependencies: Dependencies): IdempotencyService {
  const { database, clock, box, logger } = dependencies;
  const { db } = database;
  /** Fingerprints of the requests that this process is working on. */
  const running = new Map<string, string>();
  const writer = createAnswerWriter({ database, logger });

  const expiry = () => timestamp(clock.now() + KEPT_MS);

  const writeSteps = (results: unknown[], { requestKey }: RequestId) =>
    areIds(results) ? JSON.stringify(results) : box.seal(serialize(results).toString('base64'), requestKey);

  const readSteps = (stored: string, { requestKey }: RequestId): unknown[] =>
    (stored.startsWith('[')
      ? JSON.parse(stored)
      : deserialize(Buffer.from(box.open(stored, requestKey), 'base64'))) as unknown[];

  function createSteps(
    id: RequestId,
    fingerprint: string,
    record: IdempotentRequest | null,
  ): Steps & { readonly results: readonly unknown[] } {
    const sealedSteps = record?.sealedSteps ?? null;
    const results = sealedSteps === null ? [] : readSteps(sealedSteps, id);
    let next = 0;
    return {
      results,
      takeRecorded() {
        if (next >= results.length) return null;
        next += 1;
        return { result: results[next - 1] };
      },
      async record(tx, result) {
        const all = [...results, result];
        const step = { ...id, sealedSteps: writeSteps(all, id), stepCount: all.length };
        const isRecorded =
          results.length === 0
            ? await insert(tx, { ...step, fingerprint, sealedAnswer: null, expiresAt: expiry() })
            : await requests.updateSteps(tx, step);
        if (!isRecorded) throw new AlreadyRecordedError();
        const ids = contentIds(result);
        if (ids.length > 0) await requests.insertResources(tx, id, ids);
        tx.onCommit(() => {
          results.push(result);
          next = results.length;
        });
      },
    };
  }

  /** The request refers to its API key only, which may be deleted while the work is done. */
  async function insertRequest(on: Db, request: IdempotentRequest): Promise<boolean> {
    try {
      return await requests.insertRequest(on, request);
    } catch (error) {
      if (!isForeignKeyViolation(error)) throw error;
      throw new AppError('unauthorized', 'The API key was deleted during the request.', { cause: error });
    }
  }

  /** False when the request is recorded. An expired record gives way. */
  async function insert(on: Db, request: IdempotentRequest): Promise<boolean> {
    if (await insertRequest(on, request)) return true;
    await requests.deleteIfExpired(on, request, timestamp(clock.now()));
    return insertRequest(on, request);
  }

  async function findCurrent(id: RequestId): Promise<IdempotentRequest | null> {
    if (writer.has(id)) await writer.flush();
    const record = await requests.findRequest(db, id);
    return record === undefined || Date.parse(record.expiresAt) <= clock.now() ? null : record;
  }

  /** The answer to a recorded request; null while its work is not done. */
  function readAnswer(record: IdempotentRequest, { id, fingerprint, toAnswer }: Execution): StoredAnswer | null {
    if (record.fingerprint !== fingerprint) throw createMismatchError();
    if (record.sealedAnswer !== null) return JSON.parse(box.open(record.sealedAnswer, id.requestKey)) as StoredAnswer;
    if (record.sealedSteps === null) throw erased();
    return toAnswer === undefined ? null : toAnswer(readSteps(record.sealedSteps, id)[0]);
  }

  /** A right that has ended since the first request takes the answer along. */
  async function replay(answer: StoredAnswer, { authorize }: Execution): Promise<Outcome> {
    if (answer.status < 400) await authorize();
    return { ...answer, isReplayed: true };
  }

  /** What another server has answered; null if none has worked on the request. Throws `idempotency_in_flight`. */
  async function findOther(execution: Execution): Promise<Outcome | null> {
    const record = await findCurrent(execution.id);
    const answer = record && readAnswer(record, execution);
    if (answer !== null) return replay(answer, execution);
    if (record !== null) throw createInFlightError();
    return null;
  }

  /** False when another server has recorded the request. */
  async function keep(
    { id, fingerprint, named = [], toAnswer }: Execution,
    answer: StoredAnswer,
    hasSteps: boolean,
  ): Promise<boolean> {
    const isRepeatable = hasSteps && toAnswer !== undefined && answer.status < 400;
    if (isRepeatable || !isKept(answer)) return true;
    const sealedAnswer = box.seal(JSON.stringify(answer), id.requestKey);
    if (hasSteps) {
      writer.add({ ...id, sealedAnswer });
      return true;
    }
    const request = { ...id, fingerprint, sealedSteps: null, stepCount: 0, sealedAnswer, expiresAt: expiry() };
    // What was only read is known by the answer.
    const shown = answer.status < 400 ? [...named.filter(isContentId), ...contentIds(readBody(answer))] : [];
    const resources = [...new Set(shown)];
    if (resources.length === 0) return database.unsynced((on) => insert(on, request));
    return database.transaction(async (tx) => {
      const isFirst = await insert(tx, request);
      if (isFirst) await requests.insertResources(tx, id, resources);
      return isFirst;
    });
  }

  async function runOnce(execution: Execution): Promise<Outcome> {
    const { id, fingerprint, toAnswer, work } = execution;
    // Most keys are new. The only transaction finds that out as it records its result, without a lookup.
    const isLookedUpFirst = toAnswer === undefined;
    const record = isLookedUpFirst ? await findCurrent(id) : null;
    const known = record && readAnswer(record, execution);
    if (known !== null) return replay(known, execution);

    const steps = createSteps(id, fingerprint, record);
    const [done] = await Promise.allSettled([withSteps(steps, work)]);
    const hasSteps = steps.results.length > 0;
    const isDone = done.status === 'fulfilled' && done.value.status < 400;
    if (!hasSteps && !isDone) {
      // What the work failed by may be what another server has done for the same request.
      const other = await findOther(execution);
      if (other !== null) return other;
    }
    if (done.status === 'rejected') throw toInFlightError(done.reason);
    const isFirst = await keep(execution, done.value, hasSteps);
    const other = isFirst ? null : await findOther(execution);
    return other ?? { ...done.value, isReplayed: record !== null };
  }

  return {
    async run({ caller, authorize, target, key, content, named, toAnswer }, work) {
      const apiKeyId = caller.keyId;
      const requestKey = hash('sha256', `${target}\0${key}`, 'base64url');
      // Key order and white space of a body make no difference.
      const fingerprint = box.fingerprint(toCanonicalJson(content));
      const name = `${apiKeyId} ${requestKey}`;
      const other = running.get(name);
      if (other !== undefined) throw other === fingerprint ? createInFlightError() : createMismatchError();
      running.set(name, fingerprint);
      try {
        return await runOnce({ id: { apiKeyId, requestKey }, authorize, fingerprint, named, toAnswer, work });
      } finally {
        running.delete(name);
      }
    },

    async sweep(signal) {
      const now = timestamp(clock.now());
      while (!signal.aborted && (await requests.deleteExpired(db, now, SWEEP_BATCH)) === SWEEP_BATCH);
    },

    flush: () => writer.flush(),
  };
}
