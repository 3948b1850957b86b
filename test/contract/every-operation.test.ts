import * as sdk from '@excerpt/sdk';
import type { Client } from '@excerpt/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ExtractionEngine } from '../../server/extraction/engine.ts';
import { createExtractionPool } from '../../server/extraction/child/extraction-pool.ts';
import { createLocalEngine } from '../../server/extraction/local/local-engine.ts';
import { startTestApp, type TestApp, type TestUser } from '../harness/test-app.ts';
import { endOfRun, invoiceDefinition, invoiceText, ok } from '../harness/builders.ts';
import { createGate } from '../harness/gate.ts';
import { loopbackWebhooks, startReceiver, type WebhookReceiver } from '../harness/webhook-receiver.ts';
import { exercised, operationIds } from '../harness/validating-fetch.ts';
import { callMembers } from './call-members.ts';
import { callPackets } from './call-packets.ts';
import { callPrivacy } from './call-privacy.ts';
import { callRecords } from './call-records.ts';
import { callRules } from './call-rules.ts';

let app: TestApp;
let receiver: WebhookReceiver;
let owner: TestUser;
let client: Client;

const gate = createGate();
const pool = createExtractionPool({ processes: 1, maxRssBytes: 2 ** 30, deadlineMs: 30_000 });
const local = createLocalEngine(pool);
/** The built-in extractor, which the test can hold back. */
const engine: ExtractionEngine = {
  extract: async (request) => {
    await gate.pass(request.signal);
    return local.extract(request);
  },
  close: () => pool.close(),
};

beforeAll(async () => {
  receiver = await startReceiver();
  app = await startTestApp({
    settings: loopbackWebhooks,
    engine,
    models: { listModels: async () => ['mistral-small-2603'] },
  });
  owner = await app.addUser('pro');
  client = owner.client;
});
afterAll(async () => {
  await app.close();
  await receiver.close();
});

