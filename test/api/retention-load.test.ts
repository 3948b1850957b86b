import { setTimeout as delay } from 'node:timers/promises';
import { getDocument, getRun, listDocuments, listRuns, updateEnvironment, type Run } from '@excerpt/sdk';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ok, workspaceWithSchema } from '../harness/builders.ts';
import { scriptedEngine } from '../harness/engines.ts';
import { startTestApp, type TestApp } from '../harness/test-app.ts';
import { movableClock, type MovableClock } from '../harness/test-clock.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const CLIENTS = 6;
const RESTARTS = 5;

let app: TestApp;
let clock: MovableClock;
let path: { slug: string; schemaKey: string };

beforeEach(async () => {
  clock = movableClock();
  const engine = scriptedEngine(async ({ signal }) => {
    await delay(30, undefined, { signal }).catch(() => {
      throw signal.reason;
    });
    return { extractedData: { total: 118 } };
  });
  app = await startTestApp({ clock, engine });
  path = await workspaceWithSchema(app.admin);
  const body = { retentionDays: 1 };
  ok(await updateEnvironment({ client: app.admin.client, path: { ...path, envSlug: 'production' }, body }));
});
afterEach(() => app.close());

/** What clients do while content expires beneath them. Undefined if the server restarts. */
async function send(method: string, url: string, body?: object): Promise<Response | undefined> {
  const headers = { 'content-type': 'application/json' };
  try {
    return await app.admin.request(url, { method, ...(body && { headers, body: JSON.stringify(body) }) });
  } catch {
    return undefined;
  }
}

test('content that expires beneath requests and runs is gone, and nothing else fails', async () => {
  const known: { runId: string; documentId: string }[] = [];
  const unexpected: string[] = [];
  const schema = `/workspaces/${path.slug}/schemas/${path.schemaKey}`;
  let isDone = false;

  async function work(client: number): Promise<void> {
    for (let round = 0; !isDone; round += 1) {
      const old = known[Math.floor(Math.random() * known.length)];
      const requests: [string, string, object?][] = [
        ['POST', `${schema}/extract`, { name: 'a.txt', content: `${client} ${round}` }],
      ];
      if (old !== undefined)
        requests.push(
          ['GET', `/runs/${old.runId}`],
          ['GET', `/documents/${old.documentId}/file`],
          ['POST', `/runs/${old.runId}/rerun`],
          ['POST', `/runs/${old.runId}/review`],
          ['POST', `${schema}/documents/${old.documentId}/extract`, {}],
          ['DELETE', `/documents/${old.documentId}`],
        );
      const [method, url, body] = requests[Math.floor(Math.random() * requests.length)] ?? ['GET', '/me'];
      const response = await send(method, url, body);
      if (response === undefined) {
        await delay(20);
        continue;
      }
      const text = await response.text();
      if (response.status === 503 && text.includes('shutting_down')) continue;
      if (![200, 201, 202, 204, 404, 409, 410].includes(response.status))
        unexpected.push(`${response.status} ${method} ${url} ${text}`);
      if (response.status !== 202) continue;
      const { runId } = JSON.parse(text) as { runId: string };
      const run = await send('GET', `/runs/${runId}`);
      if (run?.status === 200) known.push({ runId, documentId: ((await run.json()) as Run).documentId });
    }
  }

  const clients = Array.from({ length: CLIENTS }, (_, client) => work(client));
  for (let restart = 0; restart < RESTARTS; restart += 1) {
    await expect.poll(() => known.length).toBeGreaterThan((restart + 1) * 6);
    clock.advance(0.6 * DAY_MS);
    // Content expires at the start and once a minute.
    await app.restart();
  }
  isDone = true;
  await Promise.all(clients);
  expect(unexpected).toEqual([]);

  const { client } = app.admin;
  const query = { pageSize: 1 };
  await expect
    .poll(async () => {
      const pending = ok(await listRuns({ client, path, query: { ...query, status: 'pending' } })).total;
      return pending + ok(await listRuns({ client, path, query: { ...query, status: 'processing' } })).total;
    })
    .toBe(0);
  clock.advance(2 * DAY_MS);
  await app.restart();
  const [document] = ok(await listDocuments({ client: app.admin.client, path, query })).data;
  const [run] = ok(await listRuns({ client: app.admin.client, path, query })).data;
  await expect
    .poll(async () => ok(await getDocument({ client: app.admin.client, path: { id: document?.id ?? '' } })))
    .toMatchObject({ content: null, extractedData: null, expiredAt: expect.any(String) });
  await expect
    .poll(async () => ok(await getRun({ client: app.admin.client, path: { id: run?.id ?? '' } })))
    .toMatchObject({ extractedData: null, evidence: [], expiredAt: expect.any(String) });
});
