import {
  cancelRun,
  createSchema,
  deleteDocument,
  deleteRun,
  extract,
  extractDocument,
  getDocument,
  getRun,
  listRuns,
  rerunRun,
  type Run,
} from '@excerpt/sdk';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ExtractionError } from '../../server/extraction/engine.ts';
import { startTestApp, type TestApp, type TestUser } from '../harness/test-app.ts';
import { extractText, failure, invoiceDefinition, invoiceText, ok, workspaceWithSchema } from '../harness/builders.ts';
import { scriptedEngine } from '../harness/engines.ts';
import { createGate } from '../harness/gate.ts';
import { eventually } from '../harness/raw-request.ts';

let app: TestApp;
let owner: TestUser;
const gate = createGate();

/** Finds nothing, once the gate is open; fails for documents that say so. */
const engine = scriptedEngine(async ({ layout, signal }) => {
  await gate.pass(signal);
  if (layout.pages[0]?.text.includes('refuse')) {
    throw new ExtractionError('provider_refused', 'The provider refuses this document.', {
      provider: 'local',
      providerStatus: 400,
    });
  }
  return {
    extractedData: { invoiceNumber: 'INV-1', total: 1 },
    confidence: 0.75,
    usage: { inputTokens: 30, outputTokens: 12 },
  };
});

beforeAll(async () => {
  app = await startTestApp({ engine, settings: { EXCERPT_CONCURRENCY: '2' } });
  owner = await app.addUser('pro');
});
afterEach(async () => {
  gate.open();
  await app.app.idle();
});
afterAll(() => app.close());

async function startRun(path: { slug: string; schemaKey: string }, content = invoiceText): Promise<string> {
  return ok(await extract({ client: owner.client, path, body: { name: 'invoice.txt', content } })).runId;
}

async function runOf(id: string, wait = 0): Promise<Run> {
  return ok(await getRun({ client: owner.client, path: { id }, query: { wait } }));
}

function waitForStatus(id: string, status: Run['status']): Promise<void> {
  return eventually(async () => (await runOf(id)).status === status);
}

describe('a run', () => {
  test('carries all its fields, before its end and after it', async () => {
    const path = await workspaceWithSchema(owner);
    gate.close();
    const id = await startRun(path);
    await waitForStatus(id, 'processing');
    expect(await runOf(id)).toMatchObject({
      extractedData: null,
      confidence: null,
      evidence: [],
      warnings: [],
      inputTokens: 0,
      outputTokens: 0,
      totalTokens: 0,
      errorCode: null,
      errorMessage: null,
      completedAt: null,
      attempts: 1,
    });
    gate.open();
    const run = await runOf(id, 30);
    expect(run).toMatchObject({
      status: 'completed',
      extractedData: { invoiceNumber: 'INV-1', total: 1 },
      confidence: 0.75,
      inputTokens: 30,
      outputTokens: 12,
      totalTokens: 42,
      attempts: 1,
    });
    const times = [run.createdAt, run.startedAt, run.completedAt];
    expect(times.toSorted()).toEqual(times);
  });

  test('is answered at once without wait, and after the wait when it takes longer', async () => {
    const path = await workspaceWithSchema(owner);
    gate.close();
    const id = await startRun(path);
    await waitForStatus(id, 'processing');
    const start = performance.now();
    expect((await runOf(id, 1)).status).toBe('processing');
    expect(performance.now() - start).toBeGreaterThan(950);
    const waiting = runOf(id, 30);
    gate.open();
    expect((await waiting).status).toBe('completed');
    for (const wait of ['61', '-1', 'soon']) expect((await owner.request(`/runs/${id}?wait=${wait}`)).status).toBe(400);
  });

  test('that fails says why, in an object and in a sentence', async () => {
    const path = await workspaceWithSchema(owner);
    const run = await runOf(await startRun(path, 'Please refuse this.'), 30);
    expect(run).toMatchObject({
      status: 'failed',
      errorCode: {
        code: 'provider_refused',
        stage: 'extract',
        retryable: false,
        provider: 'local',
        providerStatus: 400,
      },
      errorMessage: 'The provider refuses this document.',
      extractedData: null,
    });
    expect(ok(await getDocument({ client: owner.client, path: { id: run.documentId } }))).toMatchObject({
      status: 'parsed',
      extractedData: null,
    });
  });

  test('of another user is 404 for every operation', async () => {
    const path = await workspaceWithSchema(owner);
    const { id } = await extractText(owner, path);
    const { client, request } = await app.addUser();
    const answers = [
      await getRun({ client, path: { id } }),
      await getRun({ client, path: { id }, query: { wait: 5 } }),
      await cancelRun({ client, path: { id } }),
      await rerunRun({ client, path: { id } }),
      await deleteRun({ client, path: { id } }),
      await listRuns({ client, path }),
    ];
    for (const answer of answers) expect(failure(answer)).toMatchObject({ status: 404, code: 'not_found' });
    expect((await request(`/runs/${id}/events`)).status).toBe(404);
    expect((await runOf(id)).status).toBe('completed');
  });
});