/** Creates, uses and deletes every resource. Each response is validated against the contract. */
async function callEverything(): Promise<void> {
  ok(await sdk.getMe({ client }));
  ok(await sdk.listProviders({ client }));
  ok(await sdk.listSchemaTemplates({ client }));
  ok(await sdk.getSchemaTemplate({ client, path: { key: 'invoice' } }));
  ok(await sdk.getSchemaTemplateDocument({ client, path: { key: 'invoice' } }));
  const key = ok(
    await sdk.createApiKey({ client, body: { name: 'Second', scope: 'read', expiresAt: '2999-01-01T00:00:00.000Z' } }),
  );
  ok(await sdk.listApiKeys({ client }));
  await sdk.deleteApiKey({ client, path: { id: key.id } });

  const { slug } = ok(await sdk.createWorkspace({ client, body: { name: 'Contract', description: 'All of it' } }));
  const workspace = { slug };
  ok(await sdk.listWorkspaces({ client }));
  ok(await sdk.getWorkspace({ client, path: workspace }));
  ok(await sdk.updateWorkspace({ client, path: workspace, body: { description: 'All of it, again' } }));
  const { id: userId } = await app.addUser();
  await callMembers(client, slug, userId);
  await callRecords(client, slug);
  ok(await sdk.listEnvironments({ client, path: workspace }));
  ok(await sdk.getEnvironment({ client, path: { slug, envSlug: 'staging' } }));
  ok(
    await sdk.updateEnvironment({
      client,
      path: { slug, envSlug: 'staging' },
      body: { providerKeyId: null, model: null },
    }),
  );

  const providerKey = ok(
    await sdk.createProviderKey({ client, body: { provider: 'mistral-eu', secret: 'a-secret-of-the-test' } }),
  );
  const keyPath = { id: providerKey.id };
  ok(await sdk.listProviderKeys({ client }));
  ok(await sdk.getProviderKey({ client, path: keyPath }));
  ok(await sdk.updateProviderKey({ client, path: keyPath, body: { name: 'Renamed' } }));
  expect(ok(await sdk.verifyProviderKey({ client, path: keyPath })).status).toBe('valid');
  await sdk.deleteProviderKey({ client, path: keyPath });

  await callLookups(slug);
  await callPrivacy(client, slug);
  await callWebhooks(slug);

  const path = { slug, schemaKey: 'invoice' };
  const schema = { schemaKey: 'invoice', name: 'Invoice', definition: invoiceDefinition };
  ok(await sdk.lintSchema({ client, path, body: { definition: invoiceDefinition } }));
  ok(await sdk.createSchema({ client, path: workspace, body: schema }));
  ok(await sdk.inferSchema({ client, path: workspace, body: { samples: [{ name: 'a.txt', content: invoiceText }] } }));
  ok(await sdk.listSchemas({ client, path: workspace }));
  ok(await sdk.getSchema({ client, path }));
  await callRules(client, path);
  ok(await sdk.listSchemaVersions({ client, path }));
  ok(await sdk.getSchemaVersion({ client, path: { ...path, versionNumber: 1 } }));

  const { id } = ok(await sdk.createDocument({ client, path, body: { name: 'invoice.txt', content: invoiceText } }));
  ok(await sdk.getDocumentLayout({ client, path: { id } }));
  ok(await sdk.getDocumentPageImage({ client, path: { id, pageNumber: 1 } }));
  ok(await sdk.getDocument({ client, path: { id } }));
  ok(await sdk.getDocumentFile({ client, path: { id } }));
  expect((await owner.request(`/documents/${id}/file`, { headers: { range: 'bytes=0-3' } })).status).toBe(206);
  ok(await sdk.listDocuments({ client, path }));

  // The SDK uses the operations with several content types instead.
  for (const upload of ['documents/upload', 'extract/upload']) {
    const body = new FormData();
    body.append('file', new File(['Total: 1.00'], 'a.txt'));
    const url = `/workspaces/${path.slug}/schemas/${path.schemaKey}/${upload}`;
    expect((await owner.request(url, { method: 'POST', body })).ok).toBe(true);
  }
  const { runId } = ok(await sdk.extract({ client, path, body: { documentId: id } }));
  await (await owner.request(`/runs/${runId}/events`)).text();
  expect(ok(await sdk.getRun({ client, path: { id: runId }, query: { wait: 30 } })).status).toBe('completed');
  ok(await sdk.listRunCalls({ client, path: { id: runId } }));
  ok(await sdk.listRuns({ client, path }));
  await callReviews(path, runId, id);
  await callBatches(path, id);
  await callPackets({ client, gate, idle: () => app.app.idle() }, path, id);
  await callEvaluations(path, id);
  ok(await sdk.rerunRun({ client, path: { id: runId } }));
  gate.close();
  const held = ok(await sdk.extract({ client, path, body: { documentId: id } }));
  expect(ok(await sdk.cancelRun({ client, path: { id: held.runId } })).status).toBe('cancelled');
  gate.open();
  const second = ok(await sdk.extractDocument({ client, path: { ...path, id }, body: {} }));
  expect((await endOfRun({ client }, second.runId)).status).toBe('completed');
  await sdk.deleteRun({ client, path: { id: second.runId } });

  await app.app.idle();
  await sdk.deleteDocument({ client, path: { id } });
  await sdk.deleteSchema({ client, path });
  await sdk.deleteWorkspace({ client, path: workspace });
}

