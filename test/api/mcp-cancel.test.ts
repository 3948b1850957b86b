import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { getRun, listRuns } from '@excerpt/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endOfRun, invoiceText, ok, workspaceWithSchema } from '../harness/builders.ts';
import { scriptedEngine } from '../harness/engines.ts';
import { createGate } from '../harness/gate.ts';
import { startTestApp, type TestApp, type TestUser } from '../harness/test-app.ts';

let app: TestApp;
let owner: TestUser;
const gate = createGate();

beforeAll(async () => {
  app = await startTestApp({
    engine: scriptedEngine(async ({ signal }) => {
      await gate.pass(signal);
      return { extractedData: { total: 7 } };
    }),
  });
  owner = await app.addUser('pro');
  gate.close();
});
afterAll(async () => {
  gate.open();
  await app.close();
});

async function connect({ apiKey }: TestUser): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  const requestInit = { headers: { authorization: `Bearer ${apiKey}` } };
  await client.connect(new StreamableHTTPClientTransport(new URL(`${app.url}/mcp`), { requestInit }) as Transport);
  return client;
}

/** Calls `extract` in a new workspace, and waits until its run has been announced. */
async function startCall(client: Client, user: TestUser) {
  const path = await workspaceWithSchema(user);
  const calling = new AbortController();
  const announced = Promise.withResolvers<string>();
  const args = { workspace: path.slug, schema: path.schemaKey, text: invoiceText };
  const call = client
    .callTool({ name: 'extract', arguments: args }, undefined, {
      signal: calling.signal,
      onprogress: ({ message = '' }) => {
        const id = /run_\w+/.exec(message)?.[0];
        if (id !== undefined) announced.resolve(id);
      },
    })
    .catch((error: unknown) => error);
  return { calling, call, path, runId: await announced.promise };
}

test('a call that the client cancels over HTTP cancels its run, and no run of another user', async () => {
  const client = await connect(owner);
  const stranger = await app.addUser('pro');
  const other = await connect(stranger);
  const mine = await startCall(client, owner);
  // Both clients count their requests alike, so the ids of their calls are the same.
  const theirs = await startCall(other, stranger);
  mine.calling.abort('The user pressed Escape.');
  expect(await mine.call).toBeInstanceOf(Error);
  expect((await endOfRun(owner, mine.runId)).status).toBe('cancelled');
  expect(ok(await getRun({ client: stranger.client, path: { id: theirs.runId } })).status).not.toBe('cancelled');
  gate.open();
  expect((await endOfRun(stranger, theirs.runId)).status).toBe('completed');
  expect(await theirs.call).toMatchObject({ structuredContent: { runId: theirs.runId, status: 'completed' } });
  gate.close();
  await Promise.all([client.close(), other.close()]);
});

test('a client that disconnects leaves its run alone', async () => {
  const client = await connect(owner);
  const { path, runId, call } = await startCall(client, owner);
  await client.close();
  await call;
  gate.open();
  expect((await endOfRun(owner, runId)).status).toBe('completed');
  expect(ok(await listRuns({ client: owner.client, path })).total).toBe(1);
});
