import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { QuotaExhaustedError, CallQuota, type QuotaLimits, type Lease } from './call-quota.ts';

const LIMITS: QuotaLimits = {
  concurrency: 4,
  spacingMs: 0,
  maxWaitMs: 120_000,
  firstPauseMs: 1_000,
  maxPauseMs: 8_000,
};
const alive = new AbortController().signal;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

const quotaWith = (limits: Partial<QuotaLimits> = {}) =>
  new CallQuota({ now: () => Date.now() }, { ...LIMITS, ...limits });

/** Acquires `count` leases and records those granted, in order. */
function queue(
  quota: CallQuota,
  tokens: number[],
  signal = alive,
): { given: { index: number; at: number; lease: Lease }[]; refused: unknown[] } {
  const given: { index: number; at: number; lease: Lease }[] = [];
  const refused: unknown[] = [];
  for (const [index, one] of tokens.entries()) {
    quota.acquire(one, signal).then(
      (lease) => given.push({ index, at: Date.now() - 1_000_000, lease }),
      (error: unknown) => refused.push(error),
    );
  }
  return { given, refused };
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const indexes = (given: { index: number }[]) => given.map(({ index }) => index);

describe('CallQuota', () => {
  it('limits concurrent calls and serves the others in order', async () => {
    const { given } = queue(quotaWith(), [1, 1, 1, 1, 1, 1]);
    await pass(0);
    expect(indexes(given)).toEqual([0, 1, 2, 3]);
    given[2]?.lease.release(1, true);
    given[2]?.lease.release(1, true);
    await pass(0);
    expect(indexes(given)).toEqual([0, 1, 2, 3, 4]);
  });

  it('spaces the starts of calls, including those that arrive later', async () => {
    const quota = quotaWith({ spacingMs: 40 });
    const { given } = queue(quota, [1, 1, 1]);
    await pass(200);
    // A timer that is up to 10 ms late does not shift the following starts.
    expect(given.map(({ at }) => at)).toEqual([0, 30, 70]);
    for (const { lease } of given) lease.release(1, true);
    const later = queue(quota, [1, 1]);
    await pass(200);
    expect(later.given.map(({ at }) => at)).toEqual([200, 230]);
  });

  it('sends no more requests than the window has left until the window resets', async () => {
    const quota = quotaWith();
    quota.learn({ requests: { remaining: 2, limit: null, resetMs: 5_000 }, tokens: null });
    const { given } = queue(quota, [1, 1, 1]);
    await pass(4_999);
    expect(indexes(given)).toEqual([0, 1]);
    await pass(1);
    expect(given[2]).toMatchObject({ index: 2, at: 5_000 });
  });

  it('waits for exactly the longest wait, and refuses a longer one at once', async () => {
    const quota = quotaWith({ maxWaitMs: 60_000 });
    quota.learn({ requests: { remaining: 0, limit: null, resetMs: 60_000 }, tokens: null });
    const { given, refused } = queue(quota, [1]);
    await pass(60_000);
    expect([indexes(given), refused]).toEqual([[0], []]);
    const longer = quotaWith({ maxWaitMs: 60_000 });
    longer.learn({ requests: { remaining: 0, limit: null, resetMs: 60_001 }, tokens: null });
    await expect(longer.acquire(1, alive)).rejects.toBeInstanceOf(QuotaExhaustedError);
  });

  it('waits for a pause of exactly the time that a call allows', async () => {
    const quota = quotaWith();
    quota.pause(5_000);
    await expect(quota.acquire(1, alive, 4_999)).rejects.toBeInstanceOf(QuotaExhaustedError);
    const lease = quota.acquire(1, alive, 5_000);
    await pass(5_000);
    await expect(lease).resolves.toBeDefined();
  });

  it('counts on a gradual refill where the size of the window is known', async () => {
    const quota = quotaWith();
    quota.learn({ requests: null, tokens: { remaining: 0, limit: 60_000, resetMs: 60_000 } });
    const { given } = queue(quota, [10_000, 10_000]);
    await pass(9_999);
    expect(given).toEqual([]);
    await pass(2);
    expect(indexes(given)).toEqual([0]);
    await pass(12_000);
    expect(indexes(given)).toEqual([0, 1]);
  });

  it('returns tokens that a call did not use', async () => {
    const quota = quotaWith();
    quota.learn({ requests: null, tokens: { remaining: 1_000, limit: null, resetMs: 60_000 } });
    const { given } = queue(quota, [900, 900]);
    await pass(0);
    expect(indexes(given)).toEqual([0]);
    given[0]?.lease.release(50, true);
    await pass(0);
    expect(indexes(given)).toEqual([0, 1]);
  });

  it('admits a call larger than the whole window once the window is full', async () => {
    const quota = quotaWith();
    quota.learn({ requests: null, tokens: { remaining: 500, limit: 1_000, resetMs: 10_000 } });
    const { given } = queue(quota, [5_000]);
    await pass(9_000);
    expect(given).toEqual([]);
    await pass(1_001);
    expect(indexes(given)).toEqual([0]);
  });

  it('keeps the smaller remaining count when answers arrive out of order', async () => {
    const quota = quotaWith();
    quota.learn({ requests: { remaining: 1, limit: null, resetMs: 5_000 }, tokens: null });
    quota.learn({ requests: { remaining: 3, limit: null, resetMs: 5_000 }, tokens: null });
    const { given } = queue(quota, [1, 1]);
    await pass(0);
    expect(indexes(given)).toEqual([0]);
  });

  it('pauses all calls after a refusal', async () => {
    const quota = quotaWith();
    quota.pause(3_000);
    const { given } = queue(quota, [1, 1]);
    expect(quota.isIdle).toBe(false);
    await pass(2_999);
    expect(given).toEqual([]);
    await pass(1);
    expect(indexes(given)).toEqual([0, 1]);
  });

  it('doubles the pause after each refusal without a retry time, until a call succeeds', async () => {
    const quota = quotaWith();
    const pauses: number[] = [];
    for (let count = 0; count < 5; count += 1) {
      const before = Date.now();
      quota.pause(null);
      quota.pause(null);
      const { given } = queue(quota, [1]);
      await pass(10_000);
      pauses.push((given[0]?.at ?? 0) + 1_000_000 - before);
      given[0]?.lease.release(null, false);
    }
    expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 8_000]);
    const { given } = queue(quota, [1]);
    await pass(0);
    given[0]?.lease.release(1, true);
    quota.pause(null);
    const after = queue(quota, [1]);
    await pass(1_000);
    expect(after.given).toHaveLength(1);
  });

  it('reduces concurrency after a refusal and raises it with each success', async () => {
    const quota = quotaWith();
    quota.pause(1_000);
    const { given } = queue(quota, [1, 1, 1, 1, 1, 1]);
    await pass(1_000);
    expect(given).toHaveLength(2);
    given[0]?.lease.release(1, true);
    given[1]?.lease.release(1, true);
    await pass(0);
    expect(given).toHaveLength(5);
  });

  it('rejects all waiting calls when the pause exceeds the longest wait', async () => {
    const quota = quotaWith();
    const { given, refused } = queue(quota, [1, 1, 1, 1, 1, 1]);
    await pass(0);
    quota.pause(121_000);
    given[0]?.lease.release(null, false);
    await pass(0);
    expect(refused).toEqual([expect.any(QuotaExhaustedError), expect.any(QuotaExhaustedError)]);
    expect((refused[0] as QuotaExhaustedError).waitMs).toBe(121_000);
  });

  it('goes on with smaller calls when the one that they wait for is aborted', async () => {
    const quota = quotaWith();
    quota.learn({ requests: null, tokens: { remaining: 100, limit: null, resetMs: 60_000 } });
    const leaving = new AbortController();
    const large = queue(quota, [900], leaving.signal);
    const small = queue(quota, [50]);
    await pass(0);
    expect([large.given, small.given]).toEqual([[], []]);
    leaving.abort(new Error('cancelled'));
    await pass(0);
    expect(indexes(small.given)).toEqual([0]);
  });

  it('removes only the calls that were aborted', async () => {
    const quota = quotaWith({ concurrency: 1 });
    const leaving = new AbortController();
    const first = queue(quota, [1]);
    const left = queue(quota, [1, 1], leaving.signal);
    const last = queue(quota, [1]);
    await pass(0);
    const reason = new Error('cancelled');
    leaving.abort(reason);
    await pass(0);
    expect(left.refused).toEqual([reason, reason]);
    first.given[0]?.lease.release(1, true);
    await pass(0);
    expect(last.given).toHaveLength(1);
    last.given[0]?.lease.release(1, true);
    expect(quota.isIdle).toBe(true);
    await expect(quota.acquire(1, AbortSignal.abort(reason))).rejects.toBe(reason);
  });
});
