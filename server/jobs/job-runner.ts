import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises';
import PQueue from 'p-queue';
import { AppError } from '../errors.ts';
import type { Logger } from '../lib/logger.ts';
import { keepLeases } from './renew-leases.ts';
import type { ClaimedJob, JobKind, JobQueue, JobSubject } from './job-queue.ts';

export interface JobContext {
  /** Aborts when the job is cancelled or the program stops. A handler that sees it throws the signal's reason. */
  signal: AbortSignal;
  /**
   * What is left of the job is short and waits for nobody outside: another one may begin beside it. As many as a quarter of those that run
   * at once can be so; beyond that nothing happens.
   */
  letGo(): void;
}

/**
 * Does one job and records its result together with `JobQueue.complete`, in one transaction. Runs again after a crash, so that
 * it must not do harm twice. Throws `RetryJob` to be called again later.
 */
export type JobHandler = (job: ClaimedJob, context: JobContext) => Promise<void>;

/** Thrown by a handler: the same job again after a while. */
export class RetryJob extends Error {
  readonly delayMs: number;
  constructor(delayMs: number, cause: unknown) {
    super('The job will be tried again.', { cause });
    this.delayMs = delayMs;
  }
}

/** The reason of the signal when the job's subject was cancelled. */
export class JobCancelled extends Error {}
/** The reason of the signal when the job is no longer this claim's: another worker does it, and nothing of it may be recorded here. */
class JobLost extends JobCancelled {}
/** The reason of the signal when the program stops. */
export class RunnerStopping extends Error {}

export interface Runner {
  start(): Promise<void>;
  /** Looks for due jobs now: another program may have enqueued some. */
  wake(): void;
  /** Aborts the job about this subject if it runs here. */
  cancel(job: JobSubject): void;
  /** Resolves when nothing runs and nothing is due. */
  idle(): Promise<void>;
  /** Claims nothing more, waits up to `graceMs`, then aborts what still runs and gives it back to the queue. */
  stop(graceMs: number): Promise<void>;
}

/** A poll in case that a wake-up was missed; a delayed job wakes the runner by its own timer. */
const LONGEST_SLEEP_MS = 30_000;
/** Where other programs work on the same queue: what they gave back, and what died with them, wakes nobody. */
const LONGEST_SHARED_SLEEP_MS = 5_000;
/** For due jobs that a limit holds back: their place may become free in another program. */
const HELD_BACK_MS = 250;
/** After a failure nobody foresaw, such as a database that is gone. */
const UNEXPECTED_DELAY_MS = 1_000;
/** After an attempt that met a full disk, or a store of files or a database that is gone: it is not over in a moment. */
const OUTAGE_DELAY_MS = 5_000;
/** Past that, a job that could not be given back is left to whoever looks for claims that nobody renews. */
const MOST_RELEASES = 300;

/** Resolves when all that is under way waits for something outside: disk, network, child or timer. */
function untilOthersWait(): Promise<void> {
  return new Promise((resolve) => process.nextTick(resolve));
}

