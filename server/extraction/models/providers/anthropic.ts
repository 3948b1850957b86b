import { definePrice } from '../model-prices.ts';
import { commonQuirks, defineLimits, defineModel, hosted } from '../provider-defaults.ts';
import { UNVERIFIED, type ProviderEntry } from '../provider-registry.ts';

const compatibility = 'https://platform.claude.com/docs/en/cli-sdks-libraries/libraries/openai-sdk.md';
const prices = 'https://docs.rs/synaps/0.10.2/synaps_cli/pricing/index.html';
const models = 'https://platform.claude.com/docs/de/models/haiku-5-5/overview';

export const anthropic: ProviderEntry = {
  ...hosted,
  id: 'anthropic',
  name: 'Anthropic',
  residency: 'US',
  baseUrl: 'https://api.anthropic.com/v1/',
  models: [
    defineModel('claude-sonnet-5-5', 1_000_000, 128_000, models, {
      sources: { seesPictures: 'https://runware.ai/docs/models/anthropic-claude-sonnet-5-5.md' },
      prices: [definePrice(2, 10, prices, { cachedInput: 0.1 })],
    }),
    defineModel('claude-haiku-5-5', 1_000_000, 128_000, models, {
      sources: { seesPictures: 'https://github.com/Servoy/opencode-kiro-auth/releases/tag/v2.10.0' },
      prices: [
        definePrice(0.1, 0.5, prices, {
          cachedInput: 0.01,
          longPrompt: { above: 100_000, input: 0.5, cachedInput: 0.05, output: 2.5 },
        }),
      ],
    }),
  ],
  defaultModel: 'claude-sonnet-5-5',
  // Less than any of its current models has.
  otherModels: defineLimits(200_000, 8_192, true, 'https://platform.claude.com/docs/zh-CN/models/sonnet-5/overview'),
  structuredOutput: 'tool',
  schemaProfile: 'anthropic',
  quirks: {
    ...commonQuirks,
    seed: null,
    // Models of 2026 reject a temperature.
    temperature: false,
    // Its OpenAI layer ignores `response_format` without an error.
    rejects: ['response_format', 'store', 'logprobs'],
    // Sonnet rejects a forced tool.
    forcesTools: false,
    listsBy: 'anthropic',
  },
  source: compatibility,
  sources: {
    // By default, inference may run anywhere.
    residency: UNVERIFIED,
    structuredOutput: compatibility,
    quirks: [
      'https://anthropic.mintlify.app/en/api/openai-sdk',
      'https://platform.claude.com/docs/en/models/sonnet-5-5/migration-guide',
      'https://platform.claude.com/docs/en/models/haiku-5-5/migration-guide',
      'https://github.com/altic-dev/FluidVoice/issues/137',
    ],
  },
};
