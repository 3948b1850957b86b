import { describe, expect, it } from 'vitest';
import type { JsonValue } from '../../../lib/json-value.ts';
import { LACKS_PERMISSION } from '../../engine.ts';
import { createBrokenAnswer, createNoAnswer, readFailure } from './read-failure.ts';

const read = (status: number, body: JsonValue, headers: Record<string, string> = {}, words: string[] = []) =>
  readFailure(
    { status, headers: new Headers(headers), body },
    { parameters: ['seed'], words: new Set(words) },
    1_000_000,
  ).failure;
const error = (message: string, code = 'invalid_request_error', retryDelay?: string): JsonValue => ({
  error: { message, code, ...(retryDelay !== undefined && { details: [{ retryDelay }] }) },
});

describe('a failed request', () => {
  it.each<[string, ReturnType<typeof read>, object]>([
    [
      'a rate limit',
      read(429, error('Slow down.', 'rate_limit_exceeded')),
      { kind: 'rate_limited', retryAfterMs: null },
    ],
    ['the pause in a header', read(429, error('Slow down.'), { 'retry-after': '2' }), { retryAfterMs: 2_000 }],
    ['the pause in the body', read(429, error('Slow down.', 'x', '3s')), { retryAfterMs: 3_000 }],
    ['both: the header', read(429, error('No.', 'x', '3s'), { 'retry-after': '2' }), { retryAfterMs: 2_000 }],
    // A quota that is exceeded until then passes.
    [
      'a quota that passes',
      read(429, error('You exceeded your current quota.', 'x', '3s')),
      { kind: 'rate_limited', retryAfterMs: 3_000 },
    ],
    ['a permission', read(401, error('Missing scopes: a.b')), { kind: 'permission', code: LACKS_PERMISSION }],
    ['a parameter', read(400, error('The seed is refused.')), { kind: 'parameter', parameter: 'seed', status: 400 }],
    ['a word of the schema', read(400, error('flagged is refused'), {}, ['flagged']), { kind: 'rejected' }],
    ['a word of its own', read(400, error('flagged is refused')), { kind: 'refused', code: 'invalid_request_error' }],
  ])('reports %s', (_, failure, expected) => {
    expect(failure).toMatchObject(expected);
  });
});

it('an answer that is none and one that broke off differ in whether it may succeed again', () => {
  expect(createNoAnswer(200, 'not_json').failure).toEqual({
    kind: 'no_answer',
    status: 200,
    code: 'not_json',
    retryAfterMs: null,
  });
  expect(createBrokenAnswer(200, 'finish_error').failure.kind).toBe('unavailable');
});
