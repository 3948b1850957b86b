import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { DialectName } from '../../server/db/database.ts';
import { migrateDatabase, openUnchecked, type DatabaseConfig } from '../../server/db/open-database.ts';
import { migrateQueueSchema } from '../../server/jobs/queue-schema.ts';
import { createTestDatabase } from './postgres/provide-postgres.ts';
import { takeDatabase } from './postgres/reused-databases.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The database of this test run. */
    database: DialectName;
  }
}

/** The databases of tests that open their own: that of the run, and both in long tests. */
export const databases: readonly DialectName[] =
  inject('scale') === 'long' ? ['sqlite', 'postgres'] : [inject('database')];

/** An empty database with the newest schema. */
export interface AppDatabase {
  /** Value of `EXCERPT_DATABASE_URL`. */
  url: string;
  drop(): Promise<void>;
}

const FILE = 'excerpt.db';
const CONNECTIONS = { connections: 10, statementTimeoutMs: 30_000 };

async function makeMigrated(config: DatabaseConfig): Promise<void> {
  const { database, release } = await openUnchecked(config, { exclusive: false });
  await migrateDatabase(config, database);
  if (database.dialect === 'postgres') await migrateQueueSchema(database);
  await release();
}

const prepare = (url: string) => makeMigrated({ dataDir: '.', database: { dialect: 'postgres', url, ...CONNECTIONS } });

let template: Promise<Buffer> | null = null;

/** The content of an empty database on SQLite. A worker makes it once, as its 70 changes take longer than a copy. */
async function makeTemplate(): Promise<Buffer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'excerpt-template-'));
  try {
    await makeMigrated({ dataDir, database: { dialect: 'sqlite', path: join(dataDir, FILE) } });
    return await readFile(join(dataDir, FILE));
  } finally {
    await rm(dataDir, { recursive: true });
  }
}

/**
 * Creates a database for one app: a file in its data directory, or a database on this run's PostgreSQL.
 * @param isNew that no test has used, for tests of its files
 */
export async function createAppDatabase(
  dataDir: string,
  dialect = inject('database'),
  isNew = false,
): Promise<AppDatabase> {
  if (dialect === 'postgres') {
    const app = { name: 'app', prepare };
    return isNew ? createTestDatabase(app) : takeDatabase(app);
  }
  template ??= makeTemplate();
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await writeFile(join(dataDir, FILE), await template, { mode: 0o600 });
  return { url: `sqlite:${join(dataDir, FILE)}`, drop: async () => undefined };
}
