import { expect, test } from 'vitest';
import { openFilledRows } from '../db/testing/filled-rows.ts';
import { keepOfWorkspace, readApprovedParts, readStoredUnder } from './taught-repository.ts';

const TAUGHT = { environmentId: 'env', splitterKey: 'mail' };

test('documents of a workspace stay in their order, without those of a packet that is judged', async () => {
  const { db, insert } = await openFilledRows();
  await insert(
    'documents',
    { id: 'a', workspace_id: 'ws' },
    { id: 'b', workspace_id: 'ws', packet_id: 'p1' },
    { id: 'c', workspace_id: 'ws', packet_id: 'p2' },
    { id: 'd', workspace_id: 'other' },
  );
  const keep = (leftOut?: string) => keepOfWorkspace(db, { workspaceId: 'ws', leftOut }, ['d', 'c', 'none', 'b', 'a']);
  expect(await keep()).toEqual(['c', 'b', 'a']);
  expect(await keep('p2')).toEqual(['b', 'a']);
  expect(await keepOfWorkspace(db, { workspaceId: 'ws' }, [])).toEqual([]);
});

test('documents stored under a schema teach, the newest five, but not parts of packets', async () => {
  const { db, insert } = await openFilledRows();
  const stored = (id: string, more: object = {}) => ({
    id,
    environment_id: 'env',
    schema_family_id: 'fam',
    status: 'parsed',
    content: `text ${id}`,
    ...more,
  });
  await insert(
    'documents',
    ...['a', 'b', 'c', 'd', 'e', 'f'].map((id) => stored(id)),
    stored('g', { packet_id: 'p' }),
    stored('h', { status: 'failed' }),
    stored('i', { content: null }),
    stored('j', { environment_id: 'x' }),
    stored('k', { schema_family_id: 'x' }),
  );
  expect(await readStoredUnder(db, 'env', 'fam')).toEqual(['f', 'e', 'd', 'c', 'b'].map((id) => `text ${id}`));
});

test('parts that people approved teach by their category, without those of the same file', async () => {
  const { db, insert } = await openFilledRows();
  await insert('splitters', { id: 's1', splitter_key: 'mail' }, { id: 's2', splitter_key: 'other' });
  await insert('splitter_versions', { id: 'v1', splitter_id: 's1' }, { id: 'v2', splitter_id: 's2' });
  const parts = JSON.stringify([{ category: 'Bill' }, { category: null }, { category: 'Letter' }]);
  const packet = (id: string, more: object = {}) => ({
    id,
    environment_id: 'env',
    splitter_version_id: 'v1',
    document_id: `file_${id}`,
    approved_at: '2026-01-01',
    parts,
    ...more,
  });
  await insert(
    'packets',
    packet('p1'),
    packet('p2'),
    packet('p3', { approved_at: null }),
    packet('p4', { splitter_version_id: 'v2' }),
    packet('p5', { environment_id: 'x' }),
    packet('p6', { parts: null }),
  );
  await insert(
    'documents',
    ...['p1', 'p2', 'p3', 'p4', 'p5'].flatMap((id) => [
      { id: `file_${id}`, blob_hash: id === 'p3' ? 'hash_p1' : `hash_${id}`, content: 'whole' },
      ...[0, 1, 2].map((part) => ({
        id: `${id}_${part}`,
        packet_id: id,
        packet_part: part,
        content: part === 2 && id === 'p2' ? null : `${id} ${part}`,
      })),
    ]),
  );
  expect([...(await readApprovedParts(db, TAUGHT))].map(([category, texts]) => [category, texts.toSorted()])).toEqual([
    ['Bill', ['p1 0', 'p2 0']],
    ['Letter', ['p1 2']],
  ]);
  expect([...(await readApprovedParts(db, { ...TAUGHT, leftOut: 'p3' }))]).toEqual([
    ['Bill', ['p2 0']],
    ['Letter', []],
  ]);
});
