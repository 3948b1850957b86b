import { assumedLimits, commonQuirks, hosted, unverifiedSources } from '../provider-defaults.ts';
import type { ProviderEntry } from '../provider-registry.ts';

const compatibility = 'https://docs.cohere.com/docs/compatibility-api';

export const cohere: ProviderEntry = {
  ...hosted,
  id: 'cohere',
  name: 'Cohere',
  baseUrl: 'https://api.cohere.ai/compatibility/v1',
  publishedModels: 'all',
  structuredOutput: 'by_model',
  otherModels: { ...assumedLimits, maxOutputTokens: 4_096 },
  quirks: { ...commonQuirks, rejects: ['store', 'metadata', 'logit_bias', 'top_logprobs', 'n'] },
  source: compatibility,
  sources: {
    ...unverifiedSources,
    structuredOutput: 'https://docs.cohere.com/docs/structured-outputs',
    quirks: [`${compatibility}.md`],
  },
};
