/**
 * The providers that the service knows, as data: gathered in November 2026 from the documentation that each entry names.
 * Models age, and an operator may override the lists.
 */

/** How far a provider holds a model to a schema. `json_schema_strict` does so whole, `by_model` depends on the model. */
export type StructuredOutput = 'built_in' | 'json_schema_strict' | 'json_schema' | 'tool' | 'json_object' | 'by_model';

export interface ProviderEntry {
  /** As in `model: <provider>/<model>`. */
  id: string;
  name: string;
  /** `local` is the built-in extractor, `hosted` a service, `self-hosted` a server of the operator's own. */
  kind: 'local' | 'hosted' | 'self-hosted';
  /** Where it processes data, as `EU`; null where the operator, the key or the provider would have to say. */
  residency: string | null;
  /** Of the OpenAI-compatible interface; null where the key brings it, or there is none. */
  baseUrl: string | null;
  /** The models that are allowed; empty where any is. */
  models: string[];
  /** Null where a model must be named. */
  defaultModel: string | null;
  structuredOutput: StructuredOutput;
  /** Where this comes from: the provider's documentation, or the folder that implements it. */
  source: string;
}

const hosted = { kind: 'hosted', residency: null, baseUrl: null, models: [], defaultModel: null } satisfies Partial<ProviderEntry>;
const selfHosted = {
  kind: 'self-hosted', residency: null, baseUrl: null, models: [], defaultModel: null, structuredOutput: 'json_schema',
} satisfies Partial<ProviderEntry>;

/** The built-in extractor first. */
export const providers: readonly ProviderEntry[] = [
  {
    id: 'local', name: 'Built-in extractor', kind: 'local', residency: null, baseUrl: null, models: ['local-1'],
    defaultModel: 'local-1', structuredOutput: 'built_in', source: 'server/extraction/local',
  },
  {
    ...hosted, id: 'mistral-eu', name: 'Mistral (EU)', residency: 'EU', baseUrl: 'https://api.eu.mistral.ai/v1',
    models: ['mistral-small-2603', 'mistral-medium-3-5', 'mistral-large-2512'], defaultModel: 'mistral-small-2603',
    structuredOutput: 'json_schema_strict', source: 'https://docs.mistral.ai/',
  },
  {
    ...hosted, id: 'openai', name: 'OpenAI', residency: 'US', baseUrl: 'https://api.openai.com/v1',
    models: ['gpt-6-luna', 'gpt-6.1-terra', 'gpt-6.1-sol'], defaultModel: 'gpt-6-luna',
    structuredOutput: 'json_schema_strict', source: 'https://platform.openai.com/docs/',
  },
  // The resource of the key decides on host and residency, its deployments are the models.
  { ...hosted, id: 'azure-openai', name: 'Azure OpenAI', structuredOutput: 'json_schema_strict', source: 'https://learn.microsoft.com/azure/ai-services/openai/' },
  {
    ...hosted, id: 'anthropic', name: 'Anthropic', residency: 'US', baseUrl: 'https://api.anthropic.com/v1/',
    models: ['claude-sonnet-5-5', 'claude-haiku-5-5'], defaultModel: 'claude-sonnet-5-5', structuredOutput: 'tool',
    source: 'https://docs.anthropic.com/',
  },
  {
    ...hosted, id: 'gemini', name: 'Google Gemini', residency: 'US', models: ['gemini-3.8-flash'], defaultModel: 'gemini-3.8-flash',
    baseUrl: 'https://generativelanguage.googleapis.com/v1beta/openai/', structuredOutput: 'json_schema', source: 'https://ai.google.dev/gemini-api/docs/',
  },
  {
    ...hosted, id: 'openrouter', name: 'OpenRouter', residency: 'US', baseUrl: 'https://openrouter.ai/api/v1',
    structuredOutput: 'by_model', source: 'https://openrouter.ai/docs',
  },
  {
    ...hosted, id: 'scaleway', name: 'Scaleway', residency: 'EU', baseUrl: 'https://api.scaleway.ai/v1',
    structuredOutput: 'json_schema_strict', source: 'https://www.scaleway.com/en/docs/',
  },
  {
    ...hosted, id: 'ovhcloud', name: 'OVHcloud AI Endpoints', residency: 'EU', baseUrl: 'https://oai.endpoints.kepler.ai.cloud.ovh.net/v1',
    structuredOutput: 'json_schema', source: 'https://help.ovhcloud.com/',
  },
  {
    ...hosted, id: 'ionos', name: 'IONOS AI Model Hub', residency: 'EU', baseUrl: 'https://openai.inference.de-txl.ionos.com/v1',
    structuredOutput: 'json_schema', source: 'https://docs.ionos.com/',
  },
  { ...hosted, id: 'groq', name: 'Groq', structuredOutput: 'by_model', source: 'https://console.groq.com/docs' },
  { ...hosted, id: 'together', name: 'Together AI', structuredOutput: 'by_model', source: 'https://docs.together.ai/' },
  { ...hosted, id: 'fireworks', name: 'Fireworks AI', structuredOutput: 'json_schema', source: 'https://docs.fireworks.ai/' },
  { ...hosted, id: 'xai', name: 'xAI', structuredOutput: 'by_model', source: 'https://docs.x.ai/' },
  { ...hosted, id: 'deepseek', name: 'DeepSeek', structuredOutput: 'json_object', source: 'https://api-docs.deepseek.com/' },
  { ...hosted, id: 'cohere', name: 'Cohere', structuredOutput: 'by_model', source: 'https://docs.cohere.com/' },
  { ...selfHosted, id: 'ollama', name: 'Ollama', source: 'https://docs.ollama.com/' },
  { ...selfHosted, id: 'vllm', name: 'vLLM', source: 'https://docs.vllm.ai/' },
  { ...selfHosted, id: 'lmstudio', name: 'LM Studio', source: 'https://lmstudio.ai/docs' },
  { ...selfHosted, id: 'llamacpp', name: 'llama.cpp server', source: 'https://github.com/ggml-org/llama.cpp' },
  { ...selfHosted, id: 'openai-compatible', name: 'OpenAI-compatible server', source: 'https://platform.openai.com/docs/api-reference/' },
];

const byId = new Map(providers.map((provider) => [provider.id, provider]));

export function findProvider(id: string): ProviderEntry | undefined {
  return byId.get(id);
}
