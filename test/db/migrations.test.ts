import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  getDocument,
  getEnvironment,
  getRun,
  getSchemaVersion,
  listDocuments,
  listEnvironments,
  listProviderKeys,
  listRuns,
  listWebhookDeliveries,
  listWorkspaces,
} from '@excerpt/sdk';
import { CompiledQuery } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { migrateSchema, openAdmin } from '../../server/app/operator/operator.ts';
import type { Database } from '../../server/db/database.ts';
import { createDatabase } from '../../server/db/database.ts';
import { migrate, schemaChanges, readSchemaState } from '../../server/db/migrations/migrate.ts';
import { openPostgres } from '../../server/db/postgres/open-postgres.ts';
import { openSqlite } from '../../server/db/sqlite/open-sqlite.ts';
import { startTestApp } from '../harness/test-app.ts';
import { ok } from '../harness/builders.ts';
import { createTestDatabase } from '../harness/postgres/provide-postgres.ts';
import { databases } from '../harness/test-database.ts';
import { rowsAfter } from './earlier-rows.ts';

const changes = Object.keys(schemaChanges);
const NEWEST = 3;
/** Every fourth state shows the rows of all changes: those of the ones between are in it. */
const EARLIER = inject('scale') === 'long' ? 4 : Infinity;
/** Of databases to upgrade: the oldest and the newest ones, and in the long tests some between. */
const states = changes.filter((_, index) => index % EARLIER === 0 || index >= changes.length - NEWEST);

