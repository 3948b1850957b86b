import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { cancelRun, createClient, extract, getRun, type Client } from '@excerpt/sdk';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readEnvironment } from '../../server/config.ts';
import { endOfRun, ok, workspaceWithSchema } from '../harness/builders.ts';
import { Cluster } from '../harness/postgres/cluster-nodes.ts';
import { createAppDatabase, type AppDatabase } from '../harness/test-database.ts';
import { createTestDatabase } from '../harness/postgres/provide-postgres.ts';
import { startPostgres } from '../harness/postgres/postgres-server.ts';
import { endAllServers, startServerProcess, type ServerProcess } from '../harness/server-process.ts';

const program = (log: string) => ['test/jobs/cluster-node.ts', log];

describe('several processes on one database', { timeout: 120_000 }, () => {
  let dataDir: string;
  let database: AppDatabase;
  let cluster: Cluster;

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'excerpt-cluster-'));
    database = await createAppDatabase(dataDir, 'postgres');
    cluster = new Cluster(database.url, dataDir, program);
  });
  afterEach(async () => {
    await endAllServers();
    await cluster.close();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const clientOf = async (server: ServerProcess): Promise<Client> =>
    createClient({ baseUrl: await server.url, apiKey: cluster.apiKey });

  async function send(client: Client, path: { slug: string; schemaKey: string }, content: string): Promise<string> {
    return ok(await extract({ client, path, body: { name: 'document.txt', content } })).runId;
  }

  const wait = async (client: Client, id: string, seconds = 60) =>
    ok(await getRun({ client, path: { id }, query: { wait: seconds } }));

  it('an API node accepts runs; a worker executes them and answers only health checks', async () => {
    const api = cluster.start('api');
    const client = await clientOf(api);
    const path = await workspaceWithSchema({ client });
    const id = await send(client, path, 'early takes 1');
    expect((await wait(client, id, 2)).status).toBe('pending');

    const worker = cluster.start('worker');
    const address = await worker.url;
    expect((await wait(client, id)).status).toBe('completed');
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    expect((await fetch(`${address}/workspaces`, { headers: { 'x-api-key': cluster.apiKey } })).status).toBe(404);
    expect((await fetch(`${address}/openapi.json`)).status).toBe(404);

    expect((await wait(client, await send(client, path, 'later takes 1'))).status).toBe('completed');
    expect([await worker.end('SIGTERM'), await api.end('SIGTERM')]).toEqual([0, 0]);
    expect([worker.errors(), api.errors()]).toEqual(['', '']);
  });

  it('any node serves long polls, streams and cancels of any run', async () => {
    const [first, second] = [cluster.start('api'), cluster.start('api')];
    const [here, there] = [await clientOf(first), await clientOf(second)];
    const path = await workspaceWithSchema({ client: here });

    const streamed = await send(here, path, 'streamed takes 17000');
    const stream = await fetch(`${await second.url}/runs/${streamed}/events`, {
      headers: { 'x-api-key': cluster.apiKey },
    });
    const streaming = stream.text();
    // Stages that begin before the stream are not sent again.
    await cluster.start('worker').url;

    expect((await wait(there, await send(here, path, 'waited takes 500'))).status).toBe('completed');
    expect(ok(await getRun({ client: here, path: { id: streamed } })).status).toBe('processing');

    const cancelled = await send(here, path, 'cancelled takes 60000');
    await expect.poll(() => cluster.extractions()).toContainEqual(expect.stringMatching(/^begins cancelled /));
    const waiting = wait(here, cancelled);
    expect(ok(await cancelRun({ client: there, path: { id: cancelled } })).status).toBe('cancelled');
    expect((await waiting).status).toBe('cancelled');
    await expect.poll(() => cluster.extractions()).toContainEqual(expect.stringMatching(/^aborts cancelled /));

    const text = await streaming;
    expect(text).toMatch(/"status":"completed"[^\n]*\n\n$/);
    expect(text).toContain('"stage":"extract"');
    // Nothing came for longer than a proxy waits.
    expect(text).toContain('\n\n: nothing new\n\n');
  });

  it('a waiting client sees the end of its run when messages get lost', async () => {
    const [api, worker] = [
      cluster.start('api', { EXCERPT_LOG_LEVEL: 'silent' }),
      cluster.start('worker', { EXCERPT_LOG_LEVEL: 'silent' }),
    ];
    const client = await clientOf(api);
    await worker.url;
    const path = await workspaceWithSchema({ client });
    let isOver = false;
    const cutting = (async () => {
      while (!isOver) {
        await cluster.rows(
          `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'excerpt messages'`,
        );
        await delay(50);
      }
    })();
    const id = await send(client, path, 'run takes 500');
    expect((await wait(client, id)).status).toBe('completed');
    isOver = true;
    await cutting;
  });

  it('another worker takes over the runs of a killed one, each once', async () => {
    const api = cluster.start('api');
    const client = await clientOf(api);
    const path = await workspaceWithSchema({ client });
    await cluster.watchRuns();
    const doomed = cluster.start('worker');
    await doomed.url;
    const ids: string[] = [];
    for (let index = 0; index < 6; index += 1) ids.push(await send(client, path, `run-${index} takes 2000`));
    await expect.poll(async () => (await cluster.extractions()).length).toBe(6);
    expect(await doomed.end('SIGKILL')).toBe('SIGKILL');
    await cluster.start('worker').url;
    for (const id of ids) expect(await wait(client, id)).toMatchObject({ status: 'completed', attempts: 2 });
    await expect.poll(() => cluster.finals()).toEqual({ runs: 6, once: 6, completed: 6, jobs: 0 });
  });

  it('a worker that hung does not record a run that another one has recorded', async () => {
    const api = cluster.start('api');
    const client = await clientOf(api);
    const path = await workspaceWithSchema({ client });
    await cluster.watchRuns();
    const frozen = cluster.start('worker');
    await frozen.url;
    const id = await send(client, path, 'run takes 3000');
    await expect.poll(async () => (await cluster.extractions()).length).toBe(1);
    process.kill(frozen.pid, 'SIGSTOP');
    const other = cluster.start('worker');
    await other.url;
    await expect.poll(async () => (await cluster.extractions()).length).toBe(2);
    process.kill(frozen.pid, 'SIGCONT');
    expect(await wait(client, id)).toMatchObject({ status: 'completed', attempts: 2 });
    await expect
      .poll(() => cluster.extractions())
      .toContainEqual(expect.stringMatching(new RegExp(`^(ends|aborts) .* ${frozen.pid} `)));
    await expect.poll(() => cluster.finals()).toEqual({ runs: 1, once: 1, completed: 1, jobs: 0 });
    expect([await frozen.end('SIGTERM'), await other.end('SIGTERM')]).toEqual([0, 0]);
  });

  it('all workers combined respect the limit of a workspace', async () => {
    const settings = { EXCERPT_WORKSPACE_CONCURRENCY: '3', EXCERPT_CONCURRENCY: '2' };
    const api = cluster.start('api', settings);
    const client = await clientOf(api);
    const path = await workspaceWithSchema({ client });
    for (const worker of [cluster.start('worker', settings), cluster.start('worker', settings)]) await worker.url;
    const ids = await Promise.all(
      Array.from({ length: 12 }, (_, index) => send(client, path, `run-${index} takes 200`)),
    );
    for (const id of ids) expect((await wait(client, id)).status).toBe('completed');
    let running = 0;
    let most = 0;
    for (const line of await cluster.extractions()) {
      running += line.startsWith('begins') ? 1 : -1;
      most = Math.max(most, running);
    }
    expect(most).toBeLessThanOrEqual(3);
    const pids = new Set((await cluster.extractions()).map((line) => line.split(' ')[2]));
    expect(pids.size).toBe(2);
  });
});

