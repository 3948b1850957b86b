import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, extract, getMe, getRun } from '@excerpt/sdk';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ok, workspaceWithSchema } from '../harness/builders.ts';
import { endAllServers, startServerProcess } from '../harness/server-process.ts';

const API_KEY = 'exk_the-key-of-the-drain-tests';

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'excerpt-drain-'));
});
afterEach(async () => {
  await endAllServers();
  await rm(dataDir, { recursive: true, force: true });
});

function start(settings: Record<string, string>) {
  const hour = String(3_600_000);
  return startServerProcess(['test/jobs/crash-server.ts', join(dataDir, 'extractions.log'), hour, hour], {
    EXCERPT_PORT: '0',
    EXCERPT_DATA_DIR: dataDir,
    EXCERPT_LOG_LEVEL: 'warn',
    EXCERPT_LOCAL_RESIDENCY: 'EU',
    EXCERPT_BOOTSTRAP_API_KEY: API_KEY,
    EXCERPT_SHUTDOWN_SECONDS: '1',
    ...settings,
  });
}

/** A request over the agent's connection: its status, and whether the server ends the connection. */
function ask(agent: Agent, url: string): Promise<{ status: number | undefined; connection: string | undefined }> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { agent, headers: { 'x-api-key': API_KEY } }, (response) => {
      response
        .resume()
        .once('end', () => resolve({ status: response.statusCode, connection: response.headers.connection }));
    });
    asked.once('error', reject).end();
  });
}

test('answers requests after SIGTERM until balancers have seen that it is not ready', async () => {
  // Long enough for a busy machine: the test ends it with a second signal.
  const server = start({ EXCERPT_DRAIN_SECONDS: '300' });
  const url = await server.url;
  const client = createClient({ baseUrl: url, apiKey: API_KEY });
  const path = await workspaceWithSchema({ client });
  const { runId } = ok(await extract({ client, path, body: { name: 'a.txt', content: 'Total: 1' } }));
  const polled = getRun({ client, path: { id: runId }, query: { wait: 60 } });
  // Connections are accepted in order: when these are answered, the long poll has arrived.
  for (let index = 0; index < 3; index += 1) ok(await getMe({ client }));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  expect(await ask(agent, `${url}/readyz`)).toEqual({ status: 200, connection: 'keep-alive' });

  const exited = server.end('SIGTERM');
  expect(['pending', 'processing']).toContain(ok(await polled).status);
  await expect.poll(async () => (await ask(agent, `${url}/readyz`)).status).toBe(503);
  expect(await ask(agent, `${url}/me`)).toEqual({ status: 200, connection: 'close' });
  expect(ok(await getRun({ client, path: { id: runId }, query: { wait: 60 } })).id).toBe(runId);
  await server.end('SIGTERM');
  expect(await exited).toBe(1);
  agent.destroy();
});

test('a server without balancers stops at once', async () => {
  const server = start({});
  await server.url;
  expect(await server.end('SIGTERM')).toBe(0);
});
