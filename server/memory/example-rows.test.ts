import { beforeEach, expect, test } from 'vitest';
import type { Tx } from '../db/database.ts';
import { openFilledRows, type FilledRows } from '../db/testing/filled-rows.ts';
import { listChecked, readCheckedRevision, upsertChecked } from './checked-repository.ts';
import { findGain } from './gain-repository.ts';
import { createExampleRecorder } from './record-example.ts';
import * as memory from './repository.ts';

const PLACE = { environmentId: 'env', schemaFamilyId: 'fam' };
const ELSEWHERE = [
  { ...PLACE, environmentId: 'x' },
  { ...PLACE, schemaFamilyId: 'x' },
];
const PAGE = { page: 1, pageSize: 10 };
const NOW = '2026-03-01T10:00:00.000Z';
const DATA = {
  ...PLACE,
  workspaceId: 'ws',
  documentId: 'd1',
  source: 'review' as const,
  expected: { a: 1 },
  userId: 'ann',
};

let rows: FilledRows;
beforeEach(async () => {
  rows = await openFilledRows();
  await rows.insert(
    'documents',
    { id: 'd1', name: 'One', blob_hash: 'h1' },
    { id: 'd2', name: 'Two', blob_hash: 'h2' },
    { id: 'd3', name: 'Three', expired_at: 'x' },
  );
});

const upsert = (id: string, more: Partial<memory.ConfirmedData & { now: string }> = {}) =>
  memory.upsertExample(rows.db, { ...DATA, id, now: NOW, ...more });
const learned = { fingerprint: [1, 2], content: { values: [] } };
const learn = (id: string, updatedAt = NOW) => memory.saveLearned(rows.db, { id, updatedAt }, learned);

test('the memory is off until it is set, in one place', async () => {
  expect(await memory.findSettings(rows.db, PLACE)).toEqual({ mode: 'off', updatedAt: null, updatedBy: null });
  await memory.storeSettings(rows.db, PLACE, { mode: 'on', updatedAt: NOW, updatedBy: 'ann' });
  expect(await memory.findSettings(rows.db, PLACE)).toEqual({ mode: 'on', updatedAt: NOW, updatedBy: 'ann' });
  for (const place of ELSEWHERE) expect((await memory.findSettings(rows.db, place)).mode).toBe('off');
  await memory.storeSettings(rows.db, PLACE, { mode: 'off', updatedAt: null, updatedBy: null });
  expect(await memory.findSettings(rows.db, PLACE)).toEqual({ mode: 'off', updatedAt: '', updatedBy: null });
});

test('what a document taught is replaced, and read again', async () => {
  await upsert('m1', { places: [{ path: '/a' }] as never });
  await learn('m1');
  expect(await memory.listExamples(rows.db, PLACE, PAGE)).toEqual({
    ...PAGE,
    total: 1,
    data: [
      {
        id: 'm1',
        documentId: 'd1',
        documentName: 'One',
        source: 'review',
        expected: { a: 1 },
        isLearned: true,
        createdAt: NOW,
        createdBy: 'ann',
      },
    ],
  });
  expect(await memory.listNewExamples(rows.db, PLACE, 9)).toEqual([]);
  await upsert('m2', { expected: { a: 2 }, source: 'item', userId: null, now: '2026-03-02', places: [] });
  expect((await memory.listExamples(rows.db, PLACE, PAGE)).data).toMatchObject([
    { id: 'm1', source: 'item', expected: { a: 2 }, isLearned: false, createdAt: NOW, createdBy: null },
  ]);
  expect(await memory.listNewExamples(rows.db, PLACE, 9)).toEqual([
    { id: 'm1', documentId: 'd1', expected: { a: 2 }, places: [], updatedAt: '2026-03-02' },
  ]);
  await learn('m1', 'before');
  expect(await memory.listNewExamples(rows.db, PLACE, 9)).toHaveLength(1);
});