describe('an empty database', () => {
  it('is set up once by processes that start concurrently', { timeout: 60_000 }, async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'excerpt-cluster-'));
    const database = await createTestDatabase();
    const cluster = new Cluster(database.url, dataDir, program);
    try {
      const servers = [cluster.start('api'), cluster.start('worker'), cluster.start('all'), cluster.start('worker')];
      for (const server of servers) expect((await fetch(`${await server.url}/readyz`)).status).toBe(200);
      expect(await cluster.rows('select count(*)::int as users from users')).toEqual([{ users: 1 }]);
      const [api] = servers as [ServerProcess];
      const client = createClient({ baseUrl: await api.url, apiKey: cluster.apiKey });
      const path = await workspaceWithSchema({ client });
      const { runId } = ok(await extract({ client, path, body: { name: 'a.txt', content: 'first takes 1' } }));
      expect((await endOfRun({ client }, runId)).status).toBe('completed');
    } finally {
      await endAllServers();
      await cluster.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    }
  });
});

/** Extractions that have begun and not ended. */
const countOpen = (lines: string[]): number =>
  lines.reduce((open, line) => open + (line.startsWith('begins') ? 1 : -1), 0);

describe('an outage of the database', () => {
  it.skipIf(readEnvironment()['EXCERPT_TEST_DATABASE_URL'])(
    'loses nothing, and work resumes by itself',
    { timeout: 180_000 },
    async () => {
      const dataDir = await mkdtemp(join(tmpdir(), 'excerpt-cluster-'));
      const postgres = await startPostgres();
      const cluster = new Cluster(postgres.url, dataDir, program);
      try {
        const [api, worker] = [
          cluster.start('api', { EXCERPT_LOG_LEVEL: 'silent' }),
          cluster.start('worker', { EXCERPT_LOG_LEVEL: 'silent' }),
        ];
        const client = createClient({ baseUrl: await api.url, apiKey: cluster.apiKey });
        await worker.url;
        const path = await workspaceWithSchema({ client });
        await cluster.watchRuns();
        const ids: string[] = [];
        for (let index = 0; index < 30; index += 1) {
          ids.push(
            ok(await extract({ client, path, body: { name: 'a.txt', content: `run-${index} takes 1500` } })).runId,
          );
        }
        await expect.poll(async () => (await cluster.extractions()).length).toBeGreaterThan(10);
        await postgres.crash();
        const during = await fetch(`${await api.url}/runs/${ids[0]}`, { headers: { 'x-api-key': cluster.apiKey } });
        expect(during.status).toBe(503);
        expect(during.headers.get('retry-after')).toMatch(/^\d+$/);
        expect((await fetch(`${await worker.url}/readyz`)).status).toBe(503);
        await expect.poll(async () => countOpen(await cluster.extractions())).toBe(0);
        await postgres.resume();
        for (const id of ids) {
          await expect
            .poll(async () => (await getRun({ client, path: { id }, query: { wait: 10 } })).data?.status)
            .toBe('completed');
        }
        await expect.poll(() => cluster.finals()).toEqual({ runs: 30, once: 30, completed: 30, jobs: 0 });
        expect([await worker.end('SIGTERM'), await api.end('SIGTERM')]).toEqual([0, 0]);
      } finally {
        await endAllServers();
        await cluster.close();
        await postgres.stop();
        await rm(dataDir, { recursive: true, force: true });
      }
    },
  );
});

describe('a role on SQLite', () => {
  it('other than all is refused with a clear message', async () => {
    const server = startServerProcess(['--conditions=excerpt-source', 'cli/main.ts', 'serve', '--role', 'worker'], {
      EXCERPT_DATA_DIR: tmpdir(),
    });
    expect(await server.exited).toBe(1);
    expect(server.errors()).toMatch(
      /EXCERPT_ROLE must be all with SQLite, which only one process can use\. The role worker needs PostgreSQL/,
    );
  });
});
