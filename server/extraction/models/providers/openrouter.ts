import { commonQuirks, hosted, unverifiedSources } from '../provider-defaults.ts';
import type { ProviderEntry } from '../provider-registry.ts';

const common = {
  ...hosted,
  structuredOutput: 'by_model',
  quirks: {
    ...commonQuirks,
    // Otherwise a request may be routed to a server that ignores the schema.
    extraBody: { provider: { require_parameters: true } },
    // The list of models is public, so it proves no key.
    listsModels: false,
  },
  source: 'https://openrouter.ai/docs/api-reference/overview',
  sources: {
    ...unverifiedSources,
    structuredOutput: 'https://openrouter.ai/docs/structured-outputs',
    quirks: ['https://python.useinstructor.com/integrations/openrouter'],
  },
} satisfies Partial<ProviderEntry>;

export const openrouter: readonly ProviderEntry[] = [
  { ...common, id: 'openrouter', name: 'OpenRouter', residency: 'US', baseUrl: 'https://openrouter.ai/api/v1' },
  {
    ...common,
    id: 'openrouter-eu',
    name: 'OpenRouter (EU)',
    residency: 'EU',
    baseUrl: 'https://eu.openrouter.ai/api/v1',
    sources: { ...common.sources, residency: 'https://www.openrouter.ai/docs/guides/features/in-region-routing.md' },
  },
];
