import type { Provider } from '../../sdk/src/generated/types.gen.ts';
import { providers } from '../../server/extraction/models/known-providers.ts';
import { createProviderRegistry } from '../../server/extraction/models/provider-registry.ts';
import { builtIn } from '../../server/extraction/models/providers/built-in.ts';
import { createProviderHandlers } from '../../server/providers/handlers.ts';
import { createProvidersService } from '../../server/providers/service.ts';

/** What `GET /providers` answers on a server with default settings. */
export async function listProviders(): Promise<Provider[]> {
  const noKeys = async () => undefined;
  const service = createProvidersService({
    registry: createProviderRegistry(providers),
    fallback: { provider: builtIn.id, model: builtIn.defaultModel ?? '', residency: 'EU' },
    localResidency: 'EU',
    keys: {
      findById: noKeys,
      findPreferred: noKeys,
      getResidency: () => 'unknown',
      getProvenResidency: () => null,
      refreshModels: async () => undefined,
      explainUnpublished: async () => null,
    },
    listOpenCircuits: async () => [],
  });
  const { listProviders: list } = createProviderHandlers(service);
  const answer = await list({ query: { pageSize: 100 } } as Parameters<typeof list>[0]);
  return (answer as { body: { data: Provider[] } }).body.data;
}
