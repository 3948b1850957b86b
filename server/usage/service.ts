import type { ServiceDatabase } from '../db/database.ts';
import { fromNanos, roundCost, type Cost } from '../lib/models/call-usage.ts';
import { timestamp, type Clock } from '../lib/clock.ts';
import type { Caller } from '../users/service.ts';
import type { WorkspaceAccess } from '../workspaces/workspace-access.ts';
import { listUsage, type UsageRow } from './repository.ts';

export interface UsageSum {
  runs: number;
  pages: number;
  inputTokens: number;
  cachedInputTokens: number;
  outputTokens: number;
  reasoningTokens: number;
  totalTokens: number;
  /** Of the runs whose cost is known; null if there are none, or if their currencies differ. */
  cost: Cost | null;
  runsWithoutCost: number;
}

export interface ModelUsage extends UsageSum {
  provider: string;
  model: string;
  keySource: 'system' | 'user';
}

export interface Usage extends UsageSum {
  /** Such as `2026-01`. */
  month: string;
  models: ModelUsage[];
}

export interface UsageService {
  /** @param month such as `2026-01`; the current one by default */
  get(caller: Caller, slug: string, month?: string): Promise<Usage>;
}

interface Dependencies {
  database: ServiceDatabase;
  clock: Clock;
  access: WorkspaceAccess;
}

function sumRows(rows: readonly UsageRow[]): UsageSum {
  const sum = (field: keyof Omit<UsageRow, 'provider' | 'model' | 'keySource' | 'currency'>) =>
    rows.reduce((total, row) => total + row[field], 0);
  const [inputTokens, outputTokens] = [sum('inputTokens'), sum('outputTokens')];
  const known = rows.filter(({ currency }) => currency !== '');
  // Runs that cost nothing, as those of the built-in extractor, fit any currency.
  const paid = known.filter(({ costNanos }) => costNanos > 0);
  const currencies = new Set((paid.length > 0 ? paid : known).map(({ currency }) => currency));
  const [currency] = currencies;
  return {
    runs: sum('runs'),
    pages: sum('pages'),
    inputTokens,
    cachedInputTokens: sum('cachedInputTokens'),
    outputTokens,
    reasoningTokens: sum('reasoningTokens'),
    totalTokens: inputTokens + outputTokens,
    cost:
      currency === undefined || currencies.size > 1
        ? null
        : { amount: roundCost(fromNanos(sum('costNanos'))), currency },
    runsWithoutCost: sum('runsWithoutCost'),
  };
}

/** One entry a model; a model that was paid in several currencies has one for each. */
function groupByModel(rows: readonly UsageRow[]): ModelUsage[] {
  const groups = Map.groupBy(rows, ({ provider, model, keySource }) => JSON.stringify([provider, model, keySource]));
  return [...groups.values()].flatMap((group) => {
    const priced = group.filter(({ currency }) => currency !== '');
    const parts = priced.length > 1 ? group.map((row) => [row]) : [group];
    return parts.flatMap((part) => {
      const [first] = part;
      if (first === undefined) return [];
      const { provider, model, keySource } = first;
      return [{ provider, model, keySource: keySource as ModelUsage['keySource'], ...sumRows(part) }];
    });
  });
}

export function createUsageService({ database, clock, access }: Dependencies): UsageService {
  const { db } = database;
  return {
    async get(caller, slug, month = timestamp(clock.now()).slice(0, 'yyyy-mm'.length)) {
      const { workspace } = await access.requireMember(db, caller, slug);
      const rows = await listUsage(db, workspace.id, month);
      return { month, ...sumRows(rows), models: groupByModel(rows) };
    },
  };
}
