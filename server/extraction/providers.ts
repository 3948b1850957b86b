import type { ModelEntry, ProviderEntry, ProviderQuirks } from './provider-registry.ts';

/**
 * The providers that the service knows, as data: gathered in November 2026 from the documentation that each entry names.
 * Models age: the operator's file may change and extend all of it.
 */

/** What holds where an entry says nothing else: the interface as most providers have it. */
export const usualQuirks: ProviderQuirks = {
  tokenLimit: 'max_tokens',
  seed: 'seed',
  temperature: true,
  rejects: [],
  extraBody: {},
  truncatedReasons: ['length', 'model_length', 'max_tokens'],
  refusedReasons: ['content_filter', 'safety', 'refusal', 'recitation', 'prohibited_content', 'blocklist', 'spii'],
  repeatSchema: false,
  inlineReferences: false,
  listsModels: true,
};

/** What is assumed of a model that is not listed: less than the usual, so that no question is too long. */
export const usualModel: Omit<ModelEntry, 'id'> = { contextTokens: 128_000, maxOutputTokens: 8_192, seesPictures: false };

const hosted = {
  kind: 'hosted', residency: null, baseUrl: null, keyHasBaseUrl: false, needsSecret: true, models: [], defaultModel: null,
  otherModels: usualModel, quirks: usualQuirks,
} satisfies Partial<ProviderEntry>;

/** Grammars of local servers take schemas without strictness, and their models see only what the prompt says. */
const selfHosted = {
  ...hosted, kind: 'self-hosted', keyHasBaseUrl: true, needsSecret: false, structuredOutput: 'json_schema',
  otherModels: { contextTokens: 16_384, maxOutputTokens: 4_096, seesPictures: false },
  quirks: { ...usualQuirks, repeatSchema: true, inlineReferences: true },
} satisfies Partial<ProviderEntry>;

const model = (id: string, contextTokens: number, maxOutputTokens: number, seesPictures = true): ModelEntry =>
  ({ id, contextTokens, maxOutputTokens, seesPictures });

const mistral = {
  ...hosted, structuredOutput: 'json_schema_strict',
  models: [model('mistral-small-2603', 128_000, 16_384), model('mistral-medium-3-5', 128_000, 16_384), model('mistral-large-2512', 256_000, 16_384)],
  defaultModel: 'mistral-small-2603', otherModels: { ...usualModel, maxOutputTokens: 16_384 },
  quirks: { ...usualQuirks, seed: 'random_seed', rejects: ['user', 'store', 'logprobs', 'seed'] },
  source: 'https://docs.mistral.ai/api/',
} satisfies Partial<ProviderEntry>;

const openai = {
  ...hosted, structuredOutput: 'json_schema_strict',
  models: [model('gpt-6-luna', 128_000, 16_384), model('gpt-6.1-terra', 128_000, 16_384), model('gpt-6.1-sol', 128_000, 16_384)],
  defaultModel: 'gpt-6-luna',
  // Its reasoning models refuse a temperature and a limit by its old name.
  quirks: { ...usualQuirks, tokenLimit: 'max_completion_tokens', temperature: false },
  source: 'https://platform.openai.com/docs/guides/structured-outputs',
} satisfies Partial<ProviderEntry>;

const openrouter = {
  ...hosted, structuredOutput: 'by_model',
  // Without that parameter, a request may go to a server that ignores the schema. Anybody may see its models.
  quirks: { ...usualQuirks, extraBody: { provider: { require_parameters: true } }, listsModels: false },
  source: 'https://openrouter.ai/docs/features/structured-outputs',
} satisfies Partial<ProviderEntry>;

/** The one that needs no key and no network. */
export const builtIn: ProviderEntry & { defaultModel: string } = {
  ...hosted, id: 'local', name: 'Built-in extractor', kind: 'local', needsSecret: false, models: [model('local-1', 10_000_000, 10_000_000, false)],
  defaultModel: 'local-1', structuredOutput: 'built_in', source: 'server/extraction/local',
};