async function callBatches(path: { slug: string; schemaKey: string }, documentId: string): Promise<void> {
  const batch = { id: ok(await sdk.createBatch({ client, path, body: {} })).id };
  ok(await sdk.addBatchDocuments({ client, path: batch, body: { documents: [{ documentId }] } }));
  ok(await sdk.uploadBatchDocuments({ client, path: batch, body: { file: new File(['Total: 2.00'], 'b.txt') } }));
  ok(await sdk.startBatch({ client, path: batch }));
  await app.app.idle();
  expect(ok(await sdk.getBatch({ client, path: batch })).status).toBe('completed');
  ok(await sdk.listBatches({ client, path }));
  ok(await sdk.listBatchDocuments({ client, path: batch }));
  ok(await sdk.retryBatch({ client, path: batch, query: { reuse: false } }));
  for (const format of ['ndjson', 'csv', 'xlsx'] as const)
    ok(await sdk.getBatchResults({ client, path: batch, query: { format } }));
  const exported = ok(await sdk.createExport({ client, path, body: {} }));
  ok(await sdk.listExports({ client, path }));
  for (const format of ['ndjson', 'csv', 'xlsx'] as const)
    ok(await sdk.getExportResults({ client, path: { id: exported.id }, query: { format } }));
  const open = ok(await sdk.createBatch({ client, path, body: {} }));
  ok(await sdk.cancelBatch({ client, path: { id: open.id } }));
}

async function callEvaluations(path: { slug: string; schemaKey: string }, documentId: string): Promise<void> {
  const dataset = { id: ok(await sdk.createDataset({ client, path, body: { name: 'January' } })).id };
  ok(await sdk.listDatasets({ client, path }));
  ok(await sdk.updateDataset({ client, path: dataset, body: { comparators: { '/total': { kind: 'number' } } } }));
  ok(await sdk.addDatasetItems({ client, path: dataset, body: { items: [{ documentId }] } }));
  ok(await sdk.draftDataset({ client, path: dataset, body: {} }));
  await app.app.idle();
  expect(ok(await sdk.getDataset({ client, path: dataset })).items.draft).toBe(1);
  const itemId = ok(await sdk.listDatasetItems({ client, path: dataset })).data[0]?.id ?? '';
  const item = { ...dataset, itemId };
  ok(await sdk.updateDatasetItem({ client, path: item, body: { expected: { total: 118 } } }));
  ok(await sdk.getDatasetItem({ client, path: item }));
  ok(await sdk.createDatasetVersion({ client, path: dataset }));
  ok(await sdk.listDatasetVersions({ client, path: dataset }));
  const body = { datasetId: dataset.id };
  ok(await sdk.createEvaluation({ client, path, body: { ...body, dryRun: true } }));
  const evaluation = { id: (ok(await sdk.createEvaluation({ client, path, body })) as { id: string }).id };
  await app.app.idle();
  expect(ok(await sdk.getEvaluation({ client, path: evaluation })).status).toBe('completed');
  ok(await sdk.listEvaluations({ client, path }));
  ok(await sdk.listEvaluationItems({ client, path: evaluation }));
  ok(await sdk.compareEvaluations({ client, path: evaluation, query: { with: evaluation.id } }));
  ok(await sdk.getReviewEffort({ client, path: evaluation }));
  ok(await sdk.updateMemory({ client, path, body: { mode: 'on' } }));
  ok(await sdk.getMemory({ client, path }));
  ok(await sdk.measureMemory({ client, path, body }));
  const [example] = ok(await sdk.listMemoryExamples({ client, path })).data;
  await app.app.idle();
  await sdk.deleteMemoryExample({ client, path: { id: example?.id ?? '' } });
  ok(await sdk.updatePin({ client, path, body: { versionNumber: 1 } }));
  ok(await sdk.getPin({ client, path }));
  gate.close();
  const held = ok(await sdk.createEvaluation({ client, path, body })) as { id: string };
  ok(await sdk.cancelEvaluation({ client, path: { id: held.id } }));
  gate.open();
  await sdk.deleteDatasetItem({ client, path: item });
  await sdk.deleteDataset({ client, path: dataset });
}

async function callLookups(slug: string): Promise<void> {
  const file = new File(['name'], 'vendors.csv');
  const path = { slug, key: 'vendors' };
  ok(await sdk.createLookup({ client, path: { slug }, body: { key: 'vendors', file } }));
  ok(await sdk.listLookups({ client, path: { slug } }));
  ok(await sdk.getLookup({ client, path }));
  ok(await sdk.listLookupRows({ client, path }));
  ok(await sdk.listLookupVersions({ client, path }));
  ok(await sdk.replaceLookup({ client, path, body: { file } }));
  await sdk.deleteLookup({ client, path });
}

