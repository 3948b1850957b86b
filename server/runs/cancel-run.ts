import type { Tx } from '../db/database.ts';
import type { JsonValue } from '../lib/json-value.ts';
import { timestamp, type Clock } from '../lib/clock.ts';
import type { ActiveRuns } from './active-runs.ts';
import { finishRun } from './attempt-repository.ts';
import { addSpending, sumCalls } from './execution/run-spending.ts';
import type { RunEndRecorder } from './record-run-end.ts';
import type { Run, RunStatus } from './repository.ts';

export interface CancelDependencies {
  clock: Clock;
  activeRuns: Pick<ActiveRuns, 'discard'>;
  webhooks: Pick<RunEndRecorder, 'record'>;
  /** Called once for each run that this process cancels. */
  onEnded: (run: { workspaceId: string; provider: string; model: string; state: RunStatus; code: string }) => void;
}

/**
 * Cancels a run in the caller's transaction. False if it is final.
 * @param calls its finished calls, which it has paid for
 */
export async function cancelRun(
  { clock, activeRuns, webhooks, onEnded }: CancelDependencies,
  tx: Tx,
  run: Run,
  calls: JsonValue[],
): Promise<boolean> {
  // Lock the job first, in the same order as recording a result does. Otherwise both could deadlock.
  await activeRuns.discard(tx, run.id);
  const isCancelled = await finishRun(tx, run.id, {
    status: 'cancelled',
    completedAt: timestamp(clock.now()),
    ...sumCalls(calls),
    providers: addSpending(run.providers, calls),
  });
  if (!isCancelled) return false;
  const { workspaceId, provider, model } = run;
  tx.onCommit(() => onEnded({ workspaceId, provider, model, state: 'cancelled', code: '' }));
  await webhooks.record(tx, run, 'cancelled');
  return true;
}
