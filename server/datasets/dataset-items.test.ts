import { expect, test } from 'vitest';
import { openFilledRows } from '../db/testing/filled-rows.ts';
import * as items from './dataset-items-repository.ts';

const PLACE = { environmentId: 'env', schemaFamilyId: 'fam' };
const draft: items.NewLabel = {
  label: 'draft',
  source: 'extraction',
  expected: { a: 1 },
  confidence: 0.5,
  createdAt: '2026-01-02',
  createdBy: 'usr_2',
};

async function openDataset() {
  const { db, insert } = await openFilledRows();
  await insert(
    'documents',
    { id: 'd1', name: 'One', environment_id: 'env', schema_family_id: 'fam' },
    { id: 'd2', name: 'Two', environment_id: 'env', schema_family_id: 'fam' },
  );
  const made = { createdAt: '2026-01-01', updatedBy: 'usr_1' };
  await items.insertItems(db, 'dts', [
    { id: 'i1', documentId: 'd1', label: null, ...made },
    { id: 'i2', documentId: 'd2', label: draft, ...made },
  ]);
  await items.insertItems(db, 'other', [{ id: 'i3', documentId: 'd1', label: null, ...made }]);
  return { db, insert };
}

test('an item is unlabelled, or has its first label', async () => {
  const { db } = await openDataset();
  const unlabelled = {
    id: 'i1',
    documentId: 'd1',
    documentName: 'One',
    label: 'unlabelled',
    source: null,
    expected: null,
    confidence: null,
    note: null,
    unreadable: [],
    secondLabel: null,
    createdAt: '2026-01-01',
    updatedAt: '2026-01-01',
    updatedBy: 'usr_1',
  };
  expect(await items.findItem(db, 'dts', 'i1')).toEqual(unlabelled);
  const labelled = {
    id: 'i2',
    documentId: 'd2',
    documentName: 'Two',
    label: 'draft',
    source: 'extraction',
    expected: { a: 1 },
    confidence: 0.5,
  };
  expect(await items.findItem(db, 'dts', 'i2')).toEqual({ ...unlabelled, ...labelled });
  expect(await items.findItem(db, 'other', 'i1')).toBeUndefined();
  expect(await items.listLabels(db, 'i1')).toEqual([]);
  expect([...(await items.readItemsOf(db, 'dts', ['d1', 'd9']))]).toEqual([
    ['d1', { id: 'i1', documentId: 'd1', label: 'unlabelled', source: null }],
  ]);
  expect(await items.listUnlabelled(db, 'dts')).toEqual([{ itemId: 'i1', documentId: 'd1' }]);
});

test('a label replaces the one before, which is kept, as is that of a second person', async () => {
  const { db } = await openDataset();
  const own = {
    ...draft,
    label: 'labelled',
    source: 'person',
    expected: { a: 2 },
    confidence: null,
    createdAt: '2026-01-03',
    createdBy: 'usr_3',
  } as items.NewLabel;
  await items.saveLabel(db, 'i2', own);
  expect(await items.findItem(db, 'dts', 'i2')).toMatchObject({
    label: 'labelled',
    source: 'person',
    expected: { a: 2 },
    confidence: null,
    createdAt: '2026-01-01',
    updatedAt: '2026-01-03',
    updatedBy: 'usr_3',
  });
  await items.appendLabel(db, 'i2', { ...own, expected: null, isSecond: true });
  const labels = await items.listLabels(db, 'i2');
  expect(labels.map(({ label, expected, isSecond, createdBy }) => [label, expected, isSecond, createdBy])).toEqual([
    ['draft', { a: 1 }, false, 'usr_2'],
    ['labelled', { a: 2 }, false, 'usr_3'],
    ['labelled', null, true, 'usr_3'],
  ]);
  expect(await items.findItem(db, 'dts', 'i2')).toMatchObject({ expected: { a: 2 } });
});

test('an item has remarks, and is deleted from its data set only', async () => {
  const { db } = await openDataset();
  await items.updateRemarks(db, 'i1', { note: 'Torn.', unreadable: ['/a'], updatedAt: '2026-01-05' });
  expect(await items.findItem(db, 'dts', 'i1')).toMatchObject({
    note: 'Torn.',
    unreadable: ['/a'],
    updatedAt: '2026-01-05',
  });
  await items.updateRemarks(db, 'i1', { note: null, unreadable: [], updatedAt: '2026-01-06' });
  expect(await items.findItem(db, 'dts', 'i1')).toMatchObject({ note: null, unreadable: [] });
  expect([
    await items.deleteItem(db, 'other', 'i1'),
    await items.deleteItem(db, 'dts', 'i1'),
    await items.deleteItem(db, 'dts', 'i1'),
  ]).toEqual([false, true, false]);
});

test('the newest completed run over a document is found, and documents with their content', async () => {
  const { db, insert } = await openDataset();
  const run = (id: string, more: object = {}) => ({
    id,
    document_id: 'd1',
    status: 'completed',
    environment_id: 'env',
    schema_family_id: 'fam',
    ...more,
  });
  await insert(
    'runs',
    run('r1'),
    run('r2'),
    run('r3', { status: 'failed' }),
    run('r4', { document_id: 'd2' }),
    run('r5', { environment_id: 'x' }),
    run('r6', { schema_family_id: 'x' }),
  );
  expect([await items.findNewestRun(db, PLACE, 'd1'), await items.findNewestRun(db, PLACE, 'd9')]).toEqual([
    'r2',
    null,
  ]);
  await insert(
    'documents',
    { id: 'd3', environment_id: 'env', schema_family_id: 'fam', expired_at: '2026-01-01' },
    { id: 'd4', environment_id: 'x', schema_family_id: 'fam' },
    { id: 'd5', environment_id: 'env', schema_family_id: 'x' },
  );
  expect([...(await items.readDocumentIds(db, PLACE, ['d1', 'd2', 'd3', 'd4', 'd5', 'd9']))].toSorted()).toEqual([
    'd1',
    'd2',
  ]);
});

test('more items than one statement takes are added', async () => {
  const { db } = await openDataset();
  const many = Array.from({ length: 1_001 }, (_, index) => ({
    id: `m${String(index).padStart(5, '0')}`,
    documentId: `d${index}`,
    label: null,
    createdAt: '',
    updatedBy: null,
  }));
  await items.insertItems(db, 'many', many);
  expect((await items.listUnlabelled(db, 'many')).map(({ itemId }) => itemId)).toEqual(many.map(({ id }) => id));
});
