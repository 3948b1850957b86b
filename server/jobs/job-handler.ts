import type { ClaimedJob } from './job-queue.ts';

export interface JobContext {
  /**
   * Aborts when the job is cancelled, lost, or the process stops. A handler that sees it throws the signal's reason.
   */
  signal: AbortSignal;
  /**
   * Lets another job start while this one finishes. For a handler whose remaining work is short, or waits for a slow
   * peer. Ignored while `JobWork.maxReleased` slots are released this way.
   */
  releaseSlot(): void;
}

/**
 * Does one job and records its result, then calls `JobQueue.complete` or `JobQueue.acknowledge`. Runs again after a
 * crash, so it must be idempotent. Throws `RetryJob` to run again later.
 */
export type JobHandler = (job: ClaimedJob, context: JobContext) => Promise<void>;

/** Thrown by a handler: run the job again after `delayMs`. */
export class RetryJob extends Error {
  readonly delayMs: number;
  constructor(delayMs: number, cause: unknown) {
    super('The job will be retried.', { cause });
    this.delayMs = delayMs;
  }
}

/** Abort reason: the job's subject was cancelled. */
export class JobCancelled extends Error {}
/** Abort reason: the claim was lost. Another process runs the job, and nothing may be recorded here. */
export class JobLost extends JobCancelled {}
/** Abort reason: the process stops. */
export class RunnerStopping extends Error {}
