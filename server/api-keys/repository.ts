import { cacheFirstRow } from '../db/cached-query.ts';
import type { Db } from '../db/database.ts';
import { getOffset, type Page, type PageRequest } from '../lib/pagination.ts';

export type ApiKeyScope = 'read' | 'write';

export interface ApiKey {
  id: string;
  userId: string;
  name: string;
  maskedKey: string;
  scope: ApiKeyScope;
  expiresAt: string | null;
  lastUsedAt: string | null;
  createdAt: string;
}

const columns = [
  'id',
  'user_id as userId',
  'name',
  'masked_key as maskedKey',
  'scope',
  'expires_at as expiresAt',
  'last_used_at as lastUsedAt',
  'created_at as createdAt',
] as const;

function toApiKey<T extends { scope: string }>(row: T): T & { scope: ApiKeyScope } {
  return { ...row, scope: row.scope as ApiKeyScope };
}

export async function insertApiKey(
  db: Db,
  key: ApiKey,
  secretHash: string,
  kind: 'program' | 'person' = 'program',
): Promise<void> {
  await db
    .insertInto('api_keys')
    .values({
      kind,
      id: key.id,
      user_id: key.userId,
      name: key.name,
      secret_hash: secretHash,
      masked_key: key.maskedKey,
      scope: key.scope,
      expires_at: key.expiresAt,
      last_used_at: key.lastUsedAt,
      created_at: key.createdAt,
    })
    .execute();
}

/** No secret has such a hash. */
export const insertPersonKey = (db: Db, key: ApiKey): Promise<void> =>
  insertApiKey(db, key, `person:${key.id}`, 'person');

export async function findPersonKeyId(db: Db, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('api_keys')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', '=', 'person')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

const selectBySecret = cacheFirstRow((db, { secretHash }: { secretHash: string }) =>
  db.selectFrom('api_keys').select(columns).where('secret_hash', '=', secretHash),
);

/** The only query without a user: the secret identifies the user. */
export async function findApiKeyBySecret(db: Db, secretHash: string): Promise<ApiKey | undefined> {
  const row = await selectBySecret(db, { secretHash });
  return row && toApiKey(row);
}

const selectById = cacheFirstRow((db, { id }: { id: string }) =>
  db.selectFrom('api_keys').select(columns).where('id', '=', id),
);

/** Without a user: for the session that a key opened. */
export async function findApiKey(db: Db, id: string): Promise<ApiKey | undefined> {
  const row = await selectById(db, { id });
  return row && toApiKey(row);
}

export async function listApiKeys(db: Db, userId: string, page: PageRequest): Promise<Page<ApiKey>> {
  const keys = db.selectFrom('api_keys').where('user_id', '=', userId).where('kind', '=', 'program');
  const rows = await keys.select(columns).orderBy('id', 'desc').limit(page.pageSize).offset(getOffset(page)).execute();
  const { total } = await keys.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { ...page, total, data: rows.map(toApiKey) };
}

export async function updateLastUsed(db: Db, id: string, lastUsedAt: string): Promise<void> {
  await db.updateTable('api_keys').set({ last_used_at: lastUsedAt }).where('id', '=', id).execute();
}

/** Returns the deleted key; undefined if the user has no such key. */
export async function deleteApiKey(db: Db, userId: string, id: string): Promise<ApiKey | undefined> {
  const row = await db
    .deleteFrom('api_keys')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('kind', '=', 'program')
    .returning(columns)
    .executeTakeFirst();
  return row && toApiKey(row);
}
