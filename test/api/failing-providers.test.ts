/** What becomes of runs whose first provider hangs, refuses the key, does not know the model or answers garbage. */
import {
  createProviderKey,
  createSchema,
  createWorkspace,
  extract,
  listProviders,
  updateEnvironment,
  type EnvironmentPatch,
} from '@excerpt/sdk';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { endOfRun, ok } from '../harness/builders.ts';
import { answered, nestedError, written } from '../harness/providers/provider-replies.ts';
import { startScriptedProvider, type ScriptedProvider } from '../harness/providers/scripted-provider.ts';
import { startTestApp, type TestApp } from '../harness/test-app.ts';

let app: TestApp;
let first: ScriptedProvider;
let second: ScriptedProvider;
let workspaces = 0;

beforeAll(async () => {
  first = await startScriptedProvider();
  second = await startScriptedProvider();
  app = await startTestApp({
    // Calls have nine tenths of it.
    settings: { EXCERPT_PROVIDER_ALLOW_PRIVATE: '*', EXCERPT_RUN_TIMEOUT_SECONDS: '8' },
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

async function createKey(baseUrl: string, provider = 'openai-compatible'): Promise<string> {
  const body = { provider, secret: 'sk-0123456789012', baseUrl, defaultModel: 'm', residency: 'EU' };
  return ok(await createProviderKey({ client: app.admin.client, body })).id;
}

async function createPlace(patch: EnvironmentPatch): Promise<string> {
  const { client } = app.admin;
  const { slug } = ok(await createWorkspace({ client, body: { name: `Failing ${(workspaces += 1)}` } }));
  const definition = { type: 'object', properties: { total: { type: ['number', 'null'] } } };
  ok(await createSchema({ client, path: { slug }, body: { schemaKey: 'invoice', name: 'Invoice', definition } }));
  ok(await updateEnvironment({ client, path: { slug, envSlug: 'production' }, body: patch }));
  return slug;
}

async function createChain(url = first.url): Promise<string> {
  const fallbacks = [{ providerKeyId: await createKey(second.url, 'vllm') }];
  return createPlace({ providerKeyId: await createKey(url), fallbacks });
}

async function run(slug: string) {
  const body = { name: 'invoice.txt', content: 'Total: 118.00 EUR' };
  const { runId } = ok(await extract({ client: app.admin.client, path: { slug, schemaKey: 'invoice' }, body }));
  return endOfRun(app.admin, runId);
}

async function findCircuit(client = app.admin.client) {
  const { data } = ok(await listProviders({ client, query: { pageSize: 100 } }));
  return data.find(({ id }) => id === 'openai-compatible')?.circuit;
}

describe('a fallback takes over from a provider that', () => {
  test.each([
    ['hangs', { pieces: [], end: 'stall' as const }, 'provider_unavailable'],
    [
      'sends its answer too slowly',
      { pieces: Array.from({ length: 1_000 }, () => ({ text: ' ', after: 20 })) },
      'provider_unavailable',
    ],
    ['refuses the key', nestedError(401, 'Incorrect API key provided.', 'invalid_api_key'), 'provider_auth'],
    ['does not know the model', nestedError(404, 'The model `m` does not exist', 'model_not_found'), 'model_not_found'],
    ['answers garbage', written('I am afraid I cannot say.'), 'output_invalid'],
    ['breaks off', { pieces: [{ text: '{"id": "x", ' }], end: 'reset' as const }, 'provider_unavailable'],
  ])('%s', async (_, reply, errorCode) => {
    first.otherwise(reply);
    first.models(nestedError(401, 'Incorrect API key provided.', 'invalid_api_key'));
    second.otherwise(answer);
    const done = await run(await createChain());
    expect(done).toMatchObject({
      status: 'completed',
      attempts: 1,
      provider: 'vllm',
      extractedData: { total: 118 },
      providers: [
        { provider: 'openai-compatible', errorCode },
        { provider: 'vllm', errorCode: null },
      ],
    });
    expect(done.warnings[0]).toContain(`Another model took over from openai-compatible/m (${errorCode})`);
  });
});

test('a key that was refused is passed over, and its provider saw nothing', async () => {
  first.otherwise(nestedError(401, 'Incorrect API key provided.', 'invalid_api_key'));
  first.models(nestedError(401, 'Incorrect API key provided.', 'invalid_api_key'));
  second.otherwise(answer);
  const slug = await createChain();
  await run(slug);
  first.reset();
  expect(await run(slug)).toMatchObject({ status: 'completed', providers: [{ provider: 'vllm' }] });
  expect(first.requests).toEqual([]);
});

test('a provider that no request reached saw nothing', async () => {
  second.otherwise(answer);
  // A port that nothing listens on.
  expect(await run(await createChain('http://127.0.0.1:9/v1'))).toMatchObject({
    status: 'completed',
    providers: [{ provider: 'vllm' }],
    warnings: [expect.stringContaining('The connection to OpenAI-compatible server failed.')],
  });
});

test('a provider that fails repeatedly is left out, which its owner and the metrics show', async () => {
  first.otherwise(nestedError(500, 'Internal error', 'server_error', { 'retry-after-ms': '1' }));
  second.otherwise(answer);
  const slug = await createChain();
  for (let failures = 0; failures < 3; failures += 1) await run(slug);
  expect(await findCircuit()).toMatchObject({ state: 'open', failures: 3 });
  expect(await findCircuit((await app.addUser()).client)).toEqual({ state: 'closed', failures: 0, retryAt: null });
  expect(await (await fetch(`${app.url}/metrics`)).text()).toContain(
    'excerpt_provider_circuits_open{provider="openai-compatible"}',
  );
  const sent = first.requests.length;
  expect(await run(slug)).toMatchObject({ status: 'completed', providers: [{ provider: 'vllm' }] });
  expect(first.requests).toHaveLength(sent);
});
