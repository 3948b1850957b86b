import type { Db } from '../db/database.ts';
import { getOffset, type Page, type PageRequest } from '../lib/pagination.ts';

export interface Member {
  userId: string;
  name: string;
  role: 'owner' | 'member';
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

export async function deleteMember(db: Db, workspaceId: string, userId: string): Promise<void> {
  await db
    .deleteFrom('workspace_members')
    .where('workspace_id', '=', workspaceId)
    .where('user_id', '=', userId)
    .execute();
}
