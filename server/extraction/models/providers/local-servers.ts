import { selfHosted } from '../provider-defaults.ts';
import type { ProviderEntry } from '../provider-registry.ts';

const { sources } = selfHosted;

/** Servers that run models. Only their support for schemas is known. */
export const localServers: readonly ProviderEntry[] = [
  {
    ...selfHosted,
    id: 'vllm',
    name: 'vLLM',
    source: 'https://docs.vllm.ai/en/stable/serving/openai_compatible_server/',
    sources: { ...sources, structuredOutput: 'https://docs.vllm.ai/en/latest/features/structured_outputs/' },
  },
  {
    ...selfHosted,
    id: 'lmstudio',
    name: 'LM Studio',
    source: 'https://www.lmstudio.ai/docs/developer',
    sources: { ...sources, structuredOutput: 'https://lmstudio.ai/docs/advanced/structured-output' },
  },
  {
    ...selfHosted,
    id: 'llamacpp',
    name: 'llama.cpp server',
    source: 'https://github.com/ggml-org/llama.cpp/tree/master/tools/server',
    sources: { ...sources, structuredOutput: 'https://github.com/ggml-org/llama.cpp/issues/11847' },
  },
  {
    ...selfHosted,
    id: 'openai-compatible',
    name: 'OpenAI-compatible server',
    source: 'https://platform.openai.com/docs/api-reference/chat',
  },
];
