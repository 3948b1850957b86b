import { beforeEach, expect, test } from 'vitest';
import type { Tx } from '../db/database.ts';
import { openFilledRows, type FilledRows } from '../db/testing/filled-rows.ts';
import * as evaluations from './repository.ts';

const PAGE = { page: 1, pageSize: 10 };
const MODEL = { provider: 'openai', model: 'small', residency: 'EU', keySource: 'user', providerKeyId: 'pk' } as const;
const NEW: evaluations.NewEvaluation = {
  id: 'e1',
  workspaceId: 'ws',
  environmentId: 'env',
  schemaFamilyId: 'fam',
  schemaVersionId: 'v1',
  datasetId: 'dts',
  datasetVersion: 2,
  kind: 'evaluation',
  status: 'processing',
  runSettings: { resolution: MODEL, verify: true, samples: 2, memory: true },
  comparators: { '/a': 'text' } as never,
  isFresh: true,
  scorer: 'scorer-1',
  createdAt: '2026-03-01',
  createdBy: 'usr',
};
const NONE = { total: 0, waiting: 0, pending: 0, processing: 0, completed: 0, failed: 0, cancelled: 0 };
const FOUND = {
  ...NEW,
  schemaKey: 'bill',
  env: 'staging',
  versionNumber: 7,
  items: NONE,
  result: null,
  errorMessage: null,
  completedAt: null,
};
const RESULT = {
  items: { ...NONE, total: 3, completed: 3 },
  totals: null,
  rules: [],
  tokens: 5,
  cost: null,
  durationMs: 4,
};

let rows: FilledRows;
beforeEach(async () => {
  rows = await openFilledRows();
  await rows.insert('schema_families', { id: 'fam', schema_key: 'bill' });
  await rows.insert('environments', { id: 'env', slug: 'staging' });
  await rows.insert('schema_versions', { id: 'v1', version_number: 7 }, { id: 'v2', version_number: 8 });
});

const insert = (id: string, more: Partial<evaluations.NewEvaluation> = {}) =>
  evaluations.insertEvaluation(rows.db, { ...NEW, id, ...more });
const end = (id: string, status: evaluations.EvaluationStatus = 'completed') =>
  evaluations.updateEvaluation(rows.db, id, { status, completedAt: '2026-03-02' });

test('an evaluation is stored and found, and counts its items until it ends', async () => {
  await insert('e1');
  await insert('e2', { isFresh: false, datasetVersion: null, kind: 'draft', createdBy: null });
  expect(await evaluations.findEvaluation(rows.db, 'e1')).toEqual(FOUND);
  expect(await evaluations.findEvaluation(rows.db, 'e2')).toMatchObject({
    isFresh: false,
    datasetVersion: null,
    kind: 'draft',
  });
  expect(await evaluations.findEvaluation(rows.db, 'none')).toBeUndefined();
  const count = (evaluation_id: string, status: string, items: number) => ({ evaluation_id, status, items });
  await rows.insert(
    'evaluation_counts',
    count('e1', 'waiting', 2),
    count('e1', 'failed', 1),
    count('e2', 'waiting', 9),
  );
  const counted = { ...NONE, total: 3, waiting: 2, failed: 1 };
  expect(await evaluations.findEvaluation(rows.db, 'e1')).toEqual({ ...FOUND, items: counted });
  await evaluations.updateEvaluation(rows.db, 'e1', {
    status: 'completed',
    result: RESULT,
    errorMessage: 'Torn.',
    completedAt: '2026-03-02',
  });
  const ended = {
    status: 'completed',
    result: RESULT,
    items: RESULT.items,
    errorMessage: 'Torn.',
    completedAt: '2026-03-02',
  };
  expect(await evaluations.findEvaluation(rows.db, 'e1')).toEqual({ ...FOUND, ...ended });
  await evaluations.updateEvaluation(rows.db, 'e1', { errorMessage: null });
  expect(await evaluations.findEvaluation(rows.db, 'e1')).toEqual({ ...FOUND, ...ended, errorMessage: null });
  expect(await evaluations.findEvaluation(rows.db, 'e2')).toMatchObject({ status: 'processing', result: null });
});

