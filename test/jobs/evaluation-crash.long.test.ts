import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  addDatasetItems,
  createClient,
  createDataset,
  createDatasetVersion,
  createDocument,
  createEvaluation,
  createWebhook,
  getEvaluation,
  listDatasetItems,
  updateDatasetItem,
  type Evaluation,
} from '@excerpt/sdk';
import SqliteDatabase from 'better-sqlite3';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ok, workspaceWithSchema } from '../harness/builders.ts';
import { endAllServers, startServerProcess, type ServerProcess } from '../harness/server-process.ts';
import { loopbackWebhooks, startReceiver, type WebhookReceiver } from '../harness/webhook-receiver.ts';

const DOCUMENTS = 200;
/** The server is killed once so many documents are completed. */
const KILLED_AFTER = [10, 30, 60];
const API_KEY = 'exk_the-key-of-the-evaluation-crash-test';
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
  return startServerProcess(['test/jobs/crash-server.ts', join(dataDir, 'extractions.log'), '100', '200'], {
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

it(`ends an evaluation once after ${KILLED_AFTER.length} kills, over the data set of its start`, async () => {
  let server = start();
  const connect = async () => createClient({ baseUrl: await server.url, apiKey: API_KEY });
  let client = await connect();
  const path = await workspaceWithSchema({ client });
  ok(await createWebhook({ client, path, body: { url: receiver.url, events: ['evaluation.completed'] } }));
  const items: { documentId: string; expected: Record<string, unknown> }[] = [];
  for (let index = 0; index < DOCUMENTS; index += 1) {
    // The engine of this server answers the text as the invoice number.
    const body = { name: `${index}.txt`, content: `${index}` };
    items.push({
      documentId: ok(await createDocument({ client, path, body })).id,
      expected: { invoiceNumber: index === 0 ? 'another' : `${index}` },
    });
  }
  const dataset = ok(await createDataset({ client, path, body: { name: 'January' } }));
  const ofDataset = { id: dataset.id };
  ok(await addDatasetItems({ client, path: ofDataset, body: { items } }));
  ok(await createDatasetVersion({ client, path: ofDataset }));
  const { id } = ok(await createEvaluation({ client, path, body: { datasetId: dataset.id } })) as Evaluation;

  const database = new SqliteDatabase(join(dataDir, 'excerpt.db'), { timeout: 10_000, readonly: true });
  const read = <T>(sql: string): T[] => database.prepare<[], T>(sql).pluck().all();
  const countCompleted = () => read<number>(`select count(*) from runs where status = 'completed'`)[0] ?? 0;
  for (const completed of KILLED_AFTER) {
    await expect.poll(countCompleted, WAIT).toBeGreaterThanOrEqual(completed);
    expect(await server.end('SIGKILL')).toBe('SIGKILL');
    expect(countCompleted()).toBeLessThan(DOCUMENTS);
    server = start();
    client = await connect();
    // A label that changes meanwhile is not of the version that is evaluated.
    const [item] = ok(await listDatasetItems({ client, path: ofDataset, query: { pageSize: 1 } })).data;
    const changed = { ...ofDataset, itemId: item?.id ?? '' };
    ok(await updateDatasetItem({ client, path: changed, body: { expected: { invoiceNumber: 'changed' } } }));
  }

  await expect.poll(async () => ok(await getEvaluation({ client, path: { id } })).status, WAIT).toBe('completed');
  await expect.poll(() => receiver.received.length, WAIT).toBeGreaterThan(0);
  const evaluation = ok(await getEvaluation({ client, path: { id } }));
  expect(evaluation.items).toMatchObject({ total: DOCUMENTS, completed: DOCUMENTS, failed: 0 });
  expect(evaluation.score).toMatchObject({ exactDocuments: (DOCUMENTS - 1) / DOCUMENTS, wrong: 1 });
  expect(await server.end('SIGTERM')).toBe(0);

  const ofDocuments = read<string>('select document_id from runs').toSorted();
  expect(ofDocuments).toEqual(items.map(({ documentId }) => documentId).toSorted());
  database.close();
  // A delivery may come twice, with the same id.
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
}, 300_000);
