import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ClaimedJob, JobSubject } from '../../server/jobs/job-queue.ts';
import { parse, run, type OpenQueue, type QueueFactory } from './open-test-queue.ts';

class Rollback extends Error {}

/** What every implementation of `JobQueue` guarantees. */
export function describeQueue(name: string, open: QueueFactory): void {
  describe(`the queue on ${name}`, () => {
    let opened: OpenQueue;

    beforeEach(async () => {
      opened = await open();
    });
    afterEach(() => opened.close());

    const discard = (job: JobSubject) => opened.database.transaction((tx) => opened.queue.discard(tx, job));
    const release = (job: ClaimedJob, { delayMs = 0, refund = false } = {}) =>
      opened.queue.release(job, { delayMs, refund });
    /** The jobs of one claim in the order of their subjects. */
    const claimSorted = async (limit: number) =>
      (await opened.claim(limit)).toSorted((a, b) => a.subject.localeCompare(b.subject));

    const claimSubjects = async (limit: number) => (await claimSorted(limit)).map(({ subject }) => subject);

    async function claimOne(): Promise<ClaimedJob> {
      const [job] = await opened.claim(1);
      if (job === undefined) throw new Error('There is no job to claim.');
      return job;
    }

    it('counts jobs by kind and state, and says since when the first has been ready', async () => {
      expect(await opened.queue.count(10)).toEqual([]);
      await opened.add(run('a'), run('b'), run('c'), run('d'), parse('a'));
      const [first] = await opened.claim(2);
      if (first === undefined) return expect.fail('There is no job to claim.');
      await release(first, { delayMs: 60_000 });
      const counts = (await opened.queue.count(10)).toSorted((a, b) =>
        `${a.kind} ${a.state}` < `${b.kind} ${b.state}` ? -1 : 1,
      );
      expect(counts.map(({ kind, state, jobs }) => [kind, state, Number(jobs)])).toEqual([
        ['document.parse', 'ready', 1],
        ['run.execute', 'delayed', 1],
        ['run.execute', 'ready', 2],
        ['run.execute', 'running', 1],
      ]);
      expect(counts.map(({ readySince }) => readySince !== null)).toEqual([true, false, true, false]);
      expect(counts[0]?.readySince).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
      const limited = (await opened.queue.count(1)).map(({ jobs }) => Number(jobs));
      expect(limited).toEqual([1, 1]);
    });

    describe('enqueueing', () => {
      it('rolls back with its transaction, without notifying listeners', async () => {
        let notifications = 0;
        opened.queue.onEnqueued(() => (notifications += 1));
        const rolledBack = opened.database.transaction(async (tx) => {
          await opened.queue.enqueue(tx, run('a'));
          throw new Rollback();
        });
        await expect(rolledBack).rejects.toThrow(Rollback);
        expect(await opened.claim(10)).toEqual([]);
        expect(notifications).toBe(0);
      });

      it('notifies listeners after the commit, with the kind', async () => {
        const claimed: string[] = [];
        opened.queue.onEnqueued((kind) => {
          void opened
            .claim(1, { kind })
            .then((jobs) => claimed.push(...jobs.map((job) => `${job.kind} ${job.subject}`)));
        });
        await opened.add(parse('doc_1'));
        await expect.poll(() => claimed).toEqual(['document.parse doc_1']);
      });

      it('keeps one job per kind and subject, also while it runs', async () => {
        await opened.add(run('a'), run('a'), parse('a'));
        await opened.add(run('a'));
        const jobs = [...(await opened.claim(10)), ...(await opened.claim(10, { kind: 'document.parse' }))];
        expect(jobs.map(({ kind }) => kind)).toEqual(['run.execute', 'document.parse']);
        await opened.add(run('a'));
        expect(await opened.claim(10)).toEqual([]);
        for (const job of jobs) expect(await opened.complete(job)).toBe(true);
        await opened.add(run('a'));
        expect(await opened.claim(10)).toHaveLength(1);
      });
    });

    describe('claiming', () => {
      it('returns the subject, the group and the first attempt', async () => {
        await opened.add(run('run_1', 'ws_7'));
        expect(await claimOne()).toMatchObject({ kind: 'run.execute', subject: 'run_1', group: 'ws_7', attempt: 1 });
      });

      it('returns jobs of the requested kind only', async () => {
        await opened.add(parse('doc_1'), run('run_1'), parse('doc_2'));
        expect(await claimSubjects(10)).toEqual(['run_1']);
        const parses = await opened.claim(10, { kind: 'document.parse' });
        expect(parses.map(({ subject }) => subject).sort()).toEqual(['doc_1', 'doc_2']);
      });

      it('returns the oldest jobs first, up to the limit', async () => {
        for (const subject of ['a', 'b', 'c']) {
          await opened.add(run(subject));
          await opened.advance(1);
        }
        expect(await claimSubjects(2)).toEqual(['a', 'b']);
        expect(await claimSubjects(2)).toEqual(['c']);
        expect(await claimSubjects(2)).toEqual([]);
      });

      it('keeps the order of jobs that were enqueued in the same transaction', async () => {
        const subjects = Array.from({ length: 20 }, (_, index) => `run-${index}`);
        await opened.add(...subjects.map((subject) => run(subject)));
        const claimed: string[] = [];
        for (const _ of subjects) claimed.push((await claimOne()).subject);
        expect(claimed).toEqual(subjects);
      });

      it('gives each job to one of several concurrent claims', async () => {
        await opened.add(...Array.from({ length: 50 }, (_, index) => run(`run-${index}`)));
        const claims = await Promise.all(Array.from({ length: 20 }, () => opened.claim(5)));
        const ids = claims.flat().map((job) => job.id);
        expect(ids).toHaveLength(50);
        expect(new Set(ids).size).toBe(50);
      });
    });

    describe('completing', () => {
      it('succeeds once', async () => {
        await opened.add(run('a'));
        const job = await claimOne();
        expect(await opened.complete(job)).toBe(true);
        expect(await opened.complete(job)).toBe(false);
      });

      it('rolls back with its transaction', async () => {
        await opened.add(run('a'));
        const job = await claimOne();
        const rolledBack = opened.database.transaction(async (tx) => {
          expect(await opened.queue.complete(tx, job)).toBe(true);
          throw new Rollback();
        });
        await expect(rolledBack).rejects.toThrow(Rollback);
        expect(await opened.complete(job)).toBe(true);
      });

      it('succeeds for the current claim only', async () => {
        await opened.add(run('a'));
        const first = await claimOne();
        await release(first);
        expect(await opened.complete(first)).toBe(false);
        const second = await claimOne();
        expect(second).toMatchObject({ id: first.id, attempt: 2 });
        expect(await opened.complete(first)).toBe(false);
        expect(await opened.complete(second)).toBe(true);
      });

      it('fails for a job that was discarded while it ran', async () => {
        await opened.add(run('a'), run('b'));
        const job = await claimOne();
        await discard(run('a'));
        await discard(run('b'));
        expect(await opened.complete(job)).toBe(false);
        await release(job);
        expect(await opened.claim(10)).toEqual([]);
      });
    });

    describe('acknowledging', () => {
      it('removes the job', async () => {
        await opened.add(run('a'), run('b'), parse('a'));
        const jobs = [...(await opened.claim(10)), ...(await opened.claim(10, { kind: 'document.parse' }))];
        for (const job of jobs) opened.queue.acknowledge(job);
        await opened.queue.flush();
        for (const job of jobs) expect(await opened.complete(job)).toBe(false);
        await opened.add(run('a'));
        expect(await opened.claim(10)).toHaveLength(1);
      });

      it('does nothing for a claim that was lost', async () => {
        await opened.add(run('a'));
        const first = await claimOne();
        await release(first);
        const second = await claimOne();
        opened.queue.acknowledge(first);
        await opened.queue.flush();
        expect(await opened.complete(second)).toBe(true);
      });
    });

    describe('releasing', () => {
      it('delays the job', async () => {
        await opened.add(run('a'));
        await release(await claimOne(), { delayMs: 20_000 });
        await opened.advance(15_000);
        expect(await opened.claim(1)).toEqual([]);
        await opened.advance(5_000);
        expect((await claimOne()).attempt).toBe(2);
      });

      it('keeps the position of the job in its group', async () => {
        await opened.add(run('a'));
        await release(await claimOne(), { delayMs: 10_000 });
        await opened.add(run('b'), run('c'));
        expect((await claimOne()).subject).toBe('b');
        await opened.advance(10_000);
        expect([await claimOne(), await claimOne()].map((job) => job.subject)).toEqual(['a', 'c']);
      });

      it('does not count a refunded attempt', async () => {
        await opened.add(run('a'));
        await release(await claimOne());
        await release(await claimOne(), { refund: true });
        await release(await claimOne(), { refund: true });
        await release(await claimOne());
        expect((await claimOne()).attempt).toBe(3);
      });

      it('does nothing for a claim that was lost', async () => {
        await opened.add(run('a'));
        const first = await claimOne();
        await opened.expireClaims();
        const second = await claimOne();
        await release(first);
        expect(await opened.claim(1)).toEqual([]);
        expect(await opened.complete(second)).toBe(true);
      });
    });

    it('discards the job of one kind and subject', async () => {
      await opened.add(run('a'), run('b'), parse('a'));
      await discard(run('a'));
      expect(await claimSubjects(10)).toEqual(['b']);
      expect(await opened.claim(10, { kind: 'document.parse' })).toHaveLength(1);
    });

    it('redelivers the jobs of a dead process, and keeps the delay of waiting jobs', async () => {
      await opened.add(run('a'), run('b'), run('c'));
      const [first, second] = (await claimSorted(2)) as [ClaimedJob, ClaimedJob];
      await release(second, { delayMs: 500_000 });
      await opened.expireClaims();
      const again = await opened.claim(10);
      expect(again.map(({ subject, attempt }) => [subject, attempt]).sort()).toEqual([
        ['a', 2],
        ['c', 1],
      ]);
      expect(await opened.complete(first)).toBe(false);
    });

    it('keeps claims that are renewed, and reports which were lost', async () => {
      const { leases } = opened.queue;
      await opened.add(run('a'), run('b'), run('c'), parse('d'));
      const [first, second, third] = (await claimSorted(3)) as [ClaimedJob, ClaimedJob, ClaimedJob];
      const [other] = (await opened.claim(1, { kind: 'document.parse' })) as [ClaimedJob];
      if (leases === null) return expect(await opened.claim(3)).toEqual([]);
      for (let renewals = 0; renewals < 3; renewals += 1) {
        await opened.advance(15_000);
        expect(await leases.renew([first, second, third, other])).toEqual([]);
      }
      expect(await opened.claim(3)).toEqual([]);
      await discard(run('a'));
      await release(second);
      expect(await leases.renew([first, second, third, other])).toEqual([first, second]);
      expect(await opened.complete(third)).toBe(true);
    });
  });
}
