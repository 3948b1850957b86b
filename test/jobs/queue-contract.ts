import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ClaimedJob, NewJob } from '../../server/jobs/queue.ts';
import { ManualClock } from './manual-clock.ts';
import type { OpenQueue, QueueFactory } from './open-queue.ts';

const run = (subject: string): NewJob => ({ kind: 'run.execute', subject });

class Rollback extends Error {}

/** What every implementation of `JobQueue` keeps. */
export function describeQueue(name: string, open: QueueFactory): void {
  describe(`the queue on ${name}`, () => {
    let clock: ManualClock;
    let opened: OpenQueue;

    beforeEach(async () => {
      clock = new ManualClock();
      opened = await open(clock);
    });
    afterEach(() => opened.close());

    const complete = (job: ClaimedJob) => opened.database.transaction((tx) => opened.queue.complete(tx, job));
    const discard = (job: NewJob) => opened.database.transaction((tx) => opened.queue.discard(tx, job));

    async function claimOne(): Promise<ClaimedJob> {
      const [job] = await opened.queue.claim(1);
      if (job === undefined) throw new Error('There is no job to claim.');
      return job;
    }

    it('keeps nothing of a transaction that is rolled back, and tells nobody', async () => {
      let told = 0;
      opened.queue.onEnqueued(() => (told += 1));
      const rolledBack = opened.database.transaction(async (tx) => {
        await opened.queue.enqueue(tx, run('a'));
        throw new Rollback();
      });
      await expect(rolledBack).rejects.toThrow(Rollback);
      expect(await opened.queue.claim(10)).toEqual([]);
      expect(await opened.queue.nextDueIn()).toBeNull();
      expect(told).toBe(0);
    });

    it('tells its listeners once the transaction is committed', async () => {
      const seen: (number | null)[] = [];
      opened.queue.onEnqueued(() => void opened.queue.nextDueIn().then((ms) => seen.push(ms)));
      await opened.add(run('a'));
      await expect.poll(() => seen).toEqual([0]);
    });

    it('hands out a job with its subject and its first attempt', async () => {
      await opened.add({ kind: 'document.parse', subject: 'doc_1' });
      expect(await claimOne()).toMatchObject({ kind: 'document.parse', subject: 'doc_1', attempt: 1 });
    });

    it('hands out the oldest first, and no more than it is asked for', async () => {
      for (const subject of ['a', 'b', 'c']) {
        await opened.add(run(subject));
        clock.advance(1);
      }
      const subjects = async (limit: number) => (await opened.queue.claim(limit)).map((job) => job.subject).sort();
      expect(await subjects(2)).toEqual(['a', 'b']);
      expect(await subjects(2)).toEqual(['c']);
      expect(await subjects(2)).toEqual([]);
    });

    it('keeps the order of jobs that came in the same millisecond', async () => {
      const all = Array.from({ length: 20 }, (_, index) => `run-${index}`);
      await opened.add(...all.map(run));
      const claimed: string[] = [];
      for (let left = all.length; left > 0; left -= 1) claimed.push((await claimOne()).subject);
      expect(claimed).toEqual(all);
    });

    it('hands out no job twice to those who claim at the same time', async () => {
      await opened.add(...Array.from({ length: 50 }, (_, index) => run(`run-${index}`)));
      const claims = await Promise.all(Array.from({ length: 20 }, () => opened.queue.claim(5)));
      const ids = claims.flat().map((job) => job.id);
      expect(ids).toHaveLength(50);
      expect(new Set(ids).size).toBe(50);
    });

    it('keeps one job of a kind and subject, also while it runs', async () => {
      await opened.add(run('a'), run('a'), { kind: 'document.parse', subject: 'a' });
      await opened.add(run('a'));
      const jobs = await opened.queue.claim(10);
      expect(jobs.map((job) => job.kind).sort()).toEqual(['document.parse', 'run.execute']);
      await opened.add(run('a'));
      expect(await opened.queue.claim(10)).toEqual([]);
      for (const job of jobs) expect(await complete(job)).toBe(true);
      await opened.add(run('a'));
      expect(await opened.queue.claim(10)).toHaveLength(1);
    });

    it('completes a job once', async () => {
      await opened.add(run('a'));
      const job = await claimOne();
      expect(await complete(job)).toBe(true);
      expect(await complete(job)).toBe(false);
      expect(await opened.queue.recover()).toBe(0);
      expect(await opened.queue.nextDueIn()).toBeNull();
    });

    it('still has a job whose completion was rolled back', async () => {
      await opened.add(run('a'));
      const job = await claimOne();
      const rolledBack = opened.database.transaction(async (tx) => {
        expect(await opened.queue.complete(tx, job)).toBe(true);
        throw new Rollback();
      });
      await expect(rolledBack).rejects.toThrow(Rollback);
      expect(await complete(job)).toBe(true);
    });

    it('lets a job be completed by the claim that has it, and by no earlier one', async () => {
      await opened.add(run('a'));
      const first = await claimOne();
      await opened.queue.release(first, { delayMs: 0, refund: false });
      expect(await complete(first)).toBe(false);
      const second = await claimOne();
      expect(second).toMatchObject({ id: first.id, attempt: 2 });
      expect(await complete(first)).toBe(false);
      expect(await complete(second)).toBe(true);
    });

    it('keeps a released job back until it is due', async () => {
      await opened.add(run('a'));
      await opened.queue.release(await claimOne(), { delayMs: 2_000, refund: false });
      expect(await opened.queue.nextDueIn()).toBe(2_000);
      clock.advance(1_999);
      expect(await opened.queue.claim(1)).toEqual([]);
      expect(await opened.queue.nextDueIn()).toBe(1);
      clock.advance(1);
      expect(await opened.queue.nextDueIn()).toBe(0);
      expect((await claimOne()).attempt).toBe(2);
    });

    it('hands out what is due before what waits, whichever came first', async () => {
      await opened.add(run('a'));
      await opened.queue.release(await claimOne(), { delayMs: 100, refund: false });
      clock.advance(50);
      await opened.add(run('b'));
      clock.advance(100);
      expect([await claimOne(), await claimOne()].map((job) => job.subject)).toEqual(['b', 'a']);
    });

    it('does not count an attempt that is refunded', async () => {
      await opened.add(run('a'));
      await opened.queue.release(await claimOne(), { delayMs: 0, refund: true });
      expect((await claimOne()).attempt).toBe(1);
    });

    it('leaves alone what another claim has when an old one gives its job back', async () => {
      await opened.add(run('a'));
      const first = await claimOne();
      await opened.queue.recover();
      const second = await claimOne();
      await opened.queue.release(first, { delayMs: 0, refund: false });
      expect(await opened.queue.claim(1)).toEqual([]);
      expect(await complete(second)).toBe(true);
    });

    it('refuses the completion of a job that was discarded while it ran', async () => {
      await opened.add(run('a'), run('b'));
      const jobs = await opened.queue.claim(1);
      await discard(run('a'));
      await discard(run('b'));
      for (const job of jobs) expect(await complete(job)).toBe(false);
      for (const job of jobs) await opened.queue.release(job, { delayMs: 0, refund: false });
      expect(await opened.queue.claim(10)).toEqual([]);
    });

    it('discards one kind and subject, and nothing else', async () => {
      await opened.add(run('a'), run('b'), { kind: 'document.parse', subject: 'a' });
      await discard(run('a'));
      const left = (await opened.queue.claim(10)).map(({ kind, subject }) => `${kind} ${subject}`);
      expect(left.sort()).toEqual(['document.parse a', 'run.execute b']);
    });

    it('takes back at a start what was claimed, and leaves waiting jobs their time', async () => {
      await opened.add(run('a'), run('b'), run('c'));
      const [first, second] = await opened.queue.claim(2);
      await opened.queue.release(second as ClaimedJob, { delayMs: 5_000, refund: false });
      expect(await opened.queue.recover()).toBe(1);
      expect(await opened.queue.recover()).toBe(0);
      const again = await opened.queue.claim(10);
      expect(again.map(({ subject, attempt }) => [subject, attempt]).sort()).toEqual([
        ['a', 2],
        ['c', 1],
      ]);
      expect(await complete(first as ClaimedJob)).toBe(false);
      expect(await opened.queue.nextDueIn()).toBe(5_000);
    });
  });
}
