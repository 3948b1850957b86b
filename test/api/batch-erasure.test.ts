import {
  createBatch,
  createDocument,
  deleteDocument,
  deleteSchema,
  getBatch,
  getBatchResults,
  listBatches,
  startBatch,
  updateEnvironment,
  type BatchResult,
} from '@excerpt/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failure, ok, workspaceWithSchema } from '../harness/builders.ts';
import { scriptedEngine } from '../harness/engines.ts';
import { startTestApp, type TestApp, type TestUser } from '../harness/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ engine: scriptedEngine() });
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
