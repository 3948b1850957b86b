import {
  cancelRun,
  createProviderKey,
  createSchema,
  createWorkspace,
  deleteProviderKey,
  extract,
  getRun,
  streamRunEvents,
  updateEnvironment,
  type RunEvent,
} from '@excerpt/sdk';
import { afterAll, beforeAll, beforeEach, describe, expect } from 'vitest';
import { longTest, quickTest } from '../harness/scale.ts';
import { startTestApp, type TestApp } from '../harness/test-app.ts';
import { endOfRun, ok } from '../harness/builders.ts';
import { createPriceList, priceListDefinition, pricesOf, readPriceList } from '../harness/documents/price-list.ts';
import { answered, nestedError, promptOf, written } from '../harness/providers/provider-replies.ts';
import {
  startScriptedProvider,
  type ReceivedRequest,
  type Reply,
  type ScriptedProvider,
} from '../harness/providers/scripted-provider.ts';

const SECRET = 'sk-bound-0123456789-abcdefghij';
let provider: ScriptedProvider;
let app: TestApp;
let slug: string;
let schemas = 0;

beforeAll(async () => {
  provider = await startScriptedProvider();
  await start({});
});
async function start(settings: Record<string, string>): Promise<void> {
  app = await startTestApp({ settings: { EXCERPT_PROVIDER_ALLOW_PRIVATE: '*', ...settings } });
  ({ slug } = ok(await createWorkspace({ client: app.admin.client, body: { name: 'Ends' } })));
}
beforeEach(() => provider.reset());
afterAll(async () => {
  await app.close();
  await provider.close();
});

/** Starts a run with a key of its own. The environment is not bound to it, so that it can be deleted. */
async function startRun(
  content: string,
  definition: Record<string, unknown>,
): Promise<{ runId: string; keyId: string }> {
  const { client } = app.admin;
  const { id: keyId } = ok(
    await createProviderKey({
      client,
      body: { provider: 'vllm', defaultModel: 'm', baseUrl: provider.url, secret: SECRET } as never,
    }),
  );
  const { schemaKey } = ok(
    await createSchema({
      client,
      path: { slug },
      body: { schemaKey: `s-${(schemas += 1)}`, name: 'Schema', definition },
    }),
  );
  const { runId } = ok(
    await extract({ client, path: { slug, schemaKey }, body: { name: 'document.txt', content, model: 'vllm/m' } }),
  );
  return { runId, keyId };
}

const longRun = () => startRun(createPriceList(2_000), priceListDefinition);

/** Gives this number of answers, and `after` from then on. Resolves when `after` is given for the first time. */
function answerSome(count: number, after: Reply): Promise<void> {
  let left = count;
  return new Promise((resolve) => {
    provider.otherwise((request) => {
      if ((left -= 1) >= 0) return readPriceList(request);
      resolve();
      return after;
    });
  });
}

async function expectStoredCalls(count: number): Promise<void> {
  await expect.poll(() => app.storedCalls()).toBe(count);
}

