import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../db/database.ts';
import { providers } from '../extraction/models/known-providers.ts';
import { createProviderRegistry } from '../extraction/models/provider-registry.ts';
import type { ProviderKey } from '../provider-keys/service.ts';
import type { Caller } from '../users/service.ts';
import { createProviderHandlers } from './handlers.ts';
import { createProvidersService, type ModelBinding } from './service.ts';

const db = {} as Db;
const caller = { userId: 'usr_1' } as Caller;
const NONE: ModelBinding = { providerKeyId: null, model: null };
const registry = createProviderRegistry(
  providers.map((provider) => (provider.id === 'openai' ? provider : { ...provider, models: [] })),
);
const LISTED = providers.find(({ id }) => id === 'openai')?.models.map(({ id }) => id) ?? [];
const [FIRST = ''] = LISTED;

let keys: Partial<ProviderKey>[];
let refreshed: unknown[];
const keyOf = (id: string, more: Partial<ProviderKey> = {}): Partial<ProviderKey> => ({
  id,
  userId: 'usr_1',
  provider: 'mistral',
  defaultModel: 'default-model',
  status: 'valid',
  ...more,
});

function makeService(fallback = { provider: 'local', model: 'local-1', residency: 'CH' }) {
  return createProvidersService({
    registry,
    fallback,
    localResidency: 'AT',
    keys: {
      findById: async (_: unknown, id: string) => keys.find((key) => key.id === id),
      findPreferred: async (_: unknown, userId: string, provider: string) =>
        keys.find((key) => key.userId === userId && key.provider === provider),
      getResidency: ({ id }: ProviderKey) => `of ${id}`,
      refreshModels: async (...given: unknown[]) => void refreshed.push(given),
      explainUnpublished: async (_: unknown, { id }: ProviderKey, model: string) =>
        model === 'unpublished' ? `${id} does not publish ${model}.` : null,
    } as never,
    listOpenCircuits: async () => [{ provider: 'mistral', failures: 4, retryAt: 0 }] as never,
  });
}

beforeEach(() => {
  [keys, refreshed] = [[], []];
});

const own = (id: string, model: string, provider = 'mistral') => ({
  provider,
  model,
  residency: `of ${id}`,
  keySource: 'user',
  providerKeyId: id,
});
const system = (provider: string, model: string, residency: string) => ({
  provider,
  model,
  residency,
  keySource: 'system',
  providerKeyId: null,
});

describe('the model of an extraction', () => {
  it('is the fallback of the system where nothing says another', async () => {
    expect(await makeService().resolve(db, caller, NONE)).toEqual(system('local', 'local-1', 'CH'));
    expect(await makeService().describe(db, NONE)).toEqual(system('local', 'local-1', 'CH'));
  });

  it('is that of the environment, or the default of its key', async () => {
    keys = [keyOf('k1', { userId: 'usr_2' })];
    const service = makeService();
    for (const [model, expected] of [
      [null, 'default-model'],
      ['bound-model', 'bound-model'],
    ] as const) {
      const binding = { providerKeyId: 'k1', model };
      expect(await service.resolve(db, caller, binding)).toEqual(own('k1', expected));
      expect(await service.describe(db, binding)).toEqual(own('k1', expected));
    }
  });

  it('of an environment whose key is gone is refused, and described as unknown', async () => {
    const binding = { providerKeyId: 'gone', model: null };
    await expect(makeService().resolve(db, caller, binding)).rejects.toMatchObject({ code: 'provider_key_invalid' });
    const unknown = { provider: 'unknown', residency: 'unknown', keySource: 'user', providerKeyId: 'gone' };
    expect(await makeService().describe(db, binding)).toEqual({ ...unknown, model: 'unknown' });
    expect(await makeService().describe(db, { ...binding, model: 'm' })).toEqual({ ...unknown, model: 'm' });
  });

  it('of a key that was refused needs a fallback', async () => {
    keys = [keyOf('k1', { status: 'invalid' })];
    const binding = { providerKeyId: 'k1', model: null };
    const refused = makeService().resolve(db, caller, binding);
    await expect(refused).rejects.toMatchObject({
      code: 'provider_key_invalid',
      message: expect.stringContaining('k1'),
    });
    const none = makeService().resolve(db, caller, { ...binding, fallbacks: [] });
    await expect(none).rejects.toMatchObject({ code: 'provider_key_invalid' });
    const fallbacks = [{ providerKeyId: 'k2', model: null }];
    expect(await makeService().resolve(db, caller, { ...binding, fallbacks })).toEqual(own('k1', 'default-model'));
    await expect(makeService().resolve(db, caller, NONE, 'mistral/any')).rejects.toMatchObject({
      code: 'provider_key_invalid',
    });
  });
});