test('an end from before rules were counted has none, and one without a result has no counts', async () => {
  await insert('e1');
  const { rules: _, ...old } = RESULT;
  await rows.db
    .updateTable('evaluations')
    .set({ result: JSON.stringify(old), completed_at: 'x' })
    .execute();
  expect((await evaluations.findEvaluation(rows.db, 'e1'))?.result).toEqual(RESULT);
  await rows.insert('evaluation_counts', { evaluation_id: 'e1', status: 'waiting', items: 2 });
  await rows.db.updateTable('evaluations').set({ result: null }).execute();
  expect((await evaluations.findEvaluation(rows.db, 'e1'))?.items).toEqual(NONE);
});

test('members of the workspace see an evaluation, but no making of drafts', async () => {
  await rows.insert('workspace_members', { workspace_id: 'ws', user_id: 'ann' }, { workspace_id: 'x', user_id: 'eve' });
  await insert('e1');
  await insert('e2', { kind: 'draft' });
  const find = async (user: string, id: string) => (await evaluations.findVisibleEvaluation(rows.db, user, id))?.id;
  expect([
    await find('ann', 'e1'),
    await find('ann', 'e2'),
    await find('eve', 'e1'),
    await find('ann', 'none'),
  ]).toEqual(['e1', undefined, undefined, undefined]);
});

test('evaluations are listed, the newest first, by data set and version', async () => {
  await insert('e1');
  await insert('e2', { datasetId: 'other', schemaVersionId: 'v2' });
  await insert('e3', { kind: 'draft' });
  await insert('e4', { environmentId: 'x' });
  await insert('e5', { schemaFamilyId: 'x' });
  await insert('e6');
  await rows.insert('environments', { id: 'x', slug: 'x' });
  await rows.insert('schema_families', { id: 'x', schema_key: 'x' });
  const list = async (filter: object, page = PAGE) => {
    const scope = { environmentId: 'env', schemaFamilyId: 'fam', ...filter };
    const { total, data, ...rest } = await evaluations.listEvaluations(rows.db, scope, page);
    expect(rest).toEqual(page);
    return [total, ...data.map(({ id }) => id)];
  };
  expect(await list({})).toEqual([3, 'e6', 'e2', 'e1']);
  expect(await list({ datasetId: 'dts' })).toEqual([2, 'e6', 'e1']);
  expect(await list({ versionNumber: 8 })).toEqual([1, 'e2']);
  expect(await list({}, { page: 2, pageSize: 2 })).toEqual([3, 'e1']);
});

test('the newest completed evaluation of a version with a model is found', async () => {
  const of = { datasetId: 'dts', schemaFamilyId: 'fam', versionNumber: 7, provider: 'openai', model: 'small' };
  const find = async () => (await evaluations.findNewestCompleted(rows.db, of))?.id;
  const using = (more: object) => ({ runSettings: { ...NEW.runSettings, resolution: { ...MODEL, ...more } } });
  await insert('e1');
  expect(await find()).toBeUndefined();
  await end('e1');
  const others: [string, Partial<evaluations.NewEvaluation>][] = [
    ['e3', { datasetId: 'x' }],
    ['e4', { kind: 'draft' }],
    ['e5', { schemaFamilyId: 'x' }],
    ['e6', { schemaVersionId: 'v2' }],
    ['e7', using({ provider: 'groq' })],
    ['e8', using({ model: 'big' })],
  ];
  await rows.insert('schema_families', { id: 'x', schema_key: 'x' });
  for (const [id, more] of others) await insert(id, more).then(() => end(id));
  await insert('e9');
  await end('e9', 'failed');
  expect(await find()).toBe('e1');
  await insert('e2');
  await end('e2');
  expect(await find()).toBe('e2');
});

test('evaluations that have not ended are listed by workspace, and found of a schema', async () => {
  await insert('e1', { workspaceId: 'ws2' });
  await insert('e3');
  await insert('e2');
  await insert('e4');
  await end('e4');
  expect(await evaluations.listActive(rows.db)).toEqual([
    { id: 'e2', workspaceId: 'ws' },
    { id: 'e3', workspaceId: 'ws' },
    { id: 'e1', workspaceId: 'ws2' },
  ]);
  const find = (workspaceId: string, schemaFamilyId: string) =>
    evaluations.findActiveOf(rows.db, { workspaceId, schemaFamilyId });
  expect(await find('ws', 'fam')).toMatch(/^e[23]$/);
  expect([await find('ws2', 'fam'), await find('ws', 'x'), await find('none', 'fam')]).toEqual([
    'e1',
    undefined,
    undefined,
  ]);
  for (const id of ['e2', 'e3']) await end(id);
  expect(await find('ws', 'fam')).toBeUndefined();
  await evaluations.lockEvaluation(rows.db as Tx, 'e1');
});
