import type { ApiKey, ApiKeyCreated } from '@excerpt/sdk';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  openServices,
  readPage,
  refusalOf,
  START,
  type OpenServices,
  type Person,
} from '../app/testing/open-services.ts';
import { NO_LIMITS } from '../lib/people/workspace-roles.ts';
import { createApiKeyHandlers } from './handlers.ts';
import type { ApiKeysService } from './service.ts';

let open: OpenServices;
let keys: ApiKeysService;
let handlers: ReturnType<typeof createApiKeyHandlers>;
beforeEach(async () => {
  open = await openServices();
  keys = open.services.apiKeys;
  handlers = createApiKeyHandlers(keys);
});

const create = (body: object = {}, person: Person = 'ann') =>
  open.ask<ApiKeyCreated>(handlers.createApiKey, person, { body: { name: 'CI', ...body } });
const list = (query: object = {}, person: Person = 'ann') =>
  open.ask<{ data: ApiKey[]; total: number }>(handlers.listApiKeys, person, { query });
const remove = (id: string, person: Person = 'ann') => open.ask(handlers.deleteApiKey, person, { path: { id } });
const after = (ms: number) => new Date(Date.parse(START) + ms).toISOString();

test('a key is shown once with its secret, of which only a hash is stored', async () => {
  const { key: secret, ...made } = await create();
  expect(secret).toMatch(/^exk_[\w-]{43}$/);
  expect(made).toEqual({
    id: made.id,
    name: 'CI',
    maskedKey: `${secret.slice(0, 8)}…${secret.slice(-4)}`,
    scope: 'write',
    expiresAt: null,
    lastUsedAt: null,
    createdAt: START,
    workspace: null,
    env: null,
    role: null,
  });
  expect((await list()).data).toEqual([made]);
  const stored = await open.rows.db.selectFrom('api_keys').selectAll().executeTakeFirstOrThrow();
  expect(JSON.stringify(stored)).not.toContain(secret);
  expect(stored).toMatchObject({ user_id: 'ann', kind: 'program' });
  expect(await open.listActions()).toEqual(['api_key.created']);
});

test('a key authenticates its user with its limits', async () => {
  const { id, key } = await create({ scope: 'read', workspace: 'acme', env: 'staging', role: 'reader' });
  const caller = {
    userId: 'ann',
    keyId: id,
    scope: 'read',
    limits: { workspaceId: 'ws', env: 'staging', role: 'reader' },
  };
  expect(await keys.authenticate(key)).toEqual(caller);
  expect(await keys.findCaller(id)).toEqual(caller);
  expect((await list()).data[0]).toMatchObject({ workspace: 'acme', env: 'staging', role: 'reader', scope: 'read' });
  const unlimited = await create({}, 'bob');
  expect(await keys.authenticate(unlimited.key)).toMatchObject({ userId: 'bob', scope: 'write', limits: NO_LIMITS });
});

test('unknown, revoked and expired keys authenticate nobody', async () => {
  expect(await keys.authenticate('exk_unknown')).toBeNull();
  expect(await keys.findCaller('key_unknown')).toBeNull();
  const { id, key } = await create({ expiresAt: after(1_000) });
  open.clock.time += 999;
  expect(await keys.authenticate(key)).toMatchObject({ keyId: id });
  open.clock.time += 1;
  expect([await keys.authenticate(key), await keys.findCaller(id)]).toEqual([null, null]);
  const revoked = await create();
  await remove(revoked.id);
  expect([await keys.authenticate(revoked.key), await keys.findCaller(revoked.id)]).toEqual([null, null]);
});

describe('the end of a key', () => {
  test.each<[string, unknown, string | null]>([
    ['never', null, null],
    ['in a moment', after(1), after(1)],
    ['in another zone', '2026-03-02T00:00:00+02:00', '2026-03-01T22:00:00.000Z'],
    ['the last moment', '9999-12-31T23:59:59.999Z', '9999-12-31T23:59:59.999Z'],
  ])('may be %s', async (_, expiresAt, shown) => {
    expect((await create({ expiresAt })).expiresAt).toBe(shown);
  });

  test.each<[string, string, string]>([
    ['now', START, 'must be in the future'],
    ['past', after(-1), 'must be in the future'],
    ['no time', 'soon', 'must be a date and time'],
    ['after the last year that a timestamp has', '+010000-01-01T00:00:00.000Z', 'before the year 10000'],
  ])('is refused if it is %s', async (_, expiresAt, message) => {
    const refused = create({ expiresAt });
    await expect(refused).rejects.toThrow(message);
    expect(await refusalOf(refused)).toBe('validation_failed /expiresAt');
    expect((await list()).total).toBe(0);
  });
});

