/**
 * What is known about every provider, as data. Gathered in November 2026 from the sources named in each entry; model
 * names age, so the operator can override the allowlists.
 */

/** How far a provider holds a model to a schema, best first. */
export type StructuredOutput = 'json_schema_strict' | 'json_schema' | 'tool' | 'json_object' | 'none';

export interface ProviderProfile {
  /** As in `model: <provider>/<model>`. */
  id: string;
  name: string;
  kind: 'local' | 'hosted' | 'self-hosted';
  /** Where data is processed; null where that depends on the key. */
  residency: string | null;
  /** Null where the key brings its own. */
  baseUrl: string | null;
  /** The models that are allowed; empty where any is. */
  models: readonly string[];
  defaultModel: string | null;
  requiresKey: boolean;
  /** The best rung that it has; the ladder goes down from there when a request is refused. */
  structuredOutput: StructuredOutput;
  /** Bounds of its strict mode; absent where it has none or states none. */
  strictLimits?: StrictLimits;
  /** What a client must know. */
  quirks: readonly string[];
  /** Where the entry comes from. */
  source: string;
}

export interface StrictLimits {
  maxProperties?: number;
  maxDepth?: number;
  maxEnumValues?: number;
  maxUnions?: number;
  /** JSON Schema keywords that strict mode does not take. */
  unsupportedKeywords: readonly string[];
}

const CONDITIONALS = ['not', 'if', 'then', 'else', 'dependentRequired', 'dependentSchemas', 'patternProperties'] as const;
const HOSTED = { kind: 'hosted', requiresKey: true } as const;
const SELF_HOSTED = {
  kind: 'self-hosted', residency: null, baseUrl: null, models: [], defaultModel: null, requiresKey: true,
  structuredOutput: 'json_schema',
} as const;
const REPEAT_SCHEMA = 'Repeat the schema in the prompt and inline every $ref.';

export const LOCAL_MODEL = 'excerpt-local-1';

