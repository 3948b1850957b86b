import type { Dataset, DatasetItemDetail } from '@excerpt/sdk';
import { beforeEach, expect, test } from 'vitest';
import { openServices, PLACE, refusalOf, type OpenServices, type Person } from '../app/testing/open-services.ts';
import { createDatasetHandlers } from './handlers.ts';

let open: OpenServices;
let handlers: ReturnType<typeof createDatasetHandlers>;
let id: string;
beforeEach(async () => {
  open = await openServices();
  handlers = createDatasetHandlers(open.services.datasets);
  id = await create();
});

const create = async (body: object = {}, person: Person = 'ann') =>
  (await open.ask<Dataset>(handlers.createDataset, person, { body: { name: 'Set', ...body } })).id;
const get = (set = id, person: Person = 'ann') => open.ask<Dataset>(handlers.getDataset, person, { path: { id: set } });
const update = (body: object, set = id, person: Person = 'ann') =>
  open.ask<Dataset>(handlers.updateDataset, person, { path: { id: set }, body });
const add = (items: object[], set = id, person: Person = 'ann') =>
  open.ask<{ added: number; updated: number; items: { id: string; documentId: string }[] }>(
    handlers.addDatasetItems,
    person,
    { path: { id: set }, body: { items } },
  );
const label = (itemId: string, body: object, { person = 'ann' as Person, set = id } = {}) =>
  open.ask<DatasetItemDetail>(handlers.updateDatasetItem, person, { path: { id: set, itemId }, body });
const read = (itemId: string, { person = 'ann' as Person, set = id } = {}) =>
  open.ask<DatasetItemDetail>(handlers.getDatasetItem, person, { path: { id: set, itemId } });
const list = (query: object = {}, set = id) =>
  open.ask<{ total: number; data: { id: string }[] }>(handlers.listDatasetItems, 'ann', { path: { id: set }, query });

let documents = 0;
async function document(more: object = {}): Promise<string> {
  const documentId = `doc_${(documents += 1)}`;
  await open.rows.insert('documents', {
    id: documentId,
    workspace_id: 'ws',
    environment_id: 'env',
    schema_family_id: 'fam',
    name: 'a.txt',
    ...more,
  });
  return documentId;
}
async function addOne(item: object = {}, set = id): Promise<string> {
  return (await add([{ documentId: await document(), ...item }], set)).items[0]?.id ?? '';
}
/** A completed run over a document of its own. */
async function run(runId: string, more: object = {}): Promise<string> {
  const documentId = await document();
  await open.rows.insert('runs', {
    id: runId,
    document_id: documentId,
    workspace_id: PLACE.workspaceId,
    environment_id: PLACE.environmentId,
    schema_family_id: PLACE.schemaFamilyId,
    schema_version_id: PLACE.schemaVersionId,
    status: 'completed',
    provider: 'local',
    model: 'local-1',
    extracted_data: '{"total":7}',
    evidence: '[{"path":"/a","confidence":0.9},{"path":"/total","confidence":0.6}]',
    ...more,
  });
  return documentId;
}

test('a data set has what was asked for, and what is not given stays', async () => {
  const none = { description: null, guidelines: {}, collect: null, comparators: {}, blind: false, twice: 0 };
  expect(await get()).toMatchObject({ ...none, schemaKey: 'invoice', env: 'production', latestVersion: null });
  const given = {
    name: 'Other',
    description: 'Hard',
    guidelines: { '/total': 'With tax.' },
    collect: 'approved_reviews' as const,
    comparators: { '/total': { kind: 'number' as const, within: 1 } },
    blind: true,
    twice: 0.5,
  };
  const made = await create(given, 'bob');
  const first = await get(made, 'bob');
  expect(first).toMatchObject({ ...given, createdAt: '2026-03-01T10:00:00.000Z' });
  open.clock.time += 1_000;
  await update({ name: 'New', description: undefined }, made, 'bob');
  expect(await get(made)).toEqual({ ...first, name: 'New', updatedAt: '2026-03-01T10:00:01.000Z' });
  const listed = (query: object = {}) =>
    open.ask<Awaited<ReturnType<typeof list>>>(handlers.listDatasets, 'bob', { query });
  const { total, data } = await listed();
  expect([total, ...data.map((one) => one.id)]).toEqual([2, made, id]);
  expect((await listed({ env: 'staging' })).total).toBe(0);
  expect((await listed({ pageSize: 1, page: 2 })).data).toMatchObject([{ id }]);
});

