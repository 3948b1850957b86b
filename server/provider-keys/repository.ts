import type { Db } from '../db/database.ts';
import { withRowLock } from '../db/row-locks.ts';
import { getOffset, type Page, type PageRequest } from '../lib/pagination.ts';

/** `invalid`: the provider refused it. */
export type ProviderKeyStatus = 'unverified' | 'valid' | 'invalid';

/** A key without its secret. The secret is stored encrypted and only ever sent to the provider. */
export interface ProviderKey {
  id: string;
  userId: string;
  provider: string;
  name: string;
  /** For environments without a model. */
  defaultModel: string;
  /** Null for the provider's own address. */
  baseUrl: string | null;
  /** Where the key's server processes data, as stated by the user; null if the provider states it, or it is unknown. */
  residency: string | null;
  /** Window of its model, as stated by the user. */
  contextTokens: number | null;
  maskedKey: string | null;
  status: ProviderKeyStatus;
  verifiedAt: string | null;
  createdAt: string;
  updatedAt: string;
}

export interface SealedKey {
  key: ProviderKey;
  sealedSecret: string | null;
}

const columns = [
  'id',
  'user_id as userId',
  'provider',
  'name',
  'default_model as defaultModel',
  'base_url as baseUrl',
  'residency',
  'context_tokens as contextTokens',
  'masked_key as maskedKey',
  'status',
  'verified_at as verifiedAt',
  'created_at as createdAt',
  'updated_at as updatedAt',
] as const;

function toKey<T extends { status: string }>(row: T): T & { status: ProviderKeyStatus } {
  return { ...row, status: row.status as ProviderKeyStatus };
}

function toSealed<T extends { status: string; sealedSecret: string | null }>({ sealedSecret, ...row }: T) {
  return { key: toKey(row), sealedSecret };
}

export async function insertProviderKey(
  db: Db,
  key: ProviderKey,
  sealedSecret: string | null,
  publishedModels: readonly string[] | null,
): Promise<void> {
  await db
    .insertInto('provider_keys')
    .values({
      id: key.id,
      user_id: key.userId,
      provider: key.provider,
      name: key.name,
      default_model: key.defaultModel,
      base_url: key.baseUrl,
      residency: key.residency,
      context_tokens: key.contextTokens,
      published_models: publishedModels === null ? null : JSON.stringify(publishedModels),
      sealed_secret: sealedSecret,
      masked_key: key.maskedKey,
      status: key.status,
      verified_at: key.verifiedAt,
      created_at: key.createdAt,
      updated_at: key.updatedAt,
    })
    .execute();
}

export async function listProviderKeys(db: Db, userId: string, page: PageRequest): Promise<Page<ProviderKey>> {
  const keys = db.selectFrom('provider_keys').where('user_id', '=', userId);
  const rows = await keys.select(columns).orderBy('id', 'desc').limit(page.pageSize).offset(getOffset(page)).execute();
  const { total } = await keys.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { ...page, total, data: rows.map(toKey) };
}

export async function findProviderKey(db: Db, userId: string, id: string): Promise<SealedKey | undefined> {
  const row = await db
    .selectFrom('provider_keys')
    .select(columns)
    .select('sealed_secret as sealedSecret')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && toSealed(row);
}

/** Not restricted to a user: for environments that are bound to the key, and runs that use it. */
export async function findProviderKeyById(db: Db, id: string): Promise<SealedKey | undefined> {
  const row = await db
    .selectFrom('provider_keys')
    .select(columns)
    .select('sealed_secret as sealedSecret')
    .where('id', '=', id)
    .executeTakeFirst();
  return row && toSealed(row);
}

/** The newest key for a provider that is not `invalid`; if all are, the newest. */
export async function findPreferredKey(db: Db, userId: string, provider: string): Promise<ProviderKey | undefined> {
  const row = await db
    .selectFrom('provider_keys')
    .select(columns)
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .orderBy((eb) => eb('status', '=', 'invalid'))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && toKey(row);
}

/** Like `findProviderKey`, and locks the row until the end of the transaction. */
export async function lockProviderKey(db: Db, userId: string, id: string): Promise<SealedKey | undefined> {
  await withRowLock(
    db,
    db.selectFrom('provider_keys').select('id').where('user_id', '=', userId).where('id', '=', id),
    'update',
  ).execute();
  return findProviderKey(db, userId, id);
}

export async function updateProviderKey(db: Db, key: ProviderKey, sealedSecret: string | null): Promise<void> {
  await db
    .updateTable('provider_keys')
    .set({
      name: key.name,
      default_model: key.defaultModel,
      base_url: key.baseUrl,
      residency: key.residency,
      context_tokens: key.contextTokens,
      sealed_secret: sealedSecret,
      masked_key: key.maskedKey,
      status: key.status,
      verified_at: key.verifiedAt,
      updated_at: key.updatedAt,
    })
    .where('user_id', '=', key.userId)
    .where('id', '=', key.id)
    .execute();
}

/** Records the result of verifying a key, unless its secret or address has changed since. */
export async function updateVerdict(
  db: Db,
  { key, sealedSecret }: SealedKey,
  verdict: Pick<ProviderKey, 'status' | 'verifiedAt' | 'updatedAt'>,
): Promise<void> {
  await db
    .updateTable('provider_keys')
    .set({ status: verdict.status, verified_at: verdict.verifiedAt, updated_at: verdict.updatedAt })
    .where('id', '=', key.id)
    .where('sealed_secret', sealedSecret === null ? 'is' : '=', sealedSecret)
    .where('base_url', key.baseUrl === null ? 'is' : '=', key.baseUrl)
    .execute();
}

/** The list of models that is stored with a key. Null if it is not known. */
export async function findModelList(db: Db, id: string): Promise<string[] | null> {
  const row = await db
    .selectFrom('provider_keys')
    .select('published_models as models')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.models == null ? null : (JSON.parse(row.models) as string[]);
}

/** Stores the list of models of a key, unless its secret or address has changed since it was read. */
export async function updateModelList(
  db: Db,
  { key, sealedSecret }: SealedKey,
  models: readonly string[] | null,
): Promise<void> {
  await db
    .updateTable('provider_keys')
    .set({ published_models: models === null ? null : JSON.stringify(models) })
    .where('id', '=', key.id)
    .where('sealed_secret', sealedSecret === null ? 'is' : '=', sealedSecret)
    .where('base_url', key.baseUrl === null ? 'is' : '=', key.baseUrl)
    .execute();
}

/** The newest keys of a user for a provider. */
export async function listSealedKeys(db: Db, userId: string, provider: string, limit: number): Promise<SealedKey[]> {
  const rows = await db
    .selectFrom('provider_keys')
    .select(columns)
    .select('sealed_secret as sealedSecret')
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(toSealed);
}

/** False if the user has no such key. */
export async function deleteProviderKey(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('provider_keys')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Number of secrets that were encrypted with another key. */
export async function countSealedElsewhere(db: Db, prefix: string): Promise<number> {
  const { count } = await db
    .selectFrom('provider_keys')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('sealed_secret', 'not like', `${prefix}%`)
    .executeTakeFirstOrThrow();
  return count;
}
