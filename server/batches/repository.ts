import { sql } from 'kysely';
import type { Db, Tx } from '../db/database.ts';
import { literal } from '../db/literal.ts';
import { getDialect, withRowLock } from '../db/row-locks.ts';
import { parseStoredJson, toStoredJson } from '../db/stored-json.ts';
import type { JsonObject } from '../lib/json-value.ts';
import { toStoredMetadata, type Metadata, type MetadataPair } from '../lib/metadata.ts';
import type { ModelChoice } from '../lib/models/model-choice.ts';
import type { RunOptions } from '../lib/models/run-options.ts';
import type { NamedRule } from '../lib/tables/rule-cells.ts';
import { getOffset, type Page, type PageRequest } from '../lib/pagination.ts';
import { readCounts } from './counts-repository.ts';
import { NO_DOCUMENTS, type DocumentCounts } from '../lib/models/document-counts.ts';

export type BatchStatus = 'open' | 'processing' | 'completed' | 'cancelled';

/** How the documents of a batch are split. */
export interface SplitSettings {
  splitterVersionId: string;
  key: string;
  versionNumber: number;
  /** Whether parts have runs. */
  extract: boolean;
  /** The model that was named; null for that of the environment. */
  model: string | null;
  createdBy: string;
}

/** The model and the options of all runs of a batch. */
export interface RunSettings {
  resolution: ModelChoice;
  fallbacks: ModelChoice[];
  options: RunOptions;
  /** Null where documents are extracted as they are. */
  split: SplitSettings | null;
}

export interface Batch {
  id: string;
  workspaceId: string;
  environmentId: string;
  schemaFamilyId: string;
  schemaVersionId: string;
  schemaVersionNumber: number;
  name: string | null;
  status: BatchStatus;
  counts: DocumentCounts;
  runSettings: RunSettings;
  metadata: Metadata;
  createdAt: string;
  updatedAt: string;
  startedAt: string | null;
  completedAt: string | null;
  expiredAt: string | null;
}

export type NewBatch = Omit<Batch, 'schemaVersionNumber' | 'counts' | 'completedAt' | 'expiredAt'>;

const columns = [
  'batches.id',
  'batches.workspace_id as workspaceId',
  'batches.environment_id as environmentId',
  'batches.schema_family_id as schemaFamilyId',
  'batches.schema_version_id as schemaVersionId',
  'version.version_number as schemaVersionNumber',
  'batches.name',
  'batches.status',
  'batches.run_settings as runSettings',
  'batches.metadata',
  'batches.created_at as createdAt',
  'batches.updated_at as updatedAt',
  'batches.started_at as startedAt',
  'batches.completed_at as completedAt',
  'batches.expired_at as expiredAt',
] as const;

const selectBatches = (db: Db) =>
  db
    .selectFrom('batches')
    .innerJoin('schema_versions as version', 'version.id', 'batches.schema_version_id')
    .select(columns);

type BatchRow = Omit<Batch, 'status' | 'counts' | 'runSettings' | 'metadata'> &
  Record<'status' | 'runSettings', string> & { metadata: string | null };

type StoredSettings = Omit<RunSettings, 'options' | 'split'> & { split?: SplitSettings | null } & RunOptions;

const storeSettings = ({ options, ...models }: RunSettings): string => JSON.stringify({ ...models, ...options });

function readSettings(stored: string): RunSettings {
  const { resolution, fallbacks, split = null, ...options } = JSON.parse(stored) as StoredSettings;
  return { resolution, fallbacks, options, split };
}

function toBatch(row: BatchRow, counts: DocumentCounts): Batch {
  return {
    ...row,
    counts,
    status: row.status as BatchStatus,
    runSettings: readSettings(row.runSettings),
    metadata: parseStoredJson<Metadata>(row.metadata) ?? {},
  };
}

async function withCounts(db: Db, rows: BatchRow[]): Promise<Batch[]> {
  const counts = await readCounts(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => toBatch(row, counts.get(row.id) ?? NO_DOCUMENTS));
}

export async function insertBatch(db: Db, batch: NewBatch): Promise<void> {
  await db
    .insertInto('batches')
    .values({
      id: batch.id,
      workspace_id: batch.workspaceId,
      environment_id: batch.environmentId,
      schema_family_id: batch.schemaFamilyId,
      schema_version_id: batch.schemaVersionId,
      name: batch.name,
      status: batch.status,
      run_settings: storeSettings(batch.runSettings),
      metadata: toStoredJson(toStoredMetadata(batch.metadata)),
      created_at: batch.createdAt,
      updated_at: batch.updatedAt,
      started_at: batch.startedAt,
    })
    .execute();
}

