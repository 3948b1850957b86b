import { setTimeout as delay } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { unavailable } from '../../errors.ts';
import { KeyedMutex } from '../../lib/keyed-mutex.ts';
import { toUnavailable } from '../database-outage.ts';

const FIRST_WAIT_MS = 5;
const MAX_WAIT_MS = 200;
/** Longer than any upload takes to be stored. */
const MAX_TRIES = 600;

/**
 * Locks by name across all processes on one PostgreSQL database: session-level advisory locks, released when the
 * process dies. One connection holds all locks of a process, so that lock holders never compete with waiters for
 * connections. Waiters therefore poll instead of blocking inside the database.
 */
export class NamedLocks {
  readonly #pool: Pool;
  readonly #mutex = new KeyedMutex();
  readonly #queries = new KeyedMutex();
  #client: Promise<PoolClient> | null = null;
  #held: PoolClient | null = null;

  /** @param pool of one connection */
  constructor(pool: Pool) {
    this.#pool = pool;
  }

  #connect(): Promise<PoolClient> {
    if (this.#client !== null) return this.#client;
    const client = this.#pool.connect();
    this.#client = client;
    client.then(
      (connection) => connection.once('error', () => this.#drop(connection)),
      () => (this.#client = null),
    );
    return client;
  }

  /** The connection's locks are released with it. */
  #drop(client: PoolClient): void {
    if (this.#held !== client) return;
    this.#held = null;
    this.#client = null;
    client.release(true);
  }

  /** One query at a time. */
  #query(statement: 'pg_try_advisory_lock' | 'pg_advisory_unlock', name: string): Promise<boolean> {
    return this.#queries.run('', () => this.#queryNow(statement, name));
  }

  async #queryNow(statement: string, name: string): Promise<boolean> {
    const client = await this.#connect();
    this.#held = client;
    try {
      const { rows } = await client.query<{ is_done: boolean }>({
        name: statement,
        text: `select ${statement}(hashtextextended($1, 0)) as is_done`,
        values: [name],
      });
      return rows[0]?.is_done === true;
    } catch (error) {
      this.#drop(client);
      throw error;
    }
  }

  async #lock(name: string): Promise<void> {
    let wait = FIRST_WAIT_MS;
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      if (await this.#query('pg_try_advisory_lock', name)) return;
      await delay(wait * (0.5 + Math.random()));
      wait = Math.min(wait * 2, MAX_WAIT_MS);
    }
    throw unavailable('Another server has been working on the same file for too long. Try again in a few seconds.');
  }

  async #releaseAfter<T>(name: string, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } finally {
      // A lost connection has released the lock.
      await this.#query('pg_advisory_unlock', name).catch(() => undefined);
    }
  }

  /** The mutex serialises tasks of this process, because a session can take its own advisory lock again. */
  run<T>(name: string, work: () => Promise<T>): Promise<T> {
    return this.#mutex.run(name, async () => {
      await this.#lock(name).catch((error: unknown) => {
        throw toUnavailable(error);
      });
      return this.#releaseAfter(name, work);
    });
  }

  /** The same without waiting for other processes: false when one of them holds the lock. */
  tryRun(name: string, work: () => Promise<void>): Promise<boolean> {
    return this.#mutex.run(name, async () => {
      const isTaken = await this.#query('pg_try_advisory_lock', name).catch((error: unknown) => {
        throw toUnavailable(error);
      });
      if (isTaken) await this.#releaseAfter(name, work);
      return isTaken;
    });
  }

  async close(): Promise<void> {
    if (this.#held !== null) this.#drop(this.#held);
    await this.#pool.end();
  }
}
