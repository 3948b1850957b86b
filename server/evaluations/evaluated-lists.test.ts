import type { Evaluation, ProviderKey } from '@excerpt/sdk';
import { expect, test } from 'vitest';
import { openServices, refusalOf } from '../app/testing/open-services.ts';
import { createProviderKeyHandlers } from '../provider-keys/handlers.ts';
import { createEvaluationHandlers } from './handlers.ts';

test('a model that the provider lists since a moment can be evaluated', async () => {
  let listed = ['grok-5'];
  const open = await openServices({ models: { listModels: () => Promise.resolve(listed) } });
  const place = { workspace_id: 'ws', environment_id: 'env', schema_family_id: 'fam' };
  await open.rows.insert('datasets', { ...place, id: 'set', guidelines: '{}', comparators: '{}' });
  await open.rows.insert('documents', { ...place, id: 'd1', name: 'd1' });
  const item = { id: 'i1', dataset_id: 'set', document_id: 'd1', label: 'labelled', expected: '{"total":1}' };
  await open.rows.insert('dataset_items', item);
  const { createProviderKey } = createProviderKeyHandlers(open.services.providerKeys);
  const key = { provider: 'xai', secret: 'sk-0123456789abcdef0123', defaultModel: 'grok-5' };
  await open.ask<ProviderKey>(createProviderKey, 'ann', { body: key });
  const { createEvaluation } = createEvaluationHandlers(open.services.evaluations);
  const create = (model: string) =>
    open.ask<Evaluation>(createEvaluation, 'ann', { body: { datasetId: 'set', model } });
  expect((await create('xai/grok-5')).model).toBe('xai/grok-5');
  expect(await refusalOf(create('xai/grok-6'))).toBe('model_not_allowed /model');
  listed = ['grok-5', 'grok-6'];
  open.clock.time += 60_000;
  expect((await create('xai/grok-6')).model).toBe('xai/grok-6');
});
