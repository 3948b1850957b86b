import { describe, expect, it } from 'vitest';
import { refuseGeminiRequest } from '../../../../test/harness/providers/gemini-rules.ts';
import { schemaOf } from '../../../../test/harness/providers/provider-replies.ts';
import type { ReceivedRequest, Reply } from '../../../../test/harness/providers/scripted-provider.ts';
import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import type { StructuredCall } from '../../llm/model-client.ts';
import { catchError, createCall, DOCUMENT, SECRET } from '../../llm/testing/model-calls.ts';
import { useScriptedProvider } from '../../llm/testing/scripted-model.ts';
import { compileSchema } from '../../schema/compile/compile-schema.ts';

const { provider, clientWith } = await useScriptedProvider();

const candidate = (
  fields: JsonObject,
  usage: JsonObject = { promptTokenCount: 10, candidatesTokenCount: 5 },
): Reply => ({
  body: {
    candidates: [{ index: 0, finishReason: 'STOP', ...fields }],
    usageMetadata: usage,
    modelVersion: 'gemini-3.8-flash',
  } as NonNullable<Reply['body']>,
});
const says = (value: JsonValue): JsonObject => ({
  content: { role: 'model', parts: [{ text: 'Let me see.', thought: true }, { text: JSON.stringify(value) }] },
});
const answerStrictly =
  (value: JsonValue) =>
  (request: ReceivedRequest): Reply =>
    refuseGeminiRequest(request, SECRET) ?? candidate(says(value));
const googleError = (code: number, status: string, message: string, details: JsonObject[] = []): Reply => ({
  status: code,
  body: { error: { code, message, status, details } } as NonNullable<Reply['body']>,
});

const complete = (call: Partial<StructuredCall> = {}) =>
  clientWith({ compileSchema }).complete(
    createCall(provider.url, { provider: 'gemini', model: 'gemini-3.8-flash', ...call }),
  );

