import type { Tx } from '../db/database.ts';

export type JobKind = 'run.execute' | 'document.parse';

/** What a job is about. The rest is read from the database when it runs. */
export interface NewJob {
  kind: JobKind;
  subject: string;
}

export interface ClaimedJob extends NewJob {
  id: string;
  /** 1 for the first claim. */
  attempt: number;
}

/**
 * The record of what is still to be done. p-queue executes; this remembers.
 * A job is claimed by one runner at a time and is gone when it is completed.
 */
export interface JobQueue {
  /** In the transaction that makes the job's subject: both are there, or neither. */
  enqueue(tx: Tx, job: NewJob): Promise<void>;
  /** Takes up to `limit` due jobs, oldest first. */
  claim(limit: number): Promise<ClaimedJob[]>;
  /** In the transaction that records the result. False when the job is no longer this claim's: the result must not be recorded. */
  complete(tx: Tx, job: ClaimedJob): Promise<boolean>;
  /** Back into the queue, due after `delayMs`. `refund`: the attempt did not count (a stop, not a failure). */
  release(job: ClaimedJob, options: { delayMs: number; refund: boolean }): Promise<void>;
  /** Takes a job that nobody needs any more out of the queue, whether it runs or not. */
  discard(tx: Tx, job: NewJob): Promise<void>;
  /** At start: gives back what a process that is gone had claimed. Returns how many. */
  recover(): Promise<number>;
  /** Milliseconds until the next job is due; null when there is none. */
  nextDueIn(): Promise<number | null>;
  /** Called after a commit that enqueued something. */
  onEnqueued(listener: () => void): void;
}
