import { ACTIVE } from '../db/active-statuses.ts';
import type { Database, Db } from '../db/database.ts';
import type { Clock } from '../lib/clock.ts';
import type { Metrics } from './metrics.ts';

/** Higher counts are shown as this one, which bounds the cost of a scrape. */
const MAX_COUNTED = 50_000;

/** Groups the runs that are not final, which have an index of their own. */
function countActiveRuns(db: Db) {
  const active = db
    .selectFrom('runs')
    .select(['status', 'provider', 'model', 'created_at'])
    .where('status', 'in', ACTIVE)
    .limit(MAX_COUNTED);
  return db
    .selectFrom(active.as('active'))
    .select(({ fn }) => [
      'status',
      'provider',
      'model',
      fn.countAll<number>().as('runs'),
      fn.min('created_at').as('oldest'),
    ])
    .groupBy(['status', 'provider', 'model'])
    .execute();
}

/** Adds gauges of the queue of runs. */
export function addActiveRunGauges(metrics: Metrics, { database, clock }: { database: Database; clock: Clock }): void {
  // A scrape reads both gauges at once, by one query.
  let reading: ReturnType<typeof countActiveRuns> | undefined;
  const read = () =>
    (reading ??= countActiveRuns(database.db).finally(() => {
      reading = undefined;
    }));
  const help = `Runs that are pending or processing, up to ${MAX_COUNTED}.`;
  metrics.addGauge({ name: 'runs', help, labelNames: ['state', 'provider', 'model'] }, async () => {
    const totals = new Map<string, { labels: Record<'state' | 'provider' | 'model', string>; value: number }>();
    for (const { status, provider, model, runs } of await read()) {
      const labels = { state: status, ...metrics.toModelLabels(provider, model) };
      const key = JSON.stringify(labels);
      totals.set(key, { labels, value: (totals.get(key)?.value ?? 0) + Number(runs) });
    }
    return [...totals.values()];
  });
  metrics.addGauge(
    {
      name: 'oldest_run_age_seconds',
      help: 'Age of the oldest pending or processing run.',
      labelNames: ['state'],
      always: [{ state: 'pending' }, { state: 'processing' }],
    },
    async () => {
      const ages = new Map<string, number>();
      for (const { status, oldest } of await read()) {
        const age = Math.max(0, clock.now() - Date.parse(oldest)) / 1000;
        ages.set(status, Math.max(age, ages.get(status) ?? 0));
      }
      return [...ages].map(([state, value]) => ({ labels: { state }, value }));
    },
  );
}
