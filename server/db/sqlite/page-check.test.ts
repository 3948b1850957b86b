import { mkdtemp, open, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startPageChecks } from '../../app/upkeep/upkeep.ts';
import { createLogger } from '../../lib/logger.ts';
import { createDatabase, type Database } from '../database.ts';
import { migrate } from '../migrations/migrate.ts';
import { openSqlite } from './open-sqlite.ts';

let directory: string;
let path: string;
let database: Database;
const onUnusable = vi.fn<(error: Error) => void>();

const openFile = () => createDatabase(openSqlite(path, onUnusable));

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'excerpt-pages-'));
  path = join(directory, 'excerpt.db');
  onUnusable.mockClear();
  database = openFile();
  await migrate(database);
  await sql`create table filler (id integer primary key, text text)`.execute(database.db);
  await sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 3000)
    insert into filler select i, hex(randomblob(200)) from n`.execute(database.db);
});

afterEach(async () => {
  await database.close();
  await rm(directory, { recursive: true, force: true });
});

/** Overwrites pages near the end of the file, which nothing has read since it was opened. */
async function damage(): Promise<void> {
  await database.close();
  const file = await open(path, 'r+');
  const { size } = await stat(path);
  for (let page = 2; page < 40; page += 2) await file.write(Buffer.alloc(4096, 0xa5), 0, 4096, size - page * 4096);
  await file.close();
  database = openFile();
}

const signal = new AbortController().signal;

test('sound pages, also in the log, are found sound beside a writer', async () => {
  await database.checkPages(signal);
  await sql`delete from filler where id % 2 = 0`.execute(database.db);
  await Promise.all([database.checkPages(signal), sql`update filler set text = 'x'`.execute(database.db)]);
  await database.check();
  expect(onUnusable).not.toHaveBeenCalled();
});

test('a damaged page that nothing reads makes the database unready, and says what to do', async () => {
  await damage();
  await database.check();
  await database.checkPages(signal);
  await expect(database.check()).rejects.toThrow('is damaged. Stop the server and restore a backup');
  expect(onUnusable).toHaveBeenCalledTimes(1);
});

test('the check begins soon after the start, comes again, and ends with the server', async () => {
  await damage();
  const stopping = new AbortController();
  const checkPages = vi.spyOn(database, 'checkPages');
  const resources = { database, logger: createLogger('silent') };
  const end = startPageChecks(resources, stopping.signal, { firstAfterMs: 0, intervalMs: 1 });
  await vi.waitFor(() => expect(checkPages.mock.calls.length).toBeGreaterThan(1), { timeout: 20_000 });
  stopping.abort();
  await end();
  expect(onUnusable).toHaveBeenCalledTimes(1);
});
