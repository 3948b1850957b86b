import type { GetUsageData, ModelUsage, Run, Usage } from '../../generated/types.gen.ts';
import type { Handlers, Input } from '../http/operation-input.ts';
import type { Service } from '../service.ts';
import { member } from './access.ts';

const MONTH_LENGTH = 'yyyy-mm'.length;

type Sums = Omit<ModelUsage, 'provider' | 'model' | 'keySource'>;

function sumRuns(runs: readonly Run[]): Sums {
  const isFree = runs.some(({ cost }) => cost !== null);
  return {
    runs: runs.length,
    inputTokens: 0,
    cachedInputTokens: 0,
    outputTokens: 0,
    reasoningTokens: 0,
    totalTokens: 0,
    cost: isFree ? { amount: 0, currency: 'USD' } : null,
    runsWithoutCost: runs.filter(({ cost, providers }) => cost === null && providers.length > 0).length,
  };
}

export function usageHandlers({ store, clock }: Service): Handlers {
  return {
    getUsage({ caller, path, query }: Input<GetUsageData>) {
      const { workspace } = member(store, caller, path.slug);
      const { month = clock.timestamp().slice(0, MONTH_LENGTH) } = query;
      const ended = store.runs
        .filter((record) => record.workspaceId === workspace.id && record.run.completedAt?.startsWith(month))
        .map(({ run }) => run);
      const nameOf = ({ provider, model, keySource }: Run) => `${provider}/${model}/${keySource}`;
      const models = [...new Set(ended.map(nameOf))].sort().flatMap((name) => {
        const runs = ended.filter((run) => nameOf(run) === name);
        const [first] = runs;
        if (first === undefined) return [];
        const { provider, model, keySource } = first;
        return [{ provider, model, keySource, ...sumRuns(runs) }];
      });
      const usage: Usage = { month, ...sumRuns(ended), models };
      return { status: 200, body: usage };
    },
  };
}
