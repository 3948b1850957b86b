import { describe, expect, it } from 'vitest';
import { ExtractionError } from '../engine.ts';
import { definePrice } from '../models/model-prices.ts';
import { createBillingClient } from './testing/billing-client.ts';
import { readRows, rowsDefinition, rowsDocument } from './testing/rows.ts';
import { createScriptedClient } from './testing/scripted-client.ts';
import { usePipeline } from './testing/use-pipeline.ts';

const extract = usePipeline();

const layout = rowsDocument(12, 30);

function createPaidClient(answer: Parameters<typeof createScriptedClient>[0]) {
  const client = createScriptedClient(answer);
  const describeModel = async () => ({
    ...(await client.describeModel({} as never)),
    price: definePrice(1_000, 4_000, 'test'),
  });
  return { ...client, describeModel };
}

it('says before it spends anything that a cost limit cannot be enough', async () => {
  const client = createPaidClient(readRows);
  await expect(extract(client, { definition: rowsDefinition, layout, getCostLeft: () => 0.5 })).rejects.toMatchObject({
    code: 'cost_limit',
    message: expect.stringMatching(/would cost at least [\d.]+ USD .* Nothing was sent/),
  });
  expect(client.calls).toEqual([]);
  const request = { definition: rowsDefinition, layout, getCostLeft: () => 100 };
  expect((await extract(client, request)).extractedData['items']).toHaveLength(360);
});

it('keeps what a cut answer held if its halves find less before the cost limit is reached', async () => {
  const cutOff = { items: Array.from({ length: 90 }, (_, n) => ({ code: `A-${n + 1}`, price: (n % 90) + 10 })) };
  const client = createScriptedClient((_, number) => {
    if (number === 1) throw new ExtractionError('output_truncated', 'Cut.', { cutOff });
    throw new ExtractionError('cost_limit', 'The run would cost more.');
  });
  const error = await extract(client, { definition: rowsDefinition, layout }).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ code: 'cost_limit' });
  expect((error as ExtractionError).partialData?.['items']).toHaveLength(90);
});

describe('where the provider counts as we do, a run', () => {
  const price = definePrice(1_000, 4_000, 'test');
  const run = async (maxCost: number) => {
    const client = createBillingClient(price, readRows);
    const getCostLeft = () => maxCost - client.getCost();
    const found = await extract(client, { definition: rowsDefinition, layout, getCostLeft }).then(
      ({ extractedData }) => ({ code: null, data: extractedData }),
      ({ code, partialData }: ExtractionError) => ({ code, data: partialData }),
    );
    const rows = found.data?.['items'];
    return { code: found.code, rows: Array.isArray(rows) ? rows.length : 0, cost: client.getCost() };
  };

  it('completes for what it costs, and spends a smaller limit to the cent', async () => {
    const { cost, ...whole } = await run(1_000);
    expect(whole).toEqual({ code: null, rows: 360 });
    expect(await run(cost)).toEqual({ code: null, rows: 360, cost });
    const limit = cost * 0.6;
    const cut = await run(limit);
    expect(cut.code).toBe('cost_limit');
    expect(cut.cost).toBeLessThanOrEqual(limit);
    expect(cut.cost).toBeGreaterThan(limit - 0.01);
    expect(cut.rows).toBeGreaterThan(150);
    expect(await run(cost * 0.2)).toEqual({ code: 'cost_limit', rows: 0, cost: 0 });
  });
});
