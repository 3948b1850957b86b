/** What a lane does while its queue fails, and with slots that jobs give back before they end. */
import { describe, expect, test, vi } from 'vitest';
import { RetryJob, RunnerStopping, type JobHandler } from './job-handler.ts';
import type { ClaimedJob, JobQueue } from './job-queue.ts';
import { makeJob, playLane, type LaneParts } from './testing/play-lane.ts';

const job = (subject: string, more: Partial<ClaimedJob> = {}): ClaimedJob => makeJob(subject, { attempt: 3, ...more });

/** A handler that waits for a gate, or for its abort. */
const until =
  (gate: Promise<void>): JobHandler =>
  (_, { signal }) =>
    new Promise((resolve, reject) => {
      void gate.then(resolve);
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });

test('a job runs in a span with its subject and attempt, below the span of the request', async () => {
  const { lane, spans, messages, flush } = playLane({ due: [job('a', { traceParent: '00-1' })] });
  lane.start();
  await lane.idle();
  const attributes = { 'excerpt.job.subject': 'a', 'excerpt.job.attempt': 3 };
  expect(spans).toEqual([['run.execute', { kind: 'consumer', attributes, parent: '00-1' }]]);
  expect(messages()).toEqual([]);
  expect(flush).toHaveBeenCalledOnce();
});

test('a queue that fails is told once, and once that it works again', async () => {
  let isFailing = true;
  const claim = vi.fn<JobQueue['claim']>(async (request) => {
    request();
    if (isFailing) throw new Error('No database.');
    return [];
  });
  const { lane, messages } = playLane({ queue: { claim } });
  lane.start();
  await lane.idle();
  await lane.idle();
  expect(messages()).toEqual(['50 No jobs can be claimed.']);
  isFailing = false;
  await lane.idle();
  await lane.idle();
  expect(messages()).toEqual(['50 No jobs can be claimed.', '30 Jobs can be claimed again.']);
  expect(claim.mock.calls.length).toBeGreaterThan(3);
});

test('a job that cannot be returned while the process stops is told, and left to the next one', async () => {
  const release = vi.fn<() => Promise<void>>(async () => {
    throw new Error('No database.');
  });
  const handle = until(new Promise(() => undefined));
  const { lane, messages } = playLane({ due: [job('a')], handle, queue: { release } });
  lane.start();
  await vi.waitUntil(() => lane.listRunning().length === 1);
  await lane.stop(0);
  expect(release).toHaveBeenCalledOnce();
  expect(messages()).toEqual(['50 A job could not be returned to the queue yet. a']);
});

test.each([
  ['by a bug', new TypeError('bug'), ['50 A job failed. a']],
  ['and asks to be tried again', new RetryJob(30_000, undefined), []],
  ['since the process stops', new RunnerStopping(), []],
])('a job that fails %s is told or not', async (_, error, told) => {
  const { lane, messages } = playLane({ due: [job('a')], handle: () => Promise.reject(error) });
  lane.start();
  await lane.idle();
  expect(messages()).toEqual(told);
});

describe('a slot that is given back', () => {
  /** Jobs that give their slots back at once, and end at the gate. */
  const finishing = (due: ClaimedJob[], more: LaneParts = {}) => {
    const gate = Promise.withResolvers<void>();
    const started: string[] = [];
    const handle: JobHandler = async (claimed, context) => {
      started.push(claimed.subject);
      context.releaseSlot();
      context.releaseSlot();
      await until(gate.promise)(claimed, context);
    };
    return { ...playLane({ due, handle, concurrency: 1, ...more }), gate, started };
  };

  test('is for the next job, up to so many', async () => {
    const { lane, started, gate } = finishing(
      ['a', 'b', 'c', 'd'].map((subject) => job(subject)),
      { maxReleased: 2 },
    );
    lane.start();
    await vi.waitUntil(() => started.length === 3);
    expect(lane.listRunning().map(({ subject }) => subject)).toEqual(['a', 'b', 'c']);
    gate.resolve();
    await lane.idle();
    expect(started).toEqual(['a', 'b', 'c', 'd']);
    expect(lane.listRunning()).toEqual([]);
  });

  test('is not given back by a job of low priority, nor where none may be', async () => {
    for (const [due, maxReleased] of [
      [[job('a', { isLow: true }), job('b')], 2],
      [[job('a'), job('b')], 0],
    ] as const) {
      const { lane, started, gate, requests } = finishing([...due], { maxReleased });
      lane.start();
      await vi.waitUntil(() => requests.length > 1);
      expect(started).toEqual(['a']);
      gate.resolve();
      await lane.idle();
      expect(started).toEqual(['a', 'b']);
    }
  });
});

describe('where slow jobs hold all slots', () => {
  test('one more slot looks for jobs of idle groups', async () => {
    const gate = Promise.withResolvers<void>();
    const { lane, requests } = playLane({ due: [job('a'), job('b')], handle: until(gate.promise), concurrency: 2 });
    lane.start();
    await vi.waitUntil(() => requests.some(({ isForIdleGroups }) => isForIdleGroups === true));
    const asked = requests.find(({ isForIdleGroups }) => isForIdleGroups === true);
    expect(asked).toMatchObject({ kind: 'run.execute', limit: 1, isForIdleGroups: true });
    expect(asked?.running.map(({ subject }) => subject)).toEqual(['a', 'b']);
    gate.resolve();
    await lane.idle();
  });

  test('jobs of idle groups run there, one at a time for each four slots', async () => {
    const gate = Promise.withResolvers<void>();
    const due = [job('a'), job('b')];
    const idle = [job('c', { group: 'ws_2' }), job('d', { group: 'ws_3' })];
    const { lane, requests } = playLane({ due, idle, handle: until(gate.promise), concurrency: 2 });
    lane.start();
    await vi.waitUntil(() => lane.listRunning().length === 3);
    lane.wake();
    await Promise.resolve();
    expect(lane.listRunning().map(({ subject }) => subject)).toEqual(['a', 'b', 'c']);
    expect(requests.filter(({ isForIdleGroups }) => isForIdleGroups === true)).toHaveLength(1);
    gate.resolve();
    await lane.idle();
    expect(due).toEqual([]);
  });
});
