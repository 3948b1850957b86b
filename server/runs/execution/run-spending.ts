import { builtIn } from '../../extraction/models/providers/built-in.ts';
import { addUsage, type CallUsage, type Cost } from '../../lib/models/call-usage.ts';
import type { JsonValue } from '../../lib/json-value.ts';
import type { ModelChoice } from '../../lib/models/model-choice.ts';
import type { RunProvider } from '../repository.ts';
import type { KeptCalls } from './finished-calls.ts';
import type { SeenBy } from './seen-by.ts';

/** What the calls of a run used and cost. Zero tokens without a call; null where a provider reported nothing. */
export interface RunSpending {
  inputTokens: number | null;
  outputTokens: number | null;
  cachedInputTokens: number | null;
  reasoningTokens: number | null;
  cost: Cost | null;
}

/** What a recorded call tells of its cost. Calls of earlier versions lack `by`. */
interface PaidCall {
  usage?: CallUsage | null;
  by?: { provider: string; model: string; answeredBy: string | null };
}

/** The sum over calls; the cost is unknown if that of one call is. */
export function sumCalls(calls: readonly JsonValue[]): RunSpending {
  let sum: CallUsage | null = calls.length === 0 ? { inputTokens: 0, outputTokens: 0 } : null;
  let isComplete = calls.length > 0;
  for (const { usage = null } of calls as unknown as PaidCall[]) {
    if (usage === null) isComplete = false;
    else sum = addUsage(sum, usage);
  }
  return {
    inputTokens: sum?.inputTokens ?? null,
    outputTokens: sum?.outputTokens ?? null,
    cachedInputTokens: sum === null ? null : (sum.cachedInputTokens ?? 0),
    reasoningTokens: sum === null ? null : (sum.reasoningTokens ?? 0),
    cost: isComplete ? (sum?.cost ?? null) : null,
  };
}

/** Of a request whose provider gave no count. */
export const UNCOUNTED: RunSpending = {
  inputTokens: null,
  outputTokens: null,
  cachedInputTokens: null,
  reasoningTokens: null,
  cost: null,
};

/** The same for a run that may have made no call, since it reused the answers of an earlier one: that costs nothing. */
export function sumOwnCalls(calls: readonly JsonValue[], reusedCalls: number): RunSpending {
  if (calls.length > 0 || reusedCalls === 0) return sumCalls(calls);
  return {
    inputTokens: 0,
    outputTokens: 0,
    cachedInputTokens: 0,
    reasoningTokens: 0,
    cost: { amount: 0, currency: 'USD' },
  };
}

/** Adds to each provider what its calls used. */
export function addSpending(providers: readonly RunProvider[], calls: readonly JsonValue[]): RunProvider[] {
  const paid = calls as unknown as PaidCall[];
  return providers.map((one) => {
    const own = paid.filter(({ by }) => by?.provider === one.provider && by.model === one.model);
    // A provider that got a request and counted nothing is not one that was asked for nothing.
    const { inputTokens, outputTokens, cost } = own.length === 0 ? UNCOUNTED : sumCalls(own as unknown as JsonValue[]);
    const answeredBy = own.findLast(({ by }) => by?.answeredBy != null)?.by?.answeredBy ?? null;
    return { ...one, answeredBy, inputTokens, outputTokens, cost };
  });
}

/** What a completed run used, and who saw its document. */
export function summarize(
  model: ModelChoice,
  { usage }: { usage: CallUsage | null },
  { calls: kept, seenBy }: { calls: Pick<KeptCalls, 'list' | 'countReused'>; seenBy: Pick<SeenBy, 'providers'> },
): RunSpending & { providers: RunProvider[] } {
  const calls = kept.list();
  if (calls.length > 0 || kept.countReused() > 0)
    return { ...sumOwnCalls(calls, kept.countReused()), providers: addSpending(seenBy.providers, calls) };
  // The built-in extractor makes no calls and costs nothing.
  const isFree = model.provider === builtIn.id;
  const cost = isFree ? { amount: 0, currency: 'USD' } : null;
  const spending = isFree && usage === null ? { ...sumCalls([]), cost } : sumCalls([{ usage } as unknown as JsonValue]);
  const { provider, model: name, residency, keySource } = model;
  const own: RunProvider = {
    provider,
    model: name,
    residency,
    keySource,
    answeredBy: null,
    inputTokens: spending.inputTokens,
    outputTokens: spending.outputTokens,
    cost: spending.cost,
    errorCode: null,
  };
  const others = seenBy.providers.filter((one) => one.provider !== provider || one.model !== name);
  return { ...spending, providers: [...others, own] };
}

/** What calls have cost so far. Infinity if the cost of one is unknown: no limit holds then. */
export const sumCosts = (calls: readonly JsonValue[]): number =>
  (calls as unknown as PaidCall[]).reduce((sum, { usage }) => sum + (usage?.cost?.amount ?? Infinity), 0);
