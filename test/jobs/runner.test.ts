import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  createRunner,
  JobCancelled,
  RetryJob,
  RunnerStopping,
  type JobHandler,
  type Runner,
} from '../../server/jobs/job-runner.ts';
import { systemClock } from '../../server/lib/clock.ts';
import { createLogger } from '../../server/lib/logger.ts';
import { NO_LIMITS, openSqliteQueue, run, type OpenQueue } from './open-test-queue.ts';

const runs = (count: number) => Array.from({ length: count }, (_, index) => run(`run-${index}`));

/** Resolves never, and rejects with the signal's reason. */
function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  });
}

describe('the runner', () => {
  let opened: OpenQueue;
  let runner: Runner;

  beforeEach(async () => {
    opened = await openSqliteQueue(NO_LIMITS, systemClock);
  });
  afterEach(async () => {
    await runner.stop(0);
    await opened.close();
  });

  const complete: JobHandler = async (job) => {
    if (!(await opened.complete(job))) throw new Error('The job is not this claim’s.');
  };

  function create(handler: JobHandler, concurrency = 4): Runner {
    runner = createRunner(
      opened.queue,
      { 'run.execute': handler, 'document.parse': complete },
      { concurrency, logger: createLogger('silent') },
    );
    return runner;
  }

  const rows = () =>
    opened.database.db.selectFrom('jobs').select(['subject', 'state', 'attempt']).orderBy('subject').execute();

  it('runs what was enqueued before and after its start', async () => {
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

  describe('a job that lets its place go', () => {
    /** Jobs that let go, and end when they are told to. */
    function createEndless(concurrency: number) {
      const begun: string[] = [];
      const { promise: told, resolve: tell } = Promise.withResolvers<void>();
      create(async (job, context) => {
        begun.push(job.subject);
        context.letGo();
        await Promise.race([told, untilAborted(context.signal)]);
        await complete(job, context);
        context.letGo();
      }, concurrency);
      return { begun, tell };
    }

    it('has others begin beside it, a quarter more', async () => {
      const { begun, tell } = createEndless(4);
      await opened.add(...runs(20));
      await runner.start();
      await expect.poll(() => begun.length).toBe(5);
      await delay(50);
      expect(begun).toHaveLength(5);
      tell();
      await runner.idle();
      expect(begun).toHaveLength(20);
      expect(await rows()).toEqual([]);
    });

    it('is waited for by whoever waits for all', async () => {
      const { begun, tell } = createEndless(4);
      await opened.add(run('a'));
      await runner.start();
      await expect.poll(() => begun).toEqual(['a']);
      let isIdle = false;
      const idle = runner.idle().then(() => (isIdle = true));
      await delay(50);
      expect(isIdle).toBe(false);
      tell();
      await idle;
      expect(await rows()).toEqual([]);
    });

    it('is cancelled, and given back at a stop, like any other', async () => {
      const { begun } = createEndless(4);
      await opened.add(run('a'), run('b'));
      await runner.start();
      await expect.poll(() => begun).toHaveLength(2);
      runner.cancel({ kind: 'run.execute', subject: 'a' });
      await runner.stop(0);
      expect(await rows()).toEqual([
        { subject: 'a', state: 'running', attempt: 1 },
        { subject: 'b', state: 'ready', attempt: 0 },
      ]);
    });
  });

  it('runs no more jobs at once than it may, and that many', async () => {
    let current = 0;
    let most = 0;
    create(async (job, context) => {
      current += 1;
      most = Math.max(most, current);
      await delay(5);
      await complete(job, context);
      current -= 1;
    }, 3);
    await opened.add(...runs(30));
    await runner.start();
    await expect.poll(rows).toEqual([]);
    expect(most).toBe(3);
  });

  it('claims only what it can run, so that another process could take the rest', async () => {
    let release: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    create(async (job, context) => {
      await gate;
      await complete(job, context);
    }, 2);
    await opened.add(...runs(5));
    await runner.start();
    const running = async () => (await rows()).filter(({ state }) => state === 'running').length;
    await expect.poll(running).toBe(2);
    await opened.add(run('later'));
    expect(await running()).toBe(2);
    release();
    await runner.idle();
    expect(await rows()).toEqual([]);
  });

  it('runs a job again after the delay that its handler asks for', async () => {
    const attempts: { attempt: number; at: number }[] = [];
    create(async (job, context) => {
      attempts.push({ attempt: job.attempt, at: performance.now() });
      if (job.attempt < 3) throw new RetryJob(60, new Error('not yet'));
      await complete(job, context);
    });
    await opened.add(run('a'));
    await runner.start();
    await expect.poll(rows).toEqual([]);
    expect(attempts.map(({ attempt }) => attempt)).toEqual([1, 2, 3]);
    const [first, second, third] = attempts.map(({ at }) => at) as [number, number, number];
    expect(second - first).toBeGreaterThan(55);
    expect(third - second).toBeGreaterThan(55);
  });

  it('runs a job again that failed for a reason nobody foresaw, and others meanwhile', async () => {
    const attempts: string[] = [];
    create(async (job, context) => {
      attempts.push(`${job.subject} ${job.attempt}`);
      if (job.subject === 'broken' && job.attempt === 1) throw new Error('unforeseen');
      await complete(job, context);
    }, 1);
    await opened.add(run('broken'), run('sound'));
    await runner.start();
    await expect.poll(rows, { timeout: 5_000 }).toEqual([]);
    expect(attempts).toEqual(['broken 1', 'sound 1', 'broken 2']);
  });

  it('aborts a cancelled job and does not give it back', async () => {
    let begun = 0;
    const reasons: unknown[] = [];
    create(async (_job, { signal }) => {
      begun += 1;
      await untilAborted(signal).catch((reason: unknown) => {
        reasons.push(reason);
        throw reason;
      });
    });
    await opened.add(run('a'), run('b'));
    await runner.start();
    await expect.poll(() => begun).toBe(2);
    await opened.database.transaction(async (tx) => {
      await opened.queue.discard(tx, run('a'));
      tx.onCommit(() => runner.cancel(run('a')));
    });
    await expect.poll(() => reasons).toEqual([expect.any(JobCancelled)]);
    expect(await rows()).toEqual([{ subject: 'b', state: 'running', attempt: 1 }]);
    runner.cancel(run('nobody'));
  });

  it('waits at a stop for what ends within the grace, and claims nothing more', async () => {
    let begun = 0;
    create(async (job, context) => {
      begun += 1;
      await delay(50);
      await complete(job, context);
    }, 2);
    await opened.add(...runs(4));
    await runner.start();
    await expect.poll(() => begun, { interval: 1 }).toBe(2);
    await runner.stop(5_000);
    expect(await rows()).toEqual([
      { subject: 'run-2', state: 'ready', attempt: 0 },
      { subject: 'run-3', state: 'ready', attempt: 0 },
    ]);
  });

  it('aborts at a stop what does not end within the grace, and gives it back without a mark', async () => {
    let begun = 0;
    const reasons: unknown[] = [];
    create(async (_job, { signal }) => {
      begun += 1;
      await untilAborted(signal).catch((reason: unknown) => {
        reasons.push(reason);
        throw reason;
      });
    });
    await opened.add(run('a'), run('b'));
    await runner.start();
    await expect.poll(() => begun).toBe(2);
    const begin = performance.now();
    await runner.stop(40);
    expect(performance.now() - begin).toBeLessThan(2_000);
    expect(reasons).toEqual([expect.any(RunnerStopping), expect.any(RunnerStopping)]);
    expect(await rows()).toEqual([
      { subject: 'a', state: 'ready', attempt: 0 },
      { subject: 'b', state: 'ready', attempt: 0 },
    ]);
  });

  it('takes back at its start what a process that is gone had claimed', async () => {
    await opened.add(run('a'));
    await opened.queue.claim(1);
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

  it('is idle when jobs that made jobs are done too, whatever waits for its time', async () => {
    const done: string[] = [];
    create(async (job, context) => {
      if (job.subject === 'waits') throw new RetryJob(60_000, new Error('later'));
      await complete(job, context);
      done.push(job.subject);
      const next = Number(job.subject) + 1;
      if (next < 5) await opened.add(run(String(next)));
    }, 1);
    await opened.add(run('waits'), run('0'));
    await runner.start();
    await runner.idle();
    expect(done).toEqual(['0', '1', '2', '3', '4']);
    expect(await rows()).toEqual([{ subject: 'waits', state: 'ready', attempt: 1 }]);
  });
});
