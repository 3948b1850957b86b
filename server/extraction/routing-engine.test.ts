import { expect, test } from 'vitest';
import type { ModelExchange } from '../lib/models/model-exchange.ts';
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

test('what is kept of a prompt names the examples instead of quoting them', () => {
  const kept: unknown[] = [];
  const onExchange = (exchange: ModelExchange) => void kept.push(exchange.describe());
  const memory = [example('mex_1', 'Sum 7.00 for $& Miller')];
  const { request } = showExamples({ memory, onExchange } as unknown as ExtractionRequest);
  const content = 'Examples:\n\nSum 7.00 for $& Miller\n\n{"total":7}\n\nDocument: Sum 7.00';
  const describe = () => ({ request: { messages: [{ role: 'user', content }] }, response: { total: 7 } });
  request.onExchange?.({ describe } as unknown as ModelExchange);
  const shown = 'Examples:\n\n[mex_1 of the memory]\n\nDocument: Sum 7.00';
  expect(kept).toEqual([{ request: { messages: [{ role: 'user', content: shown }] }, response: { total: 7 } }]);
});
