import type { Invite, InviteCreated } from '@excerpt/sdk';
import { beforeEach, describe, expect, test } from 'vitest';
import { openServices, refusalOf, START, type OpenServices, type Person } from '../app/testing/open-services.ts';
import type { Visitor } from '../sign-ins/account-sign-in.ts';
import { createInviteHandlers } from './handlers.ts';

const VISITOR: Visitor = { address: '192.0.2.1', agent: 'Browser', known: '' };
const PAGE = { origin: 'https://a.example', browser: 'b' };
const HOUR = 3_600_000;

let open: OpenServices;
let handlers: ReturnType<typeof createInviteHandlers>;
let lifetimeMs: number;
beforeEach(async () => {
  open = await openServices();
  handlers = createInviteHandlers(open.services.invites, 'https://excerpt.example');
  lifetimeMs = open.resources.config.inviteMs;
});

const create = (body: object = {}, person: Person = 'ann') =>
  open.ask<InviteCreated>(handlers.createInvite, person, { body: { role: 'member', ...body } });
const list = (query: object = {}, person: Person = 'ann') =>
  open.ask<{ data: Invite[]; total: number }>(handlers.listInvites, person, { query });
const remove = (id: string, person: Person = 'ann') => open.ask(handlers.deleteInvite, person, { path: { id } });
const tokenOf = ({ url }: InviteCreated) => url.slice(url.indexOf('#') + 1);
const find = (token: string, visitor: Partial<Visitor> = {}) =>
  open.services.inviteLinks.find(token, { ...VISITOR, ...visitor });
const accept = (token: string, name = 'Eva', password = 'correct horse') =>
  open.services.inviteLinks.accept({ token, name, credential: { password } }, PAGE, VISITOR);
const join = async (token: string, person: Person) => {
  const session = await open.services.sessions.openFor(person, { method: 'password', agent: '' });
  return open.services.inviteLinks.join(token, session, VISITOR);
};
const roleOf = async (userId: string) => {
  const members = open.rows.db.selectFrom('workspace_members').select('role').where('user_id', '=', userId);
  return (await members.where('workspace_id', '=', 'ws').executeTakeFirst())?.role;
};

