import {
  createProviderKey,
  deleteProviderKey,
  getProviderKey,
  listProviderKeys,
  updateEnvironment,
  updateProviderKey,
  verifyProviderKey,
  type ProviderKey,
  type ProviderKeyInput,
} from '@excerpt/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ExtractionError } from '../../server/extraction/engine.ts';
import type { Models } from '../../server/provider-keys/key-proofs.ts';
import { startTestApp, type TestApp, type TestUser } from '../harness/test-app.ts';
import { failure, ok, workspaceWithSchema } from '../harness/builders.ts';
import { scriptedEngine } from '../harness/engines.ts';

let app: TestApp;
let owner: TestUser;
/** What the providers answer when they are asked for their models. */
let listModels: Models['listModels'];

const SECRET = 'sk-test-0123456789-abcdefghij-0123456789';

beforeAll(async () => {
  app = await startTestApp({ engine: scriptedEngine(), models: { listModels: (target) => listModels(target) } });
  owner = await app.addUser('pro');
});
afterAll(() => app.close());

type Body = { [Field in keyof ProviderKeyInput]?: ProviderKeyInput[Field] | undefined };

/** A field that is undefined is not sent. */
function create(body: Body = {}, user = owner) {
  return createProviderKey({
    client: user.client,
    body: { provider: 'mistral-eu', secret: SECRET, ...body } as ProviderKeyInput,
  });
}

const key = async (body: Body = {}, user = owner): Promise<ProviderKey> => ok(await create(body, user));

describe('a provider key', () => {
  test('is answered without its secret, with what was left out', async () => {
    const created = await key();
    expect(created).toEqual({
      id: expect.stringMatching(/^pk_[0-9a-z]{26}$/),
      provider: 'mistral-eu',
      name: 'Mistral (EU)',
      defaultModel: 'mistral-small-2603',
      baseUrl: null,
      residency: null,
      maskedKey: 'sk-t…6789',
      status: 'unverified',
      verifiedAt: null,
      createdAt: expect.any(String),
      updatedAt: created.createdAt,
    });
    expect(ok(await getProviderKey({ client: owner.client, path: { id: created.id } }))).toEqual(created);
  });

  test("of a server of one's own has an address, a residency and maybe no secret", async () => {
    const body = {
      provider: 'vllm',
      baseUrl: 'https://8.8.8.8/v1',
      defaultModel: 'qwen3',
      residency: 'DE',
      name: 'Ours',
    };
    const created = ok(await createProviderKey({ client: owner.client, body }));
    expect(created).toMatchObject({ ...body, maskedKey: null });
  });

  test.each(['http://127.0.0.1:11434/v1', 'http://localhost:11434/v1', 'https://10.0.0.7/v1', 'http://8.8.8.8/v1'])(
    'with the address %s is refused by an error that names the setting which allows it',
    async (baseUrl) => {
      const refused = failure(await create({ provider: 'ollama', secret: undefined, baseUrl, defaultModel: 'qwen3' }));
      expect(refused).toMatchObject({ status: 422, code: 'invalid_url' });
      expect(refused.message).toContain('EXCERPT_PROVIDER_ALLOW_PRIVATE');
    },
  );

  test('of a short secret masks almost all of it', async () => {
    expect((await key({ secret: 'abc1234' })).maskedKey).toBe('…');
    expect((await key({ secret: 'abcdefgh12345678' })).maskedKey).toBe('ab…78');
  });

  test('is listed for its user only, newest first', async () => {
    const user = await app.addUser();
    const [first, second] = [await key({ name: 'First' }, user), await key({ name: 'Second' }, user)];
    expect(ok(await listProviderKeys({ client: user.client }))).toEqual({
      total: 2,
      page: 1,
      pageSize: 20,
      data: [second, first],
    });
    expect(ok(await listProviderKeys({ client: user.client, query: { page: 2, pageSize: 1 } })).data).toEqual([first]);
    expect(ok(await listProviderKeys({ client: (await app.addUser()).client })).total).toBe(0);
  });

  test('is not there for anybody else', async () => {
    const { id } = await key();
    const { client } = await app.addUser();
    const path = { id };
    for (const refused of [
      await getProviderKey({ client, path }),
      await updateProviderKey({ client, path, body: { name: 'Mine' } }),
      await deleteProviderKey({ client, path }),
      await verifyProviderKey({ client, path }),
    ]) {
      expect(failure(refused)).toMatchObject({ status: 404, code: 'not_found', message: 'Provider key not found.' });
    }
  });

  test('can be read and not changed with an API key of the scope read', async () => {
    const { id } = await key();
    const { client } = await app.addKey(owner, { scope: 'read' });
    const path = { id };
    ok(await getProviderKey({ client, path }));
    ok(await listProviderKeys({ client }));
    for (const refused of [
      await create({}, { ...owner, client }),
      await updateProviderKey({ client, path, body: { name: 'Other' } }),
      await deleteProviderKey({ client, path }),
      await verifyProviderKey({ client, path }),
    ]) {
      expect(failure(refused)).toMatchObject({ status: 403, code: 'forbidden' });
    }
  });
});

