import { pageOf, type HandlersOf, type Wire } from '../http/operation.ts';
import { mapPage } from '../lib/page.ts';
import type { Provider, ProvidersService } from './service.ts';

function presentProvider({ id, name, kind, residency, models, defaultModel, isSystemFallback }: Provider): Wire<'Provider'> {
  return { id, name, kind, residency, models: models.map((model) => model.id), defaultModel, requiresKey: !isSystemFallback, isSystemFallback };
}

export function providerHandlers(providers: ProvidersService): HandlersOf<'listProviders'> {
  return {
    listProviders({ query }) {
      return { status: 200, body: mapPage(providers.list(pageOf(query)), presentProvider) };
    },
  };
}
