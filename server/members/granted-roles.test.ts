import { beforeEach, describe, expect, test } from 'vitest';
import { openServices, START, type OpenServices } from '../app/testing/open-services.ts';
import type { GroupGrant } from '../lib/people/group-grants.ts';
import type { Role } from '../lib/people/workspace-roles.ts';
import { createMemberAdder, type AddedMember, type MemberAdder } from './add-member.ts';
import { createGroupMemberships } from './group-memberships.ts';

let open: OpenServices;
let members: MemberAdder;
beforeEach(async () => {
  open = await openServices();
  members = createMemberAdder({ clock: open.clock, audit: open.services.audit });
  await open.rows.insert(
    'workspaces',
    { id: 'id-x', slug: 'x', name: 'X', owner_id: 'ann' },
    { id: 'id-y', slug: 'y', name: 'Y', owner_id: 'ann' },
  );
});

const add = (member: Partial<AddedMember>) =>
  open.rows.database.transaction((tx) =>
    members.add(tx, { workspaceId: 'ws', userId: 'eve', role: 'reviewer', actorId: 'ann', ...member }),
  );
/** Applies what groups give, as `acme:reader`. */
const apply = (userId: string, ...grants: string[]) => {
  const wanted = grants.map((grant): GroupGrant => {
    const [workspace = '', role] = grant.split(':');
    return { workspace, role: role as Role };
  });
  const memberships = createGroupMemberships({ members, audit: open.services.audit, webhooks: open.services.webhooks });
  return open.rows.database.transaction((tx) => memberships.apply(tx, userId, wanted));
};
const rolesOf = async (userId: string) => {
  const rows = await open.rows.db
    .selectFrom('workspace_members')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('workspace_id')
    .execute();
  return rows.map(({ workspace_id: place, role, source }) => [place, role, source ?? 'a person'].join(' '));
};
const audited = async () => {
  const entries = await open.rows.db
    .selectFrom('audit_entries')
    .select(['action', 'actor_id', 'workspace_id', 'target_id', 'changes', 'details'])
    .orderBy('id')
    .execute();
  return entries.map(({ action, actor_id: actor, workspace_id: place, target_id: target, changes, details }) => {
    const { role } = JSON.parse(changes) as { role?: { before: unknown; after: unknown } };
    const { by } = JSON.parse(details) as { by?: string };
    return `${actor} ${action} ${target} in ${place}: ${String(role?.before)} to ${String(role?.after)} by ${by}`;
  });
};

test('an invite makes a member, once', async () => {
  await add({});
  open.clock.time += 1_000;
  await add({ role: 'owner' });
  expect(await rolesOf('eve')).toEqual(['ws reviewer a person']);
  const row = open.rows.db.selectFrom('workspace_members').select('created_at').where('user_id', '=', 'eve');
  expect(await row.execute()).toEqual([{ created_at: START }]);
  expect(await audited()).toEqual(['ann member.added eve in ws: null to reviewer by invite']);
});

describe('groups', () => {
  test('give the highest role of each workspace that exists', async () => {
    await apply('eve', 'acme:reader', 'x:member', 'acme:member', 'acme:reviewer', 'nowhere:owner');
    expect(await rolesOf('eve')).toEqual(['id-x member groups', 'ws member groups']);
    expect((await audited()).toSorted()).toEqual([
      'null member.added eve in id-x: null to member by groups',
      'null member.added eve in ws: null to member by groups',
    ]);
    expect(await rolesOf('bob')).toEqual(['ws member a person']);
  });

  test('change and take away what they gave, and nobody else’s roles', async () => {
    await apply('eve', 'acme:reader', 'x:reader', 'y:reader');
    await apply('bob', 'x:reader');
    await apply('eve', 'acme:reader', 'x:owner');
    expect(await rolesOf('eve')).toEqual(['id-x owner groups', 'ws reader groups']);
    expect((await audited()).slice(4).toSorted()).toEqual([
      'null member.removed eve in id-y: reader to null by groups',
      'null member.updated eve in id-x: reader to owner by groups',
    ]);
    await apply('eve', 'acme:reader', 'x:owner');
    expect(await audited()).toHaveLength(6);
    await apply('eve');
    expect([await rolesOf('eve'), await rolesOf('bob')]).toEqual([[], ['id-x reader groups', 'ws member a person']]);
  });

  test('leave a role that a person gave', async () => {
    await apply('bob', 'acme:owner');
    expect(await rolesOf('bob')).toEqual(['ws member a person']);
    await apply('bob');
    expect(await rolesOf('bob')).toEqual(['ws member a person']);
    expect(await audited()).toEqual([]);
  });

  test('disable the webhooks of whom they remove, in that workspace', async () => {
    await apply('eve', 'acme:member', 'x:member');
    const endpoint = { member_id: 'eve', is_active: 1, events: '["*"]' };
    await open.rows.insert(
      'webhook_endpoints',
      { ...endpoint, id: 'whe_x', workspace_id: 'id-x' },
      { ...endpoint, id: 'whe_ws', workspace_id: 'ws' },
      { ...endpoint, id: 'whe_bob', workspace_id: 'ws', member_id: 'bob' },
    );
    await apply('eve', 'x:reader');
    const active = open.rows.db.selectFrom('webhook_endpoints').select('id').where('is_active', '=', 1).orderBy('id');
    expect((await active.execute()).map(({ id }) => id)).toEqual(['whe_bob', 'whe_x']);
    expect(await audited()).toContain('eve webhook.disabled whe_ws in ws: undefined to undefined by undefined');
  });
});
