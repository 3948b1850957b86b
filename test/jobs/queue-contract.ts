import { sql, type Expression, type SqlBool } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ClaimedJob, JobSubject, NewJob } from '../../server/jobs/job-queue.ts';
import { run, type OpenQueue, type QueueFactory } from './open-test-queue.ts';

const parse = (subject: string): NewJob => ({ ...run(subject), kind: 'document.parse' });
class Rollback extends Error {}

/** What every implementation of `JobQueue` keeps. */
export function describeQueue(name: string, open: QueueFactory): void {
  describe(`the queue on ${name}`, () => {
    let opened: OpenQueue;

    beforeEach(async () => {
      opened = await open();
    });
    afterEach(() => opened.close());

    const discard = (job: JobSubject) => opened.database.transaction((tx) => opened.queue.discard(tx, job));

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
      await opened.add(parse('doc_1'));
      expect(await claimOne()).toMatchObject({ kind: 'document.parse', subject: 'doc_1', attempt: 1 });
    });

    it('hands out the oldest first, and no more than it is asked for', async () => {
      for (const subject of ['a', 'b', 'c']) {
        await opened.add(run(subject));
        await opened.advance(1);
      }
      const subjects = async (limit: number) => (await opened.queue.claim(limit)).map((job) => job.subject).sort();
      expect(await subjects(2)).toEqual(['a', 'b']);
      expect(await subjects(2)).toEqual(['c']);
      expect(await subjects(2)).toEqual([]);
    });

    it('keeps the order of jobs that came in the same millisecond', async () => {
      const all = Array.from({ length: 20 }, (_, index) => `run-${index}`);
      await opened.add(...all.map((subject) => run(subject)));
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
      await opened.add(run('a'), run('a'), parse('a'));
      await opened.add(run('a'));
      const jobs = await opened.queue.claim(10);
      expect(jobs.map((job) => job.kind).sort()).toEqual(['document.parse', 'run.execute']);
      await opened.add(run('a'));
      expect(await opened.queue.claim(10)).toEqual([]);
      for (const job of jobs) expect(await opened.complete(job)).toBe(true);
      await opened.add(run('a'));
      expect(await opened.queue.claim(10)).toHaveLength(1);
    });

    it('completes a job once', async () => {
      await opened.add(run('a'));
      const job = await claimOne();
      expect(await opened.complete(job)).toBe(true);
      expect(await opened.complete(job)).toBe(false);
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
      expect(await opened.complete(job)).toBe(true);
    });

    describe('a statement of its subject', () => {
      const notes = async () =>
        (
          await sql<{ id: string; text: string | null }>`select id, text from notes order by id`.execute(
            opened.database.db,
          )
        ).rows;
      const insertion = (id: string) => sql`insert into notes (id) values (${id})`.compile(opened.database.db);
      const note = (id: string, text: string) => (isHeld: Expression<SqlBool>) =>
        sql`update notes set text = ${text} where id = ${id} and ${isHeld}`.compile(opened.database.db);
      const enqueue = (id: string) =>
        opened.database.atomically((tx) => opened.queue.enqueue(tx, run(id), insertion(id)));
      const record = (job: ClaimedJob, text: string) =>
        opened.database.atomically((tx) => opened.queue.complete(tx, job, note(job.subject, text)));

      beforeEach(async () => {
        await sql`create table notes (id text primary key, text text)`.execute(opened.database.db);
      });

      it('is done with the job, or neither is', async () => {
        let told = 0;
        opened.queue.onEnqueued(() => (told += 1));
        await enqueue('a');
        expect(told).toBe(1);
        expect(await notes()).toEqual([{ id: 'a', text: null }]);
        await expect(enqueue('a')).rejects.toThrow(/unique/i);
        expect(told).toBe(1);
        expect((await opened.queue.claim(10)).map(({ subject }) => subject)).toEqual(['a']);
      });

      it('leaves no job when the statement fails', async () => {
        await sql`insert into notes (id) values ('a')`.execute(opened.database.db);
        await expect(enqueue('a')).rejects.toThrow(/unique/i);
        expect(await opened.queue.claim(10)).toEqual([]);
      });

      it('records a result with the end of the job, once', async () => {
        await enqueue('a');
        const job = await claimOne();
        expect(await record(job, 'done')).toBe(true);
        expect(await record(job, 'again')).toBe(false);
        expect(await notes()).toEqual([{ id: 'a', text: 'done' }]);
        expect(await opened.queue.nextDueIn()).toBeNull();
      });

      it('records nothing for a claim that is another’s by now', async () => {
        await enqueue('a');
        const first = await claimOne();
        await opened.queue.release(first, { delayMs: 0, refund: false });
        const second = await claimOne();
        expect(await record(first, 'first')).toBe(false);
        expect(await notes()).toEqual([{ id: 'a', text: null }]);
        expect(await record(second, 'second')).toBe(true);
        expect(await notes()).toEqual([{ id: 'a', text: 'second' }]);
      });

      it('says so when there was nothing to record', async () => {
        await opened.add(run('gone'));
        expect(await record(await claimOne(), 'done')).toBe(false);
        expect(await opened.queue.nextDueIn()).toBeNull();
      });
    });

    it('lets a job be completed by the claim that has it, and by no earlier one', async () => {
      await opened.add(run('a'));
      const first = await claimOne();
      await opened.queue.release(first, { delayMs: 0, refund: false });
      expect(await opened.complete(first)).toBe(false);
      const second = await claimOne();
      expect(second).toMatchObject({ id: first.id, attempt: 2 });
      expect(await opened.complete(first)).toBe(false);
      expect(await opened.complete(second)).toBe(true);
    });

    /** A second more or less is the time that the test itself takes. */
    const expectDueIn = async (ms: number) =>
      expect(Math.abs(((await opened.queue.nextDueIn()) ?? Number.NaN) - ms)).toBeLessThan(1_000);

    it('keeps a released job back until it is due', async () => {
      await opened.add(run('a'));
      await opened.queue.release(await claimOne(), { delayMs: 20_000, refund: false });
      await expectDueIn(20_000);
      await opened.advance(15_000);
      expect(await opened.queue.claim(1)).toEqual([]);
      await expectDueIn(5_000);
      await opened.advance(5_000);
      expect(await opened.queue.nextDueIn()).toBe(0);
      expect((await claimOne()).attempt).toBe(2);
    });

    it('hands out what came back, once it is due, before what came after it', async () => {
      await opened.add(run('a'));
      await opened.queue.release(await claimOne(), { delayMs: 10_000, refund: false });
      await opened.add(run('b'), run('c'));
      expect((await claimOne()).subject).toBe('b');
      await opened.advance(10_000);
      expect([await claimOne(), await claimOne()].map((job) => job.subject)).toEqual(['a', 'c']);
    });

    it('does not count an attempt that is refunded', async () => {
      await opened.add(run('a'));
      await opened.queue.release(await claimOne(), { delayMs: 0, refund: true });
      expect((await claimOne()).attempt).toBe(1);
    });

    it('leaves alone what another claim has when an old one gives its job back', async () => {
      await opened.add(run('a'));
      const first = await claimOne();
      await opened.abandon();
      const second = await claimOne();
      await opened.queue.release(first, { delayMs: 0, refund: false });
      expect(await opened.queue.claim(1)).toEqual([]);
      expect(await opened.complete(second)).toBe(true);
    });

    it('refuses the completion of a job that was discarded while it ran', async () => {
      await opened.add(run('a'), run('b'));
      const jobs = await opened.queue.claim(1);
      await discard(run('a'));
      await discard(run('b'));
      for (const job of jobs) expect(await opened.complete(job)).toBe(false);
      for (const job of jobs) await opened.queue.release(job, { delayMs: 0, refund: false });
      expect(await opened.queue.claim(10)).toEqual([]);
    });

    it('discards one kind and subject, and nothing else', async () => {
      await opened.add(run('a'), run('b'), parse('a'));
      await discard(run('a'));
      const left = (await opened.queue.claim(10)).map(({ kind, subject }) => `${kind} ${subject}`);
      expect(left.sort()).toEqual(['document.parse a', 'run.execute b']);
    });

    it('takes back what a process that is gone had claimed, and leaves waiting jobs their time', async () => {
      await opened.add(run('a'), run('b'), run('c'));
      const [first, second] = await opened.queue.claim(2);
      await opened.queue.release(second as ClaimedJob, { delayMs: 500_000, refund: false });
      await opened.abandon();
      const again = await opened.queue.claim(10);
      expect(again.map(({ subject, attempt }) => [subject, attempt]).sort()).toEqual([
        ['a', 2],
        ['c', 1],
      ]);
      expect(await opened.complete(first as ClaimedJob)).toBe(false);
      expect(await opened.queue.nextDueIn()).toBeGreaterThan(400_000);
    });

    it('keeps claims that are renewed, and says which were lost', async () => {
      const { leases } = opened.queue;
      await opened.add(run('a'), run('b'), run('c'));
      const [first, second, third] = (await opened.queue.claim(3)) as [ClaimedJob, ClaimedJob, ClaimedJob];
      if (leases === null) return expect(await opened.queue.claim(3)).toEqual([]);
      for (let renewals = 0; renewals < 3; renewals += 1) {
        await opened.advance(15_000);
        expect(await leases.renew([first, second, third])).toEqual([]);
      }
      expect(await opened.queue.claim(3)).toEqual([]);
      await discard(run('a'));
      await opened.queue.release(second, { delayMs: 0, refund: false });
      expect(await leases.renew([first, second, third])).toEqual([first, second]);
      expect(await opened.complete(third)).toBe(true);
    });
  });
}
