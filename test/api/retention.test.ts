import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createDocument,
  createWebhook,
  deleteWorkspace,
  extract,
  extractDocument,
  getDocument,
  getDocumentFile,
  getDocumentLayout,
  getDocumentPageImage,
  getRun,
  listDocuments,
  listRuns,
  listWebhookDeliveries,
  rerunRun,
  updateEnvironment,
  type DocumentResource,
  type Run,
} from '@excerpt/sdk';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { endOfRun, extractText, failure, invoiceText, ok, workspaceWithSchema } from '../harness/builders.ts';
import { scriptedEngine } from '../harness/engines.ts';
import { createGate } from '../harness/gate.ts';
import { startTestApp, type TestApp } from '../harness/test-app.ts';
import { movableClock, type MovableClock } from '../harness/test-clock.ts';
import { loopbackWebhooks, startReceiver, type WebhookReceiver } from '../harness/webhook-receiver.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let app: TestApp;
let clock: MovableClock;
let receiver: WebhookReceiver;
let path: { slug: string; schemaKey: string };
const gate = createGate();

beforeEach(async () => {
  clock = movableClock();
  receiver = await startReceiver((response) => response.end('Total: 118'));
  const evidence = [
    { path: '/total', confidence: 1, match: 'exact' as const, page: 1, quote: '118.00', start: 35, end: 41, boxes: [] },
  ];
  const engine = scriptedEngine(async ({ signal }) => {
    await gate.pass(signal);
    return { extractedData: { total: 118 }, evidence, warnings: ['The total is 118.'] };
  });
  app = await startTestApp({ clock, engine, settings: loopbackWebhooks });
  path = await workspaceWithSchema(app.admin);
});
afterEach(async () => {
  gate.open();
  await app.close();
  await receiver.close();
});

const documentOf = async (id: string): Promise<DocumentResource> =>
  ok(await getDocument({ client: app.admin.client, path: { id } }));
const runOf = async (id: string): Promise<Run> => ok(await getRun({ client: app.admin.client, path: { id } }));

const keepFor = async (retentionDays: number | null, envSlug = 'production') =>
  ok(await updateEnvironment({ client: app.admin.client, path: { ...path, envSlug }, body: { retentionDays } }));

/** Lets days pass and starts the server again, which sweeps at its start. */
async function passDays(days: number): Promise<void> {
  clock.advance(days * DAY_MS);
  await app.restart();
}

async function untilExpired(read: () => Promise<{ expiredAt: string | null }>): Promise<void> {
  await expect.poll(async () => (await read()).expiredAt).not.toBeNull();
}

