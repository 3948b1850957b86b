import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  cancelRun,
  createClient,
  createSchema,
  createWorkspace,
  extract,
  getRun,
  rerunRun,
  type Client,
} from '@excerpt/sdk';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { loadConfig } from '../../server/config.ts';
import type { DialectName } from '../../server/db/database.ts';
import { openDatabase } from '../../server/db/open-database.ts';
import { endOfRun, ok } from '../harness/builders.ts';
import { createAppDatabase } from '../harness/test-database.ts';
import { createPriceList, priceListDefinition, pricesOf, readPriceList } from '../harness/documents/price-list.ts';
import { promptOf } from '../harness/providers/provider-replies.ts';
import { startScriptedProvider, type ScriptedProvider } from '../harness/providers/scripted-provider.ts';
import { endAllServers, startServerProcess, type ServerProcess } from '../harness/server-process.ts';

const API_KEY = 'exk_the-key-of-the-crash-test';
const ROWS = 9_000;
let provider: ScriptedProvider;
let dataDir: string;
let databaseUrl: string;

beforeEach(async () => {
  provider = await startScriptedProvider();
  dataDir = await mkdtemp(join(tmpdir(), 'excerpt-crash-'));
});
afterEach(async () => {
  await endAllServers();
  await provider.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function startServer(): Promise<{ server: ServerProcess; client: Client }> {
  const server = startServerProcess(['--conditions=excerpt-source', 'cli/main.ts', 'serve', '--no-sample'], {
    EXCERPT_PORT: '0',
    EXCERPT_DATA_DIR: dataDir,
    EXCERPT_DATABASE_URL: databaseUrl,
    EXCERPT_LOG_LEVEL: 'error',
    EXCERPT_BOOTSTRAP_API_KEY: API_KEY,
    EXCERPT_SYSTEM_PROVIDER: 'openai-compatible',
    EXCERPT_SYSTEM_MODEL: 'house',
    EXCERPT_SYSTEM_API_KEY: 'sk-crash-0123456789',
    EXCERPT_SYSTEM_BASE_URL: provider.url,
    EXCERPT_PROVIDER_ALLOW_PRIVATE: '*',
    EXCERPT_PARSER_PROCESSES: '1',
    EXCERPT_EXTRACTOR_PROCESSES: '1',
  });
  return { server, client: createClient({ baseUrl: await server.url, apiKey: API_KEY }) };
}

/** Number of stored model calls, as a later process would find them. */
async function keptCalls(): Promise<number> {
  const config = loadConfig({ EXCERPT_DATA_DIR: dataDir, EXCERPT_DATABASE_URL: databaseUrl });
  const { database, release } = await openDatabase(config, { exclusive: false });
  try {
    return (await database.db.selectFrom('run_calls').select('key').execute()).length;
  } finally {
    await release();
  }
}

async function useDatabase(dialect: DialectName): Promise<void> {
  const { url, drop } = await createAppDatabase(dataDir, dialect);
  databaseUrl = url;
  onTestFinished(async () => {
    await endAllServers();
    await drop();
  });
}

/** Returns the id of a run that takes several calls. */
async function startRun(client: Client): Promise<string> {
  const { slug } = ok(await createWorkspace({ client, body: { name: 'Crash' } }));
  const family = { schemaKey: 'prices', name: 'Prices', definition: priceListDefinition };
  const { schemaKey } = ok(await createSchema({ client, path: { slug }, body: family }));
  const body = { name: 'prices.txt', content: createPriceList(ROWS) };
  return ok(await extract({ client, path: { slug, schemaKey }, body })).runId;
}

/** On PostgreSQL, a worker's jobs are released after 20 s without renewal. */
const KILLS = [
  ['sqlite', [3, 2]],
  ['postgres', [3]],
] as const;

test.each(KILLS)(
  'a server on %s that is killed half-way through a long document goes on where it was, after %j answers',
  { timeout: 180_000 },
  async (dialect, kills) => {
    await useDatabase(dialect);
    const answered = new Set<string>();
    let left = 0;
    let silent = 0;
    provider.otherwise((request) => {
      if (left === 0) {
        silent += 1;
        return { end: 'stall', pieces: [] };
      }
      left -= 1;
      answered.add(promptOf(request));
      return readPriceList(request);
    });

    let runId = '';
    let earlier = 0;
    for (const count of kills) {
      left = count;
      silent = 0;
      const { server, client } = await startServer();
      if (runId === '') runId = await startRun(client);
      earlier += count;
      // Wait until some calls are finished and others in progress.
      await expect.poll(async () => left === 0 && silent > 0 && (await keptCalls()), { interval: 100 }).toBe(earlier);
      expect(ok(await getRun({ client, path: { id: runId } }))).toMatchObject({
        status: 'processing',
        extractedData: null,
      });
      expect(await server.end('SIGKILL')).toBe('SIGKILL');
    }

    const asked = provider.requests.length;
    const before = new Set(answered);
    expect(before.size).toBe(earlier);
    left = Infinity;
    const { server, client } = await startServer();
    const done = await endOfRun({ client }, runId);
    const since = provider.requests.slice(asked).map(promptOf);
    expect(done).toMatchObject({ status: 'completed', attempts: kills.length + 1, errorCode: null, warnings: [] });
    expect(done.extractedData).toEqual({ title: 'Price list', items: pricesOf(ROWS) });
    // Finished calls are not repeated, and each of the others is made once.
    expect(since.filter((prompt) => before.has(prompt))).toEqual([]);
    expect(new Set(since).size).toBe(since.length);
    expect(since.length).toBeGreaterThan(2);
    const calls = earlier + since.length;
    expect(done).toMatchObject({ inputTokens: 100 * calls, outputTokens: 20 * calls, totalTokens: 120 * calls });
    expect(await keptCalls()).toBe(0);
    expect(await server.end('SIGTERM')).toBe(0);
    expect(server.errors()).toBe('');
  },
);

test.each(['sqlite', 'postgres'] as const)(
  'the rerun of a run on %s that was cancelled after a kill does not pay again for its finished calls',
  { timeout: 120_000 },
  async (dialect) => {
    await useDatabase(dialect);
    const answered = new Set<string>();
    let left = 2;
    provider.otherwise((request) => {
      if (left === 0) return { end: 'stall', pieces: [] };
      left -= 1;
      answered.add(promptOf(request));
      return readPriceList(request);
    });
    const first = await startServer();
    const runId = await startRun(first.client);
    await expect.poll(keptCalls, { interval: 100, timeout: 60_000 }).toBe(2);
    expect(await first.server.end('SIGKILL')).toBe('SIGKILL');

    const { server, client } = await startServer();
    expect(ok(await cancelRun({ client, path: { id: runId } }))).toMatchObject({
      status: 'cancelled',
      inputTokens: 200,
    });
    provider.reset();
    provider.otherwise(readPriceList);
    const rerun = ok(await rerunRun({ client, path: { id: runId } }));
    const done = await endOfRun({ client }, rerun.runId);
    expect(done).toMatchObject({ status: 'completed', reusedCalls: 2, inputTokens: 100 * provider.requests.length });
    expect(done.extractedData).toEqual({ title: 'Price list', items: pricesOf(ROWS) });
    expect(provider.requests.map(promptOf).filter((prompt) => answered.has(prompt))).toEqual([]);
    expect(await server.end('SIGTERM')).toBe(0);
  },
);
