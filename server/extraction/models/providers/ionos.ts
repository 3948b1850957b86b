import { hosted } from '../provider-defaults.ts';
import type { ProviderEntry } from '../provider-registry.ts';

const docs = 'https://docs.ionos.com';
const api = 'https://api.ionos.com/docs/inference-openai/v1';

export const ionos: ProviderEntry = {
  ...hosted,
  id: 'ionos',
  name: 'IONOS AI Model Hub',
  residency: 'EU',
  baseUrl: 'https://openai.inference.de-txl.ionos.com/v1',
  publishedModels: 'all',
  structuredOutput: 'json_schema',
  source: api,
  sources: {
    residency: `${docs}/cloud/~/revisions/NfgM5VQuRjXRMfbR25yK/~gitbook/pdf?only=yes&page=DIHnDj7bSgiJerletQpa`,
    structuredOutput: `${docs}/sections-test/api-reference/ai-model-hub-openai/openai-compatible-endpoints.md`,
    quirks: [api],
  },
};
