import { cacheFirstRow } from '../db/cached-query.ts';
import type { Db } from '../db/database.ts';
import type { Resource, SharedResource } from './operation-rights.ts';
import type { KeyLimits, Role } from '../lib/people/workspace-roles.ts';

/** The part of a workspace that a member reaches for, and the member's role there. */
export interface ResourcePlace {
  workspaceId: string;
  /** Null for what the environments share. */
  env: KeyLimits['env'];
  role: Role;
}

interface PlaceRow {
  workspaceId: string;
  env: string | null;
  role: string;
}

const toPlace = (row: PlaceRow | undefined): ResourcePlace | undefined => row as ResourcePlace | undefined;

const selectBySlug = cacheFirstRow((db, { userId, slug }: { userId: string; slug: string }) =>
  db
    .selectFrom('workspaces')
    .innerJoin('workspace_members as member', 'member.workspace_id', 'workspaces.id')
    .select(['workspaces.id as workspaceId', 'member.role'])
    .where('workspaces.slug', '=', slug)
    .where('member.user_id', '=', userId),
);

/** Undefined unless the user is a member. */
export async function findWorkspacePlace(
  db: Db,
  userId: string,
  { slug, env }: { slug: string; env: ResourcePlace['env'] },
): Promise<ResourcePlace | undefined> {
  const row = await selectBySlug(db, { userId, slug });
  return row && toPlace({ ...row, env });
}

const TABLES = {
  document: 'documents',
  run: 'runs',
  batch: 'batches',
  export: 'run_exports',
  packet: 'packets',
  dataset: 'datasets',
  memoryExample: 'memory_examples',
  evaluation: 'evaluations',
  webhook: 'webhook_endpoints',
} as const satisfies Record<Resource, string>;

/** All tables have the columns of the first. */
const findIn = (table: string) =>
  cacheFirstRow((db, { userId, id }: { userId: string; id: string }) =>
    db
      .selectFrom(`${table as 'documents'} as resource`)
      .innerJoin('workspace_members as member', 'member.workspace_id', 'resource.workspace_id')
      .innerJoin('environments as environment', 'environment.id', 'resource.environment_id')
      .select(['resource.workspace_id as workspaceId', 'environment.slug as env', 'member.role'])
      .where('resource.id', '=', id)
      .where('member.user_id', '=', userId),
  );

const SHARED_TABLES = { erasure: 'erasures', invite: 'invites' } as const satisfies Record<SharedResource, string>;

const findShared = (table: string) =>
  cacheFirstRow((db, { userId, id }: { userId: string; id: string }) =>
    db
      .selectFrom(`${table as 'erasures'} as resource`)
      .innerJoin('workspace_members as member', 'member.workspace_id', 'resource.workspace_id')
      .select(['resource.workspace_id as workspaceId', 'member.role'])
      .where('resource.id', '=', id)
      .where('member.user_id', '=', userId),
  );

const selectById = Object.fromEntries(
  Object.entries(TABLES).map(([resource, table]) => [resource, findIn(table)]),
) as Record<Resource, ReturnType<typeof findIn>>;

const selectSharedById = Object.fromEntries(
  Object.entries(SHARED_TABLES).map(([resource, table]) => [resource, findShared(table)]),
) as Record<SharedResource, ReturnType<typeof findShared>>;

export const isShared = (resource: string): resource is SharedResource => Object.hasOwn(SHARED_TABLES, resource);

/** Undefined unless there is such a resource in a workspace of the user. */
export async function findResourcePlace(
  db: Db,
  userId: string,
  { resource, id }: { resource: Resource | SharedResource; id: string },
): Promise<ResourcePlace | undefined> {
  if (!isShared(resource)) return toPlace(await selectById[resource](db, { userId, id }));
  const row = await selectSharedById[resource](db, { userId, id });
  return row && toPlace({ ...row, env: null });
}
