import { presentDataset } from '../datasets/present.ts';
import { toPageRequest, type HandlersOf } from '../http/operation.ts';
import { mapPage } from '../lib/pagination.ts';
import { presentEvaluation } from './present.ts';
import type { EvaluationsService } from './service.ts';

type EvaluationOperation =
  | 'listEvaluations'
  | 'createEvaluation'
  | 'getEvaluation'
  | 'cancelEvaluation'
  | 'listEvaluationItems'
  | 'compareEvaluations'
  | 'getReviewEffort'
  | 'draftDataset';

export function createEvaluationHandlers(evaluations: EvaluationsService): HandlersOf<EvaluationOperation> {
  return {
    async listEvaluations({ caller, path, query }) {
      const target = { ...path, env: query.env ?? 'production' };
      const { datasetId, versionNumber } = query;
      const listed = await evaluations.list(caller, target, { datasetId, versionNumber, ...toPageRequest(query) });
      return { status: 200, body: mapPage(listed, presentEvaluation) };
    },
    async createEvaluation({ caller, path, query, body }) {
      const target = { ...path, env: query.env ?? 'production' };
      const { samples = 1, memory = false, fresh: isFresh = false, dryRun = false, ...named } = body;
      const request = { ...named, samples, memory, isFresh };
      if (dryRun) return { status: 200, body: await evaluations.estimate(caller, target, request) };
      return { status: 202, body: presentEvaluation(await evaluations.create(caller, target, request)) };
    },
    async getEvaluation({ caller, path }) {
      return { status: 200, body: presentEvaluation(await evaluations.get(caller, path.id)) };
    },
    async cancelEvaluation({ caller, path }) {
      return { status: 200, body: presentEvaluation(await evaluations.cancel(caller, path.id)) };
    },
    async listEvaluationItems({ caller, path, query }) {
      const filter = { outcome: query.outcome, ...toPageRequest(query) };
      return { status: 200, body: await evaluations.listItems(caller, path.id, filter) };
    },
    async compareEvaluations({ caller, path, query }) {
      return { status: 200, body: await evaluations.compare(caller, path.id, query.with) };
    },
    async getReviewEffort({ caller, path, query }) {
      return { status: 200, body: await evaluations.reviewEffort(caller, path.id, query.target ?? 0.99) };
    },
    async draftDataset({ caller, path, body }) {
      return { status: 202, body: presentDataset(await evaluations.draft(caller, path.id, body ?? {})) };
    },
  };
}
