import { expect, test } from 'vitest';
import type { Tx } from '../db/database.ts';
import { openFilledRows } from '../db/testing/filled-rows.ts';
import * as items from './evaluation-items-repository.ts';

async function openEvaluation() {
  const { db, insert } = await openFilledRows();
  await insert('documents', { id: 'd1', name: 'One' }, { id: 'd2', name: 'Two' }, { id: 'd3', name: 'Three' });
  await items.insertItems(db as Tx, 'evl', [
    { itemId: 'i1', documentId: 'd1' },
    { itemId: 'i2', documentId: 'd2' },
    { itemId: 'i3', documentId: 'd3' },
  ]);
  await items.insertItems(db as Tx, 'other', [{ itemId: 'i1', documentId: 'd1' }]);
  const at = (position: number) => ({ evaluationId: 'evl', position });
  return { db, insert, at };
}

test('items wait in their order, until they have a run', async () => {
  const { db, at } = await openEvaluation();
  expect(await items.listWaiting(db, 'evl', 2)).toEqual([
    { position: 1, documentId: 'd1' },
    { position: 2, documentId: 'd2' },
  ]);
  await items.setRun(db, at(1), { runId: 'r1', status: 'pending' });
  await items.setRun(db, at(2), { runId: 'r2', status: 'completed' });
  expect(await items.listActiveRunIds(db, 'evl')).toEqual(['r1']);
  expect((await items.listWaiting(db, 'evl', 9)).map(({ position }) => position)).toEqual([3]);
  await items.cancelWaiting(db, 'evl');
  expect(await items.listWaiting(db, 'evl', 9)).toEqual([]);
  expect(await items.listWaiting(db, 'other', 9)).toHaveLength(1);
});

test('items are listed by their outcome, with their values', async () => {
  const { db, insert, at } = await openEvaluation();
  await items.setRun(db, at(2), { runId: 'r2', status: 'completed' });
  await insert('evaluation_items', {
    evaluation_id: 'evl',
    position: 4,
    item_id: 'i4',
    document_id: 'd1',
    status: 'completed',
    outcome: 'exact',
    leaves: '[{"path":"/a"}]',
  });
  const page = { page: 1, pageSize: 2 };
  const all = await items.listItems(db, { evaluationId: 'evl' }, page);
  expect(all).toEqual({
    ...page,
    total: 4,
    data: [
      { documentId: 'd1', documentName: 'One', itemId: 'i1', runId: null, status: 'waiting', values: [] },
      { documentId: 'd2', documentName: 'Two', itemId: 'i2', runId: 'r2', status: 'completed', values: [] },
    ],
  });
  expect(
    (await items.listItems(db, { evaluationId: 'evl' }, { page: 2, pageSize: 2 })).data.map(({ itemId }) => itemId),
  ).toEqual(['i3', 'i4']);
  expect(await items.listItems(db, { evaluationId: 'evl', outcome: 'exact' }, page)).toMatchObject({
    total: 1,
    data: [{ itemId: 'i4', values: [{ path: '/a' }] }],
  });
});

test('the first error is that of the first document that failed', async () => {
  const { db, insert } = await openEvaluation();
  expect(await items.findFirstError(db, 'evl')).toBeNull();
  await insert(
    'runs',
    { id: 'r5', error_message: 'Fifth.' },
    { id: 'r6', error_message: 'Sixth.' },
    { id: 'r7', error_message: 'Other.' },
  );
  const failed = (evaluation: string, position: number, run: string, status = 'failed') => ({
    evaluation_id: evaluation,
    position,
    item_id: `i${position}`,
    document_id: 'd1',
    run_id: run,
    status,
  });
  await insert(
    'evaluation_items',
    failed('evl', 6, 'r6'),
    failed('evl', 5, 'r5'),
    failed('evl', 4, 'r7', 'completed'),
    failed('other', 2, 'r7'),
  );
  expect(await items.findFirstError(db, 'evl')).toBe('Fifth.');
});

test('the items of a frozen version keep their places', async () => {
  const { db, insert } = await openEvaluation();
  const item = (dataset: string, version: number, position: number) => ({
    dataset_id: dataset,
    version,
    position,
    item_id: `i${position}`,
    document_id: 'd2',
  });
  await insert('dataset_version_items', item('dts', 1, 3), item('dts', 1, 8), item('dts', 2, 1), item('other', 1, 2));
  await items.insertVersionItems(db as Tx, { evaluationId: 'new', datasetId: 'dts', version: 1 });
  expect(await items.listWaiting(db, 'new', 9)).toEqual([
    { position: 3, documentId: 'd2' },
    { position: 8, documentId: 'd2' },
  ]);
});
