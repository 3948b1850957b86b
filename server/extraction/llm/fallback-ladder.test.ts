import { describe, expect, it } from 'vitest';
import {
  answered,
  arrayError,
  called,
  flatError,
  nestedError,
  promptOf,
  schemaOf,
  textError,
  written,
} from '../../../test/harness/providers/provider-replies.ts';
import { type ReceivedRequest, type Reply } from '../../../test/harness/providers/scripted-provider.ts';
import type { JsonObject } from '../../lib/json-value.ts';
import { commonQuirks, hosted } from '../models/provider-defaults.ts';
import { createProviderRegistry, type ProviderEntry } from '../models/provider-registry.ts';
import { compileSchema } from '../schema/compile/compile-schema.ts';
import { getSchemaProfile } from '../schema/schema-profiles.ts';
import type { ModelClient } from './model-client.ts';
import { createCall, DOCUMENT, catchError, SCHEMA } from './testing/model-calls.ts';
import { useScriptedProvider } from './testing/scripted-model.ts';

const { provider, clientWith } = await useScriptedProvider();
let client: ModelClient;

/** A provider that takes tools, but cannot be forced to call one. */
const toolProvider: ProviderEntry = {
  ...hosted,
  id: 'own',
  name: 'Own',
  keyHasBaseUrl: true,
  structuredOutput: 'tool',
  quirks: { ...commonQuirks, forcesTools: false },
  source: 'https://own.example',
};

interface Body {
  response_format?: { type: string; json_schema?: { strict?: boolean } };
  tools?: unknown[];
  tool_choice?: 'auto' | { function: { name: string } };
}

function rungOf({ body }: ReceivedRequest): string {
  const { response_format: format, tools, tool_choice: choice } = body as Body;
  if (format?.json_schema !== undefined) return format.json_schema.strict === true ? 'strict' : 'loose';
  if (tools !== undefined)
    return typeof choice === 'object' && choice.function.name === 'extraction' ? 'tool' : 'optional tool';
  return format?.type ?? 'prompt';
}

const rungs = (): string[] => provider.requests.map(rungOf);
const refuses =
  (...kinds: string[]) =>
  (request: ReceivedRequest): Reply =>
    kinds.includes(rungOf(request))
      ? nestedError(400, `'${rungOf(request)}' as response_format is not supported with this model`)
      : answered({ total: 7 })(request);

describe('the structured-output mode', () => {
  it.each([
    ['openai', 'strict', ['messages', 'model', 'response_format', 'max_completion_tokens', 'seed']],
    ['azure-openai', 'strict', ['messages', 'model', 'response_format', 'max_completion_tokens', 'seed']],
    ['mistral-eu', 'strict', ['messages', 'model', 'response_format', 'max_tokens', 'temperature', 'random_seed']],
    ['scaleway', 'strict', ['messages', 'model', 'response_format', 'max_tokens', 'temperature', 'seed']],
    ['deepseek', 'json_object', ['messages', 'model', 'response_format', 'max_tokens', 'temperature']],
    ['ollama', 'loose', ['messages', 'model', 'response_format', 'max_tokens', 'temperature', 'seed']],
    ['ionos', 'loose', ['messages', 'model', 'response_format', 'max_tokens', 'temperature', 'seed']],
    ['mistral', 'strict', ['messages', 'model', 'response_format', 'max_tokens', 'temperature', 'random_seed']],
    ['openrouter', 'strict', ['messages', 'model', 'response_format', 'max_tokens', 'temperature', 'seed', 'provider']],
  ])('%s begins with %s and sends nothing that it rejects', async (id, rung, parameters) => {
    client = clientWith();
    provider.play(answered({ total: 7 }));
    expect(await client.complete(createCall(provider.url, { provider: id }))).toMatchObject({
      value: { total: 7 },
      requests: 1,
    });
    expect(rungs()).toEqual([rung]);
    expect(Object.keys(provider.requests[0]?.body ?? {}).sort()).toEqual([...parameters].sort());
  });

  it('adds the schema to the prompt for models that do not see it otherwise', async () => {
    client = clientWith();
    provider.otherwise(answered({ total: 7 }));
    for (const id of ['openai', 'anthropic', 'ollama', 'fireworks', 'deepseek'])
      await client.complete(createCall(provider.url, { provider: id }));
    expect(provider.requests.map((request) => promptOf(request).includes('"total"'))).toEqual([
      false,
      false,
      true,
      true,
      true,
    ]);
    expect(provider.requests.every((request) => promptOf(request).startsWith(`Extract.\n${DOCUMENT}`))).toBe(true);
  });

  it('asks for a tool call in the prompt where it cannot be forced, and accepts text as well', async () => {
    client = clientWith({ registry: createProviderRegistry([toolProvider]) });
    provider.play(called('{"total": 7}'), written('Here it is: {"total": 8}'));
    const call = createCall(provider.url, { provider: 'own' });
    expect([(await client.complete(call)).value, (await client.complete(call)).value]).toEqual([
      { total: 7 },
      { total: 8 },
    ]);
    for (const request of provider.requests) {
      expect(request.body?.['tool_choice']).toBe('auto');
      expect(promptOf(request)).toBe(
        `Extract.\n${DOCUMENT}\n\nAnswer by calling the tool extraction once. Do not write anything else.`,
      );
    }
  });

  it('sends pictures as data URLs in the OpenAI format', async () => {
    client = clientWith();
    provider.play(answered({ total: 7 }));
    const content = [
      { type: 'text' as const, text: 'See:' },
      { type: 'picture' as const, mediaType: 'image/png' as const, bytes: new Uint8Array([1, 2, 3]) },
    ];
    await client.complete(createCall(provider.url, { messages: [{ role: 'user', content }] }));
    expect(provider.requests[0]?.body?.['messages']).toEqual([
      {
        role: 'user',
        content: [
          { type: 'text', text: 'See:' },
          { type: 'image_url', image_url: { url: 'data:image/png;base64,AQID' } },
        ],
      },
    ]);
  });
});

