import type { Logger } from '../lib/logger.ts';
import type { ClaimedJob, JobQueue } from './job-queue.ts';

/**
 * Renews the claims of the jobs that run, as long as they run, and tells which were lost: a program that hung, or did not reach the
 * database, finds them in other hands. Returns the end of it.
 */
export function keepLeases(
  { leases }: Pick<JobQueue, 'leases'>,
  running: () => ClaimedJob[],
  { onLost, logger }: { onLost: (job: ClaimedJob) => void; logger: Logger },
): () => void {
  if (leases === null) return () => undefined;
  let isRenewing = false;
  const timer = setInterval(() => {
    const held = running();
    if (isRenewing || held.length === 0) return;
    isRenewing = true;
    leases
      .renew(held)
      .then((lost) => lost.forEach(onLost))
      .catch((error: unknown) =>
        logger.warn({ err: error, jobs: held.length }, 'The claims of running jobs could not be renewed.'),
      )
      .finally(() => (isRenewing = false));
  }, leases.renewEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}
