import type { AddMemberData, ListMembersData, Member, RemoveMemberData } from '../../generated/types.gen.ts';
import type { Handlers, Input } from '../http/operation-input.ts';
import { paginate } from '../http/paginate.ts';
import type { Service } from '../service.ts';
import { notFound, serviceError } from '../service-error.ts';
import { remove, type Store } from '../store.ts';
import { member, owner } from './access.ts';

/** Users that were removed and not added again, in the order of their last removal. */
function listFormer({ auditEntries, users }: Store, workspaceId: string, present: Member[]): Member[] {
  const former = new Map<string, Member>();
  for (const { entry } of auditEntries) {
    const user = users.find(({ id }) => id === entry.targetId);
    if (entry.workspaceId !== workspaceId || entry.action !== 'member.removed' || user === undefined) continue;
    former.delete(user.id);
    former.set(user.id, { userId: user.id, name: user.name, role: 'former', createdAt: entry.createdAt });
  }
  return [...former.values()].filter(({ userId }) => !present.some((one) => one.userId === userId));
}

export function memberHandlers({ store, clock, recordChange }: Service): Handlers {
  return {
    listMembers({ caller, path, query }: Input<ListMembersData>) {
      const { workspace, members } = member(store, caller, path.slug);
      return {
        status: 200,
        body: paginate(query?.state === 'former' ? listFormer(store, workspace.id, members) : members, query),
      };
    },

    addMember({ caller, path, body }: Input<AddMemberData>) {
      const { workspace, members } = owner(store, caller, path.slug);
      const user = store.users.find(({ id }) => id === body.userId);
      if (user === undefined) throw notFound('User');
      const existing = members.find(({ userId }) => userId === user.id);
      if (existing !== undefined) return { status: 201, body: existing };
      const added: Member = { userId: user.id, name: user.name, role: 'member', createdAt: clock.timestamp() };
      members.push(added);
      const after = { name: added.name, role: added.role };
      const change = { action: 'member.added', actorId: caller.userId, targetId: user.id, before: null, after };
      recordChange({ ...change, scope: { workspaceId: workspace.id } });
      return { status: 201, body: added };
    },

    removeMember({ caller, path }: Input<RemoveMemberData>) {
      const { workspace, members } = owner(store, caller, path.slug);
      const found = members.find(({ userId }) => userId === path.userId);
      if (found === undefined) throw notFound('Member');
      if (found.role === 'owner')
        throw serviceError('forbidden', 'The owner cannot be removed. Delete the workspace in its place.');
      remove(members, ({ userId }) => userId === path.userId);
      const before = { name: found.name, role: found.role };
      const change = { action: 'member.removed', actorId: caller.userId, targetId: path.userId, before, after: null };
      recordChange({ ...change, scope: { workspaceId: workspace.id } });
      for (const webhook of store.webhooks) {
        const { endpoint, memberId } = webhook;
        if (memberId !== path.userId || endpoint.workspaceId !== workspace.id || !endpoint.isActive) continue;
        const disabled = { isActive: false, disabledReason: 'member_removed' } as const;
        webhook.endpoint = { ...endpoint, ...disabled, updatedAt: clock.timestamp() };
        for (const message of store.messages)
          if (message.endpointId === endpoint.id && message.state === 'pending') message.state = 'failed';
        recordChange({
          action: 'webhook.disabled',
          actorId: caller.userId,
          scope: { workspaceId: workspace.id },
          targetId: endpoint.id,
          before: { isActive: true, disabledReason: null },
          after: disabled,
        });
      }
      return { status: 204 };
    },
  };
}
