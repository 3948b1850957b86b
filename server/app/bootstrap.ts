import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ApiKeysService } from '../api-keys/service.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { generateApiKey } from '../lib/crypto/api-key-secret.ts';
import { isNotFound } from '../lib/files/file-errors.ts';
import type { UsersService } from '../users/service.ts';

interface Dependencies {
  database: Database;
  users: Pick<UsersService, 'list' | 'create'>;
  apiKeys: Pick<ApiKeysService, 'issue'>;
}

const KEY_FILE = 'api-key';
/** In the data directory from the creation of the first key until the first start has printed it. */
const UNFINISHED = 'first-start';

/**
 * Returns the first API key if an earlier start created it and failed afterwards, as with a port that is in use. Null
 * if the first start is complete.
 */
export async function readUnfinishedStart(dataDir: string): Promise<string | null> {
  try {
    await readFile(join(dataDir, UNFINISHED));
    return (await readFile(join(dataDir, KEY_FILE), 'utf8')).trim();
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}

/** Marks the first start as complete: the key was printed, and the sample extracted if it was to be. */
export async function completeFirstStart(dataDir: string): Promise<void> {
  await rm(join(dataDir, UNFINISHED), { force: true });
}

/**
 * Creates the first user and its API key if there is no user. Returns the key; null on later starts, or if another node
 * started at the same moment and created them.
 */
export async function bootstrap({ database, users, apiKeys }: Dependencies, config: Config): Promise<string | null> {
  if ((await users.list()).length > 0) return null;
  return database.exclusively('bootstrap', async () => {
    if ((await users.list()).length > 0) return null;
    const secret = config.bootstrap.apiKey ?? generateApiKey();
    // Write the file first: if the process is killed in between, the next start begins again, and no committed key is
    // lost.
    await writeFile(join(config.dataDir, KEY_FILE), `${secret}\n`, { mode: 0o600 });
    await writeFile(join(config.dataDir, UNFINISHED), '');
    await database.transaction(async (tx) => {
      const admin = await users.create(tx, { name: 'admin', plan: config.bootstrap.plan });
      await apiKeys.issue(tx, admin.id, { name: 'First key' }, secret);
    });
    return secret;
  });
}
