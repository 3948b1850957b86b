import type { Db } from '../db/database.ts';
import { listUsage } from './repository.ts';
import { listActive, type Limits } from './budgets-repository.ts';
import { getPeriod, sumBudget, type MeasuredBudget } from './sum-budget.ts';

/** Measures what the runs of the current month use of the limits of a workspace. */
export async function measureBudget(db: Db, workspaceId: string, limits: Limits, now: number): Promise<MeasuredBudget> {
  const usage = await listUsage(db, workspaceId, getPeriod(now).period);
  return sumBudget(limits, { usage, active: await listActive(db, workspaceId) }, now);
}
