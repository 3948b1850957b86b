import { beforeEach, expect, test } from 'vitest';
import type { Tx } from '../db/database.ts';
import { openFilledRows, type FilledRows } from '../db/testing/filled-rows.ts';
import { activeBatches } from './active-batches.ts';
import { addExisting, addItems } from './add-documents.ts';
import { createBatchWakes } from './batch-wakes.ts';
import { readCounts } from './counts-repository.ts';
import { endBatch } from './end-batch.ts';
import * as batches from './repository.ts';

const NOW = '2026-03-01T10:00:00.000Z';
const PAGE = { page: 1, pageSize: 10 };
const MODEL = { provider: 'openai', model: 'small', residency: 'EU', keySource: 'user', providerKeyId: 'pk' } as const;
const OPTIONS = { verify: true, samples: 2, vision: 'auto', maxCost: null } as const;
const SPLIT = { splitterVersionId: 'v', key: 'mail', versionNumber: 1, extract: true, model: null, createdBy: 'usr' };
const NEW: batches.NewBatch = {
  id: 'b1',
  workspaceId: 'ws',
  environmentId: 'env',
  schemaFamilyId: 'fam',
  schemaVersionId: 'v1',
  name: 'March',
  status: 'open',
  runSettings: { resolution: MODEL, fallbacks: [MODEL], options: OPTIONS, split: SPLIT },
  metadata: { k: 'x' },
  createdAt: NOW,
  updatedAt: NOW,
  startedAt: null,
};
const NONE = { total: 0, waiting: 0, pending: 0, processing: 0, completed: 0, failed: 0, cancelled: 0 };
const FOUND = { ...NEW, schemaVersionNumber: 7, counts: NONE, completedAt: null, expiredAt: null };

let rows: FilledRows;
let tx: Tx;
beforeEach(async () => {
  rows = await openFilledRows();
  tx = rows.db as Tx;
  await rows.insert(
    'schema_versions',
    { id: 'v1', version_number: 7, definition: '{"a":1}', rules: '[{"name":"sum"}]' },
    { id: 'v2', version_number: 8, definition: '{}' },
  );
});

const insert = (id: string, more: Partial<batches.NewBatch> = {}) =>
  batches.insertBatch(rows.db, { ...NEW, id, ...more });
const find = (id = 'b1') => batches.findBatch(rows.db, id);
const count = (batch_id: string, status: string, documents: number) => ({ batch_id, status, documents });

test('a batch is stored, found with its counts, and changed in its workspace', async () => {
  await insert('b1');
  await insert('b2', { name: null, metadata: {}, runSettings: { ...NEW.runSettings, split: null } });
  expect(await find()).toEqual(FOUND);
  expect(await find('b2')).toMatchObject({ name: null, metadata: {}, runSettings: { split: null } });
  expect(await find('none')).toBeUndefined();
  await rows.insert('batch_counts', count('b1', 'waiting', 2), count('b1', 'failed', 1), count('b2', 'waiting', 9));
  const counts = { ...NONE, total: 3, waiting: 2, failed: 1 };
  expect(await find()).toEqual({ ...FOUND, counts });
  expect((await readCounts(rows.db, [])).size).toBe(0);
  const change = {
    status: 'completed' as const,
    startedAt: '2026-03-02',
    completedAt: '2026-03-03',
    updatedAt: '2026-03-04',
    runSettings: { ...NEW.runSettings, fallbacks: [] },
  };
  await batches.lockBatch(tx, 'b1');
  await batches.updateBatch(rows.db, { id: 'b1', workspaceId: 'x' }, change);
  expect(await find()).toEqual({ ...FOUND, counts });
  await batches.updateBatch(rows.db, { id: 'b1', workspaceId: 'ws' }, { updatedAt: '2026-03-05' });
  expect(await find()).toEqual({ ...FOUND, counts, updatedAt: '2026-03-05' });
  await batches.updateBatch(rows.db, { id: 'b1', workspaceId: 'ws' }, { ...change });
  expect(await find()).toEqual({ ...FOUND, counts, ...change });
  expect(await find('b2')).toMatchObject({ status: 'open', updatedAt: NOW });
});