describe('Gemini', () => {
  it('constrains the answer to the schema', async () => {
    provider.otherwise(answerStrictly({ total: 7, status: 'open' }));
    const schema: JsonObject = {
      type: 'object',
      properties: {
        total: { type: 'number', minimum: 0, multipleOf: 0.01 },
        status: { type: ['string', 'null'], enum: ['open', 'paid', null] },
        note: { type: 'string', pattern: '^N', minLength: 2 },
      },
      required: ['total'],
    };
    expect(await complete({ schema })).toMatchObject({
      value: { total: 7, status: 'open' },
      requests: 1,
      answeredBy: 'gemini-3.8-flash',
    });
    const [request] = provider.requests;
    expect(request?.path).toBe('/v1/models/gemini-3.8-flash:generateContent');
    expect(request?.headers).toMatchObject({ 'x-goog-api-key': SECRET, 'user-agent': 'excerpt' });
    expect(request?.headers).not.toHaveProperty('authorization');
    expect(schemaOf(request as ReceivedRequest)).toMatchObject({ properties: { total: { minimum: 0 } } });
  });

  it('sends pictures and files inline, and the level of thinking', async () => {
    provider.otherwise(answerStrictly({ total: 7 }));
    const bytes = new Uint8Array([1, 2, 3]);
    await complete({
      parameters: { reasoningEffort: 'low' },
      messages: [
        { role: 'system', content: 'Extract.' },
        {
          role: 'user',
          content: [
            { type: 'document', mediaType: 'application/pdf', bytes, pages: 2 },
            { type: 'picture', mediaType: 'image/png', bytes },
          ],
        },
        { role: 'user', content: DOCUMENT },
      ],
    });
    expect(provider.requests[0]?.body).toMatchObject({
      systemInstruction: { parts: [{ text: 'Extract.' }] },
      contents: [
        {
          role: 'user',
          parts: [
            { inlineData: { mimeType: 'application/pdf', data: 'AQID' } },
            { inlineData: { mimeType: 'image/png', data: 'AQID' } },
            { text: DOCUMENT },
          ],
        },
      ],
      generationConfig: { thinkingConfig: { thinkingLevel: 'low' } },
    });
  });

  it.each(['none', 'minimal'] as const)(
    'thinks as little as all of its models can for the effort %s',
    async (effort) => {
      provider.otherwise(answerStrictly({ total: 7 }));
      await complete({ parameters: { reasoningEffort: effort } });
      expect(provider.requests[0]?.body).toMatchObject({
        generationConfig: { thinkingConfig: { thinkingLevel: 'low' } },
      });
    },
  );

  it('leaves out a level of thinking that the model does not support', async () => {
    provider.play(googleError(400, 'INVALID_ARGUMENT', 'Thinking level LOW is not supported for this model.'));
    provider.otherwise(answerStrictly({ total: 7 }));
    const { relaxed } = await complete({ parameters: { reasoningEffort: 'low' } });
    expect(provider.requests[1]?.body?.['generationConfig']).not.toHaveProperty('thinkingConfig');
    expect(relaxed).toEqual([expect.stringContaining('does not accept the parameter reasoningEffort')]);
  });

  it('asks for JSON with the schema in the prompt where the schema is too complex', async () => {
    provider.play(
      googleError(400, 'INVALID_ARGUMENT', 'The specified schema produces a constraint that has too many states.'),
      answerStrictly({ total: 7 }),
    );
    const { value, relaxed } = await complete();
    expect(value).toEqual({ total: 7 });
    expect(provider.requests[1]?.body?.['generationConfig']).not.toHaveProperty('responseJsonSchema');
    expect(relaxed).toEqual([expect.stringContaining('enforced JSON but not the schema')]);
  });

  it('counts reasoning as output, and tokens from the cache', async () => {
    const usage = {
      promptTokenCount: 1_000,
      cachedContentTokenCount: 800,
      candidatesTokenCount: 20,
      thoughtsTokenCount: 30,
    };
    provider.play(candidate(says({ total: 7 }), usage));
    expect((await complete()).usage).toMatchObject({
      inputTokens: 1_000,
      cachedInputTokens: 800,
      outputTokens: 50,
      reasoningTokens: 30,
    });
  });

  it.each([
    ['MAX_TOKENS', 'output_truncated'],
    ['SAFETY', 'provider_refused'],
    ['RECITATION', 'provider_refused'],
    ['PROHIBITED_CONTENT', 'provider_refused'],
    ['SPII', 'provider_refused'],
  ])('ends a call at the finish reason %s', async (finishReason, code) => {
    provider.play(candidate({ content: { role: 'model', parts: [] }, finishReason }));
    expect(await catchError(complete())).toMatchObject({ code, detail: finishReason.toLowerCase(), requests: 1 });
  });

  it('reports a prompt that is blocked', async () => {
    provider.play({ body: { promptFeedback: { blockReason: 'SAFETY' }, usageMetadata: { promptTokenCount: 9 } } });
    expect(await catchError(complete())).toMatchObject({ code: 'provider_refused', detail: 'prompt_blocked' });
  });

  it.each<[string, Reply, string]>([
    ['a wrong key', googleError(400, 'INVALID_ARGUMENT', `API key not valid: ${SECRET}`), 'provider_auth'],
    ['a key without permission', googleError(403, 'PERMISSION_DENIED', 'Permission denied'), 'provider_auth'],
    ['an unknown model', googleError(404, 'NOT_FOUND', 'models/x is not found for API version'), 'model_not_found'],
    [
      'a prompt too long',
      googleError(
        400,
        'INVALID_ARGUMENT',
        'The input token count (9) exceeds the maximum number of tokens allowed (8).',
      ),
      'context_too_long',
    ],
    [
      'a file too large',
      googleError(400, 'INVALID_ARGUMENT', 'Request payload size exceeds the limit: 20971520 bytes.'),
      'context_too_long',
    ],
    [
      'a spent account',
      googleError(429, 'RESOURCE_EXHAUSTED', 'Your prepayment credits are depleted.'),
      'provider_rate_limited',
    ],
    [
      'a monthly limit',
      googleError(429, 'RESOURCE_EXHAUSTED', 'Your project has exceeded its monthly spending cap.'),
      'provider_rate_limited',
    ],
  ])('reports %s', async (_, reply, code) => {
    provider.play(reply);
    expect(await catchError(complete())).toMatchObject({ code, requests: 1 });
  });

  it('waits as long as a rate limit says', async () => {
    const info = { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '0.01s' };
    provider.play(
      googleError(429, 'RESOURCE_EXHAUSTED', 'Resource has been exhausted', [info]),
      googleError(503, 'UNAVAILABLE', 'The model is overloaded.'),
      answerStrictly({ total: 7 }),
    );
    expect(await complete()).toMatchObject({ value: { total: 7 }, requests: 3 });
  });

  it('lists its models', async () => {
    provider.models(({ path, headers }) =>
      path === '/v1/models?pageSize=1000' && headers['x-goog-api-key'] === SECRET
        ? { body: { models: [{ name: 'models/gemini-3.8-flash', displayName: 'Gemini 3.8 Flash' }] } }
        : googleError(400, 'INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.'),
    );
    const { access, signal } = createCall(provider.url);
    const list = (apiKey: string) =>
      clientWith().listModels({ provider: 'gemini', access: { ...access, apiKey }, signal });
    expect(await list(SECRET)).toEqual(['gemini-3.8-flash']);
    expect(await catchError(list('wrong'))).toMatchObject({ code: 'provider_auth' });
  });
});
