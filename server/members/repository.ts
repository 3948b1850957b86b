import type { Role } from '../lib/people/workspace-roles.ts';
import type { Db } from '../db/database.ts';
import { getOffset, type Page, type PageRequest } from '../lib/pagination.ts';

export interface Member {
  userId: string;
  name: string;
  role: Role | 'former';
  createdAt: string;
}

function selectOfWorkspace(db: Db, workspaceId: string) {
  return db
    .selectFrom('workspace_members')
    .innerJoin('users', 'users.id', 'workspace_members.user_id')
    .where('workspace_members.workspace_id', '=', workspaceId);
}

const columns = ['users.id as userId', 'users.name', 'role', 'workspace_members.created_at as createdAt'] as const;

function toMember<T extends { role: string }>(row: T): T & { role: Member['role'] } {
  return { ...row, role: row.role as Member['role'] };
}

export async function listMembers(db: Db, workspaceId: string, page: PageRequest): Promise<Page<Member>> {
  const members = selectOfWorkspace(db, workspaceId);
  const rows = await members
    .select(columns)
    .orderBy('workspace_members.created_at', 'desc')
    .orderBy('users.id', 'desc')
    .limit(page.pageSize)
    .offset(getOffset(page))
    .execute();
  const { total } = await members.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { ...page, total, data: rows.map(toMember) };
}

/** Users that were removed and not added again, newest removal first. Their last removal says when. */
export async function listFormerMembers(db: Db, workspaceId: string, page: PageRequest): Promise<Page<Member>> {
  const former = db
    .selectFrom('audit_entries')
    .innerJoin('users', 'users.id', 'audit_entries.target_id')
    .leftJoin('workspace_members as present', (join) =>
      join.onRef('present.user_id', '=', 'users.id').onRef('present.workspace_id', '=', 'audit_entries.workspace_id'),
    )
    .where('audit_entries.workspace_id', '=', workspaceId)
    .where('audit_entries.action', '=', 'member.removed')
    .where('present.user_id', 'is', null)
    .select(({ fn }) => [
      'users.id as userId',
      'users.name as name',
      fn.max<string>('audit_entries.created_at').as('createdAt'),
    ])
    .groupBy(['users.id', 'users.name']);
  const rows = await former
    .orderBy('createdAt', 'desc')
    .orderBy('users.id', 'desc')
    .limit(page.pageSize)
    .offset(getOffset(page))
    .execute();
  const { total } = await db
    .selectFrom(former.as('former'))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { ...page, total, data: rows.map((row) => ({ ...row, role: 'former' })) };
}

export async function findMember(db: Db, workspaceId: string, userId: string): Promise<Member | undefined> {
  const row = await selectOfWorkspace(db, workspaceId)
    .select(columns)
    .where('users.id', '=', userId)
    .executeTakeFirst();
  return row && toMember(row);
}

export async function insertMember(db: Db, workspaceId: string, member: Omit<Member, 'name'>): Promise<void> {
  await db
    .insertInto('workspace_members')
    .values({ workspace_id: workspaceId, user_id: member.userId, role: member.role, created_at: member.createdAt })
    .execute();
}

export async function updateMemberRole(
  db: Db,
  { workspaceId, userId, role }: { workspaceId: string; userId: string; role: Role },
): Promise<void> {
  await db
    .updateTable('workspace_members')
    .set({ role })
    .where('workspace_id', '=', workspaceId)
    .where('user_id', '=', userId)
    .execute();
}

export async function deleteMember(db: Db, workspaceId: string, userId: string): Promise<void> {
  await db
    .deleteFrom('workspace_members')
    .where('workspace_id', '=', workspaceId)
    .where('user_id', '=', userId)
    .execute();
}
