import { createProviderKey, createSchema, extract, getRun, listRunCalls, updateEnvironment } from '@excerpt/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ok, workspaceWithSchema } from '../harness/builders.ts';
import { answered, nestedError } from '../harness/providers/provider-replies.ts';
import { startScriptedProvider, type ScriptedProvider } from '../harness/providers/scripted-provider.ts';
import { startTestApp, type TestApp } from '../harness/test-app.ts';

const number = { type: ['number', 'null'] };
const definition = { type: 'object', properties: { net: number, tax: number, total: number } };
const rules = [{ name: 'sum', check: 'net + tax = total', severity: 'error' as const }];
const content = 'Net: 2,530.00\nTax: 531.30\nTotal: 3,061.30\n';
const right = { net: 2530, tax: 531.3, total: 3061.3 };
const wrong = { ...right, net: 2350 };

let app: TestApp;
let provider: ScriptedProvider;
let path: { slug: string; schemaKey: string };

beforeAll(async () => {
  provider = await startScriptedProvider();
  app = await startTestApp({ settings: { EXCERPT_PROVIDER_ALLOW_PRIVATE: '*' } });
  const { client } = app.admin;
  const { slug } = await workspaceWithSchema(app.admin);
  path = { slug, schemaKey: 'bill' };
  ok(await createSchema({ client, path, body: { schemaKey: 'bill', name: 'Bill', definition, rules } }));
  const key = { provider: 'openai-compatible', secret: 'sk-1', baseUrl: provider.url, defaultModel: 'm' };
  const { id } = ok(await createProviderKey({ client, body: key }));
  const body = { providerKeyId: id, keepPrompts: true };
  ok(await updateEnvironment({ client, path: { slug, envSlug: 'production' }, body }));
});
afterAll(async () => {
  await app.close();
  await provider.close();
});

async function run() {
  const { client } = app.admin;
  const { runId } = ok(await extract({ client, path, body: { name: 'bill.txt', content } }));
  return ok(await getRun({ client, path: { id: runId }, query: { wait: 30 } }));
}

test('a model is asked again about values that violate a rule, which tokens and kept prompts show', async () => {
  provider.reset();
  provider.play(answered(wrong), answered(right));
  const found = await run();
  expect(found).toMatchObject({ status: 'completed', extractedData: right, inputTokens: 200, outputTokens: 40 });
  expect(found.rules).toMatchObject([{ name: 'sum', result: 'holds' }]);
  expect(found.warnings.join()).toContain('The values at /net violated rules.');
  const calls = ok(await listRunCalls({ client: app.admin.client, path: { id: found.id } })).data;
  expect(calls).toHaveLength(2);
  expect(JSON.stringify(calls[1]?.request)).toContain('2,350.0 + 531.3 ≠ 3,061.3');
});

test('a model that errs or fails then changes nothing, and one whose values fit is not asked', async () => {
  provider.reset();
  provider.play(answered(wrong), nestedError(400, 'No.'));
  expect(await run()).toMatchObject({ status: 'completed', extractedData: wrong, rules: [{ result: 'violated' }] });
  provider.play(answered(wrong), answered({ net: 2350, tax: 711.3, total: 3061.3 }));
  expect(await run()).toMatchObject({ status: 'completed', extractedData: wrong, rules: [{ result: 'violated' }] });
  provider.reset();
  provider.play(answered(right));
  expect(await run()).toMatchObject({ status: 'completed', extractedData: right, rules: [{ result: 'holds' }] });
  expect(provider.requests).toHaveLength(1);
});
