import type { Review } from './repository.ts';
import type { ReviewedRun } from './review-detail.ts';

/** A review of a run that nobody has looked at yet. */
export function createReview(run: ReviewedRun, { id, createdAt }: { id: string; createdAt: string }): Review {
  return {
    id,
    runId: run.id,
    workspaceId: run.workspaceId,
    environmentId: run.environmentId,
    schemaFamilyId: run.schemaFamilyId,
    status: 'needed',
    reasons: [],
    reviewedData: null,
    claimedBy: null,
    claimedUntil: null,
    decidedBy: null,
    decidedAt: null,
    rejectionReason: null,
    createdAt,
    updatedAt: createdAt,
  };
}
