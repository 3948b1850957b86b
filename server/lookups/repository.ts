import type { Db } from '../db/database.ts';
import { getOffset, type Page, type PageRequest } from '../lib/pagination.ts';

/** A table of a workspace, without its rows. */
export interface Lookup {
  key: string;
  columns: string[];
  rows: number;
  version: number;
  createdAt: string;
  updatedAt: string;
  updatedBy: string | null;
}

export interface LookupContent {
  columns: string[];
  rows: number;
  /** JSON: an array of cells for each row. */
  content: string;
}

const selectLookups = (db: Db, workspaceId: string) =>
  db
    .selectFrom('lookups')
    .select([
      'key',
      'columns',
      'row_count as rows',
      'version',
      'created_at as createdAt',
      'updated_at as updatedAt',
      'updated_by as updatedBy',
    ])
    .where('workspace_id', '=', workspaceId);

const toLookup = (row: Omit<Lookup, 'columns'> & { columns: string }): Lookup => ({
  ...row,
  columns: JSON.parse(row.columns) as string[],
});

export async function listLookups(db: Db, workspaceId: string, page: PageRequest): Promise<Page<Lookup>> {
  const rows = await selectLookups(db, workspaceId)
    .orderBy('key')
    .limit(page.pageSize)
    .offset(getOffset(page))
    .execute();
  const { total } = await db
    .selectFrom('lookups')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirstOrThrow();
  return { ...page, total: Number(total), data: rows.map(toLookup) };
}

export async function findLookup(db: Db, workspaceId: string, key: string): Promise<Lookup | undefined> {
  const row = await selectLookups(db, workspaceId).where('key', '=', key).executeTakeFirst();
  return row && toLookup(row);
}

/** The columns of those tables that there are, by their keys. */
export async function findColumns(
  db: Db,
  workspaceId: string,
  keys: readonly string[],
): Promise<Record<string, string[]>> {
  if (keys.length === 0) return {};
  const found = await findLookups(db, workspaceId, keys);
  return Object.fromEntries(found.map(({ key, columns }) => [key, columns]));
}

/** Those of the keys that there are. */
export async function findLookups(db: Db, workspaceId: string, keys: readonly string[]): Promise<Lookup[]> {
  const rows = await selectLookups(db, workspaceId).where('key', 'in', keys).orderBy('key').execute();
  return rows.map(toLookup);
}

/** The rows of a table, with the version that they are of. */
export async function readContent(
  db: Db,
  workspaceId: string,
  key: string,
): Promise<{ version: number; columns: string[]; rows: string[][] } | undefined> {
  const row = await db
    .selectFrom('lookups')
    .select(['version', 'columns', 'content'])
    .where('workspace_id', '=', workspaceId)
    .where('key', '=', key)
    .executeTakeFirst();
  return (
    row && {
      version: row.version,
      columns: JSON.parse(row.columns) as string[],
      rows: JSON.parse(row.content) as string[][],
    }
  );
}

export async function insertLookup(
  db: Db,
  workspaceId: string,
  lookup: Omit<Lookup, 'columns' | 'rows'> & LookupContent,
): Promise<void> {
  await db
    .insertInto('lookups')
    .values({
      workspace_id: workspaceId,
      key: lookup.key,
      columns: JSON.stringify(lookup.columns),
      row_count: lookup.rows,
      version: lookup.version,
      content: lookup.content,
      created_at: lookup.createdAt,
      updated_at: lookup.updatedAt,
      updated_by: lookup.updatedBy,
    })
    .execute();
}

/** Replaces all rows. Returns whether there was such a table. */
export async function replaceLookup(
  db: Db,
  workspaceId: string,
  {
    key,
    columns,
    rows,
    content,
    updatedAt,
    updatedBy,
  }: Pick<Lookup, 'key' | 'updatedAt' | 'updatedBy'> & LookupContent,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('lookups')
    .set(({ eb }) => ({
      columns: JSON.stringify(columns),
      row_count: rows,
      version: eb('version', '+', 1),
      content,
      updated_at: updatedAt,
      updated_by: updatedBy,
    }))
    .where('workspace_id', '=', workspaceId)
    .where('key', '=', key)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deleteLookup(db: Db, workspaceId: string, key: string): Promise<void> {
  await db.deleteFrom('lookups').where('workspace_id', '=', workspaceId).where('key', '=', key).execute();
}
