import type { Database } from '../db/database.ts';
import { timestamp, type Clock } from '../lib/clock.ts';
import type { Metrics } from './metrics.ts';

const STATUSES = ['warning', 'exceeded'] as const;

/** Adds a gauge of the workspaces whose budgets are spent, without their names: by what was announced. */
export function addBudgetGauge(metrics: Metrics, { database, clock }: { database: Database; clock: Clock }): void {
  metrics.addGauge(
    {
      name: 'budgets',
      help: 'Workspaces that have spent 80 % (warning) or all (exceeded) of a limit of their budget for this month.',
      labelNames: ['status'],
      always: STATUSES.map((status) => ({ status })),
    },
    async () => {
      const month = timestamp(clock.now()).slice(0, 'yyyy-mm'.length);
      const rows = await database.db
        .selectFrom('budget_notices as notice')
        .innerJoin('budgets', 'budgets.workspace_id', 'notice.workspace_id')
        .where('notice.month', '=', month)
        .where(({ eb, ref, or, and }) =>
          or([
            and([eb('notice.kind', '=', 'pages'), eb('notice.max_value', '=', ref('budgets.max_pages'))]),
            and([eb('notice.kind', '=', 'cost'), eb('notice.max_value', '=', ref('budgets.max_cost_nanos'))]),
          ]),
        )
        .groupBy('notice.workspace_id')
        // `exceeded` is the smaller word, and comes after a warning.
        .select(({ fn }) => fn.min<string>('notice.status').as('status'))
        .execute();
      return STATUSES.map((status) => ({
        labels: { status },
        value: rows.filter((row) => row.status === status).length,
      }));
    },
  );
}
