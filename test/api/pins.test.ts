import {
  addDatasetItems,
  addMember,
  createDataset,
  createDocument,
  createEvaluation,
  createSchema,
  deleteDataset,
  extract,
  getPin,
  getRun,
  listAuditLog,
  updatePin,
  type PinInput,
} from '@excerpt/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failure, invoiceDefinition, ok, workspaceWithSchema } from '../harness/builders.ts';
import { scriptedEngine } from '../harness/engines.ts';
import { startTestApp, type TestApp } from '../harness/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({
    engine: scriptedEngine(async ({ layout, definition }) => {
      const name = layout.pages[0]?.text.trim() ?? '';
      const isLost = definition['title'] === 'Worse' && /[0-9]5$|^doc-5$/.test(name);
      return { extractedData: { invoiceNumber: name, total: isLost ? null : 7 } };
    }),
  });
});
afterAll(() => app.close());

interface TestPlace {
  slug: string;
  schemaKey: string;
}

const addVersion = async (path: TestPlace, title: string) =>
  ok(
    await createSchema({
      client: app.admin.client,
      path,
      body: { schemaKey: 'invoice', name: 'Invoice', definition: { ...invoiceDefinition, title } },
    }),
  );

test('an extraction that names no version takes the pinned one', async () => {
  const { client } = app.admin;
  const path = await workspaceWithSchema(app.admin);
  await addVersion(path, 'Second');
  expect(ok(await getPin({ client, path }))).toMatchObject({ versionNumber: null, gate: null, updatedAt: null });
  const versionOf = async (body: { versionNumber?: number } = {}, env?: 'staging') => {
    const query = env && { env };
    const content = { name: 'a.txt', content: 'doc-1', ...body };
    const { runId } = ok(await extract({ client, path, body: content, ...(query && { query }) }));
    return ok(await getRun({ client, path: { id: runId } })).schemaVersionNumber;
  };
  expect(await versionOf()).toBe(2);
  ok(await updatePin({ client, path, body: { versionNumber: 1 } }));
  expect(await versionOf()).toBe(1);
  expect(await versionOf({ versionNumber: 2 })).toBe(2);
  expect(await versionOf({}, 'staging')).toBe(2);
  expect(failure(await updatePin({ client, path, body: { versionNumber: 3 } }))).toMatchObject({
    status: 422,
    details: [{ path: '/versionNumber' }],
  });
  ok(await updatePin({ client, path, body: { versionNumber: null } }));
  expect(await versionOf()).toBe(2);
});

test('a gate refuses what is not evaluated, below a limit or worse, and the owner may override it', async () => {
  const { client } = app.admin;
  const path = await workspaceWithSchema(app.admin);
  await addVersion(path, 'Worse');
  const { id: datasetId } = ok(await createDataset({ client, path, body: { name: 'January' } }));
  const items = [];
  for (let index = 0; index < 60; index += 1) {
    const content = `doc-${index}`;
    const { id } = ok(await createDocument({ client, path, body: { name: content, content } }));
    items.push({ documentId: id, expected: { invoiceNumber: content, total: 7 } });
  }
  ok(await addDatasetItems({ client, path: { id: datasetId }, body: { items } }));
  const gate = { datasetId, minF1: 0.9, fields: [{ path: '/total', minF1: 0.9 }], notWorse: true };
  const pin = (body: PinInput) => updatePin({ client, path, body });
  expect(failure(await pin({ versionNumber: 1, gate }))).toMatchObject({
    status: 409,
    code: 'gate_failed',
    details: [{ in: 'body', path: '/gate/datasetId' }],
  });
  for (const versionNumber of [1, 2]) {
    ok(await createEvaluation({ client, path, body: { datasetId, versionNumber } }));
    await app.app.idle();
  }
  const pinned = ok(await pin({ versionNumber: 1, gate }));
  expect(pinned).toMatchObject({
    versionNumber: 1,
    gate,
    checks: [{ passed: true }, { passed: true }, { passed: true }],
  });
  expect(failure(await deleteDataset({ client, path: { id: datasetId } })).code).toBe('in_use');

  const refused = failure(await pin({ versionNumber: 2 }));
  expect(refused).toMatchObject({ status: 409, code: 'gate_failed', details: [{ path: '/gate/notWorse' }] });
  const strict = failure(await pin({ versionNumber: 2, gate: { ...gate, minF1: 0.999 } }));
  expect(strict.details?.map(({ path: at }) => at)).toEqual(['/gate/minF1', '/gate/notWorse']);
  expect(failure(await pin({ versionNumber: null })).code).toBe('gate_failed');
  expect(ok(await getPin({ client, path }))).toEqual(pinned);

  const member = await app.addUser();
  ok(await addMember({ client, path, body: { userId: member.id } }));
  const override = { reason: 'The customer waits.' };
  for (const body of [
    { versionNumber: 2, override },
    { versionNumber: 1, gate: null },
  ])
    expect(failure(await updatePin({ client: member.client, path, body })).status).toBe(403);
  const forced = ok(await pin({ versionNumber: 2, override }));
  expect(forced.checks.find(({ condition }) => condition === '/notWorse')?.passed).toBe(false);
  const [entry] = ok(await listAuditLog({ client, query: { workspace: path.slug } })).data;
  expect(entry).toMatchObject({ action: 'pin.overridden', changes: { reason: { after: override.reason } } });
});