describe('an invite', () => {
  test('is a link, whose secret is stored as a hash only', async () => {
    const made = await create({ role: 'reviewer', email: ' Eva@Example.com ' });
    const { url, ...invite } = made;
    expect(invite).toEqual({
      id: invite.id,
      role: 'reviewer',
      email: 'eva@example.com',
      createdBy: 'ann',
      createdAt: START,
      expiresAt: new Date(Date.parse(START) + lifetimeMs).toISOString(),
    });
    expect(url).toMatch(/^https:\/\/excerpt\.example\/invite#inv_[0-9a-z]{26}\.[\w-]{43}$/);
    expect((await list()).data).toEqual([invite]);
    const stored = await open.rows.db.selectFrom('invites').selectAll().executeTakeFirstOrThrow();
    expect(JSON.stringify(stored)).not.toContain(tokenOf(made).split('.')[1]);
    expect(await open.listActions()).toEqual(['invite.created']);
  });

  test.each<[object, string]>([
    [{ host: 'here:8787' }, 'http://here:8787/invite'],
    [{ host: 'here', 'x-forwarded-proto': 'https' }, 'https://here/invite'],
    [{ host: 'here', 'x-forwarded-proto': 'https,http' }, 'https://here/invite'],
    [{ host: 'here', 'x-forwarded-proto': 'http,https' }, 'http://here/invite'],
    [{}, 'http://localhost/invite'],
  ])('leads, without a public address of the server, to where the request %j came to', async (headers, url) => {
    const local = createInviteHandlers(open.services.invites, null);
    const made = await open.ask<InviteCreated>(local.createInvite, 'ann', { body: { role: 'member' }, headers });
    expect(made.url.split('#')[0]).toBe(url);
  });

  test('needs no address, and none that is not one', async () => {
    expect((await create()).email).toBeNull();
    expect((await create({ email: null })).email).toBeNull();
    expect(await refusalOf(create({ email: 'eva' }))).toBe('validation_failed /email');
  });

  test('is made, seen and withdrawn by owners only', async () => {
    const made = await create();
    for (const [person, code] of [
      ['bob', 'forbidden'],
      ['eve', 'not_found'],
    ] as const) {
      expect(await refusalOf(create({}, person))).toBe(code);
      expect(await refusalOf(list({}, person))).toBe(code);
      expect(await refusalOf(remove(made.id, person))).toBe(code);
    }
    expect(await refusalOf(remove('inv_none'))).toBe('not_found');
    expect((await find(tokenOf(made))).id).toBe(made.id);
    await remove(made.id);
    expect(await refusalOf(find(tokenOf(made)))).toBe('not_found');
    expect(await open.listActions()).toEqual(['invite.created', 'invite.deleted']);
  });

  test('is listed while it works, page by page, the newest first', async () => {
    const ids: string[] = [];
    for (let index = 0; index < 3; index += 1) {
      ids.push((await create()).id);
      open.clock.time += 1_000;
    }
    const [a, b, c] = ids;
    const page = async (number: number) => (await list({ page: number, pageSize: 2 })).data.map(({ id }) => id);
    expect([await page(1), await page(2)]).toEqual([[c, b], [a]]);
    open.clock.time = Date.parse(START) + lifetimeMs;
    expect(await list()).toMatchObject({ total: 2, data: [{ id: c }, { id: b }] });
    await open.services.invites.sweep();
    expect(await open.rows.db.selectFrom('invites').select('id').execute()).toHaveLength(2);
  });
});

describe('a link', () => {
  test('shows where it leads to', async () => {
    const made = await create({ role: 'reader' });
    expect(await find(` ${tokenOf(made)} `)).toMatchObject({ slug: 'acme', workspaceName: 'Acme', role: 'reader' });
  });

  test('is over at its end, and when its maker is no owner any more', async () => {
    const token = tokenOf(await create());
    open.clock.time += lifetimeMs - 1;
    await find(token);
    open.clock.time += 1;
    expect(await refusalOf(find(token))).toBe('not_found');
    const other = tokenOf(await create());
    const setRole = (role: string) =>
      open.rows.db.updateTable('workspace_members').set({ role }).where('user_id', '=', 'ann').execute();
    await setRole('member');
    expect(await refusalOf(find(other))).toBe('not_found');
    await setRole('owner');
    await find(other);
    await open.rows.db.deleteFrom('workspace_members').where('user_id', '=', 'ann').execute();
    expect(await refusalOf(find(other))).toBe('not_found');
  });

  test('cannot be guessed: ten wrong secrets, twenty wrong links', async () => {
    const made = await create();
    for (let guess = 0; guess < 10; guess += 1) expect(await refusalOf(find(`${made.id}.wrong`))).toBe('not_found');
    expect(await refusalOf(find(tokenOf(made)))).toBe('rate_limited');
    await find(tokenOf(made), { address: '192.0.2.2' });
    for (let guess = 0; guess < 10; guess += 1) expect(await refusalOf(find('nonsense'))).toBe('not_found');
    expect(await refusalOf(find('nonsense'))).toBe('rate_limited');
    const [entry] = await open.rows.db
      .selectFrom('audit_entries')
      .select(['target_id', 'details'])
      .where('action', '=', 'sign_in.refused')
      .execute();
    expect([entry?.target_id, JSON.parse(entry?.details ?? '')]).toMatchObject(['ws', { method: 'invite', count: 5 }]);
  });

  test.each(['', '.', 'inv_1.secret', 'INV_01KJMDEB800000000000000001.x'])('%j leads nowhere', async (token) => {
    await create();
    const refused = find(token);
    await expect(refused).rejects.toThrow('This invitation was used, withdrawn or has expired.');
    expect(await refusalOf(refused)).toBe('not_found');
  });

  test('creates a user, makes it a member and signs it in, once', async () => {
    const made = await create({ role: 'reviewer', email: 'eva@example.com' });
    const session = await accept(tokenOf(made), ' Eva ');
    const { userId } = session.caller;
    expect(session).toMatchObject({ slug: 'acme', method: 'password' });
    expect(await open.services.users.find(userId)).toMatchObject({
      name: 'Eva',
      email: 'eva@example.com',
      plan: 'pro',
    });
    expect(await roleOf(userId)).toBe('reviewer');
    expect((await open.services.accounts.read(userId)).hasPassword).toBe(true);
    expect(await open.services.sessions.authenticate(session.secret)).toMatchObject({ id: session.id });
    expect((await open.listActions()).slice(1).toSorted()).toEqual(['invite.accepted', 'member.added']);
    expect(await refusalOf(accept(tokenOf(made), 'Another'))).toBe('not_found');
    expect((await list()).total).toBe(0);
  });

  test('creates no user with a weak password, a taken address or a taken name', async () => {
    await open.rows.db.updateTable('users').set({ email: 'bob@example.com' }).where('id', '=', 'bob').execute();
    const token = tokenOf(await create({ email: 'eva@example.com' }));
    expect(await refusalOf(accept(token, 'Eva', 'short'))).toBe('validation_failed /password');
    expect(await refusalOf(accept(token, 'Eva', 'eva@example.com'))).toBe('validation_failed /password');
    expect(await refusalOf(accept(token, 'Bob'))).toBe('validation_failed /name');
    const taken = tokenOf(await create({ email: 'bob@example.com' }));
    expect(await refusalOf(accept(taken))).toBe('validation_failed /token');
    const { offerPasskey } = open.services.inviteLinks;
    expect(await refusalOf(offerPasskey({ token: taken, name: 'Eva' }, PAGE, VISITOR))).toBe(
      'validation_failed /token',
    );
    expect(await offerPasskey({ token, name: 'Eva' }, PAGE, VISITOR)).toMatchObject({ rp: { id: 'a.example' } });
    expect(await open.rows.db.selectFrom('users').select('id').execute()).toHaveLength(3);
    expect((await list()).total).toBe(2);
  });

  test('makes a signed-in user a member, and keeps the role of a member', async () => {
    expect(await join(tokenOf(await create({ role: 'reader' })), 'eve')).toBe('acme');
    expect(await roleOf('eve')).toBe('reader');
    await join(tokenOf(await create({ role: 'owner' })), 'bob');
    expect(await roleOf('bob')).toBe('member');
    expect((await list()).total).toBe(0);
  });

  test('works for a day at least', () => {
    expect(lifetimeMs).toBeGreaterThanOrEqual(24 * HOUR);
  });
});
