import { parse } from 'papaparse';
import {
  addBatchDocuments,
  approvePacket,
  cancelBatch,
  createBatch,
  uploadDocument,
  createSchema,
  createSplitter,
  createWebhook,
  deletePacket,
  getBatch,
  getPacket,
  listBatchDocuments,
  listPackets,
  listRuns,
  retryBatch,
  startBatch,
  type BatchResult,
} from '@excerpt/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONTRACT_PAGES, invoicePage } from '../../server/extraction/packets/testing/make-pages.ts';
import { failure, invoiceDefinition, ok, workspaceWithSchema } from '../harness/builders.ts';
import { makeStack } from '../harness/documents/packet-files.ts';
import { startTestApp, type TestApp, type TestUser } from '../harness/test-app.ts';
import { loopbackWebhooks, startReceiver, type WebhookReceiver } from '../harness/webhook-receiver.ts';

describe('batches of packets', () => {
  let app: TestApp;
  let owner: TestUser;
  let receiver: WebhookReceiver;
  let path: { slug: string; schemaKey: string };
  const categories = [
    { name: 'Invoice', schemaKey: 'invoice', identifier: 'invoice number' },
    { name: 'Contract', description: 'An agreement between companies' },
  ];

  beforeAll(async () => {
    receiver = await startReceiver();
    app = await startTestApp({ settings: loopbackWebhooks });
    owner = await app.addUser('pro');
    const { client } = owner;
    const { slug } = await workspaceWithSchema(owner);
    path = { slug, schemaKey: 'packets' };
    const body = { schemaKey: 'invoice', name: 'Invoice', definition: invoiceDefinition };
    ok(await createSchema({ client, path, body }));
    ok(await createSplitter({ client, path, body: { key: 'mail', categories } }));
    ok(await createSplitter({ client, path, body: { key: 'careful', categories, reviewBelow: 1 } }));
  });
  afterAll(async () => {
    await app.close();
    await receiver.close();
  });

  const stack = (number: string) => makeStack([invoicePage(number), ...CONTRACT_PAGES], `stack-${number}.pdf`);

  async function split(splitter: string, files: File[], options = {}): Promise<string> {
    const { client } = owner;
    const { id } = ok(await createBatch({ client, path, body: { splitter, ...options } }));
    for (const file of files) await upload(id, file);
    ok(await startBatch({ client, path: { id } }));
    await app.app.idle();
    return id;
  }

  async function upload(id: string, file: File): Promise<void> {
    const form = new FormData();
    form.append('file', file);
    expect((await owner.request(`/batches/${id}/documents`, { method: 'POST', body: form })).status).toBe(201);
  }

  async function readResults(id: string): Promise<BatchResult[]> {
    const lines = (await (await owner.request(`/batches/${id}/results`)).text()).trim().split('\n');
    return lines.map((line) => JSON.parse(line) as BatchResult);
  }

  test('store each part, also in a workspace that has had no packet before', async () => {
    const { client } = owner;
    const other = await workspaceWithSchema(owner);
    ok(await createSplitter({ client, path: other, body: { key: 'mail', categories: [{ name: 'Contract' }] } }));
    const file = await makeStack(CONTRACT_PAGES, 'contract.pdf');
    const documents = [{ documentId: ok(await uploadDocument({ client, path: other, body: { file } })).id }];
    const { id } = ok(await createBatch({ client, path: other, body: { documents, splitter: 'mail' } }));
    await app.app.idle();
    expect(ok(await getBatch({ client, path: { id } })).status).toBe('completed');
    const [packet] = ok(await listPackets({ client, path: other })).data;
    const { parts } = ok(await getPacket({ client, path: { id: packet?.id ?? '' } }));
    expect(parts.map(({ documentId }) => typeof documentId)).toEqual(['string']);
  });

  test('make a packet of each document, and have a result for each part', async () => {
    const { client } = owner;
    const hook = { url: receiver.url, events: ['batch.completed' as const] };
    ok(await createWebhook({ client, path, body: hook }));
    const id = await split('mail', [await stack('4711'), await stack('4712')]);
    expect(ok(await getBatch({ client, path: { id } }))).toMatchObject({
      status: 'completed',
      splitter: { key: 'mail', versionNumber: 1 },
      extract: true,
      counts: { total: 2, completed: 2 },
    });
    const documents = ok(await listBatchDocuments({ client, path: { id } })).data;
    expect(documents).toMatchObject([
      { position: 1, name: 'stack-4711.pdf', runId: null, status: 'completed' },
      { position: 2, name: 'stack-4712.pdf', runId: null, status: 'completed' },
    ]);
    const query = { batchId: id };
    const listed = ok(await listPackets({ client, path, query }));
    expect(listed.total).toBe(2);
    expect(listed.data.map((packet) => packet.id).toSorted()).toEqual(documents.map((one) => one.packetId).toSorted());
    expect(ok(await listPackets({ client, path, query: { ...query, status: 'failed' } })).total).toBe(0);
    expect(ok(await listPackets({ client, path, query: { batchId: 'bat_other' } })).total).toBe(0);
    for (const { packetId } of documents)
      expect(ok(await getPacket({ client, path: { id: packetId ?? '' } })).status).toBe('completed');
    const results = await readResults(id);
    expect(results).toMatchObject([
      { position: 1, category: 'Invoice', pages: '1', status: 'completed', extractedData: { invoiceNumber: '4711' } },
      { position: 1, category: 'Contract', pages: '2-3', runId: null, extractedData: null },
      { position: 2, category: 'Invoice', pages: '1', extractedData: { invoiceNumber: '4712' } },
      { position: 2, category: 'Contract', pages: '2-3' },
    ]);
    const csv = await (await owner.request(`/batches/${id}/results?format=csv`)).text();
    const rows = parse<Record<string, string>>(csv.replace(/^\uFEFF/, ''), { header: true, skipEmptyLines: true }).data;
    expect(rows.map((row) => [row['category'], row['pages'], row['invoiceNumber']])).toEqual([
      ['Invoice', '1', '4711'],
      ['Contract', '2-3', ''],
      ['Invoice', '1', '4712'],
      ['Contract', '2-3', ''],
    ]);
    await expect.poll(() => receiver.received.length).toBe(1);
    // No run of the whole stack.
    const runs = ok(await listRuns({ client, path: { ...path, schemaKey: 'packets' } }));
    expect(runs.total).toBe(0);
  });

  test('are done where a packet waits for a person, and are not opened again by the approval', async () => {
    const { client } = owner;
    const id = await split('careful', [await stack('1')], { extract: false });
    const batch = ok(await getBatch({ client, path: { id } }));
    expect(batch).toMatchObject({ status: 'completed', extract: false, counts: { completed: 1 } });
    const [document] = ok(await listBatchDocuments({ client, path: { id } })).data;
    const packet = { id: document?.packetId ?? '' };
    expect(ok(await getPacket({ client, path: packet })).status).toBe('needs_review');
    // A stack that has no parts yet is one result.
    expect(await readResults(id)).toMatchObject([{ position: 1, category: null, pages: null }]);
    ok(await approvePacket({ client, path: packet }));
    await app.app.idle();
    expect(await readResults(id)).toMatchObject([{ category: 'Invoice', runId: null }, { category: 'Contract' }]);
    expect(ok(await getBatch({ client, path: { id } })).status).toBe('completed');
    expect((await deletePacket({ client, path: packet })).response?.status).toBe(204);
    expect(ok(await getBatch({ client, path: { id } })).counts.total).toBe(0);
  });

  test('are cancelled with their packets, and failed ones are tried again', async () => {
    const { client } = owner;
    const broken = new File(['%PDF-1.7 broken'], 'broken.pdf', { type: 'application/pdf' });
    const id = await split('mail', [broken, await stack('7')]);
    expect(ok(await getBatch({ client, path: { id } })).counts).toMatchObject({ completed: 1, failed: 1 });
    const [failed] = ok(await listBatchDocuments({ client, path: { id }, query: { status: 'failed' } })).data;
    expect(failed?.errorMessage).toMatch(/\w+/);
    ok(await retryBatch({ client, path: { id } }));
    await app.app.idle();
    const [again] = ok(await listBatchDocuments({ client, path: { id }, query: { status: 'failed' } })).data;
    expect(again?.packetId).not.toBe(failed?.packetId);

    const open = ok(await createBatch({ client, path, body: { splitter: 'mail' } }));
    const file = await stack('8');
    const uploaded = ok(await uploadDocument({ client, path, body: { file } }));
    const documents = Array.from({ length: 40 }, () => ({ documentId: uploaded.id }));
    ok(await addBatchDocuments({ client, path: { id: open.id }, body: { documents } }));
    ok(await startBatch({ client, path: { id: open.id } }));
    const cancelled = ok(await cancelBatch({ client, path: { id: open.id } }));
    expect(cancelled.status).toBe('cancelled');
    await app.app.idle();
    const { counts } = ok(await getBatch({ client, path: { id: open.id } }));
    expect(counts).toMatchObject({ total: 40, waiting: 0, pending: 0, processing: 0 });
    expect(counts.cancelled).toBeGreaterThan(0);
    expect(ok(await listPackets({ client, path, query: { status: 'pending' } })).total).toBe(0);
  });

  test('refuse what does not go with a splitter', async () => {
    const { client } = owner;
    const create = async (body: object) => failure(await createBatch({ client, path, body }));
    expect((await create({ splitter: 'nobody' })).code).toBe('not_found');
    for (const [field, value] of [
      ['samples', 2],
      ['versionNumber', 1],
    ] as const)
      expect(await create({ splitter: 'mail', [field]: value })).toMatchObject({
        code: 'validation_failed',
        details: [{ path: `/${field}` }],
      });
    expect(await create({ extract: false })).toMatchObject({ details: [{ path: '/extract' }] });
  });
});
