import { describe, expect, it } from 'vitest';
import { written } from '../../../test/harness/providers/provider-replies.ts';
import type { StructuredCall } from './model-client.ts';
import { catchError, createCall } from './testing/model-calls.ts';
import { useScriptedProvider } from './testing/scripted-model.ts';

const { provider, clientWith } = await useScriptedProvider();
/** A dollar for a million tokens of input, five for a million of output. */
const complete = (call: Partial<StructuredCall>) =>
  clientWith().complete(createCall(provider.url, { model: 'gpt-6.1-terra', maxOutputTokens: 1_000, ...call }));
const usage = { input: 100, output: 500 };

describe('the cost of a call', () => {
  it('includes the requests whose answers were not readable', async () => {
    provider.play(written('I cannot.', { usage }), written('{"total": 7}', { usage }));
    expect(await complete({ maxCost: 0.006 })).toMatchObject({ requests: 2, usage: { cost: { amount: 0.0052 } } });
    const limits = provider.requests.map(({ body }) => Number(body?.['max_completion_tokens']));
    expect(limits[0]).toBe(1_000);
    expect(limits[1]).toBeLessThan(690);
  });

  it('has no room for another request', async () => {
    provider.play(written('I cannot.', { usage }));
    expect(await catchError(complete({ maxCost: 0.003 }))).toMatchObject({
      code: 'cost_limit',
      requests: 1,
      usage: { inputTokens: 100, outputTokens: 500, cost: { amount: 0.0026, currency: 'USD' } },
    });
    expect(provider.requests).toHaveLength(1);
  });

  it('has no room for another request after an answer without usage, but after an outage', async () => {
    const outage = { status: 503, body: { error: { message: 'Overloaded' } } };
    provider.play(outage, written('I cannot.', { usage: null }));
    expect(await catchError(complete({ maxCost: 1 }))).toMatchObject({ code: 'cost_limit', requests: 2 });
  });

  it('is estimated by the tokens of scripts without spaces', async () => {
    const messages: StructuredCall['messages'] = [{ role: 'user', content: '請求書の合計金額'.repeat(1_000) }];
    expect(await catchError(complete({ messages, maxCost: 0.004 }))).toMatchObject({ code: 'cost_limit', requests: 0 });
    expect(provider.requests).toEqual([]);
  });

  it.each([[[usage, null]], [[null, usage]]])('is unknown where one answer reports no usage', async (usages) => {
    const [first = null, second = null] = usages;
    provider.play(written('I cannot.', { usage: first }), written('{"total": 7}', { usage: second }));
    expect((await complete({})).usage).toMatchObject({ inputTokens: 100, cost: null });
  });
});
