import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ApiKeysService } from '../api-keys/service.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { newApiKey } from '../lib/crypto/api-key-secret.ts';
import type { UsersService } from '../users/service.ts';

interface Dependencies {
  database: Database;
  users: Pick<UsersService, 'list' | 'create'>;
  apiKeys: Pick<ApiKeysService, 'issue'>;
}

/**
 * Creates the first user and its API key if there is no user. Returns the key; null on later starts, or if another node
 * started at the same moment and created them.
 */
export async function bootstrap({ database, users, apiKeys }: Dependencies, config: Config): Promise<string | null> {
  if ((await users.list()).length > 0) return null;
  return database.exclusively('bootstrap', async () => {
    if ((await users.list()).length > 0) return null;
    const secret = config.bootstrap.apiKey ?? newApiKey();
    // Write the file first: if the process is killed in between, the next start begins again, and no committed key is
    // lost.
    await writeFile(join(config.dataDir, 'api-key'), `${secret}\n`, { mode: 0o600 });
    await database.transaction(async (tx) => {
      const admin = await users.create(tx, { name: 'admin', plan: config.bootstrap.plan });
      await apiKeys.issue(tx, admin.id, { name: 'First key' }, secret);
    });
    return secret;
  });
}
