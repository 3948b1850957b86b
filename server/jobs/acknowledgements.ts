import type { Logger } from '../lib/logger.ts';
import type { ClaimedJob } from './job-queue.ts';

export interface Acknowledgements {
  add(job: ClaimedJob): void;
  /** Resolves when everything that was added is deleted, or its deletion failed. */
  flush(): Promise<void>;
}

/**
 * Deletes finished jobs in batches: whatever arrives during one deletion shares the next. A failed deletion is only
 * logged, since the job is delivered again and its handler finds the subject finished.
 */
export function createAcknowledgements(
  deleteJobs: (jobs: ClaimedJob[]) => Promise<void>,
  logger: Logger,
): Acknowledgements {
  let batch: ClaimedJob[] = [];
  let deleting: Promise<void> | null = null;

  async function drain(): Promise<void> {
    while (batch.length > 0) {
      const jobs = batch;
      batch = [];
      await deleteJobs(jobs).catch((error: unknown) =>
        logger.warn({ err: error, jobs: jobs.length }, 'Finished jobs could not be deleted; they will run again.'),
      );
    }
    deleting = null;
  }

  return {
    add(job) {
      batch.push(job);
      deleting ??= drain();
    },
    flush: async () => void (await deleting),
  };
}
