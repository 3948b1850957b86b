import type { Db } from '../db/database.ts';
import type { Role } from '../lib/people/workspace-roles.ts';

export interface HeldRole {
  workspaceId: string;
  slug: string;
  role: string;
  /** Whether groups gave it. */
  isGranted: boolean;
}

export async function listHeldRoles(db: Db, userId: string): Promise<HeldRole[]> {
  const rows = await db
    .selectFrom('workspace_members')
    .innerJoin('workspaces', 'workspaces.id', 'workspace_members.workspace_id')
    .select(['workspaces.id as workspaceId', 'slug', 'role', 'source'])
    .where('user_id', '=', userId)
    .execute();
  return rows.map(({ source, ...row }) => ({ ...row, isGranted: source === 'groups' }));
}

/** Those that exist. */
export async function listWorkspacesBySlug(
  db: Db,
  slugs: readonly string[],
): Promise<{ workspaceId: string; slug: string }[]> {
  if (slugs.length === 0) return [];
  return db.selectFrom('workspaces').select(['id as workspaceId', 'slug']).where('slug', 'in', slugs).execute();
}

interface Granted {
  workspaceId: string;
  userId: string;
  role: Role;
}

/** False for a user who is a member already. */
export async function insertMemberIfNew(
  db: Db,
  { workspaceId, userId, role, source, createdAt }: Granted & { source: 'groups' | null; createdAt: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('workspace_members')
    .values({ workspace_id: workspaceId, user_id: userId, role, created_at: createdAt, source })
    .onConflict((conflict) => conflict.columns(['workspace_id', 'user_id']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
