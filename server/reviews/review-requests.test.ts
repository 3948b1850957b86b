import type { Review } from '@excerpt/sdk';
import { beforeEach, expect, test } from 'vitest';
import { openServices, refusalOf, START, type OpenServices, type Person } from '../app/testing/open-services.ts';
import { createReviewHandlers } from './handlers.ts';

const MINUTE_MS = 60_000;

let open: OpenServices;
let handlers: ReturnType<typeof createReviewHandlers>;
beforeEach(async () => {
  open = await openServices();
  handlers = createReviewHandlers(open.services.reviews, open.services.reviewSettings);
  await open.rows.insert('documents', {
    id: 'd1',
    workspace_id: 'ws',
    environment_id: 'env',
    name: 'Bill',
    page_count: 3,
  });
  await open.rows.insert('webhook_endpoints', {
    id: 'whe',
    workspace_id: 'ws',
    environment_id: 'env',
    is_active: 1,
    events: '["*"]',
  });
  await insertRuns(run('r1'));
});

const insertRuns = (...rows: Record<string, unknown>[]) => open.rows.insert('runs', ...rows);
const run = (id: string, more: object = {}) => ({
  id,
  workspace_id: 'ws',
  environment_id: 'env',
  schema_family_id: 'fam',
  schema_version_id: 'v1',
  document_id: 'd1',
  status: 'completed',
  provider: 'openai',
  model: 'small',
  samples: 1,
  confidence: 0.75,
  extracted_data: '{"invoiceNumber":"A","total":1}',
  evidence: '[{"path":"/invoiceNumber","confidence":0.9},{"path":"/total","confidence":0.6}]',
  completed_at: START,
  created_at: START,
  ...more,
});
const on = (handler: (input: never) => unknown, person: Person = 'ann', body?: object, id = 'r1') =>
  open.ask<Review>(handler, person, { path: { id }, body });
const correct = (value: unknown, person: Person = 'ann', more: object = {}) =>
  on(handlers.updateReview, person, { actions: [{ path: '/total', action: 'correct', value }], ...more });
const events = async () =>
  (await open.rows.db.selectFrom('webhook_events').select(['kind', 'resource_id']).orderBy('id').execute()).map(
    ({ kind, resource_id: id }) => `${kind} ${id}`,
  );
const later = (ms: number) => new Date(Date.parse(START) + ms).toISOString();

test('a review is asked for once, and told', async () => {
  expect(await refusalOf(on(handlers.getReview))).toBe('not_found');
  const asked = await on(handlers.requestReview, 'bob');
  expect(asked).toMatchObject({
    runId: 'r1',
    status: 'needed',
    reasons: [{ code: 'requested', path: null }],
    reviewedData: { invoiceNumber: 'A', total: 1 },
    actions: [],
    documentName: 'Bill',
    schemaKey: 'invoice',
    createdAt: START,
  });
  expect(asked).not.toHaveProperty('workspaceId');
  expect(await on(handlers.requestReview)).toEqual(asked);
  expect(await events()).toEqual(['run.review_needed r1']);
  expect(await on(handlers.getReview, 'bob')).toEqual(asked);
});

test('a correction begins a review, and follows the ones before', async () => {
  const first = await correct(2);
  expect(first).toMatchObject({
    status: 'in_review',
    reviewedData: { invoiceNumber: 'A', total: 2 },
    actions: [{ path: '/total', action: 'correct', value: 2, previousValue: 1, actorId: 'ann', createdAt: START }],
  });
  expect(await refusalOf(correct(3, 'bob', { revision: 0 }))).toBe('review_changed');
  expect(await correct(3, 'bob', { revision: 1 })).toMatchObject({
    actions: [{ value: 2 }, { value: 3, previousValue: 2 }],
  });
  expect(await refusalOf(correct('many'))).toBe('correction_invalid /actions/0/value');
  const onPage = (page: number) =>
    on(handlers.updateReview, 'ann', { actions: [{ path: '/total', action: 'confirm', page }] });
  expect((await onPage(3)).actions).toHaveLength(3);
  expect(await refusalOf(onPage(4))).toContain('correction_invalid');
  expect(await events()).toEqual([]);
});

