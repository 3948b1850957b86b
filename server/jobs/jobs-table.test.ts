import { beforeEach, describe, expect, test } from 'vitest';
import { openFilledRows, type FilledRows } from '../db/testing/filled-rows.ts';
import { createSequentialIds } from '../lib/ids.ts';
import { createLogger } from '../lib/logger.ts';
import type { ClaimedJob, ClaimRequest, GroupLimits, JobQueue, NewJob } from './job-queue.ts';
import { createSqliteQueue } from './sqlite-queue.ts';

const START = Date.parse('2026-03-01T10:00:00.000Z');

let rows: FilledRows;
let clock: { time: number; now(): number };
let queue: JobQueue;
beforeEach(async () => {
  rows = await openFilledRows();
  clock = { time: START, now: () => clock.time };
  queue = create();
});

const create = (groupLimits: GroupLimits = {}, currentTrace: () => string | null = () => null) =>
  createSqliteQueue(rows.database, {
    clock,
    newId: createSequentialIds(clock),
    groupLimits,
    logger: createLogger('silent'),
    currentTrace,
  });
const enqueue = (...jobs: (Partial<NewJob> & { subject: string })[]) =>
  rows.database.transaction(async (tx) => {
    for (const job of jobs) await queue.enqueue(tx, { kind: 'run.execute', group: 'g', ...job });
  });
const claim = (request: Partial<ClaimRequest> = {}) =>
  queue.claim(() => ({ kind: 'run.execute', limit: 10, running: [], ...request }));
const claimed = async (request: Partial<ClaimRequest> = {}) => (await claim(request)).map(({ subject }) => subject);
const one = async (request: Partial<ClaimRequest> = {}): Promise<ClaimedJob> => {
  const [job] = await claim({ limit: 1, ...request });
  if (job === undefined) throw new Error('There is no job.');
  return job;
};
const complete = (job: ClaimedJob) => rows.database.transaction((tx) => queue.complete(tx, job));
const left = async () =>
  (await rows.db.selectFrom('jobs').select(['subject', 'state']).orderBy('id').execute()).map(
    ({ subject, state }) => `${subject} ${state}`,
  );

test('a job is claimed once, with what it is about, and removed when it is done', async () => {
  queue = create({}, () => 'the-trace');
  await enqueue({ subject: 'a' }, { subject: 'b' }, { subject: 'c', kind: 'document.parse' });
  const [first, ...others] = await claim({ limit: 1 });
  expect([first, others]).toMatchObject([
    { subject: 'a', group: 'g', kind: 'run.execute', attempt: 1, isLow: false, traceParent: 'the-trace' },
    [],
  ]);
  expect(await claimed()).toEqual(['b']);
  expect(await claimed()).toEqual([]);
  expect(await claimed({ kind: 'document.parse' })).toEqual(['c']);
  expect([await complete(first!), await complete(first!)]).toEqual([true, false]);
  expect(await left()).toEqual(['b running', 'c running']);
});

test('a job is there once, until it is done', async () => {
  await enqueue({ subject: 'a' });
  await enqueue({ subject: 'a' });
  await complete(await one());
  expect(await claimed()).toEqual([]);
  await enqueue({ subject: 'a' });
  expect(await claimed()).toEqual(['a']);
});

test('waiting workers are notified of stored jobs', async () => {
  const heard: string[] = [];
  queue.onEnqueued((kind) => heard.push(kind));
  await rows.database
    .transaction(async (tx) => {
      await queue.enqueue(tx, { kind: 'run.execute', subject: 'a', group: 'g' });
      throw new Error('No.');
    })
    .catch(() => undefined);
  expect([heard, await left()]).toEqual([[], []]);
  await enqueue({ subject: 'a' });
  expect(heard).toEqual(['run.execute']);
});

describe('groups', () => {
  test('take turns, and jobs of low priority come last', async () => {
    await enqueue(
      { subject: 'low', group: 'c', isLow: true },
      ...['a1', 'a2', 'a3'].map((subject) => ({ subject, group: 'a' })),
      ...['b1', 'b2'].map((subject) => ({ subject, group: 'b' })),
    );
    expect(await claimed()).toEqual(['a1', 'b1', 'a2', 'b2', 'a3', 'low']);
    await enqueue({ subject: 'c1', group: 'c' });
    expect(await claimed()).toEqual(['c1']);
  });

  test('that come later have their turn with those that wait', async () => {
    await enqueue(...['a1', 'a2', 'a3'].map((subject) => ({ subject, group: 'a' })));
    expect(await claimed({ limit: 1 })).toEqual(['a1']);
    await enqueue({ subject: 'b1', group: 'b' });
    expect(await claimed({ limit: 2 })).toEqual(['a2', 'b1']);
  });

  test('have no more jobs at once than their limit', async () => {
    queue = create({ 'run.execute': 2 });
    await enqueue(
      ...['a1', 'a2', 'a3'].map((subject) => ({ subject, group: 'a' })),
      ...['b1', 'b2', 'b3'].map((subject) => ({ subject, group: 'b' })),
    );
    expect((await claimed()).toSorted()).toEqual(['a1', 'a2', 'b1', 'b2']);
    expect(await claimed()).toEqual([]);
    await rows.db.deleteFrom('jobs').where('subject', '=', 'a1').execute();
    expect(await claimed()).toEqual(['a3']);
  });

  test('that are idle are served before others, one job each time', async () => {
    await enqueue({ subject: 'a1', group: 'a' }, { subject: 'b1', group: 'b' }, { subject: 'c1', group: 'c' });
    const running = [{ group: 'a' }] as unknown as ClaimRequest['running'];
    expect(await claimed({ isForIdleGroups: true, running })).toEqual(['b1']);
    expect(await claimed({ isForIdleGroups: true, running, limit: 0 })).toEqual([]);
    expect(await claimed({ isForIdleGroups: true, running })).toEqual(['c1']);
    expect(await claimed({ isForIdleGroups: true, running })).toEqual([]);
    expect(await claimed()).toEqual(['a1']);
  });
});