describe('the fallback ladder', () => {
  it.each([
    ['loose', ['strict'], ['strict', 'loose']],
    ['tool', ['strict', 'loose'], ['strict', 'loose', 'tool']],
    ['json_object', ['strict', 'loose', 'tool'], ['strict', 'loose', 'tool', 'json_object']],
    ['prompt', ['strict', 'loose', 'tool', 'json_object'], ['strict', 'loose', 'tool', 'json_object', 'prompt']],
  ])('goes down to %s, and begins there the next time', async (last, refused, tried) => {
    client = clientWith();
    provider.otherwise(refuses(...refused));
    const answer = await client.complete(createCall(provider.url));
    expect(answer).toMatchObject({
      value: { total: 7 },
      requests: tried.length,
      usage: { inputTokens: 100, outputTokens: 20 },
    });
    expect(answer.relaxed).toEqual([expect.stringMatching(/^OpenAI (received|enforced|did not enforce) /)]);
    expect(rungs()).toEqual(tried);
    expect(await client.complete(createCall(provider.url))).toMatchObject({ requests: 1 });
    expect(rungs().at(-1)).toBe(last);
    // Another schema or model may work on the first rung.
    await client.complete(createCall(provider.url, { schema: { ...SCHEMA, title: 'another' } }));
    await client.complete(createCall(provider.url, { model: 'another' }));
    expect(rungs().filter((rung) => rung === 'strict')).toHaveLength(3);
  });

  it('retries the first rung after an hour', async () => {
    let now = 1_000_000;
    client = clientWith({ clock: { now: () => now } });
    provider.otherwise(refuses('strict'));
    await client.complete(createCall(provider.url));
    now += 59 * 60_000;
    await client.complete(createCall(provider.url));
    now += 2 * 60_000;
    await client.complete(createCall(provider.url));
    expect(rungs()).toEqual(['strict', 'loose', 'loose', 'strict', 'loose']);
  });

  it.each<[string, Reply]>([
    ['mistral-eu', flatError(422, 'json_schema: Extra inputs are not permitted')],
    [
      'mistral-eu',
      {
        status: 422,
        body: {
          object: 'error',
          message: {
            detail: [
              { type: 'extra_forbidden', loc: ['body', 'response_format'], msg: 'Extra inputs', input: DOCUMENT },
            ],
          },
        },
      },
    ],
    ['gemini', arrayError(400, 'Request contains an invalid argument.')],
    ['openrouter', nestedError(404, 'No endpoints found that can handle the requested parameters.')],
    ['ollama', textError(500, 'failed to parse grammar')],
    ['vllm', nestedError(400, 'The provided JSON schema contains features not supported by xgrammar.')],
  ])('goes down at %s, however it says so', async (id, refusal) => {
    client = clientWith();
    provider.play(refusal, answered({ total: 7 }));
    expect(await client.complete(createCall(provider.url, { provider: id }))).toMatchObject({
      value: { total: 7 },
      requests: 2,
    });
  });

  it('fails when every rung is refused', async () => {
    client = clientWith();
    provider.otherwise(nestedError(400, 'Invalid schema'));
    expect(await catchError(client.complete(createCall(provider.url)))).toMatchObject({
      code: 'schema_unsupported',
      providerStatus: 400,
      requests: 5,
      retryable: false,
    });
    expect(rungs()).toEqual(['strict', 'loose', 'tool', 'json_object', 'prompt']);
  });

  it('stays on its rung after a single answer without JSON', async () => {
    client = clientWith();
    provider.play(written('Sorry?'), answered({ total: 7 }));
    provider.otherwise(answered({ total: 7 }));
    await client.complete(createCall(provider.url));
    await client.complete(createCall(provider.url));
    expect(rungs()).toEqual(['strict', 'loose', 'strict']);
  });

  it('starts on a lower rung for a schema that strict mode does not support', async () => {
    client = clientWith({
      compileSchema: (schema) => ({ schema, strict: false, restore: (value) => value, relaxed: [] }),
    });
    provider.otherwise(answered({ total: 7 }));
    await client.complete(createCall(provider.url));
    expect(rungs()).toEqual(['loose']);
  });

  it('omits a refused parameter, and remembers to do so', async () => {
    client = clientWith();
    provider.otherwise((request) => {
      const refused = ['max_completion_tokens', 'seed'].find((name) => name in (request.body ?? {}));
      return refused === undefined
        ? answered({ total: 7 })(request)
        : nestedError(400, `Unsupported parameter: '${refused}' is not supported with this model.`);
    });
    expect(await client.complete(createCall(provider.url))).toMatchObject({ requests: 3 });
    expect(await client.complete(createCall(provider.url))).toMatchObject({ requests: 1 });
    expect(
      provider.requests.map(({ body }) => [body?.['max_completion_tokens'], body?.['max_tokens'], body?.['seed']]),
    ).toEqual([
      [1_000, undefined, 1],
      [undefined, 1_000, 1],
      [undefined, 1_000, undefined],
      [undefined, 1_000, undefined],
    ]);
    expect(rungs()).toEqual(['strict', 'strict', 'strict', 'strict']);
  });
});

