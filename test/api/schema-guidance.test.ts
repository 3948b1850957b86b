import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createProviderKey,
  createSchema,
  createWorkspace,
  extract,
  extractDocument,
  extractFile,
  getSchemaVersion,
  rerunRun,
  updateEnvironment,
  type SchemaInput,
} from '@excerpt/sdk';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { endOfRun, failure, ok } from '../harness/builders.ts';
import { answered, nestedError, promptOf } from '../harness/providers/provider-replies.ts';
import { startScriptedProvider, type ScriptedProvider } from '../harness/providers/scripted-provider.ts';
import { startTestApp, type TestApp } from '../harness/test-app.ts';

let app: TestApp;
let provider: ScriptedProvider;
let slug: string;

beforeAll(async () => {
  provider = await startScriptedProvider();
  const modelsFile = join(tmpdir(), `excerpt-guidance-${process.pid}.json`);
  const price = { currency: 'EUR', input: 10, output: 50 };
  const models = [{ id: 'priced', price }, 'unpriced'];
  const providers = [{ id: 'acme', residency: 'EU', baseUrl: provider.url, models, defaultModel: 'priced' }];
  await writeFile(modelsFile, JSON.stringify({ providers }));
  app = await startTestApp({ settings: { EXCERPT_PROVIDER_ALLOW_PRIVATE: '*', EXCERPT_MODELS_FILE: modelsFile } });
  const { client } = app.admin;
  ({ slug } = ok(await createWorkspace({ client, body: { name: 'Guidance' } })));
  const key = ok(await createProviderKey({ client, body: { provider: 'acme', secret: 'sk-0123456789012' } }));
  const path = { slug, envSlug: 'production' as const };
  ok(await updateEnvironment({ client, path, body: { providerKeyId: key.id } }));
});
afterAll(async () => {
  await app.close();
  await provider.close();
});
beforeEach(() => {
  provider.reset();
  provider.otherwise(answered({ total: 118 }));
});

const definition = { type: 'object', properties: { total: { type: ['number', 'null'] } } };
const create = (schemaKey: string, more: Partial<SchemaInput> = {}) =>
  createSchema({ client: app.admin.client, path: { slug }, body: { schemaKey, name: 'Invoice', definition, ...more } });
const start = (schemaKey: string, more: object = {}) =>
  extract({
    client: app.admin.client,
    path: { slug, schemaKey },
    body: { name: 'invoice.txt', content: 'Total: 118.00 EUR', ...more },
  });
const run = async (schemaKey: string, more: object = {}) => endOfRun(app.admin, ok(await start(schemaKey, more)).runId);

describe('a schema version', () => {
  const guidance = {
    instructions: 'The total is the gross amount.',
    examples: [{ excerpt: 'Sum 7.00', values: { total: 7 } }],
    parameters: { temperature: 0.5, seed: 42, reasoningEffort: 'low' as const },
  };

  test('has the hash of its definition, and of all four parts where it has more', async () => {
    const plain = ok(await create('hashed')).latestVersion;
    expect(plain).toMatchObject({ versionNumber: 1, instructions: null, examples: [], parameters: null });
    const guided = ok(await create('hashed', guidance)).latestVersion;
    expect(guided).toMatchObject({ versionNumber: 2, ...guidance });
    expect(guided.definitionHash).not.toBe(plain.definitionHash);
    expect(ok(await create('hashed', guidance)).latestVersion).toEqual(guided);
    const { instructions: _, ...rest } = guidance;
    expect(ok(await create('hashed', rest)).latestVersion.versionNumber).toBe(3);
    const again = ok(await create('hashed')).latestVersion;
    expect(again).toMatchObject({ versionNumber: 4, definitionHash: plain.definitionHash });
    const path = { slug, schemaKey: 'hashed', versionNumber: 2 };
    expect(ok(await getSchemaVersion({ client: app.admin.client, path }))).toEqual(guided);
  });

  test('sends its instructions, examples and parameters with each call', async () => {
    ok(await create('guided', guidance));
    expect(await run('guided')).toMatchObject({ status: 'completed', warnings: [] });
    const [request] = provider.requests;
    expect(request?.body).toMatchObject({ temperature: 0.5, seed: 42, reasoning_effort: 'low' });
    const prompt = request === undefined ? '' : promptOf(request);
    for (const part of [guidance.instructions, 'Sum 7.00', '{"total":7}']) expect(prompt).toContain(part);
  });

  test('warns of a parameter that the provider does not accept', async () => {
    ok(await create('refused', { parameters: { reasoningEffort: 'low' } }));
    provider.play(nestedError(400, "Unknown parameter: 'reasoning_effort'.", 'unknown_parameter'));
    expect(await run('refused')).toMatchObject({
      status: 'completed',
      warnings: ['acme does not accept the parameter reasoningEffort. It was left out.'],
    });
  });

  test.each([
    [{ examples: Array.from({ length: 21 }, () => guidance.examples[0] as never) }],
    [{ parameters: {} }],
    [{ parameters: { temperature: 3 } }],
    [{ instructions: ' ' }],
  ])('is refused with %j', async (more) => {
    expect(failure(await create('wrong', more))).toMatchObject({ status: 400, code: 'validation_failed' });
  });
});

