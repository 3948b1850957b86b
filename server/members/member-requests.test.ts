import type { AuditEntry, Member } from '@excerpt/sdk';
import { beforeEach, expect, test } from 'vitest';
import { openServices, refusalOf, START, type OpenServices, type Person } from '../app/testing/open-services.ts';
import { createMemberHandlers } from './handlers.ts';

interface Listed {
  data: Member[];
  total: number;
  page: number;
  pageSize: number;
}

let open: OpenServices;
let handlers: ReturnType<typeof createMemberHandlers>;
beforeEach(async () => {
  open = await openServices();
  handlers = createMemberHandlers(open.services.members);
  // Eve owns another workspace, of which Ann is a reader.
  await open.rows.insert('workspaces', { id: 'other', slug: 'other', name: 'Other', owner_id: 'eve' });
  await open.rows.insert(
    'workspace_members',
    { workspace_id: 'other', user_id: 'eve', role: 'owner' },
    { workspace_id: 'other', user_id: 'ann', role: 'reader' },
  );
});

const add = (body: object, person: Person = 'ann', slug = 'acme') =>
  open.ask<Member>(handlers.addMember, person, { path: { slug }, body });
const update = (userId: string, role: string, person: Person = 'ann') =>
  open.ask<Member>(handlers.updateMember, person, { path: { slug: 'acme', userId }, body: { role } });
const remove = (userId: string, person: Person = 'ann') =>
  open.ask(handlers.removeMember, person, { path: { slug: 'acme', userId } });
const list = (query: object = {}, slug = 'acme', person: Person = 'ann') =>
  open.ask<Listed>(handlers.listMembers, person, { path: { slug }, query });
/** Who has which role in a workspace, the latest first. */
const rolesIn = async (slug = 'acme', query: object = {}) =>
  (await list(query, slug)).data.map(({ userId, role }) => `${userId} ${role}`);
const audited = async () => {
  const entries = await open.rows.db
    .selectFrom('audit_entries')
    .select(['action', 'actor_id', 'workspace_id', 'target_id', 'changes'])
    .orderBy('id')
    .execute();
  return entries.map(({ action, actor_id: actor, workspace_id: place, target_id: target, changes }) => ({
    did: `${actor} ${action} ${target} in ${place}`,
    changes: JSON.parse(changes) as AuditEntry['changes'],
  }));
};

test('a member is added with a role, and seen from then on', async () => {
  const added = await add({ userId: 'eve', role: 'reviewer' });
  expect(added).toEqual({ userId: 'eve', name: 'Eve', role: 'reviewer', createdAt: START });
  const { data, total } = await list({}, 'acme', 'eve');
  expect([data[0], total]).toEqual([added, 3]);
  expect(await audited()).toEqual([
    {
      did: 'ann member.added eve in ws',
      changes: { name: { before: null, after: 'Eve' }, role: { before: null, after: 'reviewer' } },
    },
  ]);
  // Nothing was said of another workspace.
  expect(await rolesIn('other')).toEqual(['eve owner', 'ann reader']);
});

test('who is added without a role is a member, and who is one already stays what he is', async () => {
  expect((await add({ userId: 'eve' })).role).toBe('member');
  await update('eve', 'reader');
  open.clock.time += 60_000;
  expect(await add({ userId: 'eve', role: 'owner' })).toMatchObject({ role: 'reader', createdAt: START });
  expect(await open.listActions()).toEqual(['member.added', 'member.updated']);
});

test('a role is changed in its workspace', async () => {
  expect(await update('bob', 'reviewer')).toMatchObject({ userId: 'bob', name: 'Bob', role: 'reviewer' });
  expect(await rolesIn()).toEqual(['bob reviewer', 'ann owner']);
  expect(await rolesIn('other')).toEqual(['eve owner', 'ann reader']);
  expect(await audited()).toEqual([
    { did: 'ann member.updated bob in ws', changes: { role: { before: 'member', after: 'reviewer' } } },
  ]);
  // The same role is no change, of whoever it is.
  expect(await update('bob', 'reviewer')).toMatchObject({ role: 'reviewer' });
  expect(await update('ann', 'owner')).toMatchObject({ role: 'owner' });
  expect(await open.listActions()).toHaveLength(1);
});

test('a member is removed from a workspace, with the webhooks there', async () => {
  await add({ userId: 'eve' });
  const endpoint = { member_id: 'eve', is_active: 1, url: 'https://a.example', events: '["*"]' };
  await open.rows.insert(
    'webhook_endpoints',
    { ...endpoint, id: 'whe_here', workspace_id: 'ws' },
    { ...endpoint, id: 'whe_there', workspace_id: 'other' },
    { ...endpoint, id: 'whe_bob', workspace_id: 'ws', member_id: 'bob' },
  );
  await remove('eve');
  expect(await rolesIn()).toEqual(['bob member', 'ann owner']);
  expect(await rolesIn('other')).toEqual(['eve owner', 'ann reader']);
  const active = open.rows.db.selectFrom('webhook_endpoints').select('id').where('is_active', '=', 1).orderBy('id');
  expect((await active.execute()).map(({ id }) => id)).toEqual(['whe_bob', 'whe_there']);
  const [, disabled, removed] = await audited();
  expect(disabled?.did).toBe('ann webhook.disabled whe_here in ws');
  expect(removed).toEqual({
    did: 'ann member.removed eve in ws',
    changes: { name: { before: 'Eve', after: null }, role: { before: 'member', after: null } },
  });
});

