import { beforeEach, describe, expect, test } from 'vitest';
import { openServices, refusalOf, START, type OpenServices } from '../app/testing/open-services.ts';
import type { BrowserSession, OpenedSession } from '../sessions/service.ts';
import { createAccountSignIn, type AccountSignIn, type Visitor } from './account-sign-in.ts';

const PASSWORD = 'correct horse';
const VISITOR: Visitor = { address: '192.0.2.1', agent: 'Browser', known: '' };

let open: OpenServices;
let accounts: AccountSignIn;
beforeEach(async () => {
  open = await openServices();
  accounts = open.services.accounts;
  await open.rows.db.updateTable('users').set({ email: 'bob@example.com' }).where('id', '=', 'bob').execute();
});

/** Argon2 takes its time: it is run where a test is about it. */
async function setPassword(userId: string, password = PASSWORD): Promise<void> {
  const credential = await accounts.prepare({ password, names: [] });
  await open.rows.database.transaction((tx) => accounts.keep(tx, userId, credential));
}
const signIn = (name: string, password = PASSWORD, visitor: Partial<Visitor> = {}) =>
  accounts.byPassword(name, password, { ...VISITOR, ...visitor });
const sessionsOf = async (userId: string) => (await open.services.sessions.list(userId)).map(({ id }) => id);
const sessionFor = (userId: string, method: OpenedSession['method'] = 'password') =>
  open.services.sessions.openFor(userId, { method: method as 'password', agent: '' });

describe('a password', () => {
  test('signs its user in, by the name or the address in any case', async () => {
    expect(await accounts.findMethods()).toEqual({ password: false, passkey: false });
    await setPassword('bob');
    for (const name of ['Bob', ' Bob ', 'bob@example.com', 'BOB@Example.com']) {
      const session = await signIn(name);
      expect(session).toMatchObject({ caller: { userId: 'bob' }, method: 'password' });
      expect(await open.services.sessions.authenticate(session.secret)).toMatchObject({ id: session.id });
    }
    expect(await accounts.findMethods()).toEqual({ password: true, passkey: false });
    expect(await accounts.read('bob')).toEqual({ hasPassword: true, passkeys: [] });
    expect(await accounts.read('ann')).toEqual({ hasPassword: false, passkeys: [] });
    expect((await open.services.sessions.list('bob'))[0]).toMatchObject({ browser: 'Browser', method: 'password' });
  });

  test('that is wrong, of an unknown user, or of a user without one gets the same answer', async () => {
    await setPassword('bob');
    const answers = [];
    for (const [name, password] of [
      ['Bob', 'wrong horse'],
      ['Bob', ''],
      ['Nobody', PASSWORD],
      ['Ann', PASSWORD],
    ] as const)
      answers.push(await signIn(name, password).catch((error: unknown) => [(error as Error).message, error]));
    for (const answer of answers)
      expect(answer).toMatchObject(['The name or the password is wrong.', { code: 'unauthorized' }]);
    expect(await sessionsOf('bob')).toEqual([]);
  });

  test('cannot be guessed for long, by whichever name of the user', async () => {
    for (let guess = 0; guess < 5; guess += 1) {
      const name = guess % 2 === 0 ? 'Bob' : 'bob@example.com';
      expect(await refusalOf(signIn(name, ''))).toBe('unauthorized');
    }
    expect(await refusalOf(signIn('Bob', ''))).toBe('rate_limited');
    // Another place, and another account, are free.
    expect(await refusalOf(signIn('Bob', '', { address: '192.0.2.2' }))).toBe('unauthorized');
    expect(await refusalOf(signIn('Ann', ''))).toBe('unauthorized');
    // The fifth of what was wrong or refused is for the user and the workspace.
    expect(await open.listActions()).toEqual(['sign_in.refused', 'sign_in.refused']);
  });

  test('of an unknown name is limited, too, without regard to case and blanks', async () => {
    for (const name of ['Nobody', 'nobody', ' NOBODY', 'nobody ', 'Nobody'])
      expect(await refusalOf(signIn(name, ''))).toBe('unauthorized');
    expect(await refusalOf(signIn('nobody', ''))).toBe('rate_limited');
  });

  test('is limited for an account from all places, and for a place on all accounts', async () => {
    for (let guess = 0; guess < 50; guess += 1) await refusalOf(signIn('Bob', '', { address: `198.51.100.${guess}` }));
    expect(await refusalOf(signIn('Bob', '', { address: '203.0.113.1' }))).toBe('rate_limited');
    for (let guess = 0; guess < 100; guess += 1) await refusalOf(signIn(`nobody ${guess}`, ''));
    expect(await refusalOf(signIn('somebody', ''))).toBe('rate_limited');
  });

  test('of a browser that signed in before is not blocked by others’ guesses', async () => {
    await setPassword('bob');
    const { known } = await signIn('Bob');
    for (let guess = 0; guess < 5; guess += 1) await refusalOf(signIn('Bob', ''));
    expect(await refusalOf(signIn('Bob'))).toBe('rate_limited');
    const session = await signIn('Bob', PASSWORD, { known });
    expect(session.known).not.toBe(known);
    // Neither a made-up cookie, nor that of another user, helps.
    const [nonce] = known.split('~');
    for (const other of ['x~y', `${nonce}~`, `${nonce}`, '~'])
      expect(await refusalOf(signIn('Bob', PASSWORD, { known: other }))).toBe('rate_limited');
    await setPassword('ann');
    const ofAnn = await signIn('Ann');
    expect(await refusalOf(signIn('Bob', PASSWORD, { known: ofAnn.known }))).toBe('rate_limited');
    // The browser itself guesses no longer than others.
    for (let guess = 0; guess < 5; guess += 1) await refusalOf(signIn('Bob', '', { known }));
    expect(await refusalOf(signIn('Bob', PASSWORD, { known }))).toBe('rate_limited');
  });

  test('that is weak is refused before there is a user', async () => {
    expect(await refusalOf(accounts.prepare({ password: 'short', names: [] }))).toBe('validation_failed /password');
    const named = accounts.prepare({ password: 'bob@example.com', names: ['Bob', 'bob@example.com'] });
    expect(await refusalOf(named)).toBe('validation_failed /password');
  });
});

