import type { Evaluation } from '@excerpt/sdk';
import { beforeEach, expect, test } from 'vitest';
import { openServices, refusalOf, START, type OpenServices, type Person } from '../app/testing/open-services.ts';
import { activeEvaluations } from './active-evaluations.ts';
import { createEvaluationHandlers } from './handlers.ts';

let open: OpenServices;
let handlers: ReturnType<typeof createEvaluationHandlers>;
beforeEach(async () => {
  open = await openServices();
  handlers = createEvaluationHandlers(open.services.evaluations);
  const place = { workspace_id: 'ws', environment_id: 'env', schema_family_id: 'fam' };
  await open.rows.insert('datasets', { ...place, id: 'set', guidelines: '{}', comparators: '{}' });
  await open.rows.insert('documents', ...['d1', 'd2', 'd3'].map((id) => ({ ...place, id, name: id })));
  const item = (id: string, document_id: string, total: number | null) => ({
    id,
    document_id,
    dataset_id: 'set',
    ...(total === null
      ? { label: 'unlabelled' }
      : {
          label: 'labelled',
          expected: JSON.stringify({ total }),
        }),
  });
  await open.rows.insert('dataset_items', item('i1', 'd1', 1), item('i2', 'd2', 2), item('i3', 'd3', null));
});

const BODY = { datasetId: 'set', model: 'local/local-1' };
const create = (body: object = {}, person: Person = 'ann', query = {}) =>
  open.ask<Evaluation>(handlers.createEvaluation, person, { body: { ...BODY, ...body }, query });
const get = (id: string, person: Person = 'ann') =>
  open.ask<Evaluation>(handlers.getEvaluation, person, { path: { id } });
const feed = () => open.services.evaluationFeeder.feedOnce();

/** Ends the runs that wait, with a total for each document; null for one that fails. */
async function endRuns(totals: Record<string, number | null>): Promise<string[]> {
  const runs = await open.rows.db
    .selectFrom('runs')
    .selectAll()
    .where('status', '=', 'pending')
    .orderBy('id')
    .execute();
  for (const { id, document_id: documentId } of runs) {
    const total = totals[documentId] ?? null;
    const ended = {
      status: total === null ? 'failed' : 'completed',
      extracted_data: total === null ? null : JSON.stringify({ total }),
      evidence: JSON.stringify([{ path: '/total', confidence: 0.75 }]),
      rules: JSON.stringify([{ name: 'sum', severity: 'error', result: 'holds', paths: [] }]),
      input_tokens: 10,
      output_tokens: 2,
      cost_nanos: 500_000_000,
      cost_currency: 'EUR',
      started_at: '2026-03-01T10:00:00.000Z',
      completed_at: '2026-03-01T10:00:04.000Z',
      error_message: total === null ? 'Torn.' : null,
    };
    await open.rows.db.updateTable('runs').set(ended).where('id', '=', id).execute();
  }
  return runs.map(({ document_id: documentId }) => documentId);
}

/** Runs an evaluation to its end. */
async function evaluate(totals: Record<string, number | null>, body: object = {}): Promise<Evaluation> {
  const { id } = await create(body);
  await feed();
  await endRuns(totals);
  await feed();
  return get(id);
}

test('an evaluation freezes its data set, runs it and scores it', async () => {
  const made = await create({ samples: 2 }, 'bob');
  expect(made).toMatchObject({
    status: 'pending',
    dataset: { id: 'set', version: 1 },
    versionNumber: 1,
    model: 'local/local-1',
    samples: 2,
    memory: false,
    items: { total: 2, completed: 0, failed: 0 },
    score: null,
    createdAt: START,
    createdBy: 'bob',
    completedAt: null,
  });
  expect(await feed()).toBe(true);
  expect(await get(made.id)).toMatchObject({ status: 'processing' });
  const runs = await open.rows.db.selectFrom('runs').selectAll().orderBy('id').execute();
  expect(runs).toMatchObject([
    {
      document_id: 'd1',
      evaluation_id: made.id,
      samples: 2,
      provider: 'local',
      fallbacks: null,
      schema_version_id: 'v1',
    },
    { document_id: 'd2', evaluation_id: made.id, environment_id: 'env', schema_family_id: 'fam', workspace_id: 'ws' },
  ]);
  expect((await open.listJobs()).map((job) => job.split(' ')[0])).toEqual(['run.execute', 'run.execute']);
  expect(open.services.evaluationFeeder.hasWork()).toBe(true);
  expect(await feed()).toBe(false);
  expect(await endRuns({ d1: 1, d2: 3 })).toEqual(['d1', 'd2']);
  expect(await feed()).toBe(true);
  expect(open.services.evaluationFeeder.hasWork()).toBe(false);
  expect(await get(made.id)).toMatchObject({
    status: 'completed',
    items: { total: 2, completed: 2, failed: 0 },
    score: { f1: 0.5, exactDocuments: 0.5, wrong: 1 },
    fields: [{ path: '/total', observations: 2 }],
    rules: [{ name: 'sum', holds: 2 }],
    tokens: 24,
    cost: { amount: 1, currency: 'EUR' },
    durationMs: 4_000,
    completedAt: START,
    errorMessage: null,
  });
  expect(await feed()).toBe(false);
  expect(open.services.evaluationFeeder.hasWork()).toBe(false);
  const listed = (outcome?: string) =>
    open.ask<{ total: number; data: object[] }>(handlers.listEvaluationItems, 'bob', {
      path: { id: made.id },
      query: { outcome },
    });
  expect((await listed()).total).toBe(2);
  expect((await listed('inexact')).data).toMatchObject([
    { documentId: 'd2', values: [{ path: '/total', expected: 2, actual: 3 }] },
  ]);
  const effort = await open.ask(handlers.getReviewEffort, 'bob', { path: { id: made.id } });
  expect(effort).toMatchObject({ target: 0.99 });
});

