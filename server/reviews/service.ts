import type { Database, Db, ServiceDatabase, Tx } from '../db/database.ts';
import type { DocumentsService } from '../documents/service.ts';
import type { EnvironmentsService, EnvironmentSlug } from '../environments/service.ts';
import { AppError, contentExpired, notFound } from '../errors.ts';
import { timestamp, type Clock } from '../lib/clock.ts';
import type { NewId } from '../lib/ids.ts';
import type { JsonObject } from '../lib/json-value.ts';
import { mapPage, type Page, type PageRequest } from '../lib/pagination.ts';
import type { ReviewCollector } from '../datasets/collect-reviews.ts';
import type { Run, RunsService } from '../runs/service.ts';
import type { SchemasService } from '../schemas/service.ts';
import type { Caller } from '../users/service.ts';
import type { WorkspaceAccess } from '../workspaces/workspace-access.ts';
import type { ReviewAction } from './apply-actions.ts';
import { correct, type CorrectionTasks } from './correct-data.ts';
import { createReview } from './create-review.ts';
import { refillDerived, type RefillTasks } from './refill-derived.ts';
import {
  hideEndedClaim,
  readDetail,
  recordReviewEvent,
  type ReviewDetail,
  type ReviewEvents,
} from './review-detail.ts';
import * as reviews from './repository.ts';
import type { RecordedAction, Review, ReviewOfRun, ReviewStatus } from './repository.ts';

export type { ReviewDetail } from './review-detail.ts';
export type ReviewSummary = ReviewOfRun;

export interface ReviewListQuery extends PageRequest {
  env: EnvironmentSlug;
  status?: ReviewStatus | undefined;
  schemaKey?: string | undefined;
}

export interface Correction {
  actions: readonly ReviewAction[];
  /** The number of actions that the review must have before these. */
  revision?: number | undefined;
}

export interface ReviewsService {
  list(caller: Caller, slug: string, query: ReviewListQuery): Promise<Page<ReviewSummary>>;
  get(caller: Caller, runId: string): Promise<ReviewDetail>;
  /** Begins the review of a completed run, if it has none. Throws `review_not_open`, as all that follow. */
  request(caller: Caller, runId: string): Promise<ReviewDetail>;
  /** Throws `correction_invalid`, `review_claimed` or `review_changed`. */
  update(caller: Caller, runId: string, correction: Correction): Promise<ReviewDetail>;
  claim(caller: Caller, runId: string): Promise<ReviewDetail>;
  /** Ends the caller's claim. Throws `not_found` if the run has no review. */
  release(caller: Caller, runId: string): Promise<ReviewDetail>;
  approve(caller: Caller, runId: string): Promise<ReviewDetail>;
  reject(caller: Caller, runId: string, reason: string): Promise<ReviewDetail>;
  reopen(caller: Caller, runId: string): Promise<ReviewDetail>;
}

interface Dependencies {
  database: ServiceDatabase;
  exclusively: Database['exclusively'];
  clock: Clock;
  newId: NewId;
  access: WorkspaceAccess;
  environments: Pick<EnvironmentsService, 'getReadable' | 'getWritable' | 'getWritableById'>;
  schemas: Pick<SchemasService, 'family'>;
  runs: Pick<RunsService, 'find'>;
  webhookEvents: ReviewEvents;
  documents: Pick<DocumentsService, 'layout'>;
  /** Takes what is approved into data sets. */
  collector: ReviewCollector;
  schemaTasks: CorrectionTasks & Pick<RefillTasks, 'applyRules'>;
  readTables: RefillTasks['readTables'];
}

const CLAIM_MS = 10 * 60 * 1000;

const isOpen = ({ status }: Review) => status === 'needed' || status === 'in_review';

function refuseDecided(review: Review): void {
  if (!isOpen(review)) throw new AppError('review_not_open', `The review is ${review.status}. Reopen it first.`);
}

function refuseChanged(count: number, revision: number | undefined): void {
  if (revision === undefined || revision === count) return;
  const problem = `The review is at revision ${count}, and not ${revision}. Read it again.`;
  throw new AppError('review_changed', problem);
}

