/** Keys whose address has a version, and keys that state the window of their model. */
import {
  createProviderKey,
  createSchema,
  createWorkspace,
  extract,
  updateEnvironment,
  updateProviderKey,
  type ProviderKeyInput,
} from '@excerpt/sdk';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { endOfRun, failure, ok } from '../harness/builders.ts';
import { answered } from '../harness/providers/provider-replies.ts';
import { startScriptedProvider, type ScriptedProvider } from '../harness/providers/scripted-provider.ts';
import { startTestApp, type TestApp } from '../harness/test-app.ts';

let app: TestApp;
let provider: ScriptedProvider;
let workspaces = 0;

beforeAll(async () => {
  provider = await startScriptedProvider();
  app = await startTestApp({ settings: { EXCERPT_PROVIDER_ALLOW_PRIVATE: '*' } });
});
afterAll(async () => {
  await app.close();
  await provider.close();
});
afterEach(() => provider.reset());

const createKey = (body: ProviderKeyInput) => createProviderKey({ client: app.admin.client, body });

/** Runs a document of some lines with a key, and returns the paths of the requests. */
async function run(providerKeyId: string, lines: number) {
  const { client } = app.admin;
  const { slug } = ok(await createWorkspace({ client, body: { name: `Addresses ${(workspaces += 1)}` } }));
  const definition = { type: 'object', properties: { total: { type: ['number', 'null'] } } };
  ok(await createSchema({ client, path: { slug }, body: { schemaKey: 'invoice', name: 'Invoice', definition } }));
  ok(await updateEnvironment({ client, path: { slug, envSlug: 'production' }, body: { providerKeyId } }));
  provider.otherwise(answered({ total: 118 }));
  const content = `Total: 118.00 EUR\n${'The parties agree on what is usual.\n'.repeat(lines)}`;
  const body = { name: 'invoice.txt', content };
  const { runId } = ok(await extract({ client, path: { slug, schemaKey: 'invoice' }, body }));
  expect(await endOfRun(app.admin, runId)).toMatchObject({ status: 'completed', extractedData: { total: 118 } });
  return provider.requests;
}

test('an Azure address with a version leads to the deployment, with the key as Azure reads it', async () => {
  const baseUrl = `${new URL(provider.url).origin}/?api-version=2024-10-21`;
  const body = { provider: 'azure-openai', secret: 'azure-0123456789', defaultModel: 'reader', baseUrl };
  const [request] = await run(ok(await createKey(body)).id, 1);
  expect(request?.path).toBe('/openai/deployments/reader/chat/completions?api-version=2024-10-21');
  expect(request?.headers['api-key']).toBe('azure-0123456789');
});

test('another query string is refused', async () => {
  const body = { provider: 'vllm', defaultModel: 'm', baseUrl: `${provider.url}?token=a` };
  expect(failure(await createKey(body))).toMatchObject({ status: 422, code: 'invalid_url' });
});

test('a key that states the window of its model is asked in fewer questions', async () => {
  const body = { provider: 'ollama', defaultModel: 'm', baseUrl: provider.url };
  const key = ok(await createKey(body));
  expect(key.contextTokens).toBeNull();
  const many = (await run(key.id, 1_500)).length;
  provider.reset();
  const patch = { contextTokens: 65_536 };
  const changed = await updateProviderKey({ client: app.admin.client, path: { id: key.id }, body: patch });
  expect(ok(changed).contextTokens).toBe(65_536);
  expect([many > 3, (await run(key.id, 1_500)).length]).toEqual([true, 1]);
});
