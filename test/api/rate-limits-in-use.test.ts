import { extract, listDocuments, listWorkspaces } from '@excerpt/sdk';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { endOfRun, invoiceText, ok, workspaceWithSchema } from '../harness/builders.ts';
import { scriptedEngine } from '../harness/engines.ts';
import { createGate } from '../harness/gate.ts';
import { createFilePart, multipartEnd, multipartType } from '../harness/raw-request.ts';
import { startTestApp, type TestApp, type TestUser } from '../harness/test-app.ts';

const BURST = 6;

// Only the tests move the clock, so no token comes back by itself.
let now: number;
const gate = createGate();
const engine = scriptedEngine(async ({ signal }) => {
  await gate.pass(signal);
  return {};
});

let app: TestApp;
/** The key that each test uses up. */
let limited: TestUser;
/** Another key of the same user, for what a test prepares and looks up. */
let other: TestUser;

beforeEach(async () => {
  now = Date.now();
  const settings = { EXCERPT_RATE_LIMIT: '6', EXCERPT_RATE_BURST: '6' };
  app = await startTestApp({ engine, clock: { now: () => now }, settings });
  limited = await app.addUser();
  other = await newKey();
});
afterEach(async () => {
  gate.open();
  await app.close();
});

/** A key with its whole burst. */
const newKey = () => app.addKey(limited, { scope: 'write' });

const readRemaining = (response: Response) => Number(response.headers.get('x-ratelimit-remaining'));

async function useUp(user: TestUser, requests = BURST): Promise<void> {
  for (let request = 0; request < requests; request += 1) expect((await user.request('/me')).status).toBe(200);
}

function waitAsTold(refused: Response): void {
  expect(refused.status).toBe(429);
  now += Number(refused.headers.get('retry-after')) * 1_000;
}

test('a key above its burst waits as Retry-After says, while others are served', async () => {
  const answers = await Promise.all(Array.from({ length: BURST + 4 }, () => limited.request('/me')));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(BURST);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(4);
  for (const { headers } of refused) {
    // 6 a minute are one in 10 s.
    expect(headers.get('retry-after')).toBe('10');
    expect(headers.get('x-ratelimit-limit')).toBe('6');
    expect(headers.get('x-ratelimit-remaining')).toBe('0');
    expect(Number(headers.get('x-ratelimit-reset'))).toBe(Math.ceil((now + 60_000) / 1_000));
  }
  expect((await other.request('/me')).status).toBe(200);
  now += 9_000;
  expect((await limited.request('/me')).headers.get('retry-after')).toBe('1');
  now += 1_000;
  expect((await limited.request('/me')).status).toBe(200);
  expect((await limited.request('/me')).status).toBe(429);
});

test('long polls and streams count once, and give nothing back when they end', async () => {
  gate.close();
  const path = await workspaceWithSchema(other);
  const { runId } = ok(await extract({ client: other.client, path, body: { name: 'a.txt', content: invoiceText } }));
  const stream = await limited.request(`/runs/${runId}/events`);
  expect([stream.status, readRemaining(stream)]).toEqual([200, BURST - 1]);
  const polls = Array.from({ length: 3 }, () => limited.request(`/runs/${runId}?wait=30`));
  const plain = await Promise.all(Array.from({ length: BURST }, () => limited.request('/me')));
  // Which of them are refused is a matter of their order, how many is not.
  gate.open();
  const answers = [stream, ...plain, ...(await Promise.all(polls))];
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(BURST);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);
  // The limit does not cut off what was let in.
  expect(await stream.text()).toContain('"status":"completed"');
  expect((await limited.request('/me')).status).toBe(429);
  expect((await (await newKey()).request('/me')).status).toBe(200);
});

test('what is refused before authentication counts for no key, what is refused after it does', async () => {
  const before = [
    await limited.request('/me', { headers: { 'x-api-key': 'exk_unknown' } }),
    await fetch(`${app.url}/me`),
    await limited.request('/nothing'),
    await limited.request('/me', { method: 'DELETE' }),
  ];
  expect(before.map(({ status }) => status)).toEqual([401, 401, 404, 405]);
  for (const { headers } of before) expect(headers.get('x-ratelimit-remaining')).toBeNull();

  const reader = await app.addKey(limited, { scope: 'read' });
  const headers = { 'content-type': 'application/json' };
  const after = [
    await reader.request('/me?unknown=1'),
    await reader.request('/documents/doc_none'),
    await reader.request('/workspaces', { method: 'POST', headers, body: '{"name":"W"}' }),
    await reader.request('/me', { headers: { accept: 'text/plain' } }),
  ];
  expect(after.map((answer) => [answer.status, readRemaining(answer)])).toEqual([
    [400, 5],
    [404, 4],
    [403, 3],
    [406, 2],
  ]);
  expect(readRemaining(await limited.request('/me'))).toBe(BURST - 1);
});

test('an upload counts once, and one above the limit stores nothing', async () => {
  const { slug, schemaKey } = await workspaceWithSchema(other);
  const upload = (name: string) =>
    limited.request(`/workspaces/${slug}/schemas/${schemaKey}/documents`, {
      method: 'POST',
      headers: { 'content-type': multipartType },
      body: Buffer.concat([createFilePart(name, `${name} ${'word '.repeat(100_000)}`), multipartEnd]),
    });
  const stored = await upload('first.txt');
  expect([stored.status, readRemaining(stored)]).toEqual([201, BURST - 1]);
  await useUp(limited, BURST - 1);
  const refused = await upload('second.txt');
  const list = async () => ok(await listDocuments({ client: other.client, path: { slug, schemaKey } })).total;
  // The first document is parsed from a copy.
  await app.app.idle();
  expect([refused.status, await list(), await app.temporaryFiles()]).toEqual([429, 1, []]);
  waitAsTold(refused);
  expect([(await upload('second.txt')).status, await list()]).toEqual([201, 2]);
});

test('each repeat with an Idempotency-Key counts, and a refused one is not stored under it', async () => {
  const create = (key: string) =>
    limited.request('/workspaces', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ name: `Of ${key}` }),
    });
  const [first, repeat] = [await create('a'), await create('a')];
  expect([first, repeat].map(({ status }) => status)).toEqual([201, 201]);
  expect([first, repeat].map(readRemaining)).toEqual([BURST - 1, BURST - 2]);
  expect(await repeat.json()).toEqual(await first.json());
  await useUp(limited, BURST - 2);
  expect((await create('a')).status).toBe(429);
  const refused = await create('b');
  waitAsTold(refused);
  expect((await create('b')).status).toBe(201);
  expect(
    ok(await listWorkspaces({ client: other.client }))
      .data.map(({ name }) => name)
      .toSorted(),
  ).toEqual(['Of a', 'Of b']);
});

test('a run that a key has started goes on above the limit', async () => {
  gate.close();
  const path = await workspaceWithSchema(other);
  const { runId } = ok(await extract({ client: limited.client, path, body: { name: 'a.txt', content: invoiceText } }));
  await useUp(limited, BURST - 1);
  expect((await limited.request(`/runs/${runId}`)).status).toBe(429);
  gate.open();
  expect((await endOfRun(other, runId)).status).toBe('completed');
});
