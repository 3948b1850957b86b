import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRollbackPlans } from 'pg-boss';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrateSchema } from '../../server/app/operator/operator.ts';
import { createDatabase, type Database } from '../../server/db/database.ts';
import { openPostgres } from '../../server/db/postgres/open-postgres.ts';
import { createBoss } from '../../server/jobs/pg-boss.ts';
import { openPostgresQueue } from '../../server/jobs/postgres-queue.ts';
import { requirePool } from '../../server/jobs/queue-schema.ts';
import { createLogger } from '../../server/lib/logger.ts';
import { createTestDatabase } from '../harness/postgres/provide-postgres.ts';
import { parse, run } from './open-test-queue.ts';

const SCHEMA = 'excerpt_jobs';

describe('the queue’s tables on PostgreSQL', () => {
  let database: Database;
  let settings: { EXCERPT_DATA_DIR: string; EXCERPT_DATABASE_URL: string };
  let drop: () => Promise<void>;

  beforeEach(async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'excerpt-queue-'));
    const server = await createTestDatabase();
    settings = { EXCERPT_DATA_DIR: dataDir, EXCERPT_DATABASE_URL: server.url };
    database = createDatabase(openPostgres({ url: server.url, connections: 4, statementTimeoutMs: 30_000 }));
    drop = async () => {
      await database.close();
      await server.drop();
      await rm(dataDir, { recursive: true, force: true });
    };
    await migrateSchema(settings, { check: false });
  });
  afterEach(() => drop());

  const open = ({ migrate }: { migrate: boolean }) =>
    openPostgresQueue(database, { groupLimits: {}, migrate, logger: createLogger('silent') });
  const execute = async (text: string) => void (await database.pool?.query(text));

  it.each(['excerpt migrate', 'a start with --migrate'])(
    'are migrated from an earlier version only by %s, with their jobs',
    async (how) => {
      const before = await open({ migrate: false });
      await database.transaction((tx) => before.enqueue(tx, run('run_1')));
      await before.close();
      await execute(getRollbackPlans(SCHEMA));

      await expect(open({ migrate: false })).rejects.toThrow(
        /an earlier version's\. Stop the servers .* run `excerpt migrate`/,
      );
      expect(await migrateSchema(settings, { check: true })).toMatchObject({ pending: ['the queue of this version'] });
      if (how === 'excerpt migrate') await migrateSchema(settings, { check: false });
      const after = await open({ migrate: how !== 'excerpt migrate' });
      try {
        expect(await migrateSchema(settings, { check: true })).toMatchObject({ pending: [] });
        const [job] = await after.claim(() => ({ kind: 'run.execute', limit: 5, running: [] }));
        expect(job).toMatchObject({ kind: 'run.execute', subject: 'run_1', attempt: 1 });
        expect(job !== undefined && (await database.transaction((tx) => after.complete(tx, job)))).toBe(true);
      } finally {
        await after.close();
      }
    },
  );

  it('are refused if a newer version created them', async () => {
    await execute(`update ${SCHEMA}.version set version = version + 1`);
    const refusal = /newer version of Excerpt created the queue's tables/;
    await expect(open({ migrate: false })).rejects.toThrow(refusal);
    await expect(open({ migrate: true })).rejects.toThrow(refusal);
    await expect(migrateSchema(settings, { check: true })).rejects.toThrow(refusal);
    await expect(migrateSchema(settings, { check: false })).rejects.toThrow(refusal);
  });

  it('get the queue of a new kind of job without a migration', async () => {
    await (await open({ migrate: false })).close();
    const boss = createBoss(requirePool(database), { migrate: false, supervise: false });
    await boss.start();
    await boss.deleteQueue('document.parse');
    await boss.stop({ graceful: false });
    const queue = await open({ migrate: false });
    try {
      await database.transaction((tx) => queue.enqueue(tx, parse('doc_1')));
      expect(await queue.claim(() => ({ kind: 'document.parse', limit: 1, running: [] }))).toHaveLength(1);
    } finally {
      await queue.close();
    }
  });
});
