import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ClaimedJob } from '../../server/jobs/job-queue.ts';
import { run, type OpenQueue, type QueueFactory } from './open-test-queue.ts';

/** How every implementation of `JobQueue` treats jobs of low priority. */
export function describePriorities(name: string, open: QueueFactory): void {
  describe(`the queue on ${name}, with jobs of low priority`, () => {
    let opened: OpenQueue;

    beforeEach(async () => {
      opened = await open();
    });
    afterEach(() => opened.close());

    const release = (job: ClaimedJob) => opened.queue.release(job, { delayMs: 0, refund: false });
    const claimSubjects = async (limit: number) => (await opened.claim(limit)).map(({ subject }) => subject).toSorted();

    async function claimOne(): Promise<ClaimedJob> {
      const [job] = await opened.claim(1);
      if (job === undefined) throw new Error('There is no job to claim.');
      return job;
    }

    it('returns jobs of low priority after all others, of whichever group', async () => {
      const low = (subject: string, group?: string) => ({ ...run(subject, group), isLow: true });
      await opened.add(low('low-1'), low('low-2'), low('low-3', 'ws_2'));
      await opened.advance(1);
      await opened.add(run('high-1'), run('high-2', 'ws_3'));
      expect(await claimSubjects(2)).toEqual(['high-1', 'high-2']);
      expect(await claimSubjects(1)).toHaveLength(1);
      await opened.add(run('high-3'));
      const next = await claimOne();
      expect(next).toMatchObject({ subject: 'high-3' });
      await release(next);
      expect(await claimOne()).toMatchObject({ subject: 'high-3', attempt: 2, isLow: false });
      const rest = await opened.claim(10);
      expect(rest).toHaveLength(2);
      const [waiting] = rest;
      if (waiting === undefined) return expect.fail('There is no job to claim.');
      await release(waiting);
      expect(await claimOne()).toMatchObject({ subject: waiting.subject, attempt: 2, isLow: true });
    });

    it('returns no more jobs of low priority than wanted', async () => {
      const kind = 'run.execute' as const;
      const numbered = Array.from({ length: 6 }, (_, index) => ({ ...run(`low-${index}`), isLow: true }));
      await opened.add(...numbered, run('high-1'));
      const claimWith = async (limit: number, lowLimit: number) =>
        (await opened.queue.claim(() => ({ kind, limit, lowLimit, running: [] }))).map(({ isLow }) => isLow === true);
      expect((await claimWith(4, 2)).toSorted()).toEqual([false, true]);
      expect(await claimWith(4, 2)).toEqual([true, true]);
      expect(await claimWith(4, 0)).toEqual([]);
      await opened.add(run('high-2'));
      expect(await claimWith(4, 0)).toEqual([false]);
    });
  });
}
