import {
  createProviderKey,
  createSchema,
  createWorkspace,
  extract,
  getProviderKey,
  updateEnvironment,
  verifyProviderKey,
} from '@excerpt/sdk';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { endOfRun, failure, ok } from '../harness/builders.ts';
import { answered, nestedError } from '../harness/providers/provider-replies.ts';
import { startScriptedProvider, type ScriptedProvider } from '../harness/providers/scripted-provider.ts';
import { startTestApp, type TestApp } from '../harness/test-app.ts';

let app: TestApp;
let provider: ScriptedProvider;
let slug: string;
const SCHEMA_KEY = 'invoice';

beforeAll(async () => {
  provider = await startScriptedProvider();
  app = await startTestApp({ settings: { EXCERPT_PROVIDER_ALLOW_PRIVATE: '*' } });
  ({ slug } = ok(await createWorkspace({ client: app.admin.client, body: { name: 'Refused' } })));
  const definition = {
    type: 'object',
    properties: { total: { type: ['number', 'null'] }, authentication: { type: ['string', 'null'] } },
  };
  const body = { schemaKey: SCHEMA_KEY, name: 'Invoice', definition };
  ok(await createSchema({ client: app.admin.client, path: { slug }, body }));
});
afterAll(async () => {
  await app.close();
  await provider.close();
});
afterEach(() => provider.reset());

const answer = answered({ total: 118, authentication: null });
const refusal = nestedError(401, 'Incorrect API key provided.', 'invalid_api_key');

async function bindKey(): Promise<string> {
  const { client } = app.admin;
  const key = { provider: 'openai-compatible', baseUrl: provider.url, defaultModel: 'm', secret: 'sk-012345678901' };
  const { id } = ok(await createProviderKey({ client, body: key }));
  ok(await updateEnvironment({ client, path: { slug, envSlug: 'production' }, body: { providerKeyId: id } }));
  return id;
}

const start = () =>
  extract({
    client: app.admin.client,
    path: { slug, schemaKey: SCHEMA_KEY },
    body: { name: 'invoice.txt', content: 'Total: 118.00 EUR' },
  });
const statusOf = async (id: string) => ok(await getProviderKey({ client: app.admin.client, path: { id } })).status;

describe('a provider that refuses a key', () => {
  test('once among many answers stops no run', async () => {
    provider.otherwise(answer);
    provider.play(answer, answer, refusal);
    const id = await bindKey();
    const started = await Promise.all(Array.from({ length: 20 }, start));
    for (const { runId } of started.map(ok)) expect((await endOfRun(app.admin, runId)).status).toBe('completed');
    expect(await statusOf(id)).not.toBe('invalid');
  });

  test('in calls and in the list of its models condemns it, after one proof for all runs', async () => {
    provider.otherwise(refusal);
    provider.models(refusal);
    const id = await bindKey();
    const started = await Promise.all(Array.from({ length: 6 }, start));
    for (const { runId } of started.map(ok))
      expect(await endOfRun(app.admin, runId)).toMatchObject({
        status: 'failed',
        errorCode: { code: 'provider_auth' },
      });
    // The server is asked for its window, and then for the proof, once each for all runs.
    expect(provider.others.filter(({ path }) => path.endsWith('/models'))).toHaveLength(2);
    expect(await statusOf(id)).toBe('invalid');
    const refused = failure(await start());
    expect(refused).toMatchObject({ status: 422, code: 'provider_key_invalid' });
    expect(refused.message).toContain(`/provider-keys/${id}/verify`);
  });

  test('once, and may not list its models with it, is asked again', async () => {
    const message = 'You have insufficient permissions for this operation. Missing scopes: api.model.read.';
    const scopes = nestedError(401, message);
    provider.play(refusal);
    provider.otherwise(answer);
    provider.models(scopes);
    const id = await bindKey();
    const done = await endOfRun(app.admin, ok(await start()).runId);
    expect(done).toMatchObject({ status: 'completed', attempts: 2 });
    const verified = ok(await verifyProviderKey({ client: app.admin.client, path: { id } }));
    expect(verified).toMatchObject({ status: 'unverified', models: null, problem: { code: 'provider_auth' } });
    expect(verified.problem?.message).toContain('lacks a permission');
    provider.otherwise(scopes);
    expect(await endOfRun(app.admin, ok(await start()).runId)).toMatchObject({
      status: 'failed',
      errorCode: { code: 'provider_auth', detail: 'insufficient_permissions' },
    });
    expect(await statusOf(id)).toBe('unverified');
  });

  test('in two calls condemns it where there is no list, and verifying heals it', async () => {
    provider.otherwise(refusal);
    provider.models({ status: 404 });
    const id = await bindKey();
    const failed = await endOfRun(app.admin, ok(await start()).runId);
    expect(failed).toMatchObject({ status: 'failed', attempts: 2, errorCode: { code: 'provider_auth' } });
    expect(failed.errorMessage).toContain('verify');
    expect(await statusOf(id)).toBe('invalid');
    provider.models({ body: { object: 'list', data: [{ id: 'm' }] } });
    provider.otherwise(answer);
    ok(await verifyProviderKey({ client: app.admin.client, path: { id } }));
    expect((await endOfRun(app.admin, ok(await start()).runId)).status).toBe('completed');
  });

  test('once when it lists its models is asked again', async () => {
    let asked = 0;
    provider.models(() => ((asked += 1) === 1 ? refusal : { body: { object: 'list', data: [{ id: 'm' }] } }));
    const id = await bindKey();
    expect(ok(await verifyProviderKey({ client: app.admin.client, path: { id } })).status).toBe('valid');
  });
});

test('a provider that quotes the name of a property in an error refuses no key', async () => {
  provider.otherwise(nestedError(400, "Invalid schema: In context=('properties', 'authentication'): no."));
  const id = await bindKey();
  expect(await endOfRun(app.admin, ok(await start()).runId)).toMatchObject({
    status: 'failed',
    errorCode: { code: 'schema_unsupported' },
  });
  expect(await statusOf(id)).toBe('unverified');
});
