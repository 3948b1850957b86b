import { setTimeout as delay } from 'node:timers/promises';
import PQueue from 'p-queue';
import { AppError } from '../errors.ts';
import type { Logger } from '../lib/logger.ts';
import type { Tracer } from '../lib/tracer.ts';
import { JobCancelled, RetryJob, RunnerStopping, type JobContext, type JobHandler } from './job-handler.ts';
import type { BeginJob, ClaimedJob, JobKind, JobQueue } from './job-queue.ts';

/** How jobs of one kind run in this process. */
export interface JobWork {
  handle: JobHandler;
  /**
   * Called for each job in the commit that claims it, where the queue is in the same database; `handle` cannot rely on
   * it. Must not throw.
   */
  begin?: BeginJob;
  /** Slots: maximum number of jobs at once. A quarter more is kept for groups that have no job running here. */
  concurrency: number;
  /** Maximum number of jobs that run beside them, with their slot released. By default a quarter of the slots. */
  maxReleased?: number;
}

export interface LaneOptions {
  logger: Logger;
  tracer: Pick<Tracer, 'span'>;
}

/**
 * The jobs of one kind in this process. Lanes share the queue and nothing else, so a full lane does not delay another.
 */
export interface Lane {
  start(): void;
  /** Claims due jobs now. */
  wake(): void;
  listRunning(): ClaimedJob[];
  /** Aborts the job of this subject if it runs here. @param claim only that claim */
  abort(reason: Error, target: { subject: string; claim?: number }): void;
  /** Resolves when nothing runs and nothing is due. Returns how many jobs were claimed meanwhile. */
  idle(): Promise<number>;
  /** Stops claiming, waits up to `graceMs`, then aborts what still runs and returns it to the queue. */
  stop(graceMs: number): Promise<void>;
}

/** Finds jobs that other processes enqueued or returned, and jobs whose claim expired. */
const POLL_MS = 2_000;
/** Releases with a longer delay are left to the poll. */
const MAX_TIMER_MS = 60_000;
/** While all slots are taken, jobs of other groups are looked for this often, and in a tenth of the time. */
const IDLE_LOOK_MS = 50;
const LOOK_PAUSE_FACTOR = 10;
/** Delay after an unexpected failure. */
const UNEXPECTED_DELAY_MS = 1_000;
/** Delay after an outage of the database, the disk or the blob store, which rarely ends within a second. */
const OUTAGE_DELAY_MS = 5_000;
/** After that many attempts to return a job, its lease expires instead. */
const MAX_RELEASE_ATTEMPTS = 300;

/** Resolves when all pending microtasks have run. */
function drainMicrotasks(): Promise<void> {
  return new Promise((resolve) => process.nextTick(resolve));
}

