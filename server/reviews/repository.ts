import type { Selectable } from 'kysely';
import type { Db, Tx } from '../db/database.ts';
import { withRowLock } from '../db/row-locks.ts';
import { parseStoredJson, toStoredJson } from '../db/stored-json.ts';
import type { JsonObject } from '../lib/json-value.ts';
import { getOffset, type Page, type PageRequest } from '../lib/pagination.ts';
import type { AppliedAction, ReviewReason, ReviewStatus, ReviewTable } from './table.ts';

export type { ReviewStatus } from './table.ts';

export interface Review {
  id: string;
  runId: string;
  workspaceId: string;
  environmentId: string;
  schemaFamilyId: string;
  status: ReviewStatus;
  reasons: ReviewReason[];
  /** The corrected data; null before the first correction. */
  reviewedData: JsonObject | null;
  claimedBy: string | null;
  claimedUntil: string | null;
  decidedBy: string | null;
  decidedAt: string | null;
  rejectionReason: string | null;
  createdAt: string;
  updatedAt: string;
}

/** A review, with what its reader wants to know of the run. */
export interface ReviewOfRun extends Omit<Review, 'reviewedData'> {
  documentId: string;
  documentName: string;
  schemaKey: string;
  confidence: number | null;
  expiredAt: string | null;
}

export interface RecordedAction extends AppliedAction {
  actorId: string;
  createdAt: string;
}

const columns = [
  'reviews.id',
  'reviews.run_id',
  'reviews.workspace_id',
  'reviews.environment_id',
  'reviews.schema_family_id',
  'reviews.status',
  'reviews.reasons',
  'reviews.claimed_by',
  'reviews.claimed_until',
  'reviews.decided_by',
  'reviews.decided_at',
  'reviews.rejection_reason',
  'reviews.created_at',
  'reviews.updated_at',
] as const;

