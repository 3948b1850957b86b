import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db } from '../database.ts';

interface Write {
  run(db: Db): Promise<void>;
  /** Called once it is committed, or with what prevented that. */
  settle(failure: { error: unknown } | null): void;
}

export interface WriteGroupOptions {
  /** Runs `work` with the connection. */
  reserve(work: (db: Db) => Promise<void>): Promise<void>;
  isInTransaction(): boolean;
}

/**
 * Writes of one turn of the event loop share a commit, which takes as long as a few statements. A write that fails does
 * not undo the others, unless the database cannot be written.
 */
export function createWriteGroup({ reserve, isInTransaction }: WriteGroupOptions) {
  let waiting: Write[] = [];

  async function commitTogether(db: Db, writes: Write[]): Promise<void> {
    const failures = new Map<Write, unknown>();
    try {
      await db.transaction().execute(async (tx) => {
        for (const write of writes) {
          try {
            await write.run(tx);
          } catch (error) {
            failures.set(write, error);
            // SQLite undoes the whole transaction where the disk is full.
            if (!isInTransaction()) throw error;
          }
        }
      });
    } catch (error) {
      for (const write of writes) failures.set(write, error);
    }
    for (const write of writes) write.settle(failures.has(write) ? { error: failures.get(write) } : null);
  }

  async function flush(): Promise<void> {
    await nextTurn();
    try {
      await reserve((db) => commitTogether(db, takeWaiting()));
    } catch (error) {
      for (const write of takeWaiting()) write.settle({ error });
    }
  }

  function takeWaiting(): Write[] {
    const writes = waiting;
    waiting = [];
    return writes;
  }

  return <T>(work: (db: Db) => Promise<T>): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      let result: T;
      waiting.push({
        run: async (db) => void (result = await work(db)),
        settle: (failure) => (failure === null ? resolve(result) : reject(failure.error)),
      });
      if (waiting.length === 1) void flush();
    });
}
