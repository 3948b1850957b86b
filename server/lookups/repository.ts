import type { Db } from '../db/database.ts';
import { getOffset, type Page, type PageRequest } from '../lib/pagination.ts';

/** What a replacement changed. A row with a changed cell is removed and added. */
export interface LookupChanges {
  rowsAdded: number;
  rowsRemoved: number;
}

/** A table of a workspace, without its rows. */
export interface Lookup {
  key: string;
  columns: string[];
  rows: number;
  version: number;
  /** By the last replacement; null for the first version. */
  changes: LookupChanges | null;
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
      'rows_added',
      'rows_removed',
      'created_at as createdAt',
      'updated_at as updatedAt',
      'updated_by as updatedBy',
    ])
    .where('workspace_id', '=', workspaceId);

interface CountedChanges {
  rows_added: number | null;
  rows_removed: number | null;
}

export const toChanges = ({ rows_added: rowsAdded, rows_removed: rowsRemoved }: CountedChanges): LookupChanges | null =>
  rowsAdded === null || rowsRemoved === null ? null : { rowsAdded, rowsRemoved };

function toLookup(row: Omit<Lookup, 'columns' | 'changes'> & CountedChanges & { columns: string }): Lookup {
  const { rows_added, rows_removed, ...rest } = row;
  return { ...rest, columns: JSON.parse(row.columns) as string[], changes: toChanges({ rows_added, rows_removed }) };
}

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
): Promise<{ version: number; columns: string[]; content: string } | undefined> {
  const row = await db
    .selectFrom('lookups')
    .select(['version', 'columns', 'content'])
    .where('workspace_id', '=', workspaceId)
    .where('key', '=', key)
    .executeTakeFirst();
  return row && { ...row, columns: JSON.parse(row.columns) as string[] };
}

export async function insertLookup(
  db: Db,
  workspaceId: string,
  lookup: Omit<Lookup, 'columns' | 'rows' | 'changes'> & LookupContent,
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
      rows_added: null,
      rows_removed: null,
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
    changes,
    updatedAt,
    updatedBy,
  }: Pick<Lookup, 'key' | 'changes' | 'updatedAt' | 'updatedBy'> & LookupContent,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('lookups')
    .set(({ eb }) => ({
      columns: JSON.stringify(columns),
      row_count: rows,
      version: eb('version', '+', 1),
      content,
      rows_added: changes?.rowsAdded ?? null,
      rows_removed: changes?.rowsRemoved ?? null,
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
