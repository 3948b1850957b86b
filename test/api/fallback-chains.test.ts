/** A chain of three models, whose first two fail in ways that no wait mends. */
import { createProviderKey, createSchema, createWorkspace, extract, updateEnvironment } from '@excerpt/sdk';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { endOfRun, ok } from '../harness/builders.ts';
import { answered, nestedError, refused, written } from '../harness/providers/provider-replies.ts';
import { startScriptedProvider, type Script, type ScriptedProvider } from '../harness/providers/scripted-provider.ts';
import { startTestApp, type TestApp } from '../harness/test-app.ts';

let app: TestApp;
let providers: ScriptedProvider[];
let slug: string;

beforeAll(async () => {
  providers = await Promise.all([1, 2, 3].map(() => startScriptedProvider()));
  app = await startTestApp({ settings: { EXCERPT_PROVIDER_ALLOW_PRIVATE: '*' } });
  const { client } = app.admin;
  slug = ok(await createWorkspace({ client, body: { name: 'Chains' } })).slug;
  const definition = { type: 'object', properties: { total: { type: ['number', 'null'] } } };
  ok(await createSchema({ client, path: { slug }, body: { schemaKey: 'invoice', name: 'Invoice', definition } }));
});
afterAll(async () => {
  await app.close();
  await Promise.all(providers.map((one) => one.close()));
});
afterEach(() => providers.forEach((one) => one.reset()));

/** Binds new keys, whose circuits are closed. */
async function bindChain(): Promise<void> {
  const { client } = app.admin;
  const ids: string[] = [];
  for (const [index, { url }] of providers.entries()) {
    const provider = ['openai-compatible', 'vllm', 'lmstudio'][index] ?? '';
    const body = { provider, secret: 'sk-0123456789012', baseUrl: url, defaultModel: 'm', residency: 'EU' };
    ids.push(ok(await createProviderKey({ client, body })).id);
  }
  const [providerKeyId = '', ...others] = ids;
  const fallbacks = others.map((id) => ({ providerKeyId: id }));
  ok(await updateEnvironment({ client, path: { slug, envSlug: 'production' }, body: { providerKeyId, fallbacks } }));
}

async function run() {
  await bindChain();
  const body = { name: 'invoice.txt', content: 'Total: 118.00 EUR' };
  const { runId } = ok(await extract({ client: app.admin.client, path: { slug, schemaKey: 'invoice' }, body }));
  return endOfRun(app.admin, runId);
}

const tooLong = nestedError(400, "This model's maximum context length is 10 tokens.", 'context_length_exceeded');

test.each<[string, Script, string]>([
  [
    'asks for a pause of an hour',
    nestedError(429, 'Rate limit reached.', 'rate_limit_exceeded', { 'retry-after': '3600' }),
    'provider_rate_limited',
  ],
  ['has too short a context', tooLong, 'context_too_long'],
  ['answers with nothing', written(''), 'output_invalid'],
  ['answers with null', written(null), 'output_invalid'],
  ['refuses the document', refused('I cannot help with that.'), 'provider_refused'],
  [
    'has no quota left',
    nestedError(429, 'You exceeded your current quota.', 'insufficient_quota'),
    'provider_rate_limited',
  ],
  ['answers with the page of a proxy', { body: '<html>Bad gateway</html>' }, 'provider_unavailable'],
  ['ends its answer early', { pieces: [{ text: '{"choices": [' }] }, 'provider_unavailable'],
])('the third takes over where each before it %s', async (_, reply, errorCode) => {
  providers[0]?.otherwise(reply);
  providers[1]?.otherwise(reply);
  providers[2]?.otherwise(answered({ total: 118 }));
  const done = await run();
  expect(done).toMatchObject({ status: 'completed', attempts: 1, extractedData: { total: 118 } });
  expect(done.providers.map((one) => [one.provider, one.errorCode])).toEqual([
    ['openai-compatible', errorCode],
    ['vllm', errorCode],
    ['lmstudio', null],
  ]);
  expect(done.warnings.filter((warning) => warning.startsWith('Another model took over'))).toHaveLength(2);
});
