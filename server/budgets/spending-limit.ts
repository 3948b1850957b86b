import type { Db } from '../db/database.ts';
import { AppError } from '../errors.ts';
import type { Clock } from '../lib/clock.ts';
import { fromNanos } from '../lib/models/call-usage.ts';
import { isUsedUp, measureBudget, type Budget, type LimitState } from './measure-budget.ts';
import { findLimits } from './repository.ts';

/** Refuses runs of workspaces whose budget for the month is spent. */
export interface SpendingLimit {
  /** Throws `budget_exceeded` if no run is accepted now. */
  refuseExceeded(db: Db, workspaceId: string): Promise<void>;
  /** Whether a run that waits may start. `unlimited` holds for all that follow in the same transaction. */
  findRoom(db: Db, workspaceId: string): Promise<'unlimited' | 'some' | 'none'>;
}

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

export function createSpendingLimit(clock: Clock): SpendingLimit {
  return {
    async refuseExceeded(db, workspaceId) {
      const limits = await findLimits(db, workspaceId);
      if (limits === undefined) return;
      const { budget, states } = await measureBudget(db, workspaceId, limits, clock.now());
      const used = states.find(isUsedUp);
      if (used !== undefined) throw createExceededError(used, budget);
    },

    async findRoom(db, workspaceId) {
      const limits = await findLimits(db, workspaceId);
      if (limits === undefined) return 'unlimited';
      const { budget } = await measureBudget(db, workspaceId, limits, clock.now());
      return budget.acceptsRuns ? 'some' : 'none';
    },
  };
}
