import type { Db, Tx } from '../db/database.ts';
import { withRowLock } from '../db/row-locks.ts';
import { parseStoredJson, toStoredJson } from '../db/stored-json.ts';
import type { Cost } from '../lib/models/call-usage.ts';
import type { ModelChoice } from '../lib/models/model-choice.ts';
import { getOffset, type Page, type PageRequest } from '../lib/pagination.ts';
import type { Comparators } from '../scorer/equal-values.ts';
import type { EvaluationTotals } from '../scorer/evaluation-totals.ts';
import type { EvaluatedRule } from '../scorer/rule-counts.ts';
import { readItemCounts } from './evaluation-counts-repository.ts';
import { NO_DOCUMENTS, type DocumentCounts } from '../lib/models/document-counts.ts';

export type EvaluationStatus = 'pending' | 'processing' | 'completed' | 'failed' | 'cancelled';

/** The model and the options of all runs of an evaluation. */
export interface EvaluationSettings {
  resolution: ModelChoice;
  /** Whether a second, differently worded call confirms the values. */
  verify: boolean;
  samples: number;
  /** Whether examples of the memory are used; absent for no. */
  memory?: boolean;
}

/** What is kept of the documents when an evaluation ends. It has no content of them. */
export interface EvaluationResult {
  items: DocumentCounts;
  /** Null of one that was cancelled. */
  totals: EvaluationTotals | null;
  rules: EvaluatedRule[];
  tokens: number | null;
  cost: Cost | null;
  /** Mean of a run. */
  durationMs: number | null;
}

export interface Evaluation {
  id: string;
  workspaceId: string;
  environmentId: string;
  schemaFamilyId: string;
  schemaVersionId: string;
  schemaKey: string;
  env: 'production' | 'staging' | 'development';
  versionNumber: number;
  datasetId: string;
  /** Null for drafts. */
  datasetVersion: number | null;
  kind: 'evaluation' | 'draft';
  status: EvaluationStatus;
  runSettings: EvaluationSettings;
  comparators: Comparators;
  /** Whether answers of earlier evaluations are asked again. */
  isFresh: boolean;
  scorer: string;
  items: DocumentCounts;
  result: EvaluationResult | null;
  errorMessage: string | null;
  createdAt: string;
  createdBy: string | null;
  completedAt: string | null;
}

export type NewEvaluation = Omit<
  Evaluation,
  'schemaKey' | 'env' | 'versionNumber' | 'items' | 'result' | 'errorMessage' | 'completedAt'
>;

const columns = [
  'evaluations.id',
  'evaluations.workspace_id as workspaceId',
  'evaluations.environment_id as environmentId',
  'evaluations.schema_family_id as schemaFamilyId',
  'evaluations.schema_version_id as schemaVersionId',
  'family.schema_key as schemaKey',
  'environment.slug as env',
  'version.version_number as versionNumber',
  'evaluations.dataset_id as datasetId',
  'evaluations.dataset_version as datasetVersion',
  'evaluations.kind',
  'evaluations.status',
  'evaluations.run_settings as runSettings',
  'evaluations.comparators',
  'evaluations.is_fresh as isFresh',
  'evaluations.scorer',
  'evaluations.result',
  'evaluations.error_message as errorMessage',
  'evaluations.created_at as createdAt',
  'evaluations.created_by as createdBy',
  'evaluations.completed_at as completedAt',
] as const;

const selectEvaluations = (db: Db) =>
  db
    .selectFrom('evaluations')
    .innerJoin('schema_families as family', 'family.id', 'evaluations.schema_family_id')
    .innerJoin('environments as environment', 'environment.id', 'evaluations.environment_id')
    .innerJoin('schema_versions as version', 'version.id', 'evaluations.schema_version_id')
    .select(columns);

type EvaluationRow = Omit<
  Evaluation,
  'kind' | 'status' | 'env' | 'runSettings' | 'comparators' | 'isFresh' | 'items' | 'result'
> &
  Record<'kind' | 'status' | 'env' | 'runSettings' | 'comparators', string> & {
    isFresh: number | boolean;
    result: string | null;
  };

/** Evaluations that ended before rules were counted have none. */
function readResult(stored: string | null): EvaluationResult | null {
  const result = parseStoredJson<Omit<EvaluationResult, 'rules'> & Partial<EvaluationResult>>(stored);
  return result && { ...result, rules: result.rules ?? [] };
}

async function withCounts(db: Db, rows: readonly EvaluationRow[]): Promise<Evaluation[]> {
  const active = rows.filter(({ completedAt }) => completedAt === null).map(({ id }) => id);
  const counts = await readItemCounts(db, active);
  return rows.map((row) => {
    const result = readResult(row.result);
    return {
      ...row,
      kind: row.kind as Evaluation['kind'],
      status: row.status as EvaluationStatus,
      env: row.env as Evaluation['env'],
      runSettings: JSON.parse(row.runSettings) as EvaluationSettings,
      comparators: JSON.parse(row.comparators) as Comparators,
      isFresh: Boolean(row.isFresh),
      items: result?.items ?? counts.get(row.id) ?? NO_DOCUMENTS,
      result,
    };
  });
}