test('jobs of low priority have no more places than are left to them', async () => {
  const lows = ['l1', 'l2', 'l3'].map((subject) => ({ subject, group: subject, isLow: true }));
  await enqueue(...lows);
  const jobs = await claim({ limit: 3, lowLimit: 1 });
  expect(jobs.map(({ subject, isLow }) => `${subject} ${isLow}`)).toEqual(['l1 true']);
  await enqueue({ subject: 'a', group: 'a' }, { subject: 'b', group: 'b' });
  expect(await claimed({ limit: 3, lowLimit: 1 })).toEqual(['a', 'b']);
  expect(await claimed({ limit: 3, lowLimit: 0 })).toEqual([]);
  expect(await claimed({ limit: 0 })).toEqual([]);
  expect(await claimed({ limit: 3 })).toEqual(['l2', 'l3']);
});

test('a job that is given back comes again after its pause, and counts or not', async () => {
  await enqueue({ subject: 'a' });
  await queue.release(await one(), { delayMs: 1_000, refund: false });
  expect(await claimed()).toEqual([]);
  clock.time += 999;
  expect(await claimed()).toEqual([]);
  clock.time += 1;
  const second = await one();
  expect(second.attempt).toBe(2);
  await queue.release(second, { delayMs: 0, refund: true });
  const third = await one();
  expect(third.attempt).toBe(2);
  // A claim that was lost gives nothing back.
  await queue.release({ ...third, claim: 1 }, { delayMs: 0, refund: false });
  expect([await left(), await complete({ ...third, claim: 1 })]).toEqual([['a running'], false]);
});

test('jobs are removed when their subject is', async () => {
  await enqueue({ subject: 'a' }, { subject: 'b' }, { subject: 'a', kind: 'document.parse' });
  const job = await one();
  await rows.database.transaction((tx) => queue.discard(tx, { kind: 'run.execute', subject: 'a' }));
  expect([await left(), await complete(job)]).toEqual([['b ready', 'a ready'], false]);
});

test('jobs that are acknowledged are removed soon', async () => {
  await enqueue({ subject: 'a' }, { subject: 'b' });
  queue.acknowledge(await one());
  await queue.flush();
  expect(await left()).toEqual(['b ready']);
  queue.acknowledge(await one());
  await queue.close();
  expect(await left()).toEqual([]);
});

test('what a claim begins is begun for each job', async () => {
  await enqueue({ subject: 'a' }, { subject: 'b' });
  const begun: string[] = [];
  await queue.claim(
    () => ({ kind: 'run.execute', limit: 10, running: [] }),
    (_, { subject }) => Promise.resolve(void begun.push(subject)),
  );
  expect(begun).toEqual(['a', 'b']);
});

test('the claims of a process that is gone are given back', async () => {
  await enqueue({ subject: 'a' }, { subject: 'b' });
  await one();
  expect(await queue.recover()).toBe(1);
  expect((await claim()).map(({ subject, attempt }) => `${subject} ${attempt}`)).toEqual(['a 2', 'b 1']);
});

test('jobs of a clock that was set back are due', async () => {
  clock.time += 3_600_000;
  queue = create();
  await enqueue({ subject: 'a' });
  clock.time = START;
  queue = create();
  expect(await claimed()).toEqual([]);
  expect(await queue.recover()).toBe(0);
  expect(await claimed()).toEqual(['a']);
});

test('jobs are counted by their state, with how long they have waited', async () => {
  await enqueue({ subject: 'a' }, { subject: 'b' }, { subject: 'c' });
  clock.time += 1_000;
  await enqueue({ subject: 'p', kind: 'document.parse' });
  await queue.release(await one(), { delayMs: 60_000, refund: false });
  await one();
  const counts = await queue.count(10);
  const ofRuns = counts.filter(({ kind }) => kind === 'run.execute');
  expect(new Map(ofRuns.map(({ state, jobs, readySince }) => [state, [jobs, readySince]]))).toEqual(
    new Map([
      ['running', [1, null]],
      ['ready', [1, '2026-03-01T10:00:00.000Z']],
      ['delayed', [1, null]],
    ]),
  );
  const others = counts.filter(({ kind }) => kind !== 'run.execute');
  expect(others).toEqual([{ kind: 'document.parse', state: 'ready', jobs: 1, readySince: '2026-03-01T10:00:01.000Z' }]);
  expect(
    (await queue.count(2)).filter(({ kind }) => kind === 'run.execute').reduce((sum, { jobs }) => sum + jobs, 0),
  ).toBe(2);
});
