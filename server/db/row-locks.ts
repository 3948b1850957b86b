import { PostgresAdapter } from 'kysely';
import type { Db, DialectName } from './database.ts';

/** Which database a connection or a transaction speaks to. */
export function dialectOf(db: Db): DialectName {
  return db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';
}

interface Lockable<Query> {
  forUpdate(): Query;
  forNoKeyUpdate(): Query;
}

/**
 * The rows that are read stay as they are until the transaction ends, for all others. SQLite has one writer, who has it so anyway.
 * `delete`: nobody may refer to the rows from a new one either, as who inserts under them must wait.
 */
export function locked<Query extends Lockable<Query>>(db: Db, query: Query, before: 'update' | 'delete'): Query {
  if (dialectOf(db) === 'sqlite') return query;
  return before === 'delete' ? query.forUpdate() : query.forNoKeyUpdate();
}
