import { beforeEach, expect, test } from 'vitest';
import { openFilledRows, type FilledRows } from '../db/testing/filled-rows.ts';
import { countSameRuns, estimateRun, findSameRun } from './same-runs-repository.ts';
import { listScored, listUnscored, saveScores, type ItemScore } from './scores-repository.ts';

let rows: FilledRows;
beforeEach(async () => {
  rows = await openFilledRows();
});

const run = (id: string, more: object = {}) => ({
  id,
  environment_id: 'env',
  schema_family_id: 'fam',
  schema_version_id: 'v1',
  document_id: 'd1',
  provider: 'openai',
  model: 'small',
  samples: 2,
  verify: 1,
  status: 'completed',
  evaluation_id: 'e1',
  ...more,
});

test('a run with the same version, model and options of an earlier evaluation is taken over', async () => {
  const same = { schemaVersionId: 'v1', provider: 'openai', model: 'small', samples: 2, verify: true };
  await rows.insert(
    'runs',
    run('r1'),
    run('r2'),
    run('r3', { schema_version_id: 'v2' }),
    run('r4', { provider: 'groq' }),
    run('r5', { model: 'big' }),
    run('r6', { samples: 1 }),
    run('r7', { verify: 0, document_id: 'd2' }),
    run('r8', { status: 'failed' }),
    run('r9', { evaluation_id: null }),
    run('ra', { expired_at: '2026-01-01' }),
  );
  expect(await findSameRun(rows.db, same, 'd1')).toBe('r2');
  expect(await findSameRun(rows.db, same, 'd2')).toBeUndefined();
  expect(await findSameRun(rows.db, { ...same, verify: false }, 'd2')).toBe('r7');
  const item = (version: number, position: number, document_id: string, dataset_id = 'dts') => ({
    dataset_id,
    version,
    position,
    item_id: `i${position}`,
    document_id,
  });
  await rows.insert(
    'dataset_version_items',
    item(2, 1, 'd1'),
    item(2, 2, 'd2'),
    item(1, 1, 'd1'),
    item(2, 1, 'd1', 'x'),
  );
  expect(await countSameRuns(rows.db, same, { datasetId: 'dts', version: 2 })).toBe(1);
  expect(await countSameRuns(rows.db, same, { datasetId: 'dts', version: 3 })).toBe(0);
});

test('a run is estimated by the last hundred of its schema and model', async () => {
  const of = { environmentId: 'env', schemaFamilyId: 'fam', provider: 'openai', model: 'small' };
  expect(await estimateRun(rows.db, of)).toBeNull();
  const counted = { input_tokens: 10, output_tokens: 2, cost_nanos: 100, cost_currency: 'EUR' };
  const id = (index: number) => `r${String(index).padStart(3, '0')}`;
  await rows.insert('runs', run(id(0), { input_tokens: 9_000, cost_currency: 'USD' }));
  await rows.insert('runs', ...Array.from({ length: 99 }, (_, index) => run(id(index + 1), counted)));
  await rows.insert('runs', run(id(100), { input_tokens: 110, cost_nanos: 200, cost_currency: 'EUR' }));
  const odd = [
    { environment_id: 'x' },
    { schema_family_id: 'x' },
    { provider: 'x' },
    { model: 'x' },
    { status: 'failed' },
  ];
  await rows.insert('runs', ...odd.map((more, index) => run(`s${index}`, { ...counted, input_tokens: 7, ...more })));
  await rows.insert('runs', run('t1', { input_tokens: null }));
  const tokens = (99 * 12 + 110) / 100;
  expect(await estimateRun(rows.db, of)).toEqual({ tokens, costNanos: 101, currency: 'EUR' });
  await rows.db.updateTable('runs').set({ cost_nanos: null }).where('id', '=', id(5)).execute();
  expect(await estimateRun(rows.db, of)).toMatchObject({ costNanos: null });
});