describe('changing the password', () => {
  const change = (session: BrowserSession, current: string, password = 'another horse') =>
    accounts.changePassword(session, { current, password }, VISITOR);

  test('ends the other sessions of the user, and is in the audit log', async () => {
    await setPassword('bob');
    const [own, other, ofAnn] = [await sessionFor('bob'), await sessionFor('bob'), await sessionFor('ann')];
    await change(own, PASSWORD);
    expect(await sessionsOf('bob')).toEqual([own.id]);
    expect(await open.services.sessions.authenticate(other.secret)).toBeNull();
    expect(await sessionsOf('ann')).toEqual([ofAnn.id]);
    expect(await refusalOf(signIn('Bob'))).toBe('unauthorized');
    expect((await signIn('Bob', 'another horse')).caller.userId).toBe('bob');
    const [entry] = await open.rows.db
      .selectFrom('audit_entries')
      .select(['action', 'actor_id', 'target_id'])
      .execute();
    expect(entry).toEqual({ action: 'password.updated', actor_id: 'bob', target_id: 'bob' });
  });

  test('needs the current one, if there is one', async () => {
    const session = await sessionFor('bob');
    await change(session, 'none', PASSWORD);
    const refused = change(session, 'wrong horse');
    await expect(refused).rejects.toThrow('The current password is wrong.');
    expect(await refusalOf(refused)).toBe('forbidden');
    expect(await refusalOf(change(session, PASSWORD, 'short'))).toBe('validation_failed /password');
    expect(await refusalOf(change(session, PASSWORD, 'bob@example.com'))).toBe('validation_failed /password');
    for (let guess = 0; guess < 5; guess += 1) await refusalOf(change(session, ''));
    expect(await refusalOf(change(session, ''))).toBe('rate_limited');
  });

  test('is about the user’s own, even if the name is the address of somebody else', async () => {
    await open.rows.db.updateTable('users').set({ name: 'bob@example.com' }).where('id', '=', 'ann').execute();
    await setPassword('bob', 'bobs own horse');
    await setPassword('ann');
    const session = await sessionFor('ann');
    expect(await refusalOf(change(session, 'bobs own horse'))).toBe('forbidden');
    await change(session, PASSWORD);
    expect((await signIn('bob@example.com', 'bobs own horse')).caller.userId).toBe('bob');
  });

  test('is for the identity provider, where that signs the user in', async () => {
    const session = await sessionFor('bob', 'oidc');
    expect(await refusalOf(change(session, PASSWORD))).toBe('forbidden');
    const page = { origin: 'https://a.example', browser: 'b' };
    expect(await refusalOf(accounts.addPasskey(session, page, { name: 'Key', response: {} as never }))).toBe(
      'forbidden',
    );
  });
});

