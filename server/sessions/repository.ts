import { cacheFirstRow } from '../db/cached-query.ts';
import type { Db } from '../db/database.ts';

export interface Session {
  id: string;
  /** The key that opened it. */
  apiKeyId: string;
  expiresAt: string;
  createdAt: string;
}

export async function insertSession(db: Db, session: Session, secretHash: string): Promise<void> {
  await db
    .insertInto('sessions')
    .values({
      id: session.id,
      secret_hash: secretHash,
      api_key_id: session.apiKeyId,
      expires_at: session.expiresAt,
      created_at: session.createdAt,
    })
    .execute();
}

const selectBySecret = cacheFirstRow((db, { secretHash }: { secretHash: string }) =>
  db
    .selectFrom('sessions')
    .select(['id', 'api_key_id as apiKeyId', 'expires_at as expiresAt', 'created_at as createdAt'])
    .where('secret_hash', '=', secretHash),
);

/** Without a user: the secret identifies the user. */
export const findSessionBySecret = (db: Db, secretHash: string): Promise<Session | undefined> =>
  selectBySecret(db, { secretHash });

export async function updateSessionExpiry(db: Db, id: string, expiresAt: string): Promise<void> {
  await db.updateTable('sessions').set({ expires_at: expiresAt }).where('id', '=', id).execute();
}

export async function deleteSession(db: Db, id: string): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', id).execute();
}

export async function deleteExpiredSessions(db: Db, at: string): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', at).execute();
}
