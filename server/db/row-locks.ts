import { PostgresAdapter } from 'kysely';
import type { Db, DialectName } from './database.ts';

/** The dialect of a connection or a transaction. */
export function getDialect(db: Db): DialectName {
  return db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';
}

interface Lockable<Query> {
  forUpdate(): Query;
  forNoKeyUpdate(): Query;
}

/**
 * Locks the selected rows until the transaction ends. No-op on SQLite (single writer).
 * @param before `delete` also blocks new rows that refer to the selected ones
 */
export function withRowLock<Query extends Lockable<Query>>(db: Db, query: Query, before: 'update' | 'delete'): Query {
  if (getDialect(db) === 'sqlite') return query;
  return before === 'delete' ? query.forUpdate() : query.forNoKeyUpdate();
}
