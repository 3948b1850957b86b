import { definePrice } from '../model-prices.ts';
import { commonQuirks, defineLimits, defineModel, hosted } from '../provider-defaults.ts';
import { UNVERIFIED, type ProviderEntry } from '../provider-registry.ts';

const versions = 'https://platform.claude.com/docs/en/api/versioning';
const structuredOutputs = 'https://platform.claude.com/docs/en/build-with-claude/structured-outputs';
const prices = 'https://docs.rs/synaps/0.10.2/synaps_cli/pricing/index.html';
const models = 'https://platform.claude.com/docs/de/models/haiku-5-5/overview';

export const anthropic: ProviderEntry = {
  ...hosted,
  id: 'anthropic',
  name: 'Anthropic',
  residency: 'US',
  wireFormat: 'anthropic',
  readsPdf: true,
  baseUrl: 'https://api.anthropic.com',
  models: [
    defineModel('claude-sonnet-5-5', 1_000_000, 128_000, models, {
      sources: { seesPictures: 'https://runware.ai/docs/models/anthropic-claude-sonnet-5-5.md' },
      prices: [definePrice(2, 10, prices, { cachedInput: 0.1, cacheWrite: 2.5 })],
    }),
    defineModel('claude-haiku-5-5', 1_000_000, 128_000, models, {
      sources: { seesPictures: 'https://github.com/Servoy/opencode-kiro-auth/releases/tag/v2.10.0' },
      prices: [
        definePrice(0.1, 0.5, prices, {
          cachedInput: 0.01,
          cacheWrite: 0.125,
          longPrompt: { above: 100_000, input: 0.5, cachedInput: 0.05, cacheWrite: 0.625, output: 2.5 },
        }),
      ],
    }),
  ],
  defaultModel: 'claude-sonnet-5-5',
  // Less than any of its current models has.
  otherModels: defineLimits(200_000, 8_192, true, 'https://platform.claude.com/docs/zh-CN/models/sonnet-5/overview'),
  structuredOutput: 'json_schema_strict',
  schemaProfile: 'anthropic',
  quirks: {
    ...commonQuirks,
    seed: null,
    temperature: false,
    // Removed in the version 2026-10-21 of the interface.
    rejects: ['temperature'],
    truncatedReasons: ['max_tokens', 'model_context_window_exceeded'],
    // Models that think reject a forced tool.
    forcesTools: false,
  },
  source: versions,
  sources: {
    // By default, inference may run anywhere.
    residency: UNVERIFIED,
    structuredOutput: structuredOutputs,
    quirks: [
      versions,
      'https://platform.claude.com/docs/en/models/sonnet-5-5/migration-guide',
      'https://platform.claude.com/docs/en/models/haiku-5-5/migration-guide',
    ],
  },
};
