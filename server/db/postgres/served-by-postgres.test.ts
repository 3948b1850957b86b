/** What the server relies on of PostgreSQL, with a real one. */
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createTestDatabase } from '../../../test/harness/postgres/provide-postgres.ts';
import { createLogger } from '../../lib/logger.ts';
import { createDatabase, type Database } from '../database.ts';
import { createPostgresMessages, type Messages } from './messages.ts';
import { openPostgres } from './open-postgres.ts';
import { shareConnections } from './share-connections.ts';

let server: Awaited<ReturnType<typeof createTestDatabase>>;
let database: Database;
let other: Database;
const lost: Error[] = [];
const open = () =>
  createDatabase(
    openPostgres({ url: server.url, connections: 2, statementTimeoutMs: 30_000 }, (error) => lost.push(error)),
  );
beforeAll(async () => {
  server = await createTestDatabase();
  [database, other] = [open(), open()];
  await sql`create table notes (id text primary key, n int)`.execute(database.db);
});
afterAll(async () => {
  await database.close();
  await other.close();
  await server.drop();
});
afterEach(() => sql`delete from notes`.execute(database.db));

/** Connections that a test ends are no error of it. */
function openPool(max: number): pg.Pool {
  const pool = new pg.Pool({ connectionString: server.url, max });
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

const read = async (query: ReturnType<typeof sql>, from = database) => (await query.execute(from.db)).rows;

describe('values', () => {
  test('are those of the interface: times, numbers, and JSON as text', async () => {
    const [row] =
      await read(sql`select timestamptz '2026-01-01 01:02:03.4+01' as at, 5::bigint as big, 1.5::numeric as part,
      '{"b": 1,  "a":2}'::json as json, '{"a": 2}'::jsonb as jsonb, true as flag, null as nothing`);
    expect(row).toEqual({
      at: '2026-01-01T00:02:03.400Z',
      big: 5,
      part: 1.5,
      json: '{"b": 1,  "a":2}',
      jsonb: '{"a": 2}',
      flag: true,
      nothing: null,
    });
  });

  test('that PostgreSQL cannot store lose what it refuses', async () => {
    expect(await read(sql`select ${'a\0b'}::text as text, ${4}::int as n`)).toEqual([{ text: 'ab', n: 4 }]);
  });

  test('stay the same when a statement is prepared', async () => {
    for (let use = 0; use < 12; use += 1) expect(await read(sql`select ${use}::int as n`)).toEqual([{ n: use }]);
    const prepared = await read(sql`select name from pg_prepared_statements where statement like '%as n'`);
    const otherConnection = await read(sql`select name from pg_prepared_statements where statement like '%as n'`);
    expect([...prepared, ...otherConnection]).toContainEqual({ name: expect.stringMatching(/^excerpt_\d+_\d+$/) });
  });
});

describe('an error', () => {
  test('says nothing of the row', async () => {
    await sql`insert into notes values (${'secret'}, 1)`.execute(database.db);
    const again = sql`insert into notes values (${'secret'}, 1)`.execute(database.db);
    const error = await again.catch((failure: unknown) => failure as pg.DatabaseError);
    expect(error).toMatchObject({ code: '23505', detail: undefined });
  });

  test('of a lost connection is an outage, and the next statement has another one', async () => {
    const ended = sql`select pg_terminate_backend(pg_backend_pid())`.execute(database.db);
    await expect(ended).rejects.toMatchObject({ code: 'unavailable', retryable: true });
    expect(await read(sql`select 1 as one`)).toEqual([{ one: 1 }]);
    await database.check();
  });

  test('of a connection that nobody uses is told', async () => {
    await read(sql`select 1`, other);
    lost.length = 0;
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'excerpt' and pid <> pg_backend_pid()`.execute(
      database.db,
    );
    await vi.waitUntil(() => lost.length > 0);
    expect(await read(sql`select 1 as one`, other)).toEqual([{ one: 1 }]);
  });

  test('of a server that nobody reaches is an outage', async () => {
    const nowhere = openPostgres({ url: 'postgres://127.0.0.1:1/none', connections: 1, statementTimeoutMs: 0 });
    onTestFinished(() => nowhere.close());
    await expect(createDatabase(nowhere).check()).rejects.toMatchObject({ code: 'unavailable', retryable: true });
  });
});

test('a transaction that another one was quicker than runs again', async () => {
  let runs = 0;
  const id = await database.transaction(async (tx) => {
    runs += 1;
    if (runs === 1) {
      await sql`insert into notes values ('a', 1)`.execute(other.db);
      await sql`insert into notes values ('a', 2)`.execute(tx);
    }
    return (await sql<{ n: number }>`select n from notes`.execute(tx)).rows[0]?.n;
  });
  expect([id, runs]).toEqual([1, 2]);
});

describe('work of one name', () => {
  test('is done by one server at a time', async () => {
    const order: string[] = [];
    let finish: () => void = () => undefined;
    const first = database.exclusively('x', async () => {
      order.push('first begins');
      await new Promise<void>((resolve) => (finish = resolve));
      order.push('first ends');
      return 1;
    });
    await vi.waitUntil(() => order.length === 1);
    expect(await other.tryExclusively('x', async () => void order.push('never'))).toBe(false);
    expect(await other.tryExclusively('y', async () => void order.push('of another name'))).toBe(true);
    const second = other.exclusively('x', async () => void order.push('second'));
    finish();
    expect(await first).toBe(1);
    await second;
    expect(order).toEqual(['first begins', 'of another name', 'first ends', 'second']);
    expect(await database.tryExclusively('x', async () => void order.push('free again'))).toBe(true);
  });

  test('gives way also when it fails', async () => {
    await expect(database.exclusively('x', async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await other.tryExclusively('x', async () => undefined)).toBe(true);
    await expect(database.tryExclusively('x', async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await other.tryExclusively('x', async () => undefined)).toBe(true);
  });

  test('gives way when the connection that holds it is lost', async () => {
    await database.exclusively('x', async () => {
      await sql`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory'
        and database = (select oid from pg_database where datname = current_database())`.execute(other.db);
      await vi.waitUntil(() => other.tryExclusively('x', async () => undefined));
    });
    expect(await database.tryExclusively('x', async () => undefined)).toBe(true);
  });
});

describe('messages', () => {
  const logged: string[] = [];
  async function listen(from: string): Promise<Messages & { received: unknown[]; gaps: () => number }> {
    const pool = openPool(1);
    const logger = createLogger('info', { write: (line: string) => void logged.push(JSON.parse(line).msg) });
    const messages = createPostgresMessages({ pool, url: server.url, from, logger });
    onTestFinished(async () => {
      await messages.close();
      await pool.end();
    });
    const received: unknown[] = [];
    let gaps = 0;
    for (const topic of ['job', 'run'] as const) messages.on(topic, (body) => received.push([topic, body]));
    messages.onGap(() => (gaps += 1));
    await vi.waitUntil(() => gaps === 1);
    return Object.assign(messages, { received, gaps: () => gaps });
  }

  test('reach the others by their topic, equal ones of one moment once, and not after the end', async () => {
    const [one, two] = [await listen('one'), await listen('two')];
    one.send('job', 'a');
    one.send('run', { id: 1 });
    one.send('job', 'a');
    await vi.waitUntil(() => two.received.length > 1);
    one.send('job', 'b');
    await one.close();
    one.send('job', 'c');
    await vi.waitUntil(() => two.received.length > 2);
    two.send('job', 'last');
    await two.close();
    expect([two.received, one.received]).toEqual([
      [
        ['job', 'a'],
        ['run', { id: 1 }],
        ['job', 'b'],
      ],
      [],
    ]);
  });

  test('that nobody wrote are told and left, and a lost connection is told once and comes back', async () => {
    logged.length = 0;
    const one = await listen('one');
    await sql`select pg_notify('excerpt', 'no JSON')`.execute(database.db);
    await vi.waitUntil(() => logged.length === 1);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'excerpt messages'
      and datname = current_database()`.execute(database.db);
    await vi.waitUntil(() => one.gaps() === 2);
    await sql`select pg_notify('excerpt', ${JSON.stringify({ from: 'x', messages: [['job', 'd']] })})`.execute(
      database.db,
    );
    await vi.waitUntil(() => one.received.length === 1);
    expect(logged).toEqual([
      'A message of another server could not be read.',
      'The connection for messages of other servers was lost.',
      'The connection for messages of other servers is back.',
    ]);
  });
});

test('a node takes its share of connections, and says when there are too few', async () => {
  const logged: { msg: string }[] = [];
  const logger = createLogger('info', { write: (line: string) => void logged.push(JSON.parse(line)) });
  const pool = openPool(9);
  onTestFinished(() => pool.end());
  (await shareConnections(pool, { atMost: 4, logger }))();
  expect([pool.options.max, logged]).toEqual([4, []]);
  const name = new URL(server.url).pathname.slice(1);
  await sql.raw(`alter database "${name}" connection limit 6`).execute(database.db);
  (await shareConnections(pool, { atMost: 4, logger }))();
  await sql.raw(`alter database "${name}" connection limit -1`).execute(database.db);
  expect([pool.options.max, logged.map(({ msg }) => msg)]).toEqual([
    2,
    [expect.stringMatching(/^The database server allows 6 connections, too few for \d+ nodes\. Allow \d+ or more/)],
  ]);
});
