import { afterAll, beforeAll, expect, test } from 'vitest';
import { callPinnedOperations } from './call-pinned-operations.ts';
import { createPinnedCaller, PINNED } from './pinned-client.ts';
import { startPinnedTest } from './start-pinned-test.ts';

// A caller that was compiled against the pinned 0.6.0 and knows nothing newer: what it does must compile and work for
// ever.

let server: Awaited<ReturnType<typeof startPinnedTest>>;

beforeAll(async () => {
  server = await startPinnedTest();
});
afterAll(() => server.close());

const call = () => createPinnedCaller({ url: server.app.url, apiKey: server.app.admin.apiKey });

test('every operation of the pinned contract succeeds, with its examples, and answers as it says', async () => {
  const caller = call();
  await callPinnedOperations(caller, server.surroundings);
  expect(
    PINNED.operations.filter((one) => !caller.exercised.operations.has(one)),
    'operations not called',
  ).toEqual([]);
  const examples = [...PINNED.examples.keys()];
  expect(
    examples.filter((one) => !caller.exercised.examples.has(one)),
    'examples not sent',
  ).toEqual([]);
});

test('the main job: workspace, schema, document, extraction, run', async () => {
  const { api } = call();
  const workspace = await api.POST('/workspaces', { body: { name: 'Pinned', slug: 'pinned' } });
  expect(workspace.response.status).toBe(201);

  const definition = {
    type: 'object',
    properties: {
      invoiceNumber: { type: ['string', 'null'] },
      total: { type: ['number', 'null'] },
      discount: { type: ['number', 'null'] },
    },
  };
  const schema = await api.POST('/workspaces/{slug}/schemas', {
    params: { path: { slug: 'pinned' } },
    body: { schemaKey: 'invoice', name: 'Invoice', definition },
  });
  expect(schema.response.status).toBe(200);
  expect(schema.data?.latestVersion).toMatchObject({ versionNumber: 1, definition });

  const path = { slug: 'pinned', schemaKey: 'invoice' };
  const document = await api.POST('/workspaces/{slug}/schemas/{schemaKey}/documents', {
    params: { path, query: { env: 'staging' } },
    body: { name: 'invoice.txt', content: 'Invoice number: INV-2026-7\nTotal: EUR 1,180.50\n' },
  });
  expect(document.response.status).toBe(201);
  expect(document.data?.status).toBe('received');

  const accepted = await api.POST('/workspaces/{slug}/schemas/{schemaKey}/documents/{id}/extract', {
    params: { path: { ...path, id: document.data?.id ?? '' }, query: { env: 'staging' } },
    body: {},
  });
  expect(accepted.response.status).toBe(202);
  expect(accepted.data?.status).toBe('pending');

  const run = await api.GET('/runs/{id}', {
    params: { path: { id: accepted.data?.runId ?? '' }, query: { wait: 30 } },
  });
  expect(run.data).toMatchObject({
    status: 'completed',
    documentId: document.data?.id,
    schemaVersionNumber: 1,
    schemaHash: schema.data?.latestVersion.definitionHash,
    schemaSnapshot: definition,
    provider: 'local',
    model: 'local-1',
    keySource: 'system',
    extractedData: { invoiceNumber: 'INV-2026-7', total: 1180.5, discount: null },
    errorCode: null,
    errorMessage: null,
  });

  const runs = await api.GET('/workspaces/{slug}/schemas/{schemaKey}/runs', {
    params: { path, query: { env: 'staging' } },
  });
  expect(runs.data).toMatchObject({ total: 1, page: 1, pageSize: 20 });
  expect(runs.data?.data[0]).toMatchObject({
    environmentName: 'Staging',
    documentName: 'invoice.txt',
    schemaVersionNumber: 1,
  });
});

test('a provider without a key is 412 no_key', async () => {
  const { api } = call();
  const refused = await api.POST('/workspaces/{slug}/schemas/{schemaKey}/extract', {
    params: { path: { slug: 'pinned', schemaKey: 'invoice' } },
    body: { name: 'x.txt', content: 'x', model: 'openai/gpt-6-luna' },
  });
  expect(refused.response.status).toBe(412);
  expect(refused.error?.code).toBe('no_key');
});
