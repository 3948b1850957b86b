import type { AddMemberData, ListMembersData, Member, RemoveMemberData } from '../../generated/types.gen.ts';
import type { Handlers, Input } from '../http/operation-input.ts';
import { paginate } from '../http/paginate.ts';
import type { Service } from '../service.ts';
import { notFound, serviceError } from '../service-error.ts';
import { remove } from '../store.ts';
import { member, owner } from './access.ts';

export function memberHandlers({ store, clock, recordChange }: Service): Handlers {
  return {
    listMembers({ caller, path, query }: Input<ListMembersData>) {
      return { status: 200, body: paginate(member(store, caller, path.slug).members, query) };
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
