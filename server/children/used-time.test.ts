import { expect, test } from 'vitest';
import { UsedTime } from './used-time.ts';

test('time counts half after half a minute, and less and less from then on', () => {
  const used = new UsedTime();
  used.add('a', 1_000, 0);
  expect(used.get('a', 30_000)).toBeCloseTo(500);
  used.add('a', 1_000, 30_000);
  expect(used.get('a', 60_000)).toBeCloseTo(750);
  expect(used.get('b', 60_000)).toBe(0);
});

test('owners whose time has passed are forgotten', () => {
  const used = new UsedTime();
  for (let index = 0; index < 5_000; index += 1) used.add(`owner ${index}`, 10, index * 1_000);
  expect(used.size).toBeLessThan(1_500);
});
