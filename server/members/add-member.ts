import type { AuditLog } from '../audit/record-change.ts';
import type { Tx } from '../db/database.ts';
import { timestamp, type Clock } from '../lib/clock.ts';
import type { Role } from '../lib/people/workspace-roles.ts';
import * as grants from './grants-repository.ts';

export interface AddedMember {
  workspaceId: string;
  userId: string;
  role: Role;
  /** Null for the identity provider. */
  actorId: string | null;
}

/** Makes users members by an invite or by a group. */
export interface MemberAdder {
  /** Does nothing for a user who is a member already. */
  add(tx: Tx, member: AddedMember): Promise<void>;
}

export function createMemberAdder({ clock, audit }: { clock: Clock; audit: AuditLog }): MemberAdder {
  return {
    async add(tx, { actorId, ...member }) {
      const source = actorId === null ? 'groups' : null;
      const isAdded = await grants.insertMemberIfNew(tx, { ...member, source, createdAt: timestamp(clock.now()) });
      if (!isAdded) return;
      const { workspaceId, userId, role } = member;
      const change = { action: 'member.added', actorId, targetId: userId, scope: { workspaceId } } as const;
      const details = { by: actorId === null ? 'groups' : 'invite' };
      await audit.record(tx, { ...change, before: null, after: { role }, details });
    },
  };
}
