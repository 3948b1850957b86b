import type { HandlersOf } from '../http/operation.ts';
import type { BudgetsService } from './budgets-service.ts';
import type { UsageService } from './service.ts';

type UsageHandlers = HandlersOf<'getUsage' | 'getBudget' | 'updateBudget'>;

export function createUsageHandlers(usage: UsageService, budgets: BudgetsService): UsageHandlers {
  return {
    async getUsage({ caller, path, query }) {
      return { status: 200, body: await usage.get(caller, path.slug, query.month) };
    },
    async getBudget({ caller, path }) {
      return { status: 200, body: await budgets.get(caller, path.slug) };
    },
    async updateBudget({ caller, path, body: { maxCost = null, maxPages = null } }) {
      return { status: 200, body: await budgets.update(caller, path.slug, { maxCost, maxPages }) };
    },
  };
}
