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

  it('fails an evaluation that has not completed, and says why', () => {
    const report = formatJunit({ ...evaluation, status: 'failed', errorMessage: 'No "key" & no model.' }, null);
    expect(report).toContain('tests="2" failures="1" skipped="0"');
    expect(report).toContain('name="evaluation"><failure message="No &quot;key&quot; &amp; no model."/>');
    expect(formatJunit({ ...evaluation, status: 'cancelled' }, null)).toContain('<failure message="cancelled"/>');
    expect(formatJunit(evaluation, null)).toContain('name="evaluation"></testcase>');
  });

  it('fails a field that became worse, and skips what is inconclusive', () => {
    const scores = { before: 0.9, after: 0.8, p: 0.01 };
    const comparison = {
      score: { ...scores, verdict: 'inconclusive' },
      fields: [
        { path: 'total', ...scores, verdict: 'worse' },
        { path: 'date', ...scores, verdict: 'better' },
      ],
      rules: [],
    } as unknown as EvaluationComparison;
    const report = formatJunit(evaluation, comparison);
    expect(report).toContain('tests="4" failures="1" skipped="1"');
    expect(report).toMatch(/name="all fields"><skipped message="inconclusive: F1 0.900 before, 0.800 after, p 0.010"/);
    expect(report).toMatch(/name="total"><failure message="became worse: F1 0.900 before, 0.800 after, p 0.010"/);
    expect(report).toContain('name="date"></testcase>');
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