describe('a compiled schema', () => {
  const wide: JsonObject = {
    type: 'object',
    properties: {
      total: { type: 'number', minimum: 0 },
      note: { type: 'string' },
      rates: { type: 'object', additionalProperties: { type: 'number' } },
    },
    required: ['total'],
  };

  it('is sent in the form of the provider, and the answer is mapped back to the form of the user', async () => {
    client = clientWith({ compileSchema });
    provider.play((request) => {
      expect(schemaOf(request)).toMatchObject({ additionalProperties: false, required: ['total', 'note', 'rates'] });
      return answered({ total: 7, note: null, rates: [{ key: 'low', value: 5 }] })(request);
    });
    const answer = await client.complete(createCall(provider.url, { schema: wide }));
    expect(answer.value).toEqual({ total: 7, rates: { low: 5 } });
    expect(answer.relaxed).toEqual(compileSchema(wide, getSchemaProfile('openai')).relaxed);
  });

  it('is not compiled where only the prompt contains it', async () => {
    client = clientWith({ compileSchema });
    provider.play((request) => {
      expect(promptOf(request)).toContain(JSON.stringify(wide));
      return written('{"total": 7, "rates": {"low": 5}}');
    });
    expect(await client.complete(createCall(provider.url, { provider: 'deepseek', schema: wide }))).toMatchObject({
      value: { total: 7, rates: { low: 5 } },
    });
  });

  it('becomes the parameters of a tool, whose arguments may be text or an object', async () => {
    client = clientWith({ compileSchema, registry: createProviderRegistry([toolProvider]) });
    provider.play(called('{"total": 7}'), {
      body: { choices: [{ message: { tool_calls: [{ function: { name: 'extraction', arguments: { total: 8 } } }] } }] },
    });
    const call = createCall(provider.url, { provider: 'own', schema: wide });
    expect([(await client.complete(call)).value, (await client.complete(call)).value]).toEqual([
      { total: 7 },
      { total: 8 },
    ]);
  });
});
