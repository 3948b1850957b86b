import type { Db } from '../db/database.ts';
import { getOffset, type Page, type PageRequest } from '../lib/pagination.ts';
import { toChanges, type Lookup, type LookupChanges } from './repository.ts';

/** A state of a table. */
export interface LookupVersion {
  version: number;
  columns: string[];
  rows: number;
  changes: LookupChanges | null;
  isKept: boolean;
  createdAt: string;
  createdBy: string | null;
}

/** Versions whose rows are kept, the latest included. */
const MAX_KEPT_VERSIONS = 10;

/** Keeps the state of a table that is about to be replaced, and lets go of the rows of old versions. */
export async function keepVersion(db: Db, workspaceId: string, { key, version }: Lookup): Promise<void> {
  await db
    .insertInto('lookup_versions')
    .columns([
      'workspace_id',
      'key',
      'version',
      'columns',
      'row_count',
      'rows_added',
      'rows_removed',
      'content',
      'created_at',
      'created_by',
    ])
    .expression((eb) =>
      eb
        .selectFrom('lookups')
        .select([
          'workspace_id',
          'key',
          'version',
          'columns',
          'row_count',
          'rows_added',
          'rows_removed',
          'content',
          'updated_at',
          'updated_by',
        ])
        .where('workspace_id', '=', workspaceId)
        .where('key', '=', key),
    )
    .execute();
  await db
    .updateTable('lookup_versions')
    .set({ content: null })
    .where('workspace_id', '=', workspaceId)
    .where('key', '=', key)
    .where('version', '<=', version + 1 - MAX_KEPT_VERSIONS)
    .execute();
}

/** The latest version first, which the table itself has. */
export async function listVersions(
  db: Db,
  workspaceId: string,
  latest: Lookup,
  page: PageRequest,
): Promise<Page<LookupVersion>> {
  const { version, columns, rows, changes, updatedAt, updatedBy } = latest;
  const first = { version, columns, rows, changes, isKept: true, createdAt: updatedAt, createdBy: updatedBy };
  const offset = getOffset(page);
  const earlier = await db
    .selectFrom('lookup_versions')
    .select(({ eb }) => [
      'version',
      'columns',
      'row_count as rows',
      'rows_added',
      'rows_removed',
      'created_at as createdAt',
      'created_by as createdBy',
      eb.case().when('content', 'is not', null).then(1).else(0).end().as('kept'),
    ])
    .where('workspace_id', '=', workspaceId)
    .where('key', '=', latest.key)
    .orderBy('version', 'desc')
    .limit(offset === 0 ? page.pageSize - 1 : page.pageSize)
    .offset(Math.max(0, offset - 1))
    .execute();
  const { total } = await db
    .selectFrom('lookup_versions')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('workspace_id', '=', workspaceId)
    .where('key', '=', latest.key)
    .executeTakeFirstOrThrow();
  const data = earlier.map(({ kept, rows_added, rows_removed, ...one }): LookupVersion => ({
    ...one,
    columns: JSON.parse(one.columns) as string[],
    changes: toChanges({ rows_added, rows_removed }),
    isKept: Number(kept) === 1,
  }));
  return { ...page, total: Number(total) + 1, data: offset === 0 ? [first, ...data] : data };
}

/** The rows of an earlier version; undefined if it is not kept. */
export async function readEarlierRows(
  db: Db,
  workspaceId: string,
  key: string,
  version: number,
): Promise<{ columns: string[]; rows: string[][] } | undefined> {
  const row = await db
    .selectFrom('lookup_versions')
    .select(['columns', 'content'])
    .where('workspace_id', '=', workspaceId)
    .where('key', '=', key)
    .where('version', '=', version)
    .executeTakeFirst();
  if (row === undefined || row.content === null) return undefined;
  return { columns: JSON.parse(row.columns) as string[], rows: JSON.parse(row.content) as string[][] };
}