describe('a definition in an extract request', () => {
  const guidance = {
    instructions: 'The total is the gross amount.',
    examples: [{ excerpt: 'Sum 7.00', values: { total: 7 } }],
    parameters: { temperature: 0.5, seed: 42 },
  };
  const versionOf = async (schemaKey: string, versionNumber: number) =>
    ok(await getSchemaVersion({ client: app.admin.client, path: { slug, schemaKey, versionNumber } }));

  test('makes the version that has its instructions, examples and parameters, and sends them', async () => {
    const done = await run('inline', { schema: definition, ...guidance });
    expect(done).toMatchObject({ status: 'completed', schemaVersionNumber: 1 });
    const [request] = provider.requests;
    expect(request?.body).toMatchObject({ temperature: 0.5, seed: 42 });
    for (const part of [guidance.instructions, 'Sum 7.00', '{"total":7}'])
      expect(request === undefined ? '' : promptOf(request)).toContain(part);
    const version = await versionOf('inline', 1);
    expect(version).toMatchObject(guidance);
    expect(ok(await create('inline', guidance)).latestVersion).toEqual(version);
    expect(await run('inline', { schema: definition })).toMatchObject({ schemaVersionNumber: 2 });
    const path = { slug, schemaKey: 'inline', id: done.documentId };
    const accepted = await extractDocument({
      client: app.admin.client,
      path,
      body: { schema: definition, ...guidance },
    });
    expect(await endOfRun(app.admin, ok(accepted).runId)).toMatchObject({ schemaVersionNumber: 3 });
    expect(await versionOf('inline', 3)).toMatchObject({ definitionHash: version.definitionHash });
  });

  test('has them as JSON text in a form', async () => {
    const body = {
      file: new File(['Total: 118.00 EUR'], 'invoice.txt', { type: 'text/plain' }),
      schema: JSON.stringify(definition),
      instructions: guidance.instructions,
      examples: JSON.stringify(guidance.examples),
      parameters: JSON.stringify(guidance.parameters),
    };
    const path = { slug, schemaKey: 'form' };
    const { runId } = ok(await extractFile({ client: app.admin.client, path, body }));
    expect(await endOfRun(app.admin, runId)).toMatchObject({ status: 'completed' });
    expect(await versionOf('form', 1)).toMatchObject(guidance);
    const wrong = { ...body, examples: '[{"excerpt":""}]' };
    expect(failure(await extractFile({ client: app.admin.client, path, body: wrong }))).toMatchObject({ status: 400 });
  });

  test.each(Object.entries(guidance))('is needed for %s', async (field, value) => {
    ok(await create('stored'));
    for (const more of [{}, { versionNumber: 1 }])
      expect(failure(await start('stored', { ...more, [field]: value }))).toMatchObject({
        status: 400,
        details: [{ path: `/${field}` }],
      });
  });
});

