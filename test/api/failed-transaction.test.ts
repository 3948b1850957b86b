import SqliteDatabase from 'better-sqlite3';
import { createWorkspace, extract, extractFile, listRuns, listSchemas } from '@excerpt/sdk';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { startTestApp, type TestApp, type TestUser } from '../harness/test-app.ts';
import { endOfRun, failure, invoiceDefinition, ok } from '../harness/builders.ts';
import { scriptedEngine } from '../harness/engines.ts';

let app: TestApp;
let owner: TestUser;

beforeAll(async () => {
  app = await startTestApp({ engine: scriptedEngine() });
  owner = await app.addUser('pro');
});
afterAll(() => app.close());

/** Into the server's database, beside the server. */
async function change(statements: Record<'sqlite' | 'postgres', string>): Promise<Record<string, unknown>[]> {
  if (inject('database') === 'sqlite') {
    const database = new SqliteDatabase(app.databaseUrl.replace('sqlite:', ''), { timeout: 10_000 });
    try {
      const statement = database.prepare<[], Record<string, unknown>>(statements.sqlite);
      if (statement.reader) return statement.all();
      statement.run();
      return [];
    } finally {
      database.close();
    }
  }
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  try {
    const result = await client.query(statements.postgres);
    return Array.isArray(result) ? [] : result.rows;
  } finally {
    await client.end();
  }
}

async function rowCounts(): Promise<Record<string, unknown>[]> {
  const count = (table: string) => `(select count(*) from ${table}) as ${table}`;
  const query = (jobs: string) =>
    `select ${['schema_families', 'schema_versions', 'documents', 'runs', jobs].map(count).join(', ')}`;
  return change({
    sqlite: query('jobs'),
    postgres: query('excerpt_jobs.job').replace('as excerpt_jobs.job', 'as jobs'),
  });
}

test('a statement that fails late rolls back the whole run', async () => {
  const { client } = owner;
  const { slug } = ok(await createWorkspace({ client, body: { name: 'Disk' } }));
  const path = { slug, schemaKey: 'invoice' };
  const before = await rowCounts();
  const files = await app.storedFiles();

  await change({
    sqlite: `create trigger disk_full after insert on runs begin select raise(abort, 'disk full'); end`,
    postgres: `create function disk_full() returns trigger language plpgsql as $$
      begin raise exception 'disk full' using errcode = '53100'; end $$;
      create trigger disk_full after insert on runs for each row execute function disk_full()`,
  });
  const text = await extract({ client, path, body: { name: 'a.txt', content: 'Total: 1', schema: invoiceDefinition } });
  const file = await extractFile({
    client,
    path,
    body: { file: new File(['Total: 2'], 'b.txt'), schema: invoiceDefinition },
  });
  // PostgreSQL says that its disk is full. What SQLite's trigger says is an error like any other.
  const expected =
    inject('database') === 'postgres' ? { status: 503, code: 'unavailable' } : { status: 500, code: 'internal_error' };
  expect(failure(text)).toMatchObject(expected);
  expect(failure(file)).toMatchObject(expected);
  expect(await rowCounts()).toEqual(before);
  expect(await app.storedFiles()).toEqual(files);
  expect(await app.temporaryFiles()).toEqual([]);
  expect(ok(await listSchemas({ client, path: { slug } })).total).toBe(0);

  await change({ sqlite: 'drop trigger disk_full', postgres: 'drop trigger disk_full on runs' });
  const { runId } = ok(
    await extract({ client, path, body: { name: 'a.txt', content: 'Total: 1', schema: invoiceDefinition } }),
  );
  expect((await endOfRun({ client }, runId)).status).toBe('completed');
  expect(ok(await listRuns({ client, path })).total).toBe(1);
});
