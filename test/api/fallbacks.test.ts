import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createProviderKey,
  createSchema,
  createWorkspace,
  deleteProviderKey,
  extract,
  getEnvironment,
  rerunRun,
  updateEnvironment,
  type EnvironmentPatch,
} from '@excerpt/sdk';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { endOfRun, failure, ok } from '../harness/builders.ts';
import { answered, nestedError, refused } from '../harness/providers/provider-replies.ts';
import { startScriptedProvider, type ScriptedProvider } from '../harness/providers/scripted-provider.ts';
import { startTestApp, type TestApp } from '../harness/test-app.ts';

let app: TestApp;
let first: ScriptedProvider;
let second: ScriptedProvider;
let modelsFile: string;
let workspaces = 0;

beforeAll(async () => {
  first = await startScriptedProvider();
  second = await startScriptedProvider();
  modelsFile = join(tmpdir(), `excerpt-models-${process.pid}.json`);
  const price = { currency: 'EUR', input: 10, output: 50 };
  const providers = [
    { id: 'north', residency: 'EU', baseUrl: first.url, moreModels: [{ id: 'n-1', price }], defaultModel: 'n-1' },
    { id: 'south', residency: 'EU', baseUrl: second.url, models: ['s-1', 's-2'], defaultModel: 's-1' },
    { id: 'west', residency: 'US', baseUrl: second.url, models: ['w-1'], defaultModel: 'w-1' },
  ];
  await writeFile(modelsFile, JSON.stringify({ providers }));
  app = await startTestApp({
    settings: { EXCERPT_PROVIDER_ALLOW_PRIVATE: '*', EXCERPT_MODELS_FILE: modelsFile },
  });
});
afterAll(async () => {
  await app.close();
  await Promise.all([first.close(), second.close()]);
});
afterEach(() => {
  first.reset();
  second.reset();
});

const answer = answered({ total: 118 });
const outage = nestedError(503, 'Overloaded', 'overloaded', { 'retry-after-ms': '1' });

async function createKey(provider: string, more: { baseUrl?: string; residency?: string } = {}): Promise<string> {
  const body = { provider, secret: 'sk-0123456789012', ...(more.baseUrl && { defaultModel: 'm' }), ...more };
  return ok(await createProviderKey({ client: app.admin.client, body })).id;
}

async function createPlace(patch: EnvironmentPatch) {
  const { client } = app.admin;
  const { slug } = ok(await createWorkspace({ client, body: { name: `Fallbacks ${(workspaces += 1)}` } }));
  const definition = { type: 'object', properties: { total: { type: ['number', 'null'] } } };
  ok(await createSchema({ client, path: { slug }, body: { schemaKey: 'invoice', name: 'Invoice', definition } }));
  ok(await updateEnvironment({ client, path: { slug, envSlug: 'production' }, body: patch }));
  return slug;
}

const start = (slug: string, model?: string) =>
  extract({
    client: app.admin.client,
    path: { slug, schemaKey: 'invoice' },
    body: { name: 'invoice.txt', content: 'Total: 118.00 EUR', ...(model !== undefined && { model }) },
  });
const run = async (slug: string, model?: string) => endOfRun(app.admin, ok(await start(slug, model)).runId);
const patch = (slug: string, body: EnvironmentPatch) =>
  updateEnvironment({ client: app.admin.client, path: { slug, envSlug: 'production' }, body });

