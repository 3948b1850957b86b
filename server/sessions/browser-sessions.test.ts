import { beforeEach, describe, expect, test } from 'vitest';
import { openServices, START, type OpenServices } from '../app/testing/open-services.ts';
import type { ProviderTokens } from '../identity-provider/identity-provider.ts';
import type { ProviderChecks } from './check-provider.ts';
import { createSessionsService, type SessionsService } from './service.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const LIMITS = { idleMs: HOUR, maxMs: 3 * HOUR };
const TOKENS: ProviderTokens = {
  issuer: 'https://id.example',
  subject: 'bob',
  accessToken: 'first',
  refreshToken: null,
  idToken: null,
  expiresAt: null,
  groupsInIdToken: false,
};

let open: OpenServices;
let sessions: SessionsService;
beforeEach(async () => {
  open = await openServices();
  sessions = create();
});
const create = (provider: ProviderChecks | null = null, limits = LIMITS) =>
  createSessionsService({ ...open.resources, apiKeys: open.services.apiKeys, provider, limits });
const at = (ms: number) => void (open.clock.time = Date.parse(START) + ms);
const stored = () => open.rows.db.selectFrom('sessions').selectAll().orderBy('id').execute();
const bobs = (agent = 'Browser') => sessions.openFor('bob', { method: 'password', agent });
const isOpen = async (secret: string) => (await sessions.authenticate(secret)) !== null;

test('a session is found by its secret, of which only a hash is stored', async () => {
  const session = await bobs();
  expect(session).toMatchObject({ caller: { userId: 'bob', scope: 'write' }, method: 'password', maxAgeMs: 3 * HOUR });
  expect(Buffer.from(session.secret, 'base64url')).toHaveLength(32);
  const { secret, maxAgeMs: _, ...found } = session;
  expect(await sessions.authenticate(secret)).toEqual(found);
  expect(await sessions.authenticate(`${secret}x`)).toBeNull();
  const [row] = await stored();
  expect(JSON.stringify(row)).not.toContain(secret);
  expect(row).toMatchObject({
    browser: 'Browser',
    sealed_tokens: null,
    checked_at: null,
    used_at: START,
    expires_at: '2026-03-01T11:00:00.000Z',
  });
});

test('the token of writes belongs to one session, and is not its secret', async () => {
  const [one, other] = [await bobs(), await bobs()];
  expect(one.writeToken).not.toBe(other.writeToken);
  expect(one.secret).not.toContain(one.writeToken);
  expect((await sessions.authenticate(one.secret))?.writeToken).toBe(one.writeToken);
});

test('what the browser calls itself is cut, and may be nothing', async () => {
  await bobs('x'.repeat(201));
  await bobs('');
  expect((await stored()).map(({ browser }) => browser?.length ?? null)).toEqual([200, null]);
});

test('a session that a key opened may do what the key may, as long as it works', async () => {
  const { id } = await open.rows.database
    .transaction((tx) => open.services.apiKeys.issue(tx, 'bob', { name: 'Key', scope: 'read' }))
    .then(({ apiKey }) => apiKey);
  const caller = (await open.services.apiKeys.findCaller(id))!;
  const { secret } = await sessions.open(caller, '');
  expect(await sessions.authenticate(secret)).toMatchObject({ caller, method: 'api_key' });
  await open.services.apiKeys.delete(caller, id);
  expect(await sessions.authenticate(secret)).toBeNull();
});

describe('a session ends', () => {
  test('when it is not used for a while', async () => {
    const { secret } = await bobs();
    at(HOUR - 1);
    expect(await isOpen(secret)).toBe(true);
    at(2 * HOUR - 2);
    expect(await isOpen(secret)).toBe(true);
    at(3 * HOUR - 3);
    expect(await isOpen(secret)).toBe(true);
    const other = await bobs();
    open.clock.time += HOUR;
    expect(await isOpen(other.secret)).toBe(false);
  });

  test('after its longest time, however much it is used', async () => {
    const { secret } = await bobs();
    for (let minutes = 30; minutes < 180; minutes += 30) {
      at(minutes * MINUTE);
      expect(await isOpen(secret)).toBe(true);
    }
    at(3 * HOUR - 1);
    expect(await isOpen(secret)).toBe(true);
    at(3 * HOUR);
    expect(await isOpen(secret)).toBe(false);
  });

  test('when its longest time was made shorter meanwhile', async () => {
    const { secret } = await bobs();
    at(30 * MINUTE);
    expect(await create(null, { idleMs: HOUR, maxMs: 30 * MINUTE }).authenticate(secret)).toBeNull();
    expect(await create(null, { idleMs: HOUR, maxMs: 30 * MINUTE + 1 }).authenticate(secret)).not.toBeNull();
  });

  test('when it is closed, and others go on', async () => {
    const [one, other, anns] = [
      await bobs(),
      await bobs(),
      await sessions.openFor('ann', { method: 'passkey', agent: '' }),
    ];
    expect(await sessions.close('unknown')).toBeNull();
    expect(await sessions.close(one.secret, 'https://a.example')).toBeNull();
    expect([await isOpen(one.secret), await isOpen(other.secret)]).toEqual([false, true]);
    const third = await bobs();
    await sessions.closeAll('bob', third.id);
    expect([await isOpen(other.secret), await isOpen(third.secret), await isOpen(anns.secret)]).toEqual([
      false,
      true,
      true,
    ]);
    await sessions.closeAll('bob');
    expect([await isOpen(third.secret), await isOpen(anns.secret)]).toEqual([false, true]);
  });
});