describe('a document and its run', () => {
  test('are kept until they are that old, then returned and listed without their content', async () => {
    await keepFor(7);
    const run = await extractText(app.admin, path);
    await passDays(6);
    // Sweeps begin at the start: one that erased too early would have done so by the second.
    await app.restart();
    expect(await documentOf(run.documentId)).toMatchObject({ expiredAt: null, extractedData: { total: 118 } });

    await passDays(2);
    await untilExpired(() => documentOf(run.documentId));
    await untilExpired(() => runOf(run.id));
    const document = await documentOf(run.documentId);
    expect(document).toMatchObject({ content: null, extractedData: null, name: 'invoice.txt', status: 'parsed' });
    const expired = await runOf(run.id);
    expect(expired).toEqual({
      ...run,
      extractedData: null,
      evidence: [],
      warnings: [],
      updatedAt: expired.expiredAt,
      expiredAt: expired.expiredAt,
    });
    const { client } = app.admin;
    expect(ok(await listDocuments({ client, path }))).toMatchObject({ total: 1, data: [document] });
    expect(ok(await listRuns({ client, path, query: { status: 'completed' } }))).toMatchObject({
      total: 1,
      data: [{ id: run.id, documentName: 'invoice.txt', extractedData: null, expiredAt: expired.expiredAt }],
    });
    await expect.poll(() => app.storedFiles()).toEqual([]);
  });

  test('are 410 where their content would be needed', async () => {
    await keepFor(1);
    const run = await extractText(app.admin, path);
    await passDays(2);
    await untilExpired(() => documentOf(run.documentId));
    await untilExpired(() => runOf(run.id));
    const { client } = app.admin;
    const id = run.documentId;
    const schema = { type: 'object', properties: { total: { type: 'number' } } };
    for (const answer of [
      await getDocumentFile({ client, path: { id } }),
      await getDocumentFile({ client, path: { id }, headers: { Range: 'bytes=0-3' } }),
      await getDocumentLayout({ client, path: { id } }),
      await getDocumentPageImage({ client, path: { id, pageNumber: 1 } }),
      await extract({ client, path, body: { documentId: id } }),
      await extract({ client, path, body: { documentId: id, schema } }),
      await extractDocument({ client, path: { ...path, id } }),
      await rerunRun({ client, path: { id: run.id } }),
    ]) {
      expect(failure(answer)).toMatchObject({ status: 410, code: 'content_expired' });
    }
    expect(ok(await listRuns({ client, path })).total).toBe(1);
  });

  test('are erased from webhook events and deliveries too', async () => {
    await keepFor(1);
    const { client } = app.admin;
    const endpoint = ok(await createWebhook({ client, path, body: { url: `${receiver.url}/hook` } }));
    const run = await extractText(app.admin, path);
    await app.app.idle();
    await passDays(2);
    await untilExpired(() => documentOf(run.documentId));
    await untilExpired(() => runOf(run.id));
    const deliveries = ok(await listWebhookDeliveries({ client: app.admin.client, path: endpoint })).data;
    expect(deliveries.map(({ event }) => event).toSorted()).toEqual(['document.parsed', 'run.completed']);
    for (const { event, payload, responseBody } of deliveries) {
      expect(responseBody).toBeNull();
      expect(payload['data']).toEqual({ id: event === 'run.completed' ? run.id : run.documentId });
    }
  });

  test('expire in their own environment only, and share bytes with others', async () => {
    await keepFor(1);
    const { client } = app.admin;
    const body = { name: 'same.txt', content: invoiceText };
    const expiring = ok(await createDocument({ client, path, body }));
    const kept = ok(await createDocument({ client, path, body, query: { env: 'staging' } }));
    await app.app.idle();
    await passDays(2);
    await untilExpired(() => documentOf(expiring.id));
    expect(await documentOf(kept.id)).toMatchObject({
      expiredAt: null,
      content: expect.stringContaining('INV') as string,
    });
    expect(ok(await getDocumentLayout({ client: app.admin.client, path: kept })).pages).toHaveLength(1);
    expect(await app.storedFiles()).toHaveLength(1);
  });

  test('expire each by its own age', async () => {
    await keepFor(7);
    const first = await extractText(app.admin, path);
    await passDays(5);
    const { runId } = ok(await rerunRun({ client: app.admin.client, path: { id: first.id } }));
    await endOfRun(app.admin, runId);
    await passDays(4);
    await untilExpired(() => documentOf(first.documentId));
    await untilExpired(() => runOf(first.id));
    expect(await runOf(runId)).toMatchObject({ expiredAt: null, extractedData: { total: 118 } });
    expect((await documentOf(first.documentId)).extractedData).toBeNull();
    const again = await rerunRun({ client: app.admin.client, path: { id: runId } });
    expect(failure(again)).toMatchObject({ status: 410 });
  });

  test('stay as long as a run is active', async () => {
    await keepFor(1);
    gate.close();
    const { client } = app.admin;
    const { runId } = ok(await extract({ client, path, body: { name: 'a.txt', content: invoiceText } }));
    const other = ok(await createDocument({ client, path, body: { name: 'b.txt', content: 'Total: 2' } }));
    await passDays(2);
    await untilExpired(() => documentOf(other.id));
    const { documentId } = await runOf(runId);
    expect((await documentOf(documentId)).expiredAt).toBeNull();
    gate.open();
    expect(await endOfRun(app.admin, runId)).toMatchObject({ status: 'completed', extractedData: { total: 118 } });
    await app.restart();
    await untilExpired(() => documentOf(documentId));
    await untilExpired(() => runOf(runId));
  });

  async function countLayouts(): Promise<number> {
    const folder = join(app.dataDir, 'blobs', 'layouts');
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
    return entries.filter((entry) => entry.isFile()).length;
  }

  test('are deleted with their workspace, which leaves the files of others', async () => {
    const other = await workspaceWithSchema(app.admin);
    const { id, documentId } = await extractText(app.admin, other, 'Total: 7');
    const before = await countLayouts();
    await keepFor(1);
    const run = await extractText(app.admin, path);
    await passDays(2);
    await untilExpired(() => documentOf(run.documentId));
    const { client } = app.admin;
    expect((await deleteWorkspace({ client, path })).response?.status).toBe(204);
    // Files are deleted after the commit.
    await expect.poll(countLayouts).toBe(before);
    await expect.poll(() => app.storedFiles()).toHaveLength(1);
    expect((await getDocumentFile({ client, path: { id: documentId } })).response?.status).toBe(200);
    const again = ok(await rerunRun({ client, path: { id } }));
    expect((await endOfRun(app.admin, again.runId)).status).toBe('completed');
  });

  test('can be exported and imported', async () => {
    await keepFor(1);
    const run = await extractText(app.admin, path);
    await passDays(2);
    await untilExpired(() => documentOf(run.documentId));
    await untilExpired(() => runOf(run.id));
    const folder = await mkdtemp(join(tmpdir(), 'excerpt-retention-'));
    const other = await startTestApp();
    try {
      const archive = join(folder, 'workspace.tar.gz');
      const summary = await app.withAdmin((admin) => admin.exportWorkspace(path.slug, archive));
      expect(summary).toMatchObject({ files: 0, rows: { documents: 1, runs: 1 } });
      await other.withAdmin((admin) => admin.importWorkspace(archive, other.admin.id));
      const { client } = other.admin;
      expect(ok(await getRun({ client, path: run }))).toEqual(await runOf(run.id));
      const imported = ok(await getDocument({ client, path: { id: run.documentId } }));
      expect(imported).toEqual(await documentOf(run.documentId));
    } finally {
      await other.close();
      await rm(folder, { recursive: true, force: true });
    }
  });
});
