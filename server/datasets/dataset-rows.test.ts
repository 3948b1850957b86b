import { beforeEach, expect, test } from 'vitest';
import type { Tx } from '../db/database.ts';
import { openFilledRows, type FilledRows } from '../db/testing/filled-rows.ts';
import { NO_ITEMS, readItemCounts } from './dataset-counts-repository.ts';
import { listItems, type ItemFilter } from './list-items-repository.ts';
import * as datasets from './repository.ts';
import { findVersion, insertVersion, listVersions } from './versions-repository.ts';

const PAGE = { page: 1, pageSize: 10 };
const NEW: datasets.NewDataset = {
  id: 'd1',
  workspaceId: 'ws',
  environmentId: 'env',
  schemaFamilyId: 'fam',
  name: 'Bills',
  description: 'Hard ones',
  guidelines: { '/total': 'With tax.' },
  collect: 'approved_reviews',
  comparators: { '/a': 'text' } as never,
  blind: true,
  twice: 0.25,
  createdAt: '2026-03-01',
  updatedAt: '2026-03-02',
};
const FOUND = {
  ...NEW,
  slug: 'acme',
  schemaKey: 'bill',
  env: 'staging' as const,
  items: NO_ITEMS,
  latestVersion: null,
};

let rows: FilledRows;
let tx: Tx;
beforeEach(async () => {
  rows = await openFilledRows();
  tx = rows.db as Tx;
  await rows.insert('workspaces', { id: 'ws', slug: 'acme' });
  await rows.insert('schema_families', { id: 'fam', schema_key: 'bill' }, { id: 'x', schema_key: 'x' });
  await rows.insert('environments', { id: 'env', slug: 'staging' }, { id: 'x', slug: 'x' });
  await rows.insert(
    'workspace_members',
    { workspace_id: 'ws', user_id: 'ann', role: 'reviewer' },
    { workspace_id: 'x', user_id: 'eve', role: 'owner' },
  );
});

const insert = (id: string, more: Partial<datasets.NewDataset> = {}) =>
  datasets.insertDataset(rows.db, { ...NEW, id, ...more });
const find = async (id: string, user = 'ann') => datasets.findVisibleDataset(rows.db, user, id);
const item = (id: string, more: object = {}) => ({
  id,
  dataset_id: 'd1',
  document_id: `doc_${id}`,
  label: 'labelled',
  ...more,
});

test('a data set is stored, seen by members, changed and deleted', async () => {
  await insert('d1');
  await insert('d2', { blind: false, collect: null, description: null });
  expect(await find('d1')).toEqual({ dataset: FOUND, role: 'reviewer' });
  expect((await find('d2'))?.dataset).toMatchObject({ blind: false, collect: null, description: null });
  expect([await find('d1', 'eve'), await find('none')]).toEqual([undefined, undefined]);
  await datasets.lockDataset(tx, 'd1');
  const changed = {
    ...FOUND,
    name: 'New',
    description: null,
    guidelines: {},
    collect: null,
    comparators: {},
    blind: false,
    twice: 0,
    updatedAt: '2026-03-09',
  };
  await datasets.updateDataset(rows.db, { ...changed, workspaceId: 'x' });
  expect((await find('d1'))?.dataset).toEqual(FOUND);
  await datasets.updateDataset(rows.db, changed);
  expect((await find('d1'))?.dataset).toEqual(changed);
  expect((await find('d2'))?.dataset.name).toBe('Bills');
  await datasets.deleteDataset(rows.db, { id: 'd1', workspaceId: 'x' });
  expect(await find('d1')).toBeDefined();
  await datasets.deleteDataset(rows.db, { id: 'd1', workspaceId: 'ws' });
  expect([await find('d1'), (await find('d2'))?.dataset.id]).toEqual([undefined, 'd2']);
});

