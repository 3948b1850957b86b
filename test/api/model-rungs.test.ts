import { createProviderKey, createSchema, createWorkspace, extract, updateEnvironment } from '@excerpt/sdk';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../harness/test-app.ts';
import { endOfRun, ok } from '../harness/builders.ts';
import { answered, nestedError } from '../harness/providers/provider-replies.ts';
import {
  startScriptedProvider,
  type ReceivedRequest,
  type ScriptedProvider,
} from '../harness/providers/scripted-provider.ts';

const SYSTEM = 'sk-system-0123456789-abcdefghij';
const BOUND = 'sk-bound-0123456789-abcdefghij';
const NAMED = 'sk-named-0123456789-abcdefghij';

let provider: ScriptedProvider;
let app: TestApp;
let folder: string;
let slug: string;
let schemas = 0;

beforeAll(async () => {
  provider = await startScriptedProvider();
  folder = await mkdtemp(join(tmpdir(), 'excerpt-rungs-'));
  // Each begins at the top, as the best providers do.
  const providers = ['openai-compatible', 'vllm', 'lmstudio'].map((id) => ({
    id,
    structuredOutput: 'json_schema_strict',
  }));
  await writeFile(join(folder, 'models.json'), JSON.stringify({ providers }));
  app = await startTestApp({
    settings: {
      EXCERPT_MODELS_FILE: join(folder, 'models.json'),
      EXCERPT_PROVIDER_ALLOW_PRIVATE: '*',
      EXCERPT_SYSTEM_PROVIDER: 'openai-compatible',
      EXCERPT_SYSTEM_MODEL: 'house',
      EXCERPT_SYSTEM_API_KEY: SYSTEM,
      EXCERPT_SYSTEM_BASE_URL: provider.url,
    },
  });
  const { client } = app.admin;
  ({ slug } = ok(await createWorkspace({ client, body: { name: 'Rungs' } })));
  const key = async (id: string, defaultModel: string, secret: string): Promise<string> =>
    ok(
      await createProviderKey({ client, body: { provider: id, defaultModel, baseUrl: provider.url, secret } as never }),
    ).id;
  const providerKeyId = await key('vllm', 'bound', BOUND);
  await key('lmstudio', 'other', NAMED);
  ok(await updateEnvironment({ client, path: { slug, envSlug: 'staging' }, body: { providerKeyId } }));
});
beforeEach(() => provider.reset());
afterAll(async () => {
  await app.close();
  await provider.close();
  await rm(folder, { recursive: true, force: true });
});

function rungOf({ body }: ReceivedRequest): string {
  const format = body?.['response_format'] as { type: string; json_schema?: { strict?: boolean } } | undefined;
  if (body?.['tools'] !== undefined) return 'tool';
  if (format?.type === 'json_schema') return format.json_schema?.strict === true ? 'strict' : 'json_schema';
  return format?.type ?? 'prompt';
}

const RUNGS = ['strict', 'json_schema', 'tool', 'json_object', 'prompt'];
const WARNINGS = [
  null,
  'without its strict mode',
  'received the schema as a tool',
  'enforced JSON but not the schema',
  'did not enforce the schema',
];

describe.each([
  [
    'with the system fallback',
    'production',
    undefined,
    { provider: 'openai-compatible', model: 'house', keySource: 'system' },
    SYSTEM,
  ],
  [
    'with a key that the environment is bound to',
    'staging',
    undefined,
    { provider: 'vllm', model: 'bound', keySource: 'user' },
    BOUND,
  ],
  [
    'with a model that the request names',
    'staging',
    'lmstudio/named',
    { provider: 'lmstudio', model: 'named', keySource: 'user' },
    NAMED,
  ],
] as const)('the same upload %s', (_, env, model, resolved, secret) => {
  test.each(RUNGS.map((rung, index) => [rung, index] as const))('works on the rung %s', async (rung, index) => {
    const { client } = app.admin;
    // What worked is remembered by schema.
    const definition = {
      type: 'object',
      description: `On the rung ${rung}`,
      required: ['total'],
      properties: { invoiceNumber: { type: ['string', 'null'] }, total: { type: 'number' }, note: { type: 'string' } },
    };
    const { schemaKey } = ok(
      await createSchema({
        client,
        path: { slug },
        body: { schemaKey: `rung-${(schemas += 1)}`, name: rung, definition },
      }),
    );
    provider.otherwise((request) =>
      rungOf(request) === rung
        ? answered({ invoiceNumber: 'INV-7', total: 118, note: null })(request)
        : nestedError(400, `'${rungOf(request)}' as response_format or tools is not supported with this model.`),
    );
    const upload = async () => {
      const body = {
        name: 'invoice.txt',
        content: 'Invoice number: INV-7\nTotal: 118.00 EUR\n',
        ...(model === undefined ? {} : { model }),
      };
      return endOfRun(app.admin, ok(await extract({ client, path: { slug, schemaKey }, query: { env }, body })).runId);
    };
    const run = await upload();
    expect(run).toMatchObject({
      ...resolved,
      status: 'completed',
      extractedData: { invoiceNumber: 'INV-7', total: 118 },
      errorCode: null,
      attempts: 1,
      inputTokens: 100,
      outputTokens: 20,
      totalTokens: 120,
    });
    expect(run.evidence.map(({ path, match, page }) => [path, match, page])).toEqual([
      ['/invoiceNumber', 'exact', 1],
      ['/total', 'normalized', 1],
    ]);
    const warning = WARNINGS[index] ?? null;
    if (warning === null) expect(run.warnings).toEqual([]);
    else expect(run.warnings.join(' ')).toContain(warning);
    expect(provider.requests.map(rungOf)).toEqual(RUNGS.slice(0, index + 1));
    expect(new Set(provider.requests.map(({ headers }) => headers.authorization))).toEqual(
      new Set([`Bearer ${secret}`]),
    );

    // What the provider takes is known by now.
    expect(await upload()).toMatchObject({
      status: 'completed',
      extractedData: { invoiceNumber: 'INV-7', total: 118 },
      warnings: run.warnings,
    });
    expect(rungOf(provider.requests.at(-1) as ReceivedRequest)).toBe(rung);
    expect(provider.requests).toHaveLength(index + 2);
  });
});
