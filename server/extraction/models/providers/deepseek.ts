import { commonQuirks, hosted, unverifiedSources } from '../provider-defaults.ts';
import type { ProviderEntry } from '../provider-registry.ts';

const jsonMode = 'https://api-docs.deepseek.com/guides/json_mode';

export const deepseek: ProviderEntry = {
  ...hosted,
  id: 'deepseek',
  name: 'DeepSeek',
  baseUrl: 'https://api.deepseek.com/v1',
  publishedModels: 'all',
  structuredOutput: 'json_object',
  schemaProfile: 'prompt',
  quirks: { ...commonQuirks, seed: null, repeatSchema: true },
  source: jsonMode,
  sources: { ...unverifiedSources, structuredOutput: jsonMode, quirks: [jsonMode] },
};
