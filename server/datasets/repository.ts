import type { Db, Tx } from '../db/database.ts';
import { literal } from '../db/literal.ts';
import { withRowLock } from '../db/row-locks.ts';
import { toStoredJson } from '../db/stored-json.ts';
import { getOffset, type Page, type PageRequest } from '../lib/pagination.ts';
import type { Comparators } from '../scorer/equal-values.ts';
import { NO_ITEMS, readItemCounts, type DatasetCounts } from './dataset-counts-repository.ts';

export type { DatasetCounts } from './dataset-counts-repository.ts';

export type EnvironmentName = 'production' | 'staging' | 'development';
export type CollectRule = 'approved_reviews' | null;

export interface Dataset {
  id: string;
  workspaceId: string;
  environmentId: string;
  schemaFamilyId: string;
  /** Of the workspace. */
  slug: string;
  schemaKey: string;
  env: EnvironmentName;
  name: string;
  description: string | null;
  /** What people should know as they label, by JSON Pointer. */
  guidelines: Record<string, string>;
  collect: CollectRule;
  comparators: Comparators;
  /** Whether people label without seeing drafts. */
  blind: boolean;
  /** The share of labelled items that need a second label. */
  twice: number;
  items: DatasetCounts;
  /** Null before the first. */
  latestVersion: number | null;
  createdAt: string;
  updatedAt: string;
}

export type NewDataset = Omit<Dataset, 'slug' | 'schemaKey' | 'env' | 'items' | 'latestVersion'>;

/** A data set with the rights of its reader. */
export interface DatasetAccess {
  dataset: Dataset;
  role: string;
}

const columns = [
  'datasets.id',
  'datasets.workspace_id as workspaceId',
  'datasets.environment_id as environmentId',
  'datasets.schema_family_id as schemaFamilyId',
  'workspaces.slug',
  'family.schema_key as schemaKey',
  'environment.slug as env',
  'datasets.name',
  'datasets.description',
  'datasets.guidelines',
  'datasets.collect',
  'datasets.comparators',
  'datasets.blind',
  'datasets.twice',
  'datasets.latest_version as latestVersion',
  'datasets.created_at as createdAt',
  'datasets.updated_at as updatedAt',
] as const;

const selectDatasets = (db: Db) =>
  db
    .selectFrom('datasets')
    .innerJoin('schema_families as family', 'family.id', 'datasets.schema_family_id')
    .innerJoin('workspaces', 'workspaces.id', 'datasets.workspace_id')
    .innerJoin('environments as environment', 'environment.id', 'datasets.environment_id')
    .select(columns);

type DatasetRow = Omit<Dataset, 'env' | 'guidelines' | 'collect' | 'comparators' | 'blind' | 'items'> &
  Record<'env' | 'guidelines' | 'comparators', string> & { collect: string | null; blind: number | boolean };

function toDataset(row: DatasetRow, items: DatasetCounts): Dataset {
  return {
    ...row,
    items,
    env: row.env as EnvironmentName,
    collect: row.collect as CollectRule,
    blind: Boolean(row.blind),
    guidelines: JSON.parse(row.guidelines) as Dataset['guidelines'],
    comparators: JSON.parse(row.comparators) as Comparators,
  };
}

async function withCounts(db: Db, rows: readonly DatasetRow[]): Promise<Dataset[]> {
  const counts = await readItemCounts(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => toDataset(row, counts.get(row.id) ?? NO_ITEMS));
}

export async function insertDataset(db: Db, dataset: NewDataset): Promise<void> {
  await db
    .insertInto('datasets')
    .values({
      id: dataset.id,
      workspace_id: dataset.workspaceId,
      environment_id: dataset.environmentId,
      schema_family_id: dataset.schemaFamilyId,
      created_at: dataset.createdAt,
      ...toColumns(dataset),
    })
    .execute();
}

const toColumns = (dataset: Omit<NewDataset, 'id'>) => ({
  name: dataset.name,
  description: dataset.description,
  guidelines: toStoredJson(dataset.guidelines) ?? '{}',
  collect: dataset.collect,
  comparators: toStoredJson(dataset.comparators) ?? '{}',
  blind: dataset.blind ? 1 : 0,
  twice: dataset.twice,
  updated_at: dataset.updatedAt,
});

export async function updateDataset(db: Db, dataset: Dataset): Promise<void> {
  await db
    .updateTable('datasets')
    .set(toColumns(dataset))
    .where('workspace_id', '=', dataset.workspaceId)
    .where('id', '=', dataset.id)
    .execute();
}

export async function findVisibleDataset(db: Db, userId: string, id: string): Promise<DatasetAccess | undefined> {
  const row = await selectDatasets(db)
    .innerJoin('workspace_members as member', 'member.workspace_id', 'datasets.workspace_id')
    .select('member.role')
    .where('datasets.id', '=', id)
    .where('member.user_id', '=', userId)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { role, ...rest } = row;
  const [dataset] = await withCounts(db, [rest]);
  return dataset && { dataset, role };
}

/** Until the transaction ends, no other one changes the data set. */
export async function lockDataset(tx: Tx, id: string): Promise<void> {
  await withRowLock(tx, tx.selectFrom('datasets').select('id').where('id', '=', id), 'update').execute();
}

export async function deleteDataset(db: Db, { id, workspaceId }: Pick<Dataset, 'id' | 'workspaceId'>): Promise<void> {
  await db.deleteFrom('datasets').where('workspace_id', '=', workspaceId).where('id', '=', id).execute();
}

export interface DatasetPlace {
  environmentId: string;
  schemaFamilyId: string;
}

export async function listDatasets(
  db: Db,
  { environmentId, schemaFamilyId }: DatasetPlace,
  page: PageRequest,
): Promise<Page<Dataset>> {
  const rows = await selectDatasets(db)
    .where('datasets.environment_id', '=', environmentId)
    .where('datasets.schema_family_id', '=', schemaFamilyId)
    .orderBy('datasets.id', 'desc')
    .limit(page.pageSize)
    .offset(getOffset(page))
    .execute();
  const { total } = await db
    .selectFrom('datasets')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('environment_id', '=', environmentId)
    .where('schema_family_id', '=', schemaFamilyId)
    .executeTakeFirstOrThrow();
  return { ...page, total, data: await withCounts(db, rows) };
}

/** The data sets that take approved reviews of a schema in an environment. */
export async function listCollecting(
  db: Db,
  { environmentId, schemaFamilyId }: DatasetPlace,
): Promise<Pick<Dataset, 'id' | 'twice'>[]> {
  return db
    .selectFrom('datasets')
    .select(['id', 'twice'])
    .where('environment_id', '=', environmentId)
    .where('schema_family_id', '=', schemaFamilyId)
    .where('collect', 'is not', null)
    .where('collect', '=', literal('approved_reviews'))
    .execute();
}

/** An evaluation of a data set, or a making of drafts, that has not ended. */
export async function findActiveEvaluation(db: Db, datasetId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('evaluations')
    .select('id')
    .where('dataset_id', '=', datasetId)
    .where('completed_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** Deletes the runs of a data set's evaluations. */
export async function deleteEvaluationRuns(db: Db, datasetId: string): Promise<void> {
  await db
    .deleteFrom('runs')
    .where('evaluation_id', 'in', db.selectFrom('evaluations').select('id').where('dataset_id', '=', datasetId))
    .execute();
}
