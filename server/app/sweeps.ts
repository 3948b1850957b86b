import { pruneEntries } from '../audit/chain-repository.ts';
import { timestamp } from '../lib/clock.ts';
import type { Resources } from './resources.ts';
import type { Services } from './services.ts';

const INTERVAL_MS = 60_000;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Deletes what is past its time and announces what budgets have reached, at once and then every minute, on servers that
 * execute jobs and on one of them at a time. Returns the function that ends it.
 */
export function startSweeps(resources: Resources, services: Services, stopping: AbortSignal): () => Promise<void> {
  const { clock, config, database, logger } = resources;
  if (config.role === 'api') return async () => undefined;

  async function sweepRetention(): Promise<void> {
    const { batches, documents, runs, prompts } = await services.retention.sweep(stopping);
    if (batches + documents + runs + prompts > 0)
      logger.info({ batches, documents, runs, prompts }, 'Documents, runs, batches and kept prompts have expired.');
  }

  const sweeps: [problem: string, sweep: () => Promise<unknown>][] = [
    ['Expired documents and runs could not be deleted.', sweepRetention],
    ['Expired webhook deliveries could not be deleted.', () => services.pruneWebhookEvents(stopping)],
    ['Expired sessions could not be deleted.', () => services.sessions.sweep()],
    ['Expired sign-ins and invites could not be deleted.', () => services.sweepSignIns()],
    [
      'Expired entries of the audit log could not be deleted.',
      () => pruneEntries(database, timestamp(clock.now() - config.auditDays * DAY_MS), stopping),
    ],
    ['Expired answers could not be deleted.', () => services.idempotency.sweep(stopping)],
    ['Budgets could not be looked at.', () => services.budgetWatch.checkAll(stopping)],
  ];

  async function sweepAll(): Promise<void> {
    for (const [problem, sweep] of sweeps) {
      if (stopping.aborted) return;
      await sweep().catch((error: unknown) => logger.error({ err: error }, problem));
    }
  }

  const sweepAlone = () =>
    database.tryExclusively('sweep', sweepAll).then(
      () => undefined,
      (error: unknown) => logger.error({ err: error }, 'The lock for deleting expired data could not be taken.'),
    );

  let current = sweepAlone();
  let isSweeping = true;
  const finished = () => (isSweeping = false);
  void current.then(finished);
  const timer = setInterval(() => {
    if (isSweeping) return;
    isSweeping = true;
    current = sweepAlone();
    void current.then(finished);
  }, INTERVAL_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return current;
  };
}
