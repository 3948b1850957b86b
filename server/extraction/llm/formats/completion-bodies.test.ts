/** Reads the responses of chat completions, of OpenAI and of compatible providers. */
import { describe, expect, it } from 'vitest';
import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import { commonQuirks } from '../../models/provider-defaults.ts';
import { readOpenAiCompletion } from './openai-completion.ts';

const quirks = { ...commonQuirks, truncatedReasons: ['length'], refusedReasons: ['content_filter'] };
const readBody = (body: JsonValue, status = 200) =>
  readOpenAiCompletion(
    { status, headers: new Headers(), body },
    quirks,
    { words: new Set(), parameters: [] } as never,
    0,
  );
const readMessage = (message: JsonObject, finish = 'stop') =>
  readBody({ choices: [{ message, finish_reason: finish }] }).outcome;
const call = (given: JsonValue, name?: string): JsonObject => ({
  function: { arguments: given, ...(name !== undefined && { name }) },
});

describe('the text of an answer', () => {
  it.each<[string, JsonObject, string]>([
    ['a text', { content: '{"a":1}' }, '{"a":1}'],
    ['parts of text', { content: [{ type: 'text', text: '{"a":' }, { text: '1}' }] }, '{"a":1}'],
    [
      'parts among others',
      { content: [{ type: 'thinking', text: 'Hm.' }, { type: 'text', text: '7' }, { type: 'text' }, 'x', null] },
      '7',
    ],
    ['nothing', { content: null }, ''],
    ['the call of the tool', { content: 'Here.', tool_calls: [call('{"a":1}', 'extraction')] }, '{"a":1}'],
    ['its arguments as an object', { tool_calls: [call({ a: 1 }, 'extraction')] }, '{"a":1}'],
    ['a call without a name', { tool_calls: [call('{"a":1}')] }, '{"a":1}'],
    ['the second of two calls', { tool_calls: [call('{"b":1}', 'other'), call('{"a":1}', 'extraction')] }, '{"a":1}'],
    ['a call of another tool', { content: '7', tool_calls: [call('{"b":1}', 'other')] }, '7'],
    ['a call without arguments', { content: '7', tool_calls: [call(null, 'extraction')] }, '7'],
    ['a call as it was once written', { function_call: { name: 'extraction', arguments: '{"a":1}' } }, '{"a":1}'],
    ['calls that are none', { content: '7', tool_calls: ['x', null] }, '7'],
    ['reasoning that is JSON', { content: '', reasoning: '{"a":1}' }, '{"a":1}'],
    ['reasoning under its other name', { content: '', reasoning_content: '{"a":1}' }, '{"a":1}'],
    ['reasoning that is none', { content: '', reasoning: 'Is it {"a":1}?' }, ''],
    ['reasoning beside an answer', { content: '7', reasoning: '{"a":1}' }, '7'],
  ])('may be %s', (_, message, text) => {
    expect(readMessage(message)).toEqual({ kind: 'written', text });
  });
});

describe('the end of an answer', () => {
  it('may be a refusal', () => {
    expect(readMessage({ refusal: 'I cannot.' })).toEqual({ kind: 'refused', code: 'refusal' });
    expect(readMessage({ content: '7', refusal: '' })).toMatchObject({ kind: 'written' });
    expect(readMessage({ content: '7' }, 'CONTENT_FILTER')).toEqual({ kind: 'refused', code: 'content_filter' });
  });

  it('may be the limit of tokens', () => {
    expect(readMessage({ content: '{"a":' }, 'length')).toEqual({ kind: 'truncated', code: 'length', text: '{"a":' });
    const called = { content: '', tool_calls: [call('{"a":', 'extraction')] };
    expect(readMessage(called, 'length')).toMatchObject({ text: '{"a":' });
    expect(readMessage({}, 'length')).toMatchObject({ text: '' });
    const cut = { error: { message: 'x', failed_generation: 'max completion tokens reached before the end' } };
    expect(readBody(cut, 400).outcome).toEqual({ kind: 'truncated', code: 'max_tokens', text: '' });
    expect(readBody(cut.error, 400).outcome).toMatchObject({ kind: 'truncated' });
    expect(readBody(cut, 500).outcome).toMatchObject({ kind: 'failed' });
    expect(readBody({ error: { failed_generation: 'The max completion tokens reached' } }, 400).outcome).toMatchObject({
      kind: 'failed',
    });
  });

  it.each(['error', 'abort', 'insufficient_system_resource'])('may be a failure of the server: %s', (finish) => {
    expect(readMessage({ content: '7' }, finish)).toMatchObject({ kind: 'failed' });
  });

  it.each<[string, JsonValue]>([
    ['no choice', { choices: [] }],
    ['a choice without a message', { choices: [{ finish_reason: 'stop' }] }],
    ['no object', 'text'],
  ])('is none with %s', (_, body) => {
    expect(readBody(body).outcome).toMatchObject({ kind: 'failed' });
  });
});

