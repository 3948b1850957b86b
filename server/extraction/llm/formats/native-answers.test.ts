/** Reads the responses of Anthropic and Gemini, and what all interfaces have in common. */
import { describe, expect, it } from 'vitest';
import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import { commonQuirks } from '../../models/provider-defaults.ts';
import type { WireFormatName } from '../../models/provider-registry.ts';
import { WIRE_FORMATS } from './wire-formats.ts';

const read = (format: WireFormatName, body: JsonValue | undefined, status = 200) =>
  WIRE_FORMATS[format].readCompletion(
    { status, headers: new Headers(), body },
    commonQuirks,
    { words: new Set(), parameters: [] },
    0,
  );

describe('a message of Anthropic', () => {
  const outcome = (content: JsonValue, reason: JsonValue = 'end_turn') =>
    read('anthropic', { content, stop_reason: reason }).outcome;
  const text = (words: JsonValue) => ({ type: 'text', text: words });
  const tool = (input: JsonValue, name = 'extraction') => ({ type: 'tool_use', name, input });

  it.each<[string, JsonObject[], string]>([
    ['its texts', [text('{"a":'), text('1}')], '{"a":1}'],
    ['no reasoning', [{ type: 'thinking', text: '7', thinking: '7' }, text('8')], '8'],
    ['the call of the tool', [text('Here.'), tool({ a: 1 })], '{"a":1}'],
    ['a call of no other tool', [text('8'), tool({ a: 1 }, 'search')], '8'],
    ['a call with an object only', [text('8'), tool('{"a":1}')], '8'],
    ['the name of another block', [text('8'), { type: 'text', name: 'extraction', input: { a: 1 }, text: '' }], '8'],
    ['a text that is none', [text(null)], ''],
    ['nothing', [], ''],
  ])('is %s', (_, content, written) => {
    expect(outcome(content)).toEqual({ kind: 'written', text: written });
  });

  it('may be refused or cut', () => {
    expect(outcome([text('7')], 'refusal')).toEqual({ kind: 'refused', code: 'refusal' });
    expect(outcome([text('{"a'), tool({ a: 1 })], 'max_tokens')).toEqual({
      kind: 'truncated',
      code: 'max_tokens',
      text: '{"a',
    });
  });

  it.each<[string, JsonObject]>([
    ['no content', { stop_reason: 'end_turn' }],
    ['neither content nor end', { content: [] }],
    ['a text as content', { content: '7', stop_reason: 'end_turn' }],
  ])('is none with %s', (_, body) => {
    expect(read('anthropic', body).outcome).toMatchObject({
      kind: 'failed',
      failure: { kind: 'no_answer', code: 'no_content', status: 200 },
    });
  });

  it('counts what was read from the cache and written to it', () => {
    const usageOf = (usage: JsonValue) => read('anthropic', { usage }).usage;
    const given = { input_tokens: 10, output_tokens: 5 };
    const plain = { inputTokens: 10, outputTokens: 5, cachedInputTokens: 0, cacheWriteTokens: 0, reasoningTokens: 0 };
    expect(usageOf(given)).toEqual(plain);
    expect(usageOf({ ...given, cache_read_input_tokens: 3, cache_creation_input_tokens: 2 })).toEqual({
      ...plain,
      inputTokens: 15,
      cachedInputTokens: 3,
      cacheWriteTokens: 2,
    });
    expect(usageOf({ ...given, output_tokens_details: { thinking_tokens: 4 } })).toEqual({
      ...plain,
      reasoningTokens: 4,
    });
    for (const broken of [null, { input_tokens: 10 }, { output_tokens: 5 }, { ...given, input_tokens: -1 }])
      expect(usageOf(broken)).toBeNull();
  });

  it('names the model that answered', () => {
    expect(read('anthropic', { model: 'claude-x', modelVersion: 'other' }).answeredBy).toBe('claude-x');
  });
});