test('strangers find nothing, and only owners delete a data set', async () => {
  const itemId = await addOne();
  const path = { id, itemId };
  const asked: [(input: never) => unknown, object?][] = [
    [handlers.getDataset],
    [handlers.updateDataset, { name: 'x' }],
    [handlers.listDatasetItems],
    [handlers.addDatasetItems, { items: [] }],
    [handlers.getDatasetItem],
    [handlers.updateDatasetItem, { note: 'x' }],
    [handlers.deleteDatasetItem],
    [handlers.listDatasetVersions],
    [handlers.createDatasetVersion],
    [handlers.deleteDataset],
  ];
  for (const [handler, body] of asked)
    expect(await refusalOf(open.ask(handler, 'eve', { path, body }))).toBe('not_found');
  for (const [handler, body] of [[handlers.listDatasets], [handlers.createDataset, { name: 'x' }]] as typeof asked)
    expect(await refusalOf(open.ask(handler, 'eve', { body }))).toBe('not_found');
  expect(await refusalOf(open.ask(handlers.deleteDataset, 'bob', { path }))).toBe('forbidden');
  await open.rows.insert('runs', { id: 'r1', evaluation_id: 'ev' }, { id: 'r2' });
  const evaluation = { id: 'ev', dataset_id: id };
  await open.rows.insert('evaluations', evaluation);
  expect(await refusalOf(open.ask(handlers.deleteDataset, 'ann', { path }))).toBe('in_use');
  await open.rows.db.updateTable('evaluations').set({ completed_at: 'x' }).execute();
  await open.ask(handlers.deleteDataset, 'ann', { path });
  expect(await refusalOf(get())).toBe('not_found');
  expect(await open.rows.db.selectFrom('runs').select('id').execute()).toEqual([{ id: 'r2' }]);
  expect(await open.listActions()).toEqual(['dataset.deleted']);
});

test('later labels replace earlier ones, drafts only drafts', async () => {
  const documentId = await document();
  const draft = (total: number) => ({ documentId, expected: { total }, label: 'draft', source: 'extraction' });
  const added = await add([{ documentId }, draft(1), draft(2), { documentId }]);
  expect(added).toMatchObject({ added: 1, updated: 0 });
  expect(new Set(added.items.map((one) => one.id)).size).toBe(1);
  const itemId = added.items[0]?.id ?? '';
  expect(await read(itemId)).toMatchObject({
    label: 'draft',
    source: 'extraction',
    expected: { total: 2 },
    updatedBy: null,
  });
  expect(await add([draft(3)])).toMatchObject({ added: 0, updated: 1 });
  expect(await add([{ documentId }])).toMatchObject({ added: 0, updated: 0, items: [{ id: itemId }] });
  expect(await add([{ documentId, expected: { total: 4 } }], id, 'bob')).toMatchObject({ updated: 1 });
  expect(await add([draft(5)])).toMatchObject({ updated: 0 });
  const labelled = {
    label: 'labelled',
    source: 'person',
    expected: { total: 4 },
    updatedBy: 'bob',
    documentName: 'a.txt',
  };
  expect(await read(itemId)).toMatchObject(labelled);
  const imported = await addOne({ expected: { total: 1 }, source: 'import' });
  expect(await read(imported)).toMatchObject({ label: 'labelled', source: 'import', updatedBy: 'ann' });
  const guessed = await addOne({ expected: { total: 1 }, source: 'person', label: 'draft' });
  expect(await read(guessed)).toMatchObject({ label: 'draft', updatedBy: 'ann' });
  const taught = open.rows.db.selectFrom('memory_examples').select(['document_id', 'source', 'expected', 'created_by']);
  expect(await taught.where('document_id', '=', documentId).execute()).toEqual([
    { document_id: documentId, source: 'item', expected: '{"total":4}', created_by: 'bob' },
  ]);
});

