import { commonQuirks, hosted } from '../provider-defaults.ts';
import type { ProviderEntry } from '../provider-registry.ts';

const structuredOutputs = 'https://docs.together.ai/docs/inference/chat/structured-outputs';

export const together: ProviderEntry = {
  ...hosted,
  id: 'together',
  name: 'Together AI',
  baseUrl: 'https://api.together.ai/v1',
  publishedModels: 'shared',
  structuredOutput: 'by_model',
  quirks: { ...commonQuirks, repeatSchema: true },
  source: 'https://docs.together.ai/docs/inference/openai-compatibility',
  sources: {
    residency: 'https://docs.together.ai/docs/serverless/geo-specific-inference',
    structuredOutput: structuredOutputs,
    quirks: [structuredOutputs],
  },
};
