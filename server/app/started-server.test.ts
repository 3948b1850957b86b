/** What a start does and says, with a real database of a file and a real server. */
import { readFile, stat } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findFreePort } from '../../test/harness/free-port.ts';
import { loadConfig, type Role } from '../config.ts';
import { createLogger } from '../lib/logger.ts';
import { completeFirstStart, readUnfinishedStart } from './bootstrap.ts';
import { startApp, type App } from './start.ts';
import { addDocuments, makeDataDirectory, removeFolder, storeFile, withFile } from './testing/data-directories.ts';

const NOW = '2026-01-01T00:00:00.000Z';
const MISSING = 'The file of a document is missing.';

let dataDir: string;
let logged: Record<string, unknown>[];
let apps: App[];

beforeEach(async () => {
  dataDir = await makeDataDirectory();
  logged = [];
  apps = [];
});
afterEach(async () => {
  for (const app of apps) await app.close();
  await removeFolder(dataDir);
});

const SOMEWHERE = { EXCERPT_LOCAL_RESIDENCY: 'CH' };

async function start(settings: Record<string, string> = SOMEWHERE, role: Role = 'all'): Promise<App> {
  const logger = createLogger('info', { write: (line: string) => void logged.push(JSON.parse(line)) });
  const config = loadConfig({
    EXCERPT_PORT: '0',
    EXCERPT_DATA_DIR: dataDir,
    EXCERPT_SHUTDOWN_SECONDS: '1',
    EXCERPT_DRAIN_SECONDS: '0',
    ...settings,
  });
  const app = await startApp({ ...config, role }, logger);
  apps.push(app);
  return app;
}

const messages = () => logged.map(({ msg }) => String(msg)).filter((msg) => !msg.startsWith('The server'));
const answerOf = async (url: string, path: string, key = '') =>
  (await fetch(url + path, { headers: { 'x-api-key': key } })).status;

describe('the first start', () => {
  test('makes the first user and its key, which is kept until the start is complete', async () => {
    const { url, firstApiKey } = await start();
    expect(await answerOf(url, '/me', firstApiKey ?? '')).toBe(200);
    expect(await answerOf(url, '/me', 'exk_another-key-of-nobody')).toBe(401);
    const file = join(dataDir, 'api-key');
    expect([await readFile(file, 'utf8'), (await stat(file)).mode & 0o777]).toEqual([`${firstApiKey}\n`, 0o600]);
    expect(await withFile(dataDir, (db) => db.selectFrom('users').select(['name', 'plan']).execute())).toEqual([
      { name: 'admin', plan: 'pro' },
    ]);
    expect(await readUnfinishedStart(dataDir)).toBe(firstApiKey);
    await completeFirstStart(dataDir);
    expect(await readUnfinishedStart(dataDir)).toBeNull();
    await completeFirstStart(dataDir);
  });

  test('takes key and plan of the settings, and a later one makes nothing', async () => {
    const settings = { EXCERPT_BOOTSTRAP_API_KEY: 'exk_a-key-of-the-operator', EXCERPT_BOOTSTRAP_PLAN: 'free' };
    const first = await start(settings);
    expect(first.firstApiKey).toBe('exk_a-key-of-the-operator');
    await first.close();
    expect((await start(settings)).firstApiKey).toBeNull();
    expect(await withFile(dataDir, (db) => db.selectFrom('users').select('plan').execute())).toEqual([
      { plan: 'free' },
    ]);
  });
});

describe('the role', () => {
  test('worker answers health checks only, and makes no user', async () => {
    const { url, firstApiKey, idle } = await start(SOMEWHERE, 'worker');
    expect(firstApiKey).toBeNull();
    expect([await answerOf(url, '/readyz'), await answerOf(url, '/me')]).toEqual([200, 404]);
    expect([await answerOf(url, '/docs'), await answerOf(url, '/')]).toEqual([404, 404]);
    await idle();
  });

  test('api answers requests, and executes nothing', async () => {
    const { url, firstApiKey, idle, wake } = await start(SOMEWHERE, 'api');
    wake();
    await idle();
    expect(await answerOf(url, '/me', firstApiKey ?? '')).toBe(200);
  });
});

