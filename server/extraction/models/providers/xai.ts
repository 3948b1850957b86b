import { hosted, unverifiedSources } from '../provider-defaults.ts';
import type { ProviderEntry } from '../provider-registry.ts';

const structuredOutputs = 'https://docs.x.ai/developers/model-capabilities/text/structured-outputs.md';

export const xai: ProviderEntry = {
  ...hosted,
  id: 'xai',
  name: 'xAI',
  baseUrl: 'https://api.x.ai/v1',
  publishedModels: 'all',
  structuredOutput: 'by_model',
  source: structuredOutputs,
  sources: {
    ...unverifiedSources,
    residency: 'https://docs.x.ai/developers/advanced-api-usage/regions.md',
    structuredOutput: structuredOutputs,
  },
};
