import type {
  ApplyReviewSettingsData,
  ApproveReviewData,
  ClaimReviewData,
  GetReviewData,
  GetReviewSettingsData,
  ListReviewsData,
  RejectReviewData,
  ReleaseReviewData,
  ReopenReviewData,
  RequestReviewData,
  ReviewAction,
  ReviewActionInput,
  ReviewSettings,
  ReviewSettingsInput,
  UpdateReviewData,
  UpdateReviewSettingsData,
} from '../../../generated/types.gen.ts';
import { rules } from '../../generated/rules.gen.ts';
import type { Caller, Handlers, Input } from '../../http/operation-input.ts';
import { paginateNewest } from '../../http/paginate.ts';
import type { Service } from '../../service.ts';
import { notFound, serviceError } from '../../service-error.ts';
import type { FamilyRecord, ReviewRecord, RunRecord, Store } from '../../store.ts';
import { member, readable, roleIn, writable, writableById } from '../access.ts';
import {
  announceReview,
  beginNeededReview,
  beginReview,
  findNeed,
  findReview,
  presentReview,
  presentReviewItem,
  updateRunOfReview,
} from './review-life.ts';
import { recordExample } from '../memory.ts';
import { findFamily, findVersion } from '../schemas.ts';

const CLAIM_MS = 10 * 60 * 1000;

const NO_CONDITIONS = {
  confidenceBelow: null,
  confidencePaths: [],
  confidenceLimits: [],
  requiredPaths: [],
  sample: null,
  rules: null,
};

/** @param at the path of the settings in the request's body */
function toConditions(record: FamilyRecord, input: ReviewSettingsInput, at: string) {
  const conditions = { ...NO_CONDITIONS, ...input };
  const { definition, versionNumber } = findVersion(record);
  rules.refuseUnknownFields(definition, { conditions, versionNumber, at });
  return conditions;
}

const isOpen = ({ review }: ReviewRecord) => review.status === 'needed' || review.status === 'in_review';

function visible(store: Store, caller: Caller, id: string): RunRecord {
  const found = store.runs.find(({ run }) => run.id === id);
  if (found === undefined || roleIn(store, caller, found.workspaceId) === null) throw notFound('Run');
  return found;
}

/** A run that may be reviewed. */
function reviewable(store: Store, caller: Caller, id: string): RunRecord {
  const found = visible(store, caller, id);
  writableById(store, found.run.environmentId);
  if (found.run.expiredAt !== null) throw serviceError('content_expired', 'The content of this run has expired.');
  if (found.run.status === 'completed') return found;
  throw serviceError('review_not_open', `The run is ${found.run.status}: only a completed run can be reviewed.`);
}

function refuseDecided(record: ReviewRecord): void {
  if (!isOpen(record)) throw serviceError('review_not_open', `The review is ${record.review.status}. Reopen it first.`);
}

function refuseClaimed({ review: { claimedBy, claimedUntil } }: ReviewRecord, caller: Caller, now: string): void {
  if (claimedBy === null || claimedUntil === null || claimedBy === caller.userId || claimedUntil <= now) return;
  throw serviceError('review_claimed', `Another user has claimed the review until ${claimedUntil}.`);
}

function refuseChanged({ review: { actions } }: ReviewRecord, revision: number | undefined): void {
  if (revision === undefined || revision === actions.length) return;
  const problem = `The review is at revision ${actions.length}, and not ${revision}. Read it again.`;
  throw serviceError('review_changed', problem);
}

interface CorrectionRequest {
  definition: object;
  data: object;
  actions: readonly ReviewActionInput[];
  /** Of the document. */
  pageCount: number;
}

/** The data with corrections. Throws `correction_invalid`. */
function correct({ definition, data, actions, pageCount }: CorrectionRequest) {
  const correction = rules.applyReviewActions(data, actions, pageCount);
  const { data: corrected, applied, cleared } = correction;
  rules.refuseUndescribed(definition, correction);
  const without = (paths: string[]) => rules.removeCleared(corrected, paths);
  const fits = (paths: string[]) => rules.checkData(definition, without(paths)) === null;
  if (fits(cleared)) {
    // As few as possible are removed: the others are null.
    const removed = cleared.reduce((paths, path) => {
      const fewer = paths.filter((one) => one !== path);
      return fits(fewer) ? fewer : paths;
    }, cleared);
    return { reviewedData: without(removed) as Record<string, unknown>, applied };
  }
  const problem = `The corrected data does not fit the schema: ${rules.checkData(definition, corrected)}.`;
  throw serviceError('correction_invalid', problem, {
    details: [{ in: 'body', path: '/actions/0/value', message: problem }],
  });
}