test('who claims a review has it for ten minutes from each correction', async () => {
  expect(await on(handlers.claimReview)).toMatchObject({
    status: 'in_review',
    claimedBy: 'ann',
    claimedUntil: later(10 * MINUTE_MS),
  });
  for (const work of [
    () => on(handlers.claimReview, 'bob'),
    () => correct(2, 'bob'),
    () => on(handlers.approveReview, 'bob'),
  ])
    expect(await refusalOf(work())).toBe('review_claimed');
  open.clock.time += MINUTE_MS;
  expect(await correct(2)).toMatchObject({ claimedBy: 'ann', claimedUntil: later(11 * MINUTE_MS) });
  open.clock.time += 10 * MINUTE_MS - 1;
  expect(await refusalOf(correct(3, 'bob'))).toBe('review_claimed');
  open.clock.time += 1;
  expect(await on(handlers.getReview)).toMatchObject({ claimedBy: null, claimedUntil: null });
  expect(await correct(3, 'bob')).toMatchObject({ claimedBy: null });
  expect(await on(handlers.claimReview, 'bob')).toMatchObject({ claimedBy: 'bob' });
});

test('a claim is released by who has it, and what was not touched is needed again', async () => {
  expect(await refusalOf(on(handlers.releaseReview))).toBe('not_found');
  await on(handlers.claimReview);
  expect(await on(handlers.releaseReview, 'bob')).toMatchObject({ status: 'in_review', claimedBy: 'ann' });
  expect(await on(handlers.releaseReview)).toMatchObject({ status: 'needed', claimedBy: null, claimedUntil: null });
  await on(handlers.claimReview);
  await correct(2);
  expect(await on(handlers.releaseReview)).toMatchObject({ status: 'in_review', claimedBy: null });
});

test('a review is decided once, told, and opened again', async () => {
  await correct(2);
  await on(handlers.claimReview);
  const decided = { claimedBy: null, claimedUntil: null, decidedBy: 'ann', decidedAt: START };
  expect(await on(handlers.approveReview)).toMatchObject({ ...decided, status: 'approved', rejectionReason: null });
  const { approveReview, claimReview, requestReview } = handlers;
  for (const handler of [approveReview, claimReview]) expect(await refusalOf(on(handler))).toBe('review_not_open');
  expect(await refusalOf(correct(4))).toBe('review_not_open');
  expect(await on(requestReview)).toMatchObject({ status: 'approved' });
  expect(await on(handlers.releaseReview)).toMatchObject({ status: 'approved' });
  const taught = open.rows.db.selectFrom('memory_examples').select(['document_id', 'source', 'expected', 'created_by']);
  expect(await taught.execute()).toMatchObject([
    { document_id: 'd1', source: 'review', expected: '{"invoiceNumber":"A","total":2}', created_by: 'ann' },
  ]);
  const opened = await on(handlers.reopenReview, 'bob');
  expect(opened).toMatchObject({ status: 'in_review', decidedBy: null, decidedAt: null, reviewedData: { total: 2 } });
  expect(await refusalOf(on(handlers.reopenReview))).toBe('review_not_open');
  const rejected = await on(handlers.rejectReview, 'bob', { reason: 'Torn.' });
  expect(rejected).toMatchObject({ status: 'rejected', rejectionReason: 'Torn.', decidedBy: 'bob' });
  expect(await events()).toEqual(['run.reviewed r1', 'run.reviewed r1']);
});

test('what is rejected teaches nothing, and a run without a review is not opened again', async () => {
  expect(await refusalOf(on(handlers.reopenReview))).toBe('not_found');
  await on(handlers.rejectReview, 'ann', { reason: 'x' });
  expect(await open.rows.db.selectFrom('memory_examples').select('id').execute()).toEqual([]);
});

test.each([
  ['has failed', { status: 'failed' }, 'review_not_open'],
  ['has expired', { expired_at: START }, 'content_expired'],
  ['is of another workspace', { workspace_id: 'other' }, 'not_found'],
])('a run that %s is not reviewed', async (_, more, code) => {
  await insertRuns(run('r2', more));
  const { requestReview, claimReview, approveReview } = handlers;
  for (const handler of [requestReview, claimReview, approveReview])
    expect(await refusalOf(on(handler, 'ann', undefined, 'r2'))).toBe(code);
  const body = { actions: [{ path: '/total', action: 'confirm' }] };
  expect(await refusalOf(on(handlers.updateReview, 'ann', body, 'r2'))).toBe(code);
  expect(await refusalOf(on(requestReview, 'eve', undefined, 'r2'))).toBe('not_found');
});

