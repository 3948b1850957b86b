import { expect, it } from 'vitest';
import { ExtractionError } from '../engine.ts';
import { definePrice } from '../models/model-prices.ts';
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

it('says before it spends anything that a budget cannot be enough', async () => {
  const client = createPaidClient(readRows);
  await expect(extract(client, { definition: rowsDefinition, layout, getBudgetLeft: () => 0.5 })).rejects.toMatchObject(
    {
      code: 'cost_limit',
      message: expect.stringMatching(/would cost at least [\d.]+ USD .* Nothing was sent/),
    },
  );
  expect(client.calls).toEqual([]);
  const request = { definition: rowsDefinition, layout, getBudgetLeft: () => 100 };
  expect((await extract(client, request)).extractedData['items']).toHaveLength(360);
});

it('keeps what a cut answer held if its halves find less before the budget ends', async () => {
  const cutOff = { items: Array.from({ length: 90 }, (_, n) => ({ code: `A-${n + 1}`, price: (n % 90) + 10 })) };
  const client = createScriptedClient((_, number) => {
    if (number === 1) throw new ExtractionError('output_truncated', 'Cut.', { cutOff });
    throw new ExtractionError('cost_limit', 'The run would cost more.');
  });
  const error = await extract(client, { definition: rowsDefinition, layout }).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ code: 'cost_limit' });
  expect((error as ExtractionError).partialData?.['items']).toHaveLength(90);
});
