import type { ModelEntry, ModelLimits, ProviderEntry, ProviderQuirks, Source } from './provider-registry.ts';
import { UNVERIFIED } from './provider-registry.ts';

/** What holds where an entry says nothing else: the interface as most providers have it. */
export const usualQuirks: ProviderQuirks = {
  tokenLimit: 'max_tokens',
  seed: 'seed',
  temperature: true,
  rejects: [],
  extraBody: {},
  truncatedReasons: ['length', 'model_length', 'max_tokens'],
  refusedReasons: ['content_filter', 'safety', 'refusal', 'recitation', 'prohibited_content', 'blocklist', 'spii'],
  repeatSchema: false,
  inlineReferences: false,
  forcesTools: true,
  listsModels: true,
  listsBy: 'bearer',
};

/** All limits of a model from one place. */
export function limits(
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

/** A model that sees pictures. @param others sources of facts that come from elsewhere */
export function model(
  id: string,
  contextTokens: number,
  maxOutputTokens: number,
  source: Source,
  others: Partial<ModelLimits['sources']> = {},
): ModelEntry {
  const known = limits(contextTokens, maxOutputTokens, true, source);
  return { id, ...known, sources: { ...known.sources, ...others } };
}

/** What is assumed of a model that is not listed: less than most have, so that no question is too long. */
export const usualModel = limits(32_000, 8_192, false, UNVERIFIED);

export const unverified: ProviderEntry['sources'] = {
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
  otherModels: usualModel,
  quirks: usualQuirks,
  sources: unverified,
} satisfies Partial<ProviderEntry>;

/** Grammars of local servers take schemas without strictness, and their models see only what the prompt says. */
export const selfHosted = {
  ...hosted,
  kind: 'self-hosted',
  keyHasBaseUrl: true,
  needsSecret: false,
  structuredOutput: 'json_schema',
  otherModels: limits(16_384, 4_096, false, UNVERIFIED),
  quirks: { ...usualQuirks, repeatSchema: true, inlineReferences: true },
  sources: { ...unverified, residency: 'provider-key' },
} satisfies Partial<ProviderEntry>;
