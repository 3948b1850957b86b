import type { Evaluation, EvaluationComparison } from '@excerpt/sdk';
import { describe, expect, it } from 'vitest';
import { formatJunit } from './format-junit.ts';

const counts = (holds: number, violated: number) => ({ holds, violated, unknown: 0 });
const evaluation = {
  id: 'evl_1',
  status: 'completed',
  errorMessage: null,
  rules: [{ name: 'net < total', severity: 'error', ...counts(3, 1) }],
} as unknown as Evaluation;

describe('the report for CI', () => {
  it('has a case for each rule', () => {
    const report = formatJunit(evaluation, null);
    expect(report).toContain('tests="2" failures="0"');
    expect(report).toContain('name="rule net &lt; total: holds for 3, violated in 1, unknown in 0"');
  });

  it('fails a rule that more documents violate than before, and skips a new one', () => {
    const comparison = {
      score: { before: 1, after: 1, verdict: 'same', p: 1 },
      fields: [],
      rules: [
        { name: 'sum', before: counts(4, 0), after: counts(3, 1) },
        { name: 'dates', before: counts(3, 1), after: counts(4, 0) },
        { name: 'new', before: null, after: counts(4, 0) },
      ],
    } as unknown as EvaluationComparison;
    const report = formatJunit(evaluation, comparison);
    expect(report).toContain('tests="5" failures="1" skipped="1"');
    expect(report).toMatch(/name="rule sum"><failure message="violated more often: holds for 4, violated in 0/);
    expect(report).toMatch(/name="rule new"><skipped/);
  });
});
