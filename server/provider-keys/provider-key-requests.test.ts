import type { ProviderKey } from '@excerpt/sdk';
import { beforeEach, expect, test } from 'vitest';
import {
  openServices,
  readPage,
  refusalOf,
  START,
  type OpenServices,
  type Person,
} from '../app/testing/open-services.ts';
import { ExtractionError, type ProviderAccess } from '../extraction/engine.ts';
import { AddressGuard } from '../lib/addresses/address-guard.ts';
import { refuseAddress } from './check-key.ts';
import { createProviderKeyHandlers } from './handlers.ts';

const SECRET = 'sk-0123456789abcdef0123';
const ADDRESS = 'https://8.8.8.8/v1';

let open: OpenServices;
let handlers: ReturnType<typeof createProviderKeyHandlers>;
/** What the providers list; an error that they answer with. */
let listed: string[] | null | ExtractionError;
let asked: { provider: string; access: ProviderAccess }[];
beforeEach(async () => {
  listed = null;
  asked = [];
  open = await openServices({
    models: {
      async listModels({ provider, access }: { provider: string; access: ProviderAccess }) {
        asked.push({ provider, access });
        if (listed instanceof Error) throw listed;
        return Promise.resolve(listed);
      },
    } as never,
  });
  handlers = createProviderKeyHandlers(open.services.providerKeys);
});

const create = (body: object, person: Person = 'ann') =>
  open.ask<ProviderKey>(handlers.createProviderKey, person, { body: { secret: SECRET, ...body } });
const update = (id: string, body: object, person: Person = 'ann') =>
  open.ask<ProviderKey>(handlers.updateProviderKey, person, { path: { id }, body });
const get = (id: string, person: Person = 'ann') =>
  open.ask<ProviderKey>(handlers.getProviderKey, person, { path: { id } });
const remove = (id: string, person: Person = 'ann') => open.ask(handlers.deleteProviderKey, person, { path: { id } });
const list = (query: object = {}, person: Person = 'ann') =>
  open.ask<{ data: ProviderKey[]; total: number; page: number; pageSize: number }>(handlers.listProviderKeys, person, {
    query,
  });
const stored = (id: string) =>
  open.rows.db.selectFrom('provider_keys').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const secretOf = async (id: string) => open.resources.box.open((await stored(id)).sealed_secret ?? '', id);

test('a key is stored sealed, and shown without its secret', async () => {
  const made = await create({ provider: 'openai' });
  expect(made).toEqual({
    id: made.id,
    provider: 'openai',
    name: 'OpenAI',
    defaultModel: 'gpt-6-luna',
    baseUrl: null,
    residency: null,
    contextTokens: null,
    maskedKey: 'sk…23',
    status: 'unverified',
    verifiedAt: null,
    createdAt: START,
    updatedAt: START,
  });
  expect(await get(made.id)).toEqual(made);
  expect((await stored(made.id)).user_id).toBe('ann');
  expect((await stored(made.id)).sealed_secret).not.toContain(SECRET);
  expect(await secretOf(made.id)).toBe(SECRET);
  expect(await open.listActions()).toEqual(['provider_key.created']);
});

test('a key of a server of one’s own needs an address and a model, and no secret', async () => {
  const own = { provider: 'openai-compatible', secret: undefined, baseUrl: ADDRESS, defaultModel: 'm' };
  const made = await create({ ...own, name: 'Ours', residency: 'EU', contextTokens: 8_000 });
  expect(made).toMatchObject({
    name: 'Ours',
    baseUrl: ADDRESS,
    residency: 'EU',
    contextTokens: 8_000,
    maskedKey: null,
  });
  expect(await get(made.id)).toEqual(made);
  expect((await stored(made.id)).sealed_secret).toBeNull();
  expect(await refusalOf(create({ ...own, baseUrl: undefined }))).toBe('validation_failed /baseUrl');
  expect(await refusalOf(create({ ...own, defaultModel: undefined }))).toBe('validation_failed /defaultModel');
});