describe('a new key is refused', () => {
  const vllm = { provider: 'vllm', baseUrl: 'https://8.8.8.8/v1', defaultModel: 'qwen3' };

  test.each<[string, Body, number, string, string]>([
    ['of a provider that is not known', { provider: 'acme-ai' }, 422, 'unknown_provider', '/provider'],
    ['of the built-in extractor', { provider: 'local' }, 422, 'provider_mismatch', '/provider'],
    ['without the secret that its provider needs', { secret: undefined }, 400, 'validation_failed', '/secret'],
    [
      'with an address where the provider has one',
      { baseUrl: 'https://8.8.8.8/v1' },
      400,
      'validation_failed',
      '/baseUrl',
    ],
    [
      'without an address where the provider has none',
      { ...vllm, baseUrl: undefined },
      400,
      'validation_failed',
      '/baseUrl',
    ],
    ['with a residency that the provider decides', { residency: 'EU' }, 400, 'validation_failed', '/residency'],
    ['with a model outside of the allowlist', { defaultModel: 'gpt-2' }, 422, 'model_not_allowed', '/defaultModel'],
    [
      'without a model where the provider has no default',
      { ...vllm, defaultModel: undefined },
      400,
      'validation_failed',
      '/defaultModel',
    ],
    ['with an address of the inside', { ...vllm, baseUrl: 'https://10.0.0.7/v1' }, 422, 'invalid_url', '/baseUrl'],
    [
      'with the address of the metadata service',
      { ...vllm, baseUrl: 'https://169.254.169.254/latest' },
      422,
      'invalid_url',
      '/baseUrl',
    ],
    [
      'with this machine in another notation',
      { ...vllm, baseUrl: 'https://0x7f.1/v1' },
      422,
      'invalid_url',
      '/baseUrl',
    ],
    [
      'with an address that is not encrypted',
      { ...vllm, baseUrl: 'http://8.8.8.8/v1' },
      422,
      'invalid_url',
      '/baseUrl',
    ],
    ['with an address of something else', { ...vllm, baseUrl: 'file:///etc/passwd' }, 422, 'invalid_url', '/baseUrl'],
    [
      'with an address that carries a password',
      { ...vllm, baseUrl: 'https://user:pw@8.8.8.8/v1' },
      422,
      'invalid_url',
      '/baseUrl',
    ],
    [
      'with an address that has a query',
      { ...vllm, baseUrl: 'https://8.8.8.8/v1?key=1' },
      422,
      'invalid_url',
      '/baseUrl',
    ],
  ])('%s', async (_, body, status, code, path) => {
    const before = ok(await listProviderKeys({ client: owner.client })).total;
    const refused = failure(await create(body));
    expect(refused).toMatchObject({ status, code, details: [{ in: 'body', path }] });
    expect(JSON.stringify(refused)).not.toContain(SECRET);
    expect(ok(await listProviderKeys({ client: owner.client })).total).toBe(before);
  });

  test.each(['', 'with space', 'line\nbreak', 'ümlaut', 'x'.repeat(4097)])(
    'with the secret %j, which is not repeated',
    async (secret) => {
      const refused = failure(await create({ secret }));
      expect(refused).toMatchObject({ status: 400, code: 'validation_failed', details: [{ path: '/secret' }] });
      if (secret !== '') expect(JSON.stringify(refused)).not.toContain(secret);
    },
  );
});

