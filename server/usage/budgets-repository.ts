import { ACTIVE } from '../db/active-statuses.ts';
import { cacheFirstRow } from '../db/cached-query.ts';
import type { Db, Tx } from '../db/database.ts';
import { withRowLock } from '../db/row-locks.ts';

export type LimitKind = 'cost' | 'pages';

/** The limits of a workspace, of which one is not null. */
export interface Limits {
  maxCostNanos: number | null;
  currency: string | null;
  maxPages: number | null;
}

const buildSelection = (db: Db, { workspaceId }: { workspaceId: string }) =>
  db
    .selectFrom('budgets')
    .select(['max_cost_nanos as maxCostNanos', 'currency', 'max_pages as maxPages'])
    .where('workspace_id', '=', workspaceId);

const selectLimits = cacheFirstRow(buildSelection);
const selectLocked = cacheFirstRow((db, named: { workspaceId: string }) =>
  withRowLock(db, buildSelection(db, named), 'update'),
);

/** Undefined for a workspace without limits. */
export const findLimits = (db: Db, workspaceId: string): Promise<Limits | undefined> =>
  selectLimits(db, { workspaceId });

/** The same, and locks them until the transaction ends. */
export const lockLimits = (tx: Tx, workspaceId: string): Promise<Limits | undefined> =>
  selectLocked(tx, { workspaceId });

/** The workspaces that have limits. */
export async function listLimited(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('budgets').select('workspace_id').orderBy('workspace_id').execute();
  return rows.map((row) => row.workspace_id);
}

export async function storeLimits(db: Db, workspaceId: string, limits: Limits, updatedAt: string): Promise<void> {
  if (limits.maxCostNanos === null && limits.maxPages === null) {
    await db.deleteFrom('budgets').where('workspace_id', '=', workspaceId).execute();
    return;
  }
  const values = {
    max_cost_nanos: limits.maxCostNanos,
    currency: limits.currency,
    max_pages: limits.maxPages,
    updated_at: updatedAt,
  };
  await db
    .insertInto('budgets')
    .values({ workspace_id: workspaceId, ...values })
    .onConflict((conflict) => conflict.column('workspace_id').doUpdateSet(values))
    .execute();
}

/** Runs that have not ended, which are alike. */
export interface ActiveGroup {
  provider: string;
  model: string;
  /** The range of pages that they read; null for all. */
  pages: string | null;
  /** Of the document; null if it is not known yet. */
  pageCount: number | null;
  runs: number;
  /** Of those that have a limit of their own. */
  maxCostNanos: number;
}

/** Limits what accepting a run reads: a queue may be long. */
const MAX_ACTIVE = 1_000;

export async function listActive(db: Db, workspaceId: string): Promise<ActiveGroup[]> {
  const rows = await db
    .selectFrom((from) =>
      from
        .selectFrom('runs')
        .innerJoin('documents', 'documents.id', 'runs.document_id')
        .select(['runs.provider', 'runs.model', 'runs.pages', 'documents.page_count', 'runs.max_cost_nanos'])
        .where('runs.workspace_id', '=', workspaceId)
        .where('runs.status', 'in', ACTIVE)
        .limit(MAX_ACTIVE)
        .as('active'),
    )
    .select(({ fn }) => [
      'provider',
      'model',
      'pages',
      'page_count as pageCount',
      fn.countAll<number>().as('runs'),
      fn.sum<number | null>('max_cost_nanos').as('maxCostNanos'),
    ])
    .groupBy(['provider', 'model', 'pages', 'page_count'])
    .execute();
  return rows.map(({ runs, maxCostNanos, ...row }) => ({
    ...row,
    runs: Number(runs),
    maxCostNanos: Number(maxCostNanos ?? 0),
  }));
}

export interface Notice {
  workspaceId: string;
  month: string;
  kind: LimitKind;
  status: 'warning' | 'exceeded';
  maxValue: number;
}

/** What was announced of a month. */
export async function listNotices(db: Db, workspaceId: string, month: string): Promise<Notice[]> {
  const rows = await db
    .selectFrom('budget_notices')
    .select(['workspace_id as workspaceId', 'month', 'kind', 'status', 'max_value as maxValue'])
    .where('workspace_id', '=', workspaceId)
    .where('month', '=', month)
    .execute();
  return rows.map((row) => ({ ...row, kind: row.kind as LimitKind, status: row.status as Notice['status'] }));
}

/** False if it was announced before, by any server. */
export async function insertNotice(db: Db, notice: Notice, createdAt: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('budget_notices')
    .values({
      workspace_id: notice.workspaceId,
      month: notice.month,
      kind: notice.kind,
      status: notice.status,
      max_value: notice.maxValue,
      created_at: createdAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
