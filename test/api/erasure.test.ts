import {
  cancelRun,
  createDocument,
  deleteDocument,
  deleteRun,
  deleteSchema,
  deleteWorkspace,
  extract,
  inferSchema,
  listDocuments,
  readDocument,
} from '@excerpt/sdk';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { failure, ok, workspaceWithSchema } from '../harness/builders.ts';
import { executeOn } from '../harness/documents/many-rows.ts';
import { scriptedEngine } from '../harness/engines.ts';
import { createGate } from '../harness/gate.ts';
import { startTestApp, type TestApp } from '../harness/test-app.ts';

let app: TestApp;
let path: { slug: string; schemaKey: string };
let counter = 0;
const gate = createGate();

beforeAll(async () => {
  app = await startTestApp({
    engine: scriptedEngine(async ({ signal }) => {
      await gate.pass(signal);
      return {};
    }),
  });
});
afterAll(async () => {
  gate.open();
  await app.close();
});
beforeEach(async () => {
  gate.open();
  path = await workspaceWithSchema(app.admin);
});

const body = { name: 'letter.txt', content: 'Dear Ms Example, the total is 118.' };
const newKey = () => ({ 'Idempotency-Key': `key-${(counter += 1)}` });

/** How many answers to requests of the user's are stored with their content. */
async function storedAnswers(): Promise<number> {
  const [row] = await executeOn(app.databaseUrl, [
    'select count(sealed_answer) + count(sealed_steps) as stored from idempotent_requests',
  ]);
  return Number(row?.['stored']);
}

test.each(['document', 'schema', 'workspace'])(
  'deleting a %s erases the answer that created its document',
  async (what) => {
    const { client } = app.admin;
    const before = await storedAnswers();
    const headers = newKey();
    const create = () => createDocument({ client, path, body, headers });
    const { id } = ok(await create());
    expect(ok(await create()).id).toBe(id);
    expect(await storedAnswers()).toBe(before + 1);
    await app.app.idle();
    if (what === 'document') ok({ data: (await deleteDocument({ client, path: { id } })).response });
    if (what === 'schema') ok({ data: (await deleteSchema({ client, path })).response });
    if (what === 'workspace') ok({ data: (await deleteWorkspace({ client, path })).response });
    expect(await storedAnswers()).toBe(before);
    expect(failure(await create())).toMatchObject({ status: 410, code: 'content_expired' });
    if (what === 'document') expect(ok(await listDocuments({ client, path })).total).toBe(0);
  },
);

test('deleting a run erases the answer that cancelled it, and not the answers of others', async () => {
  const { client } = app.admin;
  gate.close();
  const runs: { id: string; headers: { 'Idempotency-Key': string } }[] = [];
  for (let count = 0; count < 2; count += 1) {
    const { runId } = ok(await extract({ client, path, body }));
    const headers = newKey();
    ok(await cancelRun({ client, path: { id: runId }, headers }));
    runs.push({ id: runId, headers });
  }
  const [deleted, kept] = runs;
  const repeat = (run: typeof deleted) =>
    cancelRun({ client, path: { id: run?.id ?? '' }, headers: run?.headers ?? newKey() });
  expect((await deleteRun({ client, path: { id: deleted?.id ?? '' } })).response?.status).toBe(204);
  expect(failure(await repeat(deleted))).toMatchObject({ status: 410, code: 'content_expired' });
  expect(ok(await repeat(kept))).toMatchObject({ id: kept?.id, status: 'cancelled' });
});

test('deleting a document erases the answers that were read from it', async () => {
  const { client } = app.admin;
  const before = await storedAnswers();
  const { id } = ok(await createDocument({ client, path, body }));
  await app.app.idle();
  const [ofRead, ofInference] = [newKey(), newKey()];
  const read = () => readDocument({ client, path: { id }, body: { page: 1, box: [0, 0, 1, 1] }, headers: ofRead });
  const infer = () => inferSchema({ client, path, body: { documentIds: [id] }, headers: ofInference });
  ok(await read());
  ok(await infer());
  // The SDK sends a key with the document, too.
  expect(await storedAnswers()).toBe(before + 3);
  await deleteDocument({ client, path: { id } });
  expect(await storedAnswers()).toBe(before);
  for (const answer of [await read(), await infer()])
    expect(failure(answer)).toMatchObject({ status: 410, code: 'content_expired' });
});
