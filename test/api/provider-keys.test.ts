import {
  createProviderKey,
  deleteProviderKey,
  getProviderKey,
  listProviderKeys,
  updateProviderKey,
  verifyProviderKey,
  type ProviderKey,
  type ProviderKeyInput,
} from '@excerpt/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestUser } from '../harness/test-app.ts';
import { failure, ok } from '../harness/builders.ts';
import { scriptedEngine } from '../harness/engines.ts';

let app: TestApp;
let owner: TestUser;
const SECRET = 'sk-test-0123456789-abcdefghij-0123456789';

beforeAll(async () => {
  app = await startTestApp({ engine: scriptedEngine() });
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
      contextTokens: null,
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
