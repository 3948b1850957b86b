import { describe, expect, it } from 'vitest';
import {
  answered,
  arrayError,
  called,
  flatError,
  nestedError,
  refused,
  textError,
  typedError,
  USAGE,
  written,
} from '../../../test/harness/providers/provider-replies.ts';
import type { Reply, Script } from '../../../test/harness/providers/scripted-provider.ts';
import type { ExtractionErrorCode } from '../engine.ts';
import type { ModelClient } from './model-client.ts';
import { createCall, DOCUMENT, catchError, SECRET } from './testing/model-calls.ts';
import { useScriptedProvider } from './testing/scripted-model.ts';

const { provider, clientWith } = await useScriptedProvider();
let client: ModelClient;

/** Providers do quote the key and parts of the document in errors. */
const echo = (message: string): string => `${message} (key ${SECRET}; input: ${DOCUMENT})`;

const SHAPES = [
  { id: 'openai', error: nestedError },
  { id: 'mistral-eu', error: flatError },
  { id: 'gemini', error: arrayError },
  { id: 'anthropic', error: typedError },
  { id: 'ollama', error: textError },
] as const;

const getUsage = (requests: number) => ({ inputTokens: USAGE.input * requests, outputTokens: USAGE.output * requests });
const ask = (id: string, options: Parameters<typeof clientWith>[0] = {}) => {
  client = clientWith(options);
  return client.complete(createCall(provider.url, { provider: id }));
};

