import { describe, expect, it } from 'vitest';
import type { JsonValue } from '../../lib/json-value.ts';
import type { CallUsage } from '../../lib/models/call-usage.ts';
import type { ModelChoice } from '../../lib/models/model-choice.ts';
import type { RunProvider } from '../repository.ts';
import { addSpending, sumCalls, sumCosts, sumOwnCalls, summarize, UNCOUNTED } from './run-spending.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const paid: CallUsage = { inputTokens: 100, outputTokens: 10, cost: usd(0.5) };

function call(usage: CallUsage | null, provider = 'openai', model = 'm', answeredBy: string | null = null): JsonValue {
  return { usage, by: { provider, model, answeredBy } } as unknown as JsonValue;
}

describe('sumCalls', () => {
  it('is zero tokens and an unknown cost without a call', () => {
    expect(sumCalls([])).toEqual({
      inputTokens: 0,
      outputTokens: 0,
      cachedInputTokens: 0,
      reasoningTokens: 0,
      cost: null,
    });
  });

  it('adds tokens and costs', () => {
    const cached = { ...paid, cachedInputTokens: 40, reasoningTokens: 4, cost: usd(0.25) };
    expect(sumCalls([call(paid), call(cached)])).toEqual({
      inputTokens: 200,
      outputTokens: 20,
      cachedInputTokens: 40,
      reasoningTokens: 4,
      cost: usd(0.75),
    });
  });

  it('knows no cost if one call was not counted, or has no price', () => {
    expect(sumCalls([call(paid), call(null)])).toMatchObject({ inputTokens: 100, cost: null });
    expect(sumCalls([call(paid), call({ inputTokens: 1, outputTokens: 1 })])).toMatchObject({ cost: null });
    expect(sumCalls([call(null)])).toEqual(UNCOUNTED);
  });
});

describe('sumOwnCalls', () => {
  it('costs nothing if all answers were those of an earlier run', () => {
    expect(sumOwnCalls([], 2).cost).toEqual(usd(0));
    expect(sumOwnCalls([], 0).cost).toBeNull();
    expect(sumOwnCalls([call(paid)], 2).cost).toEqual(usd(0.5));
  });
});

describe('sumCosts', () => {
  it('is infinite if the cost of a call is unknown', () => {
    expect(sumCosts([call(paid), call(paid)])).toBe(1);
    expect(sumCosts([call(paid), call(null)])).toBe(Infinity);
    expect(sumCosts([])).toBe(0);
  });
});

const provider = (name: string, model = 'm'): RunProvider =>
  ({
    provider: name,
    model,
    residency: 'EU',
    keySource: 'user',
    answeredBy: null,
    inputTokens: null,
    outputTokens: null,
    cost: null,
    errorCode: null,
  }) as RunProvider;

describe('addSpending', () => {
  it('gives each provider and model what its own calls used', () => {
    const [first, other, silent] = addSpending(
      [provider('openai'), provider('openai', 'n'), provider('groq')],
      [call(paid), call(paid, 'openai', 'n', 'upstream'), call(paid, 'openai', 'n')],
    );
    expect(first).toMatchObject({ inputTokens: 100, cost: usd(0.5), answeredBy: null });
    expect(other).toMatchObject({ inputTokens: 200, cost: usd(1), answeredBy: 'upstream' });
    expect(silent).toMatchObject({ inputTokens: null, outputTokens: null, cost: null });
  });

  it('names the last one that answered', () => {
    const calls = [call(paid, 'openai', 'm', 'a'), call(paid, 'openai', 'm', 'b'), call(paid)];
    expect(addSpending([provider('openai')], calls)[0]?.answeredBy).toBe('b');
  });
});

describe('summarize', () => {
  const choice = (name: string, model: string) =>
    ({ provider: name, model, residency: 'EU', keySource: 'workspace' }) as unknown as ModelChoice;
  const kept = (calls: JsonValue[], reused = 0) => ({ list: () => calls, countReused: () => reused });

  it('takes the calls that were recorded', () => {
    const seenBy = { providers: [provider('openai')] };
    const summary = summarize(choice('openai', 'm'), { usage: null }, { calls: kept([call(paid)]), seenBy });
    expect(summary).toMatchObject({ inputTokens: 100, cost: usd(0.5), providers: [{ inputTokens: 100 }] });
  });

  it('costs nothing for the built-in extractor, and nothing is known of others without calls', () => {
    const none = { calls: kept([]), seenBy: { providers: [] } };
    expect(summarize(choice('local', 'local-1'), { usage: null }, none)).toMatchObject({
      inputTokens: 0,
      cost: usd(0),
      providers: [{ provider: 'local', inputTokens: 0, cost: usd(0) }],
    });
    expect(summarize(choice('openai', 'm'), { usage: null }, none)).toMatchObject({ inputTokens: null, cost: null });
    expect(summarize(choice('openai', 'm'), { usage: paid }, none)).toMatchObject({ inputTokens: 100, cost: usd(0.5) });
  });

  it('lists the provider of the run once, after those that saw the document before', () => {
    const seenBy = { providers: [provider('groq'), provider('openai', 'm')] };
    const { providers } = summarize(choice('openai', 'm'), { usage: paid }, { calls: kept([]), seenBy });
    expect(providers.map((one) => one.provider)).toEqual(['groq', 'openai']);
  });

  it('costs nothing if every answer was reused', () => {
    const summary = summarize(
      choice('openai', 'm'),
      { usage: null },
      { calls: kept([], 3), seenBy: { providers: [] } },
    );
    expect(summary).toMatchObject({ inputTokens: 0, cost: usd(0) });
  });
});
