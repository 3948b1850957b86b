import { cacheFirstRow } from '../db/cached-query.ts';
import type { Db } from '../db/database.ts';

/** How a person signed in. */
export type SignInMethod = 'api_key' | 'oidc' | 'password' | 'passkey';

export interface Session {
  id: string;
  /** The key that opened it, or the row of the person that signed in. */
  apiKeyId: string;
  method: SignInMethod;
  /** Null unless a provider signed the person in. */
  sealedTokens: string | null;
  /** When the provider was last asked about the person. */
  checkedAt: string | null;
  usedAt: string | null;
  /** What the browser calls itself. */
  browser: string | null;
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
      method: session.method,
      sealed_tokens: session.sealedTokens,
      checked_at: session.checkedAt,
      used_at: session.usedAt,
      browser: session.browser,
      expires_at: session.expiresAt,
      created_at: session.createdAt,
    })
    .execute();
}

const columns = [
  'sessions.id',
  'api_key_id as apiKeyId',
  'method',
  'sealed_tokens as sealedTokens',
  'checked_at as checkedAt',
  'used_at as usedAt',
  'browser',
  'sessions.expires_at as expiresAt',
  'sessions.created_at as createdAt',
] as const;

const toSession = <T extends { method: string }>(row: T): T & { method: SignInMethod } => ({
  ...row,
  method: row.method as SignInMethod,
});

const selectBySecret = cacheFirstRow((db, { secretHash }: { secretHash: string }) =>
  db.selectFrom('sessions').select(columns).where('secret_hash', '=', secretHash),
);

/** Without a user: the secret identifies the user. */
export async function findSessionBySecret(db: Db, secretHash: string): Promise<Session | undefined> {
  const row = await selectBySecret(db, { secretHash });
  return row && toSession(row);
}

/** The user's sessions that have not expired, newest first. */
export async function listSessions(db: Db, userId: string, at: string): Promise<Session[]> {
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('api_keys', 'api_keys.id', 'sessions.api_key_id')
    .select(columns)
    .where('api_keys.user_id', '=', userId)
    .where('sessions.expires_at', '>', at)
    .orderBy('sessions.id', 'desc')
    .limit(100)
    .execute();
  return rows.map(toSession);
}

export async function updateSessionUse(db: Db, id: string, usedAt: string, expiresAt: string): Promise<void> {
  await db.updateTable('sessions').set({ used_at: usedAt, expires_at: expiresAt }).where('id', '=', id).execute();
}

/** False if another request has claimed the check meanwhile. */
export async function claimCheck(db: Db, { id, checkedAt }: Session, now: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ checked_at: now })
    .where('id', '=', id)
    .where('checked_at', '=', checkedAt)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function updateSessionTokens(db: Db, id: string, sealedTokens: string): Promise<void> {
  await db.updateTable('sessions').set({ sealed_tokens: sealedTokens }).where('id', '=', id).execute();
}

export async function deleteSession(db: Db, id: string): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', id).execute();
}

/** All of a user but one. */
export async function deleteSessionsOf(db: Db, userId: string, exceptId: string | null): Promise<void> {
  const keys = db.selectFrom('api_keys').select('id').where('user_id', '=', userId);
  const sessions = db.deleteFrom('sessions').where('api_key_id', 'in', keys);
  await (exceptId === null ? sessions : sessions.where('id', '!=', exceptId)).execute();
}

export async function deleteExpiredSessions(db: Db, at: string): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', at).execute();
}