describe('a model that the request names', () => {
  const resolve = (override: string, binding = NONE, service = makeService()) =>
    service.resolve(db, caller, binding, override);

  it('is used with the newest key of the caller, and never with that of another', async () => {
    keys = [keyOf('k2', { userId: 'usr_2' }), keyOf('k1')];
    expect(await resolve('mistral/vendor/model')).toEqual(own('k1', 'vendor/model'));
    expect(await resolve('mistral/m', { providerKeyId: 'k2', model: null })).toEqual(own('k1', 'm'));
    keys = [keyOf('k2', { userId: 'usr_2' })];
    await expect(resolve('mistral/m', { providerKeyId: 'k2', model: null })).rejects.toMatchObject({ code: 'no_key' });
  });

  it('is used with the bound key if that is the caller’s and of the provider', async () => {
    keys = [keyOf('k1'), keyOf('k2'), keyOf('k3', { provider: 'cohere' })];
    expect(await resolve('mistral/m', { providerKeyId: 'k2', model: null })).toEqual(own('k2', 'm'));
    expect(await resolve('mistral/m', { providerKeyId: 'k3', model: null })).toEqual(own('k1', 'm'));
  });

  it.each([
    ['none/m', 'unknown_provider', 'There is no provider none. GET /providers lists them.'],
    ['mistral/m', 'no_key', 'Without a key, use local.'],
  ])('is refused: %s', async (override, code, message) => {
    await expect(resolve(override)).rejects.toMatchObject({ code, message: expect.stringContaining(message) });
  });

  it('is one of those that the provider allows', async () => {
    keys = [keyOf('k1', { provider: 'openai' })];
    expect(await resolve(`openai/${FIRST}`)).toEqual(own('k1', FIRST, 'openai'));
    const message = `The provider openai does not allow the model none, only ${LISTED.join(', ')}.`;
    const refused = { code: 'model_not_allowed', message, details: [{ in: 'body', path: '/model', message }] };
    await expect(resolve('openai/none')).rejects.toMatchObject(refused);
    await expect(
      resolve('openai/none', NONE, makeService({ provider: 'openai', model: FIRST, residency: 'US' })),
    ).rejects.toMatchObject(refused);
  });

  it('needs no key of the system’s provider, nor of the built-in extractor', async () => {
    const service = makeService({ provider: 'openai', model: FIRST, residency: 'US' });
    expect(await resolve(`openai/${FIRST}`, NONE, service)).toEqual(system('openai', FIRST, 'US'));
    expect(await resolve('local/local-1', NONE, service)).toEqual(system('local', 'local-1', 'AT'));
    keys = [keyOf('k1', { provider: 'openai', status: 'invalid' })];
    const unlisted = resolve('openai/none', NONE, makeService({ provider: 'openai', model: FIRST, residency: 'US' }));
    await expect(unlisted).rejects.toMatchObject({ code: 'model_not_allowed' });
  });

  it('is one that the provider publishes, unless it is bound or the default', async () => {
    keys = [keyOf('k1')];
    await expect(resolve('mistral/unpublished')).rejects.toMatchObject({
      code: 'model_not_allowed',
      message: 'k1 does not publish unpublished.',
    });
    const bound = { providerKeyId: 'k1', model: 'unpublished' };
    expect(await resolve('mistral/unpublished', bound)).toMatchObject({ model: 'unpublished' });
    await expect(resolve('mistral/unpublished', { providerKeyId: 'k1', model: 'other' })).rejects.toThrow('publish');
    keys = [keyOf('k1', { defaultModel: 'unpublished' })];
    expect(await resolve('mistral/unpublished')).toMatchObject({ model: 'unpublished' });
  });
});

describe('the list of providers', () => {
  const { list } = makeService();

  it('has pages in the order of the registry', async () => {
    const all = registry.list().map(({ id }) => id);
    const page = await list(caller, { page: 2, pageSize: 3 });
    expect([page.data.map(({ id }) => id), page.total, page.page]).toEqual([all.slice(3, 6), all.length, 2]);
  });

  it('says who needs a key, where it is, and who is out of reach', async () => {
    const { data } = await list(caller, { page: 1, pageSize: 100 });
    const find = (id: string) => data.find((one) => one.id === id);
    const closed = { state: 'closed', failures: 0, retryAt: null };
    expect(find('local')).toMatchObject({
      requiresKey: false,
      isSystemFallback: true,
      residency: 'CH',
      circuit: closed,
    });
    expect(find('mistral')).toMatchObject({
      requiresKey: true,
      isSystemFallback: false,
      residency: registry.find('mistral')?.residency,
      circuit: { state: 'open', failures: 4, retryAt: '1970-01-01T00:00:00.000Z' },
    });
  });

  it('is answered without what only the server needs', async () => {
    const { listProviders } = createProviderHandlers(makeService());
    const { status, body } = await listProviders({ caller, query: { pageSize: 100 } } as never);
    expect(status).toBe(200);
    const [openai, mistral, ollama] = ['openai', 'mistral', 'ollama'].map((name) =>
      body.data.find(({ id }) => id === name),
    );
    expect(openai).toMatchObject({ models: LISTED, anyModel: false, requiresBaseUrl: false });
    expect(openai?.modelDetails.map(({ id }) => id)).toEqual(LISTED);
    for (const hidden of ['quirks', 'otherModels', 'wireFormat', 'readsPdf', 'needsSecret', 'schemaProfile', 'baseUrl'])
      expect(openai).not.toHaveProperty(hidden);
    expect(mistral?.models).toEqual([]);
    expect(ollama).toMatchObject({
      anyModel: registry.find('ollama')?.publishedModels === 'none',
      requiresBaseUrl: true,
    });
  });
});
