import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createBatch,
  createProviderKey,
  extract,
  getEnvironment,
  listProviders,
  updateEnvironment,
  updateProviderKey,
  verifyProviderKey,
  type ProviderKeyInput,
} from '@excerpt/sdk';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { failure, ok, workspaceWithSchema } from '../harness/builders.ts';
import { scriptedEngine } from '../harness/engines.ts';
import { startScriptedProvider, type ScriptedProvider } from '../harness/providers/scripted-provider.ts';
import { startTestApp, type TestApp, type TestUser } from '../harness/test-app.ts';
import { movableClock } from '../harness/test-clock.ts';

/** Hosted providers whose own list decides, on a fake server. */
const PROVIDERS = ['groq', 'xai', 'ovhcloud'];
const LISTED = ['model-a', 'model-b-0709'];
const MINUTE = 60_000;

let app: TestApp;
let owner: TestUser;
let provider: ScriptedProvider;
let folder: string;
let place: { slug: string; schemaKey: string };
const clock = movableClock();

beforeAll(async () => {
  provider = await startScriptedProvider();
  folder = await mkdtemp(join(tmpdir(), 'excerpt-published-'));
  const file = join(folder, 'models.json');
  await writeFile(file, JSON.stringify({ providers: PROVIDERS.map((id) => ({ id, baseUrl: provider.url })) }));
  const settings = { EXCERPT_MODELS_FILE: file, EXCERPT_PROVIDER_ALLOW_PRIVATE: '*' };
  app = await startTestApp({ settings, clock, engine: scriptedEngine() });
  owner = await app.addUser('pro');
  place = await workspaceWithSchema(owner);
});
beforeEach(() => {
  provider.reset();
  publish(LISTED);
  clock.advance(2 * MINUTE);
});
afterAll(async () => {
  await app.close();
  await provider.close();
  await rm(folder, { recursive: true, force: true });
});

const publish = (ids: readonly string[]) => provider.models({ body: { data: ids.map((id) => ({ id })) } });

const addKey = (body: Partial<ProviderKeyInput> = {}, user = owner) =>
  createProviderKey({
    client: user.client,
    body: { provider: 'groq', secret: 'a-secret-of-the-test', defaultModel: 'model-a', ...body },
  });
const key = async (body: Partial<ProviderKeyInput> = {}) => ok(await addKey(body)).id;

const environment = () => ({ client: owner.client, path: { slug: place.slug, envSlug: 'production' as const } });
const bind = (body: Parameters<typeof updateEnvironment>[0]['body']) => updateEnvironment({ ...environment(), body });
const run = (model: string) =>
  extract({ client: owner.client, path: place, body: { name: 'a.txt', content: 'Total: 7', model } });

const NOT_ALLOWED = (path: string) => ({
  status: 422,
  code: 'model_not_allowed',
  message: expect.stringContaining('model-a'),
  details: [expect.objectContaining({ in: 'body', path })],
});

