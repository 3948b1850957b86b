import fc from 'fast-check';
import {
  createApiKey,
  createProviderKey,
  createWebhook,
  createWorkspace,
  listWebhookDeliveries,
  testWebhook,
} from '@excerpt/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { extractText, ok, workspaceWithSchema } from '../harness/builders.ts';
import { scriptedEngine } from '../harness/engines.ts';
import { startTestApp, type TestApp, type TestUser } from '../harness/test-app.ts';
import { loopbackWebhooks, startReceiver, type WebhookReceiver } from '../harness/webhook-receiver.ts';
import { fuzzedRequest, type FuzzedRequest } from './contract-requests.ts';

const REQUESTS = 2_000;
/** Requests delete what there is, so that later ones would only meet 404. */
const REQUESTS_PER_WORLD = 60;

const minutes = Number(process.env['EXCERPT_TEST_FUZZ_MINUTES'] ?? 0);
const seed = Number(process.env['EXCERPT_TEST_SEED'] ?? 6);

let app: TestApp;
let receiver: WebhookReceiver;
beforeAll(async () => {
  receiver = await startReceiver();
  app = await startTestApp({
    settings: loopbackWebhooks,
    engine: scriptedEngine(),
    models: { listModels: async () => ['some-model'] },
  });
});
afterAll(async () => {
  await app.close();
  await receiver.close();
});

interface World {
  user: TestUser;
  /** Values for the names in paths, by operation where an id depends on it. */
  idFor(operation: string, name: string): string;
}

async function createWorld(): Promise<World> {
  const user = await app.addUser();
  const { client } = user;
  const path = await workspaceWithSchema(user);
  const { id: other } = await app.addUser();
  const run = await extractText(user, path);
  const webhook = ok(await createWebhook({ client, path, body: { url: receiver.url } }));
  ok(await testWebhook({ client, path: { id: webhook.id } }));
  ok(await createWorkspace({ client, body: { name: 'Second' } }));
  const key = ok(await createProviderKey({ client, body: { provider: 'openai', secret: 'sk-0123456789abcdef0123' } }));
  const apiKey = ok(await createApiKey({ client, body: { name: 'Second' } }));
  await app.app.idle();
  const [delivery] = ok(await listWebhookDeliveries({ client, path: { id: webhook.id } })).data;
  const names: Record<string, string> = {
    ...path,
    envSlug: 'production',
    versionNumber: '1',
    pageNumber: '1',
    key: 'invoice',
    userId: other,
    deliveryId: delivery?.id ?? 'whd_none',
    itemId: 'itm_none',
    splitterKey: 'mail',
  };
  return {
    user,
    idFor(operation, name) {
      if (name !== 'id') return names[name] ?? expect.fail(`{${name}} has no value`);
      if (/ProviderKey/.test(operation)) return key.id;
      if (/ApiKey/.test(operation)) return apiKey.id;
      if (/Webhook/.test(operation)) return webhook.id;
      return /Document/.test(operation) ? run.documentId : run.id;
    },
  };
}

function toInit({ method, body }: FuzzedRequest): RequestInit {
  if (body === null) return { method };
  if ('json' in body) {
    const headers = { 'content-type': 'application/json' };
    return { method, headers, body: JSON.stringify(body.json) ?? 'null' };
  }
  const form = new FormData();
  for (const [name, value] of body.form) form.append(name, value);
  if (body.file !== null) form.append('file', new File([body.file], 'file.txt'));
  return { method, body: form };
}

/** Throws for an answer that the contract does not describe, and for a failure of the server. */
async function check({ user, idFor }: World, request: FuzzedRequest): Promise<number> {
  const path = request.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => idFor(request.operation, name));
  const query = new URLSearchParams(request.query).toString();
  const response = await user.request(query === '' ? path : `${path}?${query}`, toInit(request));
  const text = await response.text();
  if (response.status >= 500) throw new Error(`${response.status}: ${text}`);
  if (response.status !== 400) return response.status;
  const { code, details } = JSON.parse(text) as { code: string; details?: { in: string; path: string }[] };
  const namesFields = details !== undefined && details.length > 0;
  if (code === 'validation_failed' && !namesFields) throw new Error(`The refusal names no field: ${text}`);
  return response.status;
}

test(
  `requests made from the contract (seed ${seed})`,
  async () => {
    let world = await createWorld();
    let sent = 0;
    const answers = { accepted: 0, refused: 0 };
    const operations = new Set<string>();
    const property = fc.asyncProperty(fuzzedRequest, async (request) => {
      sent += 1;
      if (sent % REQUESTS_PER_WORLD === 0) world = await createWorld();
      const status = await check(world, request);
      answers[status < 400 ? 'accepted' : 'refused'] += 1;
      operations.add(request.operation);
    });
    await fc.assert(property, {
      seed,
      numRuns: minutes > 0 ? 1_000_000_000 : REQUESTS,
      ...(minutes > 0 && { interruptAfterTimeLimit: minutes * 60_000, markInterruptAsFailure: false }),
    });
    // Requests that are all refused, or all accepted, would test little.
    expect(Math.min(answers.accepted, answers.refused)).toBeGreaterThan(sent / 10);
    expect(operations.size).toBeGreaterThan(50);
  },
  300_000 + minutes * 60_000,
);