describe('a change', () => {
  test('of the name or model leaves what was verified', async () => {
    listModels = async () => ['mistral-small-2603'];
    const { id } = await key();
    const {
      models: _models,
      problem: _problem,
      ...verified
    } = ok(await verifyProviderKey({ client: owner.client, path: { id } }));
    const body = { name: 'Other', defaultModel: 'mistral-large-2512' };
    const changed = ok(await updateProviderKey({ client: owner.client, path: { id }, body }));
    expect(changed).toEqual({ ...verified, ...body, updatedAt: changed.updatedAt });
    expect(changed.status).toBe('valid');
  });

  test('of the secret makes the key unverified again', async () => {
    listModels = async () => [];
    const { id } = await key();
    expect(ok(await verifyProviderKey({ client: owner.client, path: { id } })).status).toBe('valid');
    const changed = ok(
      await updateProviderKey({ client: owner.client, path: { id }, body: { secret: `new-${SECRET}-new` } }),
    );
    expect(changed).toMatchObject({ status: 'unverified', verifiedAt: null, maskedKey: 'new-…-new' });
  });

  test('of the address needs the secret, which is never sent to a place that it was not given for', async () => {
    const { id } = await key({ provider: 'openai-compatible', baseUrl: 'https://8.8.8.8/v1', defaultModel: 'any' });
    const change = (body: Record<string, string>) => updateProviderKey({ client: owner.client, path: { id }, body });
    expect(failure(await change({ baseUrl: 'https://1.1.1.1/v1' }))).toMatchObject({
      status: 400,
      details: [{ path: '/secret' }],
    });
    expect(failure(await change({ baseUrl: 'https://127.0.0.1/v1', secret: SECRET }))).toMatchObject({
      status: 422,
      code: 'invalid_url',
    });
    expect(ok(await getProviderKey({ client: owner.client, path: { id } })).baseUrl).toBe('https://8.8.8.8/v1');
    expect(ok(await change({ baseUrl: 'https://8.8.8.8/v1', name: 'Same place' })).name).toBe('Same place');
    expect(ok(await change({ baseUrl: 'https://1.1.1.1/v1', secret: SECRET })).baseUrl).toBe('https://1.1.1.1/v1');
  });

  test('that is no change, or to another provider, is refused', async () => {
    const { id } = await key();
    expect(failure(await updateProviderKey({ client: owner.client, path: { id }, body: {} }))).toMatchObject({
      status: 400,
    });
    const body = { provider: 'openai' } as Record<string, string>;
    expect(failure(await updateProviderKey({ client: owner.client, path: { id }, body }))).toMatchObject({
      status: 400,
      details: [{ path: '/provider' }],
    });
    const model = failure(
      await updateProviderKey({ client: owner.client, path: { id }, body: { defaultModel: 'gpt-2' } }),
    );
    expect(model).toMatchObject({ status: 422, code: 'model_not_allowed' });
  });
});

describe('deleting a key', () => {
  const remove = (id: string, { client } = owner) => deleteProviderKey({ client, path: { id } });

  test('that no environment is bound to removes it', async () => {
    const { id } = await key();
    expect((await remove(id)).response?.status).toBe(204);
    expect(failure(await remove(id))).toMatchObject({ status: 404 });
  });

  test('is refused while environments are bound to it, which are named', async () => {
    const { id } = await key();
    const { slug } = await workspaceWithSchema(owner);
    const bind = (envSlug: string, providerKeyId: string | null) =>
      updateEnvironment({ client: owner.client, path: { slug, envSlug }, body: { providerKeyId } });
    ok(await bind('production', id));
    ok(await bind('development', id));
    const refused = failure(await remove(id));
    expect(refused).toMatchObject({ status: 409, code: 'in_use' });
    expect(refused.message).toContain(`${slug}/production, ${slug}/development`);
    ok(await bind('production', null));
    ok(await bind('development', null));
    expect((await remove(id)).response?.status).toBe(204);
  });

  test('while it is being bound is refused or unbinds, and never leaves a dangling binding', async () => {
    const { slug } = await workspaceWithSchema(owner);
    const outcomes = new Set<string>();
    for (let round = 0; round < 8; round += 1) {
      const { id } = await key();
      const path = { slug, envSlug: 'production' };
      const bind = () => updateEnvironment({ client: owner.client, path, body: { providerKeyId: id } });
      const [first, second] =
        round % 2 === 0
          ? await Promise.all([bind(), remove(id)])
          : (await Promise.all([remove(id), bind()])).toReversed();
      outcomes.add(`${first?.response?.status} ${second?.response?.status}`);
      ok(await updateEnvironment({ client: owner.client, path, body: { providerKeyId: null } }));
    }
    expect(['200 409', '404 204']).toEqual(expect.arrayContaining([...outcomes]));
  });

  test('is not held up by environments that the plan has locked', async () => {
    const user = await app.addUser('pro');
    const { id } = await key({}, user);
    const { slug } = await workspaceWithSchema(user);
    ok(
      await updateEnvironment({ client: user.client, path: { slug, envSlug: 'staging' }, body: { providerKeyId: id } }),
    );
    await app.withAdmin((admin) => admin.setPlan(user.id, 'free'));
    expect((await remove(id, user)).response?.status).toBe(204);
    const environment = await user.request(`/workspaces/${slug}/environments/staging`);
    expect(await environment.json()).toMatchObject({
      providerKeyId: null,
      model: null,
      isLocked: true,
      resolved: { keySource: 'system' },
    });
  });
});

