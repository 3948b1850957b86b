import { sql } from 'kysely';
import type { Database, Db, Tx } from '../db/database.ts';
import type { Tables } from '../db/database-tables.ts';

export type TransferredRow = Record<string, unknown>;

/** A table with rows that belong to a workspace. */
export interface WorkspaceTable {
  name: keyof Tables;
  /** The condition for the rows of a workspace. */
  scope: (workspaceId: string) => ReturnType<typeof sql<boolean>>;
  booleans: readonly string[];
  /** Orders the rows, and names each. By default the column `id`. */
  cursor?: ReturnType<typeof sql<string>>;
  /** When a row came into being. By default the column `created_at`. */
  since?: ReturnType<typeof sql<string>>;
  /** Columns that stay behind. */
  secrets?: readonly string[];
  /** Rows that are read at once, where one may have megabytes. */
  readsAtOnce?: number;
}

const MAX_LARGE_ROWS = 4;

const isOfWorkspace = (workspaceId: string) => sql<boolean>`workspace_id = ${workspaceId}`;

const isOfDatasets = (workspaceId: string) =>
  sql<boolean>`dataset_id in (select id from datasets where workspace_id = ${workspaceId})`;

/** Tables after those that they refer to. */
export const WORKSPACE_TABLES: readonly WorkspaceTable[] = [
  { name: 'workspaces', scope: (id) => sql<boolean>`id = ${id}`, booleans: [] },
  { name: 'environments', scope: isOfWorkspace, booleans: ['verify', 'keep_prompts'] },
  { name: 'schema_families', scope: isOfWorkspace, booleans: [] },
  {
    name: 'schema_versions',
    scope: (id) => sql<boolean>`family_id in (select id from schema_families where workspace_id = ${id})`,
    booleans: [],
  },
  { name: 'documents', scope: isOfWorkspace, booleans: ['is_protected'], secrets: ['sealed_password'] },
  { name: 'splitters', scope: isOfWorkspace, booleans: [] },
  {
    name: 'splitter_versions',
    scope: (id) => sql<boolean>`splitter_id in (select id from splitters where workspace_id = ${id})`,
    booleans: [],
  },
  { name: 'packets', scope: isOfWorkspace, booleans: ['owns_document', 'extracts'] },
  { name: 'splitter_evaluations', scope: isOfWorkspace, booleans: [] },
  { name: 'runs', scope: isOfWorkspace, booleans: ['verify'] },
  {
    name: 'review_settings',
    scope: (id) => sql<boolean>`environment_id in (select id from environments where workspace_id = ${id})`,
    booleans: [],
    cursor: sql<string>`environment_id || schema_family_id`,
    since: sql<string>`updated_at`,
  },
  { name: 'reviews', scope: isOfWorkspace, booleans: [] },
  {
    name: 'review_actions',
    scope: (id) => sql<boolean>`run_id in (select run_id from reviews where workspace_id = ${id})`,
    booleans: [],
    cursor: sql<string>`run_id || '/' || position`,
  },
  { name: 'batches', scope: isOfWorkspace, booleans: [] },
  {
    name: 'batch_documents',
    scope: (id) => sql<boolean>`batch_id in (select id from batches where workspace_id = ${id})`,
    booleans: [],
    cursor: sql<string>`batch_id || '/' || position`,
    since: sql<string>`coalesce(
      (select created_at from runs where runs.id = run_id),
      (select created_at from documents where documents.id = document_id),
      (select created_at from batches where batches.id = batch_id))`,
  },
  { name: 'datasets', scope: isOfWorkspace, booleans: ['blind'] },
  { name: 'dataset_items', scope: isOfDatasets, booleans: [] },
  {
    name: 'dataset_labels',
    scope: (id) => sql<boolean>`item_id in (select dataset_items.id from dataset_items
      join datasets on datasets.id = dataset_items.dataset_id where datasets.workspace_id = ${id})`,
    booleans: ['is_second'],
    cursor: sql<string>`item_id || '/' || position`,
  },
  {
    name: 'dataset_versions',
    scope: isOfDatasets,
    booleans: [],
    cursor: sql<string>`dataset_id || '/' || version`,
  },
  {
    name: 'dataset_version_items',
    scope: isOfDatasets,
    booleans: [],
    cursor: sql<string>`dataset_id || '/' || version || '/' || position`,
    since: sql<string>`(select created_at from dataset_versions as frozen
      where frozen.dataset_id = dataset_version_items.dataset_id
        and frozen.version = dataset_version_items.version)`,
  },
  { name: 'evaluations', scope: isOfWorkspace, booleans: ['is_fresh'] },
  {
    name: 'evaluation_items',
    scope: (id) => sql<boolean>`evaluation_id in (select id from evaluations where workspace_id = ${id})`,
    booleans: [],
    cursor: sql<string>`evaluation_id || '/' || position`,
    since: sql<string>`coalesce(
      (select created_at from runs where runs.id = run_id),
      (select created_at from evaluations where evaluations.id = evaluation_id))`,
  },
  {
    name: 'lookups',
    scope: isOfWorkspace,
    booleans: [],
    cursor: sql<string>`key`,
    readsAtOnce: MAX_LARGE_ROWS,
  },
  {
    name: 'lookup_versions',
    scope: isOfWorkspace,
    booleans: [],
    cursor: sql<string>`key || '/' || version`,
    readsAtOnce: MAX_LARGE_ROWS,
  },
  {
    name: 'schema_pins',
    scope: (id) => sql<boolean>`environment_id in (select id from environments where workspace_id = ${id})`,
    booleans: [],
    cursor: sql<string>`environment_id || schema_family_id`,
    since: sql<string>`updated_at`,
  },
  {
    name: 'memory_settings',
    scope: (id) => sql<boolean>`environment_id in (select id from environments where workspace_id = ${id})`,
    booleans: [],
    cursor: sql<string>`environment_id || schema_family_id`,
    since: sql<string>`updated_at`,
  },
  { name: 'memory_examples', scope: isOfWorkspace, booleans: [] },
  {
    name: 'checked_values',
    scope: (id) => sql<boolean>`environment_id in (select id from environments where workspace_id = ${id})`,
    booleans: [],
    cursor: sql<string>`environment_id || schema_family_id || document_id`,
    since: sql<string>`checked_at`,
  },
  {
    name: 'budgets',
    scope: isOfWorkspace,
    booleans: [],
    cursor: sql<string>`workspace_id`,
    since: sql<string>`updated_at`,
  },
];

