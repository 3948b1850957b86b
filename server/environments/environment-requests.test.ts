import type { Environment, EnvironmentDetail, ProviderKey } from '@excerpt/sdk';
import { beforeEach, describe, expect, test } from 'vitest';
import { openServices, refusalOf, START, type OpenServices, type Person } from '../app/testing/open-services.ts';
import { createProviderKeyHandlers } from '../provider-keys/handlers.ts';
import { createEnvironmentHandlers } from './handlers.ts';
import { createKeyBindings } from './key-bindings.ts';

let open: OpenServices;
let handlers: ReturnType<typeof createEnvironmentHandlers>;
/** What providers list, and the keys that they were asked with. */
let listed: string[];
let asked: string[];
beforeEach(async () => {
  listed = ['grok-5'];
  asked = [];
  open = await openServices({
    models: {
      listModels: ({ access }: { access: { quota: string } }) => {
        asked.push(access.quota);
        return Promise.resolve(listed);
      },
    } as never,
  });
  handlers = createEnvironmentHandlers(open.services.environments);
});

const at = (envSlug: string) => ({ slug: 'acme', envSlug });
const get = (envSlug = 'production', person: Person = 'ann') =>
  open.ask<EnvironmentDetail>(handlers.getEnvironment, person, { path: at(envSlug) });
const update = (body: object, envSlug = 'production', person: Person = 'ann') =>
  open.ask<EnvironmentDetail>(handlers.updateEnvironment, person, { path: at(envSlug), body });
const addKey = async (body: object = {}, person: Person = 'ann') => {
  const { createProviderKey } = createProviderKeyHandlers(open.services.providerKeys);
  const given = { provider: 'openai', secret: 'sk-0123456789abcdef0123', ...body };
  const key = await open.ask<ProviderKey>(createProviderKey, person, { body: given });
  asked.length = 0;
  return key;
};
const setStatus = (status: string) => open.rows.db.updateTable('provider_keys').set({ status }).execute();
const DEFAULTS = {
  slug: 'production',
  providerKeyId: null,
  model: null,
  verify: false,
  retentionDays: null,
  allowedResidencies: [],
  fallbacks: [],
  keepPrompts: false,
  promptRetentionDays: 30,
  isDefault: true,
  isLocked: false,
};

test('an environment says which model it uses', async () => {
  expect(await get()).toMatchObject({
    ...DEFAULTS,
    resolved: { provider: 'local', model: 'local-1', keySource: 'system' },
  });
  expect(await get('staging', 'bob')).toMatchObject({ slug: 'staging', isDefault: false });
});

test.each<[string, () => Promise<unknown>]>([
  ['of no such name', () => get('test')],
  ['that the workspace lacks', () => get('development')],
  ['for strangers', () => get('production', 'eve')],
  ['that a stranger changes', () => update({ verify: true }, 'production', 'eve')],
  ['of no such name, changed', () => update({ verify: true }, 'test')],
])('there is none %s', async (_, ask) => {
  expect(await refusalOf(ask())).toBe('not_found');
});

test('settings are changed where the request names them, by the owner', async () => {
  open.clock.time += 1_000;
  const first = {
    verify: true,
    retentionDays: 7,
    allowedResidencies: ['EU'],
    keepPrompts: true,
    promptRetentionDays: 3,
  };
  const updated = await update(first);
  expect(updated).toMatchObject({ ...DEFAULTS, ...first, updatedAt: '2026-03-01T10:00:01.000Z' });
  expect(await get()).toEqual(updated);
  const second = { verify: false, retentionDays: null, allowedResidencies: [], keepPrompts: false };
  expect(await update(second)).toMatchObject({ ...DEFAULTS, promptRetentionDays: 3 });
  expect(await update({})).toMatchObject({ ...DEFAULTS, promptRetentionDays: 3 });
  expect(await refusalOf(update({ verify: true }, 'production', 'bob'))).toBe('forbidden');
  expect((await get('staging')).verify).toBe(false);
  expect(await open.listActions()).toEqual(Array.from({ length: 3 }, () => 'environment.updated'));
});

