import type { Database } from '../db/database.ts';
import { createLookupsService, type LookupsService } from '../lookups/service.ts';
import { createUsedTables, type UsedTables } from '../lookups/used-tables.ts';
import { createBatchPackets, type BatchPackets } from '../packets/batch-packets.ts';
import { createPacketEvents, type PacketEvents } from '../packets/packet-events.ts';
import { presentPacket } from '../packets/present.ts';
import { createPacketsService, type PacketsService } from '../packets/service.ts';
import { createRuleTrialsService, type RuleTrialsService } from '../rule-trials/service.ts';
import { createPendingLimit, type PendingLimit } from '../runs/pending-limit.ts';
import { createSplitterEvaluationsService, type SplitterEvaluationsService } from '../splitter-evaluations/service.ts';
import { createSplittersService, type SplittersService } from '../splitters/service.ts';
import { createBudgetsService, type BudgetsService } from '../usage/budgets-service.ts';
import { createUsageRecorder, type UsageRecorder } from '../usage/record-usage.ts';
import { createUsageService, type UsageService } from '../usage/service.ts';
import { createSpendingLimit, type SpendingLimit } from '../usage/spending-limit.ts';
import { createBudgetWatch, type BudgetWatch } from '../usage/watch-budgets.ts';
import type { Resources } from './resources.ts';

/** The services of packets. */
interface Splitting {
  splitters: SplittersService;
  packets: PacketsService;
  batchPackets: BatchPackets;
  packetEvents: PacketEvents;
  splitterEvaluations: SplitterEvaluationsService;
}

type SplittingDependencies = Omit<Parameters<typeof createPacketsService>[0], 'splitters' | 'events'> &
  Pick<Parameters<typeof createPacketEvents>[0], 'webhookEvents'>;

export function createSplitting(dependencies: SplittingDependencies): Splitting {
  const splitters = createSplittersService(dependencies);
  const present: Parameters<typeof createPacketEvents>[0]['present'] = (one) => presentPacket(one, { pages: false });
  const packetEvents = createPacketEvents({ ...dependencies, splitters, present });
  const packets = createPacketsService({ ...dependencies, splitters, events: packetEvents });
  const splitterEvaluations = createSplitterEvaluationsService({ ...dependencies, splitters, packets });
  const batchPackets = createBatchPackets({ ...dependencies, events: packetEvents });
  return { splitters, packets, batchPackets, packetEvents, splitterEvaluations };
}

/** The services of rules and of the tables that they look values up in. */
interface RuleServices {
  lookups: LookupsService;
  ruleTrials: RuleTrialsService;
  readTables: (workspaceId: string, keys: readonly string[]) => Promise<UsedTables>;
}

type RuleDependencies = Parameters<typeof createLookupsService>[0] &
  Omit<Parameters<typeof createRuleTrialsService>[0], 'readTables'>;

export function createRuleServices(dependencies: RuleDependencies, { db }: Pick<Database, 'db'>): RuleServices {
  const readTables = createUsedTables(db);
  return {
    lookups: createLookupsService(dependencies),
    ruleTrials: createRuleTrialsService({ ...dependencies, readTables }),
    readTables,
  };
}

/** What limits and counts the runs of workspaces. */
interface Budgeting {
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

type BudgetingDependencies = Omit<Parameters<typeof createBudgetsService>[0], 'clock'>;

export function createBudgeting(resources: Resources, dependencies: BudgetingDependencies): Budgeting {
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

export interface ServiceGroups extends Splitting, RuleServices, Budgeting {}
