import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { createDatabase, type Database } from './database.ts';
import { acquireInstanceLock } from './instance-lock.ts';
import { migrate } from './migrations/migrate.ts';
import { openSqlite } from './sqlite.ts';

export interface OpenDatabase {
  database: Database;
  release(): Promise<void>;
}

/**
 * Opens the database and brings its schema up to date.
 * @param options.exclusive a server holds the data directory for itself; a command of the operator's works beside it
 */
export async function openDatabase(
  { dataDir, databasePath }: Pick<Config, 'dataDir' | 'databasePath'>,
  { exclusive = true }: { exclusive?: boolean } = {},
): Promise<OpenDatabase> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const unlock = exclusive ? acquireInstanceLock(join(dataDir, 'instance.lock')) : () => undefined;
  if (unlock === null) {
    throw new Error(`Another Excerpt server uses the data directory ${dataDir}. Stop it, or choose another one with EXCERPT_DATA_DIR.`);
  }
  const database = createDatabase(openSqlite(databasePath));
  const release = async () => {
    await database.close();
    unlock();
  };
  try {
    await migrate(database.db);
  } catch (error) {
    await release();
    throw error;
  }
  return { database, release };
}
