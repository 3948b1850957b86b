import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPrism } from '../harness/prism/start-prism.ts';
import { callPinnedOperations } from './call-pinned-operations.ts';
import { createPinnedCaller } from './pinned-client.ts';
import { startPinnedTest } from './start-pinned-test.ts';

// Prism, a validator that is not ours, between client and server: requests and answers must both fit the contract.

let server: Awaited<ReturnType<typeof startPinnedTest>>;
let prism: Awaited<ReturnType<typeof startPrism>>;

beforeAll(async () => {
  server = await startPinnedTest();
  prism = await startPrism(server.app.url);
});
afterAll(async () => {
  await prism.close();
  await server.close();
});

interface Violation {
  location: string[];
  code: string;
}

/** Prism reads streams of events, of results and of the audit log as JSON. */
const isStream = ({ url: address }: Response) => /\/(?:events|results|export)$/.test(new URL(address).pathname);

test('a validating proxy finds no violation in the requests and answers of every operation', async () => {
  const violations: string[] = [];
  const caller = createPinnedCaller({ url: prism.url, apiKey: server.app.admin.apiKey }, (response) => {
    const found = JSON.parse(response.headers.get('sl-violations') ?? '[]') as Violation[];
    for (const one of isStream(response) ? [] : found) violations.push(`${response.url}: ${JSON.stringify(one)}`);
  });
  await callPinnedOperations(caller, server.surroundings);
  expect(violations).toEqual([]);
});

test('the proxy reports what the contract does not allow', async () => {
  const headers = { 'x-api-key': server.app.admin.apiKey, 'content-type': 'application/json' };
  const response = await fetch(`${prism.url}/workspaces`, { method: 'POST', headers, body: '{"nonsense":1}' });
  expect(response.headers.get('sl-violations')).toContain('name');
});
