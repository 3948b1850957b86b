import { describe, expect, test } from 'vitest';
import type { RunState } from '../backend.ts';
import { cutText, limitLists } from './limit-lists.ts';
import { runOutput, summarizeRun } from './run-summary.ts';

describe('texts come in parts', () => {
  test.each(['plain text', '', 'a😀b😀😀', '😀'])('that make up %j, without halves of characters', (text) => {
    for (const length of [1, 2, 3, 100]) {
      const parts: string[] = [];
      for (let offset: number | null = 0; offset !== null;) {
        const part = cutText(text, offset, length);
        parts.push(part.text);
        expect(part.text.isWellFormed()).toBe(true);
        offset = part.nextOffset;
      }
      expect(parts.join('')).toBe(text);
    }
  });

  test('after the end there is nothing', () => {
    expect(cutText('abc', 7, 2)).toEqual({ text: '', offset: 7, totalCharacters: 3, nextOffset: null });
  });
});

describe('lists come in parts', () => {
  const root = { rows: [{ cells: [1, 2] }, { cells: [3, 4, 5] }, { cells: [] }], 'a/b': [1, 2, 3], name: 'x' };

  test('and each that is cut is named by its place in the whole', () => {
    const { value, shortened } = limitLists(root, { listOffset: 1, maxElements: 2 });
    expect(value).toEqual({ rows: [{ cells: [4, 5] }, { cells: [] }], 'a/b': [2, 3], name: 'x' });
    expect(shortened).toEqual([
      { path: '/rows', total: 3, shown: 2 },
      { path: '/rows/1/cells', total: 3, shown: 2 },
      { path: '/a~1b', total: 3, shown: 2 },
    ]);
  });
});

function createRun(rows: number): RunState {
  const evidence = Array.from({ length: rows }, (_, index) => ({
    path: `/rows/${index}`,
    confidence: 0.9,
    match: 'exact',
    page: 1,
    quote: 'q'.repeat(5_000),
  }));
  return {
    id: 'run_1',
    status: 'completed',
    documentId: 'doc_1',
    provider: 'local',
    model: 'local-1',
    confidence: 0.9,
    extractedData: { rows: Array.from({ length: rows }, (_, index) => index) },
    evidence,
    lists: [],
    memory: evidence.map((_, index) => ({ exampleId: `mex_${index}` })),
    warnings: [],
    errorCode: null,
    errorMessage: null,
    partialData: null,
  };
}

describe('a run of many rows', () => {
  test('is bounded in size and goes on by offsets', () => {
    const first = summarizeRun(createRun(5_000)).content;
    expect(JSON.stringify(first).length).toBeLessThan(60_000);
    expect(runOutput.parse(first)).toMatchObject({
      evidenceTotal: 5_000,
      memory: Array.from({ length: 20 }, (_, index) => `mex_${index}`),
      shortenedLists: [{ path: '/rows', total: 5_000, shown: 100 }],
      next: expect.stringMatching(/run_1 and listOffset 100 .*evidenceOffset 100/),
    });
    const last = summarizeRun(createRun(5_000), { evidenceOffset: 4_990, listOffset: 4_990 }).content;
    expect(last.next).toBeNull();
    expect((last.data as { rows: number[] }).rows).toEqual(Array.from({ length: 10 }, (_, index) => 4_990 + index));
    expect(last.evidence.map(({ value }) => value)).toEqual(Array.from({ length: 10 }, (_, index) => 4_990 + index));
  });

  test('is shown whole if it is short', () => {
    const { content } = summarizeRun(createRun(3), { evidenceOffset: 0, listOffset: 50 });
    expect(content).toMatchObject({ data: { rows: [0, 1, 2] }, shortenedLists: [], next: null });
  });
});