describe.each(databases)('the schema on %s', (dialect) => {
  const queue = dialect === 'postgres' ? ['the queue of this version'] : [];
  let place: { dataDir: string; databaseUrl: string };
  let drop: () => Promise<void>;

  /** An empty database. */
  beforeEach(async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'excerpt-migrations-'));
    const server = dialect === 'postgres' ? await createTestDatabase() : null;
    place = { dataDir, databaseUrl: server?.url ?? `sqlite:${join(dataDir, 'excerpt.db')}` };
    drop = async () => {
      await server?.drop();
      await rm(dataDir, { recursive: true, force: true });
    };
  });
  afterEach(() => drop());

  const settings = () => ({ EXCERPT_DATA_DIR: place.dataDir, EXCERPT_DATABASE_URL: place.databaseUrl });

  async function withDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
    const store =
      dialect === 'sqlite'
        ? openSqlite(join(place.dataDir, 'excerpt.db'))
        : openPostgres({ url: place.databaseUrl, connections: 2, statementTimeoutMs: 30_000 });
    const database = createDatabase(store);
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  }

  /** A database as the program was that knew this change and no later one, with data in it. */
  async function fillAsOf(last: string): Promise<void> {
    await withDatabase(async (database) => {
      for (const change of changes.slice(0, changes.indexOf(last) + 1)) {
        const rows = rowsAfter[change];
        if (rows === undefined) throw new Error(`test/db/earlier-rows.ts says nothing of ${change}.`);
        await migrate(database, change);
        for (const row of rows) await database.db.executeQuery(CompiledQuery.raw(row));
      }
    });
  }

  test.each(states)('as of %s is brought up to date with the data in it, which the API reads', async (last) => {
    await fillAsOf(last);
    expect(await migrateSchema(settings(), { check: true })).toMatchObject({
      pending: [...changes.slice(changes.indexOf(last) + 1), ...queue],
    });
    await migrateSchema(settings(), { check: false });
    expect(await migrateSchema(settings(), { check: true })).toMatchObject({ pending: [] });

    const app = await startTestApp({ beside: place, settings: { EXCERPT_WEBHOOK_RETENTION_DAYS: '36500' } });
    try {
      const { client } = app.admin;
      const path = { slug: 'acme', schemaKey: 'invoice' };
      expect(ok(await listWorkspaces({ client }))).toMatchObject({
        total: 1,
        data: [{ slug: 'acme', createdAt: '2026-01-31T09:30:00.123Z' }],
      });
      expect(ok(await listEnvironments({ client, path })).data.map(({ slug }) => slug)).toEqual([
        'production',
        'staging',
        'development',
      ]);
      const version = ok(await getSchemaVersion({ client, path: { ...path, versionNumber: 1 } }));
      expect(Object.keys((version.definition as { properties: object }).properties)).toEqual(['total', 'b']);
      expect(ok(await getDocument({ client, path: { id: 'doc_1' } }))).toMatchObject({
        content: 'Total: 7',
        fileSize: 8,
        extractedData: { total: 7, b: null },
      });
      expect(ok(await getRun({ client, path: { id: 'run_1' } }))).toMatchObject({
        status: 'completed',
        confidence: 0.5,
        warnings: ['A warning.'],
        completedAt: '2026-01-31T09:30:00.123Z',
      });
      expect(ok(await getRun({ client, path: { id: 'run_2' } }))).toMatchObject({
        status: 'failed',
        errorCode: { code: 'timeout', stage: 'extract', retryable: true },
      });
      expect(ok(await listRuns({ client, path }))).toMatchObject({
        total: 2,
        data: [{ id: 'run_2' }, { id: 'run_1' }],
      });
      expect(ok(await listDocuments({ client, path })).total).toBe(1);
      expect(ok(await listDocuments({ client, path, query: { query: 'TOTAL 7' } })).data).toMatchObject([
        { id: 'doc_1' },
      ]);
      if (last < '0002') return;
      expect(ok(await listProviderKeys({ client })).data).toMatchObject([
        { id: 'pk_1', provider: 'openai', status: 'valid' },
      ]);
      const staging = ok(await getEnvironment({ client, path: { ...path, envSlug: 'staging' } }));
      expect(staging).toMatchObject({ providerKeyId: 'pk_1', verify: true });
      if (last < '0008') return;
      expect(ok(await listWebhookDeliveries({ client, path: { id: 'whe_1' } }))).toMatchObject({
        total: 1,
        data: [{ id: 'whd_1', event: 'run.completed', payload: { data: { id: 'run_1' } }, success: true }],
      });
      if (last < '0012') return;
      const request = () =>
        app.withDatabase((db) =>
          db.selectFrom('idempotent_requests').select(['request_key', 'sealed_answer']).executeTakeFirst(),
        );
      expect(await request()).toEqual({ request_key: 'a-request', sealed_answer: 'sealed' });
      await app.withDatabase((db) => db.deleteFrom('documents').where('id', '=', 'doc_1').execute());
      expect(await request()).toEqual({ request_key: 'a-request', sealed_answer: null });
    } finally {
      await app.close();
    }
  });

  test('is not set up in an empty database by operator commands', async () => {
    await expect(openAdmin(settings())).rejects.toThrow('The first start of the server sets the database up');
  });

  test('of a newer version is not changed, and the error says why', async () => {
    await withDatabase(async (database) => {
      await migrate(database);
      await database.db.executeQuery(
        CompiledQuery.raw(`insert into kysely_migration values ('9999-of-tomorrow', '2030-01-01T00:00:00.000Z')`),
      );
    });
    const refusal = /newer version of Excerpt migrated the database's schema \(9999-of-tomorrow\)/;
    await expect(startTestApp({ beside: place })).rejects.toThrow(refusal);
    await expect(startTestApp({ beside: place, settings: { EXCERPT_MIGRATE: 'true' } })).rejects.toThrow(refusal);
    await expect(migrateSchema(settings(), { check: true })).rejects.toThrow(refusal);
    await expect(openAdmin(settings())).rejects.toThrow(refusal);
  });

  test.runIf(changes.length > 1)(
    'of an earlier version is changed at a start only where no other server can be at work',
    async () => {
      const earlier = changes.at(-2) ?? '';
      await fillAsOf(earlier);
      if (dialect === 'postgres') {
        await expect(startTestApp({ beside: place })).rejects.toThrow(
          /an earlier version's: it lacks .* run `excerpt migrate`/,
        );
        await expect(openAdmin(settings())).rejects.toThrow(/excerpt migrate/);
        expect(await withDatabase(readSchemaState)).toMatchObject({ pending: changes.slice(-1) });
      }
      const app = await startTestApp({
        beside: place,
        settings: dialect === 'postgres' ? { EXCERPT_MIGRATE: 'true' } : {},
      });
      expect(ok(await listWorkspaces({ client: app.admin.client })).total).toBe(1);
      await app.close();
      expect(await withDatabase(readSchemaState)).toMatchObject({ pending: [] });
    },
  );

  test('is made whole or not at all', async () => {
    const broken = changes.at(-1) ?? '';
    const change = schemaChanges[broken];
    if (change === undefined) throw new Error('There is no change.');
    const { up } = change;
    change.up = async (db, on) => {
      await up.call(change, db, on);
      throw new Error('The disk is gone.');
    };
    // `excerpt migrate` creates no SQLite file.
    await withDatabase(async () => undefined);
    try {
      await expect(migrateSchema(settings(), { check: false })).rejects.toThrow('could not be migrated');
    } finally {
      change.up = up;
    }
    expect(await withDatabase(readSchemaState)).toMatchObject({ isEmpty: true, pending: changes });
    await migrateSchema(settings(), { check: false });
    expect(await withDatabase(readSchemaState)).toMatchObject({ pending: [] });
  });

  test.runIf(dialect === 'postgres')('is made once by many that start at once, and so is the first user', async () => {
    const apps = await Promise.all([1, 2, 3, 4].map(() => startTestApp({ beside: place })));
    try {
      const users = await apps[0]?.withAdmin((admin) => admin.listUsers());
      expect(users).toHaveLength(1);
      expect(apps.filter(({ app }) => app.firstApiKey !== null)).toHaveLength(1);
      for (const app of apps) expect(ok(await listWorkspaces({ client: app.admin.client })).total).toBe(0);
    } finally {
      await Promise.all(apps.map((app) => app.close()));
    }
  });
});
