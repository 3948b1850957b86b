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
 * Makes the first user and its API key where there is no user yet. Returns the key, or null on every later start, and
 * where another node that started at the same moment made them.
 */
export async function bootstrap({ database, users, apiKeys }: Dependencies, config: Config): Promise<string | null> {
  if ((await users.list()).length > 0) return null;
  return database.exclusively('bootstrap', async () => {
    if ((await users.list()).length > 0) return null;
    const secret = config.bootstrap.apiKey ?? newApiKey();
    // The file comes first: a start that is killed in between begins anew, and a committed key is never unknown.
    await writeFile(join(config.dataDir, 'api-key'), `${secret}\n`, { mode: 0o600 });
    await database.transaction(async (tx) => {
      const admin = await users.create(tx, { name: 'admin', plan: config.bootstrap.plan });
      await apiKeys.issue(tx, admin.id, { name: 'First key' }, secret);
    });
    return secret;
  });
}
