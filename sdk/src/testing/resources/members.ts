import type {
  AddMemberData,
  ListMembersData,
  Member,
  RemoveMemberData,
  UpdateMemberData,
} from '../../generated/types.gen.ts';
import type { Handlers, Input } from '../http/operation-input.ts';
import { paginate } from '../http/paginate.ts';
import type { Service } from '../service.ts';
import { notFound, serviceError } from '../service-error.ts';
import { remove } from '../store.ts';
import { member, owner } from './access.ts';

export function memberHandlers({ store, clock }: Service): Handlers {
  return {
    listMembers({ caller, path, query }: Input<ListMembersData>) {
      const { members, former } = member(store, caller, path.slug);
      return { status: 200, body: paginate(query?.state === 'former' ? former : members, query) };
    },

    addMember({ caller, path, body }: Input<AddMemberData>) {
      const { members, former } = owner(store, caller, path.slug);
      const user = store.users.find(({ id }) => id === body.userId);
      if (user === undefined) throw notFound('User');
      const existing = members.find(({ userId }) => userId === user.id);
      if (existing !== undefined) return { status: 201, body: existing };
      const added: Member = {
        userId: user.id,
        name: user.name,
        role: body.role ?? 'member',
        createdAt: clock.timestamp(),
      };
      members.push(added);
      remove(former, ({ userId }) => userId === user.id);
      return { status: 201, body: added };
    },

    updateMember({ caller, path, body }: Input<UpdateMemberData>) {
      const { workspace, members } = owner(store, caller, path.slug);
      const found = members.find(({ userId }) => userId === path.userId);
      if (found === undefined) throw notFound('Member');
      if (found.userId === workspace.createdBy && body.role !== 'owner')
        throw serviceError(
          'forbidden',
          'Who created the workspace stays its owner. Give others the role owner beside.',
        );
      found.role = body.role;
      return { status: 200, body: found };
    },

    removeMember({ caller, path }: Input<RemoveMemberData>) {
      const { workspace, members, former } = owner(store, caller, path.slug);
      const found = members.find(({ userId }) => userId === path.userId);
      if (found === undefined) throw notFound('Member');
      if (found.userId === workspace.createdBy)
        throw serviceError('forbidden', 'The owner cannot be removed. Delete the workspace in its place.');
      remove(members, ({ userId }) => userId === path.userId);
      former.push({ ...found, role: 'former', createdAt: clock.timestamp() });
      for (const webhook of store.webhooks) {
        const { endpoint, memberId } = webhook;
        if (memberId !== path.userId || endpoint.workspaceId !== workspace.id || !endpoint.isActive) continue;
        const disabled = { isActive: false, disabledReason: 'member_removed' } as const;
        webhook.endpoint = { ...endpoint, ...disabled, updatedAt: clock.timestamp() };
        for (const message of store.messages)
          if (message.endpointId === endpoint.id && message.state === 'pending') message.state = 'failed';
      }
      return { status: 204 };
    },
  };
}
