import { createProviderKey, getProviderKey, updateProviderKey, verifyProviderKey } from '@excerpt/sdk';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../harness/test-app.ts';
import { ok } from '../harness/builders.ts';
import { scriptedEngine } from '../harness/engines.ts';
import { arrayError, nestedError } from '../harness/providers/provider-replies.ts';
import { startScriptedProvider, type ScriptedProvider } from '../harness/providers/scripted-provider.ts';

// The real client against a server that answers as a provider does.
let app: TestApp;
let provider: ScriptedProvider;

const SECRET = 'sk-verified-0123456789';

beforeAll(async () => {
  provider = await startScriptedProvider();
  app = await startTestApp({ engine: scriptedEngine(), settings: { EXCERPT_PROVIDER_ALLOW_PRIVATE: '127.0.0.1' } });
});
afterAll(async () => {
  await app.close();
  await provider.close();
});
afterEach(() => provider.reset());

async function key(body: { secret?: string } = { secret: SECRET }): Promise<string> {
  const { client } = app.admin;
  return ok(
    await createProviderKey({
      client,
      body: { provider: 'openai-compatible', baseUrl: provider.url, defaultModel: 'model-1', ...body },
    }),
  ).id;
}

const verify = async (id: string) => ok(await verifyProviderKey({ client: app.admin.client, path: { id } }));
const listed = (...ids: string[]) => ({ body: { object: 'list', data: ids.map((id) => ({ id, object: 'model' })) } });

test('a key that lists models is valid, and its secret is all that is sent of it', async () => {
  provider.models(listed('model-1', 'model-2'));
  const id = await key();
  expect(await verify(id)).toMatchObject({ status: 'valid', models: ['model-1', 'model-2'], problem: null });
  expect(provider.others).toMatchObject([
    { method: 'GET', path: '/v1/models', headers: { authorization: `Bearer ${SECRET}` } },
  ]);
});

test('a key without a secret sends none', async () => {
  provider.models(listed('model-1'));
  expect(await verify(await key({}))).toMatchObject({ status: 'valid', maskedKey: null });
  expect(provider.others[0]?.headers.authorization).toBeUndefined();
});

test('a key that is refused is invalid, until another secret is proved', async () => {
  provider.models(nestedError(401, `Incorrect API key provided: ${SECRET}`, 'invalid_api_key'));
  const id = await key();
  const refused = await verify(id);
  expect(refused).toMatchObject({ status: 'invalid', models: null, problem: { code: 'provider_auth' } });
  expect(JSON.stringify(refused)).not.toContain(SECRET);
  provider.models(({ headers }) =>
    headers.authorization === 'Bearer the-right-one' ? listed('model-1') : nestedError(401, 'no'),
  );
  ok(await updateProviderKey({ client: app.admin.client, path: { id }, body: { secret: 'the-right-one' } }));
  expect((await verify(id)).status).toBe('valid');
});

test('a key that is refused as Gemini does it is invalid', async () => {
  provider.models(arrayError(400, 'API key not valid. Please pass a valid API key.'));
  expect(await verify(await key())).toMatchObject({ status: 'invalid', problem: { code: 'provider_auth' } });
});

test.each([
  [
    'a request that it does not understand',
    arrayError(400, 'Request contains an invalid argument.'),
    'provider_refused',
  ],
  ['403', nestedError(403, 'You may not list models.'), 'provider_auth'],
  ['a redirect', { status: 302, headers: { location: 'http://127.0.0.1:9/elsewhere' } }, 'provider_unavailable'],
  ['that there is no such page', { status: 404, body: { error: 'no' } }, 'not_supported'],
])('%s proves nothing', async (_, reply, code) => {
  provider.models(reply);
  const id = await key();
  const verified = await verify(id);
  expect(verified).toMatchObject({ status: 'unverified', verifiedAt: null, models: null, problem: { code } });
  expect(ok(await getProviderKey({ client: app.admin.client, path: { id } })).status).toBe('unverified');
});
