import { expect, test } from 'vitest';
import { isRunning, toCostWords, toInterval, toPoints, toShare } from './evaluation-words.ts';

test('shares and intervals are percents, and what is unknown a dash', () => {
  expect([0.984, 1, 0, null, undefined].map(toShare)).toEqual(['98.4%', '100%', '0%', '–', '–']);
  expect(toInterval([0.95, 0.9912])).toBe('95% to 99.1%');
});

test('differences are points with their sign', () => {
  expect([0.012, -0.0126, 0, 0.0004].map(toPoints)).toEqual(['+1.2 points', '-1.3 points', '0 points', '0 points']);
});

test('costs below a cent keep two digits', () => {
  const costs = [1.5, 0.01, 0.001234, 0].map((amount) => toCostWords({ amount, currency: 'USD' }));
  expect(costs).toEqual(['$1.50', '$0.01', '$0.0012', '$0.00']);
  expect(toCostWords(null)).toBe('unknown');
});

test('an evaluation runs until it has an end', () => {
  const statuses = ['pending', 'processing', 'completed', 'failed', 'cancelled'] as const;
  expect(statuses.filter((status) => isRunning({ status }))).toEqual(['pending', 'processing']);
});
