import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import pg from 'pg';
import { createPostgresMessages, type Messages } from '../../server/db/postgres/messages.ts';
import { createLogger } from '../../server/lib/logger.ts';
import { createTestDatabase } from '../harness/postgres/provide-postgres.ts';
import type { TestDatabase } from '../harness/postgres/postgres-databases.ts';

describe('words between programs', () => {
  let database: TestDatabase;
  let pool: pg.Pool;
  const opened: Messages[] = [];

  beforeEach(async () => {
    database = await createTestDatabase();
    pool = new pg.Pool({ connectionString: database.url, max: 4 });
  });
  afterEach(async () => {
    for (const messages of opened.splice(0)) await messages.close();
    await pool.end();
    await database.drop();
  });

  /** Resolves when it listens. */
  async function open(from: string): Promise<Messages & { heard: unknown[]; gaps: () => number }> {
    const messages = createPostgresMessages({ pool, url: database.url, from, logger: createLogger('silent') });
    opened.push(messages);
    const heard: unknown[] = [];
    let gaps = 0;
    messages.on('run', (body) => heard.push(body));
    messages.onGap(() => (gaps += 1));
    await expect.poll(() => gaps).toBe(1);
    return Object.assign(messages, { heard, gaps: () => gaps });
  }

  it('reach all others, in their order, and not the one that says them', async () => {
    const [one, two, three] = [await open('one'), await open('two'), await open('three')];
    for (let index = 0; index < 5; index += 1) one.send('run', { index });
    two.send('job', null);
    const all = [0, 1, 2, 3, 4].map((index) => ({ index }));
    await expect.poll(() => [two.heard, three.heard]).toEqual([all, all]);
    expect(one.heard).toEqual([]);
  });

  it('go out in as many parts as it takes, and one that is too long not at all', async () => {
    const [one, two] = [await open('one'), await open('two')];
    const many = Array.from({ length: 200 }, (_, index) => ({ index, text: 'ü'.repeat(200) }));
    for (const body of many) one.send('run', body);
    one.send('run', { text: 'x'.repeat(9_000) });
    one.send('run', 'last');
    await expect.poll(() => two.heard.at(-1)).toBe('last');
    expect(two.heard).toEqual([...many, 'last']);
  });

  it('come again after the connection broke, which those who wait are told', async () => {
    const [one, two] = [await open('one'), await open('two')];
    await pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'excerpt messages' and datname = current_database()`,
    );
    await expect.poll(() => [one.gaps(), two.gaps()], { timeout: 10_000 }).toEqual([2, 2]);
    one.send('run', 'again');
    await expect.poll(() => two.heard).toEqual(['again']);
  });

  it('that were said before the end still go out', async () => {
    const [one, two] = [await open('one'), await open('two')];
    one.send('run', 'goodbye');
    await one.close();
    await expect.poll(() => two.heard).toEqual(['goodbye']);
  });
});
