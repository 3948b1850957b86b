import { answerFromResult, readMaxCost, toPageRequest, type HandlersOf, type Input } from '../http/operation.ts';
import { mapPage } from '../lib/pagination.ts';
import { presentSplitterEvaluation } from './present.ts';
import type { ScoredEvaluation, SplitterEvaluationsService } from './service.ts';

type SplitterEvaluationOperation =
  | 'listSplitterEvaluations'
  | 'createSplitterEvaluation'
  | 'getSplitterEvaluation'
  | 'cancelSplitterEvaluation';

const targetOf = <Path extends { slug: string; splitterKey: string }>(
  path: Path,
  { env = 'production' }: { env?: 'production' | 'staging' | 'development' },
) => ({ slug: path.slug, splitterKey: path.splitterKey, env });

export function createSplitterEvaluationHandlers(
  evaluations: SplitterEvaluationsService,
): HandlersOf<SplitterEvaluationOperation> {
  return {
    async listSplitterEvaluations({ caller, path, query }) {
      const found = await evaluations.list(caller, targetOf(path, query), toPageRequest(query));
      return { status: 200, body: mapPage(found, (one) => presentSplitterEvaluation(one, { packets: false })) };
    },
    createSplitterEvaluation: answerFromResult(
      (created: ScoredEvaluation) => ({ status: 202, body: presentSplitterEvaluation(created) }) as const,
      ({ caller, path, query, body }: Input<'createSplitterEvaluation'>) => {
        const { versionNumber, packets, model = null, vision = 'auto' } = body;
        const maxCost = readMaxCost(body.maxCost) ?? null;
        const request = { versionNumber, packets, model, vision, maxCost };
        return evaluations.create(caller, targetOf(path, query), request);
      },
    ),
    async getSplitterEvaluation({ caller, path, query }) {
      const found = await evaluations.get(caller, targetOf(path, query), path.id);
      return { status: 200, body: presentSplitterEvaluation(found) };
    },
    cancelSplitterEvaluation: answerFromResult(
      (cancelled: ScoredEvaluation) => ({ status: 200, body: presentSplitterEvaluation(cancelled) }) as const,
      ({ caller, path, query }: Input<'cancelSplitterEvaluation'>) =>
        evaluations.cancel(caller, targetOf(path, query), path.id),
    ),
  };
}
