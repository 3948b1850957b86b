import type { Db, Tx } from '../db/database.ts';

/** Each kind has its own queue and its own slots, so jobs of one kind never wait for another. */
export const JOB_KINDS = [
  'run.execute',
  'document.parse',
  'packet.split',
  'splitter.evaluate',
  'webhook.deliver',
  'documents.erase',
] as const;
export type JobKind = (typeof JOB_KINDS)[number];

/** What a job is about. At most one job exists per kind and subject. */
export interface JobSubject {
  kind: JobKind;
  /** The id of the row that the handler loads. */
  subject: string;
}

export interface NewJob extends JobSubject {
  /** Groups take turns, and `GroupLimits` count by group: the workspace of a run. */
  group: string;
  /** Claimed only while no other job of its kind is due: a run of a batch. */
  isLow?: boolean;
}

export interface ClaimedJob extends NewJob {
  id: string;
  /** The span in which it was enqueued, as a `traceparent`. */
  traceParent: string | null;
  /** 1 for the first attempt. Refunded attempts are not counted. */
  attempt: number;
  /** Identifies this claim among all claims of the job. */
  claim: number;
}

export interface ClaimRequest {
  kind: JobKind;
  /** Maximum number of jobs; with 0, nothing is claimed. */
  limit: number;
  /** Maximum number of jobs of low priority among them; by default `limit`. */
  lowLimit?: number;
  /** Jobs of this kind that the caller runs already; their groups wait while others have fewer. */
  running: readonly ClaimedJob[];
  /** Only jobs of groups that have none among `running`, and none of low priority. */
  isForIdleGroups?: boolean;
}

/** What a job writes as it begins. */
export type BeginJob = (db: Db, job: ClaimedJob) => Promise<void>;

/** Maximum number of concurrent jobs of one group, over all processes. No entry: no limit. */
export type GroupLimits = Partial<Record<JobKind, number>>;

/** Claims that expire unless renewed, so that the jobs of a dead process return to the queue. */
export interface JobLeases {
  renewEveryMs: number;
  /** Returns the jobs whose claim was lost; their results will not be recorded. */
  renew(jobs: readonly ClaimedJob[]): Promise<ClaimedJob[]>;
}

/** The unfinished jobs of a kind. */
export interface JobCount {
  kind: JobKind;
  /** `delayed`: waits for the time of its next attempt. */
  state: 'ready' | 'delayed' | 'running';
  jobs: number;
  /** Since when the first of them has been ready; null unless `ready`. */
  readySince: string | null;
}

/** The durable record of pending work. The runner executes; the queue remembers. */
export interface JobQueue {
  /** In the transaction that creates the job's subject. Does nothing if the job exists. */
  enqueue(tx: Tx, job: NewJob): Promise<void>;
  /**
   * Claims due jobs, oldest first within a group. A job is claimed by one process at a time.
   * @param request called when the claim begins, in a later turn of the event loop: all slots that are free by then
   * share one claim
   * @param begin see `JobWork.begin`
   */
  claim(request: () => ClaimRequest, begin?: BeginJob): Promise<ClaimedJob[]>;
  /**
   * Removes a job in the transaction that records its result. False when the claim was lost: then the transaction must
   * not record anything.
   */
  complete(tx: Tx, job: ClaimedJob): Promise<boolean>;
  /**
   * Removes a job soon after, in a batch with others. For a result that was recorded in one statement with a fence of
   * its own. A crash delivers the job again, so its handler must recognise a finished subject; the subject must never
   * be enqueued again.
   */
  acknowledge(job: ClaimedJob): void;
  /** Resolves when all acknowledged jobs are removed. */
  flush(): Promise<void>;
  /**
   * Returns a job to the queue, due after `delayMs`.
   * @param options.refund does not count the attempt: a shutdown or an outage, not a failure
   */
  release(job: ClaimedJob, options: { delayMs: number; refund: boolean }): Promise<void>;
  /** Removes a job, whether it waits or runs. */
  discard(tx: Tx, job: JobSubject): Promise<void>;
  /** For metrics. Counts up to `limit` jobs of a kind. */
  count(limit: number): Promise<JobCount[]>;
  /** At startup: returns the claims of a previous process to the queue. Returns how many. */
  recover(): Promise<number>;
  /** Called after this process committed a new job. */
  onEnqueued(listener: (kind: JobKind) => void): void;
  /** Null where only one process can claim jobs. */
  readonly leases: JobLeases | null;
  close(): Promise<void>;
}
