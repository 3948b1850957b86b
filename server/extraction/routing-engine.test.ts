import { expect, test } from 'vitest';
import type { ExtractionRequest } from './engine.ts';
import type { MemoryExample } from './local/memory/memory-example.ts';
import { showExamples } from './routing-engine.ts';

const example = (id: string, excerpt: string): MemoryExample => ({
  id,
  fingerprint: [],
  values: [{ path: '/total', value: 7, shape: '9.9', places: [] }],
  absent: [],
  excerpt,
  data: { total: 7 },
});
const ask = (memory: MemoryExample[]) => showExamples({ memory } as unknown as ExtractionRequest);

test('models see the examples most like the document, and the run names them with their tokens', () => {
  const { request, used } = ask([example('mex_1', 'Sum 7.00')]);
  expect(request.guidance?.examples).toEqual([{ excerpt: 'Sum 7.00', values: { total: 7 } }]);
  expect(used).toEqual([{ exampleId: 'mex_1', paths: ['/total'], tokens: expect.any(Number) as number }]);
});

test('examples stay within a number of tokens', () => {
  const long = Array.from({ length: 5 }, (_, index) => example(`mex_${index}`, 'Sum 7.00\n'.repeat(160)));
  const { used } = ask(long);
  expect(used.length).toBeGreaterThan(0);
  expect(used.reduce((sum, { tokens = 0 }) => sum + tokens, 0)).toBeLessThanOrEqual(2_000);
  expect(ask([example('mex_1', 'Sum 7.00\n'.repeat(2_000))]).used).toEqual([]);
});

test('without examples the request stays as it is', () => {
  expect(ask([]).used).toEqual([]);
  expect(ask([]).request.guidance).toBeUndefined();
});
