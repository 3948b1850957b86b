import { describe, expect, it } from 'vitest';
import type { ModelClient } from './model-client.ts';
import { catchError, SECRET } from './testing/model-calls.ts';
import { useScriptedProvider } from './testing/scripted-model.ts';

const { provider, clientWith } = await useScriptedProvider();
let client: ModelClient;

describe('the list of models', () => {
  const list = (id = 'openai') =>
    client.listModels({
      provider: id,
      access: { apiKey: SECRET, baseUrl: provider.url, quota: 'pk_1' },
      signal: AbortSignal.timeout(5_000),
    });

  it.each([
    ['as most have it', { object: 'list', data: [{ id: 'a', object: 'model' }, { id: 'b' }] }],
    ['as a bare list', [{ id: 'a' }, { name: 'b' }]],
    ['as Gemini has it', { object: 'list', data: [{ id: 'models/a' }, { id: 'models/b' }] }],
  ])('is read %s', async (_, body) => {
    client = clientWith();
    provider.models({ body });
    expect(await list()).toEqual(['a', 'b']);
    expect(provider.others.map(({ method, path, headers }) => [method, path, headers.authorization])).toEqual([
      ['GET', '/v1/models', `Bearer ${SECRET}`],
    ]);
  });

  it.each(['', '/', '//', '/openai', '/openai/'])(
    'of Gemini is at its own interface, for an address with %j',
    async (end) => {
      client = clientWith();
      provider.models({ body: { models: [{ name: 'models/a' }] } });
      const baseUrl = provider.url + end;
      const access = { apiKey: SECRET, baseUrl, quota: 'pk_1' };
      await client.listModels({ provider: 'gemini', access, signal: AbortSignal.timeout(5_000) });
      expect(provider.others.at(-1)?.path).toBe('/v1/models?pageSize=1000');
    },
  );

  it('is not requested where it would neither prove the key nor decide which models are allowed', async () => {
    client = clientWith();
    provider.models({ body: { data: [{ id: 'a' }] } });
    expect(await list('openrouter')).toBeNull();
    expect(provider.others).toEqual([]);
    expect(await list('ovhcloud')).toEqual(['a']);
  });

  it('proves the key', async () => {
    client = clientWith();
    provider.models({
      status: 401,
      body: { error: { message: `Incorrect API key: ${SECRET}`, code: 'invalid_api_key' } },
    });
    expect(await catchError(list())).toMatchObject({
      code: 'provider_auth',
      providerStatus: 401,
      detail: 'invalid_api_key',
      requests: 1,
    });
    provider.models({
      status: 400,
      body: [{ error: { code: 400, message: 'API key not valid.', status: 'INVALID_ARGUMENT' } }],
    });
    expect(await catchError(list('gemini'))).toMatchObject({ code: 'provider_auth' });
  });

  it('is null where the provider has none', async () => {
    client = clientWith();
    provider.models({ status: 404, body: 'not here' });
    expect(await list()).toBeNull();
  });

  it('is retried only once, as a user waits for it', async () => {
    client = clientWith();
    let count = 0;
    provider.models(() => ((count += 1) < 2 ? { status: 503 } : { body: { data: [] } }));
    expect(await list()).toEqual([]);
    provider.models({ body: '<html>' });
    expect(await catchError(list())).toMatchObject({ code: 'provider_unavailable', detail: 'not_json' });
  });
});
