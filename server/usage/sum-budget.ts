import { AppError } from '../errors.ts';
import { timestamp } from '../lib/clock.ts';
import { fromNanos, toNanos, type Cost } from '../lib/models/call-usage.ts';
import { selectCommonPages } from '../lib/page-range.ts';
import type { UsageRow } from './repository.ts';
import type { ActiveGroup, LimitKind, Limits } from './budgets-repository.ts';

/** What runs use of a budget. */
interface BudgetUse {
  /** Null without a limit of the cost. */
  cost: Cost | null;
  pages: number;
  runs: number;
}

export type BudgetStatus = 'unlimited' | 'available' | 'warning' | 'exceeded';

/** The limits of a workspace for a month, and what is used of them. */
export interface Budget {
  maxCost: Cost | null;
  maxPages: number | null;
  /** Such as `2026-01`. */
  period: string;
  resetsAt: string;
  /** By runs that ended. */
  spent: BudgetUse;
  /** For runs that have not ended. */
  reserved: BudgetUse;
  /** Those whose cost is unknown or in another currency. */
  runsWithoutCost: number;
  /** Of the limit that is nearer to its end; null without limits. */
  share: number | null;
  status: BudgetStatus;
  acceptsRuns: boolean;
}

/** One limit and what is used of it: pages, or billionths of the currency. */
export interface LimitState {
  kind: LimitKind;
  max: number;
  spent: number;
  reserved: number;
  share: number;
}

export interface MeasuredBudget {
  budget: Budget;
  states: LimitState[];
}

/** The part of a limit at which its owner is warned. */
const WARNING_SHARE = 0.8;

export const NO_LIMITS: Limits = { maxCostNanos: null, currency: null, maxPages: null };

export interface NewLimits {
  maxCost: Cost | null;
  maxPages: number | null;
}

export const toLimits = ({ maxCost, maxPages }: NewLimits): Limits => ({
  maxCostNanos: maxCost === null ? null : toNanos(maxCost.amount),
  currency: maxCost?.currency ?? null,
  maxPages,
});

/** Months are counted in UTC. */
export function getPeriod(now: number): { period: string; resetsAt: string } {
  const date = new Date(now);
  const next = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
  return { period: timestamp(now).slice(0, 'yyyy-mm'.length), resetsAt: timestamp(next) };
}

function countPages({ pages, pageCount }: ActiveGroup): number {
  if (pageCount === null) return 1;
  return pages === null ? pageCount : selectCommonPages([pages], pageCount).length;
}

/** What a run of the group costs, by those of its model that ended, or else by its own limit. */
function estimateCost({ provider, model, runs, maxCostNanos }: ActiveGroup, known: readonly UsageRow[]): number {
  const own = known.filter((row) => row.provider === provider && row.model === model);
  const ended = own.reduce((sum, row) => sum + row.runs, 0);
  if (ended === 0) return maxCostNanos;
  return Math.round((own.reduce((sum, row) => sum + row.costNanos, 0) / ended) * runs);
}

function describeStatus(share: number | null): BudgetStatus {
  if (share === null) return 'unlimited';
  if (share >= 1) return 'exceeded';
  return share >= WARNING_SHARE ? 'warning' : 'available';
}

/** What the runs of the current month use of the limits of a workspace. */
export function sumBudget(
  { maxCostNanos, currency, maxPages }: Limits,
  { usage, active }: { usage: readonly UsageRow[]; active: readonly ActiveGroup[] },
  now: number,
): MeasuredBudget {
  const sum = <T>(rows: readonly T[], read: (row: T) => number) => rows.reduce((total, row) => total + read(row), 0);
  const known = usage.filter((row) => row.currency === currency);
  const others = usage.filter((row) => row.currency !== '' && row.currency !== currency && row.costNanos > 0);
  const spent = { costNanos: sum(known, (row) => row.costNanos), pages: sum(usage, (row) => row.pages) };
  const reserved = {
    costNanos: currency === null ? 0 : sum(active, (group) => estimateCost(group, known)),
    pages: sum(active, (group) => group.runs * countPages(group)),
  };
  const toCost = (nanos: number) => (currency === null ? null : { amount: fromNanos(nanos), currency });
  const state = (kind: LimitKind, max: number, used: number, held: number): LimitState => ({
    kind,
    max,
    spent: used,
    reserved: held,
    share: max === 0 ? 1 : used / max,
  });
  const states = [
    ...(maxCostNanos === null ? [] : [state('cost', maxCostNanos, spent.costNanos, reserved.costNanos)]),
    ...(maxPages === null ? [] : [state('pages', maxPages, spent.pages, reserved.pages)]),
  ];
  const share = states.length === 0 ? null : Math.max(...states.map((one) => one.share));
  return {
    states,
    budget: {
      maxCost: maxCostNanos === null ? null : toCost(maxCostNanos),
      maxPages,
      ...getPeriod(now),
      spent: { cost: toCost(spent.costNanos), pages: spent.pages, runs: sum(usage, (row) => row.runs) },
      reserved: { cost: toCost(reserved.costNanos), pages: reserved.pages, runs: sum(active, (group) => group.runs) },
      runsWithoutCost:
        sum(usage, (row) => row.runsWithoutCost) + (currency === null ? 0 : sum(others, (row) => row.runs)),
      share,
      status: describeStatus(share),
      acceptsRuns: states.every((one) => !isUsedUp(one)),
    },
  };
}

/** Whether the runs that have ended, with those under way, use all of a limit. */
const isUsedUp = ({ max, spent, reserved }: LimitState): boolean => spent + reserved >= max;

/** What a limit has reached, the smaller first. */
export const listReached = ({ share }: LimitState): ('warning' | 'exceeded')[] => [
  ...(share >= WARNING_SHARE ? ['warning' as const] : []),
  ...(share >= 1 ? ['exceeded' as const] : []),
];

function createExceededError(state: LimitState, { period, resetsAt, maxCost }: Budget): AppError {
  const { kind, spent } = state;
  const read = (value: number) => (kind === 'cost' ? fromNanos(value) : value);
  const unit = kind === 'cost' ? (maxCost?.currency ?? '') : 'pages';
  const isSpent = spent >= state.max;
  const used = `${read(spent)} of ${read(state.max)} ${unit}`;
  const problem = isSpent
    ? `The budget of the workspace for ${period} is spent: ${used}.`
    : `The runs under way may use up the budget of the workspace for ${period}: ${used} are spent, and ` +
      `${read(state.reserved)} are reserved for them.`;
  const wayOut = `It starts again at ${resetsAt}; an owner can raise it before (PUT /workspaces/{slug}/budget).`;
  return new AppError('budget_exceeded', `${problem} ${wayOut}`, {
    // Runs under way may use less than is reserved.
    retryable: !isSpent,
    budget: {
      limit: kind,
      max: read(state.max),
      ...(kind === 'cost' && maxCost !== null && { currency: maxCost.currency }),
      spent: read(spent),
      reserved: read(state.reserved),
      period,
      resetsAt,
    },
  });
}

/** Throws `budget_exceeded` if no run is accepted. */
export function refuseUsedUp({ budget, states }: MeasuredBudget): void {
  const used = states.find(isUsedUp);
  if (used !== undefined) throw createExceededError(used, budget);
}
