import { describe, expect, it } from 'vitest';
import { drawFraction, findReasons } from './find-reasons.ts';

const none = { confidenceBelow: null, requiredPaths: [], sample: null };
const run = {
  id: 'run_1',
  extractedData: { total: null, lines: [{ amount: 1 }, { amount: null }, {}], 'a/b': 2 },
  evidence: [
    { path: '/total', confidence: 0.3 },
    { path: '/lines/0/amount', confidence: 0.8 },
  ],
};

describe('findReasons', () => {
  it('finds none without conditions', () => expect(findReasons(none, run)).toEqual([]));

  it('finds values that are less certain than the settings ask for', () => {
    expect(findReasons({ ...none, confidenceBelow: 0.8 }, run)).toEqual([{ code: 'confidence_below', path: '/total' }]);
  });

  it('finds missing values, in each row of a list too', () => {
    const requiredPaths = ['/total', '/lines/*/amount', '/a~1b', '/none/*/x', '/none'];
    expect(findReasons({ ...none, requiredPaths }, run).map(({ path }) => path)).toEqual([
      '/total',
      '/lines/1/amount',
      '/lines/2/amount',
      '/none',
    ]);
  });

  it('names a value once that is both missing and doubtful', () => {
    const reasons = findReasons({ confidenceBelow: 0.5, requiredPaths: ['/total'], sample: null }, run);
    expect(reasons).toEqual([{ code: 'required_missing', path: '/total' }]);
  });

  it('draws the share of runs that was asked for', () => {
    const ids = Array.from({ length: 10_000 }, (_, index) => `run_01kb2m4t9qf5x8v3n7c6d1${index.toString(32)}`);
    const drawn = ids.filter((id) => findReasons({ ...none, sample: 0.05 }, { ...run, id }).length > 0).length;
    expect(drawn / ids.length).toBeGreaterThan(0.04);
    expect(drawn / ids.length).toBeLessThan(0.06);
    expect(findReasons({ ...none, sample: 1 }, run)).toEqual([{ code: 'sampled', path: null }]);
    expect(drawFraction('run_1')).toBe(drawFraction('run_1'));
  });
});
