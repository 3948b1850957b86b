import { beforeEach, expect, test } from 'vitest';
import type { Db } from '../../db/database.ts';
import { openFilledRows } from '../../db/testing/filled-rows.ts';
import { listCompletedIds, listRuns, type RunOrder } from './run-list-repository.ts';

const FILTER = { environmentId: 'env', schemaFamilyId: 'fam' };
const PAGE = { page: 1, pageSize: 10, sort: 'createdAt', order: 'asc' } as const;
let db: Db;

const run = (id: string, more: object = {}) => ({
  id,
  environment_id: 'env',
  schema_family_id: 'fam',
  schema_version_id: 'v2',
  document_id: `doc_${id}`,
  status: 'completed',
  provider: 'acme',
  model: 'small',
  key_source: 'user',
  created_at: `2026-01-${id}`,
  updated_at: `2026-02-${id}`,
  ...more,
});

beforeEach(async () => {
  const rows = await openFilledRows();
  ({ db } = rows);
  await rows.insert('schema_versions', { id: 'v2', family_id: 'fam', version_number: 2 });
  await rows.insert('environments', { id: 'env', name: 'Production' });
  await rows.insert('users', { id: 'u1', name: 'Ann' }, { id: 'u2', name: 'Bob' });
  const scope = { environment_id: 'env', schema_family_id: 'fam' };
  await rows.insert(
    'documents',
    { ...scope, id: 'doc_01', name: 'b.pdf', blob_hash: 'same', created_at: '2026-01-01' },
    { ...scope, id: 'doc_02', name: 'A.pdf', blob_hash: 'same', created_at: '2026-01-02' },
    { ...scope, id: 'doc_03', name: 'c.pdf', blob_hash: '', created_at: '2026-01-03' },
    { ...scope, id: 'doc_04', name: 'd.pdf', blob_hash: '', created_at: '2026-01-04' },
    { id: 'doc_00', name: 'x.pdf', blob_hash: 'same', environment_id: 'other', schema_family_id: 'fam' },
  );
  await rows.insert(
    'runs',
    run('01', { confidence: 0.9, extracted_data: '{"a":1}', metadata: '{"k":"x"}', batch_id: 'bat' }),
    run('02', { confidence: 0.5, model: 'large', extracted_data: '{"a":1}' }),
    run('03', { metadata: '{"k":"x"}', status: 'failed', provider: 'other', expired_at: '2026-03-01' }),
    run('04', { metadata: '{"k":"x"}', confidence: 0.7 }),
  );
  await rows.insert(
    'reviews',
    {
      run_id: '01',
      status: 'approved',
      reviewed_data: '{"a":2}',
      claimed_by: 'u1',
      decided_by: 'u2',
      decided_at: '2026-02-09',
    },
    { run_id: '02', status: 'in_review', claimed_by: 'u1' },
  );
  await rows.insert('run_exports', { id: 'x1', created_at: '2026-02-01' }, { id: 'x2', created_at: '2026-02-03' });
  await rows.insert('run_export_items', { run_id: '01', export_id: 'x1' }, { run_id: '01', export_id: 'x2' });
});

test('a run is listed with its document, its review and its exports', async () => {
  const { data } = await listRuns(db, FILTER, PAGE);
  expect(data[0]).toEqual({
    id: '01',
    environmentName: 'Production',
    documentId: 'doc_01',
    documentName: 'b.pdf',
    schemaVersionNumber: 2,
    batchId: 'bat',
    status: 'completed',
    provider: 'acme',
    model: 'small',
    keySource: 'user',
    confidence: 0.9,
    extractedData: { a: 1 },
    metadata: { k: 'x' },
    createdAt: '2026-01-01',
    updatedAt: '2026-02-01',
    expiredAt: null,
    reviewStatus: 'approved',
    decidedAt: '2026-02-09',
    reviewer: { id: 'u2', name: 'Bob' },
    corrected: true,
    exportedAt: '2026-02-03',
    duplicateOf: null,
  });
  expect(data[1]).toMatchObject({
    metadata: {},
    reviewer: { id: 'u1', name: 'Ann' },
    decidedAt: null,
    corrected: false,
    exportedAt: null,
    duplicateOf: { id: 'doc_01', name: 'b.pdf', createdAt: '2026-01-01' },
  });
  expect(data[2]).toMatchObject({
    reviewStatus: null,
    reviewer: null,
    extractedData: null,
    metadata: { k: 'x' },
    expiredAt: '2026-03-01',
  });
  expect(data[3]).toMatchObject({ duplicateOf: null });
});

test.each<[RunOrder['sort'], string, string]>([
  ['createdAt', '01 02 03 04', '04 03 02 01'],
  ['documentName', '02 01 03 04', '04 03 01 02'],
  ['confidence', '02 04 01 03', '01 04 02 03'],
  ['reviewStatus', '01 02 03 04', '02 01 04 03'],
  ['model', '02 01 04 03', '03 04 01 02'],
])('runs are in the order of %s, those without it last', async (sort, up, down) => {
  const list = async (order: 'asc' | 'desc') =>
    (await listRuns(db, FILTER, { ...PAGE, sort, order })).data.map(({ id }) => id).join(' ');
  expect([await list('asc'), await list('desc')]).toEqual([up, down]);
});

test('pages are cut from the list, whose number is known', async () => {
  const list = async (filter: object, page: number) => {
    const { total, data } = await listRuns(db, { ...FILTER, ...filter }, { ...PAGE, page, pageSize: 2 });
    return [total, ...data.map(({ id }) => id)];
  };
  expect(await list({ status: 'completed' }, 1)).toEqual([3, '01', '02']);
  expect(await list({ status: 'completed' }, 2)).toEqual([3, '04']);
  const pair = { metadata: { key: 'k', value: 'x' } };
  expect(await list(pair, 1)).toEqual([3, '01', '03']);
  expect(await list(pair, 2)).toEqual([3, '04']);
  expect(await list({ ...pair, status: 'failed' }, 1)).toEqual([1, '03']);
  expect(await list({ versionNumber: 9 }, 1)).toEqual([0]);
  const byModel = await listRuns(db, { ...FILTER, ...pair }, { ...PAGE, sort: 'model', pageSize: 2 });
  expect(byModel.data.map(({ id }) => id)).toEqual(['01', '04']);
});

test('completed runs are listed in the order of their creation, up to a number', async () => {
  expect(await listCompletedIds(db, FILTER, 9)).toEqual(['01', '02', '04']);
  expect(await listCompletedIds(db, FILTER, 2)).toEqual(['01', '02']);
  expect(await listCompletedIds(db, { ...FILTER, versionNumber: 9 }, 9)).toEqual([]);
});