test('data sets of a schema in an environment are listed, the newest first', async () => {
  for (const id of ['d1', 'd2', 'd3']) await insert(id);
  await insert('d4', { environmentId: 'x' });
  await insert('d5', { schemaFamilyId: 'x' });
  await insert('d6', { collect: null });
  const list = async (page = PAGE) => {
    const { total, data, ...rest } = await datasets.listDatasets(
      rows.db,
      { environmentId: 'env', schemaFamilyId: 'fam' },
      page,
    );
    expect(rest).toEqual(page);
    return [total, ...data.map(({ id }) => id)];
  };
  expect(await list()).toEqual([4, 'd6', 'd3', 'd2', 'd1']);
  expect(await list({ page: 2, pageSize: 3 })).toEqual([4, 'd1']);
  const collecting = await datasets.listCollecting(rows.db, { environmentId: 'env', schemaFamilyId: 'fam' });
  expect(collecting.toSorted((one, other) => (one.id < other.id ? -1 : 1))).toEqual(
    ['d1', 'd2', 'd3'].map((id) => ({ id, twice: 0.25 })),
  );
});

test('items are counted by label, with those for which drafts are made', async () => {
  const count = (dataset_id: string, status: string, items: number) => ({ dataset_id, status, items });
  await rows.insert(
    'dataset_counts',
    count('d1', 'unlabelled', 2),
    count('d1', 'draft', 1),
    count('d1', 'labelled', 4),
    count('x', 'draft', 9),
  );
  const evaluation = (id: string, more: object = {}) => ({ id, dataset_id: 'd1', kind: 'draft', ...more });
  await rows.insert(
    'evaluations',
    evaluation('e1'),
    evaluation('e2', { completed_at: 'x' }),
    evaluation('e3', { kind: 'evaluation' }),
    evaluation('e4', { dataset_id: 'd2' }),
  );
  const states = ['waiting', 'pending', 'processing', 'completed', 'failed'];
  await rows.insert('evaluation_counts', ...states.map((status) => ({ evaluation_id: 'e1', status, items: 1 })));
  await rows.insert(
    'evaluation_counts',
    ...['e2', 'e3', 'e4'].map((evaluation_id) => ({ evaluation_id, status: 'waiting', items: 7 })),
  );
  const counts = { total: 7, unlabelled: 2, draft: 1, labelled: 4, drafting: 3 };
  expect([...(await readItemCounts(rows.db, ['d1', 'd2', 'd3']))]).toEqual([
    ['d1', counts],
    ['d2', { ...NO_ITEMS, drafting: 7 }],
  ]);
  expect((await readItemCounts(rows.db, [])).size).toBe(0);
  await insert('d1');
  expect((await find('d1'))?.dataset.items).toEqual(counts);
});

test('an evaluation that has not ended is found, and the runs of all are deleted', async () => {
  await rows.insert(
    'evaluations',
    { id: 'e1', dataset_id: 'd1', completed_at: 'x' },
    { id: 'e2', dataset_id: 'd2' },
    { id: 'e3', dataset_id: 'd1', completed_at: 'x' },
  );
  const active = (id: string) => datasets.findActiveEvaluation(rows.db, id);
  expect([await active('d1'), await active('d2')]).toEqual([undefined, 'e2']);
  await rows.insert(
    'runs',
    ...['e1', 'e2', 'e3', null].map((evaluation_id, index) => ({ id: `r${index}`, evaluation_id })),
  );
  await datasets.deleteEvaluationRuns(rows.db, 'd1');
  expect(await rows.db.selectFrom('runs').select('id').orderBy('id').execute()).toEqual([{ id: 'r1' }, { id: 'r3' }]);
});

