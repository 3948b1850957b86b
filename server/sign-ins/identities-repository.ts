import type { Db } from '../db/database.ts';

export interface UserIdentity {
  issuer: string;
  subject: string;
  userId: string;
  email: string | null;
  createdAt: string;
}

export async function findIdentity(db: Db, issuer: string, subject: string): Promise<UserIdentity | undefined> {
  return db
    .selectFrom('user_identities')
    .select(['issuer', 'subject', 'user_id as userId', 'email', 'created_at as createdAt'])
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
}

export async function insertIdentity(db: Db, identity: UserIdentity): Promise<void> {
  await db
    .insertInto('user_identities')
    .values({
      issuer: identity.issuer,
      subject: identity.subject,
      user_id: identity.userId,
      email: identity.email,
      created_at: identity.createdAt,
    })
    .execute();
}

export async function updateIdentityEmail(db: Db, { issuer, subject, email }: UserIdentity): Promise<void> {
  await db
    .updateTable('user_identities')
    .set({ email })
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .execute();
}
