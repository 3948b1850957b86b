import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { createClient, listRuns } from '@excerpt/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ok, workspaceWithSchema } from '../../test/harness/builders.ts';
import { findFreePort } from '../../test/harness/free-port.ts';
import { asBuilt, cleanEnvironment, endAllServers, startServerProcess } from '../../test/harness/server-process.ts';

const API_KEY = 'exk_the-key-of-the-agent';
const program = fileURLToPath(new URL('../main.ts', import.meta.url));

let home: string;
let port: number;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'excerpt-mcp-restart-'));
  port = await findFreePort();
});
afterAll(async () => {
  await endAllServers();
  await rm(home, { recursive: true, force: true });
});

/** Each run takes some seconds, so that the server ends in the middle of one. */
const start = () =>
  startServerProcess(['test/jobs/crash-server.ts', join(home, 'extractions.log'), '3000', '3000'], {
    EXCERPT_PORT: `${port}`,
    EXCERPT_DATA_DIR: join(home, 'data'),
    EXCERPT_LOG_LEVEL: 'silent',
    EXCERPT_BOOTSTRAP_API_KEY: API_KEY,
    EXCERPT_PARSER_PROCESSES: '1',
    EXCERPT_SHUTDOWN_SECONDS: '1',
  });

test('a call of extract goes on waiting while the server is killed, and while it restarts', async () => {
  let server = start();
  const baseUrl = await server.url;
  const sdk = createClient({ baseUrl, apiKey: API_KEY });
  const path = await workspaceWithSchema({ client: sdk });
  const agent = new Client({ name: 'test', version: '1' });
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: asBuilt(['--conditions=excerpt-source', program, 'mcp']),
    env: {
      ...(cleanEnvironment() as Record<string, string>),
      XDG_CONFIG_HOME: '/nonexistent',
      EXCERPT_BASE_URL: baseUrl,
      EXCERPT_API_KEY: API_KEY,
      EXCERPT_WORKSPACE: path.slug,
    },
    stderr: 'inherit',
  });
  await agent.connect(transport as Transport);

  for (const [signal, text] of [
    ['SIGKILL', 'INV-1'],
    ['SIGTERM', 'INV-2'],
  ] as const) {
    const call = agent.callTool(
      { name: 'extract', arguments: { schema: path.schemaKey, text, waitSeconds: 300 } },
      undefined,
      { timeout: 300_000 },
    );
    await expect
      .poll(async () => ok(await listRuns({ client: sdk, path, query: { status: 'processing' } })).total, {
        timeout: 60_000,
      })
      .toBe(1);
    await server.end(signal);
    // Longer than the ordinary retries of a request.
    await delay(5_000);
    server = start();
    expect(await call).toMatchObject({
      structuredContent: { status: 'completed', data: { invoiceNumber: text }, next: null },
    });
  }
  expect(ok(await listRuns({ client: sdk, path })).total).toBe(2);
  await agent.close();
}, 300_000);