/** The built-in extractor first. */
export const providers: readonly ProviderEntry[] = [
  builtIn,
  { ...mistral, id: 'mistral-eu', name: 'Mistral (EU)', residency: 'EU', baseUrl: 'https://api.eu.mistral.ai/v1' },
  // The address without a promise where data is processed.
  { ...mistral, id: 'mistral', name: 'Mistral', baseUrl: 'https://api.mistral.ai/v1' },
  { ...openai, id: 'openai', name: 'OpenAI', residency: 'US', baseUrl: 'https://api.openai.com/v1' },
  // For projects made with data residency in Europe. Schemas are not covered by it: no customer's data belongs in them.
  { ...openai, id: 'openai-eu', name: 'OpenAI (EU projects)', residency: 'EU', baseUrl: 'https://eu.api.openai.com/v1', source: 'https://platform.openai.com/docs/guides/your-data' },
  // The resource of the key decides on host and residency, its deployments are the models.
  {
    ...hosted, id: 'azure-openai', name: 'Azure OpenAI', keyHasBaseUrl: true, structuredOutput: 'json_schema_strict',
    otherModels: { ...usualModel, maxOutputTokens: 16_384 }, quirks: openai.quirks,
    source: 'https://learn.microsoft.com/azure/ai-services/openai/how-to/structured-outputs',
  },
  {
    ...hosted, id: 'anthropic', name: 'Anthropic', residency: 'US', baseUrl: 'https://api.anthropic.com/v1/',
    models: [model('claude-sonnet-5-5', 200_000, 32_000), model('claude-haiku-5-5', 200_000, 32_000)], defaultModel: 'claude-sonnet-5-5',
    otherModels: { contextTokens: 200_000, maxOutputTokens: 8_192, seesPictures: true }, structuredOutput: 'tool',
    // Its OpenAI layer ignores `response_format` and says so nowhere in the answer.
    quirks: { ...usualQuirks, seed: null, rejects: ['response_format', 'store', 'logprobs'] },
    source: 'https://docs.anthropic.com/en/api/openai-sdk',
  },
  {
    ...hosted, id: 'gemini', name: 'Google Gemini', residency: 'US', baseUrl: 'https://generativelanguage.googleapis.com/v1beta/openai/',
    models: [model('gemini-3.8-flash', 1_000_000, 65_536)], defaultModel: 'gemini-3.8-flash',
    otherModels: { contextTokens: 1_000_000, maxOutputTokens: 8_192, seesPictures: true }, structuredOutput: 'json_schema',
    quirks: { ...usualQuirks, seed: null, rejects: ['seed', 'store', 'user', 'logprobs', 'metadata'] },
    source: 'https://ai.google.dev/gemini-api/docs/openai',
  },
  { ...openrouter, id: 'openrouter', name: 'OpenRouter', residency: 'US', baseUrl: 'https://openrouter.ai/api/v1' },
  { ...openrouter, id: 'openrouter-eu', name: 'OpenRouter (EU)', residency: 'EU', baseUrl: 'https://eu.openrouter.ai/api/v1' },
  {
    ...hosted, id: 'scaleway', name: 'Scaleway', residency: 'EU', baseUrl: 'https://api.scaleway.ai/v1', structuredOutput: 'json_schema_strict',
    quirks: { ...usualQuirks, rejects: ['user', 'store', 'metadata'] },
    source: 'https://www.scaleway.com/en/docs/generative-apis/how-to/use-structured-outputs/',
  },
  {
    ...hosted, id: 'ovhcloud', name: 'OVHcloud AI Endpoints', residency: 'EU', baseUrl: 'https://oai.endpoints.kepler.ai.cloud.ovh.net/v1',
    structuredOutput: 'json_schema', source: 'https://help.ovhcloud.com/csm/en-public-cloud-ai-endpoints-structured-output',
  },
  {
    ...hosted, id: 'ionos', name: 'IONOS AI Model Hub', residency: 'EU', baseUrl: 'https://openai.inference.de-txl.ionos.com/v1',
    structuredOutput: 'json_schema', source: 'https://docs.ionos.com/cloud/ai/ai-model-hub',
  },
  {
    ...hosted, id: 'groq', name: 'Groq', residency: 'US', baseUrl: 'https://api.groq.com/openai/v1', structuredOutput: 'by_model',
    quirks: { ...usualQuirks, tokenLimit: 'max_completion_tokens', rejects: ['logprobs', 'logit_bias', 'top_logprobs'] },
    source: 'https://console.groq.com/docs/openai',
  },
  {
    ...hosted, id: 'together', name: 'Together AI', residency: 'US', baseUrl: 'https://api.together.xyz/v1', structuredOutput: 'by_model',
    quirks: { ...usualQuirks, repeatSchema: true }, source: 'https://docs.together.ai/docs/json-mode',
  },
  {
    ...hosted, id: 'fireworks', name: 'Fireworks AI', residency: 'US', baseUrl: 'https://api.fireworks.ai/inference/v1', structuredOutput: 'json_schema',
    quirks: { ...usualQuirks, repeatSchema: true }, source: 'https://docs.fireworks.ai/tools-sdks/openai-compatibility',
  },
  { ...hosted, id: 'xai', name: 'xAI', residency: 'US', baseUrl: 'https://api.x.ai/v1', structuredOutput: 'by_model', source: 'https://docs.x.ai/docs/guides/structured-outputs' },
  {
    ...hosted, id: 'deepseek', name: 'DeepSeek', baseUrl: 'https://api.deepseek.com/v1', structuredOutput: 'json_object',
    otherModels: { contextTokens: 64_000, maxOutputTokens: 8_192, seesPictures: false }, quirks: { ...usualQuirks, seed: null, repeatSchema: true },
    source: 'https://api-docs.deepseek.com/guides/json_mode',
  },
  {
    ...hosted, id: 'cohere', name: 'Cohere', baseUrl: 'https://api.cohere.ai/compatibility/v1', structuredOutput: 'by_model',
    otherModels: { ...usualModel, maxOutputTokens: 4_096 }, quirks: { ...usualQuirks, rejects: ['store', 'metadata', 'logit_bias', 'top_logprobs', 'n'] },
    source: 'https://docs.cohere.com/docs/compatibility-api',
  },
  // 4k tokens of context unless its operator sets more, and the rest of a longer question is dropped in silence.
  { ...selfHosted, id: 'ollama', name: 'Ollama', otherModels: { contextTokens: 4_096, maxOutputTokens: 1_024, seesPictures: false }, source: 'https://docs.ollama.com/openai' },
  { ...selfHosted, id: 'vllm', name: 'vLLM', source: 'https://docs.vllm.ai/en/latest/features/structured_outputs.html' },
  { ...selfHosted, id: 'lmstudio', name: 'LM Studio', source: 'https://lmstudio.ai/docs/developer/openai-compat' },
  { ...selfHosted, id: 'llamacpp', name: 'llama.cpp server', source: 'https://github.com/ggml-org/llama.cpp/tree/master/tools/server' },
  { ...selfHosted, id: 'openai-compatible', name: 'OpenAI-compatible server', source: 'https://platform.openai.com/docs/api-reference/chat' },
];
