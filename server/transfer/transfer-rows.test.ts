import { beforeEach, expect, test } from 'vitest';
import { openFilledRows, type FilledRows } from '../db/testing/filled-rows.ts';
import { insertRows, readRows, WORKSPACE_TABLES, type TransferredRow } from './transfer-rows.ts';

let rows: FilledRows;
beforeEach(async () => {
  rows = await openFilledRows();
});

const tableOf = (name: string) => WORKSPACE_TABLES.find((table) => table.name === name)!;
const NOW = '2026-03-01';
async function read(name: string, until = NOW): Promise<TransferredRow[][]> {
  const batches: TransferredRow[][] = [];
  for await (const batch of readRows(rows.db, tableOf(name), 'ws', until)) batches.push(batch);
  return batches;
}
const idsOf = async (name: string, until?: string) => (await read(name, until)).flat().map((row) => row['id']);

test('the rows of one workspace are read up to a moment, the oldest first', async () => {
  const document = (id: string, more: object = {}) => ({ id, workspace_id: 'ws', created_at: NOW, ...more });
  await rows.insert(
    'documents',
    document('d2', { is_protected: 1, sealed_password: 'sealed' }),
    document('d1'),
    document('d3', { created_at: '2026-03-02' }),
    document('far', { workspace_id: 'other' }),
  );
  const [batch] = await read('documents');
  expect(batch).toMatchObject([
    { id: 'd1', is_protected: false, sealed_password: null },
    { id: 'd2', is_protected: true, sealed_password: null },
  ]);
  expect(batch?.[0]).not.toHaveProperty('row_cursor');
  expect(await idsOf('documents', '2026-03-02')).toEqual(['d1', 'd2', 'd3']);
});

test('many rows are read in several steps, and all of them', async () => {
  const ids = Array.from({ length: 400 }, (_, index) => `r${String(index).padStart(3, '0')}`);
  await rows.insert('runs', ...ids.map((id) => ({ id, workspace_id: 'ws', created_at: NOW })));
  const batches = await read('runs');
  expect([batches.map(({ length }) => length), batches.flat().map(({ id }) => id)]).toEqual([[200, 200], ids]);
  // Tables are large: they are read a few at a time.
  const lookup = (key: string) => ({ key, workspace_id: 'ws', created_at: NOW });
  await rows.insert('lookups', ...['a', 'b', 'c', 'd', 'e'].map(lookup));
  expect((await read('lookups')).map(({ length }) => length)).toEqual([4, 1]);
});

test('what belongs to a workspace through something else is found', async () => {
  await rows.insert('schema_families', { id: 'fam', workspace_id: 'ws' }, { id: 'far', workspace_id: 'other' });
  const version = (id: string, family_id: string) => ({ id, family_id, created_at: NOW, version_number: 1 });
  await rows.insert('schema_versions', version('v1', 'fam'), version('v2', 'far'));
  expect(await idsOf('schema_versions')).toEqual(['v1']);

  await rows.insert('environments', { id: 'env', workspace_id: 'ws' }, { id: 'env-far', workspace_id: 'other' });
  for (const table of ['schema_pins', 'memory_settings', 'review_settings']) {
    const row = { schema_family_id: 'fam', updated_at: NOW };
    await rows.insert(table, { ...row, environment_id: 'env' }, { ...row, environment_id: 'env-far' });
    expect((await read(table)).flat().map((one) => one['environment_id'])).toEqual(['env']);
    expect(await read(table, '2026-02-28')).toEqual([]);
  }

  await rows.insert(
    'batches',
    { id: 'b', workspace_id: 'ws', created_at: NOW },
    { id: 'x', workspace_id: 'other', created_at: NOW },
  );
  const place = (batch_id: string, position: number) => ({ batch_id, position, document_id: null, run_id: null });
  await rows.insert('batch_documents', place('b', 1), place('b', 2), place('x', 1));
  expect((await read('batch_documents')).flat().map(({ position }) => position)).toEqual([1, 2]);
  expect(await read('batch_documents', '2026-02-28')).toEqual([]);

  await rows.insert(
    'datasets',
    { id: 'set', workspace_id: 'ws', created_at: NOW },
    { id: 'y', workspace_id: 'other', created_at: NOW },
  );
  const item = (id: string, dataset_id: string) => ({ id, dataset_id, created_at: NOW });
  await rows.insert('dataset_items', item('i1', 'set'), item('i2', 'y'));
  expect(await idsOf('dataset_items')).toEqual(['i1']);
  await rows.insert(
    'dataset_labels',
    { item_id: 'i1', created_at: NOW, is_second: 1 },
    { item_id: 'i2', created_at: NOW },
  );
  expect((await read('dataset_labels')).flat()).toMatchObject([{ item_id: 'i1', is_second: true }]);
});

test('every table that belongs to a workspace can be read', async () => {
  for (const { name } of WORKSPACE_TABLES) expect(await read(name), name).toEqual([]);
});

test('rows are stored as they were read, however many', async () => {
  const ids = Array.from({ length: 101 }, (_, index) => `d${String(index).padStart(3, '0')}`);
  const document = { workspace_id: 'ws', created_at: NOW, is_protected: 1 };
  await rows.insert('documents', ...ids.map((id) => ({ ...document, id })));
  const before = (await read('documents')).flat();
  await rows.db.deleteFrom('documents').execute();
  await rows.database.transaction((tx) => insertRows(tx, 'sqlite', tableOf('documents'), before));
  expect((await read('documents')).flat()).toEqual(before);
  const stored = await rows.db.selectFrom('documents').select('is_protected').limit(1).execute();
  expect(stored).toEqual([{ is_protected: 1 }]);
});