describe('a passkey', () => {
  const PAGE = { origin: 'https://a.example', browser: 'browser' };
  const passkey = { id: 'cred', publicKey: 'AA', counter: 3, transports: ['usb'] };
  const keep = (userId: string) => open.rows.database.transaction((tx) => accounts.keep(tx, userId, { passkey }));
  const answerTo = (challenge: string, id = 'cred') => {
    const clientDataJSON = Buffer.from(JSON.stringify({ challenge })).toString('base64url');
    return { id, response: { clientDataJSON } } as never;
  };

  test('is listed to its user, and deleted by its user only', async () => {
    await keep('bob');
    expect(await accounts.findMethods()).toEqual({ password: false, passkey: true });
    const { userId, ...stored } = { ...passkey, userId: 'bob' };
    const listed = { ...stored, userId, name: 'Passkey', usedAt: null, createdAt: START };
    expect(await accounts.read('bob')).toEqual({ hasPassword: false, passkeys: [listed] });
    expect((await accounts.read('ann')).passkeys).toEqual([]);
    expect(await refusalOf(accounts.deletePasskey(await sessionFor('ann'), 'cred'))).toBe('not_found');
    await accounts.deletePasskey(await sessionFor('bob'), 'cred');
    expect((await accounts.read('bob')).passkeys).toEqual([]);
    expect(await open.listActions()).toEqual(['passkey.deleted']);
  });

  test('that is unknown, or answers no open challenge, is refused and counted', async () => {
    await expect(accounts.byPasskey(PAGE, answerTo('x', 'unknown'), VISITOR)).rejects.toThrow('is not known here');
    await keep('bob');
    for (const answer of [answerTo('x'), { id: 'cred' }, { id: 'cred', response: { clientDataJSON: 'AA' } }])
      expect(await refusalOf(accounts.byPasskey(PAGE, answer as never, VISITOR))).toBe('forbidden');
    for (let guess = 0; guess < 2; guess += 1) await refusalOf(accounts.byPasskey(PAGE, answerTo('x'), VISITOR));
    const refused = open.rows.db.selectFrom('audit_entries').select(['target_id', 'details']);
    expect((await refused.execute()).map(({ target_id: target }) => target)).toEqual(['bob', 'bob']);
    expect(await sessionsOf('bob')).toEqual([]);
  });

  test('that is right signs its user in, and its use is noted', async () => {
    await keep('bob');
    const { services, resources, clock } = open;
    const { users, sessions, audit } = services;
    const passkeys = { ...services.passkeys, verify: () => Promise.resolve(4) };
    const unused = {} as never;
    const signing = createAccountSignIn({
      ...resources,
      users,
      sessions,
      audit,
      passkeys,
      guesses: unused,
      guessLog: unused,
    });
    clock.time += 1_000;
    const session = await signing.byPasskey(PAGE, answerTo('x'), VISITOR);
    expect(session).toMatchObject({ method: 'passkey', caller: { userId: 'bob' } });
    expect((await accounts.read('bob')).passkeys).toMatchObject([{ counter: 4, usedAt: '2026-03-01T10:00:01.000Z' }]);
  });

  test('is asked for by the page of one origin, for one purpose', async () => {
    const { passkeys } = open.services;
    const asked = (await passkeys.ask(PAGE)) as { challenge: string; rpId: string; userVerification: string };
    expect(asked).toMatchObject({ rpId: 'a.example', userVerification: 'required' });
    const offered = (await passkeys.offer(PAGE, 'Bob')) as { challenge: string };
    expect(offered).toMatchObject({
      rp: { id: 'a.example', name: 'Excerpt' },
      user: { name: 'Bob' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect(Buffer.from(asked.challenge, 'base64url')).toHaveLength(32);
    expect(offered.challenge).not.toBe(asked.challenge);
    await keep('bob');
    // An answer to an offer signs nobody in, nor does one that is not signed.
    expect(await refusalOf(accounts.byPasskey(PAGE, answerTo(offered.challenge), VISITOR))).toBe('forbidden');
    expect(await refusalOf(accounts.byPasskey(PAGE, answerTo(asked.challenge), VISITOR))).toBe('forbidden');
    expect(
      await refusalOf(passkeys.register(PAGE, answerTo(((await passkeys.ask(PAGE)) as typeof asked).challenge))),
    ).toBe('forbidden');
  });
});
