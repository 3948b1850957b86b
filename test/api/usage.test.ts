import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createProviderKey,
  createSchema,
  createWorkspace,
  deleteRun,
  extract,
  getUsage,
  listProviders,
  updateEnvironment,
} from '@excerpt/sdk';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { endOfRun, failure, ok } from '../harness/builders.ts';
import { answered, nestedError } from '../harness/providers/provider-replies.ts';
import { startScriptedProvider, type Reply, type ScriptedProvider } from '../harness/providers/scripted-provider.ts';
import { startTestApp, type TestApp } from '../harness/test-app.ts';

let app: TestApp;
let provider: ScriptedProvider;
let slug: string;

beforeAll(async () => {
  provider = await startScriptedProvider();
  const modelsFile = join(tmpdir(), `excerpt-prices-${process.pid}.json`);
  const price = { currency: 'EUR', input: 10, cachedInput: 1, cacheWrite: 20, output: 50 };
  const models = [{ id: 'priced', price }, 'unpriced'];
  const acme = { residency: 'EU', baseUrl: provider.url, models, defaultModel: 'priced' };
  const providers = [
    { ...acme, id: 'acme' },
    { ...acme, id: 'hits' },
    { ...acme, id: 'messages', wireFormat: 'anthropic' },
    { ...acme, id: 'contents', wireFormat: 'gemini' },
  ];
  await writeFile(modelsFile, JSON.stringify({ providers }));
  app = await startTestApp({ settings: { EXCERPT_PROVIDER_ALLOW_PRIVATE: '*', EXCERPT_MODELS_FILE: modelsFile } });
});
afterAll(async () => {
  await app.close();
  await provider.close();
});
beforeEach(async () => {
  provider.reset();
  const { client } = app.admin;
  ({ slug } = ok(await createWorkspace({ client, body: { name: 'Usage' } })));
  const definition = { type: 'object', properties: { total: { type: ['number', 'null'] } } };
  ok(await createSchema({ client, path: { slug }, body: { schemaKey: 'invoice', name: 'Invoice', definition } }));
  const key = ok(await createProviderKey({ client, body: { provider: 'acme', secret: 'sk-0123456789012' } }));
  const path = { slug, envSlug: 'production' as const };
  ok(await updateEnvironment({ client, path, body: { providerKeyId: key.id } }));
});

/** 1,000 tokens in, of which 400 from the cache, and 200 out, of which 150 of reasoning. */
const USAGE = {
  prompt_tokens: 1_000,
  completion_tokens: 200,
  total_tokens: 1_200,
  prompt_tokens_details: { cached_tokens: 400 },
  completion_tokens_details: { reasoning_tokens: 150 },
};
const COST = { amount: 0.0164, currency: 'EUR' };

const reply = (): Reply => {
  const message = { role: 'assistant', content: '{"total":118}' };
  return {
    body: { id: '1', model: 'priced-2026-11', choices: [{ index: 0, message, finish_reason: 'stop' }], usage: USAGE },
  };
};

async function run(model?: string) {
  const body = { name: 'invoice.txt', content: 'Total: 118.00', ...(model !== undefined && { model }) };
  const path = { slug, schemaKey: 'invoice' };
  return endOfRun(app.admin, ok(await extract({ client: app.admin.client, path, body })).runId);
}
/** The same usage as each interface reports it; the last also writes 100 tokens to the cache. */
const SHAPES = [
  ['acme', { id: '1', choices: [{ message: { content: '{"total":118}' } }], usage: USAGE }, COST],
  [
    'hits',
    {
      id: '1',
      choices: [{ message: { content: '{"total":118}' } }],
      usage: {
        prompt_tokens: 1_000,
        completion_tokens: 200,
        prompt_cache_hit_tokens: 400,
        prompt_cache_miss_tokens: 600,
        completion_tokens_details: { reasoning_tokens: 150 },
      },
    },
    COST,
  ],
  [
    'contents',
    {
      candidates: [{ content: { parts: [{ text: '{"total":118}' }] }, finishReason: 'STOP' }],
      usageMetadata: {
        promptTokenCount: 1_000,
        cachedContentTokenCount: 400,
        candidatesTokenCount: 50,
        thoughtsTokenCount: 150,
      },
    },
    COST,
  ],
  [
    'messages',
    {
      id: '1',
      content: [{ type: 'text', text: '{"total":118}' }],
      stop_reason: 'end_turn',
      usage: {
        input_tokens: 500,
        cache_read_input_tokens: 400,
        cache_creation_input_tokens: 100,
        output_tokens: 200,
        output_tokens_details: { thinking_tokens: 150 },
      },
    },
    { amount: 0.0174, currency: 'EUR' },
  ],
] as const;