const list = (query: object, person: Person = 'bob') =>
  open.ask<{ total: number; data: Review[] }>(handlers.listReviews, person, { query });

test('reviews are listed for members, without claims that have ended', async () => {
  await insertRuns(run('r2'));
  await on(handlers.requestReview);
  await on(handlers.claimReview, 'ann', undefined, 'r2');
  expect((await list({})).data.map(({ runId, claimedBy }) => [runId, claimedBy])).toEqual([
    ['r2', 'ann'],
    ['r1', null],
  ]);
  open.clock.time += 10 * MINUTE_MS;
  expect((await list({ status: 'in_review' })).data).toMatchObject([{ runId: 'r2', claimedBy: null }]);
  expect([(await list({ env: 'staging' })).total, (await list({ schemaKey: 'invoice' })).total]).toEqual([0, 2]);
  expect(await refusalOf(list({ schemaKey: 'none' }))).toBe('not_found');
  expect(await refusalOf(list({}, 'eve'))).toBe('not_found');
});

const NONE = {
  confidenceBelow: null,
  confidencePaths: [],
  confidenceLimits: [],
  requiredPaths: [],
  sample: null,
  rules: null,
};
const settings = (body: object, person: Person = 'bob', query = {}) =>
  open.ask(handlers.updateReviewSettings, person, { body, query });
const apply = (body: object, person: Person = 'bob') => open.ask(handlers.applyReviewSettings, person, { body });

test('settings are those of a schema in an environment, and name fields that it has', async () => {
  const get = (query = {}) => open.ask(handlers.getReviewSettings, 'bob', { query });
  expect(await get()).toEqual({ ...NONE, updatedAt: null });
  const given = {
    confidenceBelow: 0.7,
    requiredPaths: ['/total'],
    confidencePaths: ['/total'],
    sample: 0.5,
    rules: 'violated',
  };
  expect(await settings(given)).toEqual({ ...NONE, ...given, updatedAt: START });
  expect(await get()).toEqual({ ...NONE, ...given, updatedAt: START });
  expect(await get({ env: 'staging' })).toEqual({ ...NONE, updatedAt: null });
  expect(await refusalOf(settings({ requiredPaths: ['/total', '/x'] }))).toBe('validation_failed /requiredPaths/1');
  expect(await refusalOf(settings({}, 'eve'))).toBe('not_found');
  expect(await refusalOf(apply({ settings: { requiredPaths: ['/x'] } }))).toBe(
    'validation_failed /settings/requiredPaths/0',
  );
});

test('stored runs that meet the conditions are reviewed, those that have no review', async () => {
  expect(await apply({})).toEqual({ runs: 1, needed: 0, begun: 0 });
  await insertRuns(...Array.from({ length: 27 }, (_, index) => run(`s${String(index).padStart(2, '0')}`)));
  await insertRuns(
    run('t1', { extracted_data: '{"total":null}' }),
    run('t2', { status: 'failed' }),
    run('t3', { evaluation_id: 'ev' }),
  );
  await on(handlers.requestReview);
  const tried = { confidenceBelow: 0.7, confidencePaths: ['/total'] };
  expect(await apply({ dryRun: true, settings: tried })).toEqual({ runs: 29, needed: 29, begun: 0 });
  expect((await list({})).total).toBe(1);
  await settings({ requiredPaths: ['/total'] });
  expect(await apply({})).toEqual({ runs: 29, needed: 1, begun: 1 });
  expect((await list({})).data[0]).toMatchObject({
    runId: 't1',
    reasons: [{ code: 'required_missing', path: '/total' }],
  });
  expect(await apply({ settings: tried })).toEqual({ runs: 29, needed: 29, begun: 27 });
  expect((await list({})).total).toBe(29);
  expect(await events()).toHaveLength(29);
});
