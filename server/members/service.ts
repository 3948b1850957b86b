import type { Role } from '../lib/people/workspace-roles.ts';
import type { AuditLog } from '../audit/record-change.ts';
import type { ServiceDatabase, Tx } from '../db/database.ts';
import { AppError, notFound } from '../errors.ts';
import { timestamp, type Clock } from '../lib/clock.ts';
import type { Page, PageRequest } from '../lib/pagination.ts';
import type { Caller, UsersService } from '../users/service.ts';
import type { WebhooksService } from '../webhooks/service.ts';
import type { WorkspaceAccess } from '../workspaces/workspace-access.ts';
import * as members from './repository.ts';
import type { Member } from './repository.ts';

export interface MemberQuery extends PageRequest {
  state: 'current' | 'former';
}

export interface MembersService {
  addOwner(tx: Tx, workspaceId: string, userId: string): Promise<void>;
  list(caller: Caller, slug: string, query: MemberQuery): Promise<Page<Member>>;
  /** Idempotent. */
  add(caller: Caller, slug: string, added: { userId: string; role: Role }): Promise<Member>;
  /** Counts from the next request on. */
  setRole(caller: Caller, slug: string, changed: { userId: string; role: Role }): Promise<Member>;
  remove(caller: Caller, slug: string, userId: string): Promise<void>;
}

interface Dependencies {
  database: ServiceDatabase;
  clock: Clock;
  users: Pick<UsersService, 'find'>;
  webhooks: Pick<WebhooksService, 'disableOf'>;
  access: WorkspaceAccess;
  audit: AuditLog;
}

export function createMembersService({
  database,
  clock,
  users,
  webhooks,
  access,
  audit,
}: Dependencies): MembersService {
  return {
    addOwner: (tx, workspaceId, userId) =>
      members.insertMember(tx, workspaceId, { userId, role: 'owner', createdAt: timestamp(clock.now()) }),

    async list(caller, slug, { state, ...page }) {
      const { workspace } = await access.requireMember(database.db, caller, slug);
      const list = state === 'former' ? members.listFormerMembers : members.listMembers;
      return list(database.db, workspace.id, page);
    },

    async add(caller, slug, { userId, role }) {
      await access.requireOwner(database.db, caller, slug);
      const { name } = await users.find(userId);
      return database.transaction(async (tx) => {
        const { workspace } = await access.requireOwner(tx, caller, slug);
        const existing = await members.findMember(tx, workspace.id, userId);
        if (existing !== undefined) return existing;
        const member: Member = { userId, name, role, createdAt: timestamp(clock.now()) };
        await members.insertMember(tx, workspace.id, member);
        const change = { action: 'member.added', actorId: caller.userId, targetId: userId } as const;
        const after = { name, role };
        await audit.record(tx, { ...change, scope: { workspaceId: workspace.id }, before: null, after });
        return member;
      });
    },

    setRole: (caller, slug, { userId, role }) =>
      database.transaction(async (tx) => {
        const { workspace } = await access.requireOwner(tx, caller, slug);
        const member = await members.findMember(tx, workspace.id, userId);
        if (member === undefined) throw notFound('Member');
        const changed: Member = { ...member, role };
        if (role === member.role) return changed;
        if (userId === workspace.ownerId)
          throw new AppError(
            'forbidden',
            'Who created the workspace stays its owner. Give others the role owner beside.',
          );
        await members.updateMemberRole(tx, { workspaceId: workspace.id, userId, role });
        const change = { action: 'member.updated', actorId: caller.userId, targetId: userId } as const;
        const states = { before: { role: member.role }, after: { role } };
        await audit.record(tx, { ...change, scope: { workspaceId: workspace.id }, ...states });
        return changed;
      }),

    remove: (caller, slug, userId) =>
      database.transaction(async (tx) => {
        const { workspace } = await access.requireOwner(tx, caller, slug);
        const member = await members.findMember(tx, workspace.id, userId);
        if (member === undefined) throw notFound('Member');
        if (userId === workspace.ownerId)
          throw new AppError('forbidden', 'The owner cannot be removed. Delete the workspace in its place.');
        await members.deleteMember(tx, workspace.id, userId);
        await webhooks.disableOf(tx, { workspaceId: workspace.id, userId, actorId: caller.userId });
        const change = { action: 'member.removed', actorId: caller.userId, targetId: userId } as const;
        const before = { name: member.name, role: member.role };
        await audit.record(tx, { ...change, scope: { workspaceId: workspace.id }, before, after: null });
      }),
  };
}
