import type { Db } from '../db/database.ts';

export interface Password {
  userId: string;
  hash: string;
  changedAt: string;
}

export async function findPasswordHash(db: Db, userId: string): Promise<string | null> {
  const row = await db.selectFrom('passwords').select('hash').where('user_id', '=', userId).executeTakeFirst();
  return row?.hash ?? null;
}

export async function putPassword(db: Db, { userId, hash, changedAt }: Password): Promise<void> {
  const state = { hash, changed_at: changedAt };
  await db
    .insertInto('passwords')
    .values({ user_id: userId, ...state })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(state))
    .execute();
}

/** How people can sign in here, beside keys and the provider. */
export async function findMethods(db: Db): Promise<{ password: boolean; passkey: boolean }> {
  const password = await db.selectFrom('passwords').select('user_id').limit(1).executeTakeFirst();
  const passkey = await db.selectFrom('passkeys').select('id').limit(1).executeTakeFirst();
  return { password: password !== undefined, passkey: passkey !== undefined };
}

export interface Passkey {
  id: string;
  userId: string;
  name: string;
  publicKey: string;
  counter: number;
  transports: string[];
  usedAt: string | null;
  createdAt: string;
}

const columns = [
  'id',
  'user_id as userId',
  'name',
  'public_key as publicKey',
  'counter',
  'transports',
  'used_at as usedAt',
  'created_at as createdAt',
] as const;

const toPasskey = <T extends { counter: number; transports: string }>(row: T) => ({
  ...row,
  counter: Number(row.counter),
  transports: JSON.parse(row.transports) as string[],
});

export async function insertPasskey(db: Db, passkey: Passkey): Promise<void> {
  await db
    .insertInto('passkeys')
    .values({
      id: passkey.id,
      user_id: passkey.userId,
      name: passkey.name,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      transports: JSON.stringify(passkey.transports),
      used_at: passkey.usedAt,
      created_at: passkey.createdAt,
    })
    .execute();
}

/** Without a user: the credential identifies the user. */
export async function findPasskey(db: Db, id: string): Promise<Passkey | undefined> {
  const row = await db.selectFrom('passkeys').select(columns).where('id', '=', id).executeTakeFirst();
  return row && toPasskey(row);
}

export async function listPasskeys(db: Db, userId: string): Promise<Passkey[]> {
  const passkeys = db.selectFrom('passkeys').select(columns).where('user_id', '=', userId);
  return (await passkeys.orderBy('created_at').limit(100).execute()).map(toPasskey);
}

export async function updatePasskeyUse(
  db: Db,
  { id, counter, usedAt }: { id: string; counter: number; usedAt: string },
): Promise<void> {
  await db.updateTable('passkeys').set({ counter, used_at: usedAt }).where('id', '=', id).execute();
}

/** False if the user has no such passkey. */
export async function deletePasskey(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