test('items are listed by label, by what a second person should do, and by confidence', async () => {
  const items = [
    item('i1', { label: 'draft', confidence: 0.9 }),
    item('i2', { label: 'unlabelled' }),
    item('i3', { label: 'draft', confidence: 0.2 }),
    item('i4', { second: 'needed', updated_by: 'ann' }),
    item('i5', { second: 'needed', updated_by: null }),
    item('i6', { second: 'needed', updated_by: 'bob' }),
    item('i7', { second: 'agrees' }),
  ];
  await rows.insert('documents', ...items.map(({ document_id: id }) => ({ id })));
  await rows.insert('dataset_items', ...items, item('j1', { dataset_id: 'x', document_id: 'doc_i1' }));
  await rows.db.deleteFrom('dataset_counts').execute();
  const count = (status: string, n: number) => ({ dataset_id: 'd1', status, items: n });
  await rows.insert('dataset_counts', count('unlabelled', 1), count('draft', 2), count('labelled', 4));
  const list = async (filter: ItemFilter, page = PAGE) => {
    const { total, data, ...rest } = await listItems(rows.db, { datasetId: 'd1', readerId: 'ann', ...filter }, page);
    expect(rest).toEqual(page);
    return [total, ...data.map(({ id }) => id)].join(' ');
  };
  expect(await list({})).toBe('7 i1 i2 i3 i4 i5 i6 i7');
  expect(await list({}, { page: 2, pageSize: 4 })).toBe('7 i5 i6 i7');
  expect(await list({ label: 'open' })).toBe('3 i1 i2 i3');
  expect(await list({ label: 'draft' })).toBe('2 i1 i3');
  expect(await list({ label: 'labelled' })).toBe('4 i4 i5 i6 i7');
  expect(await list({ sort: 'confidence' })).toBe('7 i3 i1 i2 i4 i5 i6 i7');
  expect(await list({ sort: 'added', label: 'draft' })).toBe('2 i1 i3');
  expect(await list({ second: 'needed' })).toBe('2 i5 i6');
  expect(await list({ second: 'needed', sort: 'confidence', label: 'labelled' }, { page: 2, pageSize: 1 })).toBe(
    '2 i6',
  );
  expect(await list({ second: 'agrees' })).toBe('1 i7');
  expect(await list({ second: 'agrees', label: 'open' })).toBe('0');
  await rows.db.deleteFrom('dataset_counts').execute();
  expect(await list({ label: 'draft' })).toBe('0 i1 i3');
});

test('a version freezes the labelled items of its data set in their order', async () => {
  await insert('d1');
  await insert('d2');
  const labelled = (id: string, more: object = {}) => item(id, { expected: `{"of":"${id}"}`, ...more });
  await rows.insert(
    'dataset_items',
    labelled('i2'),
    labelled('i1'),
    labelled('i3', { label: 'draft' }),
    labelled('i4', { dataset_id: 'd2' }),
  );
  const version = { datasetId: 'd1', version: 3, items: 2, createdAt: '2026-03-01', createdBy: 'ann' };
  await insertVersion(tx, version);
  await insertVersion(tx, { ...version, version: 4, createdBy: null });
  await insertVersion(tx, { ...version, datasetId: 'd2', version: 3, items: 1 });
  expect(await findVersion(rows.db, 'd1', 3)).toEqual({ ...version, left: 0 });
  expect([await findVersion(rows.db, 'd1', 9), await findVersion(rows.db, 'x', 3)]).toEqual([undefined, undefined]);
  const frozen = rows.db.selectFrom('dataset_version_items').select(['position', 'item_id', 'document_id', 'expected']);
  expect(await frozen.where('dataset_id', '=', 'd1').where('version', '=', 3).orderBy('position').execute()).toEqual([
    { position: 1, item_id: 'i1', document_id: 'doc_i1', expected: '{"of":"i1"}' },
    { position: 2, item_id: 'i2', document_id: 'doc_i2', expected: '{"of":"i2"}' },
  ]);
  expect([(await find('d1'))?.dataset.latestVersion, (await find('d2'))?.dataset.latestVersion]).toEqual([4, 3]);
  await rows.db.updateTable('dataset_versions').set({ left_items: 1 }).where('dataset_id', '=', 'd1').execute();
  const list = async (page: { page: number; pageSize: number }) => {
    const { total, data } = await listVersions(rows.db, 'd1', page);
    return [total, ...data.map((one) => [one.version, one.items, one.left])];
  };
  expect(await list(PAGE)).toEqual([2, [4, 1, 1], [3, 1, 1]]);
  expect(await list({ page: 2, pageSize: 1 })).toEqual([2, [3, 1, 1]]);
});