test('a run brings its document, with its data as a draft, or what its review approved', async () => {
  const documentId = await run('r1');
  const added = await add([{ runId: 'r1' }]);
  expect(added.items[0]?.documentId).toBe(documentId);
  const itemId = added.items[0]?.id ?? '';
  expect(await read(itemId)).toMatchObject({
    label: 'draft',
    source: 'extraction',
    confidence: 0.6,
    runId: 'r1',
    updatedBy: null,
  });
  await open.rows.insert('reviews', { run_id: 'r1', status: 'approved', reviewed_data: '{"total":8}' });
  expect(await add([{ runId: 'r1' }])).toMatchObject({ updated: 1 });
  const approved = { label: 'labelled', source: 'review', expected: { total: 8 }, updatedBy: 'ann', confidence: null };
  expect(await read(itemId)).toMatchObject(approved);
  const set = await create();
  await add([{ runId: 'r1', expected: { total: 9 } }], set);
  expect((await list({}, set)).data).toMatchObject([{ expected: { total: 9 }, source: 'person' }]);
  await run('r2', { extracted_data: null, evidence: null, status: 'failed' });
  await run('r3', { evidence: '[]' });
  const [bare, unsure] = (await add([{ runId: 'r2' }, { runId: 'r3' }])).items;
  expect(await read(bare?.id ?? '')).toMatchObject({ label: 'unlabelled', expected: null, runId: null });
  expect(await read(unsure?.id ?? '')).toMatchObject({ label: 'draft', confidence: null });
});

test('items are refused with their place, all of them', async () => {
  const documentId = await document();
  await run('r1', { environment_id: 'env2' });
  await run('r2', { schema_family_id: 'other' });
  const expired = await document({ expired_at: 'x' });
  const foreign = await document({ environment_id: 'env2' });
  const refused = (items: object[]) => refusalOf(add(items));
  expect(await refused([{ documentId }, {}])).toBe('validation_failed /items/1');
  expect(await refused([{ documentId, runId: 'r1' }])).toBe('validation_failed /items/0');
  expect(await refused([{ documentId }, { runId: 'none' }, { runId: 'r1' }, { runId: 'r2' }])).toBe(
    'document_mismatch /items/1/runId /items/2/runId /items/3/runId',
  );
  expect(await refused([{ documentId: expired }, { documentId }, { documentId: foreign }])).toBe(
    'document_mismatch /items/0/documentId /items/2/documentId',
  );
  const wrong = { documentId, expected: { total: 'many' } };
  expect(await refused([{ documentId, expected: { total: 1 } }, wrong])).toBe(
    'expected_invalid /items/1/expected/total',
  );
  await run('r3');
  await open.rows.db.updateTable('documents').set({ expired_at: 'x' }).where('id', '=', `doc_${documents}`).execute();
  expect(await refused([{ documentId }, { runId: 'r3' }])).toBe('document_mismatch /items/1/runId');
  const many = Array.from({ length: 60 }, () => ({ documentId: 'none' }));
  expect((await refused(many)).split(' ')).toHaveLength(51);
  expect((await get()).items.total).toBe(0);
  const comparators = { '/x': { kind: 'exact' }, total: { kind: 'exact' }, '/total': { kind: 'exact' } };
  expect(await refusalOf(update({ comparators }))).toBe('comparators_invalid /comparators/total /comparators/~1x');
  expect(await refusalOf(create({ comparators }))).toContain('comparators_invalid');
});

