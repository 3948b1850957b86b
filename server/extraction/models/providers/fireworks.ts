import { commonQuirks, hosted } from '../provider-defaults.ts';
import type { ProviderEntry } from '../provider-registry.ts';

const structuredOutputs = 'https://docs.fireworks.ai/structured-responses/structured-response-formatting';

export const fireworks: ProviderEntry = {
  ...hosted,
  id: 'fireworks',
  name: 'Fireworks AI',
  baseUrl: 'https://api.fireworks.ai/inference/v1',
  publishedModels: 'shared',
  structuredOutput: 'json_schema',
  quirks: { ...commonQuirks, repeatSchema: true },
  source: structuredOutputs,
  sources: {
    residency: 'https://docs.fireworks.ai/accounts/data-residency',
    structuredOutput: structuredOutputs,
    quirks: ['https://fireworks.ai/docs/structured-responses/structured-response-formatting'],
  },
};
