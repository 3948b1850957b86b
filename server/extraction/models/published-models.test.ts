import { describe, expect, it } from 'vitest';
import { providers } from './known-providers.ts';
import { explainUnpublished, followsPublishedList } from './published-models.ts';

const entry = (id: string) => {
  const found = providers.find((one) => one.id === id);
  if (found === undefined) throw new Error(`There is no provider ${id}.`);
  return found;
};

const GROQ = ['llama-3.3-70b-versatile', 'openai/gpt-oss-120b', 'qwen/qwen3-32b', 'whisper-large-v3'];
const XAI = ['grok-4-0709', 'grok-code-fast-1', 'grok-3-mini', 'grok-4.3'];
const TOGETHER = ['meta-llama/Llama-3.3-70B-Instruct-Turbo', 'Qwen/Qwen2.5-72B-Instruct'];

describe('the list that a provider publishes', () => {
  it('decides for hosted services without a list of ours, not for gateways and servers of the user', () => {
    const ids = providers.filter(followsPublishedList).map(({ id }) => id);
    expect(ids.toSorted()).toEqual(
      ['scaleway', 'ovhcloud', 'ionos', 'groq', 'together', 'fireworks', 'xai', 'deepseek', 'cohere'].toSorted(),
    );
  });

  it('does not decide while it is unknown or empty', () => {
    expect(explainUnpublished(entry('groq'), null, 'any')).toBeNull();
    expect(explainUnpublished(entry('groq'), [], 'any')).toBeNull();
    expect(explainUnpublished(entry('openrouter'), GROQ, 'any')).toBeNull();
  });

  it('refuses other models and names the nearest', () => {
    expect(explainUnpublished(entry('groq'), GROQ, 'llama-3.3-70b-versatil')).toBe(
      'The provider groq does not list the model llama-3.3-70b-versatil. It lists llama-3.3-70b-versatile, ' +
        'openai/gpt-oss-120b, qwen/qwen3-32b, the nearest of 4. ' +
        'If it is new, POST /provider-keys/{id}/verify reads the list again.',
    );
  });

  it.each([
    ['groq', GROQ, 'Llama-3.3-70B-versatile'],
    ['xai', XAI, 'grok-4'],
    ['xai', XAI, 'grok-4-latest'],
    ['xai', XAI, 'grok-latest'],
    ['xai', XAI, 'grok-code-fast'],
    ['xai', XAI, 'grok-code-fast-1-0825'],
    ['xai', XAI, 'grok-3-mini-2026-01-31'],
    ['together', TOGETHER, 'my-team/Llama-3.3-70B-Instruct-ft-1'],
    ['fireworks', ['accounts/fireworks/models/gpt-oss-120b'], 'accounts/mine/models/tuned'],
    [
      'fireworks',
      ['accounts/fireworks/models/gpt-oss-120b'],
      'accounts/fireworks/models/qwen3#accounts/mine/deployments/d1',
    ],
  ])('of %s %j may have %s as an alias or model of the account', (id, published, model) => {
    expect(explainUnpublished(entry(id), published, model)).toBeNull();
  });

  it.each([
    ['groq', GROQ, 'llama-3.3'],
    ['groq', GROQ, 'gpt-oss-120b'],
    ['groq', GROQ, 'other/qwen3-32b'],
    ['xai', XAI, 'grok-5'],
    ['xai', XAI, 'grok-3-mini-fast'],
    ['together', TOGETHER, 'meta-llama/Llama-9'],
    ['together', TOGETHER, 'Llama-3.3-70B-Instruct-Turbo'],
  ])('of %s %j does not have %s', (id, published, model) => {
    expect(explainUnpublished(entry(id), published, model)).toContain(`does not list the model ${model}`);
  });
});