const READ_ROWS = 200;
/** SQLite accepts at most 32,766 values per statement. */
const INSERT_ROWS = 50;

/**
 * Yields the rows that existed at a moment in batches, oldest first, with JSON types that do not depend on the
 * database. Later rows are omitted, so that none refers to a row that was skipped.
 */
export async function* readRows(
  db: Db,
  table: WorkspaceTable,
  workspaceId: string,
  until: string,
): AsyncGenerator<TransferredRow[]> {
  const { cursor = sql<string>`id`, since = sql<string>`created_at`, readsAtOnce = READ_ROWS } = table;
  let after = '';
  for (;;) {
    const { rows } = await sql<TransferredRow>`
      select ${sql.table(table.name)}.*, ${cursor} as row_cursor from ${sql.table(table.name)}
      where ${table.scope(workspaceId)} and ${cursor} > ${after} and ${since} <= ${until}
      order by ${cursor} limit ${readsAtOnce}`.execute(db);
    if (rows.length > 0)
      yield rows.map(({ row_cursor: _cursor, ...row }) => withoutSecrets(withBooleans(row, table, Boolean), table));
    const last = rows.at(-1);
    if (last === undefined || rows.length < readsAtOnce) return;
    after = String(last['row_cursor']);
  }
}

export async function insertRows(
  tx: Tx,
  dialect: Database['dialect'],
  table: WorkspaceTable,
  rows: TransferredRow[],
): Promise<void> {
  const stored = dialect === 'sqlite' ? rows.map((row) => withBooleans(row, table, Number)) : rows;
  for (let start = 0; start < stored.length; start += INSERT_ROWS) {
    await tx
      .insertInto(table.name)
      .values(stored.slice(start, start + INSERT_ROWS) as never)
      .execute();
  }
}

function withoutSecrets(row: TransferredRow, { secrets = [] }: WorkspaceTable): TransferredRow {
  return { ...row, ...Object.fromEntries(secrets.map((name) => [name, null])) };
}

function withBooleans(
  row: TransferredRow,
  { booleans }: WorkspaceTable,
  convert: (value: unknown) => unknown,
): TransferredRow {
  const present = booleans.filter((name) => row[name] !== null && row[name] !== undefined);
  return present.length === 0
    ? row
    : { ...row, ...Object.fromEntries(present.map((name) => [name, convert(row[name])])) };
}