test('examples of one place are listed, the newest first, and new ones, the oldest first', async () => {
  await upsert('m1');
  await upsert('m2', { documentId: 'd2', places: [{ path: '/a' }] as never });
  await upsert('m3', { ...ELSEWHERE[0] });
  await upsert('m4', { ...ELSEWHERE[1] });
  const list = async (page: { page: number; pageSize: number }) => {
    const { total, data, ...rest } = await memory.listExamples(rows.db, PLACE, page);
    expect(rest).toEqual(page);
    return [total, ...data.map(({ id }) => id)];
  };
  expect(await list(PAGE)).toEqual([2, 'm2', 'm1']);
  expect(await list({ page: 2, pageSize: 1 })).toEqual([2, 'm1']);
  expect(await memory.countExamples(rows.db, PLACE)).toBe(2);
  const news = await memory.listNewExamples(rows.db, PLACE, 9);
  expect(news.map(({ id, places }) => [id, places])).toEqual([
    ['m1', []],
    ['m2', [{ path: '/a' }]],
  ]);
  expect((await memory.listNewExamples(rows.db, PLACE, 1)).map(({ id }) => id)).toEqual(['m1']);
  await memory.deleteExamples(rows.db, []);
  await memory.deleteExamples(rows.db, ['m1', 'm3']);
  expect(await list(PAGE)).toEqual([1, 'm2']);
  expect(await memory.countExamples(rows.db, ELSEWHERE[0] ?? PLACE)).toBe(0);
});

test('members of its workspace see an example', async () => {
  await rows.insert('workspace_members', { workspace_id: 'ws', user_id: 'ann' }, { workspace_id: 'x', user_id: 'eve' });
  await upsert('m1');
  const see = (user: string, id = 'm1') => memory.findVisibleExample(rows.db, user, id);
  expect(await see('ann')).toEqual({ ...PLACE, workspaceId: 'ws', documentId: 'd1' });
  expect([await see('eve'), await see('ann', 'none')]).toEqual([undefined, undefined]);
});

test('the revision changes with the examples that were read, and says how many were not', async () => {
  const revisions: string[] = [];
  const read = async () => {
    const { revision, unread } = await memory.readRevision(rows.db, PLACE);
    revisions.push(revision);
    return unread;
  };
  expect(await read()).toBe(0);
  await upsert('m1');
  expect(await read()).toBe(1);
  await learn('m1');
  expect(await read()).toBe(0);
  await upsert('m2', { ...ELSEWHERE[0] });
  expect((await memory.readRevision(rows.db, PLACE)).revision).toBe(revisions.at(-1));
  await upsert('m1', { now: '2026-03-05' });
  expect((await memory.readRevision(rows.db, PLACE)).unread).toBe(1);
  await learn('m1', '2026-03-05');
  await read();
  await upsert('m3', { documentId: 'd2' });
  await learn('m3');
  await read();
  expect(new Set(revisions).size).toBe(revisions.length);
});

test('what was read is compared and taken over, the newest first', async () => {
  await upsert('m1');
  await upsert('m2', { documentId: 'd2' });
  await upsert('m3', { documentId: 'd3' });
  await upsert('m4', { ...ELSEWHERE[1] });
  for (const id of ['m1', 'm2', 'm4']) await learn(id);
  const own = { expected: '{"a":1}', fingerprint: [1, 2] };
  expect(await memory.listFingerprints(rows.db, PLACE, 9)).toEqual([
    { ...own, id: 'm2', documentId: 'd2', blobHash: 'h2' },
    { ...own, id: 'm1', documentId: 'd1', blobHash: 'h1' },
  ]);
  expect(await memory.listFingerprints(rows.db, PLACE, 1)).toHaveLength(1);
  expect([...(await memory.readContents(rows.db, ['m1', 'm3', 'none']))]).toEqual([['m1', '{"values":[]}']]);
  expect((await memory.readContents(rows.db, [])).size).toBe(0);
});

const checked = (documentId: string, checkedAt: string, isRight = true) => ({
  documentId,
  model: 'openai/small',
  basis: 'memory' as const,
  checked: [{ field: '/a', confidence: 0.5, isRight }],
  checkedAt,
});

