import { commonQuirks, hosted } from '../provider-defaults.ts';
import { UNVERIFIED, type ProviderEntry, type Source } from '../provider-registry.ts';

const page = (commit: string, path: string): Source =>
  `https://github.com/scaleway/docs-content/blob/${commit}/pages/generative-apis/${path}.mdx`;
const models = page('22ea63f3fe7f9eaa1115ba94fdf021f581e6c5e3', 'reference-content/supported-models-serverless');
const privacy = page('12e64781773c6415d9574122657d56e452128127', 'reference-content/data-privacy');
const structuredOutputs = page('065f2ca5e95b3c70eca8b9708fbc0df76c54ef01', 'how-to/use-structured-outputs');
const chatApi = 'https://www.scaleway.com/en/docs/generative-apis/api-cli/using-chat-api';

export const scaleway: ProviderEntry = {
  ...hosted,
  id: 'scaleway',
  name: 'Scaleway',
  residency: 'EU',
  baseUrl: 'https://api.scaleway.ai/v1',
  publishedModels: 'all',
  structuredOutput: 'json_schema_strict',
  schemaProfile: 'scaleway',
  // The smallest of the models that it lists and does not retire.
  otherModels: {
    contextTokens: 22_000,
    maxOutputTokens: 8_000,
    seesPictures: false,
    sources: { contextTokens: models, maxOutputTokens: models, seesPictures: UNVERIFIED },
  },
  quirks: { ...commonQuirks, rejects: ['user', 'store', 'metadata'] },
  source: chatApi,
  sources: { residency: privacy, structuredOutput: structuredOutputs, quirks: [chatApi] },
};
