import { pruneEntries } from '../audit/chain-repository.ts';
import { timestamp } from '../lib/clock.ts';
import type { Resources } from './resources.ts';
import type { Services } from './services.ts';

const INTERVAL_MS = 60_000;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Deletes what is past its time, at once and then every minute, on servers that execute jobs and on one of them at a
 * time. Returns the function that ends it.
 */
export function startSweeps(resources: Resources, services: Services, stopping: AbortSignal): () => Promise<void> {
  const { clock, config, database, logger } = resources;
  if (config.role === 'api') return async () => undefined;

  async function sweepRetention(): Promise<void> {
    const { batches, documents, runs, prompts } = await services.retention.sweep(stopping);
    if (batches + documents + runs + prompts > 0)
      logger.info({ batches, documents, runs, prompts }, 'Documents, runs, batches and kept prompts have expired.');
  }

  const sweeps: [name: string, sweep: () => Promise<unknown>][] = [
    ['documents and runs', sweepRetention],
    ['webhook deliveries', () => services.pruneWebhookEvents(stopping)],
    ['sessions', () => services.sessions.sweep()],
    ['sign-ins and invites', () => services.sweepSignIns()],
    [
      'entries of the audit log',
      () => pruneEntries(database, timestamp(clock.now() - config.auditDays * DAY_MS), stopping),
    ],
    ['answers', () => services.idempotency.sweep(stopping)],
  ];

  async function sweepAll(): Promise<void> {
    for (const [name, sweep] of sweeps) {
      if (stopping.aborted) return;
      await sweep().catch((error: unknown) => logger.error({ err: error }, `Expired ${name} could not be deleted.`));
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