test.each([
  ['some documents failed', { d1: 1, d2: null }, 'completed', null, 1],
  ['all documents failed', { d1: null, d2: null }, 'failed', 'No document gave a result. Torn.', 2],
])('where %s, it says so', async (_, totals, status, errorMessage, failed) => {
  const ended = await evaluate(totals);
  expect(ended).toMatchObject({ status, errorMessage, items: { total: 2, failed } });
});

test('an evaluation waits while the budget is used up', async () => {
  const { id } = await create();
  await open.rows.insert('budgets', { workspace_id: 'ws', max_pages: 0 });
  expect(await feed()).toBe(false);
  expect([(await get(id)).status, await open.listJobs()]).toEqual(['pending', []]);
  expect(await refusalOf(create())).toBe('budget_exceeded');
});

test('an evaluation whose documents are all gone has failed', async () => {
  const { id } = await create();
  await open.rows.db.deleteFrom('evaluation_items').execute();
  await feed();
  expect(await get(id)).toMatchObject({
    status: 'failed',
    errorMessage: 'All documents have left the data set.',
    tokens: 0,
  });
});

test('an evaluation is cancelled with its runs, once', async () => {
  const { id } = await create();
  await feed();
  const cancel = (person: Person = 'ann') => open.ask<Evaluation>(handlers.cancelEvaluation, person, { path: { id } });
  expect(await refusalOf(cancel('eve'))).toBe('not_found');
  const refuse = (schemaFamilyId: string) =>
    open.rows.database.transaction((tx) => activeEvaluations.refuse(tx, { workspaceId: 'ws', schemaFamilyId }));
  expect(await refusalOf(refuse('fam'))).toBe('in_use');
  await refuse('other');
  expect(await cancel('bob')).toMatchObject({
    status: 'cancelled',
    score: null,
    rules: [],
    tokens: null,
    completedAt: START,
  });
  const statuses = await open.rows.db.selectFrom('runs').select('status').execute();
  expect([statuses, await open.listJobs()]).toEqual([[{ status: 'cancelled' }, { status: 'cancelled' }], []]);
  expect(await refusalOf(cancel())).toBe('evaluation_not_active');
  await refuse('fam');
});

test('a request names a data set, a version of it and a version of the schema that there are', async () => {
  const place = { workspace_id: 'ws', environment_id: 'env2', schema_family_id: 'fam' };
  await open.rows.insert(
    'datasets',
    { ...place, id: 'far' },
    { ...place, id: 'other', environment_id: 'env', schema_family_id: 'x' },
  );
  const refused = (body: object) => refusalOf(create(body));
  expect(await refused({ versionNumber: 2 })).toBe('evaluation_invalid /versionNumber');
  for (const datasetId of ['none', 'far', 'other'])
    expect(await refused({ datasetId })).toBe('evaluation_invalid /datasetId');
  expect(await refused({ datasetVersion: 1 })).toBe('evaluation_invalid /datasetVersion');
  expect(await refusalOf(create({}, 'eve'))).toBe('not_found');
  await create();
  expect((await create({ datasetVersion: 1 })).dataset.version).toBe(1);
  expect((await create()).dataset.version).toBe(1);
  await open.rows.db.updateTable('dataset_versions').set({ left_items: 2 }).execute();
  expect(await refused({ datasetVersion: 1 })).toBe('dataset_empty /datasetVersion');
  await open.rows.db.updateTable('datasets').set({ latest_version: null }).execute();
  await open.rows.db.deleteFrom('dataset_items').execute();
  expect(await refused({})).toContain('dataset_empty');
});