test('members are listed page by page, the latest first', async () => {
  await open.rows.db.deleteFrom('workspace_members').where('user_id', '=', 'bob').execute();
  for (const [day, user] of ['cid', 'dan', 'bob', 'fay'].entries()) {
    if (user !== 'bob') await open.rows.insert('users', { id: user, name: user });
    // Of those who came at once, the greater id is first.
    open.clock.time = Date.parse(START) + Math.floor(day / 2) * 1_000;
    await add({ userId: user });
  }
  const page = async (number: number) => {
    const { data, ...rest } = await list({ page: number, pageSize: 2 });
    return [data.map(({ userId }) => userId).join(' '), rest];
  };
  const rest = { pageSize: 2, total: 5 };
  expect(await page(1)).toEqual(['fay bob', { ...rest, page: 1 }]);
  expect(await page(2)).toEqual(['dan cid', { ...rest, page: 2 }]);
  expect(await page(3)).toEqual(['ann', { ...rest, page: 3 }]);
});

test('former members are those that were removed and not added again, with the time of the last removal', async () => {
  await open.rows.insert('users', { id: 'fay', name: 'Fay' });
  const after = (minutes: number) => (open.clock.time = Date.parse(START) + minutes * 60_000);
  await add({ userId: 'eve' });
  await add({ userId: 'fay' });
  for (const [minutes, user] of [
    [1, 'eve'],
    [2, 'bob'],
    [3, 'fay'],
  ] as const) {
    after(minutes);
    await remove(user);
  }
  expect(await rolesIn('acme', { state: 'former' })).toEqual(['fay former', 'bob former', 'eve former']);
  after(4);
  await add({ userId: 'bob' });
  await add({ userId: 'eve' });
  after(5);
  await remove('eve');
  const former = await list({ state: 'former', pageSize: 1 });
  expect(former).toEqual({
    data: [{ userId: 'eve', name: 'Eve', role: 'former', createdAt: '2026-03-01T10:05:00.000Z' }],
    page: 1,
    pageSize: 1,
    total: 2,
  });
  expect((await list({ state: 'former', page: 2, pageSize: 1 })).data.map(({ userId }) => userId)).toEqual(['fay']);
  expect(await rolesIn('acme', { state: 'current' })).toEqual(['bob member', 'ann owner']);
  expect(await rolesIn('other', { state: 'former' })).toEqual([]);
});

test.each<[string, () => Promise<unknown>, string]>([
  ['an unknown user', () => add({ userId: 'nobody' }), 'not_found'],
  ['a user that no stranger is told of', () => add({ userId: 'nobody' }, 'eve'), 'not_found'],
  ['by a member who is no owner', () => add({ userId: 'eve' }, 'bob'), 'forbidden'],
  ['by a member who is told of no user', () => add({ userId: 'nobody' }, 'bob'), 'forbidden'],
  ['a role by a member who is no owner', () => update('bob', 'owner', 'bob'), 'forbidden'],
  ['a role of a stranger', () => update('eve', 'reader'), 'not_found'],
  ['a role by a stranger', () => update('bob', 'reader', 'eve'), 'not_found'],
  ['another role of the founder', () => update('ann', 'member'), 'forbidden'],
  ['the removal of the founder', () => remove('ann'), 'forbidden'],
  ['the removal of a stranger', () => remove('eve'), 'not_found'],
  ['the removal by a member who is no owner', () => remove('bob', 'bob'), 'forbidden'],
  ['the list for a stranger', () => list({}, 'acme', 'eve'), 'not_found'],
])('is refused: %s', async (_, ask, code) => {
  expect(await refusalOf(ask())).toBe(code);
  expect(await rolesIn()).toEqual(['bob member', 'ann owner']);
  expect(await open.listActions()).toEqual([]);
});

test('another owner changes and removes others, but not the founder', async () => {
  await update('bob', 'owner');
  expect(await refusalOf(update('ann', 'reader', 'bob'))).toBe('forbidden');
  expect(await refusalOf(remove('ann', 'bob'))).toBe('forbidden');
  expect((await add({ userId: 'eve' }, 'bob')).role).toBe('member');
  await remove('bob', 'bob');
  expect(await refusalOf(list({}, 'acme', 'bob'))).toBe('not_found');
});
