import { UNVERIFIED, type ProviderEntry, type Source } from './provider-registry.ts';
import { hosted, limits, model, selfHosted, unverified, usualModel, usualQuirks } from './provider-defaults.ts';

/**
 * The providers that the service knows, as data: looked up in November 2026 in the documents that each fact names; `unverified` is what
 * no document was found for. Models age: the operator's file may change and extend all of it.
 */

const mistralDocs = 'https://github.com/mistralai/platform-docs-public/blob';
const mistralCard = (slug: string, commit = '038807d6747eff51cd0d241af2e13c702075d6d4'): Source =>
  `${mistralDocs}/${commit}/src/schema/models/models/${slug}.ts`;
const mistralSmall = mistralCard('mistral-small-4-0-26-03');
/** Mistral says no limit of answers, and counts them against the context: ours is a part of that. */
const ownLimit = { maxOutputTokens: UNVERIFIED };

const mistral = {
  ...hosted,
  structuredOutput: 'json_schema_strict',
  models: [
    model('mistral-small-2603', 256_000, 16_384, mistralSmall, ownLimit),
    model(
      'mistral-medium-3-5',
      256_000,
      16_384,
      mistralCard('mistral-medium-3-5-26-04', '41f8bc4cdf75304e428d4be922428aa084607d1e'),
      ownLimit,
    ),
    model('mistral-large-2512', 256_000, 16_384, mistralCard('mistral-large-3-25-12'), ownLimit),
  ],
  defaultModel: 'mistral-small-2603',
  quirks: { ...usualQuirks, seed: 'random_seed', rejects: ['user', 'store', 'logprobs', 'seed'] },
  source: 'https://docs.mistral.ai/studio-api/regional-inference',
  sources: {
    residency: 'https://docs.mistral.ai/studio/regional-inference',
    structuredOutput: mistralSmall,
    quirks: ['https://docs.camel-ai.org/reference/camel.configs.mistral_config.md'],
  },
} satisfies Partial<ProviderEntry>;

const openaiRegions = 'https://developers.openai.com/api/docs/guides/data-residency.md';
const gpt = 'https://documentation.s3ns.fr/gemini-enterprise-agent-platform/models/partner-models/openai';
const gptLuna = 'https://runware.ai/docs/models/openai-gpt-6-luna.md';

const openai = {
  ...hosted,
  structuredOutput: 'json_schema_strict',
  models: [
    model('gpt-6-luna', 1_050_000, 128_000, gptLuna),
    model('gpt-6.1-terra', 1_050_000, 128_000, `${gpt}/gpt-6-1-terra`),
    model('gpt-6.1-sol', 1_050_000, 128_000, `${gpt}/gpt-6-1-sol`),
  ],
  defaultModel: 'gpt-6-luna',
  // Its reasoning models refuse a temperature and a limit by its old name.
  quirks: { ...usualQuirks, tokenLimit: 'max_completion_tokens', temperature: false },
  source: openaiRegions,
  sources: {
    residency: openaiRegions,
    structuredOutput: gptLuna,
    quirks: ['https://github.com/agnt5dev/sdk-python/releases/tag/v0.13.8'],
  },
} satisfies Partial<ProviderEntry>;

const anthropicLayer = 'https://platform.claude.com/docs/en/cli-sdks-libraries/libraries/openai-sdk.md';
const claude = 'https://platform.claude.com/docs/de/models/haiku-5-5/overview';

const geminiLimits = 'https://docs.apiyi.com/en/live/2026-09/gemini-3-8-flash-official-specs.md';

const openrouter = {
  ...hosted,
  structuredOutput: 'by_model',
  // Without that parameter, a request may go to a server that ignores the schema. Anybody may see its models.
  quirks: { ...usualQuirks, extraBody: { provider: { require_parameters: true } }, listsModels: false },
  source: 'https://openrouter.ai/docs/api-reference/overview',
  sources: {
    ...unverified,
    structuredOutput: 'https://openrouter.ai/docs/structured-outputs',
    quirks: ['https://python.useinstructor.com/integrations/openrouter'],
  },
} satisfies Partial<ProviderEntry>;

const scalewayDocs = 'https://github.com/scaleway/docs-content/blob';
const scalewayModels = `${scalewayDocs}/22ea63f3fe7f9eaa1115ba94fdf021f581e6c5e3/pages/generative-apis/reference-content/supported-models-serverless.mdx`;
const ovhcloud =
  'https://github.com/ovh/docs/blob/3bc04087508712e715e6e5214c1c855dbf0a8764/pages/public_cloud/ai_machine_learning/endpoints_guide_02_capabilities/guide.en-gb.md';