test('evaluations are listed for members', async () => {
  const first = await create();
  const second = await create({ memory: true });
  expect(second.memory).toBe(true);
  const list = (query: object, person: Person = 'bob') =>
    open.ask<{ total: number; data: { id: string }[] }>(handlers.listEvaluations, person, { query });
  expect((await list({})).data.map(({ id }) => id)).toEqual([second.id, first.id]);
  expect((await list({ datasetId: 'none' })).total).toBe(0);
  expect((await list({ versionNumber: 2 })).total).toBe(0);
  expect((await list({ env: 'staging' })).total).toBe(0);
  expect(await refusalOf(list({}, 'eve'))).toBe('not_found');
  expect(await refusalOf(get(first.id, 'eve'))).toBe('not_found');
});

test('two evaluations of the same documents are compared', async () => {
  const before = await evaluate({ d1: 1, d2: 3 });
  const after = await evaluate({ d1: 1, d2: 2 });
  const compare = (id: string, other: string) =>
    open.ask(handlers.compareEvaluations, 'ann', { path: { id }, query: { with: other } });
  expect(await compare(after.id, before.id)).toMatchObject({
    comparedDocuments: 2,
    changedDocuments: 1,
    schemaChange: 'unchanged',
    documents: [
      { documentId: 'd2', changes: [{ path: '/total', expected: 2, before: 3, after: 2, effect: 'better' }] },
    ],
    rules: [{ name: 'sum' }],
  });
  const { id } = await create();
  expect(await refusalOf(compare(id, before.id))).toBe('evaluation_not_completed');
  expect(await refusalOf(compare(after.id, id))).toBe('evaluation_not_completed');
  expect(await refusalOf(open.ask(handlers.getReviewEffort, 'ann', { path: { id } }))).toBe('evaluation_not_completed');
  const change = (set: object) =>
    open.rows.db.updateTable('evaluations').set(set).where('id', '=', before.id).execute();
  for (const set of [{ comparators: '{"/a":1}' }, { scorer: '0' }, { dataset_id: 'x' }]) {
    await change(set);
    expect(await refusalOf(compare(after.id, before.id))).toBe('evaluation_incomparable /with');
  }
  await open.rows.db.deleteFrom('evaluation_items').where('evaluation_id', '=', before.id).execute();
  await change({ comparators: '{}', scorer: after.scorer, dataset_id: 'set' });
  expect(await refusalOf(compare(after.id, before.id))).toBe('evaluation_incomparable /with');
});

test('drafts are made of what is unlabelled', async () => {
  const draft = (person: Person = 'bob') =>
    open.ask<{ items: Record<string, number> }>(handlers.draftDataset, person, {
      path: { id: 'set' },
      body: { model: BODY.model },
    });
  expect(await refusalOf(draft('eve'))).toBe('not_found');
  expect((await draft()).items).toMatchObject({ unlabelled: 1, drafting: 1 });
  await feed();
  await endRuns({ d3: 9 });
  await feed();
  const item = open.rows.db
    .selectFrom('dataset_items')
    .select(['label', 'expected', 'confidence'])
    .where('id', '=', 'i3');
  expect(await item.execute()).toEqual([{ label: 'draft', expected: '{"total":9}', confidence: 0.75 }]);
  expect((await draft()).items).toMatchObject({ unlabelled: 0, draft: 1, drafting: 0 });
  const evaluations = open.rows.db.selectFrom('evaluations').select(['kind', 'status', 'dataset_version']);
  expect(await evaluations.execute()).toEqual([{ kind: 'draft', status: 'completed', dataset_version: null }]);
});

test('what an evaluation takes is estimated, and nothing is stored', async () => {
  const estimate = (body: object = {}) =>
    open.ask(handlers.createEvaluation, 'ann', { body: { ...BODY, dryRun: true, ...body } });
  expect(await estimate()).toEqual({ documents: 2, cached: 0, tokens: 0, cost: null });
  expect(await open.rows.db.selectFrom('evaluations').select('id').execute()).toEqual([]);
  await create();
  await open.rows.db.updateTable('dataset_versions').set({ items: 5, left_items: 1 }).execute();
  expect(await estimate()).toMatchObject({ documents: 4 });
});

test('the memory is measured by a pair of evaluations, of which one may be known', async () => {
  const pair = () =>
    open.services.evaluations.createPair(
      open.callerOf('ann'),
      { slug: 'acme', schemaKey: 'invoice', env: 'production' },
      BODY,
    );
  const made = async () =>
    (await open.rows.db.selectFrom('evaluations').select('run_settings').orderBy('id').execute()).map(
      ({ run_settings: settings }) => Boolean((JSON.parse(settings) as { memory?: boolean }).memory),
    );
  expect((await pair()).runSettings.memory).toBe(true);
  expect(await made()).toEqual([true, false]);
  await open.rows.db.deleteFrom('evaluations').execute();
  await evaluate({ d1: 1, d2: 2 });
  await pair();
  expect(await made()).toEqual([false, true]);
});
