import { cacheFirstRow } from '../db/cached-query.ts';
import type { Db } from '../db/database.ts';
import { parseStoredJson } from '../db/stored-json.ts';
import type { ModelPolicy } from '../providers/plan-models.ts';

/** The rows that a new run refers to. */
export interface RunTarget {
  workspaceId: string;
  environment: ModelPolicy & { id: string; verify: boolean };
  /** The plan of the workspace's owner. */
  ownerPlan: string;
  /** Whether the workspace has a budget. */
  isLimited: boolean;
  schemaFamilyId: string;
  schemaVersionId: string;
  /** Null if the environment has no such document, it has expired, or none was requested. */
  document: { id: string; pageCount: number | null } | null;
}

export interface TargetNames {
  userId: string;
  slug: string;
  env: string;
  schemaKey: string;
  /** Undefined for the pinned one, else the latest. */
  versionNumber: number | undefined;
  documentId: string | undefined;
}

interface TargetKeys extends Omit<TargetNames, 'versionNumber' | 'documentId'> {
  versionNumber: number | null;
  documentId: string | null;
}

const selectTarget = cacheFirstRow((db, { userId, slug, env, schemaKey, versionNumber, documentId }: TargetKeys) =>
  db
    .selectFrom('workspaces')
    .innerJoin('workspace_members as member', (join) =>
      join.onRef('member.workspace_id', '=', 'workspaces.id').on('member.user_id', '=', userId),
    )
    .innerJoin('users as owner', 'owner.id', 'workspaces.owner_id')
    .leftJoin('budgets as budget', 'budget.workspace_id', 'workspaces.id')
    .innerJoin('environments as environment', (join) =>
      join.onRef('environment.workspace_id', '=', 'workspaces.id').on('environment.slug', '=', env),
    )
    .innerJoin('schema_families as family', (join) =>
      join.onRef('family.workspace_id', '=', 'workspaces.id').on('family.schema_key', '=', schemaKey),
    )
    .leftJoin('schema_pins as pin', (join) =>
      join.onRef('pin.environment_id', '=', 'environment.id').onRef('pin.schema_family_id', '=', 'family.id'),
    )
    .innerJoin('schema_versions as version', (join) =>
      join
        .onRef('version.family_id', '=', 'family.id')
        .on(({ eb, fn, cast, val, ref }) =>
          eb(
            'version.version_number',
            '=',
            fn.coalesce(
              cast<number>(val(versionNumber), 'bigint'),
              ref('pin.version_number'),
              ref('family.latest_version_number'),
            ),
          ),
        ),
    )
    .leftJoin('documents as document', (join) =>
      join
        .onRef('document.environment_id', '=', 'environment.id')
        .onRef('document.workspace_id', '=', 'workspaces.id')
        .on('document.id', '=', documentId)
        .on('document.expired_at', 'is', null),
    )
    .where('workspaces.slug', '=', slug)
    .select([
      'workspaces.id as workspaceId',
      'owner.plan as ownerPlan',
      'budget.workspace_id as budgetOf',
      'environment.id as environmentId',
      'environment.provider_key_id as providerKeyId',
      'environment.model',
      'environment.verify',
      'environment.allowed_residencies as allowedResidencies',
      'environment.fallbacks',
      'family.id as schemaFamilyId',
      'version.id as schemaVersionId',
      'document.id as documentId',
      'document.page_count as pageCount',
    ]),
);

/**
 * Finds everything that a run over a stored schema refers to, in one query instead of one per feature. Undefined if
 * anything but the document is missing or not accessible; the features' own queries then find out what.
 */
export async function findTarget(db: Db, names: TargetNames): Promise<RunTarget | undefined> {
  const { versionNumber, documentId = null } = names;
  const number = versionNumber === undefined ? null : Math.min(versionNumber, Number.MAX_SAFE_INTEGER);
  const row = await selectTarget(db, { ...names, versionNumber: number, documentId });
  if (row === undefined) return undefined;
  const { environmentId, providerKeyId, model, verify, documentId: foundId, pageCount, ...rest } = row;
  const { allowedResidencies, fallbacks, budgetOf, ...place } = rest;
  return {
    ...place,
    isLimited: budgetOf !== null,
    environment: {
      id: environmentId,
      providerKeyId,
      model,
      verify: Boolean(verify),
      allowedResidencies: parseStoredJson<string[]>(allowedResidencies) ?? [],
      fallbacks: parseStoredJson<ModelPolicy['fallbacks']>(fallbacks) ?? [],
    },
    document: foundId === null ? null : { id: foundId, pageCount },
  };
}
