import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, type Client } from '@excerpt/sdk';
import { expect, onTestFinished } from 'vitest';
import { loadConfig } from '../../server/config.ts';
import type { Database } from '../../server/db/database.ts';
import { openDatabase } from '../../server/db/open-database.ts';
import { startServerProcess } from '../harness/server-process.ts';
import { createAppDatabase } from '../harness/test-database.ts';
import { loopbackWebhooks } from '../harness/webhook-receiver.ts';

const API_KEY = 'exk_the-key-of-the-packet-crash-test';

/** A server that is killed and started again, on one database. */
export async function startKilled(dialect: 'sqlite' | 'postgres') {
  const dataDir = await mkdtemp(join(tmpdir(), 'excerpt-crash-'));
  const { url: databaseUrl, drop } = await createAppDatabase(dataDir, dialect);
  const start = () =>
    startServerProcess(['test/jobs/crash-server.ts', join(dataDir, 'extractions.log'), '20', '80'], {
      ...loopbackWebhooks,
      EXCERPT_PORT: '0',
      EXCERPT_RATE_LIMIT: '0',
      EXCERPT_DATA_DIR: dataDir,
      EXCERPT_DATABASE_URL: databaseUrl,
      EXCERPT_LOG_LEVEL: 'error',
      EXCERPT_BOOTSTRAP_API_KEY: API_KEY,
    });
  let server = start();
  onTestFinished(async () => {
    await server.end('SIGKILL');
    await drop();
    await rm(dataDir, { recursive: true, force: true });
  });
  const connect = async (): Promise<Client> => createClient({ baseUrl: await server.url, apiKey: API_KEY });
  const config = loadConfig({ EXCERPT_DATA_DIR: dataDir, EXCERPT_DATABASE_URL: databaseUrl });
  return {
    connect,
    end: () => server.end('SIGTERM'),
    async kill(): Promise<Client> {
      expect(await server.end('SIGKILL')).toBe('SIGKILL');
      server = start();
      return connect();
    },
    /** Opens the database for one look, since the server that is killed shares it. */
    async look<T>(read: (database: Database) => Promise<T>): Promise<T> {
      const { database, release } = await openDatabase(config, { exclusive: false });
      try {
        return await read(database);
      } finally {
        await release();
      }
    },
  };
}
