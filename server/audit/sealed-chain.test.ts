import { beforeEach, describe, expect, test } from 'vitest';
import { openFilledRows, type FilledRows } from '../db/testing/filled-rows.ts';
import { pruneEntries, sealEntries, verifyAuditLog } from './chain-repository.ts';
import type { OwnedEntry } from './repository.ts';

let rows: FilledRows;
beforeEach(async () => {
  rows = await openFilledRows();
});

const entryOf = (id: string, more: object = {}) => ({
  id,
  owner_id: 'ann',
  action: 'run.deleted',
  target_id: 'r',
  changes: '{}',
  details: '{}',
  created_at: '2026-03-01',
  ...more,
});
const named = (count: number, more: object = {}) =>
  Array.from({ length: count }, (_, index) => entryOf(`a${String(index + 1).padStart(4, '0')}`, more));
const seal = (...entries: object[]) =>
  rows.insert('audit_entries', ...(entries as Record<string, unknown>[])).then(() => sealEntries(rows.database));
const stored = () => rows.db.selectFrom('audit_entries').selectAll().orderBy('id').execute();
const problemsOf = async () =>
  (await verifyAuditLog(rows.db)).problems.map(({ position, entryId, message }) => `${position} ${entryId} ${message}`);
const change = (id: string, values: object) =>
  rows.db.updateTable('audit_entries').set(values).where('id', '=', id).execute();
const remove = (...ids: string[]) => rows.db.deleteFrom('audit_entries').where('id', 'in', ids).execute();
const prune = (before: string, signal = new AbortController().signal) => pruneEntries(rows.database, before, signal);

test('entries are sealed in the order of each log, and then verified', async () => {
  await seal(entryOf('a1'), entryOf('b1', { owner_id: null }), entryOf('a2'), entryOf('c1', { owner_id: 'bob' }));
  await seal(entryOf('a3'));
  expect((await stored()).map(({ id, position }) => `${id} ${position}`)).toEqual([
    'a1 1',
    'a2 2',
    'a3 3',
    'b1 1',
    'c1 1',
  ]);
  expect(new Set((await stored()).map(({ hash }) => hash)).size).toBe(5);
  await rows.insert('audit_entries', entryOf('a4'));
  expect(await verifyAuditLog(rows.db)).toEqual({ entries: 5, logs: 3, unsealed: 1, problems: [] });
});

test('what is sealed is told in the same transaction, with its place', async () => {
  await rows.insert('audit_entries', entryOf('a1'), entryOf('a2'));
  const told: OwnedEntry[] = [];
  const failing = sealEntries(rows.database, () => Promise.reject(new Error('No.')));
  await expect(failing).rejects.toThrow('No.');
  expect((await stored())[0]?.position).toBeNull();
  await sealEntries(rows.database, (_, entries) => Promise.resolve(void told.push(...entries)));
  expect(told.map(({ id, position, hash }) => [id, position, hash])).toEqual(
    (await stored()).map(({ id, position, hash }) => [id, position, hash]),
  );
  await sealEntries(rows.database, () => Promise.reject(new Error('There is nothing to tell.')));
});

test('more than one step of entries is sealed, verified and deleted', async () => {
  await seal(...named(1_001));
  expect(await verifyAuditLog(rows.db)).toMatchObject({ entries: 1_001, unsealed: 0, problems: [] });
  expect(await prune('2026-03-02')).toBe(1_001);
  expect(await verifyAuditLog(rows.db)).toMatchObject({ entries: 0, logs: 1, problems: [] });
});

describe('a log that was changed', () => {
  beforeEach(() => seal(...named(5), entryOf('b1', { owner_id: 'bob' })));

  test.each<[string, object]>([
    ['another action', { action: 'run.expired' }],
    ['another person', { actor_id: 'eve' }],
    ['another target', { target_id: 'x' }],
    ['other changes', { changes: '{"a":1}' }],
    ['other details', { details: '{"a":1}' }],
    ['another time', { created_at: '2026-03-02' }],
    ['another workspace', { workspace_id: 'ws' }],
  ])('shows an entry with %s', async (_, values) => {
    await change('a0002', values);
    expect(await problemsOf()).toEqual(['2 a0002 The entry was altered or inserted.']);
  });

  test('shows an entry whose hash was computed anew, by the one after', async () => {
    await change('a0002', { hash: 'f'.repeat(64) });
    expect(await problemsOf()).toEqual([
      '2 a0002 The entry was altered or inserted.',
      '3 a0003 The entry was altered or inserted.',
    ]);
  });

  test('shows how many entries are missing, and where', async () => {
    await remove('a0002');
    expect(await problemsOf()).toEqual(['2 null An entry is missing.']);
    await remove('a0003');
    expect(await problemsOf()).toEqual(['2 null 2 entries are missing.']);
    await remove('a0005');
    expect(await problemsOf()).toEqual([
      '2 null 2 entries are missing.',
      '5 null 1 of the newest entries are missing.',
    ]);
    await remove('a0001', 'a0004');
    expect(await problemsOf()).toEqual(['1 null 5 of the newest entries are missing.']);
  });

  test('shows a newest entry that was replaced', async () => {
    await change('a0005', { hash: 'f'.repeat(64) });
    expect(await problemsOf()).toEqual([
      '5 a0005 The entry was altered or inserted.',
      '5 null The newest entry was replaced.',
    ]);
  });

  test('shows entries beyond its end, and of logs that there are not', async () => {
    await rows.insert('audit_entries', entryOf('x', { position: 6, hash: 'h' }));
    await rows.insert('audit_entries', entryOf('y', { owner_id: 'eve', position: 1, hash: 'h' }));
    expect((await problemsOf()).toSorted()).toEqual(['1 y The entry was inserted.', '6 x The entry was inserted.']);
    const { problems } = await verifyAuditLog(rows.db);
    expect(problems.map(({ ownerId }) => ownerId).toSorted()).toEqual(['ann', 'eve']);
  });

  test('has no owner for the server’s own log', async () => {
    await seal(entryOf('s1', { owner_id: null }));
    await remove('s1');
    expect((await verifyAuditLog(rows.db)).problems).toMatchObject([{ ownerId: null, position: 1, entryId: null }]);
  });
});

describe('old entries', () => {
  beforeEach(async () => {
    await seal(
      entryOf('a1', { created_at: '2026-02-01' }),
      entryOf('a2', { created_at: '2026-02-02' }),
      entryOf('a3', { created_at: '2026-02-03' }),
      entryOf('b1', { owner_id: 'bob', created_at: '2026-02-01' }),
    );
    await rows.insert('audit_entries', entryOf('new', { created_at: '2026-01-01' }));
  });
  const left = async () => (await stored()).map(({ id }) => id);

  test('are deleted from before a time, and the rest can be verified', async () => {
    expect(await prune('2026-02-02')).toBe(2);
    // What is not sealed stays, however old.
    expect(await left()).toEqual(['a2', 'a3', 'new']);
    expect(await verifyAuditLog(rows.db)).toMatchObject({ entries: 2, logs: 2, unsealed: 1, problems: [] });
    expect(await prune('2026-02-02')).toBe(0);
    expect(await prune('2026-02-03')).toBe(1);
    expect(await verifyAuditLog(rows.db)).toMatchObject({ entries: 1, problems: [] });
    await remove('a3');
    expect(await problemsOf()).toEqual(['3 null 1 of the newest entries are missing.']);
  });

  test('stay where the work is stopped', async () => {
    expect(await prune('2027-01-01', AbortSignal.abort())).toBe(0);
    expect(await left()).toHaveLength(5);
  });
});
