import { expect, it } from 'vitest';
import type { Evidence } from '@excerpt/sdk';
import { markBoth } from './compared-marks.ts';

const found = (path: string, page: number, x: number): Evidence => ({
  path,
  match: 'exact',
  confidence: 0.9,
  page,
  quote: '7',
  signs: [],
  start: 0,
  end: 1,
  boxes: [[x, 0.1, x + 0.1, 0.2]],
});

it('marks the changed fields of both runs, each under its own name, and all rows of a list', () => {
  const before = { evidence: [found('/total', 1, 0.1), found('/number', 1, 0.2), found('/rows/0/amount', 2, 0.3)] };
  const after = { evidence: [found('/total', 1, 0.4), found('/rows/5/amount', 2, 0.5)] };
  const marks = markBoth({ before, after }, [{ path: '/total' }, { path: '/rows/1/amount' }]);
  const named = [...marks].map(([page, list]) => [page, list.map(({ path, side, box }) => [path, side, box[0]])]);
  expect(named).toEqual([
    [
      1,
      [
        ['before /total', 'before', 0.1],
        ['after /total', 'after', 0.4],
      ],
    ],
    [
      2,
      [
        ['before /rows/0/amount', 'before', 0.3],
        ['after /rows/5/amount', 'after', 0.5],
      ],
    ],
  ]);
});

it('marks the places of one run where the other is gone', () => {
  const marks = markBoth({ before: undefined, after: { evidence: [found('/total', 1, 0.1)] } }, [{ path: '/total' }]);
  expect(marks.get(1)).toHaveLength(1);
});