export async function insertEvaluation(db: Db, evaluation: NewEvaluation): Promise<void> {
  await db
    .insertInto('evaluations')
    .values({
      id: evaluation.id,
      workspace_id: evaluation.workspaceId,
      environment_id: evaluation.environmentId,
      schema_family_id: evaluation.schemaFamilyId,
      schema_version_id: evaluation.schemaVersionId,
      dataset_id: evaluation.datasetId,
      dataset_version: evaluation.datasetVersion,
      kind: evaluation.kind,
      status: evaluation.status,
      run_settings: toStoredJson(evaluation.runSettings) ?? '{}',
      comparators: toStoredJson(evaluation.comparators) ?? '{}',
      is_fresh: evaluation.isFresh ? 1 : 0,
      scorer: evaluation.scorer,
      created_at: evaluation.createdAt,
      created_by: evaluation.createdBy,
    })
    .execute();
}

export async function findVisibleEvaluation(db: Db, userId: string, id: string): Promise<Evaluation | undefined> {
  const rows = await selectEvaluations(db)
    .innerJoin('workspace_members as member', 'member.workspace_id', 'evaluations.workspace_id')
    .where('evaluations.id', '=', id)
    .where('evaluations.kind', '=', 'evaluation')
    .where('member.user_id', '=', userId)
    .execute();
  return (await withCounts(db, rows))[0];
}

/** Not restricted to a user, for the worker. */
export async function findEvaluation(db: Db, id: string): Promise<Evaluation | undefined> {
  return (await withCounts(db, await selectEvaluations(db).where('evaluations.id', '=', id).execute()))[0];
}

export interface EvaluationFilter {
  environmentId: string;
  schemaFamilyId: string;
  datasetId?: string | undefined;
  versionNumber?: number | undefined;
}

export async function listEvaluations(db: Db, filter: EvaluationFilter, page: PageRequest): Promise<Page<Evaluation>> {
  const { environmentId, schemaFamilyId, datasetId, versionNumber } = filter;
  let matching = selectEvaluations(db)
    .where('evaluations.environment_id', '=', environmentId)
    .where('evaluations.schema_family_id', '=', schemaFamilyId)
    .where('evaluations.kind', '=', 'evaluation');
  if (datasetId !== undefined) matching = matching.where('evaluations.dataset_id', '=', datasetId);
  if (versionNumber !== undefined) matching = matching.where('version.version_number', '=', versionNumber);
  const rows = await matching.orderBy('evaluations.id', 'desc').limit(page.pageSize).offset(getOffset(page)).execute();
  const { total } = await matching
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { ...page, total, data: await withCounts(db, rows) };
}

/** The newest completed evaluation of a version on a data set with a model. */
export async function findNewestCompleted(
  db: Db,
  of: { datasetId: string; schemaFamilyId: string; versionNumber: number; provider: string; model: string },
): Promise<Evaluation | undefined> {
  const rows = await selectEvaluations(db)
    .where('evaluations.dataset_id', '=', of.datasetId)
    .where('evaluations.kind', '=', 'evaluation')
    .where('evaluations.schema_family_id', '=', of.schemaFamilyId)
    .where('version.version_number', '=', of.versionNumber)
    .where('evaluations.status', '=', 'completed')
    .orderBy('evaluations.id', 'desc')
    .execute();
  const evaluations = await withCounts(db, rows);
  return evaluations.find(
    ({ runSettings: { resolution } }) => resolution.provider === of.provider && resolution.model === of.model,
  );
}

/** Until the transaction ends, no other one changes the evaluation. */
export async function lockEvaluation(tx: Tx, id: string): Promise<void> {
  await withRowLock(tx, tx.selectFrom('evaluations').select('id').where('id', '=', id), 'update').execute();
}

export async function updateEvaluation(
  db: Db,
  id: string,
  changes: Partial<Pick<Evaluation, 'status' | 'result' | 'errorMessage' | 'completedAt'>>,
): Promise<void> {
  const { status, result, errorMessage, completedAt } = changes;
  await db
    .updateTable('evaluations')
    .set({
      ...(status !== undefined && { status }),
      ...(result !== undefined && { result: toStoredJson(result) }),
      ...(errorMessage !== undefined && { error_message: errorMessage }),
      ...(completedAt !== undefined && { completed_at: completedAt }),
    })
    .where('id', '=', id)
    .execute();
}

/** The evaluations that have not ended, by workspace, oldest first. */
export async function listActive(db: Db): Promise<{ id: string; workspaceId: string }[]> {
  return db
    .selectFrom('evaluations')
    .select(['id', 'workspace_id as workspaceId'])
    .where('completed_at', 'is', null)
    .orderBy('workspace_id')
    .orderBy('id')
    .execute();
}

/** An evaluation of a schema that has not ended. */
export async function findActiveOf(
  db: Db,
  { workspaceId, schemaFamilyId }: { workspaceId: string; schemaFamilyId: string },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('evaluations')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('schema_family_id', '=', schemaFamilyId)
    .where('completed_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}
