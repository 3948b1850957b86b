import SqliteDatabase from 'better-sqlite3';
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import { toUnavailable } from '../database-outage.ts';

/** How long a statement waits while another process writes. */
const MAX_WAIT_MS = 10_000;
const FIRST_PAUSE_MS = 2;
const MAX_PAUSE_MS = 50;

/** Another process holds the lock that the statement needs. */
export function isLocked(error: unknown): boolean {
  return error instanceof SqliteDatabase.SqliteError && error.code.startsWith('SQLITE_BUSY');
}

interface Turn {
  isInTransaction(): boolean;
  /** Lets others use the connection for a while. */
  pause(ms: number): Promise<void>;
}

/** Runs a statement again while another process holds its lock, without blocking the event loop. */
export class PatientConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection;
  readonly #turn: Turn;

  constructor(connection: DatabaseConnection, turn: Turn) {
    this.#connection = connection;
    this.#turn = turn;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const start = performance.now();
    for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS)) {
      try {
        return await this.#connection.executeQuery<Row>(query);
      } catch (error) {
        // A transaction takes the lock as it begins. What it has read may be outdated after a pause.
        const isOver = performance.now() - start > MAX_WAIT_MS || this.#turn.isInTransaction();
        if (!isLocked(error) || isOver) throw toUnavailable(error);
        await this.#turn.pause(pauseMs);
      }
    }
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize?: number): AsyncIterableIterator<QueryResult<Row>> {
    return this.#connection.streamQuery<Row>(query, chunkSize ?? 1);
  }
}