test('a key is limited to a workspace of its user only', async () => {
  await open.rows.insert('workspaces', { id: 'other', slug: 'other', owner_id: 'eve' });
  for (const workspace of ['other', 'none']) expect(await refusalOf(create({ workspace }))).toBe('not_found');
  expect(await refusalOf(create({ workspace: 'acme' }, 'eve'))).toBe('not_found');
  expect((await create({ workspace: 'acme' }, 'bob')).workspace).toBe('acme');
});

test('the last use is noted once a minute', async () => {
  const { id, key } = await create();
  const lastUse = async () => (await list()).data[0]?.lastUsedAt;
  const useAfter = (ms: number) => {
    open.clock.time = Date.parse(START) + ms;
    return keys.authenticate(key);
  };
  await useAfter(0);
  expect(await lastUse()).toBe(START);
  await useAfter(59_999);
  expect(await lastUse()).toBe(START);
  await useAfter(60_000);
  expect(await lastUse()).toBe(after(60_000));
  open.clock.time += 60_000;
  await keys.findCaller(id);
  expect(await lastUse()).toBe(after(120_000));
});

test('keys are listed page by page, the newest first, and only the caller’s', async () => {
  const ids: string[] = [];
  for (const name of ['a', 'b', 'c']) ids.push((await create({ name })).id);
  await create({}, 'bob');
  const [a, b, c] = ids;
  expect(await readPage(list, 1)).toEqual([[c, b], { page: 1, pageSize: 2, total: 3 }]);
  expect(await readPage(list, 2)).toEqual([[a], { page: 2, pageSize: 2, total: 3 }]);
});

test('a key is revoked by its user only, once', async () => {
  const { id, key } = await create();
  expect(await refusalOf(remove(id, 'bob'))).toBe('not_found');
  expect(await keys.authenticate(key)).not.toBeNull();
  const other = await create();
  await remove(id);
  expect(await refusalOf(remove(id))).toBe('not_found');
  expect((await list()).data.map((one) => one.id)).toEqual([other.id]);
  expect(await open.listActions()).toEqual(['api_key.created', 'api_key.created', 'api_key.deleted']);
});

test('sign-ins of a user share one internal key, which is not listed', async () => {
  const find = (user: string) => open.rows.database.transaction((tx) => keys.findPersonKey(tx, user));
  const program = await create();
  const id = await find('ann');
  expect(await find('ann')).toBe(id);
  expect([id === program.id, id === (await find('bob'))]).toEqual([false, false]);
  expect(await keys.findCaller(id)).toEqual({ userId: 'ann', keyId: id, scope: 'write', limits: NO_LIMITS });
  expect((await list()).data.map((one) => one.id)).toEqual([program.id]);
  expect(await refusalOf(remove(id))).toBe('not_found');
  const stored = await open.rows.db.selectFrom('api_keys').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  expect(await keys.authenticate(stored.secret_hash)).toBeNull();
  expect(stored).toMatchObject({ kind: 'person', masked_key: '', expires_at: null, created_at: START });
});

test('the operator issues keys for a user, with a secret of the operator’s choice', async () => {
  const issued = await open.rows.database.transaction((tx) =>
    keys.issue(tx, 'eve', { name: 'First' }, 'exk_mine-0123'),
  );
  expect([issued.secret, issued.apiKey.maskedKey]).toEqual(['exk_mine-0123', 'exk_mine…0123']);
  expect(await keys.authenticate('exk_mine-0123')).toMatchObject({ userId: 'eve' });
  const [entry] = await open.rows.db.selectFrom('audit_entries').select(['action', 'actor_id', 'target_id']).execute();
  expect(entry).toEqual({ action: 'api_key.created', actor_id: null, target_id: issued.apiKey.id });
});
