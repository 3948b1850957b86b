import { afterEach, beforeEach } from 'vitest';
import type { JobHandler } from '../../server/jobs/job-handler.ts';
import type { BeginJob } from '../../server/jobs/job-queue.ts';
import { createRunner, type Runner } from '../../server/jobs/job-runner.ts';
import { systemClock } from '../../server/lib/clock.ts';
import { createLogger } from '../../server/lib/logger.ts';
import { openSqliteQueue, run, type OpenQueue } from './open-test-queue.ts';

/** A queue on SQLite and a runner for each test. */
class TestRunner {
  opened!: OpenQueue;
  runner!: Runner;

  /** A handler that completes its job. Throws if the job was claimed again. */
  complete: JobHandler = async (job) => {
    if (!(await this.opened.complete(job))) throw new Error('The claim was lost.');
  };

  create(
    handleRun: JobHandler,
    {
      concurrency = 4,
      handleParse = this.complete,
      begin,
    }: { concurrency?: number; handleParse?: JobHandler; begin?: BeginJob } = {},
  ): Runner {
    const work = {
      'run.execute': { handle: handleRun, concurrency, ...(begin && { begin }) },
      'document.parse': { handle: handleParse, concurrency: 2 },
      'packet.split': { handle: this.complete, concurrency: 2 },
      'splitter.evaluate': { handle: this.complete, concurrency: 1 },
      'documents.erase': { handle: this.complete, concurrency: 1 },
      'webhook.deliver': { handle: this.complete, concurrency: 2 },
    };
    this.runner = createRunner(this.opened.queue, work, { logger: createLogger('silent') });
    return this.runner;
  }

  rows() {
    const { db } = this.opened.database;
    return db.selectFrom('jobs').select(['subject', 'state', 'attempt']).orderBy('subject').execute();
  }

  /** Lets the runner do everything that is already due. */
  async settle(): Promise<void> {
    this.runner.wake();
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  }
}

export function useTestRunner(): TestRunner {
  const jobs = new TestRunner();
  beforeEach(async () => {
    jobs.opened = await openSqliteQueue({}, systemClock);
  });
  afterEach(async () => {
    await jobs.runner.stop(0);
    await jobs.opened.close();
  });
  return jobs;
}

export const createRuns = (count: number) => Array.from({ length: count }, (_, index) => run(`run-${index}`));

/** Rejects with the signal's reason when it aborts. */
export function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  });
}
