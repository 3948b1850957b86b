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

export type Role = 'owner' | 'member';

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

export async function findAccess(db: Db, userId: string, slug: string): Promise<Access | undefined> {
  const row = await selectVisible(db, userId)
    .select(columns)
    .select('role')
    .where('slug', '=', slug)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { role, ...workspace } = row;
  return { workspace, role: role as Role };
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
  for (const [prefix, table] of Object.entries({ ...TABLES, exp: 'run_exports', mex: 'memory_examples' } as const)) {
    const ids = places.filter((place) => place.startsWith(`${prefix}_`));
    if (ids.length === 0) continue;
    const rows = await db.selectFrom(table).select(['id', 'workspace_id']).where('id', 'in', ids).execute();
    for (const row of rows) found.set(row.id, row.workspace_id);
  }
  return found;
}

/** Whether a user is a member of the workspace that a resource belongs to. True for what belongs to none. */
export async function isVisible(db: Db, userId: string, id: string): Promise<boolean> {
  const prefix = id.slice(0, 3);
  if (!Object.hasOwn(TABLES, prefix)) return true;
  const row = await db
    .selectFrom(TABLES[prefix as keyof typeof TABLES])
    .select('workspace_id as workspaceId')
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return false;
  const member = await db
    .selectFrom('workspace_members')
    .select('user_id')
    .where('workspace_id', '=', row.workspaceId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return member !== undefined;
}

export async function listWorkspaces(db: Db, userId: string, page: PageRequest): Promise<Page<Workspace>> {
  const visible = selectVisible(db, userId);
  const data = await visible
    .select(columns)
    .orderBy('workspaces.id', 'desc')
    .limit(page.pageSize)
    .offset(getOffset(page))
    .execute();
  const { total } = await visible.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { ...page, total, data };
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
