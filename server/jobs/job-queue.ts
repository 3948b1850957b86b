import type { CompiledQuery, Expression, SqlBool } from 'kysely';
import type { Tx } from '../db/database.ts';

export type JobKind = 'run.execute' | 'document.parse';

/** What a job is about: there is one job of a kind and subject at a time. */
export interface JobSubject {
  kind: JobKind;
  subject: string;
}

/** The rest is read from the database when the job runs. */
export interface NewJob extends JobSubject {
  /** Whose share of the workers it takes, and whose limit it counts against. */
  workspaceId: string;
  /** The provider key that it will use; null when it uses none of a user's. */
  keyId: string | null;
}

export interface ClaimedJob extends JobSubject {
  id: string;
  /** 1 for the first claim. */
  attempt: number;
}

/** How many jobs may run at once, over all workers; null for any number. */
export interface JobLimits {
  workspace: number | null;
  key: number | null;
}

/** Claims that end by themselves when nobody renews them, so that another worker gets the jobs of one that is gone. */
export interface JobLeases {
  /** Time between two renewals. */
  renewEveryMs: number;
  /** Returns those jobs that are this claim's no longer: their results will not be recorded. */
  renew(jobs: ClaimedJob[]): Promise<ClaimedJob[]>;
}

/**
 * The record of what is still to be done. p-queue executes; this remembers.
 * A job is claimed by one runner at a time and is gone when it is completed.
 */
export interface JobQueue {
  /**
   * In the transaction that makes the job's subject: both are there, or neither.
   * @param subject a statement that makes it, which the queue makes one with its own where the database can
   */
  enqueue(tx: Tx, job: NewJob, subject?: CompiledQuery): Promise<void>;
  /**
   * Takes up to `limit` due jobs that the limits allow. Workspaces take turns, however many jobs each has waiting; the jobs of one
   * come oldest first.
   */
  claim(limit: number): Promise<ClaimedJob[]>;
  /**
   * In the transaction that records the result. False when the job is no longer this claim's: the result must not be recorded.
   * @param record an update that records it, which the queue makes one with its own statement where the database can: `isHeld` must be
   * among its conditions. False as well when it changed nothing
   */
  complete(tx: Tx, job: ClaimedJob, record?: (isHeld: Expression<SqlBool>) => CompiledQuery): Promise<boolean>;
  /** Back into the queue, due after `delayMs`. `refund`: the attempt did not count (a stop, not a failure). */
  release(job: ClaimedJob, options: { delayMs: number; refund: boolean }): Promise<void>;
  /** Takes a job that nobody needs any more out of the queue, whether it runs or not. */
  discard(tx: Tx, job: JobSubject): Promise<void>;
  /** At start: gives back what nobody can be working on any more. Returns how many. */
  recover(): Promise<number>;
  /** Milliseconds until the next job is due, 0 for one that only a limit holds back; null when none waits. */
  nextDueIn(): Promise<number | null>;
  /** Called after a commit of this program's that enqueued something. */
  onEnqueued(listener: () => void): void;
  /** Null where no other program can claim jobs, so that a claim lasts as long as this one. */
  readonly leases: JobLeases | null;
  /** Ends what the queue does by itself. */
  close(): Promise<void>;
}
