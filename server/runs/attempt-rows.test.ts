import { beforeEach, expect, test } from 'vitest';
import { openFilledRows, type FilledRows } from '../db/testing/filled-rows.ts';
import { finishAttempt, finishRun, saveProviders, startRun, type AttemptOutcome } from './attempt-repository.ts';
import { RUN } from './execution/testing/play-attempt.ts';
import { findRun } from './repository.ts';

const NOW = '2026-03-01T10:00:00.000Z';
const LATER = '2026-03-01T11:00:00.000Z';
const MODEL = { provider: 'openai', model: 'small', residency: 'EU', keySource: 'user', providerKeyId: 'pk' } as const;
const SEEN = { provider: 'openai', model: 'small', residency: 'EU', keySource: 'user', answeredBy: 'small-1' } as never;

let rows: FilledRows;
beforeEach(async () => {
  rows = await openFilledRows();
  await rows.insert('workspaces', { id: 'ws', owner_id: 'own' });
  await rows.insert('schema_versions', { id: 'v1', version_number: 3, definition: '{"a":1}', definition_hash: 'hash' });
});

const run = (id: string, more: object = {}) =>
  rows.insert('runs', { ...RUN, id, provider_key_id: 'pk', created_at: NOW, ...more });

test('a started run has what its attempt needs', async () => {
  await run('r1', {
    verify: 1,
    vision: 'always',
    max_cost_nanos: 2_500_000_000,
    pages: '1-2',
    providers: JSON.stringify([SEEN]),
    fallbacks: JSON.stringify([MODEL]),
    reused_calls: 4,
    evaluation_id: null,
  });
  expect(await startRun(rows.db, { id: 'r1', attempt: 2 }, LATER)).toEqual({
    id: 'r1',
    workspaceId: 'ws',
    ownerId: 'own',
    environmentId: 'env',
    documentId: 'doc',
    schemaFamilyId: 'fam',
    schemaVersionId: 'v1',
    evaluationId: null,
    ...MODEL,
    options: { verify: true, samples: 1, vision: 'always', maxCost: 2.5 },
    pages: '1-2',
    providers: [SEEN],
    fallbacks: [MODEL],
    reusedCalls: 4,
    isFirst: true,
    memory: 'off',
  });
  expect(await findRun(rows.db, 'r1')).toMatchObject({
    status: 'processing',
    attempts: 2,
    startedAt: LATER,
    updatedAt: LATER,
  });
});

test('a later attempt is not the first, and keeps the time of the first', async () => {
  await run('r1', { started_at: NOW, attempts: 1, workspace_id: 'gone' });
  expect(await startRun(rows.db, { id: 'r1', attempt: 1 }, LATER)).toMatchObject({
    isFirst: false,
    ownerId: '',
    providers: [],
    fallbacks: [],
    options: { vision: 'auto', maxCost: null },
  });
  expect(await findRun(rows.db, 'r1')).toMatchObject({ startedAt: NOW, updatedAt: LATER });
});

test.each([
  ['is final', { status: 'completed' }],
  ['is at a later attempt', { attempts: 3 }],
])('a run that %s does not start', async (_, more) => {
  await run('r1', more);
  await run('r2');
  expect(await startRun(rows.db, { id: 'r1', attempt: 2 }, LATER)).toBeUndefined();
  expect((await findRun(rows.db, 'r2'))?.status).toBe('pending');
});

test.each([
  ['no setting', {}, null, 'off'],
  ['a memory that is on', { mode: 'on' }, null, 'on'],
  ['a memory that is off', { mode: 'off' }, null, 'off'],
  ['the memory of another environment', { mode: 'on', environment_id: 'x' }, null, 'off'],
  ['the memory of another schema', { mode: 'on', schema_family_id: 'x' }, null, 'off'],
  ['an evaluation with the memory', { mode: 'off' }, { memory: true }, 'without_own'],
  ['an evaluation without the memory', { mode: 'on' }, { memory: false }, 'off'],
  ['an evaluation that says nothing of it', { mode: 'on' }, {}, 'off'],
])('the memory of a run with %s is used', async (_, setting, evaluation, memory) => {
  if (Object.keys(setting).length > 0)
    await rows.insert('memory_settings', { environment_id: 'env', schema_family_id: 'fam', ...setting });
  if (evaluation !== null) await rows.insert('evaluations', { id: 'ev', run_settings: JSON.stringify(evaluation) });
  await run('r1', { evaluation_id: evaluation === null ? null : 'ev' });
  expect(await startRun(rows.db, { id: 'r1', attempt: 1 }, NOW)).toMatchObject({ memory });
});

const FULL: AttemptOutcome = {
  status: 'completed',
  completedAt: LATER,
  extractedData: { total: 5 },
  evidence: '[{"path":"/total"}]' as never,
  confidence: 0.5,
  lists: [{ path: '/rows' }] as never,
  coverage: [{ path: '/a' }] as never,
  rules: [{ name: 'sum' }] as never,
  memory: [{ id: 'ex' }] as never,
  lookups: [{ key: 'vat', version: 2 }],
  partialData: { total: 4 },
  warnings: ['Guessed.'],
  inputTokens: 1,
  outputTokens: 2,
  cachedInputTokens: 3,
  reasoningTokens: 4,
  cost: { amount: 0.25, currency: 'EUR' },
  errorCode: { code: 'output_invalid', stage: 'validate', retryable: false },
  errorMessage: 'Bad.',
  answerer: { ...MODEL, provider: 'groq', model: 'big', residency: 'US', keySource: 'system', providerKeyId: null },
  reusedCalls: 6,
  providers: [SEEN],
  pagesRead: 9,
};