test('settings from before packets have no splitter', async () => {
  await insert('b1');
  const { options, split: _, ...models } = NEW.runSettings;
  await rows.db
    .updateTable('batches')
    .set({ run_settings: JSON.stringify({ ...models, ...options }) })
    .execute();
  expect((await find())?.runSettings).toEqual({ ...NEW.runSettings, split: null });
});

test('members of its workspace see a batch', async () => {
  await insert('b1');
  await rows.insert('workspace_members', { workspace_id: 'ws', user_id: 'ann' }, { workspace_id: 'x', user_id: 'eve' });
  const see = async (user: string, id = 'b1') => (await batches.findVisibleBatch(rows.db, user, id))?.id;
  expect([await see('ann'), await see('eve'), await see('ann', 'none')]).toEqual(['b1', undefined, undefined]);
});

test('batches of a schema in an environment are listed, the newest first', async () => {
  await insert('b1');
  await insert('b2', { status: 'processing', metadata: { k: 'y', z: 'x' } });
  await insert('b3', { metadata: {} });
  await insert('b4', { environmentId: 'x' });
  await insert('b5', { schemaFamilyId: 'x' });
  await rows.insert('batch_counts', count('b2', 'waiting', 2));
  const list = async (filter: object, page = PAGE) => {
    const scope = { environmentId: 'env', schemaFamilyId: 'fam', ...filter };
    const { total, data, ...rest } = await batches.listBatches(rows.db, scope, page);
    expect(rest).toEqual(page);
    return [total, ...data.map(({ id }) => id)];
  };
  expect(await list({})).toEqual([3, 'b3', 'b2', 'b1']);
  expect(await list({ status: 'open' })).toEqual([2, 'b3', 'b1']);
  expect(await list({ metadata: { key: 'k', value: 'x' } })).toEqual([1, 'b1']);
  expect(await list({ metadata: { key: 'z', value: 'x' } })).toEqual([1, 'b2']);
  expect(await list({}, { page: 2, pageSize: 2 })).toEqual([3, 'b1']);
  const { data } = await batches.listBatches(rows.db, { environmentId: 'env', schemaFamilyId: 'fam' }, PAGE);
  expect(data.map(({ counts }) => counts.total)).toEqual([0, 2, 0]);
});

test('what is processed is listed by workspace, and found of a schema, which may not change', async () => {
  await insert('b1', { workspaceId: 'ws2', status: 'processing' });
  await insert('b3', { status: 'processing', schemaFamilyId: 'other' });
  await insert('b2', { status: 'processing' });
  await insert('b4');
  expect(await batches.listProcessing(rows.db)).toEqual([
    { id: 'b2', workspaceId: 'ws' },
    { id: 'b3', workspaceId: 'ws' },
    { id: 'b1', workspaceId: 'ws2' },
  ]);
  const refuse = (workspaceId: string, schemaFamilyId: string) =>
    activeBatches.refuse(tx, { workspaceId, schemaFamilyId });
  await expect(refuse('ws', 'fam')).rejects.toMatchObject({
    code: 'in_use',
    message: expect.stringContaining('The batch b2 is processing') as string,
  });
  await refuse('ws2', 'other');
  await batches.updateBatch(rows.db, { id: 'b2', workspaceId: 'ws' }, { status: 'completed', updatedAt: NOW });
  await refuse('ws', 'fam');
});

test('the table of results is made of the version of the schema', async () => {
  expect(await batches.findSchema(rows.db, 'v1')).toEqual({ definition: { a: 1 }, rules: [{ name: 'sum' }] });
  expect(await batches.findSchema(rows.db, 'v2')).toEqual({ definition: {}, rules: [] });
});

