import { definePrice } from '../model-prices.ts';
import { commonQuirks, defineModel, hosted } from '../provider-defaults.ts';
import { UNVERIFIED, type ProviderEntry, type Source } from '../provider-registry.ts';

const docs = 'https://github.com/mistralai/platform-docs-public/blob';
const modelCard = (slug: string, commit = '038807d6747eff51cd0d241af2e13c702075d6d4'): Source =>
  `${docs}/${commit}/src/schema/models/models/${slug}.ts`;
const smallCard = modelCard('mistral-small-4-0-26-03');
const mediumCard = modelCard('mistral-medium-3-5-26-04', '41f8bc4cdf75304e428d4be922428aa084607d1e');
/** Mistral documents no limit of the answer, which counts towards the context. We use a part of the context. */
const ownLimit = { maxOutputTokens: UNVERIFIED };
const largeCard = modelCard('mistral-large-3-25-12');

const common = {
  ...hosted,
  structuredOutput: 'json_schema_strict',
  schemaProfile: 'mistral-eu',
  models: [
    defineModel('mistral-small-2603', 256_000, 16_384, smallCard, {
      sources: ownLimit,
      prices: [definePrice(0.15, 0.6, smallCard)],
    }),
    defineModel('mistral-medium-3-5', 256_000, 16_384, mediumCard, {
      sources: ownLimit,
      prices: [definePrice(1.5, 7.5, 'https://github.com/braintrustdata/braintrust-proxy/issues/505')],
    }),
    defineModel('mistral-large-2512', 256_000, 16_384, largeCard, {
      sources: ownLimit,
      prices: [definePrice(0.5, 1.5, largeCard)],
    }),
  ],
  defaultModel: 'mistral-small-2603',
  quirks: { ...commonQuirks, seed: 'random_seed', rejects: ['user', 'store', 'logprobs', 'seed'] },
  source: 'https://docs.mistral.ai/studio-api/regional-inference',
  sources: {
    residency: 'https://docs.mistral.ai/studio/regional-inference',
    structuredOutput: smallCard,
    quirks: ['https://docs.camel-ai.org/reference/camel.configs.mistral_config.md'],
  },
} satisfies Partial<ProviderEntry>;

export const mistral: readonly ProviderEntry[] = [
  { ...common, id: 'mistral-eu', name: 'Mistral (EU)', residency: 'EU', baseUrl: 'https://api.eu.mistral.ai/v1' },
  // Mistral does not document where this address processes data.
  { ...common, id: 'mistral', name: 'Mistral', baseUrl: 'https://api.mistral.ai/v1' },
];
