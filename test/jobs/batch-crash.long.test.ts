import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBatch, createClient, createDocument, createWebhook, getBatch } from '@excerpt/sdk';
import SqliteDatabase from 'better-sqlite3';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ok, workspaceWithSchema } from '../harness/builders.ts';
import { endAllServers, startServerProcess, type ServerProcess } from '../harness/server-process.ts';
import { loopbackWebhooks, startReceiver, type WebhookReceiver } from '../harness/webhook-receiver.ts';

const DOCUMENTS = 200;
/** The server is killed once so many documents are completed. */
const KILLED_AFTER = [40, 150];
const API_KEY = 'exk_the-key-of-the-crash-test';
const WAIT = { timeout: 120_000, interval: 5 };

let dataDir: string;
let receiver: WebhookReceiver;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'excerpt-crash-'));
  receiver = await startReceiver();
});
afterAll(async () => {
  await endAllServers();
  await receiver.close();
  await rm(dataDir, { recursive: true, force: true });
});

function start(): ServerProcess {
  // Long enough that a kill finds runs that are being extracted.
  return startServerProcess(['test/jobs/crash-server.ts', join(dataDir, 'extractions.log'), '20', '60'], {
    ...loopbackWebhooks,
    EXCERPT_PORT: '0',
    EXCERPT_RATE_LIMIT: '0',
    EXCERPT_DATA_DIR: dataDir,
    EXCERPT_LOG_LEVEL: 'error',
    EXCERPT_BOOTSTRAP_API_KEY: API_KEY,
    EXCERPT_CONCURRENCY: '4',
    EXCERPT_PARSER_PROCESSES: '1',
  });
}

it(`completes a batch after ${KILLED_AFTER.length} kills, with one run a document and one event`, async () => {
  let server = start();
  const connect = async () => createClient({ baseUrl: await server.url, apiKey: API_KEY });
  let client = await connect();
  const path = await workspaceWithSchema({ client });
  ok(await createWebhook({ client, path, body: { url: receiver.url, events: ['batch.completed'] } }));
  const documents: { documentId: string }[] = [];
  for (let index = 0; index < DOCUMENTS; index += 1) {
    const body = { name: `${index}.txt`, content: `Invoice number: ${index}` };
    documents.push({ documentId: ok(await createDocument({ client, path, body })).id });
  }
  const { id } = ok(await createBatch({ client, path, body: { documents } }));

  const database = new SqliteDatabase(join(dataDir, 'excerpt.db'), { timeout: 10_000, readonly: true });
  const read = <T>(sql: string): T[] => database.prepare<[], T>(sql).pluck().all();
  const countCompleted = () => read<number>(`select count(*) from runs where status = 'completed'`)[0] ?? 0;
  for (const completed of KILLED_AFTER) {
    await expect.poll(countCompleted, WAIT).toBeGreaterThanOrEqual(completed);
    expect(await server.end('SIGKILL')).toBe('SIGKILL');
    expect(countCompleted()).toBeLessThan(DOCUMENTS);
    server = start();
  }

  client = await connect();
  await expect.poll(async () => ok(await getBatch({ client, path: { id } })).status, WAIT).toBe('completed');
  await expect.poll(() => receiver.received.length, WAIT).toBeGreaterThan(0);
  const counts = { waiting: 0, pending: 0, processing: 0, completed: DOCUMENTS, failed: 0, cancelled: 0 };
  const batch = ok(await getBatch({ client, path: { id } }));
  expect(batch.counts).toEqual({ total: DOCUMENTS, ...counts });
  expect(await server.end('SIGTERM')).toBe(0);

  const ofDocuments = read<string>('select document_id from runs').toSorted();
  expect(ofDocuments).toEqual(documents.map(({ documentId }) => documentId).toSorted());
  expect(read<string>('select distinct status from runs')).toEqual(['completed']);
  expect(read<number>('select max(attempts) from runs')[0]).toBeGreaterThan(1);
  database.close();
  // A delivery may come twice, with the same id.
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect(JSON.parse(receiver.received[0]?.body ?? '{}')).toMatchObject({ data: { id, counts: batch.counts } });
});
