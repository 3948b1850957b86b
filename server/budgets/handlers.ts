import type { HandlersOf } from '../http/operation.ts';
import type { BudgetsService } from './service.ts';

export function createBudgetHandlers(budgets: BudgetsService): HandlersOf<'getBudget' | 'updateBudget'> {
  return {
    async getBudget({ caller, path }) {
      return { status: 200, body: await budgets.get(caller, path.slug) };
    },
    async updateBudget({ caller, path, body: { maxCost = null, maxPages = null } }) {
      return { status: 200, body: await budgets.update(caller, path.slug, { maxCost, maxPages }) };
    },
  };
}
