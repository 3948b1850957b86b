import { commonQuirks, defineLimits, hosted } from '../provider-defaults.ts';
import { UNVERIFIED, type ProviderEntry } from '../provider-registry.ts';

const endpoints = 'https://docs.aws.amazon.com/bedrock/latest/userguide/inference-chat-completions.html';

/**
 * Amazon Bedrock's OpenAI-compatible interface, with a Bedrock API key as the secret. The address of a key has the
 * region. It does not prove the residency: a global inference profile of a model leaves the region.
 */
export const bedrock: ProviderEntry = {
  ...hosted,
  id: 'bedrock',
  name: 'Amazon Bedrock',
  keyHasBaseUrl: true,
  structuredOutput: 'by_model',
  otherModels: defineLimits(128_000, 8_192, false, UNVERIFIED),
  // It has no list of models at this address.
  quirks: { ...commonQuirks, tokenLimit: 'max_completion_tokens', listsModels: false },
  source: endpoints,
  sources: {
    residency: 'provider-key',
    structuredOutput: 'https://aws-samples.github.io/sample-ai-possibilities/snippets/structured-output-bedrock',
    quirks: [endpoints],
  },
};
