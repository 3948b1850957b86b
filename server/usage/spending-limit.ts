import type { Db, Tx } from '../db/database.ts';
import type { Clock } from '../lib/clock.ts';
import { measureBudget } from './measure-budget.ts';
import { findLimits, lockLimits, type Limits } from './budgets-repository.ts';
import { refuseUsedUp } from './sum-budget.ts';

/** Refuses runs of workspaces whose budget for the month is spent. */
export interface SpendingLimit {
  /** Throws `budget_exceeded` if no run is accepted now. For what starts runs later. */
  refuseExceeded(db: Db, workspaceId: string): Promise<void>;
  /** The same, before a run is inserted. Others of the workspace wait until the transaction ends, and count it. */
  take(tx: Tx, workspaceId: string): Promise<void>;
  /** Whether a run that waits may start, as `take`. `unlimited` holds for all that follow in the same transaction. */
  findRoom(tx: Tx, workspaceId: string): Promise<'unlimited' | 'some' | 'none'>;
}

export function createSpendingLimit(clock: Clock): SpendingLimit {
  async function refuse(db: Db, workspaceId: string, limits: Limits | undefined): Promise<void> {
    if (limits !== undefined) refuseUsedUp(await measureBudget(db, workspaceId, limits, clock.now()));
  }

  return {
    refuseExceeded: async (db, workspaceId) => refuse(db, workspaceId, await findLimits(db, workspaceId)),

    take: async (tx, workspaceId) => refuse(tx, workspaceId, await lockLimits(tx, workspaceId)),

    async findRoom(tx, workspaceId) {
      const limits = await lockLimits(tx, workspaceId);
      if (limits === undefined) return 'unlimited';
      const { budget } = await measureBudget(tx, workspaceId, limits, clock.now());
      return budget.acceptsRuns ? 'some' : 'none';
    },
  };
}
