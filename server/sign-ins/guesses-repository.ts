import type { Db } from '../db/database.ts';

export interface Guesses {
  subject: string;
  failures: number;
  /** ISO 8601; in the past where nothing is blocked. */
  blockedUntil: string;
  updatedAt: string;
}

export async function listGuesses(db: Db, subjects: readonly string[]): Promise<Guesses[]> {
  const rows = await db
    .selectFrom('guesses')
    .select(['subject', 'failures', 'blocked_until as blockedUntil', 'updated_at as updatedAt'])
    .where('subject', 'in', subjects)
    .execute();
  return rows.map((row) => ({ ...row, failures: Number(row.failures) }));
}

export async function putGuesses(db: Db, { subject, failures, blockedUntil, updatedAt }: Guesses): Promise<void> {
  const state = { failures, blocked_until: blockedUntil, updated_at: updatedAt };
  await db
    .insertInto('guesses')
    .values({ subject, ...state })
    .onConflict((conflict) => conflict.column('subject').doUpdateSet(state))
    .execute();
}

export async function deleteGuesses(db: Db, subjects: readonly string[]): Promise<void> {
  await db.deleteFrom('guesses').where('subject', 'in', subjects).execute();
}

/** Those that have not changed since. */
export async function deleteOldGuesses(db: Db, before: string): Promise<void> {
  await db.deleteFrom('guesses').where('updated_at', '<', before).execute();
}
