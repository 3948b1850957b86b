import { Kysely, type Dialect, type Transaction } from 'kysely';
import type { Tables } from './schema.ts';

export type Db = Kysely<Tables>;

/** A transaction. A function that takes one joins its caller's. */
export interface Tx extends Transaction<Tables> {
  /** Runs after the commit, never after a rollback. For waking workers and telling listeners, not for work that may fail. */
  onCommit(hook: () => void): void;
}

export interface Database {
  /** For single statements outside a transaction. Inside one, use the `Tx`: SQLite has one connection and would wait forever. */
  readonly db: Db;
  /** Commits what `work` did, or nothing of it. No parsing, no network and no files inside. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export function createDatabase(dialect: Dialect): Database {
  const db = new Kysely<Tables>({ dialect });
  return {
    db,
    async transaction(work) {
      const hooks: (() => void)[] = [];
      const result = await db.transaction().execute((transaction) => {
        const tx = Object.assign(transaction, { onCommit: (hook: () => void) => void hooks.push(hook) });
        return work(tx);
      });
      for (const hook of hooks) hook();
      return result;
    },
    close: () => db.destroy(),
  };
}
