import type { AuditLog } from '../audit/record-change.ts';
import type { ServiceDatabase } from '../db/database.ts';
import { timestamp } from '../lib/clock.ts';
import { fromNanos } from '../lib/models/call-usage.ts';
import type { Caller } from '../users/service.ts';
import type { WorkspaceAccess } from '../workspaces/workspace-access.ts';
import { announceBudget, type AnnounceDependencies } from './announce-budget.ts';
import { measureBudget } from './measure-budget.ts';
import { findLimits, storeLimits, type Limits } from './budgets-repository.ts';
import { NO_LIMITS, toLimits, type Budget, type NewLimits } from './sum-budget.ts';

export interface BudgetsService {
  get(caller: Caller, slug: string): Promise<Budget>;
  /** Replaces the limits. Throws `forbidden` for members other than the owner. */
  update(caller: Caller, slug: string, limits: NewLimits): Promise<Budget>;
}

interface Dependencies extends AnnounceDependencies {
  database: ServiceDatabase;
  access: WorkspaceAccess;
  audit: AuditLog;
  /** Starts runs that waited for a higher limit. */
  feed: () => void;
}

const toChange = ({ maxCostNanos, currency, maxPages }: Limits) => ({
  maxCost: maxCostNanos === null ? null : { amount: fromNanos(maxCostNanos), currency },
  maxPages,
});

export function createBudgetsService(dependencies: Dependencies): BudgetsService {
  const { database, clock, access, audit, feed } = dependencies;
  return {
    async get(caller, slug) {
      const { workspace } = await access.requireMember(database.db, caller, slug);
      const limits = (await findLimits(database.db, workspace.id)) ?? NO_LIMITS;
      return (await measureBudget(database.db, workspace.id, limits, clock.now())).budget;
    },

    update: (caller, slug, input) =>
      database.transaction(async (tx) => {
        const { workspace } = await access.requireOwner(tx, caller, slug);
        const before = (await findLimits(tx, workspace.id)) ?? NO_LIMITS;
        const limits = toLimits(input);
        await storeLimits(tx, workspace.id, limits, timestamp(clock.now()));
        await audit.record(tx, {
          action: 'budget.updated',
          actorId: caller.userId,
          scope: { workspaceId: workspace.id },
          targetId: workspace.id,
          before: toChange(before),
          after: toChange(limits),
        });
        await announceBudget(dependencies, tx, workspace.id);
        tx.onCommit(feed);
        return (await measureBudget(tx, workspace.id, limits, clock.now())).budget;
      }),
  };
}
