import { beforeEach, expect, test } from 'vitest';
import type { Tx } from '../db/database.ts';
import { openFilledRows, type FilledRows } from '../db/testing/filled-rows.ts';
import { createLogger } from '../lib/logger.ts';
import { concludeStatus, endEvaluation, sumScores } from './end-evaluation.ts';
import { findEvaluation } from './repository.ts';
import { scoreItems } from './score-items.ts';
import type { UnscoredItem } from './scores-repository.ts';

const NOW = '2026-03-01T10:00:00.000Z';

let rows: FilledRows;
beforeEach(async () => {
  rows = await openFilledRows();
});

const item = (position: number, more: object = {}) => ({
  evaluation_id: 'e1',
  position,
  document_id: `d${position}`,
  status: 'completed',
  outcome: 'exact',
  counts: '{}',
  judged: '[]',
  tokens: 10,
  cost_nanos: 500_000_000,
  cost_currency: 'EUR',
  duration_ms: 100,
  ...more,
});
const EUR = { amount: 1, currency: 'EUR' };

test.each([
  ['is known of all', {}, { tokens: 20, cost: EUR, durationMs: 150 }],
  [
    'is unknown of one',
    { tokens: null, cost_nanos: null, duration_ms: null },
    { tokens: null, cost: null, durationMs: 100 },
  ],
  [
    'is unknown of one that failed',
    { outcome: 'failed', tokens: null, cost_nanos: null, cost_currency: null, duration_ms: null },
    { tokens: 10, cost: { amount: 0.5, currency: 'EUR' }, durationMs: 100, failed: 1 },
  ],
])('what documents used is summed where it %s', async (_, more, sums) => {
  await rows.insert('evaluation_items', item(1), item(2, { duration_ms: 200, ...more }), item(3, { outcome: null }));
  await rows.insert('evaluation_items', item(1, { evaluation_id: 'e2', tokens: 99 }));
  expect(await sumScores(rows.db, 'e1')).toMatchObject({ failed: 0, scored: 2, ...sums });
});

test('a cost without a currency is unknown, and no document took no time', async () => {
  await rows.insert('evaluation_items', item(1, { cost_currency: null, duration_ms: null }));
  expect(await sumScores(rows.db, 'e1')).toMatchObject({ cost: null, durationMs: null, tokens: 10 });
  expect(await sumScores(rows.db, 'none')).toMatchObject({
    cost: null,
    durationMs: null,
    tokens: 0,
    scored: 0,
    failed: 0,
  });
});

test.each([200, 201, 401])('all of %i documents are summed', async (count) => {
  await rows.insert('evaluation_items', ...Array.from({ length: count }, (_, index) => item(2 * index + 1)));
  expect(await sumScores(rows.db, 'e1')).toMatchObject({ scored: count, tokens: 10 * count, durationMs: 100 });
});

test.each([
  [{ scored: 2, failed: 1 }, 'completed', null],
  [{ scored: 0, failed: 0 }, 'failed', 'All documents have left the data set.'],
  [{ scored: 2, failed: 2 }, 'failed', 'No document gave a result. Torn.'],
])('where %j, the evaluation is %s', async (counts, status, errorMessage) => {
  await rows.insert('runs', { id: 'r1', error_message: 'Torn.', status: 'failed' });
  await rows.insert('evaluation_items', item(1, { run_id: 'r1', status: 'failed' }));
  expect(await concludeStatus(rows.db, 'e1', counts)).toEqual({ status, errorMessage });
});

test.each([
  ['evaluation', 1],
  ['draft', 0],
])('the end of a making of %s is told %i times', async (kind, times) => {
  await rows.insert('schema_families', { id: 'fam', schema_key: 'bill' });
  await rows.insert('environments', { id: 'env', slug: 'staging' });
  await rows.insert('schema_versions', { id: 'v1', version_number: 1 });
  const place = { workspace_id: 'ws', environment_id: 'env', schema_family_id: 'fam', schema_version_id: 'v1' };
  await rows.insert('evaluations', { id: 'e1', kind, ...place, run_settings: '{}', comparators: '{}' });
  await rows.insert('evaluation_counts', { evaluation_id: 'e1', status: 'completed', items: 3 });
  const evaluation = await findEvaluation(rows.db, 'e1');
  if (evaluation === undefined) throw new Error('The evaluation is gone.');
  const told: unknown[] = [];
  const dependencies = {
    clock: { now: () => Date.parse(NOW) },
    webhookEvents: {
      record: async (_: unknown, event: object, body: () => Promise<unknown>) => void told.push(event, await body()),
    } as never,
    present: ({ status, items: { total } }: typeof evaluation) => ({ status, total }),
  };
  const result = { totals: null, rules: [], tokens: 1, cost: EUR, durationMs: 2 };
  await endEvaluation(dependencies, rows.db as Tx, evaluation, { status: 'failed', result, errorMessage: 'Torn.' });
  expect(await findEvaluation(rows.db, 'e1')).toMatchObject({
    status: 'failed',
    errorMessage: 'Torn.',
    completedAt: NOW,
    result: { ...result, items: { total: 3, completed: 3 } },
  });
  const event = {
    kind: 'evaluation.completed',
    workspaceId: 'ws',
    environmentId: 'env',
    resourceId: 'e1',
    documentId: null,
  };
  expect(told).toEqual(times === 0 ? [] : [event, { status: 'failed', total: 3 }]);
});

