import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { withRowLock } from '../db/row-locks.ts';
import { getOffset, type Page, type PageRequest } from '../lib/pagination.ts';

/** In the order of lists. */
export const ENVIRONMENT_SLUGS = ['production', 'staging', 'development'] as const;
export type EnvironmentSlug = (typeof ENVIRONMENT_SLUGS)[number];

export interface Environment {
  id: string;
  workspaceId: string;
  slug: EnvironmentSlug;
  name: string;
  providerKeyId: string | null;
  model: string | null;
  /** Whether extractions ask the model a second time to confirm the values. */
  verify: boolean;
  /** How many days documents and runs are kept; null without end. */
  retentionDays: number | null;
  /** Whether the owner's plan makes it read-only. */
  isLocked: boolean;
  createdAt: string;
  updatedAt: string;
}

function selectOfWorkspace(db: Db, workspaceId: string) {
  return db
    .selectFrom('environments')
    .innerJoin('workspaces', 'workspaces.id', 'environments.workspace_id')
    .innerJoin('users as owner', 'owner.id', 'workspaces.owner_id')
    .where('environments.workspace_id', '=', workspaceId);
}

const columns = [
  'environments.id',
  'workspace_id as workspaceId',
  'environments.slug',
  'environments.name',
  'provider_key_id as providerKeyId',
  'model',
  'verify',
  'retention_days as retentionDays',
  'environments.created_at as createdAt',
  'environments.updated_at as updatedAt',
  'owner.plan as ownerPlan',
] as const;

/** Whether the owner's plan makes an environment read-only. */
export function isLocked(slug: EnvironmentSlug, ownerPlan: string): boolean {
  return slug !== 'production' && ownerPlan !== 'pro';
}

function toEnvironment<T extends { slug: string; verify: number | boolean; ownerPlan: string }>({
  ownerPlan,
  ...row
}: T) {
  const slug = row.slug as EnvironmentSlug;
  return { ...row, slug, verify: Boolean(row.verify), isLocked: isLocked(slug, ownerPlan) };
}

export async function listEnvironments(db: Db, workspaceId: string, page: PageRequest): Promise<Page<Environment>> {
  const rows = await selectOfWorkspace(db, workspaceId)
    .select(columns)
    .orderBy(sql`case environments.slug when 'production' then 0 when 'staging' then 1 else 2 end`)
    .limit(page.pageSize)
    .offset(getOffset(page))
    .execute();
  return { ...page, total: ENVIRONMENT_SLUGS.length, data: rows.map(toEnvironment) };
}

export async function findEnvironment(
  db: Db,
  workspaceId: string,
  slug: EnvironmentSlug,
): Promise<Environment | undefined> {
  const row = await selectOfWorkspace(db, workspaceId)
    .select(columns)
    .where('environments.slug', '=', slug)
    .executeTakeFirst();
  return row && toEnvironment(row);
}

export async function findEnvironmentById(db: Db, workspaceId: string, id: string): Promise<Environment | undefined> {
  const row = await selectOfWorkspace(db, workspaceId)
    .select(columns)
    .where('environments.id', '=', id)
    .executeTakeFirst();
  return row && toEnvironment(row);
}

/** Locks the row until the end of the transaction. */
export async function lockEnvironment(db: Db, workspaceId: string, slug: EnvironmentSlug): Promise<void> {
  await withRowLock(
    db,
    db.selectFrom('environments').select('id').where('workspace_id', '=', workspaceId).where('slug', '=', slug),
    'update',
  ).execute();
}

export async function insertEnvironments(db: Db, environments: Omit<Environment, 'isLocked'>[]): Promise<void> {
  await db
    .insertInto('environments')
    .values(
      environments.map((environment) => ({
        id: environment.id,
        workspace_id: environment.workspaceId,
        slug: environment.slug,
        name: environment.name,
        provider_key_id: environment.providerKeyId,
        model: environment.model,
        verify: environment.verify ? 1 : 0,
        retention_days: environment.retentionDays,
        created_at: environment.createdAt,
        updated_at: environment.updatedAt,
      })),
    )
    .execute();
}

export async function updateEnvironment(db: Db, environment: Environment): Promise<void> {
  await db
    .updateTable('environments')
    .set({
      provider_key_id: environment.providerKeyId,
      model: environment.model,
      verify: environment.verify ? 1 : 0,
      retention_days: environment.retentionDays,
      updated_at: environment.updatedAt,
    })
    .where('id', '=', environment.id)
    .execute();
}

/** An environment that a provider key is bound to. */
export interface BoundEnvironment extends Pick<Environment, 'slug' | 'isLocked'> {
  workspaceSlug: string;
}

export async function listBound(db: Db, providerKeyId: string): Promise<BoundEnvironment[]> {
  const rows = await db
    .selectFrom('environments')
    .innerJoin('workspaces', 'workspaces.id', 'environments.workspace_id')
    .innerJoin('users as owner', 'owner.id', 'workspaces.owner_id')
    .select(['environments.slug', 'verify', 'workspaces.slug as workspaceSlug', 'owner.plan as ownerPlan'])
    .where('provider_key_id', '=', providerKeyId)
    .orderBy('environments.id')
    .execute();
  return rows.map(toEnvironment);
}

export async function unbindAll(db: Db, providerKeyId: string, updatedAt: string): Promise<void> {
  await db
    .updateTable('environments')
    .set({ provider_key_id: null, model: null, updated_at: updatedAt })
    .where('provider_key_id', '=', providerKeyId)
    .execute();
}
