import { definePrice } from '../model-prices.ts';
import { commonQuirks, defineModel, hosted } from '../provider-defaults.ts';
import { UNVERIFIED, type ProviderEntry } from '../provider-registry.ts';

const regions = 'https://developers.openai.com/api/docs/guides/data-residency.md';
const partnerModels = 'https://documentation.s3ns.fr/gemini-enterprise-agent-platform/models/partner-models/openai';
const luna = 'https://runware.ai/docs/models/openai-gpt-6-luna.md';
const lunaPrice = definePrice(0.1, 0.5, 'https://github.com/BerriAI/litellm/discussions/42523', {
  cachedInput: 0.01,
  longPrompt: { above: 272_000, input: 0.2, cachedInput: 0.02, output: 0.75 },
});
const terraPrice = definePrice(1, 5, 'https://github.com/TheKrush/PromptFuel/releases/tag/v1.0.24', {
  cachedInput: 0.05,
});
const solPrice = definePrice(2, 10, 'https://github.com/premk134/codex-token-watch/releases/tag/v0.3.3', {
  cachedInput: 0.1,
});

const common = {
  ...hosted,
  readsPdf: true,
  structuredOutput: 'json_schema_strict',
  schemaProfile: 'openai',
  models: [
    defineModel('gpt-6-luna', 1_050_000, 128_000, luna, { prices: [lunaPrice] }),
    defineModel('gpt-6.1-terra', 1_050_000, 128_000, `${partnerModels}/gpt-6-1-terra`, { prices: [terraPrice] }),
    defineModel('gpt-6.1-sol', 1_050_000, 128_000, `${partnerModels}/gpt-6-1-sol`, { prices: [solPrice] }),
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
