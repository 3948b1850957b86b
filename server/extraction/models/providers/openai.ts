import { commonQuirks, defineModel, hosted } from '../provider-defaults.ts';
import { UNVERIFIED, type ProviderEntry } from '../provider-registry.ts';

const regions = 'https://developers.openai.com/api/docs/guides/data-residency.md';
const partnerModels = 'https://documentation.s3ns.fr/gemini-enterprise-agent-platform/models/partner-models/openai';
const luna = 'https://runware.ai/docs/models/openai-gpt-6-luna.md';

const common = {
  ...hosted,
  structuredOutput: 'json_schema_strict',
  schemaProfile: 'openai',
  models: [
    defineModel('gpt-6-luna', 1_050_000, 128_000, luna),
    defineModel('gpt-6.1-terra', 1_050_000, 128_000, `${partnerModels}/gpt-6-1-terra`),
    defineModel('gpt-6.1-sol', 1_050_000, 128_000, `${partnerModels}/gpt-6-1-sol`),
  ],
  defaultModel: 'gpt-6-luna',
  // Its reasoning models reject `temperature` and `max_tokens`.
  quirks: { ...commonQuirks, tokenLimit: 'max_completion_tokens', temperature: false },
  source: regions,
  sources: {
    residency: regions,
    structuredOutput: luna,
    quirks: ['https://github.com/agnt5dev/sdk-python/releases/tag/v0.13.8'],
  },
} satisfies Partial<ProviderEntry>;

export const openai: readonly ProviderEntry[] = [
  // A project decides the region. The documentation promises none for this address.
  {
    ...common,
    id: 'openai',
    name: 'OpenAI',
    residency: 'US',
    baseUrl: 'https://api.openai.com/v1',
    sources: { ...common.sources, residency: UNVERIFIED },
  },
  // For projects with data residency in Europe. It excludes schemas, which must not contain customer data.
  {
    ...common,
    id: 'openai-eu',
    name: 'OpenAI (EU projects)',
    residency: 'EU',
    baseUrl: 'https://eu.api.openai.com/v1',
  },
];
