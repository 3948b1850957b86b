import {
  createProviderKey,
  deleteProviderKey,
  getProviderKey,
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
/** Answers requests for a provider's models. */
let listModels: Models['listModels'];

const SECRET = 'sk-test-0123456789-abcdefghij-0123456789';

beforeAll(async () => {
  app = await startTestApp({ engine: scriptedEngine(), models: { listModels: (target) => listModels(target) } });
  owner = await app.addUser('pro');
});
afterAll(() => app.close());

const key = async (fields: Partial<ProviderKeyInput> = {}, { client } = owner): Promise<ProviderKey> =>
  ok(await createProviderKey({ client, body: { provider: 'mistral-eu', secret: SECRET, ...fields } }));

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
    const access = { apiKey: SECRET, baseUrl: null, quota: created.id, contextTokens: null };
    expect(asked).toEqual([{ provider: 'mistral-eu', access }]);
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
      'that forbids only the list',
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
