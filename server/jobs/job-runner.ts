import type { Logger } from '../lib/logger.ts';
import { NO_TRACER } from '../lib/tracer.ts';
import { JobCancelled, JobLost } from './job-handler.ts';
import { createLane, type JobWork, type LaneOptions } from './job-lane.ts';
import { type ClaimedJob, JOB_KINDS, type JobKind, type JobQueue, type JobSubject } from './job-queue.ts';

interface LeaseOptions {
  /** The jobs that run now. */
  listRunning: () => ClaimedJob[];
  /** Called for each running job whose claim was lost, as after a hang or a network partition. */
  onLost: (job: ClaimedJob) => void;
  logger: Logger;
}

export interface Runner {
  start(): Promise<void>;
  /** Claims due jobs now: another process may have enqueued some. @param kind all kinds by default */
  wake(kind?: JobKind): void;
  /** Aborts the job of this subject if it runs here. */
  cancel(job: JobSubject): void;
  /** Resolves when nothing runs and nothing is due. */
  idle(): Promise<void>;
  /** Stops claiming, waits up to `graceMs`, then aborts what still runs and returns it to the queue. */
  stop(graceMs: number): Promise<void>;
}

/** Executes the jobs of all kinds, each in its own lane. */
export function createRunner(
  queue: JobQueue,
  work: Record<JobKind, JobWork>,
  { logger, tracer = NO_TRACER }: Partial<LaneOptions> & Pick<LaneOptions, 'logger'>,
): Runner {
  const lanes = new Map(JOB_KINDS.map((kind) => [kind, createLane(queue, kind, { ...work[kind], logger, tracer })]));
  const all = [...lanes.values()];
  let stopLeases: () => void = () => undefined;

  return {
    async start() {
      const recovered = await queue.recover();
      if (recovered > 0) logger.info({ jobs: recovered }, 'Interrupted jobs were returned to the queue.');
      queue.onEnqueued((kind) => lanes.get(kind)?.wake());
      stopLeases = renewLeases(queue, {
        listRunning: () => all.flatMap((lane) => lane.listRunning()),
        onLost: (job) => lanes.get(job.kind)?.abort(new JobLost(), job),
        logger,
      });
      for (const lane of all) lane.start();
    },
    wake(kind) {
      if (kind !== undefined) lanes.get(kind)?.wake();
      else for (const lane of all) lane.wake();
    },
    cancel({ kind, subject }) {
      lanes.get(kind)?.abort(new JobCancelled(), { subject });
    },
    async idle() {
      // A job of one kind may enqueue one of another.
      for (let claimed = 1; claimed > 0;) {
        claimed = 0;
        for (const lane of all) claimed += await lane.idle();
      }
    },
    async stop(graceMs) {
      await Promise.all(all.map((lane) => lane.stop(graceMs)));
      stopLeases();
    },
  };
}

/** Renews the claims of running jobs. Returns a function that stops it. */
function renewLeases({ leases }: Pick<JobQueue, 'leases'>, { listRunning, onLost, logger }: LeaseOptions): () => void {
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