test.each(SHAPES)('tokens from the cache and of reasoning are counted as %s reports them', async (id, body, cost) => {
  provider.otherwise({ body: body as unknown as NonNullable<Reply['body']> });
  if (id !== 'acme')
    ok(await createProviderKey({ client: app.admin.client, body: { provider: id, secret: 'sk-0123456789012' } }));
  const counted = { inputTokens: 1_000, cachedInputTokens: 400, outputTokens: 200, reasoningTokens: 150, cost };
  expect(await run(`${id}/priced`)).toMatchObject({ status: 'completed', ...counted });
  expect(await usage()).toMatchObject({ ...counted, runs: 1 });
});

const usage = async (month?: string) =>
  ok(await getUsage({ client: app.admin.client, path: { slug }, query: { ...(month !== undefined && { month }) } }));

test('a run has its cost, the model that answered, and cached and reasoning tokens', async () => {
  provider.otherwise(reply());
  expect(await run()).toMatchObject({
    inputTokens: 1_000,
    outputTokens: 200,
    totalTokens: 1_200,
    cachedInputTokens: 400,
    reasoningTokens: 150,
    cost: COST,
    providers: [{ provider: 'acme', model: 'priced', answeredBy: 'priced-2026-11', inputTokens: 1_000, cost: COST }],
  });
});

test('a cost is unknown where the price or the usage is', async () => {
  provider.otherwise(reply());
  expect(await run('acme/unpriced')).toMatchObject({ status: 'completed', inputTokens: 1_000, cost: null });
  provider.otherwise(answered({ total: 118 }, { usage: null }));
  expect(await run()).toMatchObject({ status: 'completed', inputTokens: null, cost: null });
});

test('the built-in extractor costs nothing', async () => {
  expect(await run('local/local-1')).toMatchObject({
    cost: { amount: 0, currency: 'USD' },
    providers: [{ provider: 'local', model: 'local-1' }],
  });
});

test('a failed run has the cost of its calls', async () => {
  provider.play(reply());
  provider.otherwise(nestedError(400, 'messages: no'));
  const definition = { type: 'object', properties: { total: { type: 'string', minLength: 20 } }, required: ['total'] };
  const body = { schemaKey: 'invoice', name: 'Invoice', definition };
  ok(await createSchema({ client: app.admin.client, path: { slug }, body }));
  expect(await run()).toMatchObject({ status: 'failed', cost: COST, providers: [{ provider: 'acme', cost: COST }] });
});

test('the usage of a month sums the runs of a workspace, also those that were deleted', async () => {
  provider.otherwise(reply());
  const first = await run();
  await run();
  await run('acme/unpriced');
  await run('local/local-1');
  expect((await deleteRun({ client: app.admin.client, path: { id: first.id } })).response?.status).toBe(204);
  const month = first.createdAt.slice(0, 7);
  const ofModel = { inputTokens: 2_000, cachedInputTokens: 800, outputTokens: 400, reasoningTokens: 300 };
  const priced = { provider: 'acme', model: 'priced', keySource: 'user', runs: 2, ...ofModel, totalTokens: 2_400 };
  const summary = await usage(month);
  expect(summary).toMatchObject({ month, runs: 4, inputTokens: 3_000, runsWithoutCost: 1 });
  expect(summary.cost).toEqual({ amount: 0.0328, currency: 'EUR' });
  expect(summary.models).toMatchObject([
    { ...priced, cost: { amount: 0.0328, currency: 'EUR' }, runsWithoutCost: 0 },
    { model: 'unpriced', runs: 1, cost: null, runsWithoutCost: 1 },
    { provider: 'local', keySource: 'system', runs: 1, cost: { amount: 0, currency: 'USD' }, runsWithoutCost: 0 },
  ]);
  expect(await usage()).toEqual(summary);
  expect(await usage('2001-01')).toMatchObject({ month: '2001-01', runs: 0, cost: null, models: [] });
});

test('the usage is for members only, and the month has a form', async () => {
  const other = await app.addUser();
  expect(failure(await getUsage({ client: other.client, path: { slug } }))).toMatchObject({ status: 404 });
  for (const month of ['2026-13', '2026', 'January'])
    expect(failure(await getUsage({ client: app.admin.client, path: { slug }, query: { month } }))).toMatchObject({
      status: 400,
    });
});

test('the list of providers has prices with their source', async () => {
  const { data } = ok(await listProviders({ client: app.admin.client, query: { pageSize: 100 } }));
  const acme = data.find(({ id }) => id === 'acme')?.modelDetails[0];
  expect(acme?.prices).toEqual([
    {
      currency: 'EUR',
      input: 10,
      cachedInput: 1,
      cacheWrite: 20,
      output: 50,
      longPrompt: null,
      from: null,
      source: 'EXCERPT_MODELS_FILE',
    },
  ]);
});