describe.each(SHAPES)('errors in the shape of $id', ({ id, error }) => {
  it.each<[string, Reply, ExtractionErrorCode, number]>([
    ['401', error(401, echo('Invalid key')), 'provider_auth', 401],
    ['402', error(402, echo('Insufficient balance')), 'provider_rate_limited', 402],
    ['403', error(403, echo('Forbidden')), 'provider_auth', 403],
    ['404 model', error(404, echo('The model does not exist'), 'model_not_found'), 'model_not_found', 404],
    ['413', error(413, echo('Request too large')), 'context_too_long', 413],
    [
      '400 context too long',
      error(400, echo('This model has a maximum context length of 8192 tokens'), 'context_length_exceeded'),
      'context_too_long',
      400,
    ],
    ['400 filtered', error(400, echo('Blocked by the content filter')), 'provider_refused', 400],
    ['400 of another kind', error(400, echo('messages must alternate')), 'provider_refused', 400],
    ['422 of another kind', error(422, echo('messages must alternate')), 'provider_refused', 422],
    [
      'a redirect',
      { status: 302, headers: { location: 'http://elsewhere.example/' }, body: '' },
      'provider_unavailable',
      302,
    ],
  ])('%s ends the call at once', async (_, reply, code, status) => {
    provider.play(reply, answered({ total: 1 }));
    const failed = await catchError(ask(id));
    expect(failed).toMatchObject({
      code,
      providerStatus: status,
      provider: id,
      requests: 1,
      usage: null,
      retryable: false,
    });
    expect(failed.message).toMatch(/^[A-Z].{40,300}\.$/s);
    expect(provider.requests).toHaveLength(1);
  });

  it.each<[string, Script, ExtractionErrorCode]>([
    ['408', error(408, echo('Timeout')), 'provider_unavailable'],
    ['409', error(409, echo('Conflict')), 'provider_unavailable'],
    ['429', error(429, echo('Slow down'), 'rate_limit_exceeded'), 'provider_rate_limited'],
    ['500', error(500, echo('Oops')), 'provider_unavailable'],
    ['503', error(503, echo('Overloaded')), 'provider_unavailable'],
    ['529', error(529, echo('Overloaded')), 'provider_unavailable'],
    ['a reset in mid-body', { pieces: [{ text: '{"id": "x", "choi' }], end: 'reset' }, 'provider_unavailable'],
    ['a connection that closes at once', { pieces: [], end: 'reset' }, 'provider_unavailable'],
    [
      'an error with 200',
      { ...error(502, echo('Provider returned error'), 'upstream_error'), status: 200 },
      'provider_unavailable',
    ],
    ['finish_reason error', written('{"tot', { finish: 'error', usage: null }), 'provider_unavailable'],
  ])('%s is asked again, and in the end reported', async (_, reply, code) => {
    provider.play(reply, reply, answered({ total: 7 }));
    expect(await ask(id)).toMatchObject({ value: { total: 7 }, requests: 3, usage: getUsage(1) });
    provider.reset();
    provider.otherwise(reply);
    await client.close();
    const failed = await catchError(ask(id));
    expect(failed).toMatchObject({ code, provider: id, requests: 6, usage: null, retryable: true });
    expect(provider.requests).toHaveLength(6);
  });

  it.each<[string, Script]>([
    ['a page', { body: `<html>${DOCUMENT}</html>` }],
    ['JSON that is cut off', { body: '{"id": "x", "choices": [{"mess' }],
    ['an object without choices', { body: { id: 'x', choices: [] } }],
    ['JSON nested without end', { body: `${'['.repeat(100_000)}${']'.repeat(100_000)}` }],
    ['null', { body: 'null' }],
    ['an error without a cause', { body: { error: { message: 'Oops' } } }],
  ])('%s with 200 is requested once more, and then reported', async (_, reply) => {
    provider.play(reply, answered({ total: 7 }));
    expect(await ask(id)).toMatchObject({ value: { total: 7 }, requests: 2, usage: getUsage(1) });
    provider.reset();
    provider.otherwise(reply);
    await client.close();
    const failed = await catchError(ask(id));
    expect(failed).toMatchObject({ code: 'provider_unavailable', provider: id, requests: 2, retryable: false });
    expect(failed.message).toContain('answered without a completion');
    expect(provider.requests).toHaveLength(2);
  });

  it('opens a wrapper around the answer, and takes the call of no other tool', async () => {
    provider.play(
      written('{"extraction": {"total": 7}}'),
      called('{"total": 8}', {}, 'search'),
      answered({ total: 9 }),
    );
    expect(await ask(id)).toMatchObject({ value: { total: 7 } });
    await client.close();
    expect(await ask(id)).toMatchObject({ value: { total: 9 }, requests: 2 });
  });

  it.each<[string, string, ExtractionErrorCode, number]>([
    ['a refused key', 'invalid_api_key', 'provider_auth', 401],
    ['an unknown model', 'model_not_found', 'model_not_found', 404],
  ])('%s that comes with 200 ends the call at once', async (_, says, code, status) => {
    // Where only the text says so, the text decides.
    provider.play({ ...error(status, echo(says), says), status: 200 }, answered({ total: 1 }));
    expect(await catchError(ask(id))).toMatchObject({
      code,
      providerStatus: status,
      requests: 1,
      usage: null,
      retryable: false,
    });
  });

  // The interfaces of Anthropic and Gemini have names of their own.
  const length = expect.stringMatching(/^(length|max_tokens)$/) as string;
  const modelLength = expect.stringMatching(/^(model_length|max_tokens|model_context_window_exceeded)$/) as string;
  const filtered = expect.stringMatching(/^(content_filter|refusal|safety)$/) as string;

  it('an answer that is complete is taken although its end is only spaces until the limit', async () => {
    provider.play(written(`{"total": 7}${' \n'.repeat(500)}`, { finish: 'length' }));
    expect(await ask(id)).toMatchObject({ value: { total: 7 }, requests: 1 });
  });

  it.each<[string, Reply, ExtractionErrorCode, string]>([
    ['length', written('{"total": 1', { finish: 'length' }), 'output_truncated', length],
    ['model_length', written('{"total": 1', { finish: 'model_length' }), 'output_truncated', modelLength],
    ['length with a tool', called('{"total": 1', { finish: 'length' }), 'output_truncated', length],
    ['JSON that never ends', written('{"total": 1, "rows": [1, 2'), 'output_truncated', 'unfinished_json'],
    ['a tool whose arguments never end', called('{"total": 1, "rows": [1, 2'), 'output_truncated', 'unfinished_json'],
    [
      'repetition without end',
      written(`{"rows": [${'{"a": 1}, '.repeat(1_000)}`),
      'output_truncated',
      'endless_repetition',
    ],
    ['content_filter', written('{"total"', { finish: 'content_filter' }), 'provider_refused', filtered],
    ['a refusal', refused(echo('I cannot help with')), 'provider_refused', filtered],
  ])('%s is never asked again as it was', async (_, reply, code, detail) => {
    provider.play(reply);
    expect(await catchError(ask(id))).toMatchObject({
      code,
      detail,
      requests: 1,
      usage: getUsage(1),
      retryable: false,
    });
    expect(provider.requests).toHaveLength(1);
  });

  it.each<[string, Reply, unknown]>([
    ['length', written('{"total": 1, "rows": [1, 2, 34', { finish: 'length' }), { total: 1, rows: [1, 2] }],
    ['JSON that never ends', written('```json\n{"rows": [{"a": "x", "b": "cu'), { rows: [{ a: 'x' }] }],
    ['repetition without end', written(`{"rows": [${'{"a": 1}, '.repeat(1_000)}`), { rows: [{ a: 1 }] }],
    ['an answer that ends before its first value', written('{"total": 1', { finish: 'length' }), undefined],
  ])('the error of %s has the values that are complete', async (_, reply, cutOff) => {
    provider.play(reply);
    expect((await catchError(ask(id))).cutOff).toEqual(cutOff);
  });

  it.each<[string, Reply]>([
    ['an empty answer', written('')],
    ['no content', written(null)],
    ['prose', written(`I am sorry, ${DOCUMENT}`)],
  ])('%s is asked for once more in other words', async (_, reply) => {
    provider.play(reply, answered({ total: 7 }));
    expect(await ask(id)).toMatchObject({ value: { total: 7 }, requests: 2, usage: getUsage(2) });
    provider.reset();
    provider.play(reply, reply);
    await client.close();
    expect(await catchError(ask(id))).toMatchObject({ code: 'output_invalid', requests: 2, usage: getUsage(2) });
  });

  it.each<[string, Reply]>([
    ['a code fence', written('```json\n{"total": 7}\n```')],
    ['prose around it', written('Here it is: {"total": 7}. Anything else?')],
    ['thoughts before it', written('<think>The total is {"total": 8}?</think>\n{"total": 7}')],
    ['a tool', called('{"total": 7}')],
    [
      'text in parts',
      {
        body: {
          choices: [
            {
              message: {
                content: [
                  { type: 'thinking', thinking: [] },
                  { type: 'text', text: '{"total": 7}' },
                ],
              },
            },
          ],
          usage: { prompt_tokens: 100, completion_tokens: 20 },
        },
      },
    ],
  ])('JSON in %s is found', async (_, reply) => {
    provider.play(reply);
    expect(await ask(id)).toMatchObject({ value: { total: 7 }, requests: 1, usage: getUsage(1) });
  });

  it('reports that usage is missing', async () => {
    provider.play(answered({ total: 7 }, { usage: null }));
    expect(await ask(id)).toMatchObject({ value: { total: 7 }, usage: null, requests: 1 });
  });

  it('counts the usage of failed requests', async () => {
    provider.play({ ...written('x', { finish: 'error' }) }, written(''), error(401, echo('The key was revoked.')));
    expect(await catchError(ask(id))).toMatchObject({ code: 'provider_auth', requests: 3, usage: getUsage(2) });
  });

  it('does not wait longer than the limit', async () => {
    provider.otherwise(error(429, echo('Later'), 'rate_limit_exceeded', { 'retry-after': '3600' }));
    const failed = await catchError(ask(id));
    expect(failed).toMatchObject({ code: 'provider_rate_limited', providerStatus: 429, retryable: true, requests: 1 });
    expect(failed.message).toContain('3600 s');
    // The whole quota is paused: further calls send nothing.
    expect(await catchError(client.complete(createCall(provider.url, { provider: id })))).toMatchObject({
      code: 'provider_rate_limited',
      requests: 0,
    });
    expect(provider.requests).toHaveLength(1);
  });
});
