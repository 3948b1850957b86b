import type { Db, Tx } from '../db/database.ts';
import { timestamp, type Clock } from '../lib/clock.ts';
import { fromNanos } from '../lib/models/call-usage.ts';
import { EvaluationSums } from '../scorer/evaluation-totals.ts';
import type { EventRecorder } from '../webhooks/record-event.ts';
import { readItemCounts } from './evaluation-counts-repository.ts';
import { NO_DOCUMENTS } from '../lib/models/document-counts.ts';
import * as items from './evaluation-items-repository.ts';
import * as evaluations from './repository.ts';
import type { Evaluation, EvaluationResult } from './repository.ts';
import { RuleSums } from '../scorer/rule-counts.ts';
import { listScored } from './scores-repository.ts';

export interface EndDependencies {
  clock: Clock;
  webhookEvents: Pick<EventRecorder, 'record'>;
  present: (evaluation: Evaluation) => object;
}

const READ_ITEMS = 200;

type Result = Omit<EvaluationResult, 'items'>;

/** Adds the scores of all documents up. Reads them in parts, since a data set may have thousands. */
export async function sumScores(db: Db, id: string): Promise<Result & { failed: number; scored: number }> {
  const sums = new EvaluationSums();
  const rules = new RuleSums();
  let [tokens, nanos, durations, timed, failed, scored] = [0, 0, 0, 0, 0, 0];
  let [hasTokens, hasCost] = [true, true];
  let currency: string | null = null;
  for (let after = 0; ;) {
    const some = await listScored(db, id, { after, limit: READ_ITEMS });
    for (const item of some) {
      sums.add(item.counts, item.judged, item.outcome === 'exact');
      rules.add(item.rules);
      scored += 1;
      if (item.outcome === 'failed') failed += 1;
      if (item.tokens === null) hasTokens &&= item.outcome === 'failed';
      else tokens += item.tokens;
      if (item.costNanos === null) hasCost &&= item.outcome === 'failed';
      else nanos += item.costNanos;
      currency ??= item.costCurrency;
      if (item.durationMs !== null) {
        durations += item.durationMs;
        timed += 1;
      }
    }
    after = some.at(-1)?.position ?? after;
    if (some.length < READ_ITEMS) break;
  }
  return {
    totals: sums.conclude(),
    rules: rules.conclude(),
    tokens: hasTokens ? tokens : null,
    cost: hasCost && currency !== null ? { amount: fromNanos(nanos), currency } : null,
    durationMs: timed === 0 ? null : Math.round(durations / timed),
    failed,
    scored,
  };
}

/** Records the end of a locked evaluation, and its event. */
export async function endEvaluation(
  { clock, webhookEvents, present }: EndDependencies,
  tx: Tx,
  { id, workspaceId, environmentId, kind }: Evaluation,
  { status, result, errorMessage }: { status: Evaluation['status']; result: Result; errorMessage: string | null },
): Promise<void> {
  const counts = (await readItemCounts(tx, [id])).get(id) ?? NO_DOCUMENTS;
  const { totals, rules, tokens, cost, durationMs } = result;
  await evaluations.updateEvaluation(tx, id, {
    status,
    errorMessage,
    completedAt: timestamp(clock.now()),
    result: { items: counts, totals, rules, tokens, cost, durationMs },
  });
  if (kind === 'draft') return;
  const event = { kind: 'evaluation.completed', workspaceId, environmentId, resourceId: id, documentId: null } as const;
  await webhookEvents.record(tx, event, async () => {
    const ended = await evaluations.findEvaluation(tx, id);
    return ended && present(ended);
  });
}

/** The state in which an evaluation ends whose documents are all scored. */
export async function concludeStatus(
  db: Db,
  id: string,
  { scored, failed }: { scored: number; failed: number },
): Promise<{ status: 'completed' | 'failed'; errorMessage: string | null }> {
  if (scored > failed) return { status: 'completed', errorMessage: null };
  if (scored === 0) return { status: 'failed', errorMessage: 'All documents have left the data set.' };
  const first = await items.findFirstError(db, id);
  return { status: 'failed', errorMessage: `No document gave a result. ${first ?? ''}`.trimEnd() };
}
