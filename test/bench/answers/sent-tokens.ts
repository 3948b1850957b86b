import { estimateTokens } from '../../../server/extraction/llm/estimate-tokens.ts';
import { getCallText, type ScriptedClient } from '../../../server/extraction/pipeline/testing/scripted-client.ts';
import type { CallUsage } from '../../../server/lib/models/call-usage.ts';
import type { Layout } from '../../../server/parsing/layout.ts';

/** Providers cache prompts from this length on. */
const MIN_CACHED_TOKENS = 1_024;

/**
 * The tokens of all calls as a multiple of the document's, with those that a cache of prefixes could answer at best and
 * those that the provider reports as read from its cache.
 */
export function describeTokens({ calls }: ScriptedClient, layout: Layout, usage: CallUsage | null): string {
  const texts = calls.map(getCallText);
  const sent = sum(texts.map(estimateTokens));
  const cacheable = sum(texts.map((text, position) => countCacheable(text, texts.slice(0, position))));
  const size = sum(layout.pages.map((page) => estimateTokens(page.text)));
  const times = (tokens: number): string => `${(tokens / size).toFixed(2)} ×`;
  return (
    `${times(sent)} the document's tokens (${times(cacheable)} cacheable at best, ` +
    `${times(usage?.cachedInputTokens ?? 0)} from the cache as the provider reports)`
  );
}

/** The tokens of all calls as a multiple of the document's. Schemas beside the prompt count. */
export function countSent({ calls }: ScriptedClient, layout: Layout): number {
  const size = sum(layout.pages.map((page) => estimateTokens(page.text)));
  const schemas = sum(calls.map(({ schema }) => estimateTokens(JSON.stringify(schema))));
  return (sum(calls.map((call) => estimateTokens(getCallText(call)))) + schemas) / size;
}

/** Of the tokens that the calls repeat of earlier ones, the share that a cache of prefixes could answer. */
export function countCacheableShare({ calls }: ScriptedClient): number {
  const seen = new Set<string>();
  let repeated = 0;
  let cacheable = 0;
  const texts = calls.map(getCallText);
  for (const [position, text] of texts.entries()) {
    for (const line of text.split('\n')) {
      if (seen.has(line)) repeated += estimateTokens(line);
      seen.add(line);
    }
    cacheable += countCacheable(text, texts.slice(0, position));
  }
  return repeated === 0 ? 1 : Math.min(1, cacheable / repeated);
}

function countCacheable(text: string, earlier: readonly string[]): number {
  const longest = Math.max(0, ...earlier.map((one) => countCommon(text, one)));
  const tokens = estimateTokens(text.slice(0, longest));
  return tokens < MIN_CACHED_TOKENS ? 0 : tokens;
}

function countCommon(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
