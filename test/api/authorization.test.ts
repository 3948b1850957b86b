import {
  addDatasetItems,
  addMember,
  createBatch,
  createExport,
  createDataset,
  createEvaluation,
  createProviderKey,
  createWebhook,
  listWebhookDeliveries,
  requestReview,
  testWebhook,
} from '@excerpt/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import contract from '../../server/generated/openapi.json' with { type: 'json' };
import type { OperationId } from '../../server/http/operation.ts';
import { extractText, invoiceDefinition, ok, workspaceWithSchema } from '../harness/builders.ts';
import { startTestApp, type TestApp, type TestUser } from '../harness/test-app.ts';
import { loopbackWebhooks, startReceiver, type WebhookReceiver } from '../harness/webhook-receiver.ts';

/**
 * Who may use an operation. `anyone`: every caller, for what is the caller's own. `own`: the user whose resource it is.
 * `member`: members of the workspace. `owner`: its owner. For all others the resource does not exist, except that a
 * member receives 403 for operations of the owner.
 */
type Access = 'anyone' | 'own' | 'member' | 'owner';

interface Row {
  access: Access;
  /** The value of `{id}`. */
  id?: keyof typeof ids;
  query?: string;
  /** A valid body, which is checked before the rights. `{document}` and `{dataset}` are ids. `file`: multipart. */
  body?: object | 'file';
}

const text = { name: 'a.txt', content: 'Total: 1' };

