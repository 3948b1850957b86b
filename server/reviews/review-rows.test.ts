import { beforeEach, expect, test } from 'vitest';
import type { Tx } from '../db/database.ts';
import { openFilledRows, type FilledRows } from '../db/testing/filled-rows.ts';
import { listConditionFields, refuseUnknownFields } from './condition-fields.ts';
import { createReviewNeeds } from './record-need.ts';
import { hideEndedClaim, readDetail, recordReviewEvent } from './review-detail.ts';
import * as reviews from './repository.ts';
import { listCompletedRuns, listRecentData } from './run-data-repository.ts';
import { findSettings, hasSettings, storeSettings } from './settings-repository.ts';

const NOW = '2026-03-01T10:00:00.000Z';
const PAGE = { page: 1, pageSize: 10 };
const SCOPE = { environmentId: 'env', schemaFamilyId: 'fam' };
const REVIEW: reviews.Review = {
  id: 'v1',
  runId: 'r1',
  workspaceId: 'ws',
  environmentId: 'env',
  schemaFamilyId: 'fam',
  status: 'in_review',
  reasons: [{ code: 'requested', path: null }],
  reviewedData: { a: 1 },
  claimedBy: 'ann',
  claimedUntil: '2026-03-02',
  decidedBy: 'bob',
  decidedAt: '2026-03-03',
  rejectionReason: 'Torn.',
  createdAt: '2026-03-04',
  updatedAt: '2026-03-05',
};
const CONDITIONS = {
  confidenceBelow: 0.5,
  confidencePaths: ['/a', '/rows/*/b'],
  confidenceLimits: [{ path: '/c', confidenceBelow: 0.9 }],
  requiredPaths: ['/d'],
  sample: 0.1,
  rules: 'violated' as const,
};

let rows: FilledRows;
let tx: Tx;
beforeEach(async () => {
  rows = await openFilledRows();
  tx = rows.db as Tx;
  await rows.insert(
    'documents',
    { id: 'd1', name: 'Bill', workspace_id: 'ws', page_count: 7 },
    { id: 'd2', workspace_id: 'ws' },
  );
  await rows.insert('schema_families', { id: 'fam', schema_key: 'bill' }, { id: 'fam2', schema_key: 'letter' });
});

const run = (id: string, more: object = {}) => ({
  id,
  environment_id: 'env',
  schema_family_id: 'fam',
  document_id: 'd1',
  status: 'completed',
  confidence: 0.5,
  ...more,
});
const hold = (more: Partial<reviews.Review> = {}) => reviews.holdReview(tx, { ...REVIEW, ...more });

test('a review is begun once, and changed in its workspace', async () => {
  expect(await hold()).toEqual(REVIEW);
  expect(await hold({ id: 'v2', status: 'needed' })).toEqual(REVIEW);
  const none = {
    reviewedData: null,
    claimedBy: null,
    claimedUntil: null,
    decidedBy: null,
    decidedAt: null,
    rejectionReason: null,
  };
  const other = { ...REVIEW, ...none, id: 'v2', runId: 'r2' };
  expect(await hold(other)).toEqual(other);
  expect(await reviews.findReview(rows.db, 'none')).toBeUndefined();
  const changed = { ...REVIEW, ...none, status: 'approved' as const, reasons: [], updatedAt: '2026-03-09' };
  await reviews.updateReview(rows.db, { ...changed, workspaceId: 'x' });
  expect(await reviews.findReview(rows.db, 'r1')).toEqual(REVIEW);
  await reviews.updateReview(rows.db, changed);
  expect(await reviews.findReview(rows.db, 'r1')).toEqual(changed);
  expect(await reviews.findReview(rows.db, 'r2')).toEqual(other);
});

const action = (path: string) => ({
  path,
  action: 'correct' as const,
  value: 2,
  previousValue: 1,
  page: 3,
  box: null,
  quote: null,
  actorId: 'ann',
  createdAt: NOW,
});

test('actions are kept in their order', async () => {
  await reviews.insertActions(rows.db, 'r1', [action('/b'), action('/a')], { from: 0 });
  await reviews.insertActions(rows.db, 'r1', [action('/c')], { from: 2 });
  await reviews.insertActions(rows.db, 'r1', [], { from: 3 });
  await reviews.insertActions(rows.db, 'r2', [action('/x')], { from: 0 });
  expect(await reviews.listActions(rows.db, 'r1')).toEqual([action('/b'), action('/a'), action('/c')]);
  expect([await reviews.countActions(rows.db, 'r1'), await reviews.countActions(rows.db, 'none')]).toEqual([3, 0]);
});

