import { expect, test } from 'vitest';
import { describeTokens } from './token-words.ts';

const counts = { inputTokens: 1_000, cachedInputTokens: 0, outputTokens: 200, reasoningTokens: 0, totalTokens: 1_200 };

test('the tokens of a run are named with those from the cache and those of reasoning', () => {
  expect(describeTokens(counts)).toBe('1,000 in, 200 out');
  expect(describeTokens({ ...counts, cachedInputTokens: 400, reasoningTokens: 150 })).toBe(
    '1,000 in (400 from the cache), 200 out (150 of reasoning)',
  );
});

test('tokens that no provider counted are not named', () => {
  const none = { inputTokens: null, cachedInputTokens: null, outputTokens: null, reasoningTokens: null };
  expect(describeTokens({ ...none, totalTokens: null })).toBeNull();
});
