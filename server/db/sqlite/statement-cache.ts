import type { Database as Connection, Statement } from 'better-sqlite3';
import type { SqliteDialectConfig } from 'kysely';
import { toUnavailable } from '../database-outage.ts';
import { isLocked } from './patient-connection.ts';

/** The writes of the connection since it was last released. */
export interface Writes {
  /** Whether something must be synced before its writer continues. */
  areUnsynced: boolean;
  sync(): Promise<void>;
  /** Throws if nothing may be read or written any more. */
  refuse(): void;
  /** Called with each error of a statement. */
  noteError(error: unknown): void;
}

/** More than the program has: each combination of a list's filters is a statement of its own. */
const MAX_STATEMENTS = 500;

function guarded<T>(work: () => T, writes: Writes): T {
  try {
    return work();
  } catch (error) {
    writes.noteError(error);
    // The connection waits for the lock and runs the statement again.
    throw isLocked(error) ? error : toUnavailable(error);
  }
}

type RunnableStatement = Pick<Statement, 'reader' | 'all' | 'run' | 'iterate'>;

function prepare(connection: Connection, text: string, writes: Writes): RunnableStatement {
  const statement = guarded(() => connection.prepare<unknown[]>(text), writes);
  const writing = <T>(work: () => T): T => {
    if (!statement.readonly) writes.areUnsynced = true;
    return guarded(work, writes);
  };
  return {
    reader: statement.reader,
    all: (...parameters) => writing(() => statement.all(...parameters)),
    run: (...parameters) => writing(() => statement.run(...parameters)),
    iterate: (...parameters) => statement.iterate(...parameters),
  };
}

/** Prepares each statement once. Kysely prepares at every query, which takes longer than most queries. */
export function withStatementCache(connection: Connection, writes: Writes): SqliteDialectConfig['database'] {
  const statements = new Map<string, RunnableStatement>();
  return {
    close: () => connection.close(),
    prepare(text: string) {
      const known = statements.get(text);
      if (known !== undefined) return known;
      if (statements.size >= MAX_STATEMENTS) statements.clear();
      const statement = prepare(connection, text, writes);
      statements.set(text, statement);
      return statement;
    },
  } as Connection;
}
