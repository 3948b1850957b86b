import { findFreePort } from '../harness/free-port.ts';
import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchTool } from '../../scripts/tools/fetch-tool.ts';
import { TOOLS } from '../../scripts/tools/known-tools.ts';
import { eventually } from '../harness/raw-request.ts';
import { callPinnedOperations } from './call-pinned-operations.ts';
import { createPinnedCaller } from './pinned-client.ts';
import { startPinnedTest } from './start-pinned-test.ts';

// Prism, a validator that is not ours, between client and server: requests and answers must both fit the contract.

const root = fileURLToPath(new URL('../..', import.meta.url));
let server: Awaited<ReturnType<typeof startPinnedTest>>;
let prism: ChildProcess;
let url: string;

beforeAll(async () => {
  const program = await fetchTool(root, TOOLS.prism);
  server = await startPinnedTest();
  const port = await findFreePort();
  url = `http://127.0.0.1:${port}`;
  const contract = fileURLToPath(new URL('../../server/generated/openapi.json', import.meta.url));
  const args = [program, 'proxy', contract, server.app.url, '--host', '127.0.0.1', '--port', String(port)];
  prism = spawn(process.execPath, args, { stdio: 'ignore' });
  await eventually(async () => (await fetch(`${url}/me`).catch(() => null))?.status === 401);
});
afterAll(async () => {
  prism.kill();
  await server.close();
});

interface Violation {
  location: string[];
  code: string;
}

/** Prism reads a stream of events as JSON. */
const isStream = ({ url: address }: Response) => address.endsWith('/events');

/** Prism reads an absent parameter of the style `deepObject` as an empty object. */
const isMisread = ({ location, code }: Violation) => code === 'minProperties' && location.at(-1) === 'metadata';

test('a validating proxy finds no violation in the requests and answers of every operation', async () => {
  const violations: string[] = [];
  const caller = createPinnedCaller({ url, apiKey: server.app.admin.apiKey }, (response) => {
    const found = JSON.parse(response.headers.get('sl-violations') ?? '[]') as Violation[];
    for (const one of isStream(response) ? [] : found)
      if (!isMisread(one)) violations.push(`${response.url}: ${JSON.stringify(one)}`);
  });
  await callPinnedOperations(caller, server.surroundings);
  expect(violations).toEqual([]);
});

test('the proxy reports what the contract does not allow', async () => {
  const headers = { 'x-api-key': server.app.admin.apiKey, 'content-type': 'application/json' };
  const response = await fetch(`${url}/workspaces`, { method: 'POST', headers, body: '{"nonsense":1}' });
  expect(response.headers.get('sl-violations')).toContain('name');
});