test('a review is read with its run, its document and its corrections', async () => {
  await rows.insert('runs', run('r1', { expired_at: '2026-05-01' }), run('r2'));
  await hold();
  await hold({ id: 'v2', runId: 'r2', reviewedData: null });
  await reviews.insertActions(rows.db, 'r1', [action('/b')], { from: 0 });
  const shown = {
    ...REVIEW,
    documentId: 'd1',
    documentName: 'Bill',
    schemaKey: 'bill',
    confidence: 0.5,
    expiredAt: '2026-05-01',
    actions: [action('/b')],
  };
  const read = (id: string, now: string) => readDetail(rows.db, { run: { id, extractedData: { a: 0 } }, now });
  expect(await read('r1', '2026-03-01')).toEqual(shown);
  expect(await read('r1', '2026-03-02')).toEqual({ ...shown, claimedBy: null, claimedUntil: null });
  expect(await read('r2', NOW)).toMatchObject({ reviewedData: { a: 0 }, actions: [] });
  await expect(read('r3', NOW)).rejects.toMatchObject({ code: 'not_found' });
  expect(hideEndedClaim({ claimedBy: 'ann', claimedUntil: null }, NOW)).toEqual({
    claimedBy: null,
    claimedUntil: null,
  });
});

test('reviews of an environment are listed, the newest first, by schema and status', async () => {
  await rows.insert('runs', ...['r1', 'r2', 'r3', 'r4'].map((id) => run(id)));
  await hold();
  await hold({ id: 'v2', runId: 'r2', status: 'needed' });
  await hold({ id: 'v3', runId: 'r3', schemaFamilyId: 'fam2' });
  await hold({ id: 'v4', runId: 'r4', environmentId: 'x' });
  const list = async (filter: object, page = PAGE) => {
    const { total, data, ...rest } = await reviews.listReviews(rows.db, { environmentId: 'env', ...filter }, page);
    expect(rest).toEqual(page);
    return [total, ...data.map(({ id }) => id)];
  };
  expect(await list({})).toEqual([3, 'v3', 'v2', 'v1']);
  expect(await list({ status: 'in_review' })).toEqual([2, 'v3', 'v1']);
  expect(await list({ schemaFamilyId: 'fam', status: 'in_review' })).toEqual([1, 'v1']);
  expect(await list({}, { page: 2, pageSize: 2 })).toEqual([3, 'v1']);
  const { data } = await reviews.listReviews(rows.db, { environmentId: 'env', schemaFamilyId: 'fam2' }, PAGE);
  expect(data).toMatchObject([{ schemaKey: 'letter', documentName: 'Bill' }]);
});

test('the pages of a document are counted in its workspace', async () => {
  const count = (workspaceId: string, documentId: string) =>
    reviews.findPageCount(rows.db, { workspaceId, documentId });
  expect([await count('ws', 'd1'), await count('x', 'd1'), await count('ws', 'd2'), await count('ws', 'none')]).toEqual(
    [7, null, null, null],
  );
});

test('the settings of a schema in an environment are replaced', async () => {
  expect([await hasSettings(rows.db, 'env'), await findSettings(rows.db, SCOPE)]).toEqual([false, undefined]);
  await storeSettings(rows.db, SCOPE, { ...CONDITIONS, updatedAt: NOW });
  expect([await hasSettings(rows.db, 'env'), await hasSettings(rows.db, 'x')]).toEqual([true, false]);
  expect(await findSettings(rows.db, SCOPE)).toEqual({ ...CONDITIONS, updatedAt: NOW });
  const none = {
    confidenceBelow: null,
    confidencePaths: [],
    confidenceLimits: [],
    requiredPaths: [],
    sample: null,
    rules: null,
  };
  await storeSettings(rows.db, { ...SCOPE, schemaFamilyId: 'fam2' }, { ...none, updatedAt: NOW });
  await storeSettings(rows.db, SCOPE, { ...none, updatedAt: 'later' });
  expect(await findSettings(rows.db, SCOPE)).toEqual({ ...none, updatedAt: 'later' });
  expect(await findSettings(rows.db, { ...SCOPE, environmentId: 'x' })).toBeUndefined();
  expect((await findSettings(rows.db, { ...SCOPE, schemaFamilyId: 'fam2' }))?.updatedAt).toBe(NOW);
});