test.each<[string, object, string]>([
  ['an unknown provider', { provider: 'nobody' }, 'unknown_provider /provider'],
  ['the built-in extractor', { provider: 'local' }, 'provider_mismatch /provider'],
  ['no secret', { provider: 'openai', secret: undefined }, 'validation_failed /secret'],
  ['another address of a service', { provider: 'openai', baseUrl: ADDRESS }, 'validation_failed /baseUrl'],
  ['a residency that is known', { provider: 'openai', residency: 'EU' }, 'validation_failed /residency'],
  ['a model that is not offered', { provider: 'openai', defaultModel: 'gpt-1' }, 'model_not_allowed /defaultModel'],
])('is refused: %s', async (_, body, code) => {
  expect(await refusalOf(create(body))).toBe(code);
  expect((await list()).total).toBe(0);
});

test.each([
  ['http://8.8.8.8/v1', true],
  ['https://127.0.0.1/v1', true],
  ['http://127.0.0.1/v1', true],
  ['ftp://8.8.8.8/v1', false],
  ['https://me:pass@8.8.8.8/v1', false],
  ['https://8.8.8.8/v1#top', false],
  ['https://8.8.8.8/v1?token=1', false],
  ['https://8.8.8.8/v1?api-version=1&more=2', false],
])('the address %s is refused; the operator can allow it: %s', async (baseUrl, isForOperator) => {
  const error: unknown = await create({ provider: 'vllm', baseUrl, defaultModel: 'm' }).catch(
    (thrown: unknown) => thrown,
  );
  expect(error).toMatchObject({ code: 'invalid_url', details: [{ in: 'body', path: '/baseUrl' }] });
  expect((error as Error).message.includes('EXCERPT_PROVIDER_ALLOW_PRIVATE')).toBe(isForOperator);
  expect(asked).toEqual([]);
});

test('where the operator allows it, an address may be private and without TLS', async () => {
  const allowing = { addresses: new AddressGuard('all'), allowsHttp: true };
  await refuseAddress(allowing, 'http://10.0.0.1:8000/v1');
  await refuseAddress(allowing, undefined);
  const refused = refuseAddress(allowing, 'http://me:pass@10.0.0.1/v1');
  await expect(refused).rejects.toThrow(/^baseUrl must not carry a user name or a password\.$/);
});

test('an address may name the version of its interface', async () => {
  const baseUrl = `${ADDRESS}?api-version=2026-01-01`;
  expect((await create({ provider: 'azure-openai', baseUrl, defaultModel: 'm' })).baseUrl).toBe(baseUrl);
});

test('a model that the provider does not list is refused, with the nearest that it lists', async () => {
  listed = ['grok-5', 'grok-5-mini', 'vision-1', 'vision-2'];
  const made = await create({ provider: 'xai', defaultModel: 'grok-5' });
  expect(asked).toEqual([{ provider: 'xai', access: { apiKey: SECRET, baseUrl: null, quota: made.id } }]);
  await expect(create({ provider: 'xai', defaultModel: 'grok-6' })).rejects.toThrow(
    'It lists grok-5, grok-5-mini, vision-1, the nearest of 4.',
  );
  expect(await refusalOf(update(made.id, { defaultModel: 'grok-6' }))).toBe('model_not_allowed /defaultModel');
  expect((await update(made.id, { defaultModel: 'grok-5-mini' })).defaultModel).toBe('grok-5-mini');
});

test.each<[string, typeof listed]>([
  ['does not answer', new ExtractionError('provider_unavailable', 'Away.')],
  ['has no list', null],
  ['lists more than is kept', Array.from({ length: 5_001 }, (_, index) => `m${index}`)],
  ['lists nothing', []],
])('any model is taken of a provider that %s', async (_, answer) => {
  listed = answer;
  expect((await create({ provider: 'xai', defaultModel: 'grok-6' })).defaultModel).toBe('grok-6');
});

