import type { Run } from '@excerpt/sdk';
import { describe, expect, it } from 'vitest';
import { compareRuns } from './compare-fields.ts';

const runOf = (extractedData: Record<string, unknown>) =>
  ({ schemaSnapshot: {}, extractedData, evidence: [], lists: [] }) as unknown as Run;

describe('two runs', () => {
  it('are compared field by field', () => {
    const fields = compareRuns(runOf({ a: 1, b: null }), runOf({ a: 2, b: null }));
    expect(fields.map(({ path, isEqual }) => [path, isEqual])).toEqual([
      ['/a', false],
      ['/b', true],
    ]);
  });

  it('show what only one of them has beside what it follows', () => {
    const fields = compareRuns(
      runOf({ a: 1, z: 1, rows: [{ n: 1 }] }),
      runOf({ a: 1, b: 2, z: 1, rows: [{ n: 1 }, { n: 2 }] }),
    );
    expect(fields.map(({ label, values }) => [label, values.map((leaf) => leaf?.value)])).toEqual([
      ['a', [1, 1]],
      ['b', [undefined, 2]],
      ['z', [1, 1]],
      ['rows › 1 › n', [1, 1]],
      ['rows › 2 › n', [undefined, 2]],
    ]);
  });

  it('have labels with the keys of objects as they are, and positions in lists from 1', () => {
    const run = runOf({ 'net/gross': 1, years: { '2024': 1 }, rows: [{ '~': 1 }] });
    expect(compareRuns(run, run).map(({ label }) => label)).toEqual(['net/gross', 'years › 2024', 'rows › 1 › ~']);
  });

  it('agree where one says null and the other leaves the field out', () => {
    expect(compareRuns(runOf({ a: null }), runOf({})).map(({ isEqual }) => isEqual)).toEqual([true]);
  });
});