export function reviewHandlers(service: Service): Handlers {
  const { store, clock } = service;
  const later = () => new Date(clock.now() + CLAIM_MS).toISOString();

  function change(caller: Caller, runId: string, apply: (record: ReviewRecord, of: RunRecord) => void) {
    const of = reviewable(store, caller, runId);
    const found = findReview(store, runId);
    if (found !== undefined) {
      refuseDecided(found);
      refuseClaimed(found, caller, clock.timestamp());
    }
    const record = found ?? beginReview(service, of);
    try {
      apply(record, of);
    } catch (error) {
      if (found === undefined) store.reviews.splice(store.reviews.indexOf(record), 1);
      throw error;
    }
    record.review = { ...record.review, updatedAt: clock.timestamp() };
    updateRunOfReview(record, of);
    if (!isOpen(record)) announceReview(service, of, 'run.reviewed');
    return { status: 200, body: presentReview(service, record, of) };
  }

  function decide(caller: Caller, runId: string, status: 'approved' | 'rejected', rejectionReason: string | null) {
    const { status: code, body } = change(caller, runId, (record) => {
      const decision = { status, rejectionReason, decidedBy: caller.userId, decidedAt: clock.timestamp() };
      record.review = { ...record.review, ...decision, claimedBy: null, claimedUntil: null };
    });
    const of = visible(store, caller, runId);
    if (status === 'approved') recordExample(service, of, caller);
    return { status: code, body };
  }

  function findSettings(environmentId: string, schemaFamilyId: string) {
    return store.reviewSettings.find(
      (one) => one.environmentId === environmentId && one.schemaFamilyId === schemaFamilyId,
    );
  }

  return {
    listReviews({ caller, path, query }: Input<ListReviewsData>) {
      const { workspace } = member(store, caller, path.slug);
      const { id } = readable(store, workspace.id, query.env ?? 'production');
      const { status, schemaKey } = query;
      const family = schemaKey === undefined ? undefined : findFamily(store, workspace.id, schemaKey).family;
      const own = store.reviews.filter(
        ({ review, schemaFamilyId }) =>
          review.environmentId === id &&
          (status === undefined || review.status === status) &&
          (family === undefined || schemaFamilyId === family.id),
      );
      const items = own.flatMap((record) => {
        const of = store.runs.find(({ run }) => run.id === record.review.runId);
        return of === undefined ? [] : [presentReviewItem(service, record, of)];
      });
      return { status: 200, body: paginateNewest(items, query) };
    },

    getReviewSettings({ caller, path, query }: Input<GetReviewSettingsData>) {
      const { workspace } = member(store, caller, path.slug);
      const environment = readable(store, workspace.id, query.env ?? 'production');
      const { family } = findFamily(store, workspace.id, path.schemaKey);
      const none: ReviewSettings = { ...NO_CONDITIONS, updatedAt: null };
      return { status: 200, body: findSettings(environment.id, family.id)?.settings ?? none };
    },

    updateReviewSettings({ caller, path, query, body }: Input<UpdateReviewSettingsData>) {
      const { workspace } = member(store, caller, path.slug);
      const environment = writable(store, workspace.id, query.env);
      const record = findFamily(store, workspace.id, path.schemaKey);
      const { family } = record;
      const conditions = toConditions(record, body, '');
      const settings: ReviewSettings = { ...conditions, updatedAt: clock.timestamp() };
      const found = findSettings(environment.id, family.id);
      if (found !== undefined) found.settings = settings;
      else store.reviewSettings.push({ environmentId: environment.id, schemaFamilyId: family.id, settings });
      return { status: 200, body: settings };
    },

    applyReviewSettings({ caller, path, query, body }: Input<ApplyReviewSettingsData>) {
      const { workspace } = member(store, caller, path.slug);
      const find = body.dryRun === true ? readable : writable;
      const environment = find(store, workspace.id, query.env ?? 'production');
      const record = findFamily(store, workspace.id, path.schemaKey);
      const set = findSettings(environment.id, record.family.id)?.settings ?? NO_CONDITIONS;
      const conditions = body.settings === undefined ? set : toConditions(record, body.settings, '/settings');
      const stored = store.runs.filter(
        ({ run }) =>
          run.environmentId === environment.id &&
          run.schemaFamilyId === record.family.id &&
          run.status === 'completed' &&
          run.expiredAt === null,
      );
      const needy = stored.filter((of) => findNeed(service, of, conditions).length > 0);
      const unreviewed = body.dryRun === true ? [] : needy.filter(({ run }) => findReview(store, run.id) === undefined);
      for (const of of unreviewed) {
        beginNeededReview(service, of, conditions);
        announceReview(service, of, 'run.review_needed');
      }
      return { status: 200, body: { runs: stored.length, needed: needy.length, begun: unreviewed.length } };
    },

    getReview({ caller, path }: Input<GetReviewData>) {
      const of = visible(store, caller, path.id);
      const record = findReview(store, path.id);
      if (record === undefined) throw notFound('Review');
      return { status: 200, body: presentReview(service, record, of) };
    },

    requestReview({ caller, path }: Input<RequestReviewData>) {
      const of = reviewable(store, caller, path.id);
      const found = findReview(store, path.id);
      if (found !== undefined) return { status: 200, body: presentReview(service, found, of) };
      const record = beginReview(service, of);
      record.review = { ...record.review, reasons: [{ code: 'requested', path: null }] };
      updateRunOfReview(record, of);
      announceReview(service, of, 'run.review_needed');
      return { status: 200, body: presentReview(service, record, of) };
    },

    updateReview({ caller, path, body }: Input<UpdateReviewData>) {
      return change(caller, path.id, (record, { run }) => {
        refuseChanged(record, body.revision);
        const data = record.reviewedData ?? run.extractedData ?? {};
        const document = store.documents.find(({ document: { id } }) => id === run.documentId)?.document;
        const request = { definition: run.schemaSnapshot, data, pageCount: document?.pageCount ?? 1 };
        const { reviewedData, applied } = correct({ ...request, actions: body.actions });
        const author = { actorId: caller.userId, createdAt: clock.timestamp() };
        const actions = applied.map((action) => ({ ...action, ...author }) as ReviewAction);
        const isOwn = record.review.claimedBy === caller.userId;
        record.reviewedData = reviewedData;
        record.review = {
          ...record.review,
          status: 'in_review',
          actions: [...record.review.actions, ...actions],
          ...(isOwn && { claimedUntil: later() }),
        };
      });
    },

    claimReview({ caller, path }: Input<ClaimReviewData>) {
      return change(caller, path.id, (record) => {
        const claim = { claimedBy: caller.userId, claimedUntil: later() };
        record.review = { ...record.review, ...claim, status: 'in_review' };
      });
    },

    releaseReview({ caller, path }: Input<ReleaseReviewData>) {
      const of = visible(store, caller, path.id);
      writableById(store, of.run.environmentId);
      const record = findReview(store, path.id);
      if (record === undefined) throw notFound('Review');
      if (record.review.claimedBy === caller.userId) {
        const status = isOpen(record) && record.review.actions.length === 0 ? 'needed' : record.review.status;
        const free = { status, claimedBy: null, claimedUntil: null, updatedAt: clock.timestamp() };
        record.review = { ...record.review, ...free };
        updateRunOfReview(record, of);
      }
      return { status: 200, body: presentReview(service, record, of) };
    },

    approveReview({ caller, path }: Input<ApproveReviewData>) {
      return decide(caller, path.id, 'approved', null);
    },

    rejectReview({ caller, path, body }: Input<RejectReviewData>) {
      return decide(caller, path.id, 'rejected', body.reason);
    },

    reopenReview({ caller, path }: Input<ReopenReviewData>) {
      const of = reviewable(store, caller, path.id);
      const record = findReview(store, path.id);
      if (record === undefined) throw notFound('Review');
      if (isOpen(record)) throw serviceError('review_not_open', 'The review is open already: nobody decided it.');
      const open = { status: 'in_review', decidedBy: null, decidedAt: null, rejectionReason: null } as const;
      record.review = { ...record.review, ...open, updatedAt: clock.timestamp() };
      updateRunOfReview(record, of);
      return { status: 200, body: presentReview(service, record, of) };
    },
  };
}
