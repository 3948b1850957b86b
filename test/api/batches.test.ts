import {
  addBatchDocuments,
  cancelBatch,
  createBatch,
  createDocument,
  createWebhook,
  extract,
  getBatch,
  getBatchResults,
  getRun,
  listBatchDocuments,
  listBatches,
  listRuns,
  retryBatch,
  startBatch,
  type Batch,
  type BatchResult,
} from '@excerpt/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ExtractionError } from '../../server/extraction/engine.ts';
import { endOfRun, failure, ok, workspaceWithSchema } from '../harness/builders.ts';
import { scriptedEngine } from '../harness/engines.ts';
import { createGate } from '../harness/gate.ts';
import { startTestApp, type TestApp, type TestUser } from '../harness/test-app.ts';
import { loopbackWebhooks, startReceiver, type WebhookReceiver } from '../harness/webhook-receiver.ts';

let app: TestApp;
let receiver: WebhookReceiver;
const gate = createGate();
/** Names of documents whose runs fail. */
const failing = new Set<string>();
const order: string[] = [];

beforeAll(async () => {
  receiver = await startReceiver();
  app = await startTestApp({
    settings: { ...loopbackWebhooks, EXCERPT_CONCURRENCY: '2', EXCERPT_MAX_PENDING_RUNS: '8' },
    engine: scriptedEngine(async ({ layout, signal }) => {
      const name = layout.pages[0]?.text.trim() ?? '';
      order.push(name);
      await gate.pass(signal);
      if (failing.has(name)) throw new ExtractionError('schema_unsupported', 'This one fails.');
      return { extractedData: { invoiceNumber: name, total: 7 } };
    }),
  });
});
afterAll(async () => {
  await app.close();
  await receiver.close();
});

interface TestPlace {
  slug: string;
  schemaKey: string;
}

async function createDocuments({ client }: TestUser, path: TestPlace, names: string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const name of names) ids.push(ok(await createDocument({ client, path, body: { name, content: name } })).id);
  return ids;
}

const numbered = (count: number, prefix = 'doc') => Array.from({ length: count }, (_, index) => `${prefix}-${index}`);

async function startBatchOf(user: TestUser, path: TestPlace, names: string[]): Promise<Batch> {
  const ids = await createDocuments(user, path, names);
  const body = { documents: ids.map((documentId) => ({ documentId })) };
  return ok(await createBatch({ client: user.client, path, body }));
}

/** The batch when it has ended. */
async function endOfBatch({ client }: TestUser, id: string): Promise<Batch> {
  await app.app.idle();
  return ok(await getBatch({ client, path: { id } }));
}

async function readLines({ client }: TestUser, id: string): Promise<BatchResult[]> {
  const text = await (ok(await getBatchResults({ client, path: { id } })) as Blob).text();
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as BatchResult);
}

test('a batch extracts from each of its documents and tells so once', async () => {
  const { client } = app.admin;
  const path = await workspaceWithSchema(app.admin);
  ok(await createWebhook({ client, path, body: { url: receiver.url, events: ['batch.completed'] } }));
  const names = numbered(20);
  const ids = await createDocuments(app.admin, path, names);
  const documents = ids.map((documentId, index) => ({ documentId, metadata: { row: String(index) } }));
  const body = { name: 'January', documents, metadata: { period: '2026-01' } };
  const created = ok(await createBatch({ client, path, body }));
  expect(created).toMatchObject({
    name: 'January',
    status: 'processing',
    counts: { total: 20, waiting: 20, completed: 0 },
    provider: 'local',
    metadata: { period: '2026-01' },
    completedAt: null,
  });

  const ended = await endOfBatch(app.admin, created.id);
  expect(ended).toMatchObject({
    status: 'completed',
    counts: { total: 20, waiting: 0, pending: 0, processing: 0, completed: 20, failed: 0, cancelled: 0 },
  });
  expect(ended.completedAt).not.toBeNull();

  const results = await readLines(app.admin, created.id);
  expect(results.map(({ extractedData }) => extractedData?.['invoiceNumber'])).toEqual(names);
  expect(results[3]).toMatchObject({ position: 4, documentId: ids[3], name: 'doc-3', metadata: { row: '3' } });
  const run = ok(await getRun({ client, path: { id: results[3]?.runId ?? '' } }));
  expect(run).toMatchObject({ status: 'completed', documentId: ids[3], metadata: { row: '3' } });
  expect(ok(await listRuns({ client, path, query: { metadata: { row: '3' } } })).total).toBe(1);

  const events = receiver.received.map(({ body: text }) => JSON.parse(text) as { type: string; data: Batch });
  expect(events.filter(({ data }) => data.id === created.id)).toEqual([
    expect.objectContaining({ type: 'batch.completed', data: ended }),
  ]);
});

