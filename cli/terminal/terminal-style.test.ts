import { expect, test } from 'vitest';
import { formatPercent } from './terminal-style.ts';

test('shares are printed as whole percents, and what is unknown as nothing', () => {
  expect([0, 0.254, 0.999, 1, null].map(formatPercent)).toEqual(['0 %', '25 %', '100 %', '100 %', '']);
});