export const PROVIDER_REGISTRY: readonly ProviderProfile[] = [
  {
    id: 'local', name: 'Built-in extractor', kind: 'local', residency: 'EU', baseUrl: null, models: [LOCAL_MODEL],
    defaultModel: LOCAL_MODEL, requiresKey: false, structuredOutput: 'json_schema_strict',
    quirks: ['Runs in this service; its residency is what the operator states.'], source: 'server/extraction/local',
  },
  {
    ...HOSTED, id: 'mistral-eu', name: 'Mistral (EU)', residency: 'EU', baseUrl: 'https://api.eu.mistral.ai/v1',
    models: ['mistral-small-2603', 'mistral-medium-3-5', 'mistral-large-2512'], defaultModel: 'mistral-small-2603',
    structuredOutput: 'json_schema_strict', strictLimits: { unsupportedKeywords: CONDITIONALS },
    quirks: [
      'Rejects unknown parameters: takes max_tokens and random_seed; no user, store, logprobs, seed.',
      'finish_reason model_length means truncated output.',
      'The error body is flat.',
    ],
    source: 'https://docs.mistral.ai/api/',
  },
  {
    ...HOSTED, id: 'openai', name: 'OpenAI', residency: 'US', baseUrl: 'https://api.openai.com/v1',
    models: ['gpt-6-luna', 'gpt-6.1-terra', 'gpt-6.1-sol'], defaultModel: 'gpt-6-luna', structuredOutput: 'json_schema_strict',
    strictLimits: { maxProperties: 5_000, maxDepth: 10, maxEnumValues: 1_000, unsupportedKeywords: ['allOf', ...CONDITIONALS] },
    quirks: [
      'Takes max_completion_tokens.',
      'EU projects use https://eu.api.openai.com/v1.',
      'Schemas are not covered by residency: no customer data in them.',
    ],
    source: 'https://platform.openai.com/docs/guides/structured-outputs',
  },
  {
    ...HOSTED, id: 'azure-openai', name: 'Azure OpenAI', residency: null, baseUrl: null, models: [], defaultModel: null,
    structuredOutput: 'json_schema_strict',
    strictLimits: { maxProperties: 100, maxDepth: 5, unsupportedKeywords: ['allOf', ...CONDITIONALS] },
    quirks: ['The base URL is https://{resource}.openai.azure.com/openai/v1/ and the model is the deployment.', 'Residency is that of the resource.'],
    source: 'https://learn.microsoft.com/azure/ai-services/openai/how-to/structured-outputs',
  },
  {
    ...HOSTED, id: 'anthropic', name: 'Anthropic', residency: 'US', baseUrl: 'https://api.anthropic.com/v1/',
    models: ['claude-sonnet-5-5', 'claude-haiku-5-5'], defaultModel: 'claude-sonnet-5-5', structuredOutput: 'tool',
    strictLimits: { maxUnions: 16, unsupportedKeywords: CONDITIONALS },
    quirks: ['Ignores response_format: force a tool, then validate.'],
    source: 'https://docs.anthropic.com/en/api/openai-sdk',
  },
  {
    ...HOSTED, id: 'gemini', name: 'Google Gemini', residency: 'US',
    baseUrl: 'https://generativelanguage.googleapis.com/v1beta/openai/', models: ['gemini-3.8-flash'],
    defaultModel: 'gemini-3.8-flash', structuredOutput: 'json_schema', strictLimits: { unsupportedKeywords: CONDITIONALS },
    quirks: ['Errors are a JSON array.', 'Unknown fields are refused with 400.', 'Big schemas fail.'],
    source: 'https://ai.google.dev/gemini-api/docs/openai',
  },
  {
    ...HOSTED, id: 'openrouter', name: 'OpenRouter', residency: 'US', baseUrl: 'https://openrouter.ai/api/v1', models: [],
    defaultModel: null, structuredOutput: 'json_schema',
    quirks: ['Structured output depends on the model: send provider.require_parameters.', 'A 200 can carry an error in mid-generation.', 'The EU host is https://eu.openrouter.ai/api/v1.'],
    source: 'https://openrouter.ai/docs/features/structured-outputs',
  },
  {
    ...HOSTED, id: 'scaleway', name: 'Scaleway', residency: 'EU', baseUrl: 'https://api.scaleway.ai/v1', models: [],
    defaultModel: null, structuredOutput: 'json_schema_strict', strictLimits: { unsupportedKeywords: CONDITIONALS },
    quirks: ['Rejects user, store and metadata.'], source: 'https://www.scaleway.com/en/docs/generative-apis/',
  },
  {
    ...HOSTED, id: 'ovhcloud', name: 'OVHcloud AI Endpoints', residency: 'EU',
    baseUrl: 'https://oai.endpoints.kepler.ai.cloud.ovh.net/v1', models: [], defaultModel: null, structuredOutput: 'json_schema',
    quirks: [], source: 'https://help.ovhcloud.com/csm/en-public-cloud-ai-endpoints-structured-output',
  },
  {
    ...HOSTED, id: 'ionos', name: 'IONOS AI Model Hub', residency: 'EU', baseUrl: 'https://openai.inference.de-txl.ionos.com/v1',
    models: [], defaultModel: null, structuredOutput: 'json_schema',
    quirks: ['The token limit defaults to 16: always set it.'], source: 'https://docs.ionos.com/cloud/ai/ai-model-hub',
  },
  {
    ...HOSTED, id: 'groq', name: 'Groq', residency: 'US', baseUrl: 'https://api.groq.com/openai/v1', models: [], defaultModel: null,
    structuredOutput: 'json_schema', quirks: ['Structured output depends on the model.'],
    source: 'https://console.groq.com/docs/structured-outputs',
  },
  {
    ...HOSTED, id: 'together', name: 'Together AI', residency: 'US', baseUrl: 'https://api.together.xyz/v1', models: [],
    defaultModel: null, structuredOutput: 'json_schema', quirks: ['Structured output depends on the model.'],
    source: 'https://docs.together.ai/docs/json-mode',
  },
  {
    ...HOSTED, id: 'fireworks', name: 'Fireworks AI', residency: 'US', baseUrl: 'https://api.fireworks.ai/inference/v1', models: [],
    defaultModel: null, structuredOutput: 'json_schema', quirks: ['Repeat the schema in the prompt.'],
    source: 'https://docs.fireworks.ai/structured-responses/structured-response-formatting',
  },
  {
    ...HOSTED, id: 'xai', name: 'xAI', residency: 'US', baseUrl: 'https://api.x.ai/v1', models: [], defaultModel: null,
    structuredOutput: 'json_schema', quirks: [], source: 'https://docs.x.ai/docs/guides/structured-outputs',
  },
  {
    ...HOSTED, id: 'deepseek', name: 'DeepSeek', residency: null, baseUrl: 'https://api.deepseek.com', models: [], defaultModel: null,
    structuredOutput: 'json_object', quirks: ['Has json_object alone: the schema goes into the prompt.'],
    source: 'https://api-docs.deepseek.com/guides/json_mode',
  },
  {
    ...HOSTED, id: 'cohere', name: 'Cohere', residency: null, baseUrl: 'https://api.cohere.ai/compatibility/v1', models: [],
    defaultModel: null, structuredOutput: 'json_schema', quirks: [], source: 'https://docs.cohere.com/docs/compatibility-api',
  },
  {
    ...SELF_HOSTED, id: 'ollama', name: 'Ollama', quirks: [REPEAT_SCHEMA, 'The context is 4k tokens by default.', 'Images must be base64.'],
    source: 'https://docs.ollama.com/openai',
  },
  { ...SELF_HOSTED, id: 'vllm', name: 'vLLM', quirks: [REPEAT_SCHEMA], source: 'https://docs.vllm.ai/en/latest/features/structured_outputs.html' },
  { ...SELF_HOSTED, id: 'lmstudio', name: 'LM Studio', quirks: [REPEAT_SCHEMA], source: 'https://lmstudio.ai/docs/app/api/structured-output' },
  { ...SELF_HOSTED, id: 'llamacpp', name: 'llama.cpp server', quirks: [REPEAT_SCHEMA], source: 'https://github.com/ggml-org/llama.cpp/tree/master/tools/server' },
  {
    ...SELF_HOSTED, id: 'openai-compatible', name: 'OpenAI-compatible server', quirks: [REPEAT_SCHEMA],
    source: 'https://platform.openai.com/docs/api-reference/chat',
  },
];