test('lists batches of an environment, newest first, by status and metadata', async () => {
  const { client } = app.admin;
  const path = await workspaceWithSchema(app.admin);
  const make = async (metadata: Record<string, string>) =>
    ok(await createBatch({ client, path, body: { metadata } })).id;
  const [first, second] = [await make({ 'a "b"': 'x' }), await make({ 'a "b"': 'y' })];
  ok(await startBatch({ client, path: { id: first } }));
  await app.app.idle();
  const list = async (query: object) =>
    ok(await listBatches({ client, path, query })).data.map(({ id, status }) => [id, status]);
  expect(await list({})).toEqual([
    [second, 'open'],
    [first, 'completed'],
  ]);
  expect(await list({ status: 'open' })).toEqual([[second, 'open']]);
  expect(await list({ metadata: { 'a "b"': 'x' } })).toEqual([[first, 'completed']]);
  expect(await list({ env: 'staging' })).toEqual([]);
  expect(ok(await listBatches({ client, path, query: { pageSize: 1 } }))).toMatchObject({ total: 2, page: 1 });
});

test('documents are added to an open batch, which waits for its start', async () => {
  const { client } = app.admin;
  const path = await workspaceWithSchema(app.admin);
  const [first = '', second = ''] = await createDocuments(app.admin, path, ['one', 'two']);
  const { id } = ok(await createBatch({ client, path, body: { documents: [{ documentId: first }], start: false } }));
  const addition = ok(
    await addBatchDocuments({
      client,
      path: { id },
      body: { documents: [{ documentId: second, metadata: { a: 'b' } }] },
    }),
  );
  expect(addition).toMatchObject({ batchId: id, added: 1, failed: 0 });
  expect(addition.documents).toEqual([
    expect.objectContaining({ position: 2, documentId: second, name: 'two', status: 'waiting', metadata: { a: 'b' } }),
  ]);
  await app.app.idle();
  expect(ok(await getBatch({ client, path: { id } }))).toMatchObject({ status: 'open', counts: { waiting: 2 } });
  expect(ok(await startBatch({ client, path: { id } })).status).toBe('processing');
  expect(await endOfBatch(app.admin, id)).toMatchObject({ status: 'completed', counts: { completed: 2 } });
  expect(ok(await startBatch({ client, path: { id } })).status).toBe('completed');
  const late = await addBatchDocuments({ client, path: { id }, body: { documents: [{ documentId: first }] } });
  expect(failure(late)).toMatchObject({ status: 409, code: 'batch_not_open' });
});

test('a batch with a document that does not exist is not created', async () => {
  const { client } = app.admin;
  const path = await workspaceWithSchema(app.admin);
  const [known = ''] = await createDocuments(app.admin, path, ['known']);
  const documents = [{ documentId: known }, { documentId: 'doc_none' }];
  expect(failure(await createBatch({ client, path, body: { documents } }))).toMatchObject({
    status: 404,
    code: 'not_found',
    details: [expect.objectContaining({ path: '/documents/1/documentId' })],
  });
  const elsewhere = await createBatch({
    client,
    path,
    query: { env: 'staging' },
    body: { documents: [{ documentId: known }] },
  });
  expect(failure(elsewhere)).toMatchObject({ status: 404, code: 'not_found' });
  expect(ok(await listBatches({ client, path })).total).toBe(0);
});

