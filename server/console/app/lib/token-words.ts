import type { Run } from '@excerpt/sdk';

const numbers = new Intl.NumberFormat('en');

export type TokenCounts = Pick<
  Run,
  'inputTokens' | 'cachedInputTokens' | 'outputTokens' | 'reasoningTokens' | 'totalTokens'
>;

/** `1,000 in (400 from the cache), 200 out (150 of reasoning)`; null if the provider counted none. */
export function describeTokens({ inputTokens, cachedInputTokens, ...run }: TokenCounts): string | null {
  const { outputTokens, reasoningTokens, totalTokens } = run;
  if (totalTokens === null) return null;
  const sent = describePart(inputTokens, 'in', cachedInputTokens, 'from the cache');
  return `${sent}, ${describePart(outputTokens, 'out', reasoningTokens, 'of reasoning')}`;
}

function describePart(count: number | null, direction: string, part: number | null, kind: string): string {
  const words = `${numbers.format(count ?? 0)} ${direction}`;
  return part === null || part === 0 ? words : `${words} (${numbers.format(part)} ${kind})`;
}
