import type { Db } from '../db/database.ts';
import { withRowLock } from '../db/row-locks.ts';
import { fromNanos, toNanos, type Cost } from '../lib/models/call-usage.ts';
import type { CallerOptions } from '../lib/models/run-options.ts';
import { getOffset, type Page, type PageRequest } from '../lib/pagination.ts';
import type { PacketCounts } from '../scorer/packet-scores.ts';

export type SplitterEvaluationStatus = 'pending' | 'processing' | 'completed' | 'failed' | 'cancelled';

export interface EvaluatedPacket {
  packetId: string;
  status: 'waiting' | 'completed' | 'failed' | 'cancelled';
  /** Null until it is split. */
  counts: PacketCounts | null;
  cost: Cost | null;
  /** Why it failed, or why the model did not answer for all of its pages. */
  errorMessage: string | null;
}

export interface SplitterEvaluation extends Pick<CallerOptions, 'vision' | 'maxCost'> {
  id: string;
  workspaceId: string;
  environmentId: string;
  env: 'production' | 'staging' | 'development';
  splitterId: string;
  splitterVersionId: string;
  splitter: { key: string; versionNumber: number };
  status: SplitterEvaluationStatus;
  model: string | null;
  packets: EvaluatedPacket[];
  errorMessage: string | null;
  createdBy: string;
  createdAt: string;
  completedAt: string | null;
}

const selectEvaluations = (db: Db) =>
  db
    .selectFrom('splitter_evaluations as evaluation')
    .innerJoin('environments as environment', 'environment.id', 'evaluation.environment_id')
    .innerJoin('splitter_versions as version', 'version.id', 'evaluation.splitter_version_id')
    .innerJoin('splitters as splitter', 'splitter.id', 'version.splitter_id')
    .select([
      'evaluation.id',
      'evaluation.workspace_id as workspaceId',
      'evaluation.environment_id as environmentId',
      'environment.slug as env',
      'splitter.id as splitterId',
      'splitter.splitter_key as splitterKey',
      'version.version as versionNumber',
      'evaluation.splitter_version_id as splitterVersionId',
      'evaluation.status',
      'evaluation.model',
      'evaluation.vision',
      'evaluation.max_cost_nanos as maxCostNanos',
      'evaluation.packets',
      'evaluation.error_message as errorMessage',
      'evaluation.created_by as createdBy',
      'evaluation.created_at as createdAt',
      'evaluation.completed_at as completedAt',
    ]);

type EvaluationRow = Awaited<ReturnType<ReturnType<typeof selectEvaluations>['executeTakeFirstOrThrow']>>;

function toEvaluation({ splitterKey, versionNumber, maxCostNanos, ...row }: EvaluationRow): SplitterEvaluation {
  return {
    ...row,
    env: row.env as SplitterEvaluation['env'],
    status: row.status as SplitterEvaluationStatus,
    vision: row.vision as SplitterEvaluation['vision'],
    maxCost: maxCostNanos === null ? null : fromNanos(Number(maxCostNanos)),
    splitter: { key: splitterKey, versionNumber },
    packets: JSON.parse(row.packets) as EvaluatedPacket[],
  };
}

/** An evaluation of the splitter in the environment. */
export interface EvaluationPlace {
  environmentId: string;
  splitterId: string;
}

export async function findEvaluation(
  db: Db,
  { environmentId, splitterId }: EvaluationPlace,
  id: string,
): Promise<SplitterEvaluation | undefined> {
  const row = await selectEvaluations(db)
    .where('evaluation.id', '=', id)
    .where('evaluation.environment_id', '=', environmentId)
    .where('splitter.id', '=', splitterId)
    .executeTakeFirst();
  return row && toEvaluation(row);
}

/** Not restricted to a place, for jobs. */
export async function findActive(db: Db, id: string): Promise<SplitterEvaluation | undefined> {
  const row = await selectEvaluations(db)
    .where('evaluation.id', '=', id)
    .where('evaluation.completed_at', 'is', null)
    .executeTakeFirst();
  return row && toEvaluation(row);
}

export async function listEvaluations(
  db: Db,
  { environmentId, splitterId }: EvaluationPlace,
  page: PageRequest,
): Promise<Page<SplitterEvaluation>> {
  const matching = selectEvaluations(db)
    .where('evaluation.environment_id', '=', environmentId)
    .where('splitter.id', '=', splitterId);
  const rows = await matching.orderBy('evaluation.id', 'desc').limit(page.pageSize).offset(getOffset(page)).execute();
  const { total } = await matching
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { ...page, total, data: rows.map(toEvaluation) };
}

export type NewEvaluation = Omit<
  SplitterEvaluation,
  'env' | 'splitter' | 'splitterId' | 'status' | 'errorMessage' | 'completedAt'
>;

export async function insertEvaluation(db: Db, evaluation: NewEvaluation): Promise<void> {
  await db
    .insertInto('splitter_evaluations')
    .values({
      id: evaluation.id,
      workspace_id: evaluation.workspaceId,
      environment_id: evaluation.environmentId,
      splitter_version_id: evaluation.splitterVersionId,
      status: 'pending',
      model: evaluation.model,
      vision: evaluation.vision,
      max_cost_nanos: evaluation.maxCost === null ? null : toNanos(evaluation.maxCost),
      packets: JSON.stringify(evaluation.packets),
      error_message: null,
      created_by: evaluation.createdBy,
      created_at: evaluation.createdAt,
      completed_at: null,
    })
    .execute();
}

/** Until the transaction ends, no other one changes the evaluation. */
export async function lockEvaluation(db: Db, id: string): Promise<void> {
  await withRowLock(db, db.selectFrom('splitter_evaluations').select('id').where('id', '=', id), 'update').execute();
}

export async function updateEvaluation(
  db: Db,
  id: string,
  change: Pick<SplitterEvaluation, 'status' | 'packets' | 'errorMessage' | 'completedAt'>,
): Promise<void> {
  await db
    .updateTable('splitter_evaluations')
    .set({
      status: change.status,
      packets: JSON.stringify(change.packets),
      error_message: change.errorMessage,
      completed_at: change.completedAt,
    })
    .where('id', '=', id)
    .execute();
}
