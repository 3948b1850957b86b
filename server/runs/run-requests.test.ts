import {
  addMember,
  cancelRun,
  createSchema,
  deleteRun,
  extract,
  extractDocument,
  getRun,
  listRunCalls,
  listRuns,
  rerunRun,
  updateBudget,
  updateEnvironment,
  updatePin,
} from '@excerpt/sdk';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { failure, invoiceDefinition, ok, workspaceWithSchema } from '../../test/harness/builders.ts';
import { scriptedEngine } from '../../test/harness/engines.ts';
import { createGate } from '../../test/harness/gate.ts';
import { startTestApp, type TestApp, type TestUser } from '../../test/harness/test-app.ts';

const gate = createGate();
const engine = scriptedEngine(async ({ signal }) => {
  await gate.pass(signal);
  return { extractedData: { total: 1 } };
});

let app: TestApp;
let owner: TestUser;
let path: { slug: string; schemaKey: string };
beforeAll(async () => {
  app = await startTestApp({ engine });
  owner = await app.addUser('pro');
});
afterAll(async () => {
  gate.open();
  await app.close();
});
beforeEach(async () => {
  gate.open();
  path = await workspaceWithSchema(owner);
});

const TEXT = { name: 'a.txt', content: 'Total 1' };
const start = async (body: object = TEXT, query = {}) =>
  ok(await extract({ client: owner.client, path, body: body as typeof TEXT, query })).runId;
const find = async (id: string, wait = 0) => ok(await getRun({ client: owner.client, path: { id }, query: { wait } }));
const end = (id: string) => find(id, 30);
const places = (answer: Parameters<typeof failure>[0]) => {
  const { status, code, details = [] } = failure(answer);
  return [status, code, ...details.map((detail) => detail.path)];
};

test.each([
  ['nothing', {}, ''],
  ['a document and a text', { documentId: 'doc_1', ...TEXT }, ''],
  ['a text without a name', { content: 'Total' }, '/name'],
  ['a name for a document', { documentId: 'doc_1', name: 'x' }, '/name'],
  ['pages that are none', { ...TEXT, pages: '0' }, '/pages'],
  ['guidance for a stored schema', { ...TEXT, instructions: 'x' }, '/instructions'],
])('a request with %s is refused', async (_, body, at) => {
  const refused = await extract({ client: owner.client, path, body: body as typeof TEXT });
  expect(places(refused)).toEqual([400, 'validation_failed', at]);
});

test.each([
  ['two documents', { documentId: 'doc_1' }, true, ''],
  ['a password without a file', { documentId: 'doc_1', password: 'x' }, false, '/password'],
])('an upload with %s is refused', async (_, fields, hasFile, at) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (hasFile) form.set('file', new File(['Total 1'], 'a.txt'));
  const url = `/workspaces/${path.slug}/schemas/invoice/extract`;
  const response = await owner.request(url, { method: 'POST', body: form });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: 'validation_failed', details: [{ path: at }] });
});

test('pages that a parsed document does not have are refused', async () => {
  const { documentId } = await end(await start());
  await app.withDatabase((db) =>
    db.updateTable('documents').set({ page_count: 2 }).where('id', '=', documentId).execute(),
  );
  const body = { documentId, pages: '3' };
  expect(places(await extract({ client: owner.client, path, body }))).toEqual([400, 'validation_failed', '/pages']);
  expect(await find(await start({ documentId, pages: '-1' }))).toMatchObject({ pages: '-1' });
});

test('a run has the options and the metadata of its request, in its environment', async () => {
  const options = { samples: 2, vision: 'never', metadata: { case: '7' } };
  const run = await end(
    await start({ ...TEXT, ...options, model: 'local/local-1', versionNumber: 1 }, { env: 'staging' }),
  );
  expect(run).toMatchObject({ ...options, status: 'completed', maxCost: null, schemaVersionNumber: 1, pages: null });
  expect(run).toMatchObject({
    provider: 'local',
    inputTokens: 0,
    outputTokens: 0,
    totalTokens: 0,
  });
  expect(run.providers).toMatchObject([{ provider: 'local', inputTokens: 0, outputTokens: 0 }]);
  const again = await extractDocument({
    client: owner.client,
    path: { ...path, id: run.documentId },
    query: { env: 'staging' },
    body: { metadata: { case: '8' }, pages: '1' },
  });
  expect(await end(ok(again).runId)).toMatchObject({ metadata: { case: '8' }, documentId: run.documentId, pages: '1' });
  const listed = async (query: object) => {
    const { data } = ok(await listRuns({ client: owner.client, path, query }));
    return data.map(({ id }) => id);
  };
  expect(await listed({})).toEqual([]);
  expect(await listed({ env: 'staging' })).toEqual([ok(again).runId, run.id]);
  expect(await listed({ env: 'staging', order: 'asc' })).toEqual([run.id, ok(again).runId]);
  expect(await listed({ env: 'staging', metadata: { case: '8' } })).toEqual([ok(again).runId]);
  expect(failure(await extractDocument({ client: owner.client, path: { ...path, id: run.documentId } })).status).toBe(
    404,
  );
});

