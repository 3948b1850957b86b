import { assumedLimits, selfHosted } from '../provider-defaults.ts';
import type { ProviderEntry, Source } from '../provider-registry.ts';

const structuredOutputs = 'https://docs.ollama.com/capabilities/structured-outputs';
const contextLength: Source =
  'https://github.com/ollama/ollama/blob/01562a7f1cb3b037d3f1ac8c148d99e847b421ca/docs/context-length.mdx';

export const ollama: ProviderEntry = {
  ...selfHosted,
  id: 'ollama',
  name: 'Ollama',
  source: structuredOutputs,
  // Ollama silently truncates a longer prompt, unless its operator configures a larger context.
  otherModels: {
    contextTokens: 4_096,
    maxOutputTokens: 1_024,
    seesPictures: false,
    sources: { ...assumedLimits.sources, contextTokens: contextLength },
  },
  sources: { ...selfHosted.sources, structuredOutput: structuredOutputs, quirks: [structuredOutputs] },
};
