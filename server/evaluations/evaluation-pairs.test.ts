import { expect, test } from 'vitest';
import { openFilledRows } from '../db/testing/filled-rows.ts';
import { listChanged, listCountPairs } from './pairs-repository.ts';

const PAIR = { before: 'old', after: 'new' };

test('pairs are documents that both evaluations scored with the same expected values', async () => {
  const { db, insert } = await openFilledRows();
  await insert(
    'evaluations',
    { id: 'old', dataset_id: 'dts', dataset_version: 1 },
    { id: 'new', dataset_id: 'dts', dataset_version: 2 },
  );
  const documents = ['a', 'b', 'c', 'd', 'e', 'f'];
  await insert('documents', ...documents.map((id) => ({ id, name: `${id}.pdf` })));
  const frozen = (version: number) =>
    documents.map((id, index) => ({
      dataset_id: 'dts',
      version,
      position: version === 1 ? index + 1 : index + 11,
      item_id: `i_${id}`,
      document_id: id,
      expected: id === 'c' && version === 2 ? '{"x":2}' : '{"x":1}',
    }));
  await insert('dataset_version_items', ...frozen(1), ...frozen(2));
  const item = (evaluation: string, id: string, more: object = {}) => ({
    evaluation_id: evaluation,
    position: documents.indexOf(id) + (evaluation === 'old' ? 1 : 11),
    item_id: `i_${id}`,
    document_id: id,
    status: 'completed',
    outcome: 'exact',
    counts: `{"/${id}":[1,0,0,0,0,0]}`,
    leaves: `[{"path":"/${evaluation}"}]`,
    values_hash: 'same',
    run_id: `run_${evaluation}_${id}`,
    ...more,
  });
  await insert(
    'evaluation_items',
    ...['a', 'b', 'c', 'd', 'f'].map((id) =>
      item('old', id, id === 'd' ? { outcome: null } : id === 'f' ? { values_hash: 'changed' } : {}),
    ),
    ...['a', 'b', 'c', 'd', 'e', 'f'].map((id) =>
      item('new', id, id === 'b' ? { values_hash: 'other' } : id === 'a' ? { counts: '{"/z":[0,1,0,0,0,0]}' } : {}),
    ),
  );
  const counts = (id: string) => ({ [`/${id}`]: [1, 0, 0, 0, 0, 0] });
  expect(await listCountPairs(db, PAIR, { after: 0, limit: 9 })).toEqual([
    { position: 11, before: counts('a'), after: { '/z': [0, 1, 0, 0, 0, 0] } },
    { position: 12, before: counts('b'), after: counts('b') },
    { position: 16, before: counts('f'), after: counts('f') },
  ]);
  expect((await listCountPairs(db, PAIR, { after: 11, limit: 1 })).map(({ position }) => position)).toEqual([12]);
  expect(await listCountPairs(db, { before: 'new', after: 'none' }, { after: 0, limit: 9 })).toEqual([]);

  const { total, documents: changed } = await listChanged(db, PAIR, 1);
  expect(total).toBe(2);
  expect(changed).toEqual([
    {
      documentId: 'b',
      documentName: 'b.pdf',
      itemId: 'i_b',
      runId: 'run_new_b',
      beforeRunId: 'run_old_b',
      before: [{ path: '/old' }],
      after: [{ path: '/new' }],
    },
  ]);
});