test('a list of the largest size decides', async () => {
  listed = Array.from({ length: 5_000 }, (_, index) => `m${index}`);
  expect(await refusalOf(create({ provider: 'xai', defaultModel: 'grok-6' }))).toBe('model_not_allowed /defaultModel');
});

test('an error that is not the provider’s is not hidden', async () => {
  listed = new TypeError('A defect.') as never;
  await expect(create({ provider: 'xai', defaultModel: 'grok-6' })).rejects.toThrow('A defect.');
});

test('a changed key keeps what the request does not name', async () => {
  const made = await create({ provider: 'openai', name: 'First' });
  open.clock.time += 60_000;
  const named = await update(made.id, { name: 'Second' });
  expect(named).toEqual({ ...made, name: 'Second', updatedAt: '2026-03-01T10:01:00.000Z' });
  expect(await secretOf(made.id)).toBe(SECRET);
  const model = await update(made.id, { defaultModel: 'gpt-6.1-sol', contextTokens: 9 });
  expect(model).toMatchObject({ name: 'Second', defaultModel: 'gpt-6.1-sol', contextTokens: 9, maskedKey: 'sk…23' });
  expect(await get(made.id)).toEqual(model);
  expect(await open.listActions()).toEqual(['provider_key.created', 'provider_key.updated', 'provider_key.updated']);
});

test('a new secret takes back the verdict on the old one, a new name does not', async () => {
  const made = await create({ provider: 'openai' });
  await open.rows.db.updateTable('provider_keys').set({ status: 'invalid', verified_at: START }).execute();
  expect(await update(made.id, { name: 'Ours' })).toMatchObject({ status: 'invalid', verifiedAt: START });
  const secret = 'another-secret-of-the-same-kind';
  const changed = await update(made.id, { secret });
  expect(changed).toMatchObject({ status: 'unverified', verifiedAt: null, maskedKey: 'ano…ind', name: 'Ours' });
  expect([await get(made.id), await secretOf(made.id)]).toEqual([changed, secret]);
});

test('a stored secret is never sent to another address', async () => {
  const own = { provider: 'openai-compatible', baseUrl: ADDRESS, defaultModel: 'm', residency: 'EU' };
  const { id } = await create(own);
  const elsewhere = { baseUrl: 'https://8.8.4.4/v1' };
  expect(await refusalOf(update(id, elsewhere))).toBe('validation_failed /secret');
  expect(await update(id, { baseUrl: ADDRESS })).toMatchObject({ baseUrl: ADDRESS, residency: 'EU' });
  expect(await update(id, { ...elsewhere, secret: SECRET })).toMatchObject({ ...elsewhere, residency: 'EU' });
  expect(await refusalOf(update(id, { baseUrl: 'https://127.0.0.1/v1', secret: SECRET }))).toBe('invalid_url /baseUrl');
  const plain = await create({ ...own, secret: undefined });
  expect(await update(plain.id, elsewhere)).toMatchObject({ ...elsewhere, status: 'unverified' });
  expect(asked.filter(({ access }) => access.apiKey === SECRET && access.baseUrl !== ADDRESS)).toEqual([]);
});

test('the list that a new secret sees replaces the stored one', async () => {
  listed = ['grok-5'];
  const { id } = await create({ provider: 'xai', defaultModel: 'grok-5' });
  listed = ['grok-6'];
  await update(id, { secret: 'another-secret-of-the-same-kind' });
  expect((await stored(id)).published_models).toBe('["grok-6"]');
  expect(asked.at(-1)?.access).toEqual({ apiKey: 'another-secret-of-the-same-kind', baseUrl: null, quota: id });
  expect((await update(id, { defaultModel: 'grok-6' })).defaultModel).toBe('grok-6');
});

