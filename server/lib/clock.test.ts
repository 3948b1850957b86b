import { expect, test } from 'vitest';
import { steadyClock } from './clock.ts';

test('a steady clock goes on where the machine is set back, and follows where it is set forward', () => {
  let now = 10_000;
  const steady = steadyClock({ now: () => now });
  expect(steady.now()).toBe(10_000);
  now = 4_000;
  expect(steady.now()).toBe(10_000);
  now += 500;
  expect(steady.now()).toBe(10_500);
  now -= 1_000;
  expect(steady.now()).toBe(10_500);
  now += 60_000;
  expect(steady.now()).toBe(70_500);
});
