import { definePrice } from '../model-prices.ts';
import { commonQuirks, defineLimits, defineModel, hosted } from '../provider-defaults.ts';
import { UNVERIFIED, type ProviderEntry } from '../provider-registry.ts';

const prices = 'https://github.com/BerriAI/litellm/discussions/39357';
const limits = 'https://docs.apiyi.com/en/live/2026-09/gemini-3-8-flash-official-specs.md';

export const gemini: ProviderEntry = {
  ...hosted,
  id: 'gemini',
  name: 'Google Gemini',
  residency: 'US',
  wireFormat: 'gemini',
  readsPdf: true,
  baseUrl: 'https://generativelanguage.googleapis.com/v1beta',
  models: [
    defineModel('gemini-3.8-flash', 1_048_576, 65_536, limits, {
      prices: [
        definePrice(0.75, 3.75, prices, { cachedInput: 0.075 }),
        // The price of the first months is half of it.
        definePrice(1.5, 7.5, prices, { from: '2027-01-01', cachedInput: 0.15 }),
      ],
    }),
  ],
  defaultModel: 'gemini-3.8-flash',
  otherModels: defineLimits(128_000, 8_192, true, UNVERIFIED),
  structuredOutput: 'json_schema',
  schemaProfile: 'gemini',
  quirks: {
    ...commonQuirks,
    seed: null,
    // Below their default temperature, its models may loop.
    temperature: false,
  },
  source: 'https://ai.google.dev/api/generate-content',
  sources: {
    residency: UNVERIFIED,
    structuredOutput: 'https://docs.apiyi.com/live/2026-09/gemini-3-8-flash-official-specs.md',
    quirks: [
      'https://ai.google.dev/api/rest/v1/GenerationConfig',
      'https://docs.cloud.google.com/vertex-ai/generative-ai/docs/start/gemini-3-prompting-guide?hl=pt',
    ],
  },
};