const UNSCORED: UnscoredItem = {
  position: 1,
  itemId: 'i1',
  status: 'completed',
  expected: '{"a":1}',
  extractedData: '{"a":2}',
  evidence: '[{"path":"/a","confidence":0.5,"quote":"x"}]',
  inputTokens: 3,
  outputTokens: 4,
  costNanos: 500_000_000,
  costCurrency: 'EUR',
  startedAt: '2026-03-01T10:00:00.000Z',
  completedAt: '2026-03-01T10:00:02.500Z',
};
const leaf = (confidence: number) => ({ path: '/a', outcome: 'wrong', expected: 1, actual: 2, confidence });

async function score(items: UnscoredItem[], fails: (count: number, first: object) => boolean = () => false) {
  const asked: unknown[] = [];
  const scores = await scoreItems(
    {
      async score({ documents, ...request }, group) {
        asked.push([documents, request, group]);
        if (fails(documents.length, documents[0] ?? {})) throw new Error('Too slow.');
        return Promise.resolve(
          documents.map(({ predicted }, index) => ({
            counts: { '/a': { right: 1 } },
            judged: [[0.5, true]],
            leaves: [leaf(index)],
            isExact: (predicted as { a?: number }).a === 1,
          })),
        ) as never;
      },
    },
    createLogger('silent'),
    { evaluation: { id: 'e1', workspaceId: 'ws', comparators: { '/a': 'x' } as never }, definition: { d: 1 }, items },
  );
  return { asked, scores };
}

test('documents are scored together, with what they took', async () => {
  const exact = {
    ...UNSCORED,
    position: 2,
    extractedData: '{"a":1}',
    inputTokens: null,
    costCurrency: null,
    startedAt: null,
  };
  const failed = {
    ...UNSCORED,
    position: 3,
    expected: null,
    extractedData: null,
    evidence: null,
    outputTokens: null,
    costNanos: null,
    completedAt: null,
  };
  const { asked, scores } = await score([UNSCORED, exact, failed]);
  const evidence = [{ path: '/a', confidence: 0.5 }];
  expect(asked).toEqual([
    [
      [
        { expected: { a: 1 }, predicted: { a: 2 }, evidence },
        { expected: { a: 1 }, predicted: { a: 1 }, evidence },
        { expected: {}, predicted: {}, evidence: [] },
      ],
      { definition: { d: 1 }, comparators: { '/a': 'x' } },
      ['ws'],
    ],
  ]);
  const common = { counts: { '/a': { right: 1 } }, judged: [[0.5, true]] };
  expect(scores).toMatchObject([
    {
      ...common,
      position: 1,
      outcome: 'inexact',
      leaves: [leaf(0)],
      tokens: 7,
      cost: { amount: 0.5, currency: 'EUR' },
      durationMs: 2_500,
    },
    { ...common, position: 2, outcome: 'exact', tokens: null, cost: null, durationMs: null },
    { position: 3, outcome: 'failed', tokens: null, cost: null, durationMs: null },
  ]);
  // The confidence does not matter for what was found.
  expect(scores[0]?.valuesHash).toMatch(/^[0-9a-f]{64}$/);
  expect(scores[1]?.valuesHash).toBe(scores[0]?.valuesHash);
});

test('where documents cannot be scored together, each is, and one that cannot has failed', async () => {
  const slow = { ...UNSCORED, position: 2, extractedData: '{"a":9}' };
  const { asked, scores } = await score(
    [UNSCORED, slow],
    (count, first) => count > 1 || JSON.stringify(first).includes('"a":9'),
  );
  expect(asked).toHaveLength(3);
  expect(scores.map(({ position, outcome, leaves }) => [position, outcome, leaves.length])).toEqual([
    [1, 'inexact', 1],
    [2, 'failed', 0],
  ]);
});
