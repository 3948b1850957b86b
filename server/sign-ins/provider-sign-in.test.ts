import { beforeEach, describe, expect, test } from 'vitest';
import { openServices, refusalOf, START, type OpenServices } from '../app/testing/open-services.ts';
import {
  ProviderUnreachableError,
  SignInRefusedError,
  type IdentityProvider,
  type ProviderTokens,
  type ProviderUser,
} from '../identity-provider/identity-provider.ts';
import type { GroupGrant } from '../lib/people/group-grants.ts';
import { createSignInFlows } from './flows.ts';
import { createProviderChecks, createProviderSignIn, type ProviderSignIn } from './provider-sign-in.ts';

const CHECKS = { state: 'the-state', nonce: 'n', verifier: 'v' };
const USER: ProviderUser = {
  issuer: 'https://id.example',
  subject: 's1',
  name: 'Eva',
  email: 'eva@example.com',
  groups: ['staff'],
};
const TOKENS = { issuer: USER.issuer, subject: 's1', accessToken: 'first' } as unknown as ProviderTokens;
const REDIRECT = 'https://a.example/sign-in/callback';

let open: OpenServices;
/** What the provider answers. */
let answers: Partial<IdentityProvider>;
let signIn: ProviderSignIn;
/** Which roles were given to whom. */
let applied: [userId: string, grants: readonly GroupGrant[]][];
let outages: Error[];
const provider = (): IdentityProvider => ({
  name: 'Example',
  begin: () => Promise.resolve({ url: new URL('https://id.example/authorize'), checks: CHECKS }),
  finish: () => Promise.resolve({ user: USER, tokens: TOKENS }),
  ask: () => Promise.resolve({ groups: ['staff'], tokens: TOKENS }),
  getEndUrl: () => Promise.resolve(new URL('https://id.example/end')),
  ...answers,
});
const shared = () => ({
  database: open.rows.database,
  provider: provider(),
  memberships: {
    apply: (_: unknown, userId: string, grants: readonly GroupGrant[]) =>
      Promise.resolve(void applied.push([userId, grants])),
  },
  toRoles: (groups: readonly string[]): GroupGrant[] => groups.map((workspace) => ({ workspace, role: 'member' })),
});
const use = (more: Partial<IdentityProvider> = {}) => {
  answers = more;
  const { users, sessions } = open.services;
  const flows = createSignInFlows(open.resources);
  signIn = createProviderSignIn({ ...shared(), clock: open.clock, flows, users, sessions });
};
beforeEach(async () => {
  open = await openServices();
  applied = [];
  outages = [];
  use();
});

const begin = () => signIn.begin({ redirectUri: REDIRECT, returnTo: '/runs', browser: 'browser' });
const finish = (query = '?state=the-state&code=c', browser = 'browser') =>
  signIn.finish({ query, browser, agent: 'Browser' });
const identities = () => open.rows.db.selectFrom('user_identities').selectAll().execute();

test('a person signs in, and is a user from then on', async () => {
  expect(signIn.name).toBe('Example');
  expect((await begin()).href).toBe('https://id.example/authorize');
  const session = await finish();
  expect(session).toMatchObject({ method: 'oidc', returnTo: '/runs' });
  const { userId } = session.caller;
  expect(await open.services.users.find(userId)).toMatchObject({ name: 'Eva', plan: 'pro', email: null });
  expect(await identities()).toEqual([
    { issuer: USER.issuer, subject: 's1', user_id: userId, email: 'eva@example.com', created_at: START },
  ]);
  expect(applied).toEqual([[userId, [{ workspace: 'staff', role: 'member' }]]]);
  await begin();
  expect((await finish()).caller.userId).toBe(userId);
});

test('a person is known by the provider’s name, whatever address the person has', async () => {
  await begin();
  const first = await finish();
  use({
    finish: () => Promise.resolve({ user: { ...USER, email: 'new@example.com', name: 'Other' }, tokens: TOKENS }),
  });
  await begin();
  expect((await finish()).caller.userId).toBe(first.caller.userId);
  expect(await identities()).toMatchObject([{ email: 'new@example.com' }]);
  use({ finish: () => Promise.resolve({ user: { ...USER, subject: 's2' }, tokens: TOKENS }) });
  await begin();
  expect((await finish()).caller.userId).not.toBe(first.caller.userId);
  expect(await identities()).toHaveLength(2);
});

