import { compileOnce } from '../db/compiled-query.ts';
import type { Db } from '../db/database.ts';

export interface SavedCall {
  runId: string;
  key: string;
  /** JSON. */
  answer: string;
  createdAt: string;
}

export function listCalls(db: Db, runId: string): Promise<Pick<SavedCall, 'key' | 'answer'>[]> {
  return db.selectFrom('run_calls').select(['key', 'answer']).where('run_id', '=', runId).execute();
}

/** Nothing for a run that is final: what an attempt finishes after its cancellation is not kept. */
export async function saveCall(db: Db, { runId, key, answer, createdAt }: SavedCall): Promise<void> {
  await db
    .insertInto('run_calls')
    .columns(['run_id', 'key', 'answer', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom('runs')
        .select(({ val }) => [val(runId).as('run_id'), val(key).as('key'), val(answer).as('answer'), val(createdAt).as('created_at')])
        .where('id', '=', runId)
        .where('status', 'in', ['pending', 'processing']),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const deleteCallsOf = compileOnce((db, runId: string) => db.deleteFrom('run_calls').where('run_id', '=', runId));

export async function deleteCalls(db: Db, runId: string): Promise<void> {
  await deleteCallsOf(db, runId);
}
