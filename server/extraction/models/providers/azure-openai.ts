import { commonQuirks, defineLimits, hosted } from '../provider-defaults.ts';
import { UNVERIFIED, type ProviderEntry } from '../provider-registry.ts';

const structuredOutputs = 'https://learn.microsoft.com/en-au/azure/ai-services/openai/how-to/structured-outputs';

/** The resource of a key decides host and residency. Its deployments are the models. */
export const azureOpenai: ProviderEntry = {
  ...hosted,
  id: 'azure-openai',
  name: 'Azure OpenAI',
  keyHasBaseUrl: true,
  structuredOutput: 'json_schema_strict',
  schemaProfile: 'azure-openai',
  otherModels: defineLimits(128_000, 16_384, false, UNVERIFIED),
  // As OpenAI's own.
  quirks: { ...commonQuirks, tokenLimit: 'max_completion_tokens', temperature: false },
  source: structuredOutputs,
  sources: {
    residency: 'provider-key',
    structuredOutput: structuredOutputs,
    quirks: ['https://github.com/agnt5dev/sdk-python/releases/tag/v0.13.8'],
  },
};