test('the provider is asked with what was begun', async () => {
  const asked: unknown[] = [];
  use({
    finish: (answer, checks) => {
      asked.push(answer.href, checks);
      return Promise.resolve({ user: USER, tokens: TOKENS });
    },
  });
  await begin();
  await finish();
  expect(asked).toEqual([`${REDIRECT}?state=the-state&code=c`, CHECKS]);
});

test.each<[string, () => Promise<unknown>]>([
  ['was not begun', () => finish('?state=other&code=c')],
  ['has no state', () => finish('?code=c')],
  ['began in another browser', () => finish(undefined, 'another')],
  ['was used already', () => finish().then(() => finish())],
  ['has expired', () => Promise.resolve((open.clock.time += 600_000)).then(() => finish())],
])('a sign-in that %s is refused', async (_, work) => {
  await begin();
  const refused = work();
  await expect(refused).rejects.toThrow('Begin again at the sign-in page of the console.');
  expect(await refusalOf(refused)).toBe('forbidden');
});

test.each<[Error, string]>([
  [new SignInRefusedError('You are not in the list.'), 'forbidden'],
  [new ProviderUnreachableError('No answer.'), 'unavailable'],
])('what the provider answers is told: %s', async (error, code) => {
  await begin();
  use({ begin: () => Promise.reject(error), finish: () => Promise.reject(error) });
  expect(await refusalOf(finish())).toBe(code);
  expect(await refusalOf(begin())).toBe(code);
  expect(await identities()).toEqual([]);
});

test('a defect is not told as the provider’s', async () => {
  use({ begin: () => Promise.reject(new TypeError('A defect.')) });
  await expect(begin()).rejects.toThrow(/^A defect\.$/);
});

describe('a person who is signed in', () => {
  const checks = (more: Partial<IdentityProvider> = {}) => {
    answers = more;
    return createProviderChecks({ ...shared(), onOutage: (error) => void outages.push(error) });
  };

  test('gets the roles that the provider says by now', async () => {
    const tokens = { ...TOKENS, accessToken: 'second' };
    expect(await checks({ ask: () => Promise.resolve({ groups: ['a', 'b'], tokens }) }).check('bob', TOKENS)).toBe(
      tokens,
    );
    expect(applied).toMatchObject([['bob', [{ workspace: 'a' }, { workspace: 'b' }]]]);
  });

  test('keeps the roles where the provider cannot say them', async () => {
    expect(await checks({ ask: () => Promise.resolve({ groups: null, tokens: TOKENS }) }).check('bob', TOKENS)).toBe(
      TOKENS,
    );
    expect(applied).toEqual([]);
  });

  test('is out when the provider says so, and not in an outage', async () => {
    const refused = checks({ ask: () => Promise.reject(new SignInRefusedError('Gone.')) });
    expect(await refused.check('bob', TOKENS)).toBeNull();
    const away = checks({ ask: () => Promise.reject(new ProviderUnreachableError('Away.')) });
    expect(await away.check('bob', TOKENS)).toBe(TOKENS);
    expect([outages.length, applied]).toEqual([1, []]);
    await expect(
      checks({ ask: () => Promise.reject(new TypeError('A defect.')) }).check('bob', TOKENS),
    ).rejects.toThrow('A defect.');
  });

  test('ends the session at the provider, if it has a page for that', async () => {
    const urlOf = (more: Partial<IdentityProvider> = {}) => checks(more).getEndUrl(TOKENS, 'https://a.example');
    expect(await urlOf()).toBe('https://id.example/end');
    expect(await urlOf({ getEndUrl: () => Promise.resolve(null) })).toBeNull();
    expect(await urlOf({ getEndUrl: () => Promise.reject(new ProviderUnreachableError('Away.')) })).toBeNull();
  });
});
