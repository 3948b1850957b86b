import { join } from 'node:path';
import { inject } from 'vitest';
import type { DialectName } from '../../server/db/database.ts';
import { migrateDatabase, openUnchecked } from '../../server/db/open-database.ts';
import { createTestDatabase } from './postgres/provide-postgres.ts';

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

const CONNECTIONS = { connections: 10, statementTimeoutMs: 30_000 };

async function prepare(url: string): Promise<void> {
  const config = { dataDir: '.', database: { dialect: 'postgres', url, ...CONNECTIONS } } as const;
  const { database, release } = await openUnchecked(config, { exclusive: false });
  await migrateDatabase(config, database);
  await release();
}

/** Creates a database for one app: a file in its data directory, or a database on this run's PostgreSQL. */
export async function createAppDatabase(dataDir: string, dialect = inject('database')): Promise<AppDatabase> {
  if (dialect === 'sqlite') return { url: `sqlite:${join(dataDir, 'excerpt.db')}`, drop: async () => undefined };
  return createTestDatabase({ name: 'app', prepare });
}
