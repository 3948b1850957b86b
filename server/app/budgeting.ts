import { createBudgetsService, type BudgetsService } from '../usage/budgets-service.ts';
import { createSpendingLimit, type SpendingLimit } from '../usage/spending-limit.ts';
import { createBudgetWatch, type BudgetWatch } from '../usage/watch-budgets.ts';
import { createPendingLimit, type PendingLimit } from '../runs/pending-limit.ts';
import { createUsageRecorder, type UsageRecorder } from '../usage/record-usage.ts';
import { createUsageService, type UsageService } from '../usage/service.ts';
import type { Resources } from './resources.ts';

/** What limits and counts the runs of workspaces. */
export interface Budgeting {
  usage: UsageService;
  budgets: BudgetsService;
  budgetWatch: BudgetWatch;
  spendingLimit: SpendingLimit;
  pendingLimit: PendingLimit;
  recordUsage: UsageRecorder;
  /** Called once for each run that this process ends. */
  onEnded: (run: EndedRun) => void;
}

type EndedRun = { workspaceId: string } & Parameters<Resources['metrics']['runEnded']>[0];

type Dependencies = Omit<Parameters<typeof createBudgetsService>[0], 'clock'>;

export function createBudgeting(resources: Resources, dependencies: Dependencies): Budgeting {
  const { clock, config, database, metrics } = resources;
  const base = { ...dependencies, clock };
  const budgetWatch = createBudgetWatch({ ...resources, webhookEvents: dependencies.webhookEvents });
  return {
    usage: createUsageService(base),
    budgets: createBudgetsService(base),
    budgetWatch,
    spendingLimit: createSpendingLimit(clock),
    pendingLimit: createPendingLimit(config.jobs.pendingRuns, clock),
    recordUsage: createUsageRecorder({ database, clock }),
    onEnded(run) {
      metrics.runEnded(run);
      budgetWatch.runEnded(run.workspaceId);
    },
  };
}