test('conditions are looked for in completed runs that have not expired and are of no evaluation', async () => {
  await rows.insert(
    'runs',
    run('r1', { extracted_data: '{"a":1}', evidence: '[{"path":"/a","confidence":1}]', rules: '[{"name":"sum"}]' }),
    run('r2', { extracted_data: null }),
    run('r3', { status: 'failed' }),
    run('r4', { expired_at: 'x' }),
    run('r5', { evaluation_id: 'ev' }),
    run('r6', { environment_id: 'x' }),
    run('r7', { schema_family_id: 'fam2' }),
  );
  await hold();
  const first = {
    id: 'r1',
    documentId: 'd1',
    extractedData: { a: 1 },
    evidence: [{ path: '/a', confidence: 1 }],
    rules: [{ name: 'sum' }],
    hasReview: true,
  };
  const second = { id: 'r2', documentId: 'd1', extractedData: {}, evidence: [], rules: [], hasReview: false };
  expect(await listCompletedRuns(rows.db, SCOPE, { limit: 9 })).toEqual([second, first]);
  expect(await listCompletedRuns(rows.db, SCOPE, {})).toEqual([second]);
  expect(await listCompletedRuns(rows.db, SCOPE, { before: 'r2', limit: 9 })).toEqual([first]);
  expect(await listCompletedRuns(rows.db, SCOPE, { only: 'r1' })).toEqual([first]);
  expect(await listRecentData(rows.db, SCOPE)).toEqual([{}, { a: 1 }]);
  await rows.insert('runs', ...Array.from({ length: 20 }, (_, index) => run(`s${index}`)));
  expect(await listRecentData(rows.db, SCOPE)).toHaveLength(20);
});

test('fields that conditions name are told where they are named', () => {
  const fields = listConditionFields(CONDITIONS, '/settings');
  expect(fields).toEqual([
    { field: '/a', at: '/settings/confidencePaths/0', place: ['a'] },
    { field: '/rows/*/b', at: '/settings/confidencePaths/1', place: ['rows', 0, 'b'] },
    { field: '/d', at: '/settings/requiredPaths/0', place: ['d'] },
    { field: '/c', at: '/settings/confidenceLimits/0/path', place: ['c'] },
  ]);
  refuseUnknownFields(fields, [], 4);
  const message = 'names /d, which version 4 of the schema does not have';
  expect(() => refuseUnknownFields(fields, [2, 9], 4)).toThrow(
    expect.objectContaining({
      code: 'validation_failed',
      message: `/settings/requiredPaths/0 ${message}.`,
      details: [{ in: 'body', path: '/settings/requiredPaths/0', message }],
    }),
  );
});

test('a completed run needs the review that the settings of its schema ask for', async () => {
  const told: unknown[] = [];
  const needs = createReviewNeeds({
    clock: { now: () => Date.parse(NOW) },
    newId: () => 'v9' as never,
    webhookEvents: {
      record: async (_, event, read) => void told.push(event, await read()),
      present: ({ id, reviewedData }) => ({ id, reviewedData }),
      now: () => NOW,
    },
  });
  await rows.insert('runs', run('r1'));
  const reviewed = {
    id: 'r1',
    workspaceId: 'ws',
    documentId: 'd1',
    ...SCOPE,
    extractedData: { a: 1 } as object | null,
    evidence: [],
    rules: [],
  };
  const record = (more: Partial<typeof reviewed> = {}) => needs.record(tx, { ...reviewed, ...more } as never);
  expect(await record()).toBe(false);
  const settings = {
    ...CONDITIONS,
    confidenceBelow: null,
    confidencePaths: [],
    confidenceLimits: [],
    sample: null,
    rules: null,
  };
  await storeSettings(rows.db, SCOPE, { ...settings, requiredPaths: ['/a'], updatedAt: NOW });
  expect([await record(), await record({ extractedData: null })]).toEqual([false, false]);
  expect(await record({ schemaFamilyId: 'fam2' })).toBe(false);
  expect(await reviews.findReview(rows.db, 'r1')).toBeUndefined();
  await storeSettings(rows.db, SCOPE, { ...settings, updatedAt: NOW });
  expect(await record()).toBe(true);
  expect(await reviews.findReview(rows.db, 'r1')).toEqual({
    ...REVIEW,
    id: 'v9',
    status: 'needed',
    reasons: [{ code: 'required_missing', path: '/d' }],
    reviewedData: null,
    claimedBy: null,
    claimedUntil: null,
    decidedBy: null,
    decidedAt: null,
    rejectionReason: null,
    createdAt: NOW,
    updatedAt: NOW,
  });
  await needs.announce(tx, reviewed as never);
  const event = {
    kind: 'run.review_needed',
    workspaceId: 'ws',
    environmentId: 'env',
    resourceId: 'r1',
    documentId: 'd1',
  };
  expect(told).toEqual([event, { id: 'v9', reviewedData: { a: 1 } }]);
  const events = {
    record: async (_: unknown, one: object) => void told.push(one),
    present: () => ({}),
    now: () => NOW,
  };
  await recordReviewEvent(tx, events as never, 'run.reviewed', reviewed as never);
  expect(told.at(-1)).toEqual({ ...event, kind: 'run.reviewed' });
});