/** A row for every operation: one that is missing does not compile. */
const MATRIX: Record<OperationId, Row> = {
  getMe: { access: 'anyone' },
  listApiKeys: { access: 'anyone' },
  createApiKey: { access: 'anyone', body: { name: 'Another' } },
  deleteApiKey: { access: 'own', id: 'apiKey' },
  listProviders: { access: 'anyone' },
  listProviderKeys: { access: 'anyone' },
  createProviderKey: { access: 'anyone', body: { provider: 'openai', secret: 'sk-0123456789abcdef0123' } },
  getProviderKey: { access: 'own', id: 'providerKey' },
  updateProviderKey: { access: 'own', id: 'providerKey', body: { name: 'Renamed' } },
  deleteProviderKey: { access: 'own', id: 'providerKey' },
  verifyProviderKey: { access: 'own', id: 'providerKey' },
  listWorkspaces: { access: 'anyone' },
  createWorkspace: { access: 'anyone', body: { name: 'Another' } },
  getWorkspace: { access: 'member' },
  updateWorkspace: { access: 'owner', body: { name: 'Renamed' } },
  deleteWorkspace: { access: 'owner' },
  listMembers: { access: 'member' },
  addMember: { access: 'owner', body: { userId: 'usr_nobody' } },
  removeMember: { access: 'owner' },
  listEnvironments: { access: 'member' },
  getEnvironment: { access: 'member' },
  updateEnvironment: { access: 'owner', body: { verify: true } },
  inferSchema: { access: 'member', body: { samples: [text] } },
  listSchemaTemplates: { access: 'anyone' },
  getSchemaTemplate: { access: 'anyone' },
  getSchemaTemplateDocument: { access: 'anyone' },
  listSchemas: { access: 'member' },
  createSchema: { access: 'member', body: { schemaKey: 'second', name: 'Second', definition: invoiceDefinition } },
  getSchema: { access: 'member' },
  deleteSchema: { access: 'owner' },
  listSchemaVersions: { access: 'member' },
  getSchemaVersion: { access: 'member' },
  lintSchema: { access: 'member', body: { definition: invoiceDefinition } },
  createDocument: { access: 'member', body: text },
  createDocumentUpload: { access: 'member', body: 'file' },
  listDocuments: { access: 'member' },
  getDocument: { access: 'member', id: 'document' },
  deleteDocument: { access: 'owner', id: 'document' },
  getDocumentFile: { access: 'member', id: 'document' },
  getDocumentLayout: { access: 'member', id: 'document' },
  getDocumentPageImage: { access: 'member', id: 'document' },
  extract: { access: 'member', body: text },
  extractUpload: { access: 'member', body: 'file' },
  extractDocument: { access: 'member', id: 'document', body: {} },
  listRuns: { access: 'member' },
  getRun: { access: 'member', id: 'run' },
  deleteRun: { access: 'owner', id: 'run' },
  listRunCalls: { access: 'owner', id: 'run' },
  cancelRun: { access: 'member', id: 'run' },
  rerunRun: { access: 'member', id: 'run' },
  streamRunEvents: { access: 'member', id: 'run' },
  getUsage: { access: 'member' },
  readDocument: { access: 'member', id: 'document', body: { page: 1, box: [0, 0, 1, 1] } },
  createBatch: { access: 'member', body: {} },
  listBatches: { access: 'member' },
  getBatch: { access: 'member', id: 'batch' },
  listBatchDocuments: { access: 'member', id: 'batch' },
  addBatchDocuments: { access: 'member', id: 'batch', body: { documents: [{ documentId: '{document}' }] } },
  startBatch: { access: 'member', id: 'batch' },
  cancelBatch: { access: 'member', id: 'batch' },
  retryBatch: { access: 'member', id: 'batch' },
  getBatchResults: { access: 'member', id: 'batch' },
  createExport: { access: 'member', body: {} },
  listExports: { access: 'member' },
  getExportResults: { access: 'member', id: 'export' },
  listDatasets: { access: 'member' },
  createDataset: { access: 'member', body: { name: 'Second' } },
  getDataset: { access: 'member', id: 'dataset' },
  updateDataset: { access: 'member', id: 'dataset', body: { name: 'Renamed' } },
  deleteDataset: { access: 'owner', id: 'dataset' },
  listDatasetItems: { access: 'member', id: 'dataset' },
  addDatasetItems: { access: 'member', id: 'dataset', body: { items: [{ documentId: '{document}' }] } },
  getDatasetItem: { access: 'member', id: 'dataset' },
  updateDatasetItem: { access: 'member', id: 'dataset', body: { note: 'Seen' } },
  deleteDatasetItem: { access: 'member', id: 'dataset' },
  draftDataset: { access: 'member', id: 'dataset', body: {} },
  listDatasetVersions: { access: 'member', id: 'dataset' },
  createDatasetVersion: { access: 'member', id: 'dataset' },
  listEvaluations: { access: 'member' },
  createEvaluation: { access: 'member', body: { datasetId: '{dataset}' } },
  getEvaluation: { access: 'member', id: 'evaluation' },
  cancelEvaluation: { access: 'member', id: 'evaluation' },
  listEvaluationItems: { access: 'member', id: 'evaluation' },
  compareEvaluations: { access: 'member', id: 'evaluation', query: '?with={evaluation}' },
  getReviewEffort: { access: 'member', id: 'evaluation' },
  getPin: { access: 'member' },
  updatePin: { access: 'member', body: { versionNumber: 1 } },
  getReviewSettings: { access: 'member' },
  updateReviewSettings: { access: 'member', body: { sample: 0 } },
  applyReviewSettings: { access: 'member', body: { dryRun: true } },
  listReviews: { access: 'member' },
  getReview: { access: 'member', id: 'run' },
  requestReview: { access: 'member', id: 'run' },
  updateReview: { access: 'member', id: 'run', body: { actions: [{ path: '/total', action: 'confirm' }] } },
  claimReview: { access: 'member', id: 'run' },
  releaseReview: { access: 'member', id: 'run' },
  approveReview: { access: 'member', id: 'run' },
  rejectReview: { access: 'member', id: 'run', body: { reason: 'Another document' } },
  reopenReview: { access: 'member', id: 'run' },
  listWebhooks: { access: 'member' },
  createWebhook: { access: 'member', body: { url: 'https://8.8.8.8/hook' } },
  getWebhook: { access: 'member', id: 'webhook' },
  updateWebhook: { access: 'member', id: 'webhook', body: { description: 'Changed' } },
  deleteWebhook: { access: 'owner', id: 'webhook' },
  rotateWebhookSecret: { access: 'member', id: 'webhook' },
  testWebhook: { access: 'member', id: 'webhook' },
  redeliverWebhookEvents: { access: 'member', id: 'webhook', body: { since: '2026-01-01T00:00:00.000Z' } },
  listWebhookDeliveries: { access: 'member', id: 'webhook' },
  redeliverWebhookDelivery: { access: 'member', id: 'webhook' },
  listAuditLog: { access: 'owner', query: '?workspace={slug}' },
};

interface Operation {
  id: OperationId;
  method: string;
  path: string;
}

const operations: Operation[] = Object.entries(contract.paths as Record<string, Record<string, unknown>>).flatMap(
  ([path, item]) =>
    Object.entries(item).flatMap(([method, operation]) => {
      const id = (operation as { operationId?: OperationId }).operationId;
      return id === undefined ? [] : [{ id, method: method.toUpperCase(), path }];
    }),
);

let app: TestApp;
let receiver: WebhookReceiver;
let owner: TestUser;
let member: TestUser;
let stranger: TestUser;
let reader: TestUser;
const ids = {
  document: '',
  run: '',
  batch: '',
  export: '',
  dataset: '',
  evaluation: '',
  webhook: '',
  apiKey: '',
  providerKey: '',
};
let names: Record<string, string>;

