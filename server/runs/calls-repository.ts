import { ACTIVE } from '../db/active-statuses.ts';
import { cacheFirstRow } from '../db/cached-query.ts';
import type { Db } from '../db/database.ts';

/** A model call and its answer, as JSON. */
export interface SavedCall {
  key: string;
  answer: string;
}

export function listCalls(db: Db, runId: string): Promise<SavedCall[]> {
  return db.selectFrom('run_calls').select(['key', 'answer']).where('run_id', '=', runId).execute();
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

const deleteCallsOf = cacheFirstRow((db, { runId }: { runId: string }) =>
  db.deleteFrom('run_calls').where('run_id', '=', runId),
);

export async function deleteCalls(db: Db, runId: string): Promise<void> {
  await deleteCallsOf(db, { runId });
}
