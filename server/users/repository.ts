import type { Db } from '../db/database.ts';

export type Plan = 'free' | 'pro';

export interface User {
  id: string;
  name: string;
  plan: Plan;
  /** In lower case, to sign in with; null for users without. */
  email: string | null;
  createdAt: string;
}

const columns = ['id', 'name', 'plan', 'email', 'created_at as createdAt'] as const;

function toUser<T extends { plan: string }>(row: T): T & { plan: Plan } {
  return { ...row, plan: row.plan as Plan };
}

export async function insertUser(db: Db, user: User): Promise<void> {
  await db
    .insertInto('users')
    .values({ id: user.id, name: user.name, plan: user.plan, email: user.email, created_at: user.createdAt })
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

export async function findUserByEmail(db: Db, email: string): Promise<User | undefined> {
  const row = await db.selectFrom('users').select(columns).where('email', '=', email).executeTakeFirst();
  return row && toUser(row);
}

export async function listUsers(db: Db): Promise<User[]> {
  return (await db.selectFrom('users').select(columns).orderBy('id').execute()).map(toUser);
}

export async function updateUserPlan(db: Db, id: string, plan: Plan): Promise<void> {
  await db.updateTable('users').set({ plan }).where('id', '=', id).execute();
}