export function createLane(
  queue: JobQueue,
  kind: JobKind,
  { handle, begin, concurrency, maxReleased = Math.ceil(concurrency / 4), logger, tracer }: JobWork & LaneOptions,
): Lane {
  const kept = Math.ceil(concurrency / 4);
  const executor = new PQueue({ concurrency: concurrency + kept });
  /** One slot is kept for other jobs, so that they do not wait until one of low priority ends. */
  const maxLow = Math.max(1, concurrency - 1);
  /** Jobs that released their slot and still run. */
  const finishing = new Set<ClaimedJob>();
  const settled = new Set<Promise<void>>();
  const running = new Map<string, { job: ClaimedJob; controller: AbortController }>();
  let claiming: Promise<number> | null = null;
  let claimAgain = false;
  /** Whether slots that become free now are filled by the claim under way. */
  let isGathering = false;
  let nextIdleLook = 0;
  let timer: NodeJS.Timeout | undefined;
  let state: 'new' | 'started' | 'stopping' = 'new';
  let isQueueFailing = false;

  /** Retries until the database is back, because the job must run again whatever ended the attempt. */
  async function release(job: ClaimedJob, options: { delayMs: number; refund: boolean }): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await queue.release(job, options);
        if (options.delayMs <= MAX_TIMER_MS) setTimeout(wake, options.delayMs).unref();
        return;
      } catch (error) {
        if (attempt === 1)
          logger.error(
            { err: error, job: kind, subject: job.subject },
            'A job could not be returned to the queue yet.',
          );
        if (attempt >= MAX_RELEASE_ATTEMPTS || state === 'stopping') return;
        await delay(UNEXPECTED_DELAY_MS, undefined, { ref: false });
      }
    }
  }

  function handleInSpan(job: ClaimedJob, context: JobContext): Promise<void> {
    const { subject, attempt, traceParent: parent } = job;
    const attributes = { 'excerpt.job.subject': subject, 'excerpt.job.attempt': attempt };
    return tracer.span(kind, { kind: 'consumer', attributes, parent }, () => handle(job, context));
  }

  async function execute(job: ClaimedJob, releaseSlot: () => void): Promise<void> {
    const controller = new AbortController();
    const entry = { job, controller };
    running.set(job.subject, entry);
    try {
      if (state === 'stopping') throw new RunnerStopping();
      await handleInSpan(job, { signal: controller.signal, releaseSlot });
    } catch (error) {
      if (controller.signal.reason instanceof JobCancelled) return;
      const isStopping = error instanceof RunnerStopping || controller.signal.aborted;
      const isOutage = error instanceof AppError && error.code === 'unavailable';
      if (!isStopping && !(error instanceof RetryJob))
        logger.error({ err: error, job: kind, subject: job.subject }, 'A job failed.');
      const retryDelayMs = error instanceof RetryJob ? error.delayMs : isOutage ? OUTAGE_DELAY_MS : UNEXPECTED_DELAY_MS;
      await release(job, { delayMs: isStopping ? 0 : retryDelayMs, refund: isStopping || isOutage });
    } finally {
      if (running.get(job.subject) === entry) running.delete(job.subject);
    }
  }

  /** Resolves when the job no longer needs its slot. */
  async function occupySlot(job: ClaimedJob): Promise<void> {
    const slot = Promise.withResolvers<void>();
    const releaseSlot = () => {
      // What waits for a parser beside the slots would delay jobs of higher priority there.
      if (job.isLow === true || finishing.size >= maxReleased || running.get(job.subject)?.job !== job) return;
      finishing.add(job);
      slot.resolve();
    };
    const done: Promise<void> = execute(job, releaseSlot).finally(() => {
      settled.delete(done);
      if (finishing.delete(job)) wake();
    });
    settled.add(done);
    await Promise.race([done, slot.promise]);
  }

  async function start(jobs: readonly ClaimedJob[]): Promise<void> {
    for (const [index, job] of jobs.entries()) {
      // `then`: the executor has freed the slot only after the job's own promise.
      void executor.add(() => occupySlot(job)).then(wake);
      // Started in turns, jobs would all reach their first I/O as late as the last one.
      if (index < jobs.length - 1) await drainMicrotasks();
    }
  }

  /** Returns how many jobs were claimed. */
  async function claim(): Promise<number> {
    for (let claimed = 0; ;) {
      if (state !== 'started') return claimed;
      if (countFree() <= 0) return claimed + (await claimForIdleGroups());
      let limit = 0;
      isGathering = true;
      const jobs = await queue.claim(() => {
        isGathering = false;
        const held = listRunning();
        const lowLimit = Math.max(0, maxLow - held.filter(({ isLow }) => isLow).length);
        limit = state === 'started' ? countFree() : 0;
        return { kind, limit, lowLimit, running: held };
      }, begin);
      if (isQueueFailing) logger.info('Jobs can be claimed again.');
      isQueueFailing = false;
      claimed += jobs.length;
      await start(jobs);
      if (jobs.length < limit) {
        schedulePoll(POLL_MS);
        return claimed;
      }
    }
  }

  /** Slow jobs of some groups may hold all slots: others do not wait for these to end. */
  async function claimForIdleGroups(): Promise<number> {
    for (let claimed = 0; ;) {
      if (countFree() + kept <= 0 || state !== 'started') return claimed;
      const begun = performance.now();
      if (begun < nextIdleLook) {
        schedulePoll(nextIdleLook - begun);
        return claimed;
      }
      const limit = () => (state === 'started' ? 1 : 0);
      const jobs = await queue.claim(
        () => ({ kind, limit: limit(), running: listRunning(), isForIdleGroups: true }),
        begin,
      );
      claimed += jobs.length;
      await start(jobs);
      if (jobs.length === 0) {
        const now = performance.now();
        nextIdleLook = now + Math.max(IDLE_LOOK_MS, LOOK_PAUSE_FACTOR * (now - begun));
        schedulePoll(POLL_MS);
        return claimed;
      }
    }
  }

  function schedulePoll(delayMs: number): void {
    clearTimeout(timer);
    if (state !== 'started') return;
    timer = setTimeout(wake, delayMs);
    timer.unref();
  }

  /** One claim at a time; calls in the meantime share the next one. */
  function wake(): void {
    if (state !== 'started') return;
    if (claiming !== null) {
      claimAgain ||= !isGathering;
      return;
    }
    claiming = claim()
      .catch((error: unknown) => {
        if (!isQueueFailing) logger.error({ err: error, job: kind }, 'No jobs can be claimed.');
        isQueueFailing = true;
        schedulePoll(UNEXPECTED_DELAY_MS);
        return 0;
      })
      .finally(() => {
        claiming = null;
        isGathering = false;
        if (!claimAgain) return;
        claimAgain = false;
        wake();
      });
  }

  const countFree = () => concurrency - executor.size - executor.pending;

  const listRunning = () => [...running.values()].map(({ job }) => job);

  const isClaiming = () => claiming !== null;

  /** Resolves when no claim is under way and nothing runs. */
  async function waitUntilDone(): Promise<void> {
    while (isClaiming()) await claiming;
    await executor.onIdle();
    await Promise.all(settled);
  }

  return {
    start() {
      state = 'started';
      wake();
    },
    wake,
    listRunning,
    abort(reason, { subject, claim: wanted }) {
      const entry = running.get(subject);
      if (entry && (wanted === undefined || entry.job.claim === wanted)) entry.controller.abort(reason);
    },
    async idle() {
      for (let total = 0; ;) {
        await waitUntilDone();
        wake();
        const claimed = (await claiming) ?? 0;
        total += claimed;
        if (claimed > 0 || isClaiming() || executor.pending > 0 || settled.size > 0) continue;
        await queue.flush();
        return total;
      }
    },
    async stop(graceMs) {
      state = 'stopping';
      clearTimeout(timer);
      while (isClaiming()) await claiming;
      const grace = setTimeout(() => {
        for (const { controller } of running.values()) controller.abort(new RunnerStopping());
      }, graceMs);
      await waitUntilDone();
      clearTimeout(grace);
      await queue.flush();
    },
  };
}
