import type { ModelEntry, ModelLimits, ProviderEntry, ProviderQuirks, Source } from './provider-registry.ts';
import { UNVERIFIED } from './provider-registry.ts';

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
  listsBy: 'bearer',
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

/**
 * A model with vision.
 * @param otherSources sources that differ from `source`, by fact
 */
export function defineModel(
  id: string,
  contextTokens: number,
  maxOutputTokens: number,
  source: Source,
  otherSources: Partial<ModelLimits['sources']> = {},
): ModelEntry {
  const limits = defineLimits(contextTokens, maxOutputTokens, true, source);
  return { id, ...limits, sources: { ...limits.sources, ...otherSources } };
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
  baseUrl: null,
  keyHasBaseUrl: false,
  needsSecret: true,
  models: [],
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
