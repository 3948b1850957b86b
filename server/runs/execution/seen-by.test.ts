import { describe, expect, it } from 'vitest';
import { ExtractionError } from '../../extraction/engine.ts';
import type { ModelChoice } from '../../lib/models/model-choice.ts';
import type { RunProvider } from '../repository.ts';
import { SeenBy } from './seen-by.ts';

const choice = (provider: string, model = 'm') =>
  ({
    provider,
    model,
    residency: 'EU',
    keySource: 'workspace',
    access: { apiKey: 'secret' },
  }) as unknown as ModelChoice;

function seenBy(before: readonly RunProvider[] = []) {
  const saved: string[][] = [];
  const seen = new SeenBy(before, async (providers) => void saved.push(providers.map((one) => one.provider)));
  return { seen, saved };
}

const unseen = (requests: number) =>
  new ExtractionError('provider_unavailable', 'Out of reach.', { isUnseen: true, requests });

describe('SeenBy', () => {
  it('saves a provider before its first request only, and keeps no key', async () => {
    const { seen, saved } = seenBy();
    await seen.add(choice('openai'));
    await seen.add(choice('openai'));
    await seen.add(choice('groq'));
    expect(saved).toEqual([['openai'], ['openai', 'groq']]);
    expect(JSON.stringify(seen.providers)).not.toContain('secret');
  });

  it('tells models of one provider apart', async () => {
    const { seen } = seenBy();
    await seen.add(choice('openai', 'a'));
    await seen.add(choice('openai', 'b'));
    expect(seen.providers.map(({ model }) => model)).toEqual(['a', 'b']);
  });

  it('withdraws one that no request reached', async () => {
    const { seen, saved } = seenBy();
    await seen.add(choice('openai'));
    await seen.add(choice('openai'));
    await seen.withdraw(choice('openai'), unseen(2));
    expect(seen.providers).toEqual([]);
    expect(saved.at(-1)).toEqual([]);
  });

  it('keeps one that an earlier request of the run has reached, or whose error says nothing of that', async () => {
    const { seen } = seenBy();
    await seen.add(choice('openai'));
    await seen.add(choice('openai'));
    await seen.withdraw(choice('openai'), unseen(1));
    await seen.withdraw(choice('openai'), new ExtractionError('provider_unavailable', 'It answered 500.'));
    await seen.withdraw(choice('openai'), new Error('no extraction error'));
    await seen.withdraw(choice('groq'), unseen(1));
    expect(seen.providers.map(({ provider }) => provider)).toEqual(['openai']);
  });

  it('keeps those of an earlier attempt, whose requests are not known', async () => {
    const first = seenBy();
    await first.seen.add(choice('openai'));
    const { seen, saved } = seenBy(first.seen.providers);
    await seen.add(choice('openai'));
    await seen.withdraw(choice('openai'), unseen(1));
    expect(seen.providers).toHaveLength(1);
    expect(saved).toEqual([]);
  });

  it('records why the run went on with another model', async () => {
    const { seen } = seenBy();
    await seen.add(choice('openai'));
    seen.markLeft(choice('openai'), 'rate_limited');
    seen.markLeft(choice('groq'), 'timeout');
    expect(seen.providers.map(({ errorCode }) => errorCode)).toEqual(['rate_limited']);
  });
});
