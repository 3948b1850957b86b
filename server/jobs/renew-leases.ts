import type { Logger } from '../lib/logger.ts';
import type { ClaimedJob, JobQueue } from './job-queue.ts';

interface LeaseOptions {
  /** The jobs that run now. */
  listRunning: () => ClaimedJob[];
  /** Called for each running job whose claim was lost, as after a hang or a network partition. */
  onLost: (job: ClaimedJob) => void;
  logger: Logger;
}

/** Renews the claims of running jobs. Returns a function that stops it. */
export function renewLeases(
  { leases }: Pick<JobQueue, 'leases'>,
  { listRunning, onLost, logger }: LeaseOptions,
): () => void {
  if (leases === null) return () => undefined;
  let isRenewing = false;
  const timer = setInterval(() => {
    const running = listRunning();
    if (isRenewing || running.length === 0) return;
    isRenewing = true;
    leases
      .renew(running)
      .then((lost) => lost.forEach(onLost))
      .catch((error: unknown) =>
        logger.warn({ err: error, jobs: running.length }, 'The claims of running jobs could not be renewed.'),
      )
      .finally(() => (isRenewing = false));
  }, leases.renewEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}
