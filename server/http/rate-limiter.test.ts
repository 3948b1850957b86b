import { expect, test } from 'vitest';
import { createRateLimiter } from './rate-limiter.ts';

const clockAt = (start: number) => ({ time: start, now: () => clock.time });
let clock = clockAt(0);

function limiterOf(perMinute: number, burst: number) {
  clock = clockAt(1_000_000);
  return createRateLimiter({ perMinute, burst }, clock);
}

test('allows a burst, and afterwards one request per elapsed interval', () => {
  const limiter = limiterOf(60, 3);
  const remaining = [1, 2, 3].map(() => limiter.count('key_1'));
  expect(remaining).toMatchObject([
    { limit: 60, remaining: 2, retryAfter: null },
    { remaining: 1, retryAfter: null },
    { remaining: 0, retryAfter: null },
  ]);
  expect(limiter.count('key_1')).toMatchObject({ remaining: 0, retryAfter: 1 });
  clock.time += 999;
  expect(limiter.count('key_1').retryAfter).toBe(1);
  clock.time += 1;
  expect(limiter.count('key_1').retryAfter).toBeNull();
  expect(limiter.count('key_1').retryAfter).toBe(1);
  clock.time += 3_600_000;
  expect(limiter.count('key_1').remaining).toBe(2);
});

test('counts keys separately', () => {
  const limiter = limiterOf(60, 1);
  expect(limiter.count('key_1').retryAfter).toBeNull();
  expect(limiter.count('key_2').retryAfter).toBeNull();
  expect(limiter.count('key_1').retryAfter).toBe(1);
});

test('limits a burst to the requests per minute', () => {
  const limiter = limiterOf(2, 600);
  expect([1, 2, 3].map(() => limiter.count('key_1').retryAfter)).toEqual([null, null, 30]);
});

test('reports as reset the time at which the whole burst is available', () => {
  const limiter = limiterOf(60, 10);
  limiter.count('key_1');
  expect(limiter.count('key_1').reset).toBe(1_002);
});

test('is not affected by a clock that is set back', () => {
  const limiter = limiterOf(60, 2);
  limiter.count('key_1');
  clock.time -= 500_000;
  expect(limiter.count('key_1')).toMatchObject({ remaining: 0, retryAfter: null });
  expect(limiter.count('key_1').retryAfter).toBe(1);
});
