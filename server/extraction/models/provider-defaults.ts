import type { ModelEntry, ModelLimits, ProviderEntry, ProviderQuirks, Source } from './provider-registry.ts';
import { UNVERIFIED } from './source.ts';
import type { ModelPrice } from './model-prices.ts';

/** OpenAI's interface as most providers implement it. */
export const commonQuirks: ProviderQuirks = {
  tokenLimit: 'max_tokens',
  seed: 'seed',
  temperature: true,
  rejects: [],
  extraBody: {},
  truncatedReasons: ['length', 'model_length', 'max_tokens'],
  refusedReasons: ['content_filter', 'safety', 'refusal', 'recitation', 'prohibited_content', 'blocklist', 'spii'],
  repeatSchema: false,
  forcesTools: true,
  listsModels: true,
};

/** Limits that share one source. */
export function defineLimits(
  contextTokens: number,
  maxOutputTokens: number,
  seesPictures: boolean,
  source: Source,
): ModelLimits {
  return {
    contextTokens,
    maxOutputTokens,
    seesPictures,
    sources: { contextTokens: source, maxOutputTokens: source, seesPictures: source },
  };
}

interface ModelOptions {
  /** Sources that differ from the model's, by fact. */
  sources?: Partial<ModelLimits['sources']>;
  prices?: readonly ModelPrice[];
}

/** A model with vision. */
export function defineModel(
  id: string,
  contextTokens: number,
  maxOutputTokens: number,
  source: Source,
  { sources = {}, prices = [] }: ModelOptions = {},
): ModelEntry {
  const limits = defineLimits(contextTokens, maxOutputTokens, true, source);
  return { id, ...limits, sources: { ...limits.sources, ...sources }, prices };
}

/** Assumed for a model that is not listed. Smaller than most, so that no request is too long. */
export const assumedLimits = defineLimits(32_000, 8_192, false, UNVERIFIED);

export const unverifiedSources: ProviderEntry['sources'] = {
  residency: UNVERIFIED,
  structuredOutput: UNVERIFIED,
  quirks: [UNVERIFIED],
};

export const hosted = {
  kind: 'hosted',
  residency: null,
  wireFormat: 'openai',
  readsPdf: false,
  baseUrl: null,
  keyHasBaseUrl: false,
  needsSecret: true,
  models: [],
  publishedModels: 'none',
  defaultModel: null,
  otherModels: assumedLimits,
  schemaProfile: 'conservative',
  quirks: commonQuirks,
  sources: unverifiedSources,
} satisfies Partial<ProviderEntry>;

/** Servers that constrain the output by a grammar, without a strict mode. Their models see only the prompt. */
export const selfHosted = {
  ...hosted,
  kind: 'self-hosted',
  keyHasBaseUrl: true,
  needsSecret: false,
  structuredOutput: 'json_schema',
  otherModels: defineLimits(16_384, 4_096, false, UNVERIFIED),
  schemaProfile: 'grammar',
  quirks: { ...commonQuirks, repeatSchema: true },
  sources: { ...unverifiedSources, residency: 'provider-key' },
} satisfies Partial<ProviderEntry>;