describe('a long document', () => {
  quickTest('that is cancelled aborts its provider request and reports its tokens', async () => {
    const before = await app.storedCalls();
    const silent = answerSome(3, { end: 'stall', pieces: [] });
    const { runId } = await longRun();
    await silent;
    await expectStoredCalls(before + 3);
    const cancelled = ok(await cancelRun({ client: app.admin.client, path: { id: runId } }));
    expect(cancelled).toMatchObject({
      status: 'cancelled',
      inputTokens: 300,
      outputTokens: 60,
      totalTokens: 360,
      extractedData: null,
      errorCode: null,
    });
    const open = provider.requests.slice(3);
    expect(open.length).toBeGreaterThan(0);
    expect(await Promise.all(open.map(({ abandoned }) => abandoned))).toEqual(open.map(() => true));
    const asked = provider.requests.length;
    await app.app.idle();
    expect(provider.requests).toHaveLength(asked);
    // They stay for a rerun.
    expect(await app.storedCalls()).toBe(before + 3);
    expect(ok(await getRun({ client: app.admin.client, path: { id: runId } }))).toEqual(cancelled);
  });

  longTest('that takes too long fails with timeout and reports its tokens', async () => {
    await app.close();
    await start({ EXCERPT_RUN_TIMEOUT_SECONDS: '25' });
    const silent = answerSome(3, { end: 'stall', pieces: [] });
    const { runId } = await longRun();
    await silent;
    const failed = await endOfRun(app.admin, runId);
    expect(failed).toMatchObject({
      status: 'failed',
      errorCode: { code: 'timeout', stage: 'extract', retryable: true },
      attempts: 1,
      inputTokens: 300,
      outputTokens: 60,
    });
    expect(failed.errorMessage).toContain('EXCERPT_RUN_TIMEOUT_SECONDS');
    const { items } = failed.partialData as { items: unknown[] };
    // What three answers hold: questions are as long as a model can answer within the time.
    expect(items.length).toBeGreaterThan(10);
    expect(pricesOf(2_000)).toEqual(expect.arrayContaining(items));
    const open = provider.requests.slice(3);
    expect(await Promise.all(open.map(({ abandoned }) => abandoned))).toEqual(open.map(() => true));
    expect(await app.storedCalls()).toBe(3);
    await app.close();
    await start({});
  });

  quickTest('whose key is deleted between two attempts fails with provider_auth and reports its tokens', async () => {
    const before = await app.storedCalls();
    const overloaded = answerSome(3, nestedError(503, 'Overloaded', 'overloaded', { 'retry-after-ms': '1' }));
    const { runId, keyId } = await longRun();
    await overloaded;
    await expectStoredCalls(before + 3);
    expect((await deleteProviderKey({ client: app.admin.client, path: { id: keyId } })).response?.status).toBe(204);
    const failed = await endOfRun(app.admin, runId);
    expect(failed).toMatchObject({
      status: 'failed',
      errorCode: { code: 'provider_auth', stage: 'extract', retryable: false, provider: 'vllm' },
      attempts: 2,
      inputTokens: 300,
      outputTokens: 60,
    });
    expect(JSON.stringify(failed)).not.toContain(SECRET);
    expect(await app.storedCalls()).toBe(before + 3);
  });

  quickTest('reports its progress by stage and by question', async () => {
    provider.otherwise(async (request) => ({ ...readPriceList(request), latency: 50 }));
    const { runId } = await longRun();
    const { stream } = await streamRunEvents({ client: app.admin.client, path: { id: runId } });
    const events: RunEvent[] = [];
    for await (const event of stream as AsyncIterable<RunEvent>) events.push(event);
    expect(events.at(-1)).toMatchObject({ type: 'status', status: 'completed' });
    expect(ok(await getRun({ client: app.admin.client, path: { id: runId } })).extractedData).toEqual({
      title: 'Price list',
      items: pricesOf(2_000),
    });
    const extracting = events.filter(({ stage }) => stage === 'extract').map(({ done, total }) => [done, total]);
    const total = provider.requests.length;
    expect(total).toBeGreaterThan(5);
    expect(extracting.at(-1)).toEqual([total, total]);
    // Each question once, in the order of their ends.
    expect(extracting.slice(1).map(([done], index) => (done ?? 0) - (extracting[index]?.[0] ?? 0))).toEqual(
      extracting.slice(1).map(() => 1),
    );
    expect(events.map(({ stage }) => stage).filter((stage) => stage === 'ground' || stage === 'validate')).toEqual([
      'ground',
      'validate',
    ]);
  });
});

describe('an environment that confirms what is extracted', () => {
  const definition = {
    type: 'object',
    properties: { invoiceNumber: { type: ['string', 'null'] }, total: { type: ['number', 'null'] } },
  };
  const INVOICE = 'Invoice number: INV-7\nTotal: 118.00 EUR\nPaid: 18.00 EUR\n';
  const first = { invoiceNumber: 'INV-7', total: 118 };
  const isCheck = (request: ReceivedRequest): boolean => promptOf(request).includes('You audit');

  async function run(verify: boolean, check: Reply | ((request: ReceivedRequest) => Reply)) {
    ok(await updateEnvironment({ client: app.admin.client, path: { slug, envSlug: 'production' }, body: { verify } }));
    provider.reset();
    provider.otherwise((request) =>
      !isCheck(request) ? answered(first)(request) : typeof check === 'function' ? check(request) : check,
    );
    const done = await endOfRun(app.admin, (await startRun(INVOICE, definition)).runId);
    expect(done).toMatchObject({ status: 'completed', extractedData: first });
    return {
      done,
      checks: provider.requests.filter(isCheck).length,
      of: (path: string) => done.evidence.find((one) => one.path === path)?.confidence ?? 0,
    };
  }

  quickTest('asks twice, is more confident where both answers agree, and warns where they differ', async () => {
    const unchecked = await run(false, answered(first));
    expect(unchecked).toMatchObject({ checks: 0, done: { inputTokens: 100, warnings: [] } });
    const agreed = await run(true, answered(first));
    expect(agreed).toMatchObject({ checks: 1, done: { inputTokens: 200, outputTokens: 40, warnings: [] } });
    expect(agreed.of('/total')).toBeGreaterThan(unchecked.of('/total'));
    const differed = await run(true, answered({ ...first, total: 18 }));
    expect(differed.done.warnings).toEqual(['The verification call returned different values at /total.']);
    expect(differed.of('/total')).toBeLessThan(unchecked.of('/total') / 2);
    expect(differed.of('/invoiceNumber')).toBe(agreed.of('/invoiceNumber'));
  });

  quickTest('does without the second answer where there is none that fits', async () => {
    const { done } = await run(true, written('I would rather not.'));
    expect(done.warnings).toEqual(['The verification call returned no valid answer. The values are not verified.']);
    expect(done.inputTokens).toBe(100 * provider.requests.length);
  });
});
