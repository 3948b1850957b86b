import type { Budget, GetBudgetData, UpdateBudgetData } from '../../generated/types.gen.ts';
import { rules } from '../generated/rules.gen.ts';
import type { Handlers, Input } from '../http/operation-input.ts';
import type { ActiveRuns, SummedBudget, UsedByRuns } from '../rules.ts';
import type { Service } from '../service.ts';
import type { BudgetRecord, RunRecord, Store } from '../store.ts';
import { member, owner } from './access.ts';

const NANOS = 1e9;
const KINDS = { warning: 'budget.warning', exceeded: 'budget.exceeded' } as const;

const pageCountOf = (store: Store, { run }: RunRecord) =>
  store.documents.find(({ document }) => document.id === run.documentId)?.document.pageCount ?? null;

/** A run that was cancelled has read nothing. The fake forgets what runs used that were deleted. */
function usedBy(store: Store, record: RunRecord): UsedByRuns {
  const { provider, model, cost, status, pages } = record.run;
  return {
    provider,
    model,
    currency: cost?.currency ?? '',
    runs: 1,
    runsWithoutCost: cost === null ? 1 : 0,
    costNanos: Math.round((cost?.amount ?? 0) * NANOS),
    pages: status === 'cancelled' ? 0 : rules.countPages(pages, pageCountOf(store, record) ?? 1),
  };
}

function reservedFor(store: Store, record: RunRecord): ActiveRuns {
  const { provider, model, pages, maxCost } = record.run;
  const maxCostNanos = Math.round((maxCost ?? 0) * NANOS);
  return { provider, model, pages, pageCount: pageCountOf(store, record), runs: 1, maxCostNanos };
}

const NO_LIMITS = { maxCost: null, maxPages: null };

const findRecord = (store: Store, workspaceId: string): BudgetRecord | undefined =>
  store.budgets.find((one) => one.workspaceId === workspaceId);

function measure({ store, clock }: Service, workspaceId: string): SummedBudget {
  const month = clock.timestamp().slice(0, 'yyyy-mm'.length);
  const runs = store.runs.filter((one) => one.workspaceId === workspaceId);
  const usage = runs.filter(({ run }) => run.completedAt?.startsWith(month)).map((one) => usedBy(store, one));
  const active = runs.filter(({ run }) => run.completedAt === null).map((one) => reservedFor(store, one));
  return rules.sumBudget(findRecord(store, workspaceId) ?? NO_LIMITS, { usage, active }, clock.now());
}

/** Throws `budget_exceeded`. */
export function refuseUsedUp(service: Service, workspaceId: string): void {
  if (findRecord(service.store, workspaceId) !== undefined) measure(service, workspaceId).refuseUsedUp();
}

/** Tells endpoints what the limits have reached, once a month for each of their values. */
export function announceBudget(service: Service, workspaceId: string): void {
  const told = findRecord(service.store, workspaceId)?.told;
  if (told === undefined) return;
  const { budget, reached } = measure(service, workspaceId);
  for (const { limit, status, max } of reached) {
    const name = `${budget.period} ${limit} ${status} ${max}`;
    if (told.has(name)) continue;
    told.add(name);
    service.events.record({ workspaceId, environmentId: null }, KINDS[status], { ...budget, workspaceId, limit });
  }
}

export function budgetHandlers(service: Service): Handlers {
  const { store } = service;
  const read = (workspaceId: string): Budget => measure(service, workspaceId).budget;
  return {
    getBudget({ caller, path }: Input<GetBudgetData>) {
      return { status: 200, body: read(member(store, caller, path.slug).workspace.id) };
    },

    updateBudget({ caller, path, body: { maxCost = null, maxPages = null } }: Input<UpdateBudgetData>) {
      const workspaceId = owner(store, caller, path.slug).workspace.id;
      const found = findRecord(store, workspaceId);
      if (found === undefined) store.budgets.push({ workspaceId, maxCost, maxPages, told: new Set() });
      else Object.assign(found, { maxCost, maxPages });
      announceBudget(service, workspaceId);
      return { status: 200, body: read(workspaceId) };
    },
  };
}
