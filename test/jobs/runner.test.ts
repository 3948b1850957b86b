import { describe, expect, it } from 'vitest';
import { JobCancelled, RetryJob, RunnerStopping } from '../../server/jobs/job-handler.ts';
import { parse, run } from './open-test-queue.ts';
import { createRuns, untilAborted, useTestRunner } from './use-test-runner.ts';

const jobs = useTestRunner();

describe('the runner', () => {
  it('runs jobs that were enqueued before and after its start', async () => {
    const done: string[] = [];
    jobs.create(async (job, context) => {
      await jobs.complete(job, context);
      done.push(job.subject);
    });
    await jobs.opened.add(run('before'));
    await jobs.runner.start();
    await jobs.opened.add(run('after'));
    await jobs.runner.idle();
    expect(done.sort()).toEqual(['after', 'before']);
    expect(await jobs.rows()).toEqual([]);
  });

  it('removes acknowledged jobs before it is idle', async () => {
    jobs.create(async (job) => jobs.opened.queue.acknowledge(job));
    await jobs.opened.add(...createRuns(10));
    await jobs.runner.start();
    await jobs.runner.idle();
    expect(await jobs.rows()).toEqual([]);
  });

  it('retries a job after the delay that its handler asks for, without waiting for the poll', async () => {
    const attempts: { attempt: number; at: number }[] = [];
    jobs.create(async (job, context) => {
      attempts.push({ attempt: job.attempt, at: performance.now() });
      if (job.attempt < 6) throw new RetryJob(60, new Error('not yet'));
      await jobs.complete(job, context);
    });
    await jobs.opened.add(run('a'));
    await jobs.runner.start();
    await expect.poll(() => jobs.rows()).toEqual([]);
    expect(attempts.map(({ attempt }) => attempt)).toEqual([1, 2, 3, 4, 5, 6]);
    // Timers may fire a millisecond early.
    for (const [index, { at }] of attempts.slice(1).entries())
      expect(at - (attempts[index]?.at ?? Number.NaN)).toBeGreaterThan(58);
  });

  it('retries a job after an unexpected failure, and runs others meanwhile', async () => {
    const attempts: string[] = [];
    jobs.create(
      async (job, context) => {
        attempts.push(`${job.subject} ${job.attempt}`);
        if (job.subject === 'broken' && job.attempt === 1) throw new Error('unexpected');
        await jobs.complete(job, context);
      },
      { concurrency: 1 },
    );
    await jobs.opened.add(run('broken'), run('sound'));
    await jobs.runner.start();
    await expect.poll(() => jobs.rows()).toEqual([]);
    expect(attempts).toEqual(['broken 1', 'sound 1', 'broken 2']);
  });

  it('aborts a cancelled job and does not return it to the queue', async () => {
    let started = 0;
    const reasons: unknown[] = [];
    jobs.create(async (_job, { signal }) => {
      started += 1;
      await untilAborted(signal).catch((reason: unknown) => {
        reasons.push(reason);
        throw reason;
      });
    });
    await jobs.opened.add(run('a'), run('b'));
    await jobs.runner.start();
    await expect.poll(() => started).toBe(2);
    await jobs.opened.database.transaction(async (tx) => {
      await jobs.opened.queue.discard(tx, run('a'));
      tx.onCommit(() => jobs.runner.cancel(run('a')));
    });
    await expect.poll(() => reasons).toEqual([expect.any(JobCancelled)]);
    expect(await jobs.rows()).toEqual([{ subject: 'b', state: 'running', attempt: 1 }]);
    jobs.runner.cancel(run('unknown'));
  });

  it('waits at a stop for jobs that end within the grace period, and claims no more jobs', async () => {
    const gate = Promise.withResolvers<void>();
    let started = 0;
    jobs.create(
      async (job, context) => {
        started += 1;
        await gate.promise;
        await jobs.complete(job, context);
      },
      { concurrency: 2 },
    );
    await jobs.opened.add(...createRuns(4));
    await jobs.runner.start();
    await expect.poll(() => started).toBe(2);
    const stopped = jobs.runner.stop(60_000);
    gate.resolve();
    await stopped;
    expect(await jobs.rows()).toEqual([
      { subject: 'run-2', state: 'ready', attempt: 0 },
      { subject: 'run-3', state: 'ready', attempt: 0 },
    ]);
  });

  it('aborts at a stop what outlasts the grace period, and returns it with its attempt refunded', async () => {
    let started = 0;
    const reasons: unknown[] = [];
    jobs.create(async (_job, { signal }) => {
      started += 1;
      await untilAborted(signal).catch((reason: unknown) => {
        reasons.push(reason);
        throw reason;
      });
    });
    await jobs.opened.add(run('a'), run('b'));
    await jobs.runner.start();
    await expect.poll(() => started).toBe(2);
    await jobs.runner.stop(40);
    expect(reasons).toEqual([expect.any(RunnerStopping), expect.any(RunnerStopping)]);
    expect(await jobs.rows()).toEqual([
      { subject: 'a', state: 'ready', attempt: 0 },
      { subject: 'b', state: 'ready', attempt: 0 },
    ]);
  });

  it('recovers at its start the jobs that a dead process had claimed', async () => {
    await jobs.opened.add(run('a'));
    await jobs.opened.claim(1);
    const attempts: number[] = [];
    jobs.create(async (job, context) => {
      attempts.push(job.attempt);
      await jobs.complete(job, context);
    });
    await jobs.runner.start();
    await jobs.runner.idle();
    expect(attempts).toEqual([2]);
    expect(await jobs.rows()).toEqual([]);
  });

  it('is idle after jobs that were enqueued by jobs, and does not wait for delayed ones', async () => {
    const done: string[] = [];
    jobs.create(
      async (job, context) => {
        if (job.subject === 'delayed') throw new RetryJob(60_000, new Error('later'));
        await jobs.complete(job, context);
        done.push(`run ${job.subject}`);
        const next = Number(job.subject) + 1;
        if (next < 3) await jobs.opened.add(parse(String(next)));
      },
      {
        concurrency: 1,
        handleParse: async (job, context) => {
          await jobs.complete(job, context);
          done.push(`parse ${job.subject}`);
          await jobs.opened.add(run(job.subject));
        },
      },
    );
    await jobs.opened.add(run('delayed'), run('0'));
    await jobs.runner.start();
    await jobs.runner.idle();
    expect(done).toEqual(['run 0', 'parse 1', 'run 1', 'parse 2', 'run 2']);
    expect(await jobs.rows()).toEqual([{ subject: 'delayed', state: 'ready', attempt: 1 }]);
  });
});
