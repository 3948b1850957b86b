import { expect, it } from 'vitest';
import { WritingSpeeds } from './writing-speeds.ts';

it('assumes 40 tokens a second until an answer was long enough to measure', () => {
  const speeds = new WritingSpeeds();
  speeds.measure('a', 199, 10_000);
  expect(speeds.get('a')).toBe(40);
});

it('follows what was measured, in steps', () => {
  const speeds = new WritingSpeeds();
  speeds.measure('a', 2_000, 10_000);
  expect([speeds.get('a'), speeds.get('b')]).toEqual([160, 40]);
  for (let answers = 0; answers < 20; answers += 1) speeds.measure('a', 200, 10_000);
  expect(speeds.get('a')).toBe(20);
});

it('halves with each answer that did not arrive in time', () => {
  const speeds = new WritingSpeeds();
  speeds.slow('a');
  speeds.slow('a');
  expect(speeds.get('a')).toBe(10);
});
