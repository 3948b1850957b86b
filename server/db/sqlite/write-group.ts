import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises';
import { CompiledQuery, type Transaction } from 'kysely';
import { unavailable } from '../../errors.ts';
import type { Tables } from '../database-tables.ts';
import type { Db } from '../database.ts';

type GroupTx = Transaction<Tables>;

interface Write {
  run(tx: GroupTx): Promise<void>;
  /** Called once it is committed, or with what prevented that. */
  settle(failure: { error: unknown } | null): void;
}

export interface WriteGroupOptions {
  /** Runs `work` with the connection. */
  reserve(work: (db: Db) => Promise<void>): Promise<void>;
  isInTransaction(): boolean;
  /** Minimum time between two commits, so that more writes share one. By default a turn of the event loop. */
  minIntervalMs?: number;
}

export interface WriteGroup {
  /** One statement. */
  add<T>(work: (tx: GroupTx) => Promise<T>): Promise<T>;
  /** Several statements, of which all are undone if one fails. */
  addAtomic<T>(work: (tx: GroupTx) => Promise<T>): Promise<T>;
}

const SAVEPOINT = {
  begin: CompiledQuery.raw('savepoint write'),
  undo: CompiledQuery.raw('rollback to write'),
  end: CompiledQuery.raw('release write'),
};

/**
 * Writes of one turn of the event loop share a commit, which takes as long as a few statements; so do those that come
 * within `minIntervalMs` of the last commit. A write that fails does not undo the others, unless the database cannot be
 * written.
 */
export function createWriteGroup({ reserve, isInTransaction, minIntervalMs = 0 }: WriteGroupOptions): WriteGroup {
  let waiting: Write[] = [];
  /** On the monotonic clock. */
  let committedAt = -Infinity;

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
          if (!isInTransaction()) throw unavailable('The database cannot be used at the moment. Try again.');
        }
      });
    } catch (error) {
      for (const write of writes) failures.set(write, error);
    }
    committedAt = performance.now();
    for (const write of writes) write.settle(failures.has(write) ? { error: failures.get(write) } : null);
  }

  async function flush(): Promise<void> {
    const rest = committedAt + minIntervalMs - performance.now();
    await (rest > 0 ? delay(rest) : nextTurn());
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

  function add<T>(work: (tx: GroupTx) => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      let result: T;
      waiting.push({
        run: async (tx) => void (result = await work(tx)),
        settle: (failure) => (failure === null ? resolve(result) : reject(failure.error)),
      });
      if (waiting.length === 1) void flush();
    });
  }

  async function runAtomically<T>(tx: GroupTx, work: (tx: GroupTx) => Promise<T>): Promise<T> {
    await tx.executeQuery(SAVEPOINT.begin);
    try {
      return await work(tx);
    } catch (error) {
      if (isInTransaction()) await tx.executeQuery(SAVEPOINT.undo);
      throw error;
    } finally {
      if (isInTransaction()) await tx.executeQuery(SAVEPOINT.end);
    }
  }

  return { add, addAtomic: (work) => add((tx) => runAtomically(tx, work)) };
}
