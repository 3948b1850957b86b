import { setTimeout as delay } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { unavailable } from '../../errors.ts';
import { KeyedMutex } from '../../lib/keyed-mutex.ts';
import { asUnavailable } from '../database-outage.ts';

const FIRST_WAIT_MS = 5;
const LONGEST_WAIT_MS = 200;
/** Longer than any upload takes to be stored. */
const MOST_WAITS = 600;

/**
 * Locks by name that hold across all programs on one PostgreSQL database: advisory locks of one session, which the database lets go
 * when the program dies. All of a program's locks are held by one connection, so that those who hold one never wait for a
 * connection that those who want one have; hence they ask and ask again in place of waiting inside the database.
 */
export class NamedLocks {
  readonly #pool: Pool;
  readonly #mutex = new KeyedMutex();
  readonly #questions = new KeyedMutex();
  #client: Promise<PoolClient> | null = null;
  #held: PoolClient | null = null;

  /** @param pool of one connection */
  constructor(pool: Pool) {
    this.#pool = pool;
  }

  #connected(): Promise<PoolClient> {
    if (this.#client !== null) return this.#client;
    const client = this.#pool.connect();
    this.#client = client;
    client.then(
      (connection) => connection.once('error', () => this.#drop(connection)),
      () => (this.#client = null),
    );
    return client;
  }

  /** All locks of the connection are gone with it. */
  #drop(client: PoolClient): void {
    if (this.#held !== client) return;
    this.#held = null;
    this.#client = null;
    client.release(true);
  }

  /** One question at a time: a connection takes no second one before it has answered the first. */
  #ask(statement: 'pg_try_advisory_lock' | 'pg_advisory_unlock', name: string): Promise<boolean> {
    return this.#questions.run('', () => this.#askNext(statement, name));
  }

  async #askNext(statement: string, name: string): Promise<boolean> {
    const client = await this.#connected();
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
    for (let waits = 0; waits < MOST_WAITS; waits += 1) {
      if (await this.#ask('pg_try_advisory_lock', name)) return;
      await delay(wait * (0.5 + Math.random()));
      wait = Math.min(wait * 2, LONGEST_WAIT_MS);
    }
    throw unavailable('Another server is busy with the same file for too long. Try again in a few seconds.');
  }

  /** Tasks of this program queue here first: a session gets a lock that it has as often as it likes. */
  run<T>(name: string, work: () => Promise<T>): Promise<T> {
    return this.#mutex.run(name, async () => {
      await this.#lock(name).catch((error: unknown) => {
        throw asUnavailable(error);
      });
      try {
        return await work();
      } finally {
        // With a connection that is lost, so is the lock.
        await this.#ask('pg_advisory_unlock', name).catch(() => undefined);
      }
    });
  }

  async close(): Promise<void> {
    if (this.#held !== null) this.#drop(this.#held);
    await this.#pool.end();
  }
}
