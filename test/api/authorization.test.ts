import {
  addDatasetItems,
  addMember,
  approvePacket,
  createApiKey,
  createBatch,
  createDataset,
  createErasure,
  createEvaluation,
  createExport,
  createInvite,
  createLookup,
  createPacket,
  createProviderKey,
  createSplitter,
  createSplitterEvaluation,
  createWebhook,
  listMemoryExamples,
  listWebhookDeliveries,
  requestReview,
  testWebhook,
} from '@excerpt/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import contract from '../../server/generated/openapi.json' with { type: 'json' };
import { OPERATION_RIGHTS } from '../../server/access/operation-rights.ts';
import { may, type Permission } from '../../server/lib/people/workspace-roles.ts';
import type { OperationId } from '../../server/http/operation.ts';
import { extractText, ok, workspaceWithSchema } from '../harness/builders.ts';
import { startTestApp, type TestApp, type TestUser } from '../harness/test-app.ts';
import { loopbackWebhooks, startReceiver, type WebhookReceiver } from '../harness/webhook-receiver.ts';
import { MATRIX, type IdName, type MatrixRow } from './who-may-call.ts';

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
/** Members with a lesser role. */
let people: Record<'reader' | 'reviewer', TestUser>;
/** Secrets of the owner's keys with limits. */
let limited: Record<'reader' | 'elsewhere' | 'staging', string>;
const ids: Record<IdName, string> = {
  document: '',
  run: '',
  batch: '',
  packet: '',
  splitterEvaluation: '',
  erasure: '',
  export: '',
  dataset: '',
  memoryExample: '',
  evaluation: '',
  webhook: '',
  invite: '',
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
  people = { reader: await app.addUser(), reviewer: await app.addUser() };
  for (const role of ['reader', 'reviewer'] as const)
    ok(await addMember({ client, path, body: { userId: people[role].id, role } }));
  const elsewhere = await workspaceWithSchema(owner);
  const issue = async (body: { role?: 'reader'; workspace?: string; env?: 'staging' }) =>
    ok(await createApiKey({ client, body: { name: 'Limited', ...body } })).key;
  limited = {
    reader: await issue({ role: 'reader' }),
    elsewhere: await issue({ workspace: elsewhere.slug }),
    staging: await issue({ env: 'staging' }),
  };
  const run = await extractText(owner, path);
  const key = { provider: 'openai', secret: 'sk-0123456789abcdef0123' };
  ok(await requestReview({ client, path: { id: run.id } }));
  const batch = ok(await createBatch({ client, path, body: {} }));
  ok(await createSplitter({ client, path, body: { key: 'mail', categories: [] } }));
  const packetBody = { documentId: run.documentId, splitter: 'mail' };
  const packet = ok(await createPacket({ client, path, body: packetBody }));
  const splitter = { ...path, splitterKey: 'mail' };
  const careful = { key: 'careful', categories: [], reviewBelow: 1 };
  ok(await createSplitter({ client, path, body: careful }));
  const doubtful = ok(await createPacket({ client, path, body: { ...packetBody, splitter: careful.key } }));
  await app.app.idle();
  ok(await approvePacket({ client, path: { id: doubtful.id } }));
  const judged = ok(await createSplitterEvaluation({ client, path: splitter, body: { packets: [doubtful.id] } }));
  const erasure = ok(await createErasure({ client, path, body: { query: 'nobody' } }));
  const exported = ok(await createExport({ client, path, body: {} }));
  const dataset = ok(await createDataset({ client, path, body: { name: 'First' } }));
  const items = [{ documentId: run.documentId, expected: { total: 118 } }];
  const added = ok(await addDatasetItems({ client, path: { id: dataset.id }, body: { items } }));
  const learned = ok(await listMemoryExamples({ client, path }));
  const evaluation = ok(await createEvaluation({ client, path, body: { datasetId: dataset.id } })) as { id: string };
  ok(await createLookup({ client, path, body: { key: 'invoice', file: new File(['name'], 'a.csv') } }));
  const webhook = ok(await createWebhook({ client, path, body: { url: receiver.url } }));
  ok(await testWebhook({ client, path: { id: webhook.id } }));
  await app.app.idle();
  const [delivery] = ok(await listWebhookDeliveries({ client, path: { id: webhook.id } })).data;
  const keys = (await (await owner.request('/api-keys')).json()) as { data: { id: string }[] };
  Object.assign(ids, {
    document: run.documentId,
    run: run.id,
    batch: batch.id,
    packet: packet.id,
    splitterEvaluation: judged.id,
    erasure: erasure.id,
    export: exported.id,
    dataset: dataset.id,
    memoryExample: learned.data[0]?.id,
    evaluation: evaluation.id,
    webhook: webhook.id,
    invite: ok(await createInvite({ client, path, body: { role: 'member' } })).id,
    apiKey: keys.data[0]?.id,
    providerKey: ok(await createProviderKey({ client, body: key })).id,
  });
  names = {
    ...path,
    envSlug: 'production',
    versionNumber: '1',
    splitterKey: 'mail',
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

function createBody({ body }: MatrixRow): RequestInit {
  if (body === undefined) return {};
  if (body !== 'file' && body !== 'table') {
    const json = JSON.stringify(body).replaceAll('{document}', ids.document).replaceAll('{dataset}', ids.dataset);
    return { body: json, headers: { 'content-type': 'application/json' } };
  }
  const form = new FormData();
  if (body === 'table') form.append('key', 'another');
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

// First, since these calls delete nothing.
/** What an operation needs in the workspace of its resource; null where it is about the user. */
const needOf = (id: OperationId): Permission | null => {
  const right = OPERATION_RIGHTS[id];
  return typeof right === 'string' ? null : right[1];
};
const inWorkspace = operations.filter(({ id }) => needOf(id) !== null);

describe.each(inWorkspace.map((operation) => [operation.id, operation] as const))('%s', (id, operation) => {
  const needs = needOf(id)!;
  const [at] = OPERATION_RIGHTS[id];

  test.each(['reader', 'reviewer'] as const)('asks a %s for its permission', async (role) => {
    const status = await send(operation, people[role].apiKey);
    if (may(role, needs)) expect(REFUSED).not.toContain(status);
    else expect(status).toBe(403);
  });

  test('asks a key with a role for the same, whatever its user may', async () => {
    const status = await send(operation, limited.reader);
    if (may('reader', needs)) expect(REFUSED).not.toContain(status);
    else expect(status).toBe(403);
  });

  test('does not exist for a key of another workspace', async () => {
    expect(await send(operation, limited.elsewhere)).toBe(404);
  });

  test.runIf(at !== 'environment')('keeps to the environment of a key', async () => {
    const status = await send(operation, limited.staging);
    if (at === 'workspace') expect(REFUSED).not.toContain(status);
    else expect(status).toBe(['allEnvironments', 'erasure', 'invite'].includes(at ?? '') ? 403 : 404);
  });
});

const ofAccount = operations.filter(({ id }) => ['account', 'auditLog'].includes(OPERATION_RIGHTS[id] as string));

test.each(ofAccount.map((operation) => [operation.id, operation] as const))(
  '%s is closed to keys with limits, since it is about the whole account',
  async (_, operation) => {
    for (const key of Object.values(limited)) expect([403, 404]).toContain(await send(operation, key));
  },
);

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