export function createRunner(
  queue: JobQueue,
  handlers: Record<JobKind, JobHandler>,
  { concurrency, logger }: { concurrency: number; logger: Logger },
): Runner {
  const executor = new PQueue({ concurrency });
  /** Those that the executor counts no more, though they are not done. */
  const ending = new Set<ClaimedJob>();
  const underWay = new Set<Promise<void>>();
  const mostEnding = Math.ceil(concurrency / 4);
  const running = new Map<string, { job: ClaimedJob; controller: AbortController }>();
  const longestSleepMs = queue.leases === null ? LONGEST_SLEEP_MS : LONGEST_SHARED_SLEEP_MS;
  let filling: Promise<void> | null = null;
  let refill = false;
  let timer: NodeJS.Timeout | undefined;
  let state: 'new' | 'started' | 'stopping' = 'new';
  let endLeases: () => void = () => undefined;
  let claimsFail = false;

  const isFilling = () => filling !== null;
  const subjectKey = ({ kind, subject }: JobSubject) => `${kind} ${subject}`;

  /** Waits for a database that is gone, with the job in hand: whatever ended the attempt, it is to be done again. */
  async function giveBack(job: ClaimedJob, options: { delayMs: number; refund: boolean }): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await queue.release(job, options);
      } catch (error) {
        if (tries === 1)
          logger.error({ err: error, job: job.kind, subject: job.subject }, 'A job could not be given back yet.');
        if (tries >= MOST_RELEASES || state === 'stopping') return;
        await delay(UNEXPECTED_DELAY_MS, undefined, { ref: false });
      }
    }
  }

  /** Resolves when the job needs its place no more. */
  async function occupy(job: ClaimedJob): Promise<void> {
    const { promise: left, resolve: leave } = Promise.withResolvers<void>();
    const letGo = () => {
      if (ending.size >= mostEnding || running.get(subjectKey(job))?.job !== job) return;
      ending.add(job);
      leave();
    };
    const done: Promise<void> = execute(job, letGo).finally(() => {
      underWay.delete(done);
      if (ending.delete(job)) fill();
    });
    underWay.add(done);
    await Promise.race([done, left]);
  }

  async function execute(job: ClaimedJob, letGo: () => void): Promise<void> {
    const controller = new AbortController();
    const entry = { job, controller };
    running.set(subjectKey(job), entry);
    try {
      if (state === 'stopping') throw new RunnerStopping();
      await handlers[job.kind](job, { signal: controller.signal, letGo });
    } catch (error) {
      if (controller.signal.reason instanceof JobCancelled) return;
      const stopping = error instanceof RunnerStopping || controller.signal.aborted;
      const outage = error instanceof AppError && error.code === 'unavailable';
      if (!stopping && !(error instanceof RetryJob))
        logger.error({ err: error, job: job.kind, subject: job.subject }, 'A job failed.');
      const failureDelayMs = error instanceof RetryJob ? error.delayMs : outage ? OUTAGE_DELAY_MS : UNEXPECTED_DELAY_MS;
      const delayMs = stopping ? 0 : failureDelayMs;
      await giveBack(job, { delayMs, refund: stopping || outage });
    } finally {
      if (running.get(subjectKey(job)) === entry) running.delete(subjectKey(job));
    }
  }

  async function claimWhatFits(): Promise<void> {
    for (;;) {
      // The places of all jobs that end in one turn of the event loop are filled by one claim.
      await nextTurn();
      const free = concurrency - executor.size - executor.pending;
      if (free <= 0 || state !== 'started') return;
      const jobs = await queue.claim(free);
      if (claimsFail) logger.info('Jobs can be claimed again.');
      claimsFail = false;
      for (const [index, job] of jobs.entries()) {
        // Refilled once the executor counts the job as done, not by the job itself: its own place would seem taken.
        void executor.add(() => occupy(job)).then(fill);
        // Jobs that take their first steps in turns all come to their real work as late as the last of them: one after the other.
        if (index < jobs.length - 1) await untilOthersWait();
      }
      if (jobs.length < free) {
        sleep(await queue.nextDueIn());
        return;
      }
    }
  }

  async function untilDone(): Promise<void> {
    await executor.onIdle();
    await Promise.all(underWay);
  }

  function sleep(dueInMs: number | null): void {
    clearTimeout(timer);
    if (state !== 'started') return;
    timer = setTimeout(fill, Math.min(dueInMs === 0 ? HELD_BACK_MS : (dueInMs ?? longestSleepMs), longestSleepMs));
    timer.unref();
  }

  /** One claim at a time: those who ask meanwhile are served by one more round, together. */
  function fill(): void {
    if (state !== 'started') return;
    if (filling !== null) {
      refill = true;
      return;
    }
    filling = claimWhatFits()
      .catch((error: unknown) => {
        if (!claimsFail) logger.error({ err: error }, 'No jobs can be claimed.');
        claimsFail = true;
        sleep(UNEXPECTED_DELAY_MS);
      })
      .finally(() => {
        filling = null;
        if (!refill) return;
        refill = false;
        fill();
      });
  }

  return {
    async start() {
      const recovered = await queue.recover();
      if (recovered > 0) logger.info({ jobs: recovered }, 'Jobs of a process that is gone were taken back.');
      state = 'started';
      queue.onEnqueued(fill);
      const abortLost = (job: ClaimedJob) => {
        const entry = running.get(subjectKey(job));
        if (entry?.job === job) entry.controller.abort(new JobLost());
      };
      endLeases = keepLeases(queue, () => [...running.values()].map(({ job }) => job), { onLost: abortLost, logger });
      fill();
    },
    wake: fill,
    cancel(job) {
      running.get(subjectKey(job))?.controller.abort(new JobCancelled());
    },
    async idle() {
      for (;;) {
        while (isFilling()) await filling;
        await untilDone();
        if (isFilling()) continue;
        const isDue = state === 'started' && (await queue.nextDueIn()) === 0;
        if (!isDue && !isFilling() && executor.pending === 0 && underWay.size === 0) return;
        fill();
      }
    },
    async stop(graceMs) {
      state = 'stopping';
      clearTimeout(timer);
      await filling;
      const grace = setTimeout(() => {
        for (const { controller } of running.values()) controller.abort(new RunnerStopping());
      }, graceMs);
      await untilDone();
      clearTimeout(grace);
      endLeases();
    },
  };
}
