import type { Role } from '../lib/people/workspace-roles.ts';
import type { Db } from '../db/database.ts';
import { withRowLock } from '../db/row-locks.ts';
import { getOffset, type Page, type PageRequest } from '../lib/pagination.ts';

export interface Workspace {
  id: string;
  slug: string;
  name: string;
  description: string | null;
  ownerId: string;
  createdAt: string;
  updatedAt: string;
}

/** A workspace with the role of one of its members. */
export interface Access {
  workspace: Workspace;
  role: Role;
}

const columns = [
  'workspaces.id',
  'slug',
  'name',
  'description',
  'owner_id as ownerId',
  'workspaces.created_at as createdAt',
  'updated_at as updatedAt',
] as const;

function selectVisible(db: Db, userId: string) {
  return db
    .selectFrom('workspaces')
    .innerJoin('workspace_members', 'workspace_members.workspace_id', 'workspaces.id')
    .where('workspace_members.user_id', '=', userId);
}

const toAccess = ({ role, ...workspace }: Workspace & { role: string }): Access => ({ workspace, role: role as Role });

export async function findAccess(db: Db, userId: string, slug: string): Promise<Access | undefined> {
  const row = await selectVisible(db, userId)
    .select(columns)
    .select('role')
    .where('slug', '=', slug)
    .executeTakeFirst();
  return row && toAccess(row);
}

/** The tables of what belongs to a workspace, by the prefix of their ids. */
const TABLES = {
  doc: 'documents',
  run: 'runs',
  bat: 'batches',
  whe: 'webhook_endpoints',
  dts: 'datasets',
  evl: 'evaluations',
  pkt: 'packets',
  era: 'erasures',
  exp: 'run_exports',
  mex: 'memory_examples',
  inv: 'invites',
} as const;

/** The workspaces of slugs, and of ids of what belongs to a workspace. Unknown ones are left out. */
export async function findWorkspacesOf(db: Db, places: readonly string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const slugs = await db
    .selectFrom('workspaces')
    .select(['id', 'slug'])
    .where('slug', 'in', [...places, ''])
    .execute();
  for (const { id, slug } of slugs) found.set(slug, id);
  for (const [prefix, table] of Object.entries(TABLES)) {
    const ids = places.filter((place) => place.startsWith(`${prefix}_`));
    if (ids.length === 0) continue;
    const rows = await db.selectFrom(table).select(['id', 'workspace_id']).where('id', 'in', ids).execute();
    for (const row of rows) found.set(row.id, row.workspace_id);
  }
  return found;
}

/** @param limit the only workspace to list; null for all */
export async function listWorkspaces(
  db: Db,
  { userId, limit }: { userId: string; limit: string | null },
  page: PageRequest,
): Promise<Page<Access>> {
  const all = selectVisible(db, userId);
  const visible = limit === null ? all : all.where('workspaces.id', '=', limit);
  const rows = await visible
    .select([...columns, 'role'])
    .orderBy('workspaces.id', 'desc')
    .limit(page.pageSize)
    .offset(getOffset(page))
    .execute();
  const { total } = await visible.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { ...page, total, data: rows.map(toAccess) };
}

/** The taken slugs among `base` and its numbered variants. Slugs are unique across the service. */
export async function listTakenSlugs(db: Db, base: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('workspaces')
    .select('slug')
    .where((where) =>
      where.or([
        where('slug', '=', base),
        where.and([where('slug', '>=', `${base}-`), where('slug', '<', `${base}.`)]),
      ]),
    )
    .execute();
  return new Set(rows.map(({ slug }) => slug));
}

/** False if the slug is taken. */
export async function insertWorkspace(db: Db, workspace: Workspace): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('workspaces')
    .values({
      id: workspace.id,
      slug: workspace.slug,
      name: workspace.name,
      description: workspace.description,
      owner_id: workspace.ownerId,
      created_at: workspace.createdAt,
      updated_at: workspace.updatedAt,
    })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/**
 * Changes only the given fields, so that concurrent updates of others are kept. Undefined if the workspace was deleted.
 */
export async function updateWorkspace(
  db: Db,
  id: string,
  {
    name,
    description,
    updatedAt,
  }: Pick<Workspace, 'updatedAt'> & { name?: string | undefined; description?: string | null | undefined },
): Promise<Workspace | undefined> {
  return db
    .updateTable('workspaces')
    .set({
      ...(name !== undefined && { name }),
      ...(description !== undefined && { description }),
      updated_at: updatedAt,
    })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst();
}

/**
 * Called before a workspace is deleted: waits for concurrent inserts under it, and blocks new ones until the end of the
 * transaction.
 */
export async function lockWorkspace(db: Db, id: string): Promise<void> {
  await withRowLock(db, db.selectFrom('workspaces').select('id').where('id', '=', id), 'delete').execute();
  // In the order in which accepting a run locks them.
  await withRowLock(
    db,
    db.selectFrom('schema_families').select('id').where('workspace_id', '=', id),
    'delete',
  ).execute();
  await withRowLock(db, db.selectFrom('environments').select('id').where('workspace_id', '=', id), 'delete').execute();
}

/** Includes everything in it, which refers to it with `on delete cascade`. */
export async function deleteWorkspace(db: Db, id: string): Promise<void> {
  await db.deleteFrom('workspaces').where('id', '=', id).execute();
}
