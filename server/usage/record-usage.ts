import type { Database } from '../db/database.ts';
import { timestamp, type Clock } from '../lib/clock.ts';
import { toNanos, type CallUsage } from '../lib/models/call-usage.ts';
import type { ModelChoice } from '../lib/models/model-choice.ts';
import { addUsage } from './repository.ts';

/** Counts what models were asked beside runs, such as proposals of schemas. */
export type UsageRecorder = (
  workspaceId: string,
  model: Pick<ModelChoice, 'provider' | 'model' | 'keySource'>,
  usage: CallUsage,
) => Promise<void>;

export function createUsageRecorder({
  database,
  clock,
}: {
  database: Pick<Database, 'unsynced'>;
  clock: Clock;
}): UsageRecorder {
  return (workspaceId, { provider, model, keySource }, { cost, ...tokens }) =>
    database.unsynced((db) =>
      addUsage(db, workspaceId, timestamp(clock.now()).slice(0, 'yyyy-mm'.length), {
        provider,
        model,
        keySource,
        currency: cost?.currency ?? '',
        runs: 0,
        runsWithoutCost: 0,
        inputTokens: tokens.inputTokens,
        cachedInputTokens: tokens.cachedInputTokens ?? 0,
        outputTokens: tokens.outputTokens,
        reasoningTokens: tokens.reasoningTokens ?? 0,
        costNanos: cost == null ? 0 : toNanos(cost.amount),
        pages: 0,
      }),
    );
}
