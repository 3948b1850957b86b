import { sql } from 'kysely';
import { cacheFirstRow } from '../db/cached-query.ts';
import type { Db } from '../db/database.ts';
import { getDialect } from '../db/row-locks.ts';

export interface RequestId {
  apiKeyId: string;
  requestKey: string;
}

export interface IdempotentRequest extends RequestId {
  fingerprint: string;
  sealedSteps: string | null;
  stepCount: number;
  sealedAnswer: string | null;
  expiresAt: string;
}

const selectRequest = cacheFirstRow((db, { apiKeyId, requestKey }: RequestId) =>
  db
    .selectFrom('idempotent_requests')
    .select([
      'api_key_id as apiKeyId',
      'request_key as requestKey',
      'fingerprint',
      'sealed_steps as sealedSteps',
      'step_count as stepCount',
      'sealed_answer as sealedAnswer',
      'expires_at as expiresAt',
    ])
    .where('api_key_id', '=', apiKeyId)
    .where('request_key', '=', requestKey),
);

export function findRequest(db: Db, { apiKeyId, requestKey }: RequestId): Promise<IdempotentRequest | undefined> {
  return selectRequest(db, { apiKeyId, requestKey });
}

const insertNew = cacheFirstRow((db, request: IdempotentRequest) =>
  db
    .insertInto('idempotent_requests')
    .values({
      api_key_id: request.apiKeyId,
      request_key: request.requestKey,
      fingerprint: request.fingerprint,
      sealed_steps: request.sealedSteps,
      step_count: request.stepCount,
      sealed_answer: request.sealedAnswer,
      expires_at: request.expiresAt,
    })
    .onConflict((conflict) => conflict.columns(['api_key_id', 'request_key']).doNothing())
    .returning('request_key as requestKey'),
);

/** False when the request has been recorded before. */
export async function insertRequest(db: Db, request: IdempotentRequest): Promise<boolean> {
  return (await insertNew(db, request)) !== undefined;
}

const insertResource = cacheFirstRow((db, one: RequestId & { resourceId: string }) =>
  db
    .insertInto('idempotent_resources')
    .values({ resource_id: one.resourceId, api_key_id: one.apiKeyId, request_key: one.requestKey })
    .onConflict((conflict) => conflict.doNothing())
    .returning('resource_id as resourceId'),
);

/** The documents and runs whose content a request's answer has. */
export async function insertResources(db: Db, { apiKeyId, requestKey }: RequestId, ids: string[]): Promise<void> {
  for (const resourceId of ids) await insertResource(db, { apiKeyId, requestKey, resourceId });
}

/**
 * Replaces the steps if `stepCount - 1` of them are recorded; false when another request has recorded more, or they
 * were erased.
 */
export async function updateSteps(
  db: Db,
  { apiKeyId, requestKey, sealedSteps, stepCount }: RequestId & { sealedSteps: string; stepCount: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('idempotent_requests')
    .set({ sealed_steps: sealedSteps, step_count: stepCount })
    .where('api_key_id', '=', apiKeyId)
    .where('request_key', '=', requestKey)
    .where('step_count', '=', stepCount - 1)
    .where('sealed_steps', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export interface SealedAnswer extends RequestId {
  sealedAnswer: string;
}

/** The first answer stays. The steps led to it and are cleared. Erased steps stay erased, and so does the answer. */
export async function updateAnswers(db: Db, answers: SealedAnswer[]): Promise<void> {
  const rows = JSON.stringify(answers.map((one) => [one.apiKeyId, one.requestKey, one.sealedAnswer]));
  const elements =
    getDialect(db) === 'postgres'
      ? sql`jsonb_array_elements(${rows}::jsonb) as given(value)`
      : sql`json_each(${rows}) as given`;
  await sql`
    update idempotent_requests set sealed_answer = given.value ->> 2, sealed_steps = null
    from ${elements}
    where api_key_id = given.value ->> 0 and request_key = given.value ->> 1
      and sealed_answer is null and sealed_steps is not null`.execute(db);
}

/** Deletes a request that expired before `now`. */
export async function deleteIfExpired(db: Db, { apiKeyId, requestKey }: RequestId, now: string): Promise<void> {
  await db
    .deleteFrom('idempotent_requests')
    .where('api_key_id', '=', apiKeyId)
    .where('request_key', '=', requestKey)
    .where('expires_at', '<=', now)
    .execute();
}

/** Deletes the requests among the `limit` oldest that expired before `now`. Returns how many. */
export async function deleteExpired(db: Db, now: string, limit: number): Promise<number> {
  const oldest = db.selectFrom('idempotent_requests').select(['id', 'expires_at']).orderBy('id').limit(limit);
  const { numDeletedRows } = await db
    .deleteFrom('idempotent_requests')
    .where('id', 'in', db.selectFrom(oldest.as('oldest')).select('id').where('expires_at', '<=', now))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