async function callReviews(
  path: { slug: string; schemaKey: string },
  runId: string,
  documentId: string,
): Promise<void> {
  const run = { id: runId };
  ok(await sdk.getReviewSettings({ client, path }));
  ok(await sdk.updateReviewSettings({ client, path, body: { sample: 0 } }));
  ok(await sdk.applyReviewSettings({ client, path, body: { dryRun: true } }));
  ok(await sdk.requestReview({ client, path: run }));
  ok(await sdk.claimReview({ client, path: run }));
  ok(await sdk.releaseReview({ client, path: run }));
  ok(await sdk.claimReview({ client, path: run }));
  ok(await sdk.updateReview({ client, path: run, body: { actions: [{ path: '/total', action: 'confirm' }] } }));
  ok(await sdk.approveReview({ client, path: run }));
  ok(await sdk.reopenReview({ client, path: run }));
  ok(await sdk.rejectReview({ client, path: run, body: { reason: 'Another document' } }));
  ok(await sdk.getReview({ client, path: run }));
  ok(await sdk.listReviews({ client, path: { slug: path.slug } }));
  ok(await sdk.readDocument({ client, path: { id: documentId }, body: { page: 1, box: [0, 0, 1, 1] } }));
}

async function callWebhooks(slug: string): Promise<void> {
  const { id } = ok(await sdk.createWebhook({ client, path: { slug }, body: { url: receiver.url } }));
  ok(await sdk.listWebhooks({ client, path: { slug } }));
  ok(await sdk.getWebhook({ client, path: { id } }));
  ok(await sdk.updateWebhook({ client, path: { id }, body: { events: ['run.completed'] } }));
  ok(await sdk.rotateWebhookSecret({ client, path: { id } }));
  ok(await sdk.testWebhook({ client, path: { id } }));
  await app.app.idle();
  const [delivery] = ok(await sdk.listWebhookDeliveries({ client, path: { id } })).data;
  expect(delivery).toMatchObject({ event: 'webhook.test', success: true, statusCode: 204 });
  ok(await sdk.redeliverWebhookDelivery({ client, path: { id, deliveryId: delivery?.id ?? '' } }));
  ok(await sdk.redeliverWebhookEvents({ client, path: { id }, body: { since: '2026-01-31T00:00:00.000Z' } }));
  await sdk.deleteWebhook({ client, path: { id } });
}

test('every operation of the contract succeeds, with an answer that the contract describes', async () => {
  await callEverything();
  const missing = operationIds.filter((operationId) => {
    const statuses = [...exercised]
      .filter((one) => one.startsWith(`${operationId} `))
      .map((one) => Number(one.split(' ')[1]));
    return !statuses.some((status) => status >= 200 && status < 300);
  });
  expect(missing, 'operations without a successful call in this test').toEqual([]);
});

test('every operation of the contract asks for a key', async () => {
  const contract = (await (await fetch(`${app.url}/openapi.json`)).json()) as {
    paths: Record<string, Record<string, { operationId?: string }>>;
  };
  const asked: string[] = [];
  for (const [path, item] of Object.entries(contract.paths)) {
    for (const method of ['get', 'post', 'patch', 'put', 'delete']) {
      const { operationId } = item[method] ?? {};
      if (operationId === undefined) continue;
      asked.push(operationId);
      const response = await fetch(app.url + path.replaceAll(/\{\w+\}/g, '1'), { method: method.toUpperCase() });
      expect(response.status, operationId).toBe(401);
      expect(await response.json(), operationId).toMatchObject({ code: 'unauthorized' });
    }
  }
  expect(asked.toSorted()).toEqual([...operationIds].toSorted());
});