test('a run uses the version that is asked for, else the pinned one, else the latest', async () => {
  const { client } = owner;
  const definition = { ...invoiceDefinition, title: '2' };
  const schema = { schemaKey: 'invoice', name: 'Invoice' };
  const versionOf = async (body: object) => (await find(await start({ ...TEXT, ...body }))).schemaVersionNumber;
  ok(await createSchema({ client, path, body: { ...schema, definition } }));
  expect([await versionOf({}), await versionOf({ versionNumber: 1 })]).toEqual([2, 1]);
  ok(await updatePin({ client, path, body: { versionNumber: 1 } }));
  expect([await versionOf({}), await versionOf({ versionNumber: 2 })]).toEqual([1, 2]);
  expect(await versionOf({ schema: { ...definition, title: '3' }, schemaName: 'Invoice' })).toBe(3);
  const missing = { ...TEXT, versionNumber: 9 };
  expect(failure(await extract({ client, path, body: missing })).code).toBe('not_found');
});

test('a run of another environment, schema or workspace is not accepted', async () => {
  const { documentId } = await end(await start());
  const other = await workspaceWithSchema(owner);
  const codes = [];
  for (const target of [other, { ...path, schemaKey: 'none' }, { ...path, slug: 'none' }])
    codes.push(failure(await extract({ client: owner.client, path: target, body: { documentId } })).code);
  expect(codes).toEqual(['not_found', 'not_found', 'not_found']);
  const stranger = await app.addUser();
  expect(failure(await extract({ client: stranger.client, path, body: TEXT })).status).toBe(404);
});

test('a run with a limit needs a model with a price, and an environment that allows it', async () => {
  const { client } = owner;
  expect(failure(await extract({ client, path, body: { ...TEXT, maxCost: 0 } })).status).toBe(400);
  const refused = await extract({ client, path, body: { ...TEXT, model: 'openai/gpt-4o' } });
  expect(failure(refused).status).toBeGreaterThanOrEqual(400);
  const free = await app.addUser('free');
  const place = await workspaceWithSchema(free);
  const locked = await extract({ client: free.client, path: place, body: TEXT, query: { env: 'staging' } });
  expect(failure(locked)).toMatchObject({ code: 'environment_locked' });
});

test('a used-up budget stops new runs', async () => {
  const { client } = owner;
  ok(await updateBudget({ client, path, body: { maxPages: 1 } }));
  const first = await end(await start());
  const { code } = failure(await extract({ client, path, body: TEXT }));
  expect(code).toBe('budget_exceeded');
  expect(failure(await rerunRun({ client, path: { id: first.id } })).code).toBe('budget_exceeded');
  expect(failure(await extract({ client, path, body: { documentId: first.documentId } })).code).toBe('budget_exceeded');
});

test('a run is cancelled while it is active, once', async () => {
  gate.close();
  const id = await start();
  expect(places(await deleteRun({ client: owner.client, path: { id } }))).toEqual([409, 'in_use']);
  const cancelled = ok(await cancelRun({ client: owner.client, path: { id } }));
  expect(cancelled).toMatchObject({ id, status: 'cancelled', extractedData: null });
  expect(failure(await cancelRun({ client: owner.client, path: { id } }))).toMatchObject({
    status: 409,
    code: 'run_not_active',
    message: expect.stringContaining('cancelled') as string,
  });
});

test('a run is run again with its options, and the verification of its environment now', async () => {
  const { client } = owner;
  const first = await end(await start({ ...TEXT, samples: 3, metadata: { a: 'b' }, pages: '1' }));
  const environment = { path: { slug: path.slug, envSlug: 'production' as const }, body: { verify: true } };
  ok(await updateEnvironment({ client, ...environment }));
  for (const reuse of [true, false]) {
    const { runId } = ok(await rerunRun({ client, path: { id: first.id }, query: { reuse } }));
    const { documentId, samples, metadata, pages, schemaVersionId, environmentId } = first;
    const same = { documentId, samples, metadata, pages, schemaVersionId, environmentId };
    expect(await end(runId)).toMatchObject({ ...same, status: 'completed', reusedCalls: 0 });
  }
});

test('only owners delete runs and read their calls, others see them', async () => {
  const id = await start();
  await end(id);
  const member = await app.addUser();
  const stranger = await app.addUser();
  ok(await addMember({ client: owner.client, path, body: { userId: member.id } }));
  expect(ok(await getRun({ client: member.client, path: { id } })).id).toBe(id);
  expect(failure(await deleteRun({ client: member.client, path: { id } })).code).toBe('forbidden');
  expect(failure(await listRunCalls({ client: member.client, path: { id } })).code).toBe('forbidden');
  for (const operation of [getRun, deleteRun, listRunCalls, cancelRun, rerunRun])
    expect(failure(await operation({ client: stranger.client, path: { id } })).status).toBe(404);
  expect((await stranger.request(`/runs/${id}/events`)).status).toBe(404);
  expect(ok(await listRunCalls({ client: owner.client, path: { id } }))).toMatchObject({ total: 0, data: [] });
  expect((await deleteRun({ client: owner.client, path: { id } })).response?.status).toBe(204);
  expect(failure(await getRun({ client: owner.client, path: { id } })).status).toBe(404);
});

test('the events of a run are a stream that no proxy keeps', async () => {
  const id = await start();
  await end(id);
  const response = await owner.request(`/runs/${id}/events`);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-cache, no-transform',
    'x-accel-buffering': 'no',
  });
  const { updatedAt } = await find(id);
  const event = { type: 'status', runId: id, status: 'completed', stage: null, done: null, total: null };
  expect(await response.text()).toBe(`event: status\ndata: ${JSON.stringify({ ...event, createdAt: updatedAt })}\n\n`);
});
