import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createDocument, ExcerptError, getDocument } from '@excerpt/sdk';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { readEnvironment } from '../../server/config.ts';
import { createLogger } from '../../server/lib/logger.ts';
import { ok, workspaceWithSchema } from '../harness/builders.ts';
import { withClient } from '../harness/postgres/postgres-databases.ts';
import { startTestApp, type TestApp } from '../harness/test-app.ts';

const PAGE_BYTES = 8192;
const BYTES_PER_DOCUMENT = 5_000;

/** The files of another server are elsewhere. */
const isOurs = readEnvironment()['EXCERPT_TEST_DATABASE_URL'] === undefined;

describe.runIf(inject('database') === 'postgres' && isOurs)('a PostgreSQL with damaged pages', () => {
  let source: TestApp;
  let documentId: string;
  const server = () => source.databaseUrl.replace(new URL(source.databaseUrl).pathname, '/postgres');
  const damaged: string[] = [];

  beforeAll(async () => {
    source = await startTestApp({ hasNewDatabase: true });
    const { client } = source.admin;
    const path = await workspaceWithSchema(source.admin);
    for (let number = 0; number < 5; number += 1) {
      const content = `${number} `.repeat(BYTES_PER_DOCUMENT / 2);
      documentId = ok(await createDocument({ client, path, body: { name: 'a.txt', content } })).id;
    }
    await source.app.idle();
    await source.app.close();
  });
  afterAll(async () => {
    await withClient(server(), async (client) => {
      for (const name of damaged) await client.query(`drop database if exists ${name} with (force)`);
    });
    await source.close();
  });

  /** A copy of the database in which `damage` was done to the file of a relation before anything read it. */
  async function copyDamaged(relation: string, damage: (path: string) => Promise<void>): Promise<string> {
    const from = new URL(source.databaseUrl).pathname.slice(1);
    const name = `${from}_damaged_${damaged.length}`;
    damaged.push(name);
    const file = await withClient(source.databaseUrl, async (client) => {
      const { rows } = await client.query<{ path: string }>('select pg_relation_filenode($1)::text as path', [
        relation,
      ]);
      return rows[0]?.path ?? '';
    });
    await withClient(server(), async (client) => {
      // Copied by files, its pages are in no buffer.
      await client.query(`create database ${name} template ${from} strategy file_copy`);
      const { rows } = await client.query<{ directory: string; oid: number }>(
        `select current_setting('data_directory') as directory, oid from pg_database where datname = $1`,
        [name],
      );
      await damage(join(rows[0]?.directory ?? '', 'base', String(rows[0]?.oid), file));
    });
    return source.databaseUrl.replace(from, name);
  }

  async function overwrite(path: string, byte: string | number): Promise<void> {
    const file = await open(path, 'r+');
    const { size } = await file.stat();
    await file.write(Buffer.alloc(size, byte), 0, size, 0);
    await file.close();
  }

  test.each([
    ['a table', 'documents', (path: string) => overwrite(path, 'x')],
    ['an index', 'documents_pkey', (path: string) => overwrite(path, 0)],
    [
      'a table that became shorter',
      'documents',
      async (path: string) => {
        const file = await open(path, 'r+');
        await file.truncate(PAGE_BYTES / 2);
        await file.close();
      },
    ],
    ['a table without its file', 'documents', (path: string) => rm(path)],
  ])('in %s is not to be asked again, and the server is not ready', async (_, relation, damage) => {
    const lines: string[] = [];
    const logger = createLogger('error', { write: (line) => void lines.push(line) });
    const databaseUrl = await copyDamaged(relation, damage);
    const app = await startTestApp({ logger, beside: { dataDir: source.dataDir, databaseUrl } });
    try {
      await expect
        .poll(async () => {
          const { error } = await getDocument({ client: app.admin.client, path: { id: documentId } });
          return error instanceof ExcerptError ? [error.status, error.retryable] : null;
        })
        .toEqual([503, false]);
      const ready = await fetch(`${app.url}/readyz`);
      expect(ready.status).toBe(503);
      expect(await ready.json()).toMatchObject({
        reason: expect.stringContaining('is damaged. Restore a backup') as string,
      });
      expect(lines.some((line) => (JSON.parse(line) as { level: number }).level >= 50)).toBe(true);
    } finally {
      await app.close();
    }
  });
});
