import { expect, test } from 'vitest';
import { SearchEffort, type SearchCost } from './search-effort.ts';

const spent = ({ scans = 0, steps = 0 }: Partial<SearchCost>) => {
  const effort = new SearchEffort();
  effort.scans = scans;
  effort.steps = steps;
  return effort;
};

test('forty scans may be made, and a search that a scan is left for', () => {
  expect([spent({ scans: 40 }).hasScans, spent({ scans: 41 }).hasScans]).toEqual([true, false]);
  expect([spent({ steps: 4_000_000 }).hasSteps, spent({ steps: 4_000_001 }).hasSteps]).toEqual([true, false]);
});

test.each<[string, Partial<SearchCost>, SearchCost, boolean]>([
  ['the last scan', { scans: 39 }, { scans: 1, steps: 0 }, true],
  ['one scan too many', { scans: 40 }, { scans: 1, steps: 0 }, false],
  ['two scans where one is left', { scans: 39 }, { scans: 2, steps: 0 }, false],
  ['steps, as long as some are left', { steps: 4_000_000 }, { scans: 0, steps: 9_000_000 }, true],
  ['steps where none are left', { steps: 4_000_001 }, { scans: 0, steps: 1 }, false],
  ['nothing where nothing is left', { scans: 41, steps: 4_000_001 }, { scans: 0, steps: 0 }, true],
  ['scans where no steps are left', { steps: 4_000_001 }, { scans: 1, steps: 0 }, true],
  ['steps where no scans are left', { scans: 41 }, { scans: 0, steps: 1 }, true],
])('a known search that took %s is taken again or not', (_, before, cost, isTaken) => {
  const effort = spent(before);
  expect(effort.take(cost)).toBe(isTaken);
  const added = isTaken ? cost : { scans: 0, steps: 0 };
  expect([effort.scans, effort.steps]).toEqual([(before.scans ?? 0) + added.scans, (before.steps ?? 0) + added.steps]);
});