beforeAll(async () => {
  receiver = await startReceiver();
  app = await startTestApp({ settings: loopbackWebhooks, models: { listModels: async () => [] } });
  [owner, member, stranger] = [await app.addUser(), await app.addUser(), await app.addUser()];
  reader = await app.addKey(owner, { scope: 'read' });
  const { client } = owner;
  const path = await workspaceWithSchema(owner);
  ok(await addMember({ client, path, body: { userId: member.id } }));
  const run = await extractText(owner, path);
  const key = { provider: 'openai', secret: 'sk-0123456789abcdef0123' };
  ok(await requestReview({ client, path: { id: run.id } }));
  const batch = ok(await createBatch({ client, path, body: {} }));
  const exported = ok(await createExport({ client, path, body: {} }));
  const dataset = ok(await createDataset({ client, path, body: { name: 'First' } }));
  const items = [{ documentId: run.documentId, expected: { total: 118 } }];
  const added = ok(await addDatasetItems({ client, path: { id: dataset.id }, body: { items } }));
  const evaluation = ok(await createEvaluation({ client, path, body: { datasetId: dataset.id } })) as { id: string };
  const webhook = ok(await createWebhook({ client, path, body: { url: receiver.url } }));
  ok(await testWebhook({ client, path: { id: webhook.id } }));
  await app.app.idle();
  const [delivery] = ok(await listWebhookDeliveries({ client, path: { id: webhook.id } })).data;
  const keys = (await (await owner.request('/api-keys')).json()) as { data: { id: string }[] };
  Object.assign(ids, {
    document: run.documentId,
    run: run.id,
    batch: batch.id,
    export: exported.id,
    dataset: dataset.id,
    evaluation: evaluation.id,
    webhook: webhook.id,
    apiKey: keys.data[0]?.id,
    providerKey: ok(await createProviderKey({ client, body: key })).id,
  });
  names = {
    ...path,
    envSlug: 'production',
    versionNumber: '1',
    key: 'invoice',
    pageNumber: '1',
    userId: stranger.id,
    itemId: added.items[0]?.id ?? '',
    evaluation: evaluation.id,
    deliveryId: delivery?.id ?? '',
  };
});
afterAll(async () => {
  await app.close();
  await receiver.close();
});

function createBody({ body }: Row): RequestInit {
  if (body === undefined) return {};
  if (body !== 'file') {
    const json = JSON.stringify(body).replaceAll('{document}', ids.document).replaceAll('{dataset}', ids.dataset);
    return { body: json, headers: { 'content-type': 'application/json' } };
  }
  const form = new FormData();
  form.append('file', new File(['Total: 1'], 'a.txt'));
  return { body: form };
}

async function send({ id, method, path }: Operation, apiKey: string | null): Promise<number> {
  const row = MATRIX[id];
  const fill = (template: string) =>
    template.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      name === 'id' ? ids[row.id ?? 'document'] : (names[name] ?? expect.fail(`{${name}} of ${id} has no value`)),
    );
  const { headers, ...init } = createBody(row);
  const response = await fetch(app.url + fill(path) + fill(row.query ?? ''), {
    ...init,
    method,
    headers: { ...(headers as Record<string, string>), ...(apiKey !== null && { 'x-api-key': apiKey }) },
  });
  await response.body?.cancel();
  return response.status;
}

const REFUSED = [401, 403, 404];

describe.each(operations.map((operation) => [operation.id, operation] as const))('%s', (id, operation) => {
  const { access } = MATRIX[id];
  const isRead = operation.method === 'GET';

  test('is closed without a key and with an unknown one', async () => {
    expect(await send(operation, null)).toBe(401);
    expect(await send(operation, 'exk_unknown-key-of-nobody-at-all')).toBe(401);
  });

  test.runIf(access !== 'anyone')('does not show strangers that there is something', async () => {
    expect(await send(operation, stranger.apiKey)).toBe(404);
  });

  test.runIf(access === 'own')('is closed to members of a common workspace', async () => {
    expect(await send(operation, member.apiKey)).toBe(404);
  });

  test.runIf(access === 'owner')('is for the owner only, with 403 for a member', async () => {
    expect(await send(operation, member.apiKey)).toBe(403);
  });

  test.runIf(access === 'member')('is open to members', async () => {
    expect(REFUSED).not.toContain(await send(operation, member.apiKey));
  });

  test('takes a key that may only read for reading only', async () => {
    const status = await send(operation, reader.apiKey);
    if (isRead) expect(REFUSED).not.toContain(status);
    else expect(status).toBe(403);
  });
});

test('every operation of the contract has a row, and every row an operation', () => {
  expect(Object.keys(MATRIX).toSorted()).toEqual(operations.map(({ id }) => id).toSorted());
});