test('the end of a batch is recorded with its event', async () => {
  await insert('b1', { status: 'processing' });
  const events: unknown[] = [];
  const dependencies = {
    clock: { now: () => Date.parse('2026-03-02T00:00:00Z') },
    webhookEvents: {
      record: async (_: unknown, event: object, body: () => Promise<unknown>) => void events.push(event, await body()),
    } as never,
    present: ({ id, status }: batches.Batch) => ({ id, status }),
  };
  await endBatch(dependencies, tx, NEW, 'cancelled');
  expect(await find()).toMatchObject({
    status: 'cancelled',
    completedAt: '2026-03-02T00:00:00.000Z',
    updatedAt: '2026-03-02T00:00:00.000Z',
  });
  expect(events).toEqual([
    { kind: 'batch.completed', workspaceId: 'ws', environmentId: 'env', resourceId: 'b1', documentId: null },
    { id: 'b1', status: 'cancelled' },
  ]);
});

test('a wake reaches the listeners here and on other servers', () => {
  const sent: unknown[] = [];
  let receive = () => undefined as void;
  const wakes = createBatchWakes({
    send: (...message: unknown[]) => void sent.push(message),
    on: (kind: string, listener: () => void) => {
      expect(kind).toBe('batch');
      receive = listener;
    },
  } as never);
  let woken = 0;
  wakes.onWake(() => (woken += 1));
  wakes.wake();
  expect([woken, sent]).toEqual([1, [['batch', null]]]);
  receive();
  expect([woken, sent.length]).toEqual([2, 1]);
});

const existing = (documentId: string) => ({ documentId, metadata: { of: documentId } });

test('stored documents are added to the end of a batch', async () => {
  const document = (id: string, more: object = {}) => ({
    id,
    name: id,
    workspace_id: 'ws',
    environment_id: 'env',
    ...more,
  });
  await rows.insert('documents', document('d1'), document('d2'), document('d3', { expired_at: 'x' }));
  expect(await addExisting(tx, NEW, [existing('d2'), existing('d1')])).toMatchObject({
    batchId: 'b1',
    added: 2,
    failed: 0,
    documents: [
      { position: 1, documentId: 'd2', name: 'd2', status: 'waiting', metadata: { of: 'd2' } },
      { position: 2, documentId: 'd1' },
    ],
  });
  expect((await addExisting(tx, NEW, [existing('d2')])).documents).toMatchObject([{ position: 3, documentId: 'd2' }]);
  const refused = (id: string) => addExisting(tx, NEW, [existing('d1'), existing(id)]);
  const detail = (message: string) => [{ in: 'body', path: '/documents/1/documentId', message }];
  await expect(refused('d9')).rejects.toMatchObject({
    code: 'not_found',
    details: detail('Document not found'),
    message: 'Document not found: d9.',
  });
  await expect(refused('d3')).rejects.toMatchObject({
    code: 'content_expired',
    details: detail('The content of this document has expired'),
  });
  await expect(addExisting(tx, { ...NEW, environmentId: 'x' }, [existing('d1')])).rejects.toMatchObject({
    code: 'not_found',
  });
});

test('files that could not be added are counted, and a batch has ten thousand documents', async () => {
  const failed = {
    documentId: null,
    status: 'failed',
    name: 'a.pdf',
    errorCode: null,
    errorMessage: 'Torn.',
    metadata: {},
  } as never;
  const waiting = { ...(failed as object), status: 'waiting' } as never;
  expect(await addItems(tx, { id: 'b1' }, [failed, waiting, failed])).toMatchObject({ added: 1, failed: 2 });
  const many = (length: number) => Array.from({ length }, () => failed as never);
  expect((await addItems(tx, { id: 'b1' }, many(101))).documents).toHaveLength(100);
  await rows.db.deleteFrom('batch_counts').execute();
  await rows.insert('batch_counts', count('b1', 'waiting', 9_998));
  const message = 'A batch has up to 10000 documents, and this one has 9998. Put the others into another batch.';
  await expect(addItems(tx, { id: 'b1' }, many(3))).rejects.toMatchObject({
    code: 'validation_failed',
    message: expect.stringContaining(message) as string,
    details: [{ path: '/documents' }],
  });
  expect(await addItems(tx, { id: 'b1' }, many(2))).toMatchObject({ failed: 2 });
});