const finish = async (id: string, attempt: number, outcome: AttemptOutcome, options?: { onlyUnheard: boolean }) =>
  (await rows.database.execute(finishAttempt(rows.db, { id, attempt }, outcome, options))).numAffectedRows;

test('the end of an attempt is recorded whole', async () => {
  await run('r1', { status: 'processing', attempts: 1 });
  expect(await finish('r1', 1, FULL)).toBe(1n);
  const { answerer, evidence: _, completedAt, pagesRead, ...same } = FULL;
  expect(await findRun(rows.db, 'r1')).toMatchObject({
    ...same,
    ...answerer,
    evidence: [{ path: '/total' }],
    completedAt,
    updatedAt: completedAt,
    schemaVersionNumber: 3,
    schemaHash: 'hash',
    schemaSnapshot: { a: 1 },
  });
  expect(await rows.db.selectFrom('runs').select('pages_read').execute()).toEqual([{ pages_read: pagesRead }]);
});

test('an end without more is recorded without more', async () => {
  await run('r1', { status: 'processing', attempts: 1, providers: '[1]', partial_data: '{}' });
  const none = { coverage: [], rules: [], memory: [], lookups: [] };
  await finish('r1', 1, {
    ...none,
    status: 'failed',
    completedAt: LATER,
    answerer: MODEL,
    reusedCalls: 0,
    providers: [],
    pagesRead: 0,
  });
  const stored = await rows.db.selectFrom('runs').selectAll().executeTakeFirstOrThrow();
  const empty = [
    'error_code',
    'error_message',
    'extracted_data',
    'confidence',
    'evidence',
    'lists',
    'coverage',
    'rules',
  ];
  const others = ['memory', 'lookups', 'partial_data', 'warnings', 'input_tokens', 'output_tokens', 'providers'];
  const costs = ['cached_input_tokens', 'reasoning_tokens', 'cost_nanos', 'cost_currency'];
  for (const column of [...empty, ...others, ...costs])
    expect([column, stored[column as 'lists']]).toEqual([column, null]);
  expect(await findRun(rows.db, 'r1')).toMatchObject({ status: 'failed', cost: null, partialData: null, warnings: [] });
});

test('only the attempt that is running ends a run', async () => {
  await run('r1', { status: 'processing', attempts: 2 });
  await run('r2', { status: 'processing', attempts: 1 });
  await run('r3', { status: 'cancelled', attempts: 1, completed_at: NOW });
  expect([await finish('r1', 1, FULL), await finish('r3', 1, FULL), await finish('none', 1, FULL)]).toEqual([
    0n,
    0n,
    0n,
  ]);
  expect(await finish('r2', 1, FULL)).toBe(1n);
  expect([(await findRun(rows.db, 'r1'))?.status, (await findRun(rows.db, 'r3'))?.status]).toEqual([
    'processing',
    'cancelled',
  ]);
});

test.each([
  ['nothing', 1n, {}],
  ['a webhook that is off', 1n, { webhook_endpoints: { environment_id: 'env', is_active: 0 } }],
  ['a webhook', 0n, { webhook_endpoints: { environment_id: 'env', is_active: 1 } }],
  ['a review', 0n, { review_settings: { environment_id: 'env' } }],
  ['a webhook of another environment', 1n, { webhook_endpoints: { environment_id: 'x', is_active: 1 } }],
  ['reviews of another environment', 1n, { review_settings: { environment_id: 'x' } }],
])('an unheard end, where %s may follow from it, changes so many runs: %i', async (_, changed, listeners) => {
  await run('r1', { status: 'processing', attempts: 1 });
  for (const [table, row] of Object.entries(listeners)) await rows.insert(table, row as Record<string, unknown>);
  expect(await finish('r1', 1, FULL, { onlyUnheard: true })).toBe(changed);
  expect(await finish('r1', 1, FULL, { onlyUnheard: false })).toBe(1n - changed);
});

test('who saw the document is stored while the run is active', async () => {
  await run('r1', { status: 'processing' });
  await run('r2', { status: 'failed', completed_at: NOW });
  await run('r3');
  for (const id of ['r1', 'r2']) await saveProviders(rows.db, id, [SEEN]);
  const seenBy = async (id: string) => (await findRun(rows.db, id))?.providers;
  expect([await seenBy('r1'), await seenBy('r2'), await seenBy('r3')]).toEqual([[SEEN], [], []]);
});

test('a run ends whatever attempt is running, once', async () => {
  await run('r1', { status: 'processing', attempts: 2, providers: '[1]' });
  await run('r2');
  const cancelled = { status: 'cancelled', completedAt: LATER } as const;
  const end = (id: string, providers: never[]) => finishRun(rows.db, id, { ...cancelled, providers });
  expect([await end('r1', []), await end('r1', [SEEN] as never), await end('none', [])]).toEqual([true, false, false]);
  expect(await findRun(rows.db, 'r1')).toMatchObject({
    status: 'cancelled',
    completedAt: LATER,
    providers: [],
    attempts: 2,
  });
  expect(await findRun(rows.db, 'r2')).toMatchObject({ status: 'pending' });
  await end('r2', [SEEN] as never);
  expect(await findRun(rows.db, 'r2')).toMatchObject({ providers: [SEEN] });
});