test('a version has the labelled items', async () => {
  const freeze = () => open.ask(handlers.createDatasetVersion, 'bob', { path: { id } });
  expect(await refusalOf(freeze())).toBe('dataset_empty /id');
  await addOne({ expected: { total: 1 } });
  await addOne();
  expect(await freeze()).toMatchObject({ version: 1, items: 1, left: 0, createdBy: 'bob' });
  expect(await freeze()).toMatchObject({ version: 2, datasetId: id });
  expect(await open.ask(handlers.listDatasetVersions, 'ann', { path: { id }, query: { pageSize: 1 } })).toMatchObject({
    total: 2,
    data: [{ version: 2 }],
  });
  expect(await get()).toMatchObject({ latestVersion: 2, items: { total: 2, labelled: 1, unlabelled: 1 } });
});

test('drafts are stored of items that are unlabelled still', async () => {
  const [empty, done] = [await addOne(), await addOne({ expected: { total: 1 } })];
  const { datasets } = open.services;
  const drafts = [empty, done, 'none'].map((itemId) => ({ itemId, expected: { total: 7 }, confidence: 0.5 }));
  await open.rows.database.transaction((tx) => datasets.saveDrafts(tx, id, drafts));
  const draft = { label: 'draft', source: 'extraction', expected: { total: 7 }, confidence: 0.5, updatedBy: null };
  expect(await read(empty)).toMatchObject(draft);
  expect(await read(done)).toMatchObject({ label: 'labelled', expected: { total: 1 } });
  expect((await list({ label: 'draft' })).data).toMatchObject([{ id: empty }]);
});

test('a label is saved, taken back, and kept with the ones before it', async () => {
  const itemId = await addOne({ expected: { total: 1 }, label: 'draft', source: 'extraction' });
  const refused = (body: object) => refusalOf(label(itemId, body));
  expect(await refused({ expected: { total: 1 }, label: 'unlabelled' })).toBe('expected_invalid /label');
  expect(await refused({ second: true })).toBe('expected_invalid /expected');
  expect(await refused({ expected: { total: 'x' } })).toBe('expected_invalid /expected/total');
  expect(await refused({ expected: { total: 1 }, second: true })).toBe('expected_invalid /second');
  expect(await label(itemId, { note: 'Torn' })).toMatchObject({ label: 'draft', note: 'Torn', unreadable: [] });
  const unreadable = ['/invoiceNumber'];
  expect(await label(itemId, { unreadable })).toMatchObject({
    label: 'draft',
    source: 'extraction',
    note: 'Torn',
    unreadable,
  });
  expect(await label(itemId, { label: 'labelled' })).toMatchObject({
    label: 'labelled',
    source: 'person',
    expected: { total: 1 },
  });
  const saved = await label(itemId, { expected: { invoiceNumber: 'B', total: 2 } }, { person: 'bob' });
  expect(saved).toMatchObject({
    expected: { total: 2 },
    updatedBy: 'bob',
    misfits: [],
    second: null,
    secondLabel: null,
  });
  expect(saved.expected).not.toHaveProperty('invoiceNumber');
  const last = saved.labels.at(-1);
  expect([last?.label, last?.expected, last?.createdBy]).toEqual(['labelled', { total: 2 }, 'bob']);
  const back = await label(itemId, { label: 'unlabelled', note: null });
  expect(back).toMatchObject({ label: 'unlabelled', expected: null, note: null, unreadable });
  expect(await refused({ label: 'labelled' })).toBe('expected_invalid /expected');
  expect(await refusalOf(label('none', { note: 'x' }))).toBe('not_found');
  const remove = () => open.ask(handlers.deleteDatasetItem, 'bob', { path: { id, itemId } });
  await remove();
  expect(await refusalOf(remove())).toBe('not_found');
});