describe('a start that fails', () => {
  let other: Server;
  let port: string;
  beforeEach(async () => {
    other = createServer();
    await new Promise<void>((resolve) => void other.listen(0, '127.0.0.1', resolve));
    port = String((other.address() as AddressInfo).port);
  });
  afterEach(() => other.close());

  test.each([
    ['EXCERPT_METRICS_PORT', 'another port with EXCERPT_METRICS_PORT'],
    ['EXCERPT_PORT', 'another port with --port (EXCERPT_PORT)'],
  ])('for %s lets go of everything', async (setting, message) => {
    const failed = start({ [setting]: port, EXCERPT_HOST: '127.0.0.1' });
    await expect(failed).rejects.toThrow(message);
    expect(await answerOf((await start()).url, '/readyz')).toBe(200);
  });
});

test('two servers do not use one data directory', async () => {
  await start();
  await expect(start()).rejects.toThrow('Another Excerpt server uses the data directory');
});

test('metrics have a port of their own if they are given one', async () => {
  const port = await findFreePort();
  const app = await start({ EXCERPT_METRICS_PORT: String(port), EXCERPT_HOST: '127.0.0.1' });
  expect([await answerOf(app.url, '/metrics'), await answerOf(`http://127.0.0.1:${port}`, '/metrics')]).toEqual([
    404, 200,
  ]);
  const printed = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  // Those that are read of what the server has, and not only counted.
  for (const gauge of ['runs', 'budgets', 'disk_free_bytes', 'provider_circuits_open', 'jobs'])
    expect(printed).toContain(`# TYPE excerpt_${gauge} gauge`);
  await app.close();
  await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow('fetch failed');
});

test('a server that drains says so and goes on, until it is closed', async () => {
  const { url, firstApiKey, drain, close } = await start();
  expect(await answerOf(url, '/readyz')).toBe(200);
  await drain();
  expect([await answerOf(url, '/readyz'), await answerOf(url, '/me', firstApiKey ?? '')]).toEqual([503, 200]);
  await close();
  await expect(fetch(`${url}/readyz`)).rejects.toThrow('fetch failed');
});

describe('a start warns', () => {
  test('of a residency that nobody said, for the built-in extractor', async () => {
    await start({});
    expect(messages()).toEqual([expect.stringMatching(/^The built-in extractor claims the residency EU, wherever/)]);
    await apps.pop()?.close();
    logged = [];
    const model = { EXCERPT_SYSTEM_PROVIDER: 'ollama', EXCERPT_SYSTEM_MODEL: 'llama3' };
    await start({ ...model, EXCERPT_SYSTEM_BASE_URL: 'http://127.0.0.1:1' });
    expect(messages()).toEqual([]);
  });

  test.each([
    ['oldest', [false, true], 'doc_1'],
    ['newest', [true, false], 'doc_2'],
    ['no', [true, true], undefined],
  ])('of a document whose file is missing: the %s', async (_which, files, missing) => {
    const hashes: string[] = [];
    for (const [index, isThere] of files.entries()) {
      const { hash, path } = await storeFile(dataDir, `document ${index}`);
      hashes.push(hash);
      if (!isThere) await removeFolder(path);
    }
    await withFile(dataDir, async (db) => {
      await db.insertInto('users').values({ id: 'usr_1', name: 'ada', plan: 'pro', created_at: NOW }).execute();
      // An expired document has no file any more.
      await addDocuments(db, 'usr_1', ...hashes, '');
    });
    await start();
    const warned = logged.filter(({ msg }) => String(msg).startsWith(MISSING));
    expect(warned.map(({ document }) => document)).toEqual(missing === undefined ? [] : [missing]);
  });

  test('of secrets that its key does not open', async () => {
    await withFile(dataDir, async (db) => {
      await db.insertInto('users').values({ id: 'usr_1', name: 'ada', plan: 'pro', created_at: NOW }).execute();
      const key = { id: 'key_1', user_id: 'usr_1', provider: 'openai', name: 'a', default_model: 'm', status: 'valid' };
      await db
        .insertInto('provider_keys')
        .values({ ...key, sealed_secret: 'damaged', masked_key: 'x', created_at: NOW, updated_at: NOW } as never)
        .execute();
    });
    await start();
    expect(logged).toMatchObject([{ providerKeys: 1, msg: expect.stringContaining('Restore that key, or send') }]);
  });
});