describe('the tokens of an answer', () => {
  const usageOf = (usage: JsonValue) => readBody({ choices: [], usage }).usage;
  const plain = { inputTokens: 10, outputTokens: 5, cachedInputTokens: 0, cacheWriteTokens: 0, reasoningTokens: 0 };
  const given = { prompt_tokens: 10, completion_tokens: 5 };
  const reasoning = { ...given, completion_tokens_details: { reasoning_tokens: 3 } };

  it.each<[string, JsonValue, object | null]>([
    ['as usual', given, plain],
    ['by other names', { input_tokens: 10, output_tokens: 5 }, plain],
    [
      'with what was cached',
      { ...given, prompt_tokens_details: { cached_tokens: 4, cache_write_tokens: 2 } },
      { ...plain, cachedInputTokens: 4, cacheWriteTokens: 2 },
    ],
    ['with DeepSeek’s cache', { ...given, prompt_cache_hit_tokens: 4 }, { ...plain, cachedInputTokens: 4 }],
    ['with Moonshot’s cache', { ...given, cached_tokens: 4 }, { ...plain, cachedInputTokens: 4 }],
    ['with reasoning', { ...reasoning, total_tokens: 15 }, { ...plain, reasoningTokens: 3 }],
    [
      'with reasoning beside them',
      { ...reasoning, total_tokens: 18 },
      { ...plain, outputTokens: 8, reasoningTokens: 3 },
    ],
    ['with a broken detail', { ...given, completion_tokens_details: { reasoning_tokens: -3 } }, plain],
    ['without those of the answer', { prompt_tokens: 10 }, null],
    ['as a broken number', { ...given, prompt_tokens: 1.5 }, null],
    ['not at all', null, null],
  ])('are reported %s', (_, usage, tokens) => {
    expect(usageOf(usage)).toEqual(tokens);
  });

  it('and its model and its fingerprint are the names that are given', () => {
    expect(readBody({ choices: [], model: 'a-1', system_fingerprint: 'fp' })).toMatchObject({
      answeredBy: 'a-1',
      fingerprint: 'fp',
    });
    expect(readBody({ choices: [], model: '', system_fingerprint: 7 })).toMatchObject({
      answeredBy: null,
      fingerprint: null,
    });
    expect(readBody({ choices: [], model: 'x'.repeat(201) }).answeredBy).toHaveLength(200);
    expect(readBody('{"choices":[],"model":"a-1"}').answeredBy).toBe('a-1');
    expect(readBody({ error: { message: 'x' }, usage: given, model: 'a-1' }, 500)).toMatchObject({
      usage: plain,
      answeredBy: 'a-1',
    });
  });
});

describe('an error in an answer of 200', () => {
  const kindOf = (body: JsonValue) => {
    const { outcome } = readBody(body);
    return outcome.kind === 'failed' ? outcome.failure.kind : outcome.kind;
  };
  const usual = { choices: [{ message: { content: '7' }, finish_reason: 'stop' }] };

  it('is found in all its shapes', () => {
    expect(kindOf({ error: { message: 'Rate limit reached' } })).toBe('rate_limited');
    expect(kindOf([{ error: { message: 'Too many requests' } }])).toBe('rate_limited');
    expect(kindOf({ object: 'error', message: 'Rate limit reached' })).toBe('rate_limited');
    expect(kindOf({ choices: [{ error: { message: 'rate_limit' } }] })).toBe('rate_limited');
    expect(kindOf({ error: { message: 'Rate limit reached', code: 429 } })).toBe('rate_limited');
    for (const error of [null, false, '']) expect(kindOf({ ...usual, error })).toBe('written');
    expect(kindOf([{ error: null }])).not.toBe('rate_limited');
  });
});
