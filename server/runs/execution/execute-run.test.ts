import { beforeEach, expect, it } from 'vitest';
import * as calls from '../calls-repository.ts';
import { DEFINITION, failWith, FOUND, LAYOUT, NOW, openPlayedRun, type PlayedRun } from './testing/play-attempt.ts';

const FALLBACK = { provider: 'groq', model: 'big', residency: 'US', keySource: 'user', providerKeyId: 'pk_2' };

let played: PlayedRun;
beforeEach(async () => {
  played = await openPlayedRun();
});

it('records what was found, what it cost and who saw the document', async () => {
  await played.rows.insert('webhook_endpoints', { environment_id: 'env', is_active: 1 });
  const run = await played.execute({
    run: { pages: '1-3', max_cost_nanos: 5e8, reused_calls: 1, verify: 1, vision: 'never' },
    begins: true,
    async extract(request) {
      const { layout, memory, documentId, provider, model, access, fallbacks, definition, group } = request;
      expect({ layout, memory, documentId, provider, model, access, fallbacks, definition, group }).toEqual({
        layout: LAYOUT,
        memory: 'recalled',
        documentId: 'doc',
        provider: 'openai',
        model: 'small',
        access: { apiKey: 'key of openai' },
        fallbacks: 0,
        definition: DEFINITION,
        group: ['own', 'ws'],
      });
      expect(request).toMatchObject({ verify: true, vision: 'never', maxCost: 0.5, samples: 1, ruleSet: null });
      expect([await request.pagePicture?.(1, request.signal), await request.pagePicture?.(2, request.signal)]).toEqual([
        'picture of doc/1',
        null,
      ]);
      expect(await request.pagePicture?.(3, request.signal)).toBeNull();
      expect(await request.pagesPdf?.([2, 1], request.signal)).toBe('doc 2+1');
      expect(request.getCostLeft?.()).toBe(0.5);
      await request.authorizeCall?.();
      await request.onRequest?.();
      const usage = { inputTokens: 7, outputTokens: 3, cost: { amount: 0.125, currency: 'USD' } };
      await request.finishedCalls?.save('k', { usage, by: { provider: 'openai', model: 'small' } } as never);
      expect(request.getCostLeft?.()).toBe(0.375);
      request.onProgress?.({ stage: 'extract', done: 1, total: 2 } as never);
      request.onAnswered?.();
      return FOUND;
    },
  });
  expect(run).toMatchObject({
    status: 'completed',
    extractedData: { total: 5 },
    evidence: [{ path: '/total' }],
    confidence: 0.75,
    lists: [{ path: '/rows' }],
    coverage: [{ path: '/total' }],
    rules: [],
    lookups: [],
    warnings: ['Small print.', 'pages 1-3 names pages that the document does not have: it has 2.', 'Guessed.'],
    inputTokens: 7,
    outputTokens: 3,
    cost: { amount: 0.125, currency: 'USD' },
    providers: [{ provider: 'openai', model: 'small', residency: 'EU', keySource: 'user', inputTokens: 7 }],
    attempts: 1,
    startedAt: NOW,
    completedAt: NOW,
    errorCode: null,
    errorMessage: null,
  });
  expect(await played.rows.db.selectFrom('runs').select('pages_read').execute()).toEqual([{ pages_read: 2 }]);
  expect(await calls.listCalls(played.rows.db, 'r1')).toEqual([]);
  expect(played.done).toEqual([
    ['getLayout', 'doc', '1-3'],
    ['authorize', 'small'],
    ['releaseSlot'],
    ['recalibrate', 'openai/small'],
    ['settle'],
    ['complete', 'r1'],
    ['webhook', 'r1', 'completed'],
    ['ended', { workspaceId: 'ws', provider: 'openai', model: 'small', state: 'completed', code: '' }],
  ]);
  expect(played.events.map(({ type, status, stage, done: at, total }) => [type, status, stage, at, total])).toEqual([
    ['status', 'processing', null, null, null],
    ['progress', 'processing', 'parse', null, null],
    ['progress', 'processing', 'extract', 1, 2],
    ['status', 'completed', null, null, null],
  ]);
  expect(new Set(played.events.map(({ createdAt }) => createdAt))).toEqual(new Set([NOW]));
});

it.each([
  ['nobody waits for', {}, ['acknowledge']],
  ['a webhook waits for', { endpoint: 1 }, ['complete', 'webhook']],
  ['no active webhook waits for', { endpoint: 0 }, ['acknowledge']],
  ['may need a review', { review: true }, ['complete', 'webhook']],
])('an end that %s', async (_, { endpoint, review }: { endpoint?: number; review?: boolean }, ends) => {
  if (endpoint !== undefined)
    await played.rows.insert('webhook_endpoints', { environment_id: 'env', is_active: endpoint });
  if (review === true) await played.rows.insert('review_settings', { environment_id: 'env' });
  await played.rows.insert('webhook_endpoints', { environment_id: 'other', is_active: 1 });
  await played.rows.insert('review_settings', { environment_id: 'other' });
  expect(await played.execute({ run: {} })).toMatchObject({ status: 'completed', cost: null, inputTokens: 7 });
  expect(played.names().filter((name) => name !== 'getLayout')).toEqual(['recalibrate', 'settle', ...ends, 'ended']);
});

it('tells no webhook of an end that nothing listens to', async () => {
  await played.execute({ run: { reused_calls: 1 }, isHeard: false });
  expect(played.names()).not.toContain('webhook');
  expect(played.names()).toContain('complete');
});

it('asks the next model when one fails, and says so', async () => {
  const seen: unknown[] = [];
  const run = await played.execute({
    run: { fallbacks: JSON.stringify([FALLBACK]) },
    async extract({ provider, fallbacks, onRequest }, { providers }) {
      seen.push([provider, fallbacks, providers.length]);
      await onRequest?.();
      if (provider === 'openai') await failWith('provider_unavailable', { switches: true });
      return FOUND;
    },
  });
  expect(seen).toEqual([
    ['openai', 1, 0],
    ['groq', 0, 1],
  ]);
  expect(run).toMatchObject({
    status: 'completed',
    provider: 'groq',
    model: 'big',
    residency: 'US',
    providers: [
      { provider: 'openai', errorCode: 'provider_unavailable' },
      { provider: 'groq', errorCode: null },
    ],
  });
  expect(run?.warnings[1]).toContain('Another model took over from openai/small');
});

it('forgets a model that no request has reached', async () => {
  const run = await played.execute({
    run: {},
    async extract({ onRequest }) {
      await onRequest?.();
      return failWith('provider_unavailable', { isUnseen: true, requests: 1 });
    },
  });
  expect(run).toMatchObject({ status: 'failed', providers: [] });
});

it.each([
  ['is final', { status: 'completed' }],
  ['is at a later attempt', { attempts: 2 }],
])('does nothing for a run that %s', async (_, run) => {
  await played.execute({ run });
  expect([played.names(), played.events]).toEqual([['acknowledge'], []]);
});

it('records nothing when the run was cancelled meanwhile', async () => {
  const run = await played.execute({
    run: {},
    async extract() {
      await played.rows.db.updateTable('runs').set({ status: 'cancelled', completed_at: NOW }).execute();
      return FOUND;
    },
  });
  expect(run).toMatchObject({ status: 'cancelled', extractedData: null });
  expect(played.names()).toEqual(['getLayout', 'recalibrate', 'settle', 'complete']);
  expect(played.events.at(-1)).toMatchObject({ status: 'processing' });
});
