import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ExtractionError } from '../../extraction/engine.ts';
import { startAttemptTimers } from './attempt-timers.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('ends the time for calls before the attempt', () => {
  const timers = startAttemptTimers(600_000);
  vi.advanceTimersByTime(569_000);
  expect([timers.callDeadline.aborted, timers.deadline.aborted]).toEqual([false, false]);
  vi.advanceTimersByTime(2_000);
  expect([timers.callDeadline.aborted, timers.deadline.aborted]).toEqual([true, false]);
  vi.advanceTimersByTime(30_000);
  expect(timers.deadline.aborted).toBe(true);
});

it('tells its ends from other errors, also where they are the cause', () => {
  const timers = startAttemptTimers(1_000);
  const other = new ExtractionError('timeout', 'The extractor took longer than 1 s.');
  vi.advanceTimersByTime(1_000);
  const { reason } = timers.callDeadline as { reason: ExtractionError };
  const { deadline } = timers;
  expect(
    [reason, reason.with({ partialData: {} }).with({ provider: 'openai' }), deadline.reason, other].map((error) =>
      timers.isTimeout(error),
    ),
  ).toEqual([true, true, true, false]);
});

it('lets a cleared attempt go on', () => {
  const timers = startAttemptTimers(1_000);
  timers.clear();
  vi.advanceTimersByTime(2_000);
  expect([timers.callDeadline.aborted, timers.deadline.aborted]).toEqual([false, false]);
});
