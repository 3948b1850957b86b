import type { Db } from '../db/database.ts';

/** The workspaces whose owners are told about guesses at a user's password. */
export async function listWorkspaceIds(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('workspace_members')
    .select('workspace_id')
    .where('user_id', '=', userId)
    .orderBy('workspace_id')
    .limit(20)
    .execute();
  return rows.map((row) => row.workspace_id);
}

/** The user of the first start, who is told what is about nobody. Null without users. */
export async function findFirstUserId(db: Db): Promise<string | null> {
  const row = await db.selectFrom('users').select('id').orderBy('id').limit(1).executeTakeFirst();
  return row?.id ?? null;
}
