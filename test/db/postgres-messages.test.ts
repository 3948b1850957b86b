import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import pg from 'pg';
import { createPostgresMessages, type Messages } from '../../server/db/postgres/messages.ts';
import { createLogger } from '../../server/lib/logger.ts';
import { createTestDatabase } from '../harness/postgres/provide-postgres.ts';
import type { TestDatabase } from '../harness/postgres/postgres-databases.ts';

describe('messages between processes', () => {
  let database: TestDatabase;
  let pool: pg.Pool;
  const opened: Messages[] = [];

  beforeEach(async () => {
    database = await createTestDatabase();
    pool = new pg.Pool({ connectionString: database.url, max: 4 });
    // The database is dropped while connections that were ended are still closing.
    pool.on('connect', (client) => client.on('error', () => undefined));
  });
  afterEach(async () => {
    for (const messages of opened.splice(0)) await messages.close();
    await pool.end();
    await database.drop();
  });

  /** Resolves when the process listens. */
  async function open(from: string): Promise<Messages & { received: unknown[]; gaps: () => number }> {
    const messages = createPostgresMessages({ pool, url: database.url, from, logger: createLogger('silent') });
    opened.push(messages);
    const received: unknown[] = [];
    let gaps = 0;
    messages.on('run', (body) => received.push(body));
    messages.onGap(() => (gaps += 1));
    await expect.poll(() => gaps).toBe(1);
    return Object.assign(messages, { received, gaps: () => gaps });
  }

  it('reach all other processes in order, and not their sender', async () => {
    const [one, two, three] = [await open('one'), await open('two'), await open('three')];
    for (let index = 0; index < 5; index += 1) one.send('run', { index });
    two.send('job', null);
    const all = [0, 1, 2, 3, 4].map((index) => ({ index }));
    await expect.poll(() => [two.received, three.received]).toEqual([all, all]);
    expect(one.received).toEqual([]);
  });

  it('are split into payloads, and dropped when too long for one', async () => {
    const [one, two] = [await open('one'), await open('two')];
    const many = Array.from({ length: 200 }, (_, index) => ({ index, text: 'ü'.repeat(200) }));
    for (const body of many) one.send('run', body);
    one.send('run', { text: 'x'.repeat(9_000) });
    one.send('run', 'last');
    await expect.poll(() => two.received.at(-1)).toBe('last');
    expect(two.received).toEqual([...many, 'last']);
  });

  it('arrive again after a reconnect, which is reported as a gap', async () => {
    const [one, two] = [await open('one'), await open('two')];
    await pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'excerpt messages'
        and datname = current_database()`,
    );
    await expect.poll(() => [one.gaps(), two.gaps()]).toEqual([2, 2]);
    one.send('run', 'again');
    await expect.poll(() => two.received).toEqual(['again']);
  });

  it('are flushed on close', async () => {
    const [one, two] = [await open('one'), await open('two')];
    one.send('run', 'goodbye');
    await one.close();
    await expect.poll(() => two.received).toEqual(['goodbye']);
  });
});