test('only environments that have kept prompts are swept for them', async () => {
  const retention = async () =>
    (await open.rows.db.selectFrom('environments').selectAll().where('id', '=', 'env').executeTakeFirstOrThrow())
      .prompt_retention_days;
  await update({ verify: true, promptRetentionDays: 30 });
  expect(await retention()).toBeNull();
  await update({ keepPrompts: true });
  expect(await retention()).toBe(30);
  await update({ keepPrompts: false, promptRetentionDays: 5 });
  expect(await retention()).toBe(5);
});

describe('a model', () => {
  test('needs a key', async () => {
    expect(await refusalOf(update({ model: 'gpt-6-luna' }))).toBe('model_requires_key /model');
    const { id } = await addKey();
    expect(await update({ providerKeyId: id })).toMatchObject({
      model: null,
      resolved: { provider: 'openai', model: 'gpt-6-luna', keySource: 'user', residency: 'US' },
    });
    expect((await update({ model: 'gpt-6.1-sol' })).resolved).toMatchObject({ model: 'gpt-6.1-sol' });
    expect(await refusalOf(update({ providerKeyId: null }))).toBe('model_requires_key /model');
    expect(await update({ providerKeyId: null, model: null })).toMatchObject({ providerKeyId: null, model: null });
  });

  test.each<[string, string, string]>([
    ['gpt-1', 'model_not_allowed /model', 'only gpt-6-luna, gpt-6.1-terra, gpt-6.1-sol.'],
    ['mistral/mistral-small-2603', 'provider_mismatch /model', 'Send a model of openai, without its provider.'],
    ['openai/gpt-6-luna', 'model_not_allowed /model', 'does not allow the model openai/gpt-6-luna'],
    ['nobody/gpt', 'model_not_allowed /model', 'does not allow the model nobody/gpt'],
    ['/gpt', 'model_not_allowed /model', 'does not allow the model /gpt'],
  ])('%s is refused to a key of OpenAI', async (model, code, message) => {
    const { id } = await addKey();
    const refused = update({ providerKeyId: id, model });
    await expect(refused).rejects.toThrow(message);
    expect(await refusalOf(refused)).toBe(code);
    expect((await get()).providerKeyId).toBeNull();
  });

  test('of a provider that is gone is refused', async () => {
    const { id } = await addKey();
    await open.rows.db.updateTable('provider_keys').set({ provider: 'gone' }).execute();
    expect(await refusalOf(update({ providerKeyId: id, model: 'm' }))).toBe('unknown_provider /model');
  });

  test('that the provider does not list is refused, after its list was read again', async () => {
    const { id } = await addKey({ provider: 'xai', defaultModel: 'grok-5' });
    expect(await refusalOf(update({ providerKeyId: id, model: 'grok-6' }))).toBe('model_not_allowed /model');
    expect(asked).toEqual([id]);
    listed = ['grok-6'];
    open.clock.time += 60_000;
    expect((await update({ providerKeyId: id, model: 'grok-6' })).model).toBe('grok-6');
    // What is bound already stays, as does the default of the key.
    listed = ['grok-7'];
    await open.rows.db.updateTable('provider_keys').set({ published_models: '["grok-7"]' }).execute();
    expect((await update({ model: 'grok-6', verify: true })).model).toBe('grok-6');
    expect((await update({ providerKeyId: id, model: 'grok-5' })).model).toBe('grok-5');
    expect(await refusalOf(update({ model: 'grok-6' }))).toBe('model_not_allowed /model');
  });

  test('of the bound key is looked for in the list of that key', async () => {
    const { id } = await addKey({ provider: 'xai', defaultModel: 'grok-5' });
    await update({ providerKeyId: id });
    listed = ['grok-6'];
    expect((await update({ model: 'grok-6' })).model).toBe('grok-6');
    expect(asked).toEqual([id]);
    expect(await refusalOf(update({ model: 'grok-9' }, 'production', 'bob'))).toBe('forbidden');
  });
});

