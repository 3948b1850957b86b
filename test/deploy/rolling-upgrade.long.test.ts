/**
 * Servers of the earlier release and of this one, side by side on one PostgreSQL: no request fails and no run is lost
 * while the schema is migrated under the earlier servers and these are replaced one by one.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../harness/postgres/provide-postgres.ts';
import { cleanEnvironment, endAllServers, startServerProcess } from '../harness/server-process.ts';
import { root } from './docker-context.ts';
import { checkOutEarlierRelease, EARLIER_SCHEMA, findMissingHistory, programIn } from './earlier-release.ts';

const API_KEY = 'exk_the-first-key-of-two-releases';
const missing = findMissingHistory();
const definition = {
  type: 'object',
  properties: { total: { type: ['number', 'null'] }, number: { type: ['string', 'null'] } },
};

let folder: string;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'excerpt-earlier-'));
  if (missing === null) checkOutEarlierRelease(folder);
  database = await createTestDatabase();
});
afterAll(async () => {
  await endAllServers();
  await database.drop();
  rmSync(folder, { recursive: true });
});

const settings = () => ({
  EXCERPT_PORT: '0',
  EXCERPT_RATE_LIMIT: '0',
  EXCERPT_DATA_DIR: join(folder, 'data'),
  EXCERPT_DATABASE_URL: database.url,
  EXCERPT_DATABASE_CONNECTIONS: '6',
  EXCERPT_LOG_LEVEL: 'error',
  EXCERPT_BOOTSTRAP_API_KEY: API_KEY,
  EXCERPT_ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
  EXCERPT_PARSER_PROCESSES: '1',
});
const start = (where: string, role: string) =>
  startServerProcess(programIn(where, 'serve', '--role', role, '--no-sample'), settings());
const migrate = (where: string, ...options: string[]) =>
  promisify(execFile)(process.execPath, programIn(where, 'migrate', ...options), {
    env: { ...cleanEnvironment(), ...settings() },
  });

/** Sends a request, again where the answer says that it may be: as the SDK does. */
async function call<T = Record<string, unknown>>(
  url: string,
  method: string,
  path: string,
  body?: unknown,
): Promise<T> {
  const headers: Record<string, string> = { 'x-api-key': API_KEY };
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (method === 'POST') headers['idempotency-key'] = crypto.randomUUID();
  for (let tries = 1; ; tries += 1) {
    const answer = await fetch(url + path, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (answer.ok) return (text === '' ? null : JSON.parse(text)) as T;
    if (tries === 3 || !(JSON.parse(text) as { retryable: boolean }).retryable)
      throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    await delay(500);
  }
}

interface Run {
  id: string;
  status: string;
  extractedData: object;
  documentId: string;
}

const READ = [
  '/runs/RUN',
  '/workspaces/acme/schemas/invoice/runs',
  '/workspaces/acme/schemas/invoice/documents?content=false',
  '/workspaces/acme/schemas/invoice/review-settings',
  '/workspaces/acme/environments',
  '/workspaces/acme/schemas/invoice/versions',
  '/provider-keys',
  '/workspaces/acme/webhooks',
  '/audit-log',
];

const extract = (url: string, number: number) =>
  call<{ runId: string }>(url, 'POST', '/workspaces/acme/schemas/invoice/extract', {
    schema: definition,
    name: `${number}.txt`,
    content: `Invoice number: INV-${number}\nTotal: EUR ${number}.00\n`,
  });
const readRun = (url: string, id: string) => call<Run>(url, 'GET', `/runs/${id}?wait=30`);

/** What people do with the earlier release, while its schema is another's. */
async function useEveryPart(url: string): Promise<void> {
  const run = await readRun(url, (await extract(url, 700)).runId);
  expect(run).toMatchObject({ status: 'completed', extractedData: { total: 700 } });
  const base = '/workspaces/acme/schemas/invoice';
  await call(url, 'PUT', `${base}/review-settings`, { confidenceBelow: 1 });
  const reviewed = await readRun(url, (await extract(url, 701)).runId);
  await call(url, 'POST', `/runs/${reviewed.id}/review/approve`);
  await call(url, 'PUT', `${base}/review-settings`, { confidenceBelow: null });
  const { id } = await call<{ id: string }>(url, 'POST', '/workspaces/acme/webhooks', {
    url: 'https://8.8.8.8/hook',
    events: ['run.completed'],
  });
  await call(url, 'DELETE', `/webhooks/${id}`);
  await call(url, 'GET', '/workspaces/acme/usage');
  expect((await call<{ data: object[] }>(url, 'GET', '/audit-log')).data.length).toBeGreaterThan(2);
  await call(url, 'GET', `${base}/runs`);
  await call(url, 'GET', `${base}/documents?query=invoice`);
  const batch = await call<{ id: string }>(url, 'POST', `${base}/batches`, { name: 'Two' });
  const documents = [run, reviewed].map(({ documentId }) => ({ documentId }));
  await call(url, 'POST', `/batches/${batch.id}/documents`, { documents });
  await call(url, 'POST', `/batches/${batch.id}/start`);
  const readBatch = () => call<{ status: string }>(url, 'GET', `/batches/${batch.id}`);
  await expect.poll(readBatch, { timeout: 60_000 }).toMatchObject({ status: 'completed' });
  await call(url, 'DELETE', `/documents/${run.documentId}`);
}

test('replaces servers of the earlier release one by one under load', { timeout: 600_000 }, async ({ skip }) => {
  if (missing !== null) skip(missing);
  const [oldApi, oldWorker] = [start(folder, 'api'), start(folder, 'worker')];
  const targets = [await oldApi.url];
  const [first = ''] = targets;
  await call(first, 'POST', '/workspaces', { name: 'Acme', slug: 'acme' });
  await useEveryPart(first);

  const failures: string[] = [];
  const runs = new Map<string, number>();
  let isLoaded = true;
  const load = (async () => {
    for (let number = 1; isLoaded; number += 1) {
      const target = targets[number % targets.length] ?? '';
      const [earlier = ''] = runs.keys();
      await Promise.all([
        extract(target, number).then(({ runId }) => runs.set(runId, number)),
        // Statements that are used often are prepared, with the columns of their time.
        ...(earlier === '' ? [] : READ.map((path) => call(target, 'GET', path.replace('RUN', earlier)))),
      ]).catch((error: Error) => failures.push(error.message));
      await delay(100);
    }
  })();

  while (runs.size < 30 && failures.length === 0) await delay(20);
  expect(failures).toEqual([]);

  // The schema changes under the earlier servers, which notice nothing.
  await expect(migrate(root, '--check')).rejects.toMatchObject({ code: 1 });
  await migrate(root);
  await useEveryPart(first);
  expect(failures).toEqual([]);

  const [newWorker, newApi] = [start(root, 'worker'), start(root, 'api')];
  const second = await newApi.url;
  targets.push(second);
  await newWorker.url;
  await useEveryPart(first);
  await useEveryPart(second);
  const before = runs.size;
  while (runs.size < before + 20) await delay(20);

  // Its node ends last: balancers send requests to those that are left.
  expect(await oldWorker.end('SIGTERM')).toBe(0);
  targets.shift();
  await useEveryPart(first);
  expect(await oldApi.end('SIGTERM')).toBe(0);
  await useEveryPart(second);
  isLoaded = false;
  await load;
  expect(failures).toEqual([]);
  for (const [id, number] of runs)
    expect(await readRun(second, id)).toMatchObject({ status: 'completed', extractedData: { total: number } });
  expect(runs.size).toBeGreaterThan(20);

  // A server of the earlier release that starts now says why it does not, and how to go back.
  const late = start(folder, 'api');
  expect(await late.exited).not.toBe(0);
  expect(late.errors()).toContain("A newer version of Excerpt migrated the database's schema");
  await Promise.all([newApi.end('SIGTERM'), newWorker.end('SIGTERM')]);
  await migrate(root, '--to', EARLIER_SCHEMA, '--yes');
  const [again] = [start(folder, 'api'), start(folder, 'worker')];
  const third = await again.url;
  await useEveryPart(third);
  for (const [id, number] of runs)
    expect(await readRun(third, id)).toMatchObject({ status: 'completed', extractedData: { total: number } });
});
