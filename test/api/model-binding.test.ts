import {
  addMember,
  createProviderKey,
  createWorkspace,
  getEnvironment,
  updateEnvironment,
  updateProviderKey,
  verifyProviderKey,
  type EnvironmentPatch,
  type ProviderKeyInput,
} from '@excerpt/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ExtractionError } from '../../server/extraction/engine.ts';
import { startTestApp, type TestApp, type TestUser } from '../harness/test-app.ts';
import { failure, ok } from '../harness/builders.ts';
import { scriptedEngine } from '../harness/engines.ts';

let app: TestApp;
let owner: TestUser;

beforeAll(async () => {
  const refused = new ExtractionError('provider_auth', 'The provider refused the key.', { providerStatus: 401 });
  app = await startTestApp({ engine: scriptedEngine(), models: { listModels: () => Promise.reject(refused) } });
  owner = await app.addUser('pro');
});
afterAll(() => app.close());

let workspaces = 0;

async function workspace(user = owner): Promise<{ slug: string; envSlug: string }> {
  workspaces += 1;
  const { slug } = ok(await createWorkspace({ client: user.client, body: { name: `Bound ${workspaces}` } }));
  return { slug, envSlug: 'production' };
}

async function key(body: Partial<ProviderKeyInput> = {}, user = owner): Promise<string> {
  return ok(
    await createProviderKey({
      client: user.client,
      body: { provider: 'mistral-eu', secret: 'a-secret-of-the-test', ...body },
    }),
  ).id;
}

type TestPlace = Awaited<ReturnType<typeof workspace>>;
const patch = (path: TestPlace, body: EnvironmentPatch, { client } = owner) =>
  updateEnvironment({ client, path, body });
const read = async (path: TestPlace, { client } = owner) => ok(await getEnvironment({ client, path }));

const SYSTEM = { provider: 'local', model: 'local-1', residency: 'EU', keySource: 'system' };

describe('an environment', () => {
  test('is on the system fallback until it is bound', async () => {
    expect(await read(await workspace())).toMatchObject({
      providerKeyId: null,
      model: null,
      verify: false,
      resolved: SYSTEM,
    });
  });

  test("bound to a key without a model uses the key's default model, also after it changes", async () => {
    const path = await workspace();
    const id = await key({ defaultModel: 'mistral-medium-3-5' });
    const bound = ok(await patch(path, { providerKeyId: id }));
    const resolved = { provider: 'mistral-eu', model: 'mistral-medium-3-5', residency: 'EU', keySource: 'user' };
    expect(bound).toMatchObject({ providerKeyId: id, model: null, resolved });
    expect(Object.keys(bound.resolved).toSorted()).toEqual(['keySource', 'model', 'provider', 'residency']);
    expect(await read(path)).toEqual(bound);
    ok(await updateProviderKey({ client: owner.client, path: { id }, body: { defaultModel: 'mistral-large-2512' } }));
    expect((await read(path)).resolved.model).toBe('mistral-large-2512');
  });

  test('bound to a key and a model uses that model, and inherits again with model: null', async () => {
    const path = await workspace();
    const id = await key();
    const bound = ok(await patch(path, { providerKeyId: id, model: 'mistral-large-2512' }));
    expect(bound).toMatchObject({
      providerKeyId: id,
      model: 'mistral-large-2512',
      resolved: { model: 'mistral-large-2512', keySource: 'user' },
    });
    expect(ok(await patch(path, { model: null }))).toMatchObject({
      providerKeyId: id,
      model: null,
      resolved: { model: 'mistral-small-2603' },
    });
    expect(ok(await patch(path, { model: 'mistral-medium-3-5' }))).toMatchObject({
      providerKeyId: id,
      resolved: { model: 'mistral-medium-3-5' },
    });
  });

  test('goes back to the fallback with null for both', async () => {
    const path = await workspace();
    const before = await read(path);
    ok(await patch(path, { providerKeyId: await key(), model: 'mistral-large-2512' }));
    const after = ok(await patch(path, { providerKeyId: null, model: null }));
    expect(after).toEqual({ ...before, updatedAt: after.updatedAt });
    expect(after.resolved).toEqual(SYSTEM);
  });

  test('is unbound by the key only, if no model is set', async () => {
    const path = await workspace();
    ok(await patch(path, { providerKeyId: await key() }));
    expect(ok(await patch(path, { providerKeyId: null })).resolved).toEqual(SYSTEM);
  });

  test('has `verify`, which the binding does not change', async () => {
    const path = await workspace();
    const id = await key();
    expect(ok(await patch(path, { verify: true }))).toMatchObject({ verify: true, providerKeyId: null });
    expect(ok(await patch(path, { providerKeyId: id }))).toMatchObject({ verify: true, providerKeyId: id });
    expect(ok(await patch(path, { verify: false }))).toMatchObject({ verify: false, providerKeyId: id });
  });

  test('has the residency of the key if the provider has none', async () => {
    const path = await workspace();
    const server = { provider: 'vllm', baseUrl: 'https://8.8.8.8/v1', defaultModel: 'qwen3' };
    ok(await patch(path, { providerKeyId: await key({ ...server, residency: 'DE' }) }));
    expect((await read(path)).resolved).toEqual({
      provider: 'vllm',
      model: 'qwen3',
      residency: 'DE',
      keySource: 'user',
    });
    ok(await patch(path, { providerKeyId: await key(server) }));
    expect((await read(path)).resolved.residency).toBe('unknown');
    ok(await patch(path, { providerKeyId: await key({ provider: 'openai' }) }));
    expect((await read(path)).resolved.residency).toBe('US');
  });
});

