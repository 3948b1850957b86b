import { sql } from 'kysely';
import { cacheFirstRow } from '../db/cached-query.ts';
import type { Db } from '../db/database.ts';
import { withRowLock } from '../db/row-locks.ts';
import { parseStoredJson } from '../db/stored-json.ts';
import { getOffset, type Page, type PageRequest } from '../lib/pagination.ts';

/** In the order of lists. */
export const ENVIRONMENT_SLUGS = ['production', 'staging', 'development'] as const;
export type EnvironmentSlug = (typeof ENVIRONMENT_SLUGS)[number];

/** A key and a model; without a model, the key's default applies. */
export interface ModelFallback {
  providerKeyId: string;
  model: string | null;
}

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
  /** Where documents may be processed; empty for anywhere. */
  allowedResidencies: string[];
  /** Models that take over when one fails, in order. */
  fallbacks: ModelFallback[];
  /** Whether what models are sent and answer is kept. */
  keepPrompts: boolean;
  /** For how many days. */
  promptRetentionDays: number;
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
  'allowed_residencies as allowedResidencies',
  'fallbacks',
  'keep_prompts as keepPrompts',
  'prompt_retention_days as promptRetentionDays',
  'environments.created_at as createdAt',
  'environments.updated_at as updatedAt',
  'owner.plan as ownerPlan',
] as const;

/** Whether the owner's plan makes an environment read-only. */
export function isLocked(slug: EnvironmentSlug, ownerPlan: string): boolean {
  return slug !== 'production' && ownerPlan !== 'pro';
}

/** Of environments that do not say it. */
export const PROMPT_RETENTION_DAYS = 30;

interface EnvironmentRow {
  slug: string;
  verify: number | boolean;
  allowedResidencies: string | null;
  fallbacks: string | null;
  keepPrompts: number | boolean;
  promptRetentionDays: number | null;
  ownerPlan: string;
}

function toEnvironment<T extends EnvironmentRow>({ ownerPlan, ...row }: T) {
  const slug = row.slug as EnvironmentSlug;
  return {
    ...row,
    slug,
    verify: Boolean(row.verify),
    keepPrompts: Boolean(row.keepPrompts),
    promptRetentionDays: row.promptRetentionDays ?? PROMPT_RETENTION_DAYS,
    ...parsePolicy(row),
    isLocked: isLocked(slug, ownerPlan),
  };
}

/** Parses the columns that say which models an extraction may use. */
export function parsePolicy({
  allowedResidencies,
  fallbacks,
}: Pick<EnvironmentRow, 'allowedResidencies' | 'fallbacks'>) {
  return {
    allowedResidencies: parseStoredJson<string[]>(allowedResidencies) ?? [],
    fallbacks: parseStoredJson<ModelFallback[]>(fallbacks) ?? [],
  };
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

function toPolicyColumns({ allowedResidencies, fallbacks }: Pick<Environment, 'allowedResidencies' | 'fallbacks'>) {
  return {
    allowed_residencies: allowedResidencies.length === 0 ? null : JSON.stringify(allowedResidencies),
    fallbacks: fallbacks.length === 0 ? null : JSON.stringify(fallbacks),
  };
}

/** Once prompts were kept, their retention is stored: the sweep looks only at such environments. */
const toPromptColumns = ({ keepPrompts, promptRetentionDays }: Environment) => ({
  keep_prompts: keepPrompts ? 1 : 0,
  ...((keepPrompts || promptRetentionDays !== PROMPT_RETENTION_DAYS) && { prompt_retention_days: promptRetentionDays }),
});

export async function insertEnvironments(
  db: Db,
  environments: Omit<Environment, 'isLocked' | 'keepPrompts' | 'promptRetentionDays'>[],
): Promise<void> {
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
        ...toPolicyColumns(environment),
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
      ...toPolicyColumns(environment),
      ...toPromptColumns(environment),
      updated_at: environment.updatedAt,
    })
    .where('id', '=', environment.id)
    .execute();
}

/** An environment that a provider key is bound to. */
export interface BoundEnvironment extends Pick<
  Environment,
  'id' | 'workspaceId' | 'slug' | 'isLocked' | 'providerKeyId' | 'model' | 'fallbacks'
> {
  workspaceSlug: string;
}

/** The environments that a key is bound to, or that fall back to it. They belong to the key's owner. */
export async function listBound(db: Db, ownerId: string, providerKeyId: string): Promise<BoundEnvironment[]> {
  const rows = await db
    .selectFrom('environments')
    .innerJoin('workspaces', 'workspaces.id', 'environments.workspace_id')
    .innerJoin('users as owner', 'owner.id', 'workspaces.owner_id')
    .select([
      'environments.id',
      'environments.workspace_id as workspaceId',
      'environments.slug',
      'provider_key_id as providerKeyId',
      'environments.model',
      'fallbacks',
      'workspaces.slug as workspaceSlug',
      'owner.plan as ownerPlan',
    ])
    .where('workspaces.owner_id', '=', ownerId)
    .where(({ eb, or }) => or([eb('provider_key_id', '=', providerKeyId), eb('fallbacks', 'is not', null)]))
    .orderBy('environments.id')
    .execute();
  return rows.flatMap(({ ownerPlan, ...row }) => {
    const { fallbacks } = parsePolicy({ allowedResidencies: null, fallbacks: row.fallbacks });
    const isFallback = fallbacks.some((one) => one.providerKeyId === providerKeyId);
    if (row.providerKeyId !== providerKeyId && !isFallback) return [];
    const slug = row.slug as EnvironmentSlug;
    return [{ ...row, slug, isLocked: isLocked(slug, ownerPlan), fallbacks }];
  });
}

/** Replaces what an environment's documents are sent to. */
export async function updateBinding(
  db: Db,
  { id, providerKeyId, model, fallbacks }: Pick<Environment, 'id' | 'providerKeyId' | 'model' | 'fallbacks'>,
  updatedAt: string,
): Promise<void> {
  await db
    .updateTable('environments')
    .set({
      provider_key_id: providerKeyId,
      model,
      fallbacks: fallbacks.length === 0 ? null : JSON.stringify(fallbacks),
      updated_at: updatedAt,
    })
    .where('id', '=', id)
    .execute();
}

export async function findAllowedResidencies(db: Db, id: string): Promise<string[]> {
  const row = await selectAllowedResidencies(db, { id });
  return row === undefined ? [] : parsePolicy({ ...row, fallbacks: null }).allowedResidencies;
}

const selectAllowedResidencies = cacheFirstRow((db, { id }: { id: string }) =>
  db.selectFrom('environments').select('allowed_residencies as allowedResidencies').where('id', '=', id),
);