test('the stored list is read again for a model that it lacks, at most once a minute', async () => {
  listed = ['grok-5'];
  const { id } = await create({ provider: 'xai', defaultModel: 'grok-5' });
  const choose = (defaultModel: string) => update(id, { defaultModel });
  await choose('grok-5');
  expect(asked).toHaveLength(1);
  expect(await refusalOf(choose('grok-6'))).toBe('model_not_allowed /defaultModel');
  listed = ['grok-5', 'grok-6'];
  open.clock.time += 59_999;
  expect(await refusalOf(choose('grok-6'))).toBe('model_not_allowed /defaultModel');
  expect(asked).toHaveLength(2);
  open.clock.time += 1;
  expect((await choose('grok-6')).defaultModel).toBe('grok-6');
  expect(asked.at(-1)?.access).toMatchObject({ apiKey: SECRET, quota: id });
  // What the provider no longer lists stays, as long as it is not chosen anew.
  listed = new ExtractionError('provider_unavailable', 'Away.');
  open.clock.time += 60_000;
  expect(await refusalOf(choose('grok-7'))).toBe('model_not_allowed /defaultModel');
  expect((await stored(id)).published_models).toBe('["grok-5","grok-6"]');
});

test('keys are the caller’s own: others do not see, change, delete or verify them', async () => {
  const { id } = await create({ provider: 'openai' });
  await create({ provider: 'mistral' }, 'bob');
  expect((await list()).data.map((key) => key.id)).toEqual([id]);
  for (const work of [
    get(id, 'bob'),
    update(id, { name: 'Mine' }, 'bob'),
    remove(id, 'bob'),
    open.ask(handlers.verifyProviderKey, 'bob', { path: { id } }),
  ])
    expect(await refusalOf(work)).toBe('not_found');
  expect((await get(id)).name).toBe('OpenAI');
});

test('keys are listed page by page, the newest first', async () => {
  const ids: string[] = [];
  for (const name of ['a', 'b', 'c']) ids.push((await create({ provider: 'openai', name })).id);
  const [a, b, c] = ids;
  expect(await readPage(list, 1)).toEqual([[c, b], { page: 1, pageSize: 2, total: 3 }]);
  expect(await readPage(list, 2)).toEqual([[a], { page: 2, pageSize: 2, total: 3 }]);
});

test('a key is deleted unless an open environment uses it', async () => {
  const { id } = await create({ provider: 'openai' });
  const other = await create({ provider: 'openai' });
  const bind = (slug: string, values: object) =>
    open.rows.db
      .updateTable('environments')
      .set(values)
      .where('slug', '=', slug as never)
      .execute();
  await bind('staging', { provider_key_id: id, model: 'gpt-6-luna' });
  await expect(remove(id)).rejects.toThrow('Environments use this key: acme/staging. Bind them to another key');
  expect(await refusalOf(remove(id))).toBe('in_use');
  await bind('production', { provider_key_id: id });
  await expect(remove(id)).rejects.toThrow(/: acme\/(?:staging, acme\/production|production, acme\/staging)\. /);
  await bind('production', { provider_key_id: null });
  await bind('staging', { provider_key_id: null, fallbacks: JSON.stringify([{ providerKeyId: id, model: null }]) });
  expect(await refusalOf(remove(id))).toBe('in_use');
  expect((await get(id)).id).toBe(id);
  // A locked environment could not be bound to another key.
  const two = [id, other.id].map((providerKeyId) => ({ providerKeyId, model: null }));
  await bind('staging', { provider_key_id: id, model: 'gpt-6-luna', fallbacks: JSON.stringify(two) });
  await open.rows.db.updateTable('users').set({ plan: 'free' }).where('id', '=', 'ann').execute();
  await remove(id);
  expect(await refusalOf(get(id))).toBe('not_found');
  const staging = open.rows.db.selectFrom('environments').selectAll().where('slug', '=', 'staging');
  expect(await staging.executeTakeFirstOrThrow()).toMatchObject({
    provider_key_id: null,
    model: null,
    fallbacks: JSON.stringify([two[1]]),
    updated_at: START,
  });
  expect((await open.listActions()).slice(2)).toEqual(['provider_key.deleted', 'environment.updated']);
  expect((await get(other.id)).id).toBe(other.id);
});
