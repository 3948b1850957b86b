import {
  cancelBatch,
  createBatch,
  createDocument,
  createSchema,
  deleteDocument,
  deleteSchema,
  getBatch,
  getBatchResults,
  listBatches,
  listRuns,
  startBatch,
  updateEnvironment,
  type BatchResult,
} from '@excerpt/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failure, invoiceDefinition, ok, workspaceWithSchema } from '../harness/builders.ts';
import { scriptedEngine } from '../harness/engines.ts';
import { createGate } from '../harness/gate.ts';
import { startTestApp, type TestApp, type TestUser } from '../harness/test-app.ts';

let app: TestApp;
const gate = createGate();
beforeAll(async () => {
  app = await startTestApp({
    // Half of the pending runs may be of batches.
    settings: { EXCERPT_MAX_PENDING_RUNS: '8' },
    engine: scriptedEngine(async ({ signal }) => {
      await gate.pass(signal);
      return {};
    }),
  });
});
afterAll(() => app.close());

async function createDocuments({ client }: TestUser, path: { slug: string; schemaKey: string }, names: string[]) {
  const ids: string[] = [];
  for (const name of names) ids.push(ok(await createDocument({ client, path, body: { name, content: name } })).id);
  return ids;
}

async function readLines({ client }: TestUser, id: string): Promise<BatchResult[]> {
  const text = await (ok(await getBatchResults({ client, path: { id } })) as Blob).text();
  const lines = text.trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line) as BatchResult);
}

test('deleted documents leave the batch, and its counters', async () => {
  const { client } = app.admin;
  const path = await workspaceWithSchema(app.admin);
  const ids = await createDocuments(app.admin, path, ['kept', 'deleted', 'deleted later']);
  const documents = ids.map((documentId) => ({ documentId }));
  const { id } = ok(await createBatch({ client, path, body: { documents, start: false } }));
  const remove = async (document = '') =>
    expect((await deleteDocument({ client, path: { id: document } })).response?.status).toBe(204);
  await remove(ids[1]);
  expect(ok(await getBatch({ client, path: { id } })).counts).toMatchObject({ total: 2, waiting: 2 });
  ok(await startBatch({ client, path: { id } }));
  await app.app.idle();
  await remove(ids[2]);
  expect(ok(await getBatch({ client, path: { id } })).counts).toMatchObject({ total: 1, completed: 1 });
  expect((await readLines(app.admin, id)).map(({ name }) => name)).toEqual(['kept']);
  expect((await deleteSchema({ client, path })).response?.status).toBe(204);
  expect(failure(await getBatch({ client, path: { id } }))).toMatchObject({ status: 404 });
});

test('a batch that is processing keeps its schema, also while it has no active run', async () => {
  const { client } = app.admin;
  const path = await workspaceWithSchema(app.admin);
  const second = { ...path, schemaKey: 'second' };
  ok(await createSchema({ client, path, body: { schemaKey: 'second', name: 'B', definition: invoiceDefinition } }));
  const start = async (place: typeof path, names: string[]) => {
    const documents = (await createDocuments(app.admin, place, names)).map((documentId) => ({ documentId }));
    return ok(await createBatch({ client, path: place, body: { documents } })).id;
  };
  gate.close();
  const first = await start(path, ['1', '2', '3', '4', '5', '6']);
  await expect.poll(async () => ok(await listRuns({ client, path })).total).toBe(4);
  const id = await start(second, ['waiting']);
  const refused = failure(await deleteSchema({ client, path: second }));
  expect(refused).toMatchObject({ status: 409, code: 'in_use', message: expect.stringContaining(id) as string });
  for (const batch of [id, first]) ok(await cancelBatch({ client, path: { id: batch } }));
  expect((await deleteSchema({ client, path: second })).response?.status).toBe(204);
  gate.open();
});

test('a locked environment keeps its batches readable and takes no new ones', async () => {
  const user = await app.addUser('free');
  const path = await workspaceWithSchema(user);
  const locked = await createBatch({ client: user.client, path, query: { env: 'staging' }, body: {} });
  expect(failure(locked)).toMatchObject({ status: 403, code: 'environment_locked' });
  expect(ok(await listBatches({ client: user.client, path, query: { env: 'staging' } })).total).toBe(0);
});

test('expired batches keep their counters, without content', async () => {
  const { client } = app.admin;
  const path = await workspaceWithSchema(app.admin);
  const [documentId = ''] = await createDocuments(app.admin, path, ['old']);
  const body = { name: 'January', documents: [{ documentId }] };
  const { id } = ok(await createBatch({ client, path, body }));
  await app.app.idle();
  ok(await updateEnvironment({ client, path: { ...path, envSlug: 'production' }, body: { retentionDays: 1 } }));
  await app.withDatabase(async (db) => {
    await db.updateTable('batches').set({ created_at: '2026-01-01T00:00:00.000Z' }).where('id', '=', id).execute();
  });
  await app.restart();
  const read = async () => ok(await getBatch({ client: app.admin.client, path: { id } }));
  await expect.poll(async () => (await read()).expiredAt).not.toBeNull();
  expect(await read()).toMatchObject({ name: null, metadata: {}, counts: { total: 1, completed: 1 } });
  const results = await getBatchResults({ client: app.admin.client, path: { id } });
  expect(failure(results)).toMatchObject({ status: 410, code: 'content_expired' });
});