describe('an answer of Gemini', () => {
  const outcome = (candidate: JsonObject) =>
    read('gemini', { candidates: [{ finishReason: 'STOP', ...candidate }, { content: null }] }).outcome;
  const parts = (...given: JsonValue[]) => ({ content: { role: 'model', parts: given } });

  it.each<[string, JsonObject, string]>([
    ['its texts', parts({ text: '{"a":' }, { text: '1}' }), '{"a":1}'],
    ['no thoughts', parts({ text: '7', thought: true }, { text: '8', thought: false }), '8'],
    ['nothing else', parts({ text: 7 }, 'x', null, { inlineData: {} }), ''],
    ['nothing without content', {}, ''],
    ['nothing of parts that are none', { content: { parts: 'x' } }, ''],
  ])('is %s', (_, candidate, written) => {
    expect(outcome(candidate)).toEqual({ kind: 'written', text: written });
  });

  it.each<[string, object]>([
    ['MAX_TOKENS', { kind: 'truncated', code: 'max_tokens', text: '{"a' }],
    ['SAFETY', { kind: 'refused', code: 'safety' }],
    ['OTHER', { kind: 'failed', failure: { kind: 'unavailable', code: 'finish_error' } }],
    ['ERROR', { kind: 'failed', failure: { kind: 'unavailable', code: 'finish_error' } }],
  ])('may end with %s', (finishReason, expected) => {
    expect(outcome({ ...parts({ text: '{"a' }), finishReason })).toMatchObject(expected);
  });

  it('is none without a candidate, and refused where the prompt is blocked', () => {
    for (const candidates of [[], 'x', ['x'], undefined] as JsonValue[])
      expect(read('gemini', { candidates }).outcome).toMatchObject({
        failure: { kind: 'no_answer', code: 'no_candidates' },
      });
    const blocked = { candidates: [parts({ text: '7' })], promptFeedback: { blockReason: 'SAFETY' } };
    expect(read('gemini', blocked).outcome).toEqual({ kind: 'refused', code: 'prompt_blocked' });
    expect(read('gemini', { ...blocked, promptFeedback: {} }).outcome.kind).toBe('written');
  });

  it('counts reasoning beside its text', () => {
    const usageOf = (usageMetadata: JsonValue) => read('gemini', { usageMetadata }).usage;
    expect(usageOf({ promptTokenCount: 10, candidatesTokenCount: 5, thoughtsTokenCount: 3 })).toEqual({
      inputTokens: 10,
      outputTokens: 8,
      cachedInputTokens: 0,
      reasoningTokens: 3,
    });
    expect(usageOf({ promptTokenCount: 10, cachedContentTokenCount: 4 })).toMatchObject({
      outputTokens: 0,
      cachedInputTokens: 4,
    });
    for (const broken of [null, { candidatesTokenCount: 5 }, { promptTokenCount: '10' }])
      expect(usageOf(broken)).toBeNull();
  });

  it('names the version of the model that answered', () => {
    expect(read('gemini', { model: 'other', modelVersion: 'gemini-x' }).answeredBy).toBe('gemini-x');
  });
});

describe('an error in an answer of 200', () => {
  it.each<[string, JsonValue, string, number]>([
    ['authentication_error', { error: { message: 'No.', type: 'authentication_error' } }, 'auth', 401],
    ['an unauthorised key', { error: { message: 'Unauthorised' } }, 'auth', 401],
    ['an unknown model', { error: { message: 'No.', code: 'model_not_found' } }, 'model', 404],
    ['a bad request', { error: { message: 'Roles must alternate', code: 'BadRequest' } }, 'rejected', 400],
    ['an overload', { error: { message: 'Overloaded' } }, 'unavailable', 502],
    ['a timeout', { error: { message: 'The request timed out' } }, 'unavailable', 502],
    ['an error of the server', { error: { message: 'No.', code: 'internal_error' } }, 'unavailable', 502],
    ['an internal server error', { error: { message: 'Internal Server Error' } }, 'unavailable', 502],
    ['its status', { error: { message: 'Rate limit', status: 503 } }, 'unavailable', 503],
    ['nothing that is known', { error: { message: 'Oops' } }, 'no_answer', 200],
    ['the error of one choice', { choices: [{ error: { message: 'Overloaded' } }] }, 'unavailable', 502],
  ])('is judged by %s', (_, body, kind, status) => {
    expect(read('openai', body).outcome).toMatchObject({ kind: 'failed', failure: { kind, status } });
  });

  it('keeps its code where it says nothing else', () => {
    const body = { error: { message: 'Oops', code: 'tokens' } };
    expect(read('openai', body).outcome).toMatchObject({ failure: { kind: 'no_answer', code: 'tokens' } });
    expect(read('openai', { error: { message: 'Oops' } }).outcome).toMatchObject({
      failure: { code: 'unknown_error' },
    });
  });

  it('is told apart from no JSON, and from a status outside of success', () => {
    expect(read('openai', undefined).outcome).toMatchObject({ failure: { kind: 'no_answer', code: 'not_json' } });
    expect(read('openai', undefined)).toMatchObject({ usage: null, answeredBy: null, fingerprint: null });
    const fine = { choices: [{ message: { content: '7' }, finish_reason: 'stop' }] };
    expect(['failed', 'written', 'written', 'failed']).toEqual(
      [199, 200, 299, 300].map((status) => read('openai', fine, status).outcome.kind),
    );
  });
});
