import { anthropic } from './providers/anthropic.ts';
import { azureOpenai } from './providers/azure-openai.ts';
import { bedrock } from './providers/bedrock.ts';
import { builtIn } from './providers/built-in.ts';
import { cohere } from './providers/cohere.ts';
import { deepseek } from './providers/deepseek.ts';
import { fireworks } from './providers/fireworks.ts';
import { gemini } from './providers/gemini.ts';
import { groq } from './providers/groq.ts';
import { ionos } from './providers/ionos.ts';
import { localServers } from './providers/local-servers.ts';
import { mistral } from './providers/mistral.ts';
import { ollama } from './providers/ollama.ts';
import { openai } from './providers/openai.ts';
import { openrouter } from './providers/openrouter.ts';
import { ovhcloud } from './providers/ovhcloud.ts';
import { scaleway } from './providers/scaleway.ts';
import { together } from './providers/together.ts';
import { xai } from './providers/xai.ts';
import type { ProviderEntry } from './provider-registry.ts';

/**
 * The known providers, in the order of `GET /providers`. Each fact names the document that states it, as of November
 * 2026; `unverified` marks a fact without one. The operator's models file overrides and extends them.
 */
export const providers: readonly ProviderEntry[] = [
  builtIn,
  ...mistral,
  ...openai,
  azureOpenai,
  bedrock,
  anthropic,
  gemini,
  ...openrouter,
  scaleway,
  ovhcloud,
  ionos,
  groq,
  together,
  fireworks,
  xai,
  deepseek,
  cohere,
  ollama,
  ...localServers,
];