describe('a key', () => {
  test('of somebody else is not there', async () => {
    const { id } = await addKey({}, 'bob');
    expect(await refusalOf(update({ providerKeyId: id }))).toBe('not_found');
    expect(await refusalOf(update({ fallbacks: [{ providerKeyId: id }] }))).toBe('not_found');
  });

  test('that was refused cannot be bound, and what it is bound to can be changed', async () => {
    const { id } = await addKey();
    const other = await addKey();
    await update({ providerKeyId: id, fallbacks: [{ providerKeyId: id }] });
    await setStatus('invalid');
    expect((await update({ model: 'gpt-6.1-sol' })).model).toBe('gpt-6.1-sol');
    expect(await refusalOf(update({ providerKeyId: other.id }))).toBe('provider_key_invalid /providerKeyId');
    expect(await refusalOf(update({ providerKeyId: id }))).toBe('provider_key_invalid /providerKeyId');
    const fallbacks = [{ providerKeyId: id }, { providerKeyId: other.id }];
    expect(await refusalOf(update({ fallbacks }))).toBe('provider_key_invalid /fallbacks/1/providerKeyId');
    expect((await update({ fallbacks: [{ providerKeyId: id, model: 'gpt-6-luna' }] })).fallbacks).toHaveLength(1);
  });
});

describe('fallbacks', () => {
  test('are kept in their order, with their models', async () => {
    const [one, two] = [await addKey(), await addKey({ provider: 'mistral' })];
    const fallbacks = [{ providerKeyId: two.id, model: 'mistral-small-2603' }, { providerKeyId: one.id }];
    const updated = await update({ fallbacks });
    expect(updated.fallbacks).toEqual([fallbacks[0], { providerKeyId: one.id, model: null }]);
    expect(await get()).toEqual(updated);
    expect((await update({ verify: true })).fallbacks).toHaveLength(2);
    expect((await update({ fallbacks: [] })).fallbacks).toEqual([]);
  });

  test('are checked as the model is, each where it is', async () => {
    const { id } = await addKey();
    const xai = await addKey({ provider: 'xai', defaultModel: 'grok-5' });
    const withLast = (model: string, providerKeyId = id) =>
      refusalOf(update({ fallbacks: [{ providerKeyId: id }, { providerKeyId, model }] }));
    expect(await withLast('gpt-1')).toBe('model_not_allowed /fallbacks/1/model');
    expect(await withLast('mistral/mistral-small-2603')).toBe('provider_mismatch /fallbacks/1/model');
    expect(await withLast('grok-6', xai.id)).toBe('model_not_allowed /fallbacks/1/model');
    const kept = [
      { providerKeyId: xai.id, model: 'grok-5' },
      { providerKeyId: xai.id, model: 'grok-6' },
    ];
    await open.rows.db
      .updateTable('environments')
      .set({ fallbacks: JSON.stringify(kept) })
      .execute();
    expect((await update({ fallbacks: kept })).fallbacks).toEqual(kept);
    const other = [...kept, { providerKeyId: xai.id, model: 'grok-9' }];
    expect(await refusalOf(update({ fallbacks: other }))).toBe('model_not_allowed /fallbacks/2/model');
  });
});

test('an environment that is bound to the key of another member can be changed', async () => {
  const { id } = await addKey({}, 'bob');
  await open.rows.db.updateTable('environments').set({ provider_key_id: id }).execute();
  expect(await update({ verify: true })).toMatchObject({ providerKeyId: id, verify: true });
  expect(await refusalOf(update({ model: 'gpt-6.1-sol' }))).toBe('not_found');
});

