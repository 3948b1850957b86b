import { describe, expect, it } from 'vitest';
import { readDuration, readRateLimits, readRetryAfter } from './rate-limit-headers.ts';

const NOW = Date.UTC(2026, 10, 21, 9, 0, 0);

describe('a retry time', () => {
  it.each<[string, number | null]>([
    ['1s', 1_000],
    ['6m0s', 360_000],
    ['120ms', 120],
    ['1m30.5s', 90_500],
    ['1h2m', 3_720_000],
    ['59.2', 59_200],
    ['0', 0],
    ['2026-11-21T09:00:30Z', 30_000],
    ['Sat, 21 Nov 2026 09:01:00 GMT', 60_000],
    ['2026-11-21T08:00:00Z', 0],
    [String(NOW / 1000 + 45), 45_000],
    [String(NOW + 45_000), 45_000],
    ['soon', null],
    ['', null],
    ['-5', null],
    ['1x', null],
    ['NaN', null],
    ['Infinity', null],
  ])('%s', (text, milliseconds) => {
    expect(readDuration(text, NOW)).toBe(milliseconds);
  });

  it.each<[Record<string, string>, number | null]>([
    [{ 'retry-after': '7' }, 7_000],
    [{ 'retry-after': '0.5' }, 500],
    [{ 'retry-after': 'Sat, 21 Nov 2026 09:00:09 GMT' }, 9_000],
    [{ 'retry-after-ms': '250', 'retry-after': '1' }, 250],
    [{ 'retry-after': '2000000000' }, 2e12],
    [{ 'retry-after': 'later' }, null],
    [{}, null],
  ])('%j asks for %s ms', (headers, milliseconds) => {
    expect(readRetryAfter(new Headers(headers), NOW)).toBe(milliseconds);
  });
});

describe('the rate limits of a response', () => {
  it.each<[string, Record<string, string>, unknown]>([
    [
      'OpenAI',
      {
        'x-ratelimit-limit-requests': '500',
        'x-ratelimit-remaining-requests': '499',
        'x-ratelimit-reset-requests': '120ms',
        'x-ratelimit-limit-tokens': '30000',
        'x-ratelimit-remaining-tokens': '100',
        'x-ratelimit-reset-tokens': '59.8s',
      },
      {
        requests: { remaining: 499, limit: 500, resetMs: 120 },
        tokens: { remaining: 100, limit: 30_000, resetMs: 59_800 },
      },
    ],
    [
      'Anthropic',
      {
        'anthropic-ratelimit-requests-limit': '50',
        'anthropic-ratelimit-requests-remaining': '49',
        'anthropic-ratelimit-requests-reset': '2026-11-21T09:00:01Z',
        'anthropic-ratelimit-input-tokens-limit': '40000',
        'anthropic-ratelimit-input-tokens-remaining': '1000',
        'anthropic-ratelimit-input-tokens-reset': '2026-11-21T09:00:58Z',
      },
      {
        requests: { remaining: 49, limit: 50, resetMs: 1_000 },
        tokens: { remaining: 1_000, limit: 40_000, resetMs: 58_000 },
      },
    ],
    [
      'Mistral',
      { 'x-ratelimit-remaining-req-minute': '3', 'x-ratelimit-limit-req-minute': '60' },
      { requests: { remaining: 3, limit: 60, resetMs: 60_000 }, tokens: null },
    ],
    [
      'OpenRouter',
      { 'x-ratelimit-limit': '20', 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(NOW + 5_000) },
      { requests: { remaining: 0, limit: 20, resetMs: 5_000 }, tokens: null },
    ],
    [
      'nobody',
      { 'x-ratelimit-remaining-requests': 'many', 'x-ratelimit-remaining-tokens': '5' },
      { requests: null, tokens: null },
    ],
    [
      'nobody, with a time',
      { 'x-ratelimit-remaining-requests': 'many', 'x-ratelimit-reset-requests': '1s' },
      { requests: null, tokens: null },
    ],
    [
      'somebody without a limit',
      {
        'x-ratelimit-remaining-requests': ' 5.9 ',
        'x-ratelimit-limit-requests': 'none',
        'x-ratelimit-reset-requests': '10m',
      },
      { requests: { remaining: 5, limit: null, resetMs: 600_000 }, tokens: null },
    ],
    [
      'two of them, of which one says when',
      { 'x-ratelimit-remaining-requests': '5', 'x-ratelimit-remaining': '3', 'x-ratelimit-reset': '1' },
      { requests: { remaining: 3, limit: null, resetMs: 1_000 }, tokens: null },
    ],
    [
      'a day',
      { 'x-ratelimit-remaining-requests': '5', 'x-ratelimit-reset-requests': '14h' },
      { requests: null, tokens: null },
    ],
  ])('%s', (_, headers, limits) => {
    expect(readRateLimits(new Headers(headers), NOW)).toEqual(limits);
  });
});
