import { commonQuirks, hosted } from '../provider-defaults.ts';
import type { ProviderEntry } from '../provider-registry.ts';

const guide =
  'https://github.com/ovh/docs/blob/3bc04087508712e715e6e5214c1c855dbf0a8764' +
  '/pages/public_cloud/ai_machine_learning/endpoints_guide_02_capabilities/guide.en-gb.md';

export const ovhcloud: ProviderEntry = {
  ...hosted,
  id: 'ovhcloud',
  name: 'OVHcloud AI Endpoints',
  residency: 'EU',
  baseUrl: 'https://oai.endpoints.kepler.ai.cloud.ovh.net/v1',
  publishedModels: 'all',
  structuredOutput: 'json_schema',
  // The list of models is public, so it proves no key.
  quirks: { ...commonQuirks, listsModels: false },
  source: 'https://strandsagents.com/docs/community/model-providers/ovhcloud-ai-endpoints/',
  sources: {
    residency: guide,
    structuredOutput: guide,
    quirks: ['https://raw.githubusercontent.com/juspay/neurolink/master/docs/getting-started/providers/ovhcloud.md'],
  },
};