test('what a review checked is replaced by the next of the document', async () => {
  const upsertIn = (place: memory.MemoryPlace, ...given: Parameters<typeof checked>) =>
    upsertChecked(rows.db, place, checked(...given));
  const before = await readCheckedRevision(rows.db, PLACE);
  await upsertIn(PLACE, 'd1', '2026-03-01');
  await upsertIn(PLACE, 'd2', '2026-03-02', false);
  await upsertIn(PLACE, 'd0', '2026-03-02');
  for (const place of ELSEWHERE) await upsertIn(place, 'd1', '2026-03-09');
  const revision = await readCheckedRevision(rows.db, PLACE);
  expect(revision).not.toBe(before);
  const { checkedAt: _, ...shown } = checked('d2', '', false);
  const all = await listChecked(rows.db, PLACE, 9);
  expect(all.map(({ documentId }) => documentId)).toEqual(['d0', 'd2', 'd1']);
  expect(all[1]).toEqual(shown);
  expect(all[2]?.checked[0]?.isRight).toBe(true);
  expect(await listChecked(rows.db, PLACE, 1)).toHaveLength(1);
  await upsertChecked(rows.db, PLACE, { ...checked('d1', '2026-03-08', false), model: 'x', basis: 'document' });
  expect((await listChecked(rows.db, PLACE, 1))[0]).toMatchObject({
    documentId: 'd1',
    model: 'x',
    basis: 'document',
    checked: [{ isRight: false }],
  });
  expect(await readCheckedRevision(rows.db, PLACE)).not.toBe(revision);
});

test('a document that has expired or is gone teaches nothing', async () => {
  let ids = 0;
  const recorder = createExampleRecorder({
    clock: { now: () => Date.parse(NOW) },
    newId: () => `m${(ids += 1)}` as never,
  });
  const reviewed = { ...PLACE, model: 'm', memory: [], evidence: [], extractedData: {}, data: {} };
  for (const documentId of ['d1', 'd3', 'none']) {
    await recorder.record(rows.db as Tx, { ...DATA, documentId });
    await recorder.check(rows.db as Tx, { ...reviewed, documentId });
  }
  expect((await memory.listExamples(rows.db, PLACE, PAGE)).data).toMatchObject([
    { id: 'm1', documentId: 'd1', createdAt: NOW },
  ]);
  const stored = rows.db.selectFrom('checked_values').select(['document_id', 'checked_at']);
  expect(await stored.execute()).toEqual([{ document_id: 'd1', checked_at: NOW }]);
});

test('the gain is that of the newest evaluation with the memory, against the same one without it', async () => {
  const settings = { resolution: { provider: 'openai', model: 'small' }, samples: 1 };
  const evaluation = (id: string, f1: number, hasMemory: boolean, more: object = {}) => ({
    id,
    environment_id: 'env',
    schema_family_id: 'fam',
    dataset_id: 'set',
    dataset_version: 2,
    schema_version_id: 'v1',
    kind: 'evaluation',
    status: 'completed',
    run_settings: JSON.stringify({ ...settings, ...(hasMemory && { memory: true }) }),
    result: JSON.stringify({ items: { total: 9 }, totals: { score: { f1 } } }),
    completed_at: `at ${id}`,
    ...more,
  });
  expect(await findGain(rows.db, PLACE)).toBeNull();
  await rows.insert(
    'evaluations',
    evaluation('e1', 0.5, true),
    evaluation('e2', 0.4, false),
    evaluation('e3', 0.3, false),
  );
  const gain = { documents: 9, before: 0.3, after: 0.5, measuredAt: 'at e1', evaluationId: 'e1', withoutId: 'e3' };
  expect(await findGain(rows.db, PLACE)).toEqual(gain);
  const other = (model: object) => ({ run_settings: JSON.stringify({ ...settings, ...model }) });
  await rows.insert(
    'evaluations',
    evaluation('f1', 0.1, false, { dataset_id: 'x' }),
    evaluation('f2', 0.1, false, { dataset_version: 3 }),
    evaluation('f3', 0.1, false, { schema_version_id: 'v2' }),
    evaluation('f4', 0.1, false, other({ resolution: { provider: 'x', model: 'small' } })),
    evaluation('f5', 0.1, false, other({ resolution: { provider: 'openai', model: 'x' } })),
    evaluation('f6', 0.1, false, other({ samples: 2 })),
    evaluation('f7', 0.1, false, { kind: 'draft' }),
    evaluation('f8', 0.1, false, { status: 'failed' }),
    evaluation('f9', 0.1, false, { environment_id: 'x' }),
    evaluation('fa', 0.1, false, { schema_family_id: 'x' }),
    evaluation('fb', 0.1, false, { completed_at: null }),
    evaluation('fc', 0.1, false, { result: null }),
    evaluation('fd', 0.1, false, { result: JSON.stringify({ items: { total: 1 }, totals: null }) }),
    evaluation('fe', 0.9, true, { schema_version_id: 'v3' }),
  );
  expect(await findGain(rows.db, PLACE)).toEqual(gain);
});
