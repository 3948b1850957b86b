import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { JobCancelled, RetryJob, RunnerStopping, type JobHandler } from '../../server/jobs/job-handler.ts';
import { createRunner, type Runner } from '../../server/jobs/job-runner.ts';
import { systemClock } from '../../server/lib/clock.ts';
import { createLogger } from '../../server/lib/logger.ts';
import { openSqliteQueue, parse, run, type OpenQueue } from './open-test-queue.ts';

const runs = (count: number) => Array.from({ length: count }, (_, index) => run(`run-${index}`));

/** Rejects with the signal's reason when it aborts. */
function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  });
}

/** Waits for everything that is already due. */
const settle = async (runner: Runner) => {
  runner.wake();
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

describe('the runner', () => {
  let opened: OpenQueue;
  let runner: Runner;

  beforeEach(async () => {
    opened = await openSqliteQueue({}, systemClock);
  });
  afterEach(async () => {
    await runner.stop(0);
    await opened.close();
  });

  const complete: JobHandler = async (job) => {
    if (!(await opened.complete(job))) throw new Error('The claim was lost.');
  };

  function create(handleRun: JobHandler, { concurrency = 4, handleParse = complete } = {}): Runner {
    const work = {
      'run.execute': { handle: handleRun, concurrency },
      'document.parse': { handle: handleParse, concurrency: 2 },
      'webhook.deliver': { handle: complete, concurrency: 2 },
    };
    runner = createRunner(opened.queue, work, { logger: createLogger('silent') });
    return runner;
  }

  const rows = () =>
    opened.database.db.selectFrom('jobs').select(['subject', 'state', 'attempt']).orderBy('subject').execute();

  it('runs jobs that were enqueued before and after its start', async () => {
    const done: string[] = [];
    create(async (job, context) => {
      await complete(job, context);
      done.push(job.subject);
    });
    await opened.add(run('before'));
    await runner.start();
    await opened.add(run('after'));
    await runner.idle();
    expect(done.sort()).toEqual(['after', 'before']);
    expect(await rows()).toEqual([]);
  });

  it('removes acknowledged jobs before it is idle', async () => {
    create(async (job) => opened.queue.acknowledge(job));
    await opened.add(...runs(10));
    await runner.start();
    await runner.idle();
    expect(await rows()).toEqual([]);
  });

  describe('with several kinds of jobs', () => {
    it('runs one kind while the slots of another are full', async () => {
      const parsed: string[] = [];
      create((_job, { signal }) => untilAborted(signal), {
        concurrency: 1,
        handleParse: async (job, context) => {
          await complete(job, context);
          parsed.push(job.subject);
        },
      });
      await opened.add(...runs(50));
      await runner.start();
      await expect.poll(rows).toContainEqual({ subject: 'run-0', state: 'running', attempt: 1 });
      await opened.add(parse('a'), parse('b'), parse('c'));
      await expect.poll(() => parsed).toEqual(['a', 'b', 'c']);
    });

    it('cancels the job of the given kind only', async () => {
      const aborted: string[] = [];
      const hang: JobHandler = async (job, { signal }) => {
        await untilAborted(signal).catch(() => aborted.push(job.kind));
        throw signal.reason;
      };
      create(hang, { handleParse: hang });
      await opened.add(run('a'), parse('a'));
      await runner.start();
      await expect.poll(async () => (await rows()).map(({ state }) => state)).toEqual(['running', 'running']);
      runner.cancel(parse('a'));
      await expect.poll(() => aborted).toEqual(['document.parse']);
      await settle(runner);
      expect(aborted).toEqual(['document.parse']);
    });
  });

  describe('a job that releases its slot', () => {
    /** Jobs that release their slot and wait for `finish`. */
    function createFinishing(concurrency: number) {
      const started: string[] = [];
      const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
      create(
        async (job, context) => {
          started.push(job.subject);
          context.releaseSlot();
          await Promise.race([finished, untilAborted(context.signal)]);
          await complete(job, context);
          context.releaseSlot();
        },
        { concurrency },
      );
      return { started, finish };
    }

    it('lets another job start, for up to a quarter of the slots', async () => {
      const { started, finish } = createFinishing(4);
      await opened.add(...runs(20));
      await runner.start();
      await expect.poll(() => started.length).toBe(5);
      await settle(runner);
      expect(started).toHaveLength(5);
      finish();
      await runner.idle();
      expect(started).toHaveLength(20);
      expect(await rows()).toEqual([]);
    });

    it('keeps the runner from being idle', async () => {
      const { started, finish } = createFinishing(4);
      await opened.add(run('a'));
      await runner.start();
      await expect.poll(() => started).toEqual(['a']);
      let isIdle = false;
      const idle = runner.idle().then(() => (isIdle = true));
      await settle(runner);
      expect(isIdle).toBe(false);
      finish();
      await idle;
      expect(await rows()).toEqual([]);
    });

    it('can be cancelled, and is returned to the queue at a stop', async () => {
      const { started } = createFinishing(4);
      await opened.add(run('a'), run('b'));
      await runner.start();
      await expect.poll(() => started).toHaveLength(2);
      runner.cancel({ kind: 'run.execute', subject: 'a' });
      await runner.stop(0);
      expect(await rows()).toEqual([
        { subject: 'a', state: 'running', attempt: 1 },
        { subject: 'b', state: 'ready', attempt: 0 },
      ]);
    });
  });

  it('uses all slots, and no more', async () => {
    let current = 0;
    let max = 0;
    create(
      async (job, context) => {
        current += 1;
        max = Math.max(max, current);
        await settle(runner);
        await complete(job, context);
        current -= 1;
      },
      { concurrency: 3 },
    );
    await opened.add(...runs(30));
    await runner.start();
    await expect.poll(rows).toEqual([]);
    expect(max).toBe(3);
  });

  it('claims only as many jobs as it has free slots', async () => {
    const gate = Promise.withResolvers<void>();
    create(
      async (job, context) => {
        await gate.promise;
        await complete(job, context);
      },
      { concurrency: 2 },
    );
    await opened.add(...runs(5));
    await runner.start();
    const running = async () => (await rows()).filter(({ state }) => state === 'running').length;
    await expect.poll(running).toBe(2);
    await opened.add(run('later'));
    await settle(runner);
    expect(await running()).toBe(2);
    gate.resolve();
    await runner.idle();
    expect(await rows()).toEqual([]);
  });

  it('retries a job after the delay that its handler asks for, without waiting for the poll', async () => {
    const attempts: { attempt: number; at: number }[] = [];
    create(async (job, context) => {
      attempts.push({ attempt: job.attempt, at: performance.now() });
      if (job.attempt < 6) throw new RetryJob(60, new Error('not yet'));
      await complete(job, context);
    });
    await opened.add(run('a'));
    await runner.start();
    await expect.poll(rows, { timeout: 5_000 }).toEqual([]);
    expect(attempts.map(({ attempt }) => attempt)).toEqual([1, 2, 3, 4, 5, 6]);
    // Timers may fire a millisecond early.
    for (const [index, { at }] of attempts.slice(1).entries())
      expect(at - (attempts[index]?.at ?? Number.NaN)).toBeGreaterThan(58);
  });

  it('retries a job after an unexpected failure, and runs others meanwhile', async () => {
    const attempts: string[] = [];
    create(
      async (job, context) => {
        attempts.push(`${job.subject} ${job.attempt}`);
        if (job.subject === 'broken' && job.attempt === 1) throw new Error('unexpected');
        await complete(job, context);
      },
      { concurrency: 1 },
    );
    await opened.add(run('broken'), run('sound'));
    await runner.start();
    await expect.poll(rows, { timeout: 10_000 }).toEqual([]);
    expect(attempts).toEqual(['broken 1', 'sound 1', 'broken 2']);
  });

  it('aborts a cancelled job and does not return it to the queue', async () => {
    let started = 0;
    const reasons: unknown[] = [];
    create(async (_job, { signal }) => {
      started += 1;
      await untilAborted(signal).catch((reason: unknown) => {
        reasons.push(reason);
        throw reason;
      });
    });
    await opened.add(run('a'), run('b'));
    await runner.start();
    await expect.poll(() => started).toBe(2);
    await opened.database.transaction(async (tx) => {
      await opened.queue.discard(tx, run('a'));
      tx.onCommit(() => runner.cancel(run('a')));
    });
    await expect.poll(() => reasons).toEqual([expect.any(JobCancelled)]);
    expect(await rows()).toEqual([{ subject: 'b', state: 'running', attempt: 1 }]);
    runner.cancel(run('unknown'));
  });

  it('waits at a stop for jobs that end within the grace period, and claims no more jobs', async () => {
    const gate = Promise.withResolvers<void>();
    let started = 0;
    create(
      async (job, context) => {
        started += 1;
        await gate.promise;
        await complete(job, context);
      },
      { concurrency: 2 },
    );
    await opened.add(...runs(4));
    await runner.start();
    await expect.poll(() => started).toBe(2);
    const stopped = runner.stop(60_000);
    gate.resolve();
    await stopped;
    expect(await rows()).toEqual([
      { subject: 'run-2', state: 'ready', attempt: 0 },
      { subject: 'run-3', state: 'ready', attempt: 0 },
    ]);
  });

  it('aborts at a stop what outlasts the grace period, and returns it with its attempt refunded', async () => {
    let started = 0;
    const reasons: unknown[] = [];
    create(async (_job, { signal }) => {
      started += 1;
      await untilAborted(signal).catch((reason: unknown) => {
        reasons.push(reason);
        throw reason;
      });
    });
    await opened.add(run('a'), run('b'));
    await runner.start();
    await expect.poll(() => started).toBe(2);
    await runner.stop(40);
    expect(reasons).toEqual([expect.any(RunnerStopping), expect.any(RunnerStopping)]);
    expect(await rows()).toEqual([
      { subject: 'a', state: 'ready', attempt: 0 },
      { subject: 'b', state: 'ready', attempt: 0 },
    ]);
  });

  it('recovers at its start the jobs that a dead process had claimed', async () => {
    await opened.add(run('a'));
    await opened.claim(1);
    const attempts: number[] = [];
    create(async (job, context) => {
      attempts.push(job.attempt);
      await complete(job, context);
    });
    await runner.start();
    await runner.idle();
    expect(attempts).toEqual([2]);
    expect(await rows()).toEqual([]);
  });

  it('is idle after jobs that were enqueued by jobs, and does not wait for delayed ones', async () => {
    const done: string[] = [];
    create(
      async (job, context) => {
        if (job.subject === 'delayed') throw new RetryJob(60_000, new Error('later'));
        await complete(job, context);
        done.push(`run ${job.subject}`);
        const next = Number(job.subject) + 1;
        if (next < 3) await opened.add(parse(String(next)));
      },
      {
        concurrency: 1,
        handleParse: async (job, context) => {
          await complete(job, context);
          done.push(`parse ${job.subject}`);
          await opened.add(run(job.subject));
        },
      },
    );
    await opened.add(run('delayed'), run('0'));
    await runner.start();
    await runner.idle();
    expect(done).toEqual(['run 0', 'parse 1', 'run 1', 'parse 2', 'run 2']);
    expect(await rows()).toEqual([{ subject: 'delayed', state: 'ready', attempt: 1 }]);
  });
});
