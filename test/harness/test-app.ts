import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { createClient, type Client } from '@excerpt/sdk';
import { openAdmin, type Admin } from '../../server/app/operator/operator.ts';
import { startApp, type App, type Replacements } from '../../server/app/start.ts';
import { openBlobs } from '../../server/blobs/open-blobs.ts';
import { loadConfig } from '../../server/config.ts';
import type { Environment } from '../../server/config/read-settings.ts';
import type { Db, DialectName } from '../../server/db/database.ts';
import { openDatabase } from '../../server/db/open-database.ts';
import { createLogger, type Logger } from '../../server/lib/logger.ts';
import { shareChildren } from './shared-children.ts';
import { createAppDatabase } from './test-database.ts';
import { fetchAndValidate } from './validating-fetch.ts';

export interface TestUser {
  id: string;
  apiKey: string;
  client: Client;
  /** Sends a request that the SDK would not send. The path starts with `/`. */
  request(path: string, init?: RequestInit): Promise<Response>;
}

export interface TestApp {
  app: App;
  url: string;
  dataDir: string;
  databaseUrl: string;
  /** The first user, on the plan `pro`. */
  admin: TestUser;
  /** Runs operator commands while the server is running. */
  withAdmin<T>(work: (admin: Admin) => Promise<T>): Promise<T>;
  addUser(plan?: 'free' | 'pro'): Promise<TestUser>;
  /** A client of this server for a user of another server on the same database. */
  same(other: TestUser): TestUser;
  /** Creates another key of a user. */
  addKey(user: TestUser, key: { scope?: 'read' | 'write'; expiresAt?: string }): Promise<TestUser>;
  /** Temporary files of uploads in progress. */
  temporaryFiles(): Promise<string[]>;
  /** Hashes of stored document files. */
  storedFiles(): Promise<string[]>;
  /** Number of stored model calls of active runs. */
  storedCalls(): Promise<number>;
  /** Changes what no operation can. */
  withDatabase<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** Makes the stored secret of a provider key unreadable. */
  damageSecret(id: string): Promise<void>;
  /** Stops the server, and starts a new one on the same data. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** Key of the first user. */
export const FIRST_KEY = 'exk_the-first-key-of-the-tests';

export interface TestAppOptions extends Replacements {
  settings?: Environment;
  logger?: Logger;
  /** Uses the data and database of another app, which may be running (on PostgreSQL), and keeps them. */
  beside?: Pick<TestApp, 'dataDir' | 'databaseUrl'>;
  /** Starts child processes for this app only. By default it shares those of other apps. */
  hasOwnChildren?: boolean;
  /** Uses another database than the test run. */
  database?: DialectName;
  /** On PostgreSQL, a database that no test has used. */
  hasNewDatabase?: boolean;
}

/** The paths in a folder. Reads it again if one of its folders was deleted meanwhile. */
async function listTree(folder: string, attempts = 20): Promise<string[]> {
  try {
    return await readdir(folder, { recursive: true });
  } catch (error) {
    if (attempts <= 1) throw error;
    return listTree(folder, attempts - 1);
  }
}

/** Starts the server on a free port with a temporary data directory. */
export async function startTestApp({
  settings = {},
  logger = createLogger('silent'),
  beside,
  hasOwnChildren = false,
  database: dialect,
  hasNewDatabase = false,
  ...replacements
}: TestAppOptions = {}): Promise<TestApp> {
  const dataDir = beside?.dataDir ?? (await mkdtemp(join(tmpdir(), 'excerpt-test-')));
  const database =
    beside === undefined
      ? await createAppDatabase(dataDir, dialect, hasNewDatabase)
      : { url: beside.databaseUrl, drop: null };
  const environment: Environment = {
    EXCERPT_PORT: '0',
    EXCERPT_DATA_DIR: dataDir,
    EXCERPT_DATABASE_URL: database.url,
    EXCERPT_DATABASE_CONNECTIONS: '5',
    EXCERPT_LOG_LEVEL: 'silent',
    EXCERPT_BOOTSTRAP_API_KEY: FIRST_KEY,
    EXCERPT_RATE_LIMIT: '0',
    EXCERPT_SHUTDOWN_SECONDS: '1',
    EXCERPT_PARSER_PROCESSES: '1',
    EXCERPT_EXTRACTOR_PROCESSES: '1',
    ...settings,
  };
  const start = () => {
    const config = loadConfig(environment);
    return startApp(config, logger, { ...(hasOwnChildren ? {} : shareChildren(config)), ...replacements });
  };
  let app = await start();
  let users = 0;

  function user(id: string, apiKey: string): TestUser {
    return {
      id,
      apiKey,
      client: createClient({ baseUrl: app.url, apiKey, fetch: fetchAndValidate }),
      request: (path, init = {}) =>
        fetchAndValidate(app.url + path, {
          ...init,
          headers: { 'x-api-key': apiKey, ...(init.headers as Record<string, string>) },
        }),
    };
  }

  async function withAdmin<T>(work: (admin: Admin) => Promise<T>): Promise<T> {
    const admin = await openAdmin(environment);
    try {
      return await work(admin);
    } finally {
      await admin.close();
    }
  }

  async function withDatabase<T>(work: (db: Db) => Promise<T>): Promise<T> {
    const { database: opened, release } = await openDatabase(loadConfig(environment), { exclusive: false });
    try {
      return await work(opened.db);
    } finally {
      await release();
    }
  }

  const [first] = await withAdmin((admin) => admin.listUsers());
  const testApp: TestApp = {
    app,
    url: app.url,
    dataDir,
    databaseUrl: database.url,
    admin: user(first?.id ?? '', FIRST_KEY),
    withAdmin,

    addUser: (plan = 'pro') =>
      withAdmin(async (admin) => {
        users += 1;
        const added = await admin.addUser(`user-${users}`, plan);
        return user(added.id, (await admin.addKey(added.id, { name: 'test' })).secret);
      }),

    same: ({ id, apiKey }) => user(id, apiKey),

    addKey: (owner, key) =>
      withAdmin(async (admin) => user(owner.id, (await admin.addKey(owner.id, { name: 'test', ...key })).secret)),

    async temporaryFiles() {
      const entries = await listTree(join(dataDir, 'tmp'));
      // Each server has its own folder.
      return entries.filter((entry) => entry.includes(sep));
    },

    withDatabase,

    storedCalls: () => withDatabase(async (db) => (await db.selectFrom('run_calls').select('key').execute()).length),

    damageSecret: (id) =>
      withDatabase(async (db) => {
        await db.updateTable('provider_keys').set({ sealed_secret: 'damaged' }).where('id', '=', id).execute();
      }),

    async storedFiles() {
      const config = loadConfig(environment);
      const { database: opened, release } = await openDatabase(config, { exclusive: false });
      const { blobs, close } = await openBlobs(config, opened, dataDir);
      try {
        const names: string[] = [];
        for await (const key of blobs.list('documents')) names.push(key.slice(key.lastIndexOf('/') + 1));
        return names.toSorted();
      } finally {
        await close();
        await release();
      }
    },

    async restart() {
      await app.close();
      app = await start();
      Object.assign(testApp, { app, url: app.url, admin: user(first?.id ?? '', FIRST_KEY) });
    },

    async close() {
      await app.close();
      if (database.drop === null) return;
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  return testApp;
}
