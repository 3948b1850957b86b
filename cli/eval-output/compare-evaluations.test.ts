import { describe, expect, it } from 'vitest';
import { compareEvaluations, type SavedEvaluation } from './compare-evaluations.ts';

type Leaf = SavedEvaluation['documents'][number]['leaves'][number];
const leaf = (outcome: Leaf['outcome'], field: string, predicted: unknown, expected: unknown = 1): Leaf =>
  ({ field, outcome, predicted, expected }) as Leaf;

function saved(f1: number, leaves: Leaf[], id = 'a'): SavedEvaluation {
  return {
    summary: { datasets: [{ dataset: 'set', f1, precision: f1, recall: 0.5 }] } as SavedEvaluation['summary'],
    documents: [{ dataset: 'set', id, error: null, leaves } as SavedEvaluation['documents'][number]],
  };
}

describe('compareEvaluations', () => {
  it('has the changes of the scores in points', () => {
    const text = compareEvaluations(saved(0.5, []), saved(0.613, []));
    expect(text).toContain('set: F1 +11.3, precision +11.3, recall +0.0');
    expect(compareEvaluations(saved(0.5, []), saved(0.4, []))).toContain('F1 -10.0');
  });

  it('lists what became better and worse', () => {
    const before = saved(0.5, [leaf('wrong', '/total', 2), leaf('right', '/day', 'x')]);
    const after = saved(0.5, [leaf('right', '/total', 1), leaf('missed', '/day', null, 'x')]);
    const lines = compareEvaluations(before, after).split('\n');
    const better = lines.indexOf('better: 2');
    expect(lines.slice(better)).toEqual([
      'better: 2',
      '  - set/a wrong /total 2',
      '  + set/a right /total 1',
      'worse: 2',
      '  - set/a right /day "x"',
      '  + set/a missed /day "x"',
    ]);
  });

  it('counts equal values of a document, and leaves out what is the same, absent or of another document', () => {
    const two = [leaf('right', '/lines/*/sum', 1), leaf('right', '/lines/*/sum', 1)];
    expect(compareEvaluations(saved(0, two), saved(0, two.slice(1)))).toContain('worse: 1');
    expect(compareEvaluations(saved(0, two), saved(0, two))).toContain('better: 0\nworse: 0');
    expect(compareEvaluations(saved(0, []), saved(0, [leaf('absent', '/x', null)]))).toContain('better: 0\nworse: 0');
    expect(compareEvaluations(saved(0, []), saved(0, two, 'b'))).toContain('better: 0\nworse: 0');
  });

  it('shows the first 40', () => {
    const many = Array.from({ length: 43 }, (_, index) => leaf('right', `/f${index}`, 1));
    const text = compareEvaluations(saved(0, []), saved(0, many));
    expect(text).toContain('better: 43');
    expect(text).toContain('  … and 3 more');
    expect(text.split('\n').filter((line) => line.startsWith('  + '))).toHaveLength(40);
  });
});
