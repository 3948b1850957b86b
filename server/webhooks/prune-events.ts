import type { Database } from '../db/database.ts';
import { timestamp, type Clock } from '../lib/clock.ts';
import { deleteEvents, listOldestEvents } from './events-repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const BATCH = 200;

/** Deletes old events with their deliveries, until the signal aborts. Returns how many events. */
export type EventPruning = (signal: AbortSignal) => Promise<number>;

/** @param retentionDays more than attempts at a delivery go on for */
export function createEventPruning(
  { database, clock }: { database: Database; clock: Clock },
  retentionDays: number,
): EventPruning {
  return async (signal) => {
    const before = timestamp(clock.now() - retentionDays * DAY_MS);
    let deleted = 0;
    while (!signal.aborted) {
      const oldest = await listOldestEvents(database.db, BATCH);
      const ids = oldest.filter(({ createdAt }) => createdAt < before).map(({ id }) => id);
      if (ids.length === 0) break;
      await database.transaction((tx) => deleteEvents(tx, ids));
      deleted += ids.length;
    }
    return deleted;
  };
}
