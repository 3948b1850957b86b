import { defineLimits, hosted } from '../provider-defaults.ts';
import { definePrice } from '../model-prices.ts';
import type { ProviderEntry } from '../provider-registry.ts';

const implementation = 'server/extraction/local';
const unlimited = defineLimits(10_000_000, 10_000_000, false, implementation);

/** The built-in extractor needs neither a key nor a network. */
export const builtIn: ProviderEntry & { defaultModel: string } = {
  ...hosted,
  id: 'local',
  name: 'Built-in extractor',
  kind: 'local',
  needsSecret: false,
  models: [{ id: 'local-1', prices: [definePrice(0, 0, implementation)], ...unlimited }],
  defaultModel: 'local-1',
  otherModels: unlimited,
  structuredOutput: 'built_in',
  source: implementation,
  sources: { residency: 'EXCERPT_LOCAL_RESIDENCY', structuredOutput: implementation, quirks: [implementation] },
};
