/** How a lane returns jobs to the queue; `test/jobs` tests its slots with both queues. */
import { describe, expect, it, vi } from 'vitest';
import { AppError } from '../errors.ts';
import { JobCancelled, JobLost, RetryJob, RunnerStopping, type JobHandler } from './job-handler.ts';
import type { ClaimedJob, JobQueue } from './job-queue.ts';
import { makeJob, playLane } from './testing/play-lane.ts';

/** A lane over jobs that are due at its start, with what it returns to the queue. */
function laneOf(due: ClaimedJob[], handle: JobHandler, concurrency = 4) {
  const release = vi.fn<JobQueue['release']>(async () => undefined);
  return { ...playLane({ due, handle, concurrency, queue: { release } }), release };
}

const failing = (error: Error) => laneOf([makeJob('a')], () => Promise.reject(error));

describe('a job that fails', () => {
  it.each([
    ['with a time of its own', new RetryJob(30_000, undefined), { delayMs: 30_000, refund: false }],
    ['unexpectedly', new TypeError('bug'), { delayMs: 1_000, refund: false }],
    ['by its content', new AppError('validation_failed', 'No.'), { delayMs: 1_000, refund: false }],
    ['by an outage', new AppError('unavailable', 'No disk.'), { delayMs: 5_000, refund: true }],
    ['since the process stops', new RunnerStopping(), { delayMs: 0, refund: true }],
  ])('%s is returned with its delay, and counted or not', async (_, error, options) => {
    const { lane, release } = failing(error);
    lane.start();
    await lane.idle();
    expect(release.mock.calls).toEqual([[expect.objectContaining({ subject: 'a' }), options]]);
    await lane.stop(0);
  });

  it('is not returned if it ends well', async () => {
    const { lane, release } = laneOf([makeJob('a')], async () => undefined);
    lane.start();
    expect(await lane.idle()).toBe(0);
    expect(release).not.toHaveBeenCalled();
    await lane.stop(0);
  });
});

describe('a job that is aborted', () => {
  const untilAborted: JobHandler = (_, { signal }) =>
    new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));

  it.each([new JobCancelled(), new JobLost()])('is not returned after it was cancelled or lost', async (reason) => {
    const { lane, release } = laneOf([makeJob('a')], untilAborted);
    lane.start();
    await vi.waitUntil(() => lane.listRunning().length === 1);
    lane.abort(reason, { subject: 'a' });
    await lane.idle();
    expect(release).not.toHaveBeenCalled();
    expect(lane.listRunning()).toEqual([]);
    await lane.stop(0);
  });

  it('is another one if subject or claim differ', async () => {
    const { lane, release } = laneOf([makeJob('a')], untilAborted);
    lane.start();
    await vi.waitUntil(() => lane.listRunning().length === 1);
    lane.abort(new JobLost(), { subject: 'b' });
    lane.abort(new JobLost(), { subject: 'a', claim: 8 });
    expect(lane.listRunning()).toHaveLength(1);
    lane.abort(new JobLost(), { subject: 'a', claim: 7 });
    await lane.idle();
    expect(release).not.toHaveBeenCalled();
    await lane.stop(0);
  });

  it('by a stop is returned at once, and not counted', async () => {
    const { lane, release } = laneOf([makeJob('a')], untilAborted);
    lane.start();
    await vi.waitUntil(() => lane.listRunning().length === 1);
    await lane.stop(0);
    expect(release).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ subject: 'a' }), {
      delayMs: 0,
      refund: true,
    });
  });
});

describe('a claim', () => {
  it('asks for the free slots, one of them not for jobs of low priority', async () => {
    const gate = Promise.withResolvers<void>();
    const { lane, requests } = laneOf([makeJob('a'), makeJob('b', { isLow: true })], () => gate.promise, 4);
    lane.start();
    await vi.waitUntil(() => lane.listRunning().length === 2);
    lane.wake();
    await vi.waitUntil(() => requests.length > 1);
    expect(requests[0]).toMatchObject({ kind: 'run.execute', limit: 4, lowLimit: 3, running: [] });
    expect(requests.at(-1)).toMatchObject({ limit: 2, lowLimit: 2 });
    expect(requests.at(-1)?.running.map(({ subject }) => subject)).toEqual(['a', 'b']);
    gate.resolve();
    await lane.idle();
    await lane.stop(0);
  });

  it('gives the only slot to jobs of low priority too', async () => {
    const { lane, requests } = laneOf([], async () => undefined, 1);
    lane.start();
    await lane.idle();
    expect(requests[0]).toMatchObject({ limit: 1, lowLimit: 1 });
    await lane.stop(0);
  });

  it('is not made before the start, nor after the stop', async () => {
    const { lane, requests } = laneOf([makeJob('a')], async () => undefined);
    lane.wake();
    await lane.stop(0);
    lane.wake();
    expect(requests).toEqual([]);
  });
});