test('the environments of an owner that use a key are found, and let go of it', async () => {
  const { services, resources, rows } = open;
  const bindings = createKeyBindings({ clock: resources.clock, audit: services.audit });
  const ofOther = { id: 'far', workspace_id: 'other', slug: 'production', provider_key_id: 'k1' };
  await rows.insert('workspaces', { id: 'other', slug: 'other', owner_id: 'eve' });
  const fallbacksOf = (...keys: string[]) =>
    JSON.stringify(keys.map((providerKeyId) => ({ providerKeyId, model: null })));
  await rows.insert('environments', ofOther, {
    id: 'env3',
    workspace_id: 'ws',
    slug: 'development',
    provider_key_id: 'k2',
    model: 'm',
    fallbacks: fallbacksOf('k1', 'k3'),
  });
  const set = (id: string, values: object) =>
    rows.db.updateTable('environments').set(values).where('id', '=', id).execute();
  await set('env', { provider_key_id: 'k1', model: 'm' });
  await set('env2', { provider_key_id: 'k2', fallbacks: fallbacksOf('k3') });
  await rows.database.transaction(async (tx) => {
    const bound = await bindings.list(tx, 'ann', 'k1');
    expect(bound).toMatchObject([
      { id: 'env', slug: 'production', workspaceSlug: 'acme', isLocked: false },
      { id: 'env3', slug: 'development', workspaceId: 'ws' },
    ]);
    await bindings.remove(tx, bound, { providerKeyId: 'k1', actorId: 'ann' });
  });
  const left = rows.db.selectFrom('environments').select(['id', 'provider_key_id', 'model', 'fallbacks']).orderBy('id');
  expect(await left.execute()).toEqual([
    { id: 'env', provider_key_id: null, model: null, fallbacks: null },
    { id: 'env2', provider_key_id: 'k2', model: null, fallbacks: fallbacksOf('k3') },
    { id: 'env3', provider_key_id: 'k2', model: 'm', fallbacks: fallbacksOf('k3') },
    { id: 'far', provider_key_id: 'k1', model: null, fallbacks: null },
  ]);
});

test('environments are listed in the order of a release', async () => {
  await open.rows.insert('environments', { id: 'env3', workspace_id: 'ws', slug: 'development', name: 'development' });
  const list = (query: object, person: Person = 'bob') =>
    open.ask<{ data: Environment[]; total: number }>(handlers.listEnvironments, person, {
      path: { slug: 'acme' },
      query,
    });
  const { data, total } = await list({});
  expect([total, data.map(({ slug }) => slug)]).toEqual([3, ['production', 'staging', 'development']]);
  expect(Object.keys(data[0] ?? {})).not.toContain('providerKeyId');
  expect((await list({ page: 2, pageSize: 2 })).data.map(({ slug }) => slug)).toEqual(['development']);
  expect(await refusalOf(list({}, 'eve'))).toBe('not_found');
});

test('without the plan for it, an environment can be read, but not changed', async () => {
  await open.rows.db.updateTable('users').set({ plan: 'free' }).where('id', '=', 'ann').execute();
  expect((await get('staging')).isLocked).toBe(true);
  expect(await refusalOf(update({ verify: true }, 'staging'))).toBe('environment_locked');
  expect((await update({ verify: true })).verify).toBe(true);
  const { getWritable, getWritableById, refuseLocked, getReadable } = open.services.environments;
  expect(await refusalOf(getWritable(open.rows.db, 'ws', 'staging'))).toBe('environment_locked');
  expect(await refusalOf(getWritableById(open.rows.db, 'ws', 'env2'))).toBe('environment_locked');
  expect(await refusalOf(getWritableById(open.rows.db, 'other', 'env'))).toBe('not_found');
  expect((await getWritableById(open.rows.db, 'ws', 'env')).id).toBe('env');
  expect((await getReadable(open.rows.db, 'ws', 'staging')).id).toBe('env2');
  expect(() => refuseLocked('staging', 'free')).toThrow('The staging environment needs the Pro plan.');
  refuseLocked('production', 'free');
});

test('the environments of a new workspace have nothing that was chosen', async () => {
  await open.rows.database.transaction((tx) => open.services.environments.createAll(tx, 'new'));
  const made = await open.rows.db.selectFrom('environments').selectAll().where('workspace_id', '=', 'new').execute();
  expect(made).toHaveLength(3);
  for (const one of made)
    expect(one).toMatchObject({ provider_key_id: null, fallbacks: null, allowed_residencies: null, created_at: START });
  expect(await open.services.environments.getAllowedResidencies(open.rows.db, made[0]?.id ?? '')).toEqual([]);
  await update({ allowedResidencies: ['EU', 'CH'] });
  expect(await open.services.environments.getAllowedResidencies(open.rows.db, 'env')).toEqual(['EU', 'CH']);
});