describe('maxCost', () => {
  beforeAll(async () => void ok(await create('limited')));

  test('makes no call that could exceed it', async () => {
    expect(await run('limited', { maxCost: 0.0001 })).toMatchObject({
      status: 'failed',
      maxCost: 0.0001,
      errorCode: { code: 'cost_limit', retryable: false },
    });
    expect(provider.requests).toEqual([]);
  });

  test('shortens the answer to what it may cost, and is kept by a rerun', async () => {
    const done = await run('limited', { maxCost: 0.1 });
    expect(done).toMatchObject({ status: 'completed', maxCost: 0.1, cost: { amount: 0.002, currency: 'EUR' } });
    expect(Number(provider.requests[0]?.body?.['max_tokens'])).toBeLessThan(2_000);
    const again = ok(await rerunRun({ client: app.admin.client, path: { id: done.id } }));
    expect((await endOfRun(app.admin, again.runId)).maxCost).toBe(0.1);
  });

  test('counts the calls before', async () => {
    const body = {
      schema: { type: 'object', properties: { total: { type: 'string', minLength: 20 } }, required: ['total'] },
    };
    provider.otherwise(answered({ total: 118 }, { usage: { input: 5_000, output: 900 } }));
    expect(await run('limited', { ...body, maxCost: 0.1 })).toMatchObject({
      status: 'failed',
      errorCode: { code: 'cost_limit' },
      cost: { amount: 0.095, currency: 'EUR' },
    });
    expect(provider.requests).toHaveLength(1);
    ok(await create('limited'));
  });

  test('allows no further call after one whose cost is unknown', async () => {
    const schema = { type: 'object', properties: { total: { type: 'string', minLength: 20 } }, required: ['total'] };
    provider.otherwise(answered({ total: 118 }, { usage: null }));
    expect(await run('limited', { schema, maxCost: 0.1 })).toMatchObject({
      status: 'failed',
      errorCode: { code: 'cost_limit' },
      cost: null,
    });
    expect(provider.requests).toHaveLength(1);
    ok(await create('limited'));
  });

  test('leaves out calls without which there is a valid answer', async () => {
    const properties = { total: { type: 'number' }, date: { type: 'string', format: 'date' } };
    const schema = { type: 'object', properties, required: ['total'] };
    provider.otherwise(answered({ total: 118, date: 'soon' }, { usage: { input: 5_000, output: 900 } }));
    expect(await run('limited', { schema, maxCost: 0.1 })).toMatchObject({
      status: 'completed',
      extractedData: { total: 118 },
      warnings: expect.arrayContaining([
        'The model was not asked to correct /date, because the run would cost more than its maxCost.',
        'Values that do not match the schema were omitted at /date.',
      ]),
      cost: { amount: 0.095, currency: 'EUR' },
    });
    expect(provider.requests).toHaveLength(1);
    ok(await create('limited'));
  });

  test('needs a model with a price, and is a number above 0 in both forms', async () => {
    expect(failure(await start('limited', { maxCost: 1, model: 'acme/unpriced' }))).toMatchObject({
      status: 400,
      details: [{ path: '/maxCost' }],
    });
    expect(failure(await start('limited', { maxCost: 0 }))).toMatchObject({ status: 400 });
    const path = { slug, schemaKey: 'limited' };
    const file = new File(['Total: 118.00 EUR'], 'invoice.txt', { type: 'text/plain' });
    const upload = (maxCost: string) =>
      extractFile({ client: app.admin.client, path, body: { file, maxCost, vision: 'never' } });
    expect(failure(await upload('0'))).toMatchObject({ status: 400 });
    const done = await endOfRun(app.admin, ok(await upload('0.5')).runId);
    expect(done).toMatchObject({ status: 'completed', maxCost: 0.5, vision: 'never' });
  });
});
