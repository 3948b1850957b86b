import { afterAll, expect, it } from 'vitest';
import { parseJsonText } from '../../lib/json-text.ts';
import { createExtractionPool } from '../child/extraction-pool.ts';
import { createLayout, createPlacedPage } from '../grounding/testing/pages.ts';
import { createPipelineEngine } from './pipeline-engine.ts';
import { createScriptedClient } from './testing/scripted-client.ts';
import { invoiceDefinition, largeCapacity } from './testing/use-pipeline.ts';

const pool = createExtractionPool({ processes: 1, maxRssBytes: 2 ** 30, deadlineMs: 20_000 });
afterAll(() => pool.close());

/** Confidence of a value that two places may state. */
async function extractFrom(engine: ReturnType<typeof createPipelineEngine>, owner: string, model = 'm') {
  const { evidence } = await engine.extract({
    definition: invoiceDefinition,
    layout: createLayout(
      createPlacedPage(['Invoice number: INV-7', 'Total: 118.00 EUR', 'Less 3.00', 'Then 3.00 more']),
    ),
    provider: 'openai',
    model,
    access: { apiKey: 'k', baseUrl: null, quota: 'system' },
    verify: false,
    group: [owner, 'workspace'],
    signal: new AbortController().signal,
  });
  return parseJsonText(evidence).find(({ path }) => path === '/discount')?.confidence ?? 0;
}

const good = { invoiceNumber: 'INV-7', total: 118, discount: 3, currency: 'EUR' };
const bad = { invoiceNumber: 'ACME-1', total: 77.2, discount: 3, currency: 'USD' };

it('trusts a value of a model more that answered well before, and less after bad answers', async () => {
  const answers = { good, bad, other: good };
  let now: keyof typeof answers = 'good';
  const engine = createPipelineEngine({
    client: createScriptedClient(() => answers[now]),
    pool,
    getModelCapacity: () => largeCapacity,
  });
  const first = await extractFrom(engine, 'anna');
  for (let count = 0; count < 60; count++) await extractFrom(engine, 'anna');
  const later = await extractFrom(engine, 'anna');
  expect(later).toBeGreaterThan(first + 0.005);

  // Another owner, and another model, have histories of their own.
  expect(await extractFrom(engine, 'otto')).toBe(first);
  expect(await extractFrom(engine, 'anna', 'other')).toBe(first);

  now = 'bad';
  for (let count = 0; count < 60; count++) await extractFrom(engine, 'eva');
  now = 'good';
  expect(await extractFrom(engine, 'eva')).toBeLessThan(first - 0.03);
});
