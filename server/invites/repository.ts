import type { Db } from '../db/database.ts';
import { getOffset, type Page, type PageRequest } from '../lib/pagination.ts';
import type { Role } from '../lib/people/workspace-roles.ts';

export interface Invite {
  id: string;
  workspaceId: string;
  role: Role;
  email: string | null;
  createdBy: string;
  expiresAt: string;
  createdAt: string;
}

/** An invite with what it leads to. */
export interface InviteTo extends Invite {
  slug: string;
  workspaceName: string;
  secretHash: string;
  /** What the user that made it may do by now; null for a user who is no member any more. */
  inviterRole: string | null;
}

const columns = [
  'invites.id',
  'invites.workspace_id as workspaceId',
  'invites.role',
  'email',
  'created_by as createdBy',
  'expires_at as expiresAt',
  'invites.created_at as createdAt',
] as const;

const toInvite = <T extends { role: string }>(row: T) => ({ ...row, role: row.role as Role });

export async function insertInvite(db: Db, invite: Invite, secretHash: string): Promise<void> {
  await db
    .insertInto('invites')
    .values({
      id: invite.id,
      workspace_id: invite.workspaceId,
      role: invite.role,
      email: invite.email,
      secret_hash: secretHash,
      created_by: invite.createdBy,
      expires_at: invite.expiresAt,
      created_at: invite.createdAt,
    })
    .execute();
}

/** Those that work at a time, newest first. */
export async function listInvites(db: Db, workspaceId: string, at: string, page: PageRequest): Promise<Page<Invite>> {
  const open = db.selectFrom('invites').where('workspace_id', '=', workspaceId).where('expires_at', '>', at);
  const rows = await open.select(columns).orderBy('id', 'desc').limit(page.pageSize).offset(getOffset(page)).execute();
  const { total } = await open.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { ...page, total, data: rows.map(toInvite) };
}

/** Without a workspace: the secret of a link shows who may see it. */
export async function findInvite(db: Db, id: string): Promise<InviteTo | undefined> {
  const row = await db
    .selectFrom('invites')
    .innerJoin('workspaces', 'workspaces.id', 'invites.workspace_id')
    .leftJoin('workspace_members as inviter', (join) =>
      join
        .onRef('inviter.workspace_id', '=', 'invites.workspace_id')
        .onRef('inviter.user_id', '=', 'invites.created_by'),
    )
    .select([
      ...columns,
      'workspaces.slug',
      'workspaces.name as workspaceName',
      'secret_hash as secretHash',
      'inviter.role as inviterRole',
    ])
    .where('invites.id', '=', id)
    .executeTakeFirst();
  return row && toInvite(row);
}

/** False if it was used or deleted meanwhile. */
export async function deleteInvite(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('invites').where('id', '=', id).executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function deleteExpiredInvites(db: Db, at: string): Promise<void> {
  await db.deleteFrom('invites').where('expires_at', '<=', at).execute();
}
