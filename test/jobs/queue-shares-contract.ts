import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ClaimedJob, JobLimits } from '../../server/jobs/job-queue.ts';
import { run, type OpenQueue, type QueueFactory } from './open-test-queue.ts';

const numbered = (count: number, workspaceId: string, keyId: string | null = null) =>
  Array.from({ length: count }, (_, index) => run(`${workspaceId}-${index}`, workspaceId, keyId));

/** Whom a claim serves, in every implementation of `JobQueue`. */
export function describeShares(name: string, open: QueueFactory): void {
  describe(`the queue on ${name}, among workspaces`, () => {
    let opened: OpenQueue;

    beforeEach(async () => {
      opened = await open();
    });
    afterEach(() => opened.close());

    describe('shares', () => {
      const claimSubjects = async (limit: number) => (await opened.queue.claim(limit)).map(({ subject }) => subject);

      it('do not let a workspace wait behind the backlog of another', async () => {
        await opened.add(...numbered(200, 'large'));
        await opened.queue.claim(20);
        await opened.add(run('only', 'small'));
        expect((await claimSubjects(3)).includes('only')).toBe(true);
      });

      it('let workspaces with a backlog take turns', async () => {
        await opened.add(...numbered(100, 'a'));
        await opened.queue.claim(10);
        await opened.add(...numbered(50, 'b'), ...numbered(50, 'c'));
        const next = await claimSubjects(30);
        for (const workspace of ['a', 'b', 'c']) {
          const share = next.filter((subject) => subject.startsWith(workspace)).length;
          expect(share).toBeGreaterThanOrEqual(9);
          expect(share).toBeLessThanOrEqual(11);
        }
      });

      it('keep the jobs of each workspace in their order, also when more come later', async () => {
        await opened.add(...numbered(5, 'a'), ...numbered(3, 'b'));
        const first = await claimSubjects(4);
        await opened.add(run('a-5', 'a'), run('a-6', 'a'), run('b-3', 'b'));
        const all = [...first, ...(await claimSubjects(20))];
        expect(all.filter((subject) => subject.startsWith('a'))).toEqual(
          [0, 1, 2, 3, 4, 5, 6].map((index) => `a-${index}`),
        );
        expect(all.filter((subject) => subject.startsWith('b'))).toEqual([0, 1, 2, 3].map((index) => `b-${index}`));
      });

      it('starve nobody: what waits comes before what keeps arriving', async () => {
        await opened.add(...numbered(20, 'patient'));
        const served: string[] = [];
        for (let arrival = 0; arrival < 40; arrival += 1) {
          await opened.add(run(`stream-${arrival}`, 'stream'));
          for (const job of await opened.queue.claim(1)) {
            served.push(job.subject);
            await opened.complete(job);
          }
        }
        expect(served.filter((subject) => subject.startsWith('patient')).length).toBeGreaterThanOrEqual(18);
      });
    });

    describe('limits', () => {
      const reopen = async (limits: JobLimits) => {
        await opened.close();
        opened = await open(limits);
      };

      it('hold back the jobs of a workspace that has enough running, and let others by', async () => {
        await reopen({ workspace: 3, key: null });
        await opened.add(...numbered(10, 'a'), ...numbered(2, 'b'));
        const claimed = await opened.queue.claim(10);
        expect(claimed.map(({ subject }) => subject).sort()).toEqual(['a-0', 'a-1', 'a-2', 'b-0', 'b-1']);
        expect(await opened.queue.claim(10)).toEqual([]);
        expect(await opened.queue.nextDueIn()).toBe(0);
        const [done] = claimed.filter(({ subject }) => subject.startsWith('a'));
        expect(await opened.complete(done as ClaimedJob)).toBe(true);
        expect((await opened.queue.claim(10)).map(({ subject }) => subject)).toEqual(['a-3']);
      });

      it('count a provider key over all workspaces, and jobs without one not at all', async () => {
        await reopen({ workspace: null, key: 2 });
        await opened.add(
          ...numbered(3, 'a', 'pk_1'),
          ...numbered(3, 'b', 'pk_1'),
          ...numbered(3, 'c', 'pk_2'),
          ...numbered(3, 'd'),
        );
        const claimed = (await opened.queue.claim(20)).map(({ subject }) => subject);
        expect(claimed.filter((subject) => /^[ab]/.test(subject))).toHaveLength(2);
        expect(claimed.filter((subject) => subject.startsWith('c'))).toHaveLength(2);
        expect(claimed.filter((subject) => subject.startsWith('d'))).toHaveLength(3);
      });

      it('hold when many claim at the same time', async () => {
        await reopen({ workspace: 5, key: 3 });
        await opened.add(...numbered(40, 'a', 'pk_1'), ...numbered(40, 'b'));
        const claims = await Promise.all(Array.from({ length: 12 }, () => opened.queue.claim(4)));
        const claimed = claims.flat().map(({ subject }) => subject);
        expect(claimed.filter((subject) => subject.startsWith('a'))).toHaveLength(3);
        expect(claimed.filter((subject) => subject.startsWith('b'))).toHaveLength(5);
      });
    });
  });
}
