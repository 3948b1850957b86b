import { describe, expect, it } from 'vitest';
import type { JobHandler } from '../../server/jobs/job-handler.ts';
import { parse, run } from './open-test-queue.ts';
import { createRuns, untilAborted, useTestRunner } from './use-test-runner.ts';

const jobs = useTestRunner();

describe('the slots of the runner', () => {
  it('are filled by jobs that begin in the commit that claims them', async () => {
    const seen: string[] = [];
    jobs.create(
      async (job, context) => {
        seen.push(`handle ${job.subject}`);
        await jobs.complete(job, context);
      },
      {
        begin: async (db, { subject }) => {
          const { state } = await db
            .selectFrom('jobs')
            .select('state')
            .where('subject', '=', subject)
            .executeTakeFirstOrThrow();
          seen.push(`begin ${subject} ${state}`);
        },
      },
    );
    await jobs.opened.add(...createRuns(2));
    await jobs.runner.start();
    await expect.poll(() => seen).toHaveLength(4);
    expect(seen.slice(0, 2)).toEqual(['begin run-0 running', 'begin run-1 running']);
    expect(seen.slice(2).toSorted()).toEqual(['handle run-0', 'handle run-1']);
  });

  describe('with several kinds of jobs', () => {
    it('runs one kind while the slots of another are full', async () => {
      const parsed: string[] = [];
      jobs.create((_job, { signal }) => untilAborted(signal), {
        concurrency: 1,
        handleParse: async (job, context) => {
          await jobs.complete(job, context);
          parsed.push(job.subject);
        },
      });
      await jobs.opened.add(...createRuns(50));
      await jobs.runner.start();
      await expect.poll(() => jobs.rows()).toContainEqual({ subject: 'run-0', state: 'running', attempt: 1 });
      await jobs.opened.add(parse('a'), parse('b'), parse('c'));
      await expect.poll(() => parsed).toEqual(['a', 'b', 'c']);
    });

    it('cancels the job of the given kind only', async () => {
      const aborted: string[] = [];
      const hang: JobHandler = async (job, { signal }) => {
        await untilAborted(signal).catch(() => aborted.push(job.kind));
        throw signal.reason;
      };
      jobs.create(hang, { handleParse: hang });
      await jobs.opened.add(run('a'), parse('a'));
      await jobs.runner.start();
      await expect.poll(async () => (await jobs.rows()).map(({ state }) => state)).toEqual(['running', 'running']);
      jobs.runner.cancel(parse('a'));
      await expect.poll(() => aborted).toEqual(['document.parse']);
      await jobs.settle();
      expect(aborted).toEqual(['document.parse']);
    });
  });

  describe('a job that releases its slot', () => {
    /** Jobs that release their slot and wait for `finish`. */
    function createFinishing(concurrency: number) {
      const started: string[] = [];
      const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
      jobs.create(
        async (job, context) => {
          started.push(job.subject);
          context.releaseSlot();
          await Promise.race([finished, untilAborted(context.signal)]);
          await jobs.complete(job, context);
          context.releaseSlot();
        },
        { concurrency },
      );
      return { started, finish };
    }

    it('lets another job start, for up to a quarter of the slots', async () => {
      const { started, finish } = createFinishing(4);
      await jobs.opened.add(...createRuns(20));
      await jobs.runner.start();
      await expect.poll(() => started.length).toBe(5);
      await jobs.settle();
      expect(started).toHaveLength(5);
      finish();
      await jobs.runner.idle();
      expect(started).toHaveLength(20);
      expect(await jobs.rows()).toEqual([]);
    });

    it('keeps the runner from being idle', async () => {
      const { started, finish } = createFinishing(4);
      await jobs.opened.add(run('a'));
      await jobs.runner.start();
      await expect.poll(() => started).toEqual(['a']);
      let isIdle = false;
      const idle = jobs.runner.idle().then(() => (isIdle = true));
      await jobs.settle();
      expect(isIdle).toBe(false);
      finish();
      await idle;
      expect(await jobs.rows()).toEqual([]);
    });

    it('can be cancelled, and is returned to the queue at a stop', async () => {
      const { started } = createFinishing(4);
      await jobs.opened.add(run('a'), run('b'));
      await jobs.runner.start();
      await expect.poll(() => started).toHaveLength(2);
      jobs.runner.cancel({ kind: 'run.execute', subject: 'a' });
      await jobs.runner.stop(0);
      expect(await jobs.rows()).toEqual([
        { subject: 'a', state: 'running', attempt: 1 },
        { subject: 'b', state: 'ready', attempt: 0 },
      ]);
    });
  });

  describe('that are held by slow jobs of one group', () => {
    /** Jobs that wait for `finish`. */
    async function startHeld(concurrency: number) {
      const started: string[] = [];
      const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
      jobs.create(
        async (job, context) => {
          started.push(job.subject);
          context.releaseSlot();
          await Promise.race([finished, untilAborted(context.signal)]);
          await jobs.complete(job, context);
        },
        { concurrency },
      );
      await jobs.opened.add(...createRuns(50));
      await jobs.runner.start();
      // Slots, and a quarter as many that were released.
      await expect.poll(() => started.length).toBe(concurrency * 1.25);
      return { started, finish };
    }

    it('are followed by some for each group that has none', async () => {
      const { started, finish } = await startHeld(8);
      const held = [...started];
      await jobs.opened.add(run('b', 'ws_b'), run('b-2', 'ws_b'));
      await expect.poll(() => started.slice(held.length)).toEqual(['b']);
      await jobs.opened.add(run('c', 'ws_c'), run('d', 'ws_d'));
      await expect.poll(() => started.slice(held.length)).toEqual(['b', 'c']);
      finish();
      await jobs.runner.idle();
      expect(started).toHaveLength(54);
    });

    it('are followed by none for jobs of low priority', async () => {
      const { started, finish } = await startHeld(4);
      await jobs.opened.add({ ...run('low', 'ws_b'), isLow: true }, run('high', 'ws_c'));
      await expect.poll(() => started.at(-1)).toBe('high');
      expect(started).not.toContain('low');
      finish();
      await jobs.runner.idle();
      expect(started).toContain('low');
    });
  });

  it('uses all slots, and no more', async () => {
    let current = 0;
    let max = 0;
    jobs.create(
      async (job, context) => {
        current += 1;
        max = Math.max(max, current);
        await jobs.settle();
        await jobs.complete(job, context);
        current -= 1;
      },
      { concurrency: 3 },
    );
    await jobs.opened.add(...createRuns(30));
    await jobs.runner.start();
    await expect.poll(() => jobs.rows()).toEqual([]);
    expect(max).toBe(3);
  });

  it('claims only as many jobs as it has free slots', async () => {
    const gate = Promise.withResolvers<void>();
    jobs.create(
      async (job, context) => {
        await gate.promise;
        await jobs.complete(job, context);
      },
      { concurrency: 2 },
    );
    await jobs.opened.add(...createRuns(5));
    await jobs.runner.start();
    const running = async () => (await jobs.rows()).filter(({ state }) => state === 'running').length;
    await expect.poll(running).toBe(2);
    await jobs.opened.add(run('later'));
    await jobs.settle();
    expect(await running()).toBe(2);
    gate.resolve();
    await jobs.runner.idle();
    expect(await jobs.rows()).toEqual([]);
  });
});