/** A batch that a member of its workspace may see. */
export async function findVisibleBatch(db: Db, userId: string, id: string): Promise<Batch | undefined> {
  const rows = await selectBatches(db)
    .innerJoin('workspace_members as member', 'member.workspace_id', 'batches.workspace_id')
    .where('batches.id', '=', id)
    .where('member.user_id', '=', userId)
    .execute();
  return (await withCounts(db, rows))[0];
}

/** Not restricted to a user, for the worker. */
export async function findBatch(db: Db, id: string): Promise<Batch | undefined> {
  return (await withCounts(db, await selectBatches(db).where('batches.id', '=', id).execute()))[0];
}

/** The id of a batch of a schema that is processing. */
export async function findProcessingBatch(
  db: Db,
  { workspaceId, schemaFamilyId }: { workspaceId: string; schemaFamilyId: string },
): Promise<string | undefined> {
  const found = await db
    .selectFrom('batches')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('schema_family_id', '=', schemaFamilyId)
    .where('status', '=', literal('processing'))
    .limit(1)
    .executeTakeFirst();
  return found?.id;
}

/** What the table of a batch's results is made of. */
export interface BatchSchema {
  definition: JsonObject;
  rules: NamedRule[];
  /** Whether rows are parts of packets, which have a category and pages. */
  isSplit?: boolean;
}

export async function findSchema(db: Db, schemaVersionId: string): Promise<BatchSchema> {
  const { definition, rules } = await db
    .selectFrom('schema_versions')
    .select(['definition', 'rules'])
    .where('id', '=', schemaVersionId)
    .executeTakeFirstOrThrow();
  return { definition: JSON.parse(definition) as JsonObject, rules: parseStoredJson<NamedRule[]>(rules) ?? [] };
}

/** Until the transaction ends, no other one changes the batch or adds documents. */
export async function lockBatch(tx: Tx, id: string): Promise<void> {
  await withRowLock(tx, tx.selectFrom('batches').select('id').where('id', '=', id), 'update').execute();
}

export async function updateBatch(
  db: Db,
  { id, workspaceId }: Pick<Batch, 'id' | 'workspaceId'>,
  changes: Partial<Pick<Batch, 'status' | 'startedAt' | 'completedAt' | 'runSettings'>> & { updatedAt: string },
): Promise<void> {
  const { status, startedAt, completedAt, runSettings, updatedAt } = changes;
  await db
    .updateTable('batches')
    .set({
      updated_at: updatedAt,
      ...(status !== undefined && { status }),
      ...(startedAt !== undefined && { started_at: startedAt }),
      ...(completedAt !== undefined && { completed_at: completedAt }),
      ...(runSettings !== undefined && { run_settings: storeSettings(runSettings) }),
    })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .execute();
}

export interface BatchFilter {
  environmentId: string;
  schemaFamilyId: string;
  status?: BatchStatus | undefined;
  metadata?: MetadataPair | undefined;
}

function hasPair(db: Db, { key, value }: MetadataPair) {
  if (getDialect(db) === 'postgres') return sql<boolean>`batches.metadata ->> ${key} = ${value}`;
  return sql<boolean>`exists (
    select 1 from json_each(batches.metadata) as pair where pair.key = ${key} and pair.value = ${value}
  )`;
}

export async function listBatches(db: Db, filter: BatchFilter, page: PageRequest): Promise<Page<Batch>> {
  const { environmentId, schemaFamilyId, status, metadata } = filter;
  let matching = db
    .selectFrom('batches')
    .where('batches.environment_id', '=', environmentId)
    .where('batches.schema_family_id', '=', schemaFamilyId);
  if (status !== undefined) matching = matching.where('batches.status', '=', status);
  if (metadata !== undefined) matching = matching.where(hasPair(db, metadata));
  const rows = await matching
    .innerJoin('schema_versions as version', 'version.id', 'batches.schema_version_id')
    .select(columns)
    .orderBy('batches.id', 'desc')
    .limit(page.pageSize)
    .offset(getOffset(page))
    .execute();
  const { total } = await matching.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { ...page, total, data: await withCounts(db, rows) };
}

/** The batches that are processed, by workspace, oldest first. */
export async function listProcessing(db: Db): Promise<{ id: string; workspaceId: string }[]> {
  return db
    .selectFrom('batches')
    .select(['id', 'workspace_id as workspaceId'])
    .where('status', '=', literal('processing'))
    .orderBy('workspace_id')
    .orderBy('id')
    .execute();
}
