import type { AuditLog } from '../audit/record-change.ts';
import type { Tx } from '../db/database.ts';
import type { GroupGrant } from '../lib/people/group-grants.ts';
import { greaterRole, type Role } from '../lib/people/workspace-roles.ts';
import type { WebhooksService } from '../webhooks/service.ts';
import type { MemberAdder } from './add-member.ts';
import * as grants from './grants-repository.ts';
import { deleteMember, updateMemberRole } from './repository.ts';

export interface GroupMemberships {
  /**
   * Gives a user the roles of the groups that the user is in, and takes those of other groups away. A membership that a
   * person gave stays as it is. Unknown workspaces are left out.
   */
  apply(tx: Tx, userId: string, wanted: readonly GroupGrant[]): Promise<void>;
}

/** The highest role in each workspace. */
function chooseRoles(wanted: readonly GroupGrant[]): Map<string, Role> {
  const roles = new Map<string, Role>();
  for (const { workspace, role } of wanted) roles.set(workspace, greaterRole(role, roles.get(workspace) ?? role));
  return roles;
}

interface Dependencies {
  members: MemberAdder;
  webhooks: Pick<WebhooksService, 'disableOf'>;
  audit: AuditLog;
}

export function createGroupMemberships({ members, webhooks, audit }: Dependencies): GroupMemberships {
  return {
    async apply(tx, userId, wanted) {
      const roles = chooseRoles(wanted);
      const held = await grants.listHeldRoles(tx, userId);
      const heldIn = new Set(held.map(({ slug }) => slug));
      const missing = [...roles.keys()].filter((slug) => !heldIn.has(slug));
      const change = { actorId: null, targetId: userId, details: { by: 'groups' } } as const;

      for (const { workspaceId, slug } of await grants.listWorkspacesBySlug(tx, missing)) {
        const role = roles.get(slug) as Role;
        await members.add(tx, { workspaceId, userId, role, actorId: null });
      }
      for (const { workspaceId, slug, role: before, isGranted } of held) {
        const role = roles.get(slug);
        if (!isGranted || role === before) continue;
        if (role === undefined) {
          await deleteMember(tx, workspaceId, userId);
          await webhooks.disableOf(tx, { workspaceId, userId, actorId: userId });
          const removed = { ...change, action: 'member.removed', scope: { workspaceId } } as const;
          await audit.record(tx, { ...removed, before: { role: before }, after: null });
        } else {
          await updateMemberRole(tx, { workspaceId, userId, role });
          const updated = { ...change, action: 'member.updated', scope: { workspaceId } } as const;
          await audit.record(tx, { ...updated, before: { role: before }, after: { role } });
        }
      }
    },
  };
}
