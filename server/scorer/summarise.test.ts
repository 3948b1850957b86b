import { expect, test } from 'vitest';
import { assignPairs } from './assign-pairs.ts';
import type { ComparedLeaf, Outcome } from './compare-document.ts';
import { summarise, toScores, type EvaluatedDocument } from './summarise.ts';

const leaf = (outcome: Outcome, field: string): ComparedLeaf => ({
  field,
  pattern: `/${field}`,
  outcome,
  expected: null,
  predicted: null,
  pointer: outcome === 'missed' ? null : `/${field}`,
  expectedPointer: `/${field}`,
});

const document = (
  dataset: string,
  id: string,
  outcomes: [Outcome, string][],
  confidences: Record<string, number> = {},
): EvaluatedDocument => ({
  dataset,
  id,
  leaves: outcomes.map(([outcome, field]) => leaf(outcome, field)),
  evidence: Object.entries(confidences).map(([field, confidence]) => ({ path: `/${field}`, confidence })) as never,
  error: outcomes.length === 0 ? 'failed' : null,
});

test('documents are summed up by data set and field, and data sets to means', () => {
  const summary = summarise([
    document(
      'a',
      '1',
      [
        ['right', 'x'],
        ['wrong', 'y'],
      ],
      { x: 0.9, y: 0.4, z: 1 },
    ),
    document(
      'a',
      '2',
      [
        ['right', 'x'],
        ['absent', 'y'],
      ],
      { x: 0.8, y: 0.7 },
    ),
    document(
      'a',
      '3',
      [
        ['invented', 'x'],
        ['missed', 'y'],
        ['extra', 'y'],
      ],
      { x: 0.6 },
    ),
    document('a', '4', []),
    document('b', '5', [['right', 'x']]),
  ]);
  expect(summary.datasets).toEqual([
    {
      dataset: 'a',
      documents: 4,
      failed: 1,
      counts: { right: 2, wrong: 1, missed: 1, invented: 1, extra: 1, absent: 1 },
      precision: 0.4,
      recall: 0.5,
      f1: expect.closeTo(4 / 9) as number,
      // 1/2, 1, 0, and 1 where nothing was expected.
      documentF1: 0.625,
      exact: 0.5,
      fields: {
        x: {
          counts: { right: 2, wrong: 0, missed: 0, invented: 1, extra: 0, absent: 0 },
          precision: 2 / 3,
          recall: 1,
          f1: 0.8,
        },
        y: {
          counts: { right: 0, wrong: 1, missed: 1, invented: 0, extra: 1, absent: 1 },
          precision: 0,
          recall: 0,
          f1: 0,
        },
      },
    },
    expect.objectContaining({ dataset: 'b', documents: 1, failed: 0, f1: 1, documentF1: 1, exact: 1 }),
  ]);
  expect(summary.macro).toEqual({ precision: 0.7, recall: 0.75, f1: expect.closeTo(13 / 18) as number });
  expect(summary.values).toMatchObject({ count: 4, accuracy: 0.5 });
  expect(summary.valuesAndNulls).toMatchObject({ count: 5, accuracy: 0.6 });
});

test.each([
  [{}, [1, 1, 1]],
  [{ absent: 3 }, [1, 1, 1]],
  [{ missed: 2 }, [0, 0, 0]],
  [{ invented: 1 }, [0, 1, 0]],
  [{ extra: 1 }, [0, 1, 0]],
  [{ right: 3, wrong: 1, missed: 2, invented: 1, extra: 1 }, [0.5, 0.5, 0.5]],
  [{ right: 1, extra: 3 }, [0.25, 1, 0.4]],
])('the scores of %j are %j', (counts, [precision, recall, f1]) => {
  const all = { right: 0, wrong: 0, missed: 0, invented: 0, extra: 0, absent: 0, ...counts };
  expect(toScores(all)).toEqual({ precision, recall, f1 });
});

test('nothing is summed up to nothing', () => {
  expect(summarise([])).toMatchObject({
    datasets: [],
    macro: { precision: 0, recall: 0, f1: 0 },
    values: { count: 0 },
  });
});

/** The greatest sum of weights, by trying all ways. */
function tryAll(weights: number[][], row = 0, taken: ReadonlySet<number> = new Set()): number {
  if (row === weights.length) return 0;
  const others = (weights[row] ?? []).map((weight, column) =>
    taken.has(column) ? 0 : weight + tryAll(weights, row + 1, new Set([...taken, column])),
  );
  return Math.max(tryAll(weights, row + 1, taken), ...others);
}

test('pairs have the greatest sum of weights', () => {
  let state = 5;
  const draw = (below: number): number => (state = (state * 48_271) % 2_147_483_647) % below;
  for (let round = 0; round < 60; round++) {
    const [rows, columns] = [1 + draw(5), 1 + draw(5)];
    const weights = Array.from({ length: rows }, () => Array.from({ length: columns }, () => draw(8)));
    const assigned = assignPairs(weights);
    const used = assigned.filter((column) => column >= 0);
    expect(new Set(used).size).toBe(used.length);
    const sum = assigned.reduce((total, column, row) => total + (weights[row]?.[column] ?? 0), 0);
    expect(sum, JSON.stringify(weights)).toBe(tryAll(weights));
    for (const [row, column] of assigned.entries()) if (column >= 0) expect(weights[row]?.[column]).toBeGreaterThan(0);
  }
});