describe('failed documents', () => {
  test('do not fail the batch, are listed with their reason, and can be retried', async () => {
    const { client } = app.admin;
    const path = await workspaceWithSchema(app.admin);
    failing.add('bad-1');
    const { id } = await startBatchOf(app.admin, path, ['good-1', 'bad-1', 'good-2']);
    expect(await endOfBatch(app.admin, id)).toMatchObject({ status: 'completed', counts: { completed: 2, failed: 1 } });
    const failed = ok(await listBatchDocuments({ client, path: { id }, query: { status: 'failed' } }));
    expect(failed).toMatchObject({ total: 1, data: [{ name: 'bad-1', errorCode: { code: 'schema_unsupported' } }] });

    failing.clear();
    const before = failed.data[0]?.runId;
    expect(ok(await retryBatch({ client, path: { id } }))).toMatchObject({
      status: 'processing',
      counts: { waiting: 1, completed: 2, failed: 0 },
      completedAt: null,
    });
    expect(await endOfBatch(app.admin, id)).toMatchObject({ status: 'completed', counts: { completed: 3, failed: 0 } });
    const [, retried] = await readLines(app.admin, id);
    expect(retried).toMatchObject({ name: 'bad-1', status: 'completed', errorCode: null });
    expect(retried?.runId).not.toBe(before);
    expect(ok(await getRun({ client, path: { id: before ?? '' } })).status).toBe('failed');
    expect(ok(await retryBatch({ client, path: { id } })).status).toBe('completed');
  });
});

describe('a batch that is under way', () => {
  test('leaves a slot and room in the queue to other runs, which go first', async () => {
    const { client } = app.admin;
    const path = await workspaceWithSchema(app.admin);
    const names = ['single', 'second', 'third', 'fourth'];
    const [first = '', ...others] = await createDocuments(app.admin, path, names);
    const ids = await createDocuments(app.admin, path, numbered(30, 'slow'));
    // Parsed before, so that only the order of the runs decides.
    await app.app.idle();
    gate.close();
    const documents = ids.map((documentId) => ({ documentId }));
    const { id } = ok(await createBatch({ client, path, body: { documents } }));
    const running = async () => ok(await getBatch({ client, path: { id } })).counts;
    await expect.poll(async () => (await running()).processing).toBe(1);
    const queued = await running();
    expect(queued.pending + queued.processing).toBe(4);

    order.length = 0;
    const { runId } = ok(await extract({ client, path, body: { documentId: first } }));
    await expect.poll(() => order).toEqual(['single']);
    for (const documentId of others) ok(await extract({ client, path, body: { documentId } }));
    gate.open();
    await endOfRun(app.admin, runId);
    await app.app.idle();
    // The last of them may be claimed together with one of the batch, and reach the engine after it.
    expect(order.slice(0, names.length + 1)).toEqual(expect.arrayContaining(names));
    expect(ok(await getBatch({ client, path: { id } }))).toMatchObject({
      status: 'completed',
      counts: { completed: 30 },
    });
  });

  test('is cancelled with all that is not final', async () => {
    const { client } = app.admin;
    const path = await workspaceWithSchema(app.admin);
    ok(await createWebhook({ client, path, body: { url: receiver.url, events: ['batch.completed'] } }));
    gate.close();
    const { id } = await startBatchOf(app.admin, path, numbered(12, 'cancelled'));
    const started = async () => ok(await getBatch({ client, path: { id } })).counts.processing;
    await expect.poll(started).toBe(1);
    const cancelled = ok(await cancelBatch({ client, path: { id } }));
    expect(cancelled).toMatchObject({
      status: 'cancelled',
      counts: { total: 12, waiting: 0, pending: 0, processing: 0, completed: 0, cancelled: 12 },
    });
    gate.open();
    await app.app.idle();
    expect(ok(await getBatch({ client, path: { id } }))).toEqual(cancelled);
    expect(ok(await listRuns({ client, path, query: { status: 'cancelled' } })).total).toBe(4);
    const events = receiver.received.map(({ body }) => JSON.parse(body) as { data: Batch });
    expect(events.filter(({ data }) => data.id === id)).toEqual([expect.objectContaining({ data: cancelled })]);
    for (const operation of [cancelBatch, retryBatch])
      expect(failure(await operation({ client, path: { id } }))).toMatchObject({
        status: 409,
        code: 'batch_not_active',
      });
  });

  test('continues after a restart', async () => {
    const path = await workspaceWithSchema(app.admin);
    gate.close();
    const { id } = await startBatchOf(app.admin, path, numbered(10, 'restarted'));
    await app.restart();
    gate.open();
    expect(await endOfBatch(app.admin, id)).toMatchObject({ status: 'completed', counts: { completed: 10 } });
    expect((await readLines(app.admin, id)).map(({ status }) => status)).toEqual(Array(10).fill('completed'));
  });
});
