import { toPageRequest, type HandlersOf, type Wire } from '../http/operation.ts';
import { mapPage } from '../lib/pagination.ts';
import type { ReviewAction } from './apply-actions.ts';
import { presentReview, presentSummary } from './present.ts';
import type { ReviewConditions, ReviewSettingsService } from './review-settings.ts';
import type { ReviewsService } from './service.ts';

type ReviewOperation =
  | 'listReviews'
  | 'getReviewSettings'
  | 'updateReviewSettings'
  | 'applyReviewSettings'
  | 'getReview'
  | 'requestReview'
  | 'updateReview'
  | 'claimReview'
  | 'releaseReview'
  | 'approveReview'
  | 'rejectReview'
  | 'reopenReview';

function toConditions(input: Wire<'ReviewSettingsInput'>): ReviewConditions {
  const { confidenceBelow = null, confidencePaths = [], confidenceLimits = [] } = input;
  const { requiredPaths = [], sample = null, rules = null } = input;
  return { confidenceBelow, confidencePaths, confidenceLimits, requiredPaths, sample, rules };
}

export function createReviewHandlers(
  reviews: ReviewsService,
  settings: ReviewSettingsService,
): HandlersOf<ReviewOperation> {
  return {
    async listReviews({ caller, path, query }) {
      const { env = 'production', status, schemaKey } = query;
      const filter = { env, status, schemaKey, ...toPageRequest(query) };
      return { status: 200, body: mapPage(await reviews.list(caller, path.slug, filter), presentSummary) };
    },
    async getReviewSettings({ caller, path, query }) {
      const place = { ...path, env: query.env ?? 'production' };
      return { status: 200, body: await settings.get(caller, place) };
    },
    async updateReviewSettings({ caller, path, query, body }) {
      const place = { ...path, env: query.env ?? 'production' };
      return { status: 200, body: await settings.update(caller, place, toConditions(body)) };
    },
    async applyReviewSettings({ caller, path, query, body }) {
      const place = { ...path, env: query.env ?? 'production' };
      const { dryRun = false, settings: conditions } = body;
      const tried = conditions === undefined ? null : toConditions(conditions);
      return { status: 200, body: await settings.apply(caller, place, { dryRun, conditions: tried }) };
    },
    async getReview({ caller, path }) {
      return { status: 200, body: presentReview(await reviews.get(caller, path.id)) };
    },
    async requestReview({ caller, path }) {
      return { status: 200, body: presentReview(await reviews.request(caller, path.id)) };
    },
    async updateReview({ caller, path, body }) {
      const correction = { revision: body.revision, actions: body.actions as ReviewAction[] };
      return { status: 200, body: presentReview(await reviews.update(caller, path.id, correction)) };
    },
    async claimReview({ caller, path }) {
      return { status: 200, body: presentReview(await reviews.claim(caller, path.id)) };
    },
    async releaseReview({ caller, path }) {
      return { status: 200, body: presentReview(await reviews.release(caller, path.id)) };
    },
    async approveReview({ caller, path }) {
      return { status: 200, body: presentReview(await reviews.approve(caller, path.id)) };
    },
    async rejectReview({ caller, path, body }) {
      return { status: 200, body: presentReview(await reviews.reject(caller, path.id, body.reason)) };
    },
    async reopenReview({ caller, path }) {
      return { status: 200, body: presentReview(await reviews.reopen(caller, path.id)) };
    },
  };
}