describe('a model that the list of the provider lacks', () => {
  test('is refused where a key names it, and the key is not stored', async () => {
    const refused = failure(await addKey({ defaultModel: 'modell-a', name: 'Refused' }));
    expect(refused).toMatchObject(NOT_ALLOWED('/defaultModel'));
    expect(await app.admin.request('/provider-keys').then((answer) => answer.text())).not.toContain('Refused');
    const id = await key();
    const change = (defaultModel: string) =>
      updateProviderKey({ client: owner.client, path: { id }, body: { defaultModel } });
    expect(failure(await change('nothing'))).toMatchObject(NOT_ALLOWED('/defaultModel'));
    expect(ok(await change('model-b-latest')).defaultModel).toBe('model-b-latest');
  });

  test('is refused where an environment names it, as its model or of a fallback', async () => {
    const providerKeyId = await key();
    expect(failure(await bind({ providerKeyId, model: 'nothing' }))).toMatchObject(NOT_ALLOWED('/model'));
    expect(failure(await bind({ fallbacks: [{ providerKeyId, model: 'nothing' }] }))).toMatchObject(
      NOT_ALLOWED('/fallbacks/0/model'),
    );
    expect(ok(await bind({ providerKeyId, model: 'model-b' })).resolved.model).toBe('model-b');
    ok(await bind({ providerKeyId: null, model: null }));
  });

  test('is refused where a request names it', async () => {
    await key();
    expect(failure(await run('groq/nothing'))).toMatchObject(NOT_ALLOWED('/model'));
    const batch = createBatch({ client: owner.client, path: place, body: { model: 'groq/nothing' } });
    expect(failure(await batch)).toMatchObject(NOT_ALLOWED('/model'));
    expect(ok(await run('groq/model-b-0709')).status).toBe('pending');
  });

  test('is accepted while the list is not known, and refused once it is', async () => {
    provider.models({ status: 503 });
    const id = await key({ provider: 'xai', defaultModel: 'anything' });
    expect(ok(await run('xai/anything-else')).status).toBe('pending');
    publish(LISTED);
    ok(await verifyProviderKey({ client: owner.client, path: { id } }));
    expect(failure(await run('xai/anything-else'))).toMatchObject({ code: 'model_not_allowed' });
  });

  test('is accepted after the provider adds it: the list is read again first, at most once a minute', async () => {
    await key();
    expect(failure(await run('groq/model-c'))).toMatchObject({ code: 'model_not_allowed' });
    publish([...LISTED, 'model-c']);
    expect(failure(await run('groq/model-c'))).toMatchObject({ code: 'model_not_allowed' });
    clock.advance(MINUTE + 1);
    expect(ok(await run('groq/model-c')).status).toBe('pending');
  });
});

test('what is bound, and the default of a key, go on working after the provider takes them off its list', async () => {
  const providerKeyId = await key();
  ok(await bind({ providerKeyId, model: 'model-b' }));
  publish(['model-z']);
  ok(await verifyProviderKey({ client: owner.client, path: { id: providerKeyId } }));
  const { body } = { body: { name: 'a.txt', content: 'Total: 7' } };
  expect(ok(await extract({ client: owner.client, path: place, body })).status).toBe('pending');
  expect(ok(await run('groq/model-b')).status).toBe('pending');
  expect(ok(await run('groq/model-a')).status).toBe('pending');
  expect(ok(await bind({ model: 'model-b', verify: true })).verify).toBe(true);
  ok(await updateProviderKey({ client: owner.client, path: { id: providerKeyId }, body: { name: 'Renamed' } }));
  expect(failure(await bind({ model: 'model-c' }))).toMatchObject({ code: 'model_not_allowed' });
  expect(ok(await getEnvironment(environment())).model).toBe('model-b');
  ok(await bind({ providerKeyId: null, model: null }));
});

test('a new secret reads the list that it sees', async () => {
  const id = await key({ defaultModel: 'model-a' });
  publish(['tuned-1']);
  const secret = 'another-secret-of-the-test';
  const body = { secret, defaultModel: 'tuned-1' };
  expect(ok(await updateProviderKey({ client: owner.client, path: { id }, body })).defaultModel).toBe('tuned-1');
  expect(provider.others.at(-1)?.headers.authorization).toBe(`Bearer ${secret}`);
});

test('a public list decides too, although it proves no key', async () => {
  const id = await key({ provider: 'ovhcloud' });
  expect(failure(await addKey({ provider: 'ovhcloud', defaultModel: 'nothing' }))).toMatchObject({
    code: 'model_not_allowed',
  });
  expect(ok(await verifyProviderKey({ client: owner.client, path: { id } }))).toMatchObject({
    status: 'unverified',
    models: LISTED,
    problem: { code: 'not_supported' },
  });
});

test('GET /providers says for which providers any model is allowed', async () => {
  const { data } = ok(await listProviders({ client: owner.client, query: { pageSize: 100 } }));
  const any = data.filter(({ anyModel }) => anyModel).map(({ id }) => id);
  expect(any).toEqual(expect.arrayContaining(['openrouter', 'azure-openai', 'ollama', 'openai-compatible']));
  const listing = ['scaleway', 'ovhcloud', 'ionos', 'groq', 'together', 'fireworks', 'xai', 'deepseek', 'cohere'];
  for (const id of [...listing, 'openai', 'local']) expect(any).not.toContain(id);
});
