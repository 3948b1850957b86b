import type { Db, Tx } from '../db/database.ts';
import { notFound } from '../errors.ts';
import type { JsonObject } from '../lib/json-value.ts';
import type { EventKind, EventRecorder } from '../webhooks/record-event.ts';
import * as reviews from './repository.ts';
import type { RecordedAction, ReviewOfRun } from './repository.ts';

export interface ReviewDetail extends ReviewOfRun {
  /** The data of the run with all corrections; null once the run has expired. */
  reviewedData: JsonObject | null;
  actions: RecordedAction[];
}

/** What a review needs to know of its run. */
export interface ReviewedRun {
  id: string;
  workspaceId: string;
  environmentId: string;
  documentId: string;
  schemaFamilyId: string;
  extractedData: JsonObject | null;
}

export interface ReviewEvents {
  record: EventRecorder['record'];
  present: (review: ReviewDetail) => object;
  now: () => string;
}

/** Throws `not_found` if the run has no review. */
export async function readDetail(
  db: Db,
  { run, now }: { run: Pick<ReviewedRun, 'id' | 'extractedData'>; now: string },
): Promise<ReviewDetail> {
  const found = await reviews.findReviewOfRun(db, run.id);
  if (found === undefined) throw notFound('Review');
  const reviewedData = found.reviewedData ?? run.extractedData;
  return { ...hideEndedClaim(found, now), reviewedData, actions: await reviews.listActions(db, run.id) };
}

/** A claim that has ended is none. */
export function hideEndedClaim<T extends Pick<ReviewOfRun, 'claimedBy' | 'claimedUntil'>>(review: T, now: string): T {
  const isClaimed = review.claimedUntil !== null && review.claimedUntil > now;
  return isClaimed ? review : { ...review, claimedBy: null, claimedUntil: null };
}

export async function recordReviewEvent(
  tx: Tx,
  { record, present, now }: ReviewEvents,
  kind: Extract<EventKind, 'run.review_needed' | 'run.reviewed'>,
  run: ReviewedRun,
): Promise<void> {
  const { id, workspaceId, environmentId, documentId } = run;
  const event = { kind, workspaceId, environmentId, resourceId: id, documentId };
  await record(tx, event, async () => present(await readDetail(tx, { run, now: now() })));
}
