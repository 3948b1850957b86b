import { afterEach, describe, expect, it } from 'vitest';
import { createPromptCache, refuseAnthropicRequest } from '../../../../test/harness/providers/anthropic-rules.ts';
import { schemaOf, typedError } from '../../../../test/harness/providers/provider-replies.ts';
import type { ReceivedRequest, Reply } from '../../../../test/harness/providers/scripted-provider.ts';
import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import type { StructuredCall } from '../../llm/model-client.ts';
import { catchError, createCall, DOCUMENT, SECRET } from '../../llm/testing/model-calls.ts';
import { useScriptedProvider } from '../../llm/testing/scripted-model.ts';
import { compileSchema } from '../../schema/compile/compile-schema.ts';
import { createQuestionSchema } from '../../pipeline/ask-schema.ts';

const { provider, clientWith } = await useScriptedProvider();
const cache = createPromptCache();

const message = (fields: JsonObject): Reply => ({
  body: {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'claude-sonnet-5-5-20260901',
    stop_reason: 'end_turn',
    usage: { input_tokens: 10, output_tokens: 5 },
    ...fields,
  } as NonNullable<Reply['body']>,
});
const says = (value: JsonValue): JsonObject => ({
  content: [
    { type: 'thinking', thinking: '{"total": 1}', signature: 'x' },
    { type: 'text', text: JSON.stringify(value) },
  ],
});

/** Answers what the API accepts, and counts its cache. */
function answerStrictly(value: JsonValue): (request: ReceivedRequest) => Reply {
  return (request) =>
    refuseAnthropicRequest(request, SECRET) ??
    message({ ...says(value), usage: { ...cache.count(request.body as never), output_tokens: 5 } });
}

const complete = (call: Partial<StructuredCall> = {}) =>
  clientWith({ compileSchema }).complete(
    createCall(provider.url, { provider: 'anthropic', model: 'claude-sonnet-5-5', ...call }),
  );

afterEach(() => delete process.env['ANTHROPIC_API_KEY']);