export function createReviewsService(dependencies: Dependencies): ReviewsService {
  const { database, clock, newId, access, environments, schemas, runs, webhookEvents, documents } = dependencies;
  const { schemaTasks, collector } = dependencies;
  const { db } = database;
  const now = () => timestamp(clock.now());

  function refuseClaimed({ claimedBy, claimedUntil }: Review, caller: Caller): void {
    if (claimedBy === null || claimedUntil === null || claimedBy === caller.userId || claimedUntil <= now()) return;
    throw new AppError('review_claimed', `Another user has claimed the review until ${claimedUntil}.`);
  }

  /** A run that may be reviewed. */
  async function findReviewable(on: Db, caller: Caller, runId: string): Promise<Run> {
    const run = await runs.find(on, caller, runId);
    await environments.getWritableById(on, run.workspaceId, run.environmentId);
    if (run.expiredAt !== null) throw contentExpired('run');
    if (run.status === 'completed') return run;
    throw new AppError('review_not_open', `The run is ${run.status}: only a completed run can be reviewed.`);
  }

  const begin = (run: Run) => createReview(run, { id: newId('rev'), createdAt: now() });

  /** Changes a review, which is begun if the run has none. */
  function change(
    caller: Caller,
    runId: string,
    apply: (tx: Tx, review: Review, run: Run) => Review | Promise<Review>,
  ): Promise<ReviewDetail> {
    return database.transaction(async (tx) => {
      const run = await findReviewable(tx, caller, runId);
      const before = await reviews.holdReview(tx, begin(run));
      const after = await apply(tx, before, run);
      await reviews.updateReview(tx, { ...after, updatedAt: now() });
      if (isOpen(before) && !isOpen(after)) await recordReviewEvent(tx, webhookEvents, 'run.reviewed', run);
      return readDetail(tx, { run, now: now() });
    });
  }

  function decide(caller: Caller, runId: string, decision: Pick<Review, 'status' | 'rejectionReason'>) {
    return change(caller, runId, async (tx, review, run) => {
      refuseDecided(review);
      refuseClaimed(review, caller);
      const data = review.reviewedData ?? run.extractedData;
      if (decision.status === 'approved' && data !== null)
        await collector.collect(tx, { ...run, data, userId: caller.userId });
      const closed = { claimedBy: null, claimedUntil: null, decidedBy: caller.userId, decidedAt: now() };
      return { ...review, ...closed, ...decision };
    });
  }

  /** The pages of the run's document, which are only counted for actions that name a later one than the first. */
  async function countPages(caller: Caller, run: Run, actions: readonly ReviewAction[]): Promise<number | null> {
    if (!actions.some(({ page }) => page != null && page > 1)) return null;
    const known = await reviews.findPageCount(db, run);
    return known ?? (await documents.layout(caller, run.documentId)).pages.at(-1)?.number ?? null;
  }

  function storeCorrection(
    caller: Caller,
    runId: string,
    read: { count: number; reviewedData: JsonObject; applied: RecordedAction[] },
  ): Promise<ReviewDetail> {
    const { count, reviewedData, applied } = read;
    return change(caller, runId, async (tx, review) => {
      refuseDecided(review);
      refuseClaimed(review, caller);
      await reviews.insertActions(tx, runId, applied, { from: count });
      const isOwn = review.claimedBy === caller.userId;
      const claimedUntil = isOwn ? timestamp(clock.now() + CLAIM_MS) : review.claimedUntil;
      return { ...review, status: 'in_review', reviewedData, claimedUntil };
    });
  }

  /** Corrections of one run follow one another: each begins with the data that the one before left. */
  async function updateNext(caller: Caller, runId: string, { actions, revision }: Correction): Promise<ReviewDetail> {
    const run = await findReviewable(db, caller, runId);
    const count = await reviews.countActions(db, runId);
    const review = (await reviews.findReview(db, runId)) ?? begin(run);
    refuseDecided(review);
    refuseClaimed(review, caller);
    refuseChanged(count, revision);
    const data = review.reviewedData ?? run.extractedData ?? {};
    // Outside the transaction, since the schema may be slow to check.
    const pageCount = await countPages(caller, run, actions);
    const group = [caller.userId, run.workspaceId];
    const request = { data, definition: run.schemaSnapshot, actions, pageCount, group };
    const { reviewedData: corrected, applied } = await correct(request, schemaTasks);
    const reviewedData = await refillDerived(
      {
        data: corrected,
        definition: run.schemaSnapshot,
        actions: [...(await reviews.listActions(db, runId)), ...applied],
        today: (run.completedAt ?? run.createdAt).slice(0, 10),
        workspaceId: run.workspaceId,
        userId: caller.userId,
      },
      { applyRules: schemaTasks.applyRules, readTables: dependencies.readTables },
    );
    const recorded = applied.map((action) => ({ ...action, actorId: caller.userId, createdAt: now() }));
    return storeCorrection(caller, runId, { count, reviewedData, applied: recorded });
  }

  return {
    async list(caller, slug, { env, status, schemaKey, page, pageSize }) {
      const { workspace } = await access.requireMember(db, caller, slug);
      const environment = await environments.getReadable(db, workspace.id, env);
      const family = schemaKey === undefined ? undefined : await schemas.family(db, workspace.id, schemaKey);
      const filter = { environmentId: environment.id, schemaFamilyId: family?.id, status };
      const listed = await reviews.listReviews(db, filter, { page, pageSize });
      const at = now();
      return mapPage(listed, (review) => hideEndedClaim(review, at));
    },

    async get(caller, runId) {
      const run = await runs.find(db, caller, runId);
      return readDetail(db, { run, now: now() });
    },

    request: (caller, runId) =>
      database.transaction(async (tx) => {
        const run = await findReviewable(tx, caller, runId);
        const fresh: Review = { ...begin(run), reasons: [{ code: 'requested', path: null }] };
        const held = await reviews.holdReview(tx, fresh);
        if (held.id === fresh.id) await recordReviewEvent(tx, webhookEvents, 'run.review_needed', run);
        return readDetail(tx, { run, now: now() });
      }),

    async update(caller, runId, correction) {
      // Strangers do not wait in line.
      await findReviewable(db, caller, runId);
      return dependencies.exclusively(`review ${runId}`, () => updateNext(caller, runId, correction));
    },

    claim: (caller, runId) =>
      change(caller, runId, (_tx, review) => {
        refuseDecided(review);
        refuseClaimed(review, caller);
        const claimedUntil = timestamp(clock.now() + CLAIM_MS);
        return { ...review, status: 'in_review', claimedBy: caller.userId, claimedUntil };
      }),

    release: (caller, runId) =>
      database.transaction(async (tx) => {
        const run = await runs.find(tx, caller, runId);
        await environments.getWritableById(tx, run.workspaceId, run.environmentId);
        if ((await reviews.findReview(tx, runId)) === undefined) throw notFound('Review');
        const review = await reviews.holdReview(tx, begin(run));
        if (review.claimedBy === caller.userId) {
          const isUntouched = isOpen(review) && (await reviews.countActions(tx, runId)) === 0;
          const status = isUntouched ? 'needed' : review.status;
          await reviews.updateReview(tx, {
            ...review,
            status,
            claimedBy: null,
            claimedUntil: null,
            updatedAt: now(),
          });
        }
        return readDetail(tx, { run, now: now() });
      }),

    approve: (caller, runId) => decide(caller, runId, { status: 'approved', rejectionReason: null }),
    reject: (caller, runId, reason) => decide(caller, runId, { status: 'rejected', rejectionReason: reason }),

    reopen: (caller, runId) =>
      database.transaction(async (tx) => {
        const run = await findReviewable(tx, caller, runId);
        if ((await reviews.findReview(tx, runId)) === undefined) throw notFound('Review');
        const review = await reviews.holdReview(tx, begin(run));
        if (isOpen(review)) throw new AppError('review_not_open', 'The review is open already: nobody decided it.');
        const open = { decidedBy: null, decidedAt: null, rejectionReason: null, updatedAt: now() };
        await reviews.updateReview(tx, { ...review, ...open, status: 'in_review' });
        return readDetail(tx, { run, now: now() });
      }),
  };
}