const ionosApi = 'https://api.ionos.com/docs/inference-openai/v1';
const fireworks = 'https://docs.fireworks.ai/structured-responses/structured-response-formatting';
const together = 'https://docs.together.ai/docs/inference/chat/structured-outputs';
const xai = 'https://docs.x.ai/developers/model-capabilities/text/structured-outputs.md';
const deepseek = 'https://api-docs.deepseek.com/guides/json_mode';
const cohere = 'https://docs.cohere.com/docs/compatibility-api';

const built = 'server/extraction/local';
const unlimited = limits(10_000_000, 10_000_000, false, built);

/** The one that needs no key and no network. */
export const builtIn: ProviderEntry & { defaultModel: string } = {
  ...hosted,
  id: 'local',
  name: 'Built-in extractor',
  kind: 'local',
  needsSecret: false,
  models: [{ id: 'local-1', ...unlimited }],
  defaultModel: 'local-1',
  otherModels: unlimited,
  structuredOutput: 'built_in',
  source: built,
  sources: { residency: 'EXCERPT_LOCAL_RESIDENCY', structuredOutput: built, quirks: [built] },
};

/** The built-in extractor first. */
export const providers: readonly ProviderEntry[] = [
  builtIn,
  { ...mistral, id: 'mistral-eu', name: 'Mistral (EU)', residency: 'EU', baseUrl: 'https://api.eu.mistral.ai/v1' },
  // The address without a promise where data is processed.
  { ...mistral, id: 'mistral', name: 'Mistral', baseUrl: 'https://api.mistral.ai/v1' },
  // The region is a choice of a project's; for the address itself, the document promises none.
  {
    ...openai,
    id: 'openai',
    name: 'OpenAI',
    residency: 'US',
    baseUrl: 'https://api.openai.com/v1',
    sources: { ...openai.sources, residency: UNVERIFIED },
  },
  // For projects made with data residency in Europe. Schemas are not covered by it: no customer's data belongs in them.
  {
    ...openai,
    id: 'openai-eu',
    name: 'OpenAI (EU projects)',
    residency: 'EU',
    baseUrl: 'https://eu.api.openai.com/v1',
  },
  // The resource of the key decides on host and residency, its deployments are the models.
  {
    ...hosted,
    id: 'azure-openai',
    name: 'Azure OpenAI',
    keyHasBaseUrl: true,
    structuredOutput: 'json_schema_strict',
    otherModels: limits(128_000, 16_384, false, UNVERIFIED),
    quirks: openai.quirks,
    source: 'https://learn.microsoft.com/en-au/azure/ai-services/openai/how-to/structured-outputs',
    sources: {
      ...openai.sources,
      residency: 'provider-key',
      structuredOutput: 'https://learn.microsoft.com/en-au/azure/ai-services/openai/how-to/structured-outputs',
    },
  },
  {
    ...hosted,
    id: 'anthropic',
    name: 'Anthropic',
    residency: 'US',
    baseUrl: 'https://api.anthropic.com/v1/',
    models: [
      model('claude-sonnet-5-5', 1_000_000, 128_000, claude, {
        seesPictures: 'https://runware.ai/docs/models/anthropic-claude-sonnet-5-5.md',
      }),
      model('claude-haiku-5-5', 1_000_000, 128_000, claude, {
        seesPictures: 'https://github.com/Servoy/opencode-kiro-auth/releases/tag/v2.10.0',
      }),
    ],
    defaultModel: 'claude-sonnet-5-5',
    // Less than any of its current models has.
    otherModels: limits(200_000, 8_192, true, 'https://platform.claude.com/docs/zh-CN/models/sonnet-5/overview'),
    structuredOutput: 'tool',
    // Its OpenAI layer ignores `response_format` and says so nowhere in the answer. Models of 2026 refuse a temperature, Sonnet a forced tool.
    quirks: {
      ...usualQuirks,
      seed: null,
      temperature: false,
      rejects: ['response_format', 'store', 'logprobs'],
      forcesTools: false,
      listsBy: 'anthropic',
    },
    source: anthropicLayer,
    sources: {
      // By default its documents let inference run anywhere.
      residency: UNVERIFIED,
      structuredOutput: anthropicLayer,
      quirks: [
        'https://anthropic.mintlify.app/en/api/openai-sdk',
        'https://platform.claude.com/docs/en/models/sonnet-5-5/migration-guide',
        'https://platform.claude.com/docs/en/models/haiku-5-5/migration-guide',
        'https://github.com/altic-dev/FluidVoice/issues/137',
      ],
    },
  },
  {
    ...hosted,
    id: 'gemini',
    name: 'Google Gemini',
    residency: 'US',
    baseUrl: 'https://generativelanguage.googleapis.com/v1beta/openai/',
    models: [model('gemini-3.8-flash', 1_048_576, 65_536, geminiLimits)],
    defaultModel: 'gemini-3.8-flash',
    otherModels: limits(128_000, 8_192, true, UNVERIFIED),
    structuredOutput: 'json_schema',
    // Below their own temperature, its models may go round in circles.
    quirks: {
      ...usualQuirks,
      seed: null,
      temperature: false,
      rejects: ['seed', 'store', 'user', 'logprobs', 'metadata'],
    },
    source: 'https://ai.google.dev/api/compatibility',
    sources: {
      residency: UNVERIFIED,
      structuredOutput: 'https://docs.apiyi.com/live/2026-09/gemini-3-8-flash-official-specs.md',
      quirks: [
        'https://github.com/Vali-98/ChatterUI/issues/227',
        'https://docs.cloud.google.com/vertex-ai/generative-ai/docs/start/gemini-3-prompting-guide?hl=pt',
      ],
    },
  },
  { ...openrouter, id: 'openrouter', name: 'OpenRouter', residency: 'US', baseUrl: 'https://openrouter.ai/api/v1' },
  {
    ...openrouter,
    id: 'openrouter-eu',
    name: 'OpenRouter (EU)',
    residency: 'EU',
    baseUrl: 'https://eu.openrouter.ai/api/v1',
    sources: {
      ...openrouter.sources,
      residency: 'https://www.openrouter.ai/docs/guides/features/in-region-routing.md',
    },
  },
  {
    ...hosted,
    id: 'scaleway',
    name: 'Scaleway',
    residency: 'EU',
    baseUrl: 'https://api.scaleway.ai/v1',
    structuredOutput: 'json_schema_strict',
    // The least of those that it lists and does not retire.
    otherModels: {
      contextTokens: 22_000,
      maxOutputTokens: 8_000,
      seesPictures: false,
      sources: { contextTokens: scalewayModels, maxOutputTokens: scalewayModels, seesPictures: UNVERIFIED },
    },
    quirks: { ...usualQuirks, rejects: ['user', 'store', 'metadata'] },
    source: 'https://www.scaleway.com/en/docs/generative-apis/api-cli/using-chat-api',
    sources: {
      residency: `${scalewayDocs}/12e64781773c6415d9574122657d56e452128127/pages/generative-apis/reference-content/data-privacy.mdx`,
      structuredOutput: `${scalewayDocs}/065f2ca5e95b3c70eca8b9708fbc0df76c54ef01/pages/generative-apis/how-to/use-structured-outputs.mdx`,
      quirks: ['https://www.scaleway.com/en/docs/generative-apis/api-cli/using-chat-api'],
    },
  },
  {
    ...hosted,
    id: 'ovhcloud',
    name: 'OVHcloud AI Endpoints',
    residency: 'EU',
    baseUrl: 'https://oai.endpoints.kepler.ai.cloud.ovh.net/v1',
    structuredOutput: 'json_schema',
    // It lists its models to anybody, which proves no key.
    quirks: { ...usualQuirks, listsModels: false },
    source: 'https://strandsagents.com/docs/community/model-providers/ovhcloud-ai-endpoints/',
    sources: {
      residency: ovhcloud,
      structuredOutput: ovhcloud,
      quirks: ['https://raw.githubusercontent.com/juspay/neurolink/master/docs/getting-started/providers/ovhcloud.md'],
    },
  },
  {
    ...hosted,
    id: 'ionos',
    name: 'IONOS AI Model Hub',
    residency: 'EU',
    baseUrl: 'https://openai.inference.de-txl.ionos.com/v1',
    structuredOutput: 'json_schema',
    source: ionosApi,
    sources: {
      residency:
        'https://docs.ionos.com/cloud/~/revisions/NfgM5VQuRjXRMfbR25yK/~gitbook/pdf?only=yes&page=DIHnDj7bSgiJerletQpa',
      structuredOutput:
        'https://docs.ionos.com/sections-test/api-reference/ai-model-hub-openai/openai-compatible-endpoints.md',
      quirks: [ionosApi],
    },
  },
  {
    ...hosted,
    id: 'groq',
    name: 'Groq',
    baseUrl: 'https://api.groq.com/openai/v1',
    structuredOutput: 'by_model',
    quirks: {
      ...usualQuirks,
      tokenLimit: 'max_completion_tokens',
      rejects: ['logprobs', 'logit_bias', 'top_logprobs'],
    },
    source: 'https://console.groq.com/docs/openai',
    sources: {
      ...unverified,
      structuredOutput: 'https://console.groq.com/docs/structured-outputs',
      quirks: ['https://console.groq.com/docs/openai'],
    },
  },
  {
    ...hosted,
    id: 'together',
    name: 'Together AI',
    baseUrl: 'https://api.together.ai/v1',
    structuredOutput: 'by_model',
    quirks: { ...usualQuirks, repeatSchema: true },
    source: 'https://docs.together.ai/docs/inference/openai-compatibility',
    sources: {
      residency: 'https://docs.together.ai/docs/serverless/geo-specific-inference',
      structuredOutput: together,
      quirks: [together],
    },
  },
  {
    ...hosted,
    id: 'fireworks',
    name: 'Fireworks AI',
    baseUrl: 'https://api.fireworks.ai/inference/v1',
    structuredOutput: 'json_schema',
    quirks: { ...usualQuirks, repeatSchema: true },
    source: fireworks,
    sources: {
      residency: 'https://docs.fireworks.ai/accounts/data-residency',
      structuredOutput: fireworks,
      quirks: ['https://fireworks.ai/docs/structured-responses/structured-response-formatting'],
    },
  },
  {
    ...hosted,
    id: 'xai',
    name: 'xAI',
    baseUrl: 'https://api.x.ai/v1',
    structuredOutput: 'by_model',
    source: xai,
    sources: {
      ...unverified,
      residency: 'https://docs.x.ai/developers/advanced-api-usage/regions.md',
      structuredOutput: xai,
    },
  },
  {
    ...hosted,
    id: 'deepseek',
    name: 'DeepSeek',
    baseUrl: 'https://api.deepseek.com/v1',
    structuredOutput: 'json_object',
    quirks: { ...usualQuirks, seed: null, repeatSchema: true },
    source: deepseek,
    sources: { ...unverified, structuredOutput: deepseek, quirks: [deepseek] },
  },
  {
    ...hosted,
    id: 'cohere',
    name: 'Cohere',
    baseUrl: 'https://api.cohere.ai/compatibility/v1',
    structuredOutput: 'by_model',
    otherModels: { ...usualModel, maxOutputTokens: 4_096 },
    quirks: { ...usualQuirks, rejects: ['store', 'metadata', 'logit_bias', 'top_logprobs', 'n'] },
    source: cohere,
    sources: {
      ...unverified,
      structuredOutput: 'https://docs.cohere.com/docs/structured-outputs',
      quirks: [`${cohere}.md`],
    },
  },
  // The rest of a longer question is dropped in silence, unless the operator sets more.
  {
    ...selfHosted,
    id: 'ollama',
    name: 'Ollama',
    source: 'https://docs.ollama.com/capabilities/structured-outputs',
    otherModels: {
      contextTokens: 4_096,
      maxOutputTokens: 1_024,
      seesPictures: false,
      sources: {
        ...usualModel.sources,
        contextTokens:
          'https://github.com/ollama/ollama/blob/01562a7f1cb3b037d3f1ac8c148d99e847b421ca/docs/context-length.mdx',
      },
    },
    sources: {
      ...selfHosted.sources,
      structuredOutput: 'https://docs.ollama.com/capabilities/structured-outputs',
      quirks: ['https://docs.ollama.com/capabilities/structured-outputs'],
    },
  },
  {
    ...selfHosted,
    id: 'vllm',
    name: 'vLLM',
    source: 'https://docs.vllm.ai/en/stable/serving/openai_compatible_server/',
    sources: { ...selfHosted.sources, structuredOutput: 'https://docs.vllm.ai/en/latest/features/structured_outputs/' },
  },
  {
    ...selfHosted,
    id: 'lmstudio',
    name: 'LM Studio',
    source: 'https://www.lmstudio.ai/docs/developer',
    sources: { ...selfHosted.sources, structuredOutput: 'https://lmstudio.ai/docs/advanced/structured-output' },
  },
  {
    ...selfHosted,
    id: 'llamacpp',
    name: 'llama.cpp server',
    source: 'https://github.com/ggml-org/llama.cpp/tree/master/tools/server',
    sources: { ...selfHosted.sources, structuredOutput: 'https://github.com/ggml-org/llama.cpp/issues/11847' },
  },
  {
    ...selfHosted,
    id: 'openai-compatible',
    name: 'OpenAI-compatible server',
    source: 'https://platform.openai.com/docs/api-reference/chat',
  },
];
