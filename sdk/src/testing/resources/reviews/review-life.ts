import type { Review, ReviewListItem } from '../../../generated/types.gen.ts';
import { rules } from '../../generated/rules.gen.ts';
import type { Service } from '../../service.ts';
import type { ReviewRecord, RunRecord, Store } from '../../store.ts';

export function findReview(store: Store, runId: string): ReviewRecord | undefined {
  return store.reviews.find(({ review }) => review.runId === runId);
}

/** Begins the review of a run. */
export function beginReview({ store, clock, newId }: Service, { run, workspaceId }: RunRecord): ReviewRecord {
  const now = clock.timestamp();
  const record: ReviewRecord = {
    review: {
      id: newId('rev'),
      runId: run.id,
      environmentId: run.environmentId,
      documentId: run.documentId,
      status: 'needed',
      reasons: [],
      claimedBy: null,
      claimedUntil: null,
      decidedBy: null,
      decidedAt: null,
      rejectionReason: null,
      createdAt: now,
      updatedAt: now,
      actions: [],
    },
    workspaceId,
    schemaFamilyId: run.schemaFamilyId,
    reviewedData: null,
  };
  store.reviews.push(record);
  return record;
}

/** Shows the state of a review in its run. */
export function updateRunOfReview({ review, reviewedData }: ReviewRecord, record: RunRecord): void {
  const isApproved = review.status === 'approved';
  record.run = {
    ...record.run,
    reviewStatus: review.status,
    reviewedData: isApproved ? (reviewedData ?? record.run.extractedData) : null,
  };
}

/** A review as a list has it. */
export function presentReviewItem(service: Service, { review }: ReviewRecord, { run }: RunRecord): ReviewListItem {
  const { store, clock } = service;
  const { actions: _actions, ...item } = review;
  const isClaimed = review.claimedUntil !== null && review.claimedUntil > clock.timestamp();
  const family = store.families.find((one) => one.family.id === run.schemaFamilyId)?.family;
  return {
    ...item,
    ...(!isClaimed && { claimedBy: null, claimedUntil: null }),
    documentName: store.documents.find(({ document }) => document.id === run.documentId)?.document.name ?? '',
    schemaKey: family?.schemaKey ?? '',
    confidence: run.confidence,
    expiredAt: run.expiredAt,
  };
}

export function presentReview(service: Service, record: ReviewRecord, of: RunRecord): Review {
  const isExpired = of.run.expiredAt !== null;
  return {
    ...presentReviewItem(service, record, of),
    reviewedData: isExpired ? null : (record.reviewedData ?? of.run.extractedData),
    actions: isExpired ? [] : record.review.actions,
  };
}

export function announceReview(service: Service, of: RunRecord, kind: 'run.review_needed' | 'run.reviewed'): void {
  const record = findReview(service.store, of.run.id);
  if (record === undefined) return;
  const { workspaceId, environment } = of;
  service.events.record({ workspaceId, environmentId: environment.id }, kind, presentReview(service, record, of));
}

/** Begins the review that the settings of the run's schema ask for. Returns whether they do. */
export function recordReviewNeed(service: Service, of: RunRecord): boolean {
  const { run } = of;
  const found = service.store.reviewSettings.find(
    (one) => one.environmentId === run.environmentId && one.schemaFamilyId === run.schemaFamilyId,
  );
  if (found === undefined || run.extractedData === null) return false;
  return beginNeededReview(service, of, found.settings) !== null;
}

const MAX_RECENT = 20;

/** The data of the newest completed runs of a schema but for one. */
function listRecentData({ runs }: Store, { id, environmentId, schemaFamilyId }: RunRecord['run']): object[] {
  const earlier = runs.filter(
    ({ run }) =>
      run.id !== id &&
      run.environmentId === environmentId &&
      run.schemaFamilyId === schemaFamilyId &&
      run.status === 'completed',
  );
  return earlier.slice(-MAX_RECENT).map(({ run }) => run.extractedData ?? {});
}

/** Why conditions want a run to be reviewed; empty if they do not. */
export const findNeed = (service: Service, { run }: RunRecord, conditions: object): Review['reasons'] =>
  rules.findReviewReasons(conditions, run, listRecentData(service.store, run)) as Review['reasons'];

/** Begins the review that conditions want. Returns null if they do not want one. */
export function beginNeededReview(service: Service, of: RunRecord, conditions: object): ReviewRecord | null {
  const reasons = findNeed(service, of, conditions);
  if (reasons.length === 0) return null;
  const record = beginReview(service, of);
  record.review = { ...record.review, reasons };
  updateRunOfReview(record, of);
  return record;
}
