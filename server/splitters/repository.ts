import type { Db } from '../db/database.ts';
import { withRowLock } from '../db/row-locks.ts';
import { getOffset, type Page, type PageRequest } from '../lib/pagination.ts';

export interface SplitterCategory {
  name: string;
  description?: string;
  schemaKey?: string;
  identifier?: string;
  /** Ids of documents. */
  examples?: string[];
}

/** What a version says. */
export interface StoredRules {
  categories: SplitterCategory[];
  uncategorized: 'include' | 'omit' | 'forbid';
  boundaries: 'auto' | 'every_page' | 'none' | { pages: number };
  reviewBelow: number | null;
}

export interface Splitter extends StoredRules {
  id: string;
  workspaceId: string;
  key: string;
  name: string;
  latestVersionNumber: number;
  versionId: string;
  contentHash: string;
  createdAt: string;
  updatedAt: string;
}

export interface SplitterVersion extends StoredRules {
  versionNumber: number;
  contentHash: string;
  createdAt: string;
}

const selectSplitters = (db: Db) =>
  db
    .selectFrom('splitters')
    .innerJoin('splitter_versions as version', (join) =>
      join.onRef('version.splitter_id', '=', 'splitters.id').onRef('version.version', '=', 'splitters.latest_version'),
    )
    .select([
      'splitters.id',
      'splitters.workspace_id as workspaceId',
      'splitters.splitter_key as key',
      'splitters.name',
      'splitters.latest_version as latestVersionNumber',
      'version.id as versionId',
      'version.content_hash as contentHash',
      'version.rules',
      'splitters.created_at as createdAt',
      'splitters.updated_at as updatedAt',
    ]);

function withRules<T extends { rules: string }>({ rules, ...row }: T): Omit<T, 'rules'> & StoredRules {
  return { ...row, ...(JSON.parse(rules) as StoredRules) };
}

export async function findSplitter(db: Db, workspaceId: string, key: string): Promise<Splitter | undefined> {
  const row = await selectSplitters(db)
    .where('splitters.workspace_id', '=', workspaceId)
    .where('splitters.splitter_key', '=', key)
    .executeTakeFirst();
  return row && withRules(row);
}

export async function lockSplitter(db: Db, id: string): Promise<void> {
  await withRowLock(db, db.selectFrom('splitters').select('id').where('id', '=', id), 'update').execute();
}

export async function listSplitters(db: Db, workspaceId: string, page: PageRequest): Promise<Page<Splitter>> {
  const rows = await selectSplitters(db)
    .where('splitters.workspace_id', '=', workspaceId)
    .orderBy('splitters.id', 'desc')
    .limit(page.pageSize)
    .offset(getOffset(page))
    .execute();
  const { total } = await db
    .selectFrom('splitters')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirstOrThrow();
  return { ...page, total, data: rows.map(withRules) };
}

export async function listVersions(db: Db, splitterId: string, page: PageRequest): Promise<Page<SplitterVersion>> {
  const versions = db.selectFrom('splitter_versions').where('splitter_id', '=', splitterId);
  const rows = await versions
    .select(['version as versionNumber', 'content_hash as contentHash', 'rules', 'created_at as createdAt'])
    .orderBy('version', 'desc')
    .limit(page.pageSize)
    .offset(getOffset(page))
    .execute();
  const { total } = await versions.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { ...page, total, data: rows.map(withRules) };
}

/** For jobs, which have no user. */
export async function findRules(db: Db, versionId: string): Promise<StoredRules | undefined> {
  const row = await db.selectFrom('splitter_versions').select('rules').where('id', '=', versionId).executeTakeFirst();
  return row && (JSON.parse(row.rules) as StoredRules);
}

export async function findVersionId(db: Db, splitterId: string, version: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('splitter_versions')
    .select('id')
    .where('splitter_id', '=', splitterId)
    .where('version', '=', version)
    .executeTakeFirst();
  return row?.id;
}

type SplitterRow = Pick<
  Splitter,
  'id' | 'workspaceId' | 'key' | 'name' | 'latestVersionNumber' | 'createdAt' | 'updatedAt'
>;

export async function insertSplitter(db: Db, splitter: SplitterRow): Promise<void> {
  await db
    .insertInto('splitters')
    .values({
      id: splitter.id,
      workspace_id: splitter.workspaceId,
      splitter_key: splitter.key,
      name: splitter.name,
      latest_version: splitter.latestVersionNumber,
      created_at: splitter.createdAt,
      updated_at: splitter.updatedAt,
    })
    .execute();
}

export async function updateSplitter(
  db: Db,
  { id, name, latestVersionNumber, updatedAt }: Pick<SplitterRow, 'id' | 'name' | 'latestVersionNumber' | 'updatedAt'>,
): Promise<void> {
  await db
    .updateTable('splitters')
    .set({ name, latest_version: latestVersionNumber, updated_at: updatedAt })
    .where('id', '=', id)
    .execute();
}

export async function insertVersion(
  db: Db,
  version: {
    id: string;
    splitterId: string;
    version: number;
    contentHash: string;
    rules: StoredRules;
    createdAt: string;
  },
): Promise<void> {
  await db
    .insertInto('splitter_versions')
    .values({
      id: version.id,
      splitter_id: version.splitterId,
      version: version.version,
      content_hash: version.contentHash,
      rules: JSON.stringify(version.rules),
      created_at: version.createdAt,
    })
    .execute();
}