describe('running again', () => {
  test('makes a new run with the same document, version and model', async () => {
    const { client } = owner;
    const path = await workspaceWithSchema(owner);
    const first = await extractText(owner, path);
    ok(
      await createSchema({
        client,
        path,
        body: { schemaKey: 'invoice', name: 'Invoice', definition: { ...invoiceDefinition, title: '2' } },
      }),
    );
    const { runId, status } = ok(await rerunRun({ client, path: { id: first.id } }));
    expect(status).toBe('pending');
    expect(runId).not.toBe(first.id);
    const second = await runOf(runId, 30);
    const same = ({ documentId, schemaVersionId, schemaHash, provider, model, environmentId, status: end }: Run) => ({
      documentId,
      schemaVersionId,
      schemaHash,
      provider,
      model,
      environmentId,
      end,
    });
    expect(same(second)).toEqual(same(first));
    expect(await runOf(first.id)).toEqual(first);
  });
});

describe('deleting a run', () => {
  test('is refused while it is active, and removes it afterwards', async () => {
    const { client } = owner;
    const path = await workspaceWithSchema(owner);
    gate.close();
    const id = await startRun(path);
    expect(failure(await deleteRun({ client, path: { id } }))).toMatchObject({ status: 409, code: 'in_use' });
    const { documentId } = await runOf(id);
    expect(failure(await deleteDocument({ client, path: { id: documentId } }))).toMatchObject({
      status: 409,
      code: 'in_use',
    });
    gate.open();
    await runOf(id, 30);
    expect((await deleteRun({ client, path: { id } })).response?.status).toBe(204);
    expect(failure(await getRun({ client, path: { id } }))).toMatchObject({ status: 404 });
    expect(ok(await listRuns({ client, path })).total).toBe(0);
    expect(ok(await getDocument({ client, path: { id: documentId } })).extractedData).toBeNull();
  });
});

describe('the list of runs', () => {
  test('is newest first, and filters by status, document and version', async () => {
    const { client } = owner;
    const path = await workspaceWithSchema(owner);
    const first = await extractText(owner, path);
    const failed = await extractText(owner, path, 'Please refuse this.');
    ok(
      await createSchema({
        client,
        path,
        body: { schemaKey: 'invoice', name: 'Invoice', definition: { ...invoiceDefinition, title: '2' } },
      }),
    );
    const { runId } = ok(await extractDocument({ client, path: { ...path, id: first.documentId }, body: {} }));
    await runOf(runId, 30);

    const all = ok(await listRuns({ client, path }));
    expect(all).toMatchObject({ total: 3, page: 1, pageSize: 20 });
    expect(all.data.map(({ id }) => id)).toEqual([runId, failed.id, first.id]);
    expect(all.data[2]).toEqual({
      id: first.id,
      environmentName: 'Production',
      documentName: 'invoice.txt',
      schemaVersionNumber: 1,
      status: 'completed',
      provider: 'local',
      model: 'local-1',
      keySource: 'system',
      extractedData: first.extractedData,
      metadata: {},
      createdAt: first.createdAt,
      updatedAt: first.updatedAt,
      expiredAt: null,
      documentId: first.documentId,
      batchId: null,
      confidence: first.confidence,
      reviewStatus: null,
      reviewer: null,
      decidedAt: null,
      corrected: false,
      exportedAt: null,
      duplicateOf: null,
    });

    const found = async (query: NonNullable<Parameters<typeof listRuns>[0]['query']>) => {
      const { total, data } = ok(await listRuns({ client, path, query }));
      expect(total).toBeGreaterThanOrEqual(data.length);
      return { total, ids: data.map(({ id }) => id) };
    };
    expect(await found({ status: 'failed' })).toEqual({ total: 1, ids: [failed.id] });
    expect(await found({ documentId: first.documentId })).toEqual({ total: 2, ids: [runId, first.id] });
    expect(await found({ documentId: first.documentId, versionNumber: 1 })).toEqual({ total: 1, ids: [first.id] });
    expect(await found({ versionNumber: 3 })).toEqual({ total: 0, ids: [] });
    expect(await found({ status: 'completed', pageSize: 1, page: 2 })).toEqual({ total: 2, ids: [first.id] });
    expect((await owner.request(`/workspaces/${path.slug}/schemas/invoice/runs?status=done`)).status).toBe(400);
  });
});