test('documents whose runs have ended are scored in their order', async () => {
  const item = (position: number, more: object = {}) => ({
    evaluation_id: 'e1',
    position,
    item_id: `i${position}`,
    document_id: `d${position}`,
    status: 'completed',
    ...more,
  });
  await rows.insert(
    'evaluation_items',
    item(3, { status: 'cancelled' }),
    item(2, { status: 'failed' }),
    item(1, { run_id: 'r1' }),
    item(4, { status: 'processing' }),
    item(5, { outcome: 'exact' }),
    item(1, { evaluation_id: 'e2' }),
  );
  const spent = {
    input_tokens: 1,
    output_tokens: 2,
    cost_nanos: 3,
    cost_currency: 'EUR',
    started_at: 's',
    completed_at: 'c',
  };
  await rows.insert(
    'runs',
    run('r1', { extracted_data: '{"a":1}', evidence: '[]', rules: '[{"name":"r"}]', ...spent }),
  );
  const frozen = { dataset_id: 'dts', version: 2, position: 1, item_id: 'i1', document_id: 'd1', expected: '{"a":2}' };
  await rows.insert(
    'dataset_version_items',
    frozen,
    { ...frozen, version: 3, expected: '{}' },
    { ...frozen, dataset_id: 'x', expected: '{}' },
  );
  const of = { id: 'e1', datasetId: 'dts', datasetVersion: 2 };
  const [first, ...others] = await listUnscored(rows.db, of, 9);
  expect(first).toEqual({
    position: 1,
    itemId: 'i1',
    status: 'completed',
    expected: '{"a":2}',
    extractedData: '{"a":1}',
    evidence: '[]',
    inputTokens: 1,
    outputTokens: 2,
    costNanos: 3,
    costCurrency: 'EUR',
    startedAt: 's',
    completedAt: 'c',
  });
  expect(others).toMatchObject([
    { position: 2, expected: null, extractedData: null },
    { position: 3, status: 'cancelled' },
  ]);
  expect((await listUnscored(rows.db, of, 1)).map(({ position }) => position)).toEqual([1]);
  expect((await listUnscored(rows.db, { ...of, datasetVersion: null }, 1))[0]?.expected).toBeNull();

  const score = (position: number, more: Partial<ItemScore> = {}): ItemScore => ({
    position,
    outcome: 'inexact',
    counts: { '/a': { right: 1 } } as never,
    judged: [[0.5, true]] as never,
    leaves: [{ path: '/a' }] as never,
    valuesHash: 'hash',
    tokens: 7,
    cost: { amount: 0.5, currency: 'EUR' },
    durationMs: 8,
    ...more,
  });
  await saveScores(rows.db, 'e1', [
    score(1),
    score(2, { outcome: 'failed', tokens: null, cost: null, durationMs: null }),
  ]);
  expect((await listUnscored(rows.db, of, 9)).map(({ position }) => position)).toEqual([3]);
  const scored = await listScored(rows.db, 'e1', { after: 0, limit: 9 });
  const { leaves: _, valuesHash: _hash, cost: _cost, ...shown } = score(1);
  const none = { rules: [], tokens: null, costNanos: null, costCurrency: null, durationMs: null };
  expect(scored).toEqual([
    { ...shown, rules: [{ name: 'r' }], costNanos: 500_000_000, costCurrency: 'EUR' },
    { ...shown, ...none, position: 2, outcome: 'failed' },
    { ...none, position: 5, outcome: 'exact', counts: {}, judged: [] },
  ]);
  expect((await listScored(rows.db, 'e1', { after: 1, limit: 1 })).map(({ position }) => position)).toEqual([2]);
  const stored = rows.db.selectFrom('evaluation_items').select(['leaves', 'values_hash']).where('position', '=', 1);
  expect(await stored.orderBy('evaluation_id').execute()).toEqual([
    { leaves: '[{"path":"/a"}]', values_hash: 'hash' },
    { leaves: null, values_hash: null },
  ]);
});
