import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { createClient, extract } from '@excerpt/sdk';
import SqliteDatabase from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import { endOfRun, ok, workspaceWithSchema } from '../harness/builders.ts';
import { longTest, quickTest } from '../harness/scale.ts';
import { endAllServers, startServerProcess, type ServerProcess } from '../harness/server-process.ts';

const API_KEY = 'exk_the-key-of-the-stop-tests';

describe('a server in its own process', () => {
  let dataDir: string;

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'excerpt-stop-'));
  });
  afterEach(async () => {
    await endAllServers();
    await rm(dataDir, { recursive: true, force: true });
  });

  const settings = (graceSeconds = 1) => ({
    EXCERPT_PORT: '0',
    EXCERPT_DATA_DIR: dataDir,
    EXCERPT_LOG_LEVEL: 'warn',
    // Without it, a start says that the residency is assumed.
    EXCERPT_LOCAL_RESIDENCY: 'EU',
    EXCERPT_BOOTSTRAP_API_KEY: API_KEY,
    EXCERPT_SHUTDOWN_SECONDS: String(graceSeconds),
    EXCERPT_CONCURRENCY: '2',
    EXCERPT_PARSER_PROCESSES: '1',
  });

  function start({ extractionMs, graceSeconds }: { extractionMs: number; graceSeconds?: number }): ServerProcess {
    const program = [
      'test/jobs/crash-server.ts',
      join(dataDir, 'extractions.log'),
      String(extractionMs),
      String(extractionMs),
    ];
    return startServerProcess(program, settings(graceSeconds));
  }

  function rowsOf<T>(sql: string): T[] {
    const database = new SqliteDatabase(join(dataDir, 'excerpt.db'), { readonly: true });
    try {
      return database.prepare<[], T>(sql).all();
    } finally {
      database.close();
    }
  }

  /** Resolves when the server has received the request, which it says by `100 Continue`. */
  async function longPoll(url: string, id: string): Promise<{ waiting: Promise<unknown> }> {
    const headers = { 'x-api-key': API_KEY, expect: '100-continue' };
    const request = get(`${url}/runs/${id}?wait=60`, { headers });
    const waiting = once(request, 'response').then(([answer]) => json(answer as IncomingMessage));
    await once(request, 'continue');
    return { waiting };
  }

  const statuses = () => rowsOf<{ status: string; attempts: number }>('select status, attempts from runs order by id');

  quickTest('ends on SIGTERM, answers long polls, and returns running jobs to the queue', async () => {
    const server = start({ extractionMs: 60_000 });
    const client = createClient({ baseUrl: await server.url, apiKey: API_KEY });
    const path = await workspaceWithSchema({ client });
    const runIds: string[] = [];
    for (let index = 0; index < 4; index += 1) {
      runIds.push(ok(await extract({ client, path, body: { name: 'a.txt', content: `document ${index}` } })).runId);
    }
    await expect
      .poll(() => statuses().map(({ status }) => status))
      .toEqual(['processing', 'processing', 'pending', 'pending']);

    const { waiting } = await longPoll(await server.url, runIds[0] ?? '');
    const end = await server.end('SIGTERM');
    expect({ end, errors: server.errors() }).toEqual({ end: 0, errors: '' });
    // The extraction would have taken a minute.
    expect(await waiting).toMatchObject({ status: 'processing' });
    expect(rowsOf('select state, attempt from jobs')).toEqual(Array(4).fill({ state: 'ready', attempt: 0 }));

    const next = start({ extractionMs: 1 });
    const again = createClient({ baseUrl: await next.url, apiKey: API_KEY });
    for (const id of runIds) {
      const run = await endOfRun({ client: again }, id);
      expect(run).toMatchObject({ status: 'completed', attempts: 1 });
    }
    await expect.poll(() => rowsOf('select id from jobs')).toEqual([]);
    expect(await next.end('SIGTERM')).toBe(0);
  });

  longTest('waits for jobs that end within the grace period', async () => {
    const server = start({ extractionMs: 400, graceSeconds: 20 });
    const client = createClient({ baseUrl: await server.url, apiKey: API_KEY });
    const path = await workspaceWithSchema({ client });
    const { runId } = ok(await extract({ client, path, body: { name: 'a.txt', content: 'the only document' } }));
    await expect.poll(() => statuses().map(({ status }) => status)).toEqual(['processing']);
    const { waiting } = await longPoll(await server.url, runId);
    expect(await server.end('SIGTERM')).toBe(0);
    await waiting;
    expect(statuses()).toEqual([{ status: 'completed', attempts: 1 }]);
  });

  quickTest('refuses a data directory that another server uses', async () => {
    const first = start({ extractionMs: 1 });
    const url = await first.url;
    const second = startServerProcess(
      ['--conditions=excerpt-source', 'cli/main.ts', 'serve', '--no-sample'],
      settings(),
    );
    expect(await second.exited).toBe(1);
    expect(second.errors()).toBe(
      `Another Excerpt server uses the data directory ${dataDir}. ` +
        'Stop it, or choose another one with EXCERPT_DATA_DIR.\n',
    );
    expect((await fetch(`${url}/readyz`)).status).toBe(200);

    await first.end('SIGKILL');
    const third = start({ extractionMs: 1 });
    expect((await fetch(`${await third.url}/readyz`)).status).toBe(200);
  });
});
