import { ACTIVE } from '../db/active-statuses.ts';
import { cacheFirstRow } from '../db/cached-query.ts';
import type { Db } from '../db/database.ts';

/** A model call and its answer, as JSON. */
export interface SavedCall {
  key: string;
  answer: string;
}

export interface StoredCall extends SavedCall {
  /** Whether another run paid for it. */
  isReused: boolean;
}

export async function listCalls(db: Db, runId: string): Promise<StoredCall[]> {
  const rows = await db
    .selectFrom('run_calls')
    .select(['key', 'answer', 'is_reused as isReused'])
    .where('run_id', '=', runId)
    .execute();
  return rows.map((row) => ({ ...row, isReused: Boolean(row.isReused) }));
}

const insertCall = cacheFirstRow((db, { runId, key, answer }: SavedCall & { runId: string }) =>
  db
    .insertInto('run_calls')
    .columns(['run_id', 'key', 'answer'])
    .expression((eb) =>
      eb
        .selectFrom('runs')
        // Cast because PostgreSQL cannot infer the types of bare values.
        .select(({ cast, val }) => [
          'runs.id',
          cast<string>(val(key), 'text').as('key'),
          cast<string>(val(answer), 'text').as('answer'),
        ])
        .where('runs.id', '=', runId)
        .where('runs.status', 'in', ACTIVE),
    )
    .onConflict((conflict) => conflict.doNothing()),
);

/** No effect on a final run: calls that finish after a cancellation are not kept. */
export async function saveCall(db: Db, runId: string, { key, answer }: SavedCall): Promise<void> {
  await insertCall(db, { runId, key, answer });
}

/** Gives a new run the answers of an earlier one. Calls without an answer, whose keys contain a space, are left out. */
export async function copyCalls(db: Db, from: string, to: string): Promise<void> {
  await db
    .insertInto('run_calls')
    .columns(['run_id', 'key', 'answer', 'is_reused'])
    .expression((eb) =>
      eb
        .selectFrom('run_calls as earlier')
        .select(({ cast, val, lit }) => [
          cast<string>(val(to), 'text').as('run_id'),
          'earlier.key',
          'earlier.answer',
          lit(true).as('is_reused'),
        ])
        .where('earlier.run_id', '=', from)
        .where('earlier.key', 'not like', '% %'),
    )
    .execute();
}

/** How many answers a rerun of the run would take over. */
export async function countReusableCalls(db: Db, runId: string): Promise<number> {
  const { count } = await db
    .selectFrom('run_calls')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('run_id', '=', runId)
    .where('key', 'not like', '% %')
    .executeTakeFirstOrThrow();
  return Number(count);
}

const deleteCallsOf = cacheFirstRow((db, { runId }: { runId: string }) =>
  db.deleteFrom('run_calls').where('run_id', '=', runId),
);

/** @param keys all by default */
export async function deleteCalls(db: Db, runId: string, keys?: readonly string[]): Promise<void> {
  if (keys === undefined) await deleteCallsOf(db, { runId });
  else if (keys.length > 0)
    await db.deleteFrom('run_calls').where('run_id', '=', runId).where('key', 'in', keys).execute();
}