function toReview(row: Omit<Selectable<ReviewTable>, 'reviewed_data'>): Omit<Review, 'reviewedData'> {
  return {
    id: row.id,
    runId: row.run_id,
    workspaceId: row.workspace_id,
    environmentId: row.environment_id,
    schemaFamilyId: row.schema_family_id,
    status: row.status as ReviewStatus,
    reasons: JSON.parse(row.reasons) as ReviewReason[],
    claimedBy: row.claimed_by,
    claimedUntil: row.claimed_until,
    decidedBy: row.decided_by,
    decidedAt: row.decided_at,
    rejectionReason: row.rejection_reason,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

const toColumns = (review: Review) => ({
  status: review.status,
  reasons: JSON.stringify(review.reasons),
  reviewed_data: toStoredJson(review.reviewedData),
  claimed_by: review.claimedBy,
  claimed_until: review.claimedUntil,
  decided_by: review.decidedBy,
  decided_at: review.decidedAt,
  rejection_reason: review.rejectionReason,
  updated_at: review.updatedAt,
});

/** The review of a run. */
export async function findReview(db: Db, runId: string): Promise<Review | undefined> {
  const row = await db.selectFrom('reviews').selectAll().where('run_id', '=', runId).executeTakeFirst();
  return row && { ...toReview(row), reviewedData: parseStoredJson<JsonObject>(row.reviewed_data) };
}

/** Until the transaction ends, no other one changes the review. Inserts it if the run has none. */
export async function holdReview(tx: Tx, fresh: Review): Promise<Review> {
  await tx
    .insertInto('reviews')
    .values({
      run_id: fresh.runId,
      id: fresh.id,
      workspace_id: fresh.workspaceId,
      environment_id: fresh.environmentId,
      schema_family_id: fresh.schemaFamilyId,
      created_at: fresh.createdAt,
      ...toColumns(fresh),
    })
    .onConflict((conflict) => conflict.column('run_id').doNothing())
    .execute();
  await withRowLock(
    tx,
    tx.selectFrom('reviews').select('run_id').where('run_id', '=', fresh.runId),
    'update',
  ).execute();
  return (await findReview(tx, fresh.runId)) ?? fresh;
}

export async function updateReview(db: Db, review: Review): Promise<void> {
  await db
    .updateTable('reviews')
    .set(toColumns(review))
    .where('workspace_id', '=', review.workspaceId)
    .where('run_id', '=', review.runId)
    .execute();
}

export async function insertActions(
  db: Db,
  runId: string,
  actions: readonly RecordedAction[],
  { from }: { from: number },
): Promise<void> {
  const rows = actions.map(({ actorId, createdAt, ...content }, index) => ({
    run_id: runId,
    position: from + index,
    actor_id: actorId,
    content: toStoredJson(content) ?? '',
    created_at: createdAt,
  }));
  if (rows.length > 0) await db.insertInto('review_actions').values(rows).execute();
}

export async function countActions(db: Db, runId: string): Promise<number> {
  const { count } = await db
    .selectFrom('review_actions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('run_id', '=', runId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function listActions(db: Db, runId: string): Promise<RecordedAction[]> {
  const rows = await db
    .selectFrom('review_actions')
    .selectAll()
    .where('run_id', '=', runId)
    .orderBy('position')
    .execute();
  return rows.map(({ content, actor_id: actorId, created_at: createdAt }) => ({
    ...(JSON.parse(content) as AppliedAction),
    actorId,
    createdAt,
  }));
}

function selectOfRuns(db: Db) {
  return db
    .selectFrom('reviews')
    .innerJoin('runs', 'runs.id', 'reviews.run_id')
    .innerJoin('documents', 'documents.id', 'runs.document_id')
    .innerJoin('schema_families as family', 'family.id', 'reviews.schema_family_id')
    .select(columns)
    .select([
      'runs.document_id as documentId',
      'documents.name as documentName',
      'family.schema_key as schemaKey',
      'runs.confidence',
      'runs.expired_at as expiredAt',
    ]);
}

export async function findReviewOfRun(
  db: Db,
  runId: string,
): Promise<(ReviewOfRun & Pick<Review, 'reviewedData'>) | undefined> {
  const row = await selectOfRuns(db)
    .select('reviews.reviewed_data')
    .where('reviews.run_id', '=', runId)
    .executeTakeFirst();
  return row && { ...withRun(row), reviewedData: parseStoredJson<JsonObject>(row.reviewed_data) };
}

type ReviewRow = Parameters<typeof toReview>[0] &
  Pick<ReviewOfRun, 'documentId' | 'documentName' | 'schemaKey' | 'confidence' | 'expiredAt'>;

function withRun(row: ReviewRow): ReviewOfRun {
  const { documentId, documentName, schemaKey, confidence, expiredAt } = row;
  return { ...toReview(row), documentId, documentName, schemaKey, confidence, expiredAt };
}

/** The pages of the document of a run; null if they are not known. */
export async function findPageCount(
  db: Db,
  { workspaceId, documentId }: { workspaceId: string; documentId: string },
): Promise<number | null> {
  const row = await db
    .selectFrom('documents')
    .select('page_count')
    .where('id', '=', documentId)
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirst();
  return row?.page_count ?? null;
}

export interface ReviewFilter {
  environmentId: string;
  schemaFamilyId?: string | undefined;
  status?: ReviewStatus | undefined;
}

export async function listReviews(db: Db, filter: ReviewFilter, page: PageRequest): Promise<Page<ReviewOfRun>> {
  const { environmentId, schemaFamilyId, status } = filter;
  let matching = db.selectFrom('reviews').where('environment_id', '=', environmentId);
  if (schemaFamilyId !== undefined) matching = matching.where('schema_family_id', '=', schemaFamilyId);
  if (status !== undefined) matching = matching.where('status', '=', status);
  const ids = matching.select('run_id').orderBy('id', 'desc').limit(page.pageSize).offset(getOffset(page));
  const rows = await selectOfRuns(db).where('reviews.run_id', 'in', ids).orderBy('reviews.id', 'desc').execute();
  const { total } = await matching.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { ...page, total, data: rows.map(withRun) };
}
