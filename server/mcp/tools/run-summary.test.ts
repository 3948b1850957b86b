import { describe, expect, test } from 'vitest';
import type { RunState } from '../backend.ts';
import { summarizeRun } from './run-summary.ts';

const run: RunState = {
  id: 'run_1',
  status: 'completed',
  documentId: 'doc_1',
  provider: 'local',
  model: 'small',
  confidence: 0.8,
  extractedData: { total: 7, lines: [{ sum: 1 }] },
  evidence: [{ path: '/total', confidence: 0.9, match: 'exact', page: 1, quote: '7.00' }],
  lists: [
    { path: '/lines', complete: false, expected: 3, found: 1 },
    { path: '/whole', complete: true, expected: 2, found: 2 },
    { path: '/unknown', complete: null, expected: null, found: 2 },
  ],
  memory: [{ exampleId: 'mex_1' }],
  warnings: ['Look.'],
  errorCode: null,
  errorMessage: null,
  partialData: null,
};

test('a completed run is shown whole', () => {
  expect(summarizeRun(run)).toEqual({
    content: {
      runId: 'run_1',
      status: 'completed',
      documentId: 'doc_1',
      model: 'local/small',
      data: { total: 7, lines: [{ sum: 1 }] },
      confidence: 0.8,
      evidence: [{ path: '/total', value: 7, confidence: 0.9, match: 'exact', page: 1, quote: '7.00' }],
      evidenceTotal: 1,
      shortenedLists: [],
      incompleteLists: [{ path: '/lines', found: 1, expected: 3 }],
      memory: ['mex_1'],
      warnings: ['Look.'],
      error: null,
      next: null,
    },
  });
});

describe('the end of a run', () => {
  test.each<[Partial<RunState>, string | undefined, object]>([
    [
      { status: 'pending', extractedData: null },
      undefined,
      { data: null, error: null, next: 'The run goes on. Call get_run with the runId run_1 to wait for it.' },
    ],
    [
      { status: 'processing' },
      undefined,
      { next: 'The run goes on. Call get_run with the runId run_1 to wait for it.' },
    ],
    [{ status: 'cancelled' }, 'The run run_1 was cancelled. Call extract again.', { error: null, next: null }],
    [
      { status: 'failed' },
      'internal_error: The run failed. (run run_1)',
      { error: { code: 'internal_error', message: 'The run failed.' } },
    ],
    [
      {
        status: 'failed',
        errorCode: { code: 'x' },
        errorMessage: 'Y.',
        extractedData: null,
        partialData: { total: 5 },
      },
      'x: Y. (run run_1)',
      {
        data: null,
        evidence: [expect.objectContaining({ path: '/total', value: 5 })],
        error: { code: 'x', message: 'Y.' },
      },
    ],
  ])('%j is the failure %j', (changes, failure, content) => {
    const summary = summarizeRun({ ...run, ...changes });
    expect(summary.failure).toBe(failure);
    expect(summary.content).toMatchObject(content);
  });
});

describe('what is left of a long run', () => {
  const rows = Array.from({ length: 201 }, (_, index) => index);
  const long: RunState = {
    ...run,
    extractedData: { rows },
    evidence: rows.map((row) => ({
      path: `/rows/${row}`,
      confidence: 1,
      match: 'exact',
      page: null,
      quote: 'q'.repeat(row + 200),
    })),
    memory: rows.map((row) => ({ exampleId: `mex_${row}` })),
    warnings: rows.map(String),
  };
  const show = (listOffset: number, evidenceOffset: number) =>
    summarizeRun(long, { listOffset, evidenceOffset }).content;

  test('is named with where it goes on', () => {
    const call = 'Call get_run with the runId run_1 and ';
    expect(show(0, 0).next).toBe(`${call}listOffset 100 for more rows, and evidenceOffset 100 for more evidence.`);
    expect(show(100, 100).next).toBe(`${call}listOffset 200 for more rows, and evidenceOffset 200 for more evidence.`);
    expect(show(101, 0).next).toBe(`${call}evidenceOffset 100 for more evidence.`);
    expect(show(0, 101).next).toBe(`${call}listOffset 100 for more rows.`);
    expect(show(101, 101).next).toBeNull();
  });

  test('is shown in parts of a hundred, with few examples and warnings', () => {
    const first = show(100, 100);
    expect(first.data).toEqual({ rows: rows.slice(100, 200) });
    expect(first.evidence.map(({ value }) => value)).toEqual(rows.slice(100, 200));
    expect(first.shortenedLists).toEqual([{ path: '/rows', total: 201, shown: 100 }]);
    expect([first.evidenceTotal, first.memory.length, first.warnings.length]).toEqual([201, 20, 20]);
    expect(first.evidence[0]?.quote).toBe('q'.repeat(300));
    expect(first.evidence[1]?.quote).toBe(`${'q'.repeat(300)}…`);
  });
});
