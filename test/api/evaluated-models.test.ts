import {
  addDatasetItems,
  createDataset,
  createDocument,
  createEvaluation,
  createSchema,
  getEvaluation,
  type Evaluation,
  type EvaluationEstimate,
} from '@excerpt/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { invoiceDefinition, ok } from '../harness/builders.ts';
import { INVOICE_ANSWER, ModelApp } from '../harness/providers/model-app.ts';
import { answered } from '../harness/providers/provider-replies.ts';

let models: ModelApp;
let requests = 0;

beforeAll(async () => {
  models = await ModelApp.start();
  models.provider.reset();
  models.provider.otherwise((request) => {
    requests += 1;
    return answered(INVOICE_ANSWER)(request);
  });
});
afterAll(() => models.close());

test('what an earlier evaluation has asked a model is not asked again, unless it shall be', async () => {
  const { client } = models.app.admin;
  const path = { slug: models.slug, schemaKey: 'invoice' };
  ok(
    await createSchema({
      client,
      path,
      body: { schemaKey: 'invoice', name: 'Invoice', definition: invoiceDefinition },
    }),
  );
  const { id: datasetId } = ok(await createDataset({ client, path, body: { name: 'January' } }));
  const items = [];
  for (const name of ['a', 'b', 'c']) {
    const content = `Invoice number: INV-7\nTotal: 118.00 EUR\n${name}\n`;
    const { id } = ok(await createDocument({ client, path, body: { name, content } }));
    items.push({ documentId: id, expected: { invoiceNumber: 'INV-7', total: 118 } });
  }
  ok(await addDatasetItems({ client, path: { id: datasetId }, body: { items } }));
  const evaluate = async (body: object): Promise<{ evaluation: Evaluation; asked: number }> => {
    const before = requests;
    const { id } = ok(await createEvaluation({ client, path, body: { datasetId, ...body } })) as Evaluation;
    await models.app.app.idle();
    const evaluation = ok(await getEvaluation({ client, path: { id } }));
    expect(evaluation).toMatchObject({ status: 'completed', score: { f1: 1 }, items: { completed: 3 } });
    return { evaluation, asked: requests - before };
  };
  const estimate = async () =>
    ok(await createEvaluation({ client, path, body: { datasetId, dryRun: true } })) as EvaluationEstimate;

  expect(await estimate()).toMatchObject({ documents: 3, cached: 0 });
  const first = await evaluate({});
  expect(first.asked).toBeGreaterThanOrEqual(3);
  expect(await estimate()).toMatchObject({ documents: 3, cached: 3, tokens: 0 });
  const second = await evaluate({});
  expect(second.asked).toBe(0);
  expect(second.evaluation.fields).toEqual(first.evaluation.fields);
  expect((await evaluate({ fresh: true })).asked).toBe(first.asked);
});