describe('a fallback', () => {
  test.each([
    ['is out of reach', outage, 'provider_unavailable'],
    [
      'asks for a long pause',
      nestedError(429, 'slow down', 'rate_limit', { 'retry-after': '50' }),
      'provider_rate_limited',
    ],
    ['refuses the document', refused('I will not.'), 'provider_refused'],
    [
      'has too short a context',
      nestedError(400, "This model's maximum context length is 8 tokens.", 'context_length_exceeded'),
      'context_too_long',
    ],
  ])('takes over from a provider that %s', async (_, reply, errorCode) => {
    first.otherwise(reply);
    second.otherwise(answer);
    const fallback = { providerKeyId: await createKey('south'), model: 's-2' };
    const slug = await createPlace({ providerKeyId: await createKey('north'), fallbacks: [fallback] });
    const done = await run(slug);
    expect(done).toMatchObject({
      status: 'completed',
      attempts: 1,
      extractedData: { total: 118 },
      provider: 'south',
      model: 's-2',
      residency: 'EU',
      providers: [
        { provider: 'north', model: 'n-1', residency: 'EU', keySource: 'user', errorCode },
        {
          provider: 'south',
          model: 's-2',
          answeredBy: 'scripted',
          inputTokens: 100,
          outputTokens: 20,
          errorCode: null,
        },
      ],
    });
    expect(second.requests[0]?.body).toMatchObject({ model: 's-2' });
    const again = ok(await rerunRun({ client: app.admin.client, path: { id: done.id } }));
    expect((await endOfRun(app.admin, again.runId)).provider).toBe('south');
  });

  test('is not asked where the first provider answers, nor for a model that the request names', async () => {
    first.otherwise(answer);
    const fallbacks = [{ providerKeyId: await createKey('south') }];
    const slug = await createPlace({ providerKeyId: await createKey('north'), fallbacks });
    expect(await run(slug)).toMatchObject({ provider: 'north', providers: [{ provider: 'north' }] });
    first.otherwise(refused('I will not.'));
    expect(await run(slug, 'north/n-1')).toMatchObject({ status: 'failed', errorCode: { provider: 'north' } });
    expect(second.requests).toEqual([]);
  });

  test('of another residency is asked only where the environment allows it', async () => {
    first.otherwise(refused('I will not.'));
    second.otherwise(answer);
    const fallbacks = [{ providerKeyId: await createKey('west') }];
    const slug = await createPlace({ providerKeyId: await createKey('north'), fallbacks });
    expect(await run(slug)).toMatchObject({ status: 'failed', providers: [{ provider: 'north' }] });
    expect(second.requests).toEqual([]);
    ok(await patch(slug, { allowedResidencies: ['EU', 'US'] }));
    expect(await run(slug)).toMatchObject({ status: 'completed', provider: 'west', residency: 'US' });
  });

  test('has its own tokens, and so has the model that refused', async () => {
    first.otherwise(refused('I will not.', { usage: { input: 300, output: 7 } }));
    second.otherwise(answer);
    const fallbacks = [{ providerKeyId: await createKey('south') }];
    const slug = await createPlace({ providerKeyId: await createKey('north'), fallbacks });
    expect(await run(slug)).toMatchObject({
      inputTokens: 400,
      outputTokens: 27,
      cost: null,
      providers: [
        {
          provider: 'north',
          answeredBy: 'scripted',
          inputTokens: 300,
          outputTokens: 7,
          cost: { amount: 0.00335, currency: 'EUR' },
        },
        { provider: 'south', answeredBy: 'scripted', inputTokens: 100, outputTokens: 20, cost: null },
      ],
    });
  });

  test('that fails too leaves the run with the error of the first provider', async () => {
    first.otherwise(refused('I will not.'));
    second.otherwise(nestedError(404, 'The model `s-1` does not exist', 'model_not_found'));
    const fallbacks = [{ providerKeyId: await createKey('south') }];
    const slug = await createPlace({ providerKeyId: await createKey('north'), fallbacks });
    expect(await run(slug)).toMatchObject({
      status: 'failed',
      provider: 'north',
      errorCode: { code: 'provider_refused', provider: 'north' },
      providers: [{ provider: 'north' }, { provider: 'south' }],
    });
  });

  test('must be a key of the caller with an allowed model, and keeps its key in use', async () => {
    const key = await createKey('south');
    const slug = await createPlace({ fallbacks: [{ providerKeyId: key }] });
    const environment = ok(await getEnvironment({ client: app.admin.client, path: { slug, envSlug: 'production' } }));
    expect(environment).toMatchObject({ fallbacks: [{ providerKeyId: key, model: null }], allowedResidencies: [] });
    const other = await app.addUser();
    const foreign = ok(
      await createProviderKey({ client: other.client, body: { provider: 'south', secret: 'sk-0123456789012' } }),
    );
    expect(failure(await patch(slug, { fallbacks: [{ providerKeyId: foreign.id }] }))).toMatchObject({ status: 404 });
    expect(failure(await patch(slug, { fallbacks: [{ providerKeyId: key, model: 'gpt-2' }] }))).toMatchObject({
      status: 422,
      code: 'model_not_allowed',
      details: [{ path: '/fallbacks/0/model' }],
    });
    const remove = () => deleteProviderKey({ client: app.admin.client, path: { id: key } });
    expect(failure(await remove())).toMatchObject({ status: 409, code: 'in_use' });
    ok(await patch(slug, { fallbacks: [] }));
    expect((await remove()).response?.status).toBe(204);
  });
});

describe('allowed residencies', () => {
  test('refuse a run with a provider of another or of an unverified residency', async () => {
    const slug = await createPlace({ providerKeyId: await createKey('west'), allowedResidencies: ['EU'] });
    expect(failure(await start(slug))).toMatchObject({ status: 422, code: 'residency_not_allowed' });
    const own = await createKey('vllm', { baseUrl: first.url, residency: 'EU' });
    ok(await patch(slug, { providerKeyId: own }));
    expect(failure(await start(slug))).toMatchObject({ status: 422, code: 'residency_not_allowed' });
    await createKey('openai');
    expect(failure(await start(slug, 'openai/gpt-6-luna'))).toMatchObject({ code: 'residency_not_allowed' });
    ok(await patch(slug, { providerKeyId: null, model: null }));
    expect((await run(slug)).status).toBe('completed');
    first.otherwise(answer);
    await createKey('north');
    expect((await run(slug, 'north/n-1')).status).toBe('completed');
  });

  test('are checked again before each call', async () => {
    const slug = await createPlace({ providerKeyId: await createKey('north') });
    const definition = { type: 'object', properties: { total: { type: 'integer' } }, required: ['total'] };
    ok(
      await createSchema({
        client: app.admin.client,
        path: { slug },
        body: { schemaKey: 'invoice', name: 'I', definition },
      }),
    );
    first.otherwise(async () => {
      ok(await patch(slug, { allowedResidencies: ['CH'] }));
      return answered({ total: 'no number' })(first.requests[0] as never);
    });
    expect(await run(slug)).toMatchObject({
      status: 'failed',
      errorCode: { code: 'residency_not_allowed', retryable: false },
      providers: [{ provider: 'north' }],
    });
    expect(first.requests).toHaveLength(1);
  });
});
