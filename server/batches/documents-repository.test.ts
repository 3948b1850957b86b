import { expect, test } from 'vitest';
import { openFilledRows } from '../db/testing/filled-rows.ts';
import * as items from './documents-repository.ts';

/** An error code as it is stored. */
const codeOf = (code: string) => ({ code, stage: null, retryable: false }) as never;
const place = (position: number) => ({ batchId: 'bat', position });
const FIRST_PAGE = { page: 1, pageSize: 10 };

async function openBatch() {
  const { db, insert } = await openFilledRows();
  await insert(
    'documents',
    { id: 'd1', name: 'One', workspace_id: 'ws', environment_id: 'env' },
    { id: 'd2', name: 'Two', workspace_id: 'ws', environment_id: 'env', expired_at: '2026-01-01' },
    { id: 'd3', name: 'Three', workspace_id: 'other', environment_id: 'env' },
    { id: 'd4', name: 'Four', workspace_id: 'ws', environment_id: 'other' },
  );
  const added = (position: number, documentId: string | null, more: object = {}) => ({
    position,
    documentId,
    status: 'waiting',
    name: null,
    errorCode: null,
    errorMessage: null,
    metadata: {},
    ...more,
  });
  await items.insertDocuments(db, 'bat', [
    added(1, 'd1', { metadata: { a: '1' } }),
    added(2, 'd2'),
    added(3, null, { status: 'failed', name: 'bad.pdf', errorCode: codeOf('not_found'), errorMessage: 'Gone.' }),
  ] as never);
  await items.insertDocuments(db, 'other', [added(7, 'd1')] as never);
  const list = async (): Promise<unknown[]> =>
    (await items.listDocuments(db, { batchId: 'bat' }, FIRST_PAGE)).data.map((one) => Object.values(one));
  return { db, insert, list };
}

test('documents of a batch are listed with their names and errors', async () => {
  const { db, insert, list } = await openBatch();
  await insert('batch_counts', { batch_id: 'bat', status: 'failed', documents: 1 });
  expect(await list()).toEqual([
    [1, 'd1', 'One', null, null, 'waiting', null, null, { a: '1' }],
    [2, 'd2', 'Two', null, null, 'waiting', null, null, {}],
    [3, null, 'bad.pdf', null, null, 'failed', codeOf('not_found'), 'Gone.', {}],
  ]);
  expect(await items.listDocuments(db, { batchId: 'bat', status: 'failed' }, FIRST_PAGE)).toMatchObject({
    page: 1,
    pageSize: 10,
    total: 1,
    data: [{ position: 3 }],
  });
  expect(
    (await items.listDocuments(db, { batchId: 'bat' }, { page: 2, pageSize: 2 })).data.map(({ position }) => position),
  ).toEqual([3]);
  expect(
    (await items.listDocumentsFrom(db, { batchId: 'bat', from: 2, limit: 1 })).map(({ position }) => position),
  ).toEqual([2]);
  expect([await items.findLastPosition(db, 'bat'), await items.findLastPosition(db, 'none')]).toEqual([3, 0]);
  expect([
    ...(await items.readExpiry(db, { workspaceId: 'ws', environmentId: 'env' }, ['d1', 'd2', 'd3', 'd4', 'd9'])),
  ]).toEqual([
    ['d1', { expiredAt: null }],
    ['d2', { expiredAt: '2026-01-01' }],
  ]);
});

test('a document waits until it has a run or a packet, which may fail, and wait again', async () => {
  const { db, insert, list } = await openBatch();
  const waiting = async (limit = 9) => (await items.listWaiting(db, 'bat', limit)).map((one) => Object.values(one));
  expect(await waiting(1)).toEqual([[1, 'd1', { a: '1' }, null, null]]);
  expect(await waiting()).toHaveLength(2);
  await insert('runs', { id: 'r1', status: 'failed', error_code: '{"code":"x"}', error_message: 'Bad.' });
  await insert('packets', { id: 'p1', error_message: 'Torn.' });
  await items.setRun(db, place(1), 'r1');
  await items.setPacket(db, place(2), 'p1');
  expect(await waiting()).toEqual([]);
  expect([await items.listActiveRunIds(db, 'bat'), await items.listActivePacketIds(db, 'bat')]).toEqual([
    ['r1'],
    ['p1'],
  ]);
  expect(await list()).toEqual([
    [1, 'd1', 'One', 'r1', null, 'pending', { code: 'x' }, 'Bad.', { a: '1' }],
    [2, 'd2', 'Two', null, 'p1', 'pending', null, 'Torn.', {}],
    [3, null, 'bad.pdf', null, null, 'failed', codeOf('not_found'), 'Gone.', {}],
  ]);
  await items.failDocument(db, place(1), { errorCode: codeOf('content_expired'), errorMessage: 'Old.' });
  await items.failDocument(db, place(2), { errorCode: codeOf('not_found'), errorMessage: 'Gone.' });
  expect([await items.listActiveRunIds(db, 'bat'), await items.listActivePacketIds(db, 'bat')]).toEqual([[], []]);
  expect((await list())[0]).toEqual([
    1,
    'd1',
    'One',
    'r1',
    null,
    'failed',
    codeOf('content_expired'),
    'Old.',
    { a: '1' },
  ]);

  // The file that is no document has nothing to wait for.
  expect(await items.resetFailed(db, 'bat', { reuse: true })).toBe(2);
  expect(await waiting()).toEqual([
    [1, 'd1', { a: '1' }, null, 'r1'],
    [2, 'd2', {}, '2026-01-01', null],
  ]);
  expect((await list())[0]).toEqual([1, 'd1', 'One', null, null, 'waiting', null, null, { a: '1' }]);
  await items.failDocument(db, place(1), { errorCode: codeOf('not_found'), errorMessage: 'Gone.' });
  expect(await items.resetFailed(db, 'bat', { reuse: false })).toBe(1);
  expect((await items.listWaiting(db, 'bat', 1))[0]?.earlierRunId).toBeNull();
});

test('what waits is cancelled, in one batch', async () => {
  const { db, list } = await openBatch();
  await items.setRun(db, place(1), 'r1');
  await items.cancelWaiting(db, 'bat');
  expect((await list()).map((one) => (one as unknown[])[5])).toEqual(['pending', 'cancelled', 'failed']);
  expect(await items.listWaiting(db, 'other', 9)).toHaveLength(1);
});

test('more documents than one statement takes are added', async () => {
  const { db } = await openBatch();
  const many = Array.from({ length: 2_001 }, (_, index) => ({
    position: index + 1,
    documentId: 'd1',
    status: 'waiting',
    name: null,
    errorCode: null,
    errorMessage: null,
    metadata: {},
  }));
  await items.insertDocuments(db, 'many', many as never);
  expect(await items.findLastPosition(db, 'many')).toBe(2_001);
  expect((await items.listWaiting(db, 'many', 9_999)).map(({ position }) => position)).toEqual(
    many.map(({ position }) => position),
  );
});