describe('verifying a key', () => {
  const verify = async (id: string) => ok(await verifyProviderKey({ client: owner.client, path: { id } }));

  test('asks its provider with the secret, and records that it is valid', async () => {
    const asked: unknown[] = [];
    listModels = async ({ provider, access }) => {
      asked.push({ provider, access });
      return ['mistral-small-2603', 'mistral-next'];
    };
    const created = await key();
    const verified = await verify(created.id);
    expect(asked).toEqual([{ provider: 'mistral-eu', access: { apiKey: SECRET, baseUrl: null, budget: created.id } }]);
    expect(verified).toMatchObject({ status: 'valid', models: ['mistral-small-2603', 'mistral-next'], problem: null });
    expect(verified.verifiedAt).not.toBeNull();
    const { models: _models, problem: _problem, ...stored } = verified;
    expect(ok(await getProviderKey({ client: owner.client, path: { id: created.id } }))).toEqual(stored);
  });

  test('records that the provider refuses it', async () => {
    listModels = () =>
      Promise.reject(
        new ExtractionError('provider_auth', 'mistral-eu refused the key.', {
          provider: 'mistral-eu',
          providerStatus: 401,
        }),
      );
    const { id } = await key();
    expect(await verify(id)).toMatchObject({
      status: 'invalid',
      models: null,
      problem: { code: 'provider_auth', message: 'mistral-eu refused the key.' },
    });
    expect(ok(await getProviderKey({ client: owner.client, path: { id } })).status).toBe('invalid');
  });

  test.each([
    ['that is away', new ExtractionError('provider_unavailable', 'It is away.'), 'provider_unavailable'],
    [
      'that forbids the list alone',
      new ExtractionError('provider_auth', 'It forbids that.', { providerStatus: 403 }),
      'provider_auth',
    ],
  ])('proves nothing with a provider %s', async (_, error, code) => {
    listModels = async () => [];
    const { id } = await key();
    const { verifiedAt } = await verify(id);
    listModels = () => Promise.reject(error);
    expect(await verify(id)).toMatchObject({ status: 'valid', verifiedAt, models: null, problem: { code } });
  });

  test('proves nothing if the provider has no list or a public one', async () => {
    listModels = async () => null;
    const silent = await verify((await key()).id);
    listModels = async () => ['any'];
    const open = await verify((await key({ provider: 'openrouter', defaultModel: 'any' })).id);
    for (const one of [silent, open])
      expect(one).toMatchObject({ status: 'unverified', models: null, problem: { code: 'not_supported' } });
  });

  test('does not mark a secret that was replaced meanwhile', async () => {
    const { id } = await key();
    listModels = async () => {
      ok(await updateProviderKey({ client: owner.client, path: { id }, body: { secret: `${SECRET}-2` } }));
      throw new ExtractionError('provider_auth', 'mistral-eu refused the key.', { providerStatus: 401 });
    };
    await verify(id);
    expect(ok(await getProviderKey({ client: owner.client, path: { id } })).status).toBe('unverified');
  });
});