describe('a binding is refused', () => {
  test.each<[string, EnvironmentPatch, EnvironmentPatch, string]>([
    ['a model without a key', {}, { model: 'mistral-small-2603' }, 'model_requires_key'],
    ['a model with key null', {}, { providerKeyId: null, model: 'mistral-small-2603' }, 'model_requires_key'],
    [
      'key null while a model is stored',
      { providerKeyId: 'KEY', model: 'mistral-large-2512' },
      { providerKeyId: null },
      'model_requires_key',
    ],
    ['a model outside of the allowlist', {}, { providerKeyId: 'KEY', model: 'gpt-2' }, 'model_not_allowed'],
    [
      'a model outside of the allowlist of the stored key',
      { providerKeyId: 'KEY' },
      { model: 'gpt-2' },
      'model_not_allowed',
    ],
    ['a model of another provider', {}, { providerKeyId: 'KEY', model: 'openai/gpt-6-luna' }, 'provider_mismatch'],
    [
      'a model with its provider before it',
      {},
      { providerKeyId: 'KEY', model: 'mistral-eu/mistral-large-2512' },
      'model_not_allowed',
    ],
  ])('%s, and nothing changes', async (_, stored, sent, code) => {
    const path = await workspace();
    const id = await key();
    const withKey = (body: EnvironmentPatch): EnvironmentPatch =>
      body.providerKeyId === 'KEY' ? { ...body, providerKeyId: id } : body;
    if (Object.keys(stored).length > 0) ok(await patch(path, withKey(stored)));
    const before = await read(path);
    expect(failure(await patch(path, withKey(sent)))).toMatchObject({
      status: 422,
      code,
      details: [{ in: 'body', path: '/model' }],
    });
    expect(await read(path)).toEqual(before);
  });

  test('another key whose provider does not allow the stored model', async () => {
    const path = await workspace();
    ok(await patch(path, { providerKeyId: await key(), model: 'mistral-large-2512' }));
    const openai = await key({ provider: 'openai' });
    expect(failure(await patch(path, { providerKeyId: openai }))).toMatchObject({
      status: 422,
      code: 'model_not_allowed',
    });
    expect(ok(await patch(path, { providerKeyId: openai, model: null })).resolved).toMatchObject({
      provider: 'openai',
      model: 'gpt-6-luna',
    });
  });

  test('a key of somebody else, and one that is not there, with one answer', async () => {
    const path = await workspace();
    const other = await key({}, await app.addUser());
    for (const providerKeyId of [other, 'pk_none']) {
      expect(failure(await patch(path, { providerKeyId }))).toMatchObject({
        status: 404,
        code: 'not_found',
        message: 'Provider key not found.',
      });
    }
  });

  test('by a member, even with a key of their own; others get 404', async () => {
    const path = await workspace();
    const member = await app.addUser('pro');
    ok(await addMember({ client: owner.client, path, body: { userId: member.id } }));
    const providerKeyId = await key({}, member);
    expect(failure(await patch(path, { providerKeyId }, member))).toMatchObject({ status: 403, code: 'forbidden' });
    expect(failure(await patch(path, { verify: true }, member))).toMatchObject({ status: 403, code: 'forbidden' });
    const stranger = await app.addUser('pro');
    expect(failure(await patch(path, { providerKeyId: await key({}, stranger) }, stranger))).toMatchObject({
      status: 404,
      message: 'Workspace not found.',
    });
  });

  test('of a key that its provider refused, until its secret is sent again', async () => {
    const path = await workspace();
    const id = await key();
    expect(ok(await verifyProviderKey({ client: owner.client, path: { id } })).status).toBe('invalid');
    expect(failure(await patch(path, { providerKeyId: id }))).toMatchObject({
      status: 422,
      code: 'provider_key_invalid',
      details: [{ path: '/providerKeyId' }],
    });
    ok(await updateProviderKey({ client: owner.client, path: { id }, body: { secret: 'another-secret' } }));
    ok(await patch(path, { providerKeyId: id }));
  });

  test('in an environment that the plan locks', async () => {
    const free = await app.addUser('free');
    const { slug } = await workspace(free);
    const providerKeyId = await key({}, free);
    expect(failure(await patch({ slug, envSlug: 'staging' }, { providerKeyId }, free))).toMatchObject({
      status: 403,
      code: 'environment_locked',
    });
    ok(await patch({ slug, envSlug: 'production' }, { providerKeyId }, free));
  });

  test.each([{}, { verify: 'yes' }, { model: '' }, { key: 'pk_1' }])('%j as a body', async (body) => {
    expect(failure(await patch(await workspace(), body as EnvironmentPatch))).toMatchObject({
      status: 400,
      code: 'validation_failed',
    });
  });
});
