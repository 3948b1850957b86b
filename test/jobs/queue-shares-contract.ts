import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ClaimedJob } from '../../server/jobs/job-queue.ts';
import { run, type OpenQueue, type QueueFactory } from './open-test-queue.ts';

const numbered = (count: number, group: string) =>
  Array.from({ length: count }, (_, index) => run(`${group}-${index}`, group));

const SLOTS = 15;

/** How every implementation of `JobQueue` shares slots between groups. */
export function describeShares(name: string, open: QueueFactory): void {
  describe(`the queue on ${name}, shared by groups`, () => {
    let opened: OpenQueue;

    beforeEach(async () => {
      opened = await open();
    });
    afterEach(() => opened.close());

    /**
     * A process with `SLOTS` slots that completes its oldest job at each step. Returns the subjects in the order of
     * their claims.
     */
    async function simulateProcess(steps: number, beforeStep: (step: number) => Promise<void> = async () => undefined) {
      const running: ClaimedJob[] = [];
      const served: ClaimedJob[] = [];
      for (let step = 0; step < steps; step += 1) {
        await beforeStep(step);
        const jobs = await opened.claim(SLOTS - running.length, { running });
        running.push(...jobs);
        served.push(...jobs);
        const done = running.shift();
        if (done !== undefined) await opened.complete(done);
      }
      return { running, served };
    }

    it('serves an idle group immediately, behind the backlog of another', async () => {
      await opened.add(...numbered(200, 'large'));
      const running = await opened.claim(SLOTS);
      await opened.add(run('only', 'small'));
      const claimed = await opened.claim(3, { running });
      expect(claimed.map(({ subject }) => subject)).toContain('only');
    });

    it('serves only idle groups on request, one job at a time', async () => {
      await opened.add(...numbered(300, 'large'), { ...run('low', 'batch'), isLow: true });
      const running = await opened.claim(SLOTS);
      expect(await opened.claim(3, { running, isForIdleGroups: true })).toEqual([]);
      await opened.add(...numbered(2, 'small'), ...numbered(2, 'other'));
      for (const subject of ['small-0', 'other-0']) {
        const claimed = await opened.claim(3, { running, isForIdleGroups: true });
        expect(claimed.map((job) => job.subject)).toEqual([subject]);
        running.push(...claimed);
      }
      expect(await opened.claim(3, { running, isForIdleGroups: true })).toEqual([]);
      expect(await opened.claim(0, { running: [], isForIdleGroups: true })).toEqual([]);
    });

    it('gives groups with a backlog equal shares', async () => {
      await opened.add(...numbered(150, 'a'));
      // Long after the others joined: on a busy machine, the queue looks for them a little later.
      const { running } = await simulateProcess(130, async (step) => {
        if (step === 20) await opened.add(...numbered(50, 'b'), ...numbered(50, 'c'));
      });
      for (const group of ['a', 'b', 'c']) {
        const share = running.filter((job) => job.group === group).length;
        expect(share).toBeGreaterThanOrEqual(SLOTS / 3 - 2);
        expect(share).toBeLessThanOrEqual(SLOTS / 3 + 2);
      }
    });

    it('serves the jobs of a group in their order', async () => {
      await opened.add(...numbered(40, 'a'), ...numbered(20, 'b'));
      const { served } = await simulateProcess(60, async (step) => {
        if (step === 10) await opened.add(run('a-40', 'a'), run('b-20', 'b'));
      });
      // Jobs of one claim start together.
      for (const [group, count] of [
        ['a', 41],
        ['b', 21],
      ] as const) {
        const numbers = served.filter((job) => job.group === group).map(({ subject }) => Number(subject.slice(2)));
        expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, index) => index));
        for (const [index, number] of numbers.entries()) expect(Math.abs(number - index)).toBeLessThan(SLOTS);
      }
    });

    it('does not starve waiting jobs while others keep arriving', async () => {
      await opened.add(...numbered(20, 'patient'));
      const { served } = await simulateProcess(60, async (step) => {
        await opened.add(run(`stream-${step}`, 'stream'));
      });
      expect(served.filter(({ group }) => group === 'patient')).toHaveLength(20);
    });

    describe('with a limit per group', () => {
      beforeEach(async () => {
        await opened.close();
        opened = await open({ 'run.execute': 3 });
      });

      it('holds back the jobs of a full group, and serves those behind them', async () => {
        await opened.add(...numbered(10, 'a'), ...numbered(2, 'b'));
        const claimed = await opened.claim(10);
        const ofGroup = (group: string) => claimed.filter((job) => job.group === group);
        expect([ofGroup('a').length, ofGroup('b').length]).toEqual([3, 2]);
        expect(await opened.claim(10, { running: claimed })).toEqual([]);
        const [done] = ofGroup('a') as [ClaimedJob];
        expect(await opened.complete(done)).toBe(true);
        const running = claimed.filter((job) => job !== done);
        expect((await opened.claim(10, { running })).map(({ group }) => group)).toEqual(['a']);
      });

      it('holds for concurrent claims', async () => {
        await opened.add(...numbered(40, 'a'), ...numbered(40, 'b'));
        const claims = await Promise.all(Array.from({ length: 12 }, () => opened.claim(4)));
        for (const group of ['a', 'b']) expect(claims.flat().filter((job) => job.group === group)).toHaveLength(3);
      });
    });
  });
}
