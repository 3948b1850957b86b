import type { Db } from '../db/database.ts';
import * as items from './documents-repository.ts';
import type { BatchResult } from './documents-repository.ts';

const ROWS = 100;

/** The documents of a batch with their results, in their order. Reads a hundred at a time. */
export async function* readResults(db: Db, batchId: string): AsyncGenerator<BatchResult> {
  for (let from = 1; ;) {
    const results = await items.listResults(db, { batchId, from, limit: ROWS });
    yield* results;
    const last = results.at(-1);
    if (last === undefined || results.length < ROWS) return;
    from = last.position + 1;
  }
}
