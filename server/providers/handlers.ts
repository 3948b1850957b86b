import { toPageRequest, type HandlersOf, type Wire } from '../http/operation.ts';
import { mapPage } from '../lib/pagination.ts';
import type { Provider, ProvidersService } from './service.ts';

function presentProvider({
  quirks: _quirks,
  otherModels: _otherModels,
  otherPrices: _otherPrices,
  schemaProfile: _schemaProfile,
  wireFormat: _wireFormat,
  readsPdf: _readsPdf,
  publishedModels,
  needsSecret: _needsSecret,
  keyHasBaseUrl,
  baseUrl,
  sources,
  ...provider
}: Provider): Wire<'Provider'> {
  const models = provider.models.map(({ id }) => id);
  return {
    ...provider,
    models,
    anyModel: models.length === 0 && publishedModels === 'none',
    modelDetails: provider.models.map(({ prices, ...model }) => ({ ...model, prices: [...prices] })),
    requiresBaseUrl: keyHasBaseUrl && baseUrl === null,
    sources: { ...sources, quirks: [...sources.quirks] },
  };
}

export function createProviderHandlers(providers: ProvidersService): HandlersOf<'listProviders'> {
  return {
    async listProviders({ caller, query }) {
      return { status: 200, body: mapPage(await providers.list(caller, toPageRequest(query)), presentProvider) };
    },
  };
}