describe('Anthropic', () => {
  it('constrains the answer to the schema', async () => {
    provider.otherwise(answerStrictly({ total: 7 }));
    process.env['ANTHROPIC_API_KEY'] = 'another';
    expect(await complete()).toMatchObject({
      value: { total: 7 },
      requests: 1,
      relaxed: [],
      answeredBy: 'claude-sonnet-5-5-20260901',
    });
    const [request] = provider.requests;
    expect(request?.path).toBe('/v1/messages');
    expect(request?.headers).toMatchObject({ 'x-api-key': SECRET, 'user-agent': 'excerpt' });
    expect(request?.headers).not.toHaveProperty('authorization');
    expect(Object.keys(request?.headers ?? {}).filter((name) => name.startsWith('x-stainless'))).toEqual([]);
    expect(schemaOf(request as ReceivedRequest)).toMatchObject({ additionalProperties: false, required: ['total'] });
  });

  it.each([
    ['twenty texts', { type: ['string', 'null'] }, 20],
    ['forty dates', { type: 'string', format: 'date' }, 40],
    ['sixty texts', { type: 'string' }, 60],
    ['thirty choices', { enum: ['a', 'b'] }, 30],
    ['thirty amounts', { type: 'number', minimum: 0 }, 30],
    ['thirty objects', { type: 'object', properties: { a: { type: 'string' } } }, 10],
  ])('sends a schema of %s within its limits, and takes what is left out for null', async (_, schema, count) => {
    const names = Array.from({ length: count }, (__, index) => `field${index}`);
    const definition: JsonObject = {
      type: 'object',
      properties: Object.fromEntries(names.map((name) => [name, schema as JsonObject])),
    };
    provider.otherwise((request) => {
      const sent = schemaOf(request) as { properties: Record<string, JsonObject>; required: string[] } | null;
      const required = (sent?.required ?? []).map((name) => {
        const { type, enum: values } = sent?.properties[name] ?? {};
        const isText = type === 'string' && values === undefined;
        return [name, isText ? '' : type === 'object' ? { a: null } : null] as const;
      });
      return answerStrictly(Object.fromEntries(required))(request);
    });
    const { value, relaxed } = await complete({ schema: createQuestionSchema(definition, false) });
    expect(provider.requests).toHaveLength(1);
    expect(relaxed.filter((sentence) => sentence.includes('strict mode'))).toEqual([]);
    for (const found of Object.values(value as JsonObject))
      expect(found === null || JSON.stringify(found) === '{"a":null}').toBe(true);
  });

  it('asks with a tool where the schema exceeds the limits of its grammar', async () => {
    provider.play(
      typedError(400, 'output_config.format.schema: Schema is too complex for compilation.'),
      message({ content: [{ type: 'tool_use', id: 't', name: 'extraction', input: { total: 7 } }] }),
    );
    const { value, relaxed } = await complete();
    expect(value).toEqual({ total: 7 });
    expect(provider.requests[1]?.body).toMatchObject({ tool_choice: { type: 'auto' } });
    expect(relaxed).toEqual([expect.stringContaining('received the schema as a tool')]);
  });

  it('caches the rules and the document where the document is sent again', async () => {
    provider.otherwise(answerStrictly({ total: 7 }));
    const messages = (task: string): StructuredCall['messages'] => [
      { role: 'system', content: 'Extract.' },
      { role: 'user', content: DOCUMENT.repeat(100) },
      { role: 'user', content: task },
    ];
    const [once, first, second] = [
      await complete({ messages: messages('Fill it in.') }),
      await complete({ messages: messages('Fill it in.'), repeatsDocument: true }),
      await complete({ messages: messages('Audit it.'), repeatsDocument: true }),
    ];
    expect(once.usage?.cachedInputTokens ?? 0).toBeLessThan(50);
    expect(first.usage?.inputTokens).toBe(once.usage?.inputTokens);
    expect((second.usage?.cachedInputTokens ?? 0) / (second.usage?.inputTokens ?? 1)).toBeGreaterThan(0.9);
  });

  it('sends pictures and files as blocks, and an effort that it knows', async () => {
    provider.otherwise(answerStrictly({ total: 7 }));
    const bytes = new Uint8Array([1, 2, 3]);
    const { relaxed } = await complete({
      parameters: { reasoningEffort: 'minimal', temperature: 0.5 },
      messages: [
        {
          role: 'user',
          content: [
            { type: 'document', mediaType: 'application/pdf', bytes, pages: 2 },
            { type: 'picture', mediaType: 'image/png', bytes },
            { type: 'text', text: DOCUMENT },
          ],
        },
      ],
    });
    expect(provider.requests[0]?.body).toMatchObject({
      output_config: { effort: 'low' },
      messages: [
        {
          content: [
            { type: 'document', source: { type: 'base64', media_type: 'application/pdf', data: 'AQID' } },
            { type: 'image', source: { type: 'base64', media_type: 'image/png', data: 'AQID' } },
            { type: 'text' },
          ],
        },
      ],
    });
    expect(relaxed).toEqual(['Anthropic does not accept the parameter temperature. It was left out.']);
  });

  it('counts tokens that were read from the cache and written to it', async () => {
    provider.play(
      message({
        ...says({ total: 7 }),
        usage: {
          input_tokens: 10,
          cache_read_input_tokens: 900,
          cache_creation_input_tokens: 90,
          output_tokens: 50,
          output_tokens_details: { thinking_tokens: 30 },
        },
      }),
    );
    expect((await complete()).usage).toMatchObject({
      inputTokens: 1_000,
      cachedInputTokens: 900,
      cacheWriteTokens: 90,
      outputTokens: 50,
      reasoningTokens: 30,
      // 10 tokens at 2, 900 at 0.1, 90 at 2.5 and 50 at 10 dollars per million.
      cost: { amount: 0.000835, currency: 'USD' },
    });
  });

  it.each([
    ['refusal', 'provider_refused'],
    ['max_tokens', 'output_truncated'],
    ['model_context_window_exceeded', 'output_truncated'],
  ])('ends a call at the stop reason %s', async (reason, code) => {
    provider.play(message({ content: [], stop_reason: reason }));
    expect(await catchError(complete())).toMatchObject({ code, detail: reason, requests: 1 });
  });

  it.each<[number, string, string, string]>([
    [401, 'authentication_error', 'invalid x-api-key', 'provider_auth'],
    [403, 'permission_error', 'Your API key does not have permission to use this resource', 'provider_auth'],
    [404, 'not_found_error', 'model: claude-none', 'model_not_found'],
    [413, 'request_too_large', 'Request exceeds the maximum size', 'context_too_long'],
    [400, 'invalid_request_error', 'Your credit balance is too low to access the API', 'provider_rate_limited'],
  ])('reports %i %s', async (status, type, text, code) => {
    provider.play(typedError(status, `${text} (${SECRET})`, type));
    expect(await catchError(complete())).toMatchObject({ code, providerStatus: status, detail: type, requests: 1 });
  });

  it('waits as long as a rate limit says, and tries again when it is overloaded', async () => {
    provider.play(
      typedError(429, 'This request would exceed your rate limit', 'rate_limit_error', { 'retry-after': '0' }),
      typedError(529, 'Overloaded', 'overloaded_error'),
      answerStrictly({ total: 7 }),
    );
    expect(await complete()).toMatchObject({ value: { total: 7 }, requests: 3 });
  });

  it('lists its models', async () => {
    provider.models(({ path, headers }) =>
      path === '/v1/models?limit=1000' && headers['x-api-key'] === SECRET
        ? { body: { data: [{ type: 'model', id: 'claude-haiku-5-5' }], has_more: false } }
        : typedError(401, 'invalid x-api-key', 'authentication_error'),
    );
    const { access, signal } = createCall(provider.url);
    const list = (apiKey: string) =>
      clientWith().listModels({ provider: 'anthropic', access: { ...access, apiKey }, signal });
    expect(await list(SECRET)).toEqual(['claude-haiku-5-5']);
    expect(await catchError(list('wrong'))).toMatchObject({ code: 'provider_auth' });
  });
});
