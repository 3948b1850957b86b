import { describe, expect, it } from 'vitest';
import { answered, nestedError } from '../../../test/harness/providers/provider-replies.ts';
import type { ModelClient } from './model-client.ts';
import { createCall, catchError, SECRET } from './testing/model-calls.ts';
import { useScriptedProvider } from './testing/scripted-model.ts';

const { provider, clientWith } = await useScriptedProvider();
let client: ModelClient;

const ask = (count: number, quota = 'pk_1') =>
  Promise.all(
    Array.from({ length: count }, () =>
      client.complete(createCall(provider.url, { access: { apiKey: SECRET, baseUrl: provider.url, quota } })),
    ),
  );
const arrivals = (): number[] => provider.requests.map(({ at }) => Math.round(at - (provider.requests[0]?.at ?? 0)));

describe('calls with the same key', () => {
  it('are limited in number, separately from those with another key', async () => {
    client = clientWith({ concurrency: 3 });
    provider.otherwise(answered({ total: 7 }, { latency: 20 }));
    await ask(12);
    expect(provider.mostAtOnce).toBe(3);
    await Promise.all([ask(12, 'pk_1'), ask(12, 'pk_2')]);
    expect(provider.mostAtOnce).toBe(6);
  });

  it.each([
    ['OpenAI', { 'x-ratelimit-remaining-requests': '0', 'x-ratelimit-reset-requests': '300ms' }],
    [
      'Anthropic',
      {
        'anthropic-ratelimit-tokens-remaining': '0',
        'anthropic-ratelimit-tokens-reset': () => new Date(Date.now() + 300).toISOString(),
      },
    ],
    ['OpenRouter', { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': () => String(Date.now() + 300) }],
  ])('wait for what the headers of %s say, without a refusal', async (_, given) => {
    client = clientWith();
    const headersNow = () =>
      Object.fromEntries(
        Object.entries(given).map(([name, value]) => [name, typeof value === 'function' ? value() : value]),
      );
    provider.play((request) => answered({ total: 7 }, { headers: headersNow() })(request));
    provider.otherwise(answered({ total: 7 }));
    await ask(1);
    await ask(3);
    // Part of the time has passed when the answer arrives.
    expect(
      arrivals()
        .slice(1)
        .every((at) => at >= 200),
    ).toBe(true);
    expect(provider.requests).toHaveLength(4);
  });

  it('all succeed under a limit that the provider enforces without announcing it', async () => {
    client = clientWith({ firstDelayMs: 40 });
    let open = 0;
    provider.otherwise(async (request) => {
      open += 1;
      void request.abandoned.then(() => (open -= 1));
      return open > 4
        ? nestedError(429, 'Too many concurrent requests', 'rate_limit_exceeded')
        : answered({ total: 7 }, { latency: 15 })(request);
    });
    const answers = await ask(40);
    expect(answers).toHaveLength(40);
    expect(answers.every(({ value }) => JSON.stringify(value) === '{"total":7}')).toBe(true);
  });

  it('fail together and at once when the pause exceeds the longest wait', async () => {
    client = clientWith({ concurrency: 1, maxWaitMs: 1_000 });
    provider.otherwise(nestedError(429, 'Come tomorrow', 'rate_limit_exceeded', { 'retry-after': '86400' }));
    const errors = await Promise.all([1, 2, 3].map(() => catchError(client.complete(createCall(provider.url)))));
    expect(errors.map(({ code, retryable }) => [code, retryable])).toEqual(
      Array.from({ length: 3 }, () => ['provider_rate_limited', true]),
    );
    expect(provider.requests).toHaveLength(1);
  });
});
