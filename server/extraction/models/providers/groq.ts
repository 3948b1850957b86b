import { commonQuirks, hosted, unverifiedSources } from '../provider-defaults.ts';
import type { ProviderEntry } from '../provider-registry.ts';

export const groq: ProviderEntry = {
  ...hosted,
  id: 'groq',
  name: 'Groq',
  baseUrl: 'https://api.groq.com/openai/v1',
  publishedModels: 'all',
  structuredOutput: 'by_model',
  quirks: {
    ...commonQuirks,
    tokenLimit: 'max_completion_tokens',
    rejects: ['logprobs', 'logit_bias', 'top_logprobs'],
  },
  source: 'https://console.groq.com/docs/openai',
  sources: {
    ...unverifiedSources,
    structuredOutput: 'https://console.groq.com/docs/structured-outputs',
    quirks: ['https://console.groq.com/docs/openai'],
  },
};