test('its use is noted now and then only', async () => {
  const { secret } = await bobs();
  const usedAfter = async (ms: number) => {
    at(ms);
    await sessions.authenticate(secret);
    return Date.parse((await stored())[0]?.used_at ?? '') - Date.parse(START);
  };
  expect(await usedAfter(6 * MINUTE - 1)).toBe(0);
  expect(await usedAfter(6 * MINUTE)).toBe(6 * MINUTE);
  expect(await usedAfter(12 * MINUTE - 1)).toBe(6 * MINUTE);
  const days = create(null, { idleMs: 100 * HOUR, maxMs: 1_000 * HOUR });
  const other = await days.openFor('bob', { method: 'password', agent: '' });
  const opened = open.clock.time;
  for (const [ms, noted] of [
    [HOUR - 1, 0],
    [HOUR, HOUR],
  ] as const) {
    open.clock.time = opened + ms;
    await days.authenticate(other.secret);
    expect(Date.parse((await stored())[1]?.used_at ?? '') - opened).toBe(noted);
  }
});

test('a user’s open sessions are listed, the newest first, and the others swept', async () => {
  const first = await bobs();
  at(MINUTE);
  const second = await bobs();
  await sessions.openFor('ann', { method: 'password', agent: '' });
  expect((await sessions.list('bob')).map(({ id }) => id)).toEqual([second.id, first.id]);
  at(HOUR);
  expect((await sessions.list('bob')).map(({ id }) => id)).toEqual([second.id]);
  await sessions.sweep();
  expect(await stored()).toHaveLength(2);
  at(HOUR + MINUTE);
  await sessions.sweep();
  expect(await stored()).toEqual([]);
});

describe('a session of an identity provider', () => {
  let answer: (tokens: ProviderTokens) => ProviderTokens | null;
  let asked: string[];
  beforeEach(() => {
    asked = [];
    answer = (tokens) => tokens;
    sessions = create({
      check: (userId, tokens) => {
        asked.push(`${userId} ${tokens.accessToken}`);
        return Promise.resolve(answer(tokens));
      },
      getEndUrl: (tokens, returnUrl) => Promise.resolve(`${tokens.issuer}/end?to=${returnUrl}`),
    });
  });
  const begin = () => sessions.openFor('bob', { method: 'oidc', tokens: TOKENS, agent: '' });

  test('keeps its tokens sealed, and asks about the person at most once a minute', async () => {
    const { secret } = await begin();
    expect(JSON.stringify(await stored())).not.toContain('first');
    at(MINUTE - 1);
    expect([await isOpen(secret), asked]).toEqual([true, []]);
    at(MINUTE);
    expect([await isOpen(secret), await isOpen(secret)]).toEqual([true, true]);
    expect(asked).toEqual(['bob first']);
    at(2 * MINUTE);
    answer = (tokens) => ({ ...tokens, accessToken: 'second' });
    await isOpen(secret);
    at(3 * MINUTE);
    await isOpen(secret);
    expect(asked).toEqual(['bob first', 'bob first', 'bob second']);
  });

  test('ends when the provider no longer vouches for the person', async () => {
    const { secret } = await begin();
    at(MINUTE);
    answer = () => null;
    expect(await isOpen(secret)).toBe(false);
    expect(await stored()).toEqual([]);
  });

  test('asks once for requests that come together, which then all have the answer', async () => {
    const { secret } = await begin();
    at(MINUTE);
    answer = () => null;
    expect(await Promise.all([isOpen(secret), isOpen(secret)])).toEqual([false, false]);
    expect(asked).toHaveLength(1);
  });

  test('goes on while another server asks the provider', async () => {
    const { secret } = await begin();
    at(MINUTE);
    answer = () => null;
    const other = create({ check: () => isOpen(secret).then(() => TOKENS), getEndUrl: () => Promise.resolve(null) });
    expect(await other.authenticate(secret)).not.toBeNull();
    expect(asked).toEqual([]);
  });

  test('ends at the provider, too, where the browser is sent there', async () => {
    const [one, other] = [await begin(), await begin()];
    expect(await sessions.close(one.secret, 'https://a.example')).toBe('https://id.example/end?to=https://a.example');
    expect(await sessions.close(one.secret, 'https://a.example')).toBeNull();
    expect(await sessions.close(other.secret)).toBeNull();
  });

  test('ends where there is no provider any more, and others do not', async () => {
    const [ofProvider, ofPassword] = [await begin(), await bobs()];
    const without = create();
    expect(await without.authenticate(ofProvider.secret)).toBeNull();
    expect(await without.authenticate(ofPassword.secret)).not.toBeNull();
    expect(await without.close(ofProvider.secret, 'https://a.example')).toBeNull();
  });
});
