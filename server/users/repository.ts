import type { Db } from '../db/database.ts';

export type Plan = 'free' | 'pro';

export interface User {
  id: string;
  name: string;
  plan: Plan;
  createdAt: string;
}

const columns = ['id', 'name', 'plan', 'created_at as createdAt'] as const;

function toUser<T extends { plan: string }>(row: T): T & { plan: Plan } {
  return { ...row, plan: row.plan as Plan };
}

export async function insertUser(db: Db, user: User): Promise<void> {
  await db
    .insertInto('users')
    .values({ id: user.id, name: user.name, plan: user.plan, created_at: user.createdAt })
    .execute();
}

export async function findUser(db: Db, id: string): Promise<User | undefined> {
  const row = await db.selectFrom('users').select(columns).where('id', '=', id).executeTakeFirst();
  return row && toUser(row);
}

export async function findUserByName(db: Db, name: string): Promise<User | undefined> {
  const row = await db.selectFrom('users').select(columns).where('name', '=', name).executeTakeFirst();
  return row && toUser(row);
}

export async function listUsers(db: Db): Promise<User[]> {
  return (await db.selectFrom('users').select(columns).orderBy('id').execute()).map(toUser);
}

export async function updateUserPlan(db: Db, id: string, plan: Plan): Promise<void> {
  await db.updateTable('users').set({ plan }).where('id', '=', id).execute();
}
