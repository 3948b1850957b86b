import { cacheFirstRow } from '../db/cached-query.ts';
import type { Db } from '../db/database.ts';
import type { KeyLimits } from '../lib/people/workspace-roles.ts';
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
  limits: KeyLimits;
  /** Slug of the workspace that the key is limited to. */
  workspace: string | null;
}

const columns = [
  'api_keys.id',
  'api_keys.user_id as userId',
  'api_keys.name',
  'masked_key as maskedKey',
  'scope',
  'expires_at as expiresAt',
  'last_used_at as lastUsedAt',
  'api_keys.created_at as createdAt',
  'api_keys.workspace_id as workspaceId',
  'workspaces.slug as workspace',
  'env',
  'role',
] as const;

type ApiKeyRow = Omit<ApiKey, 'scope' | 'limits'> & { scope: string; workspaceId: string | null } & Record<
    'env' | 'role',
    string | null
  >;

function toApiKey({ workspaceId, env, role, ...row }: ApiKeyRow): ApiKey {
  const limits = { workspaceId, env, role } as KeyLimits;
  return { ...row, scope: row.scope as ApiKeyScope, limits };
}

const selectKeys = (db: Db) =>
  db.selectFrom('api_keys').leftJoin('workspaces', 'workspaces.id', 'api_keys.workspace_id');

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
      workspace_id: key.limits.workspaceId,
      env: key.limits.env,
      role: key.limits.role,
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
  selectKeys(db).select(columns).where('secret_hash', '=', secretHash),
);

/** The only query without a user: the secret identifies the user. */
export async function findApiKeyBySecret(db: Db, secretHash: string): Promise<ApiKey | undefined> {
  const row = await selectBySecret(db, { secretHash });
  return row && toApiKey(row);
}

const selectById = cacheFirstRow((db, { id }: { id: string }) =>
  selectKeys(db).select(columns).where('api_keys.id', '=', id),
);

/** Without a user: for the session that a key opened. */
export async function findApiKey(db: Db, id: string): Promise<ApiKey | undefined> {
  const row = await selectById(db, { id });
  return row && toApiKey(row);
}

/** Undefined unless the user is a member. */
export async function findWorkspaceId(db: Db, userId: string, slug: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('workspaces')
    .innerJoin('workspace_members', 'workspace_members.workspace_id', 'workspaces.id')
    .select('workspaces.id')
    .where('slug', '=', slug)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.id;
}

export async function listApiKeys(db: Db, userId: string, page: PageRequest): Promise<Page<ApiKey>> {
  const keys = selectKeys(db).where('user_id', '=', userId).where('kind', '=', 'program');
  const rows = await keys
    .select(columns)
    .orderBy('api_keys.id', 'desc')
    .limit(page.pageSize)
    .offset(getOffset(page))
    .execute();
  const { total } = await keys.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { ...page, total, data: rows.map(toApiKey) };
}

export async function updateLastUsed(db: Db, id: string, lastUsedAt: string): Promise<void> {
  await db.updateTable('api_keys').set({ last_used_at: lastUsedAt }).where('id', '=', id).execute();
}

/** Returns the deleted key; undefined if the user has no such key. */
export async function deleteApiKey(db: Db, userId: string, id: string): Promise<ApiKey | undefined> {
  const own = selectKeys(db).where('user_id', '=', userId).where('api_keys.id', '=', id).where('kind', '=', 'program');
  const row = await own.select(columns).executeTakeFirst();
  if (row === undefined) return undefined;
  const { numDeletedRows } = await db.deleteFrom('api_keys').where('id', '=', id).executeTakeFirstOrThrow();
  return numDeletedRows === 0n ? undefined : toApiKey(row);
}
