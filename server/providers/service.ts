import { AppError } from '../errors.ts';
import { allowsModel, type ProviderEntry, type ProviderRegistry } from '../extraction/provider-registry.ts';
import { offsetOf, type Page, type PageRequest } from '../lib/page.ts';

/** What an extraction uses: decided when it is accepted, and recorded on the run. */
export interface ModelResolution {
  provider: string;
  model: string;
  residency: string;
  keySource: 'system' | 'user';
}

export interface Provider extends ProviderEntry {
  isSystemFallback: boolean;
}

export interface ProvidersService {
  list(page: PageRequest): Page<Provider>;
  /** @param override `<provider>/<model>` of the request. Throws `unknown_provider`, `no_key` or `model_not_allowed`. */
  resolve(override?: string): ModelResolution;
}

interface Dependencies {
  registry: ProviderRegistry;
  /** The provider that works without a key of the caller's. */
  fallback: { provider: string; model: string; residency: string };
}

function modelError(code: 'unknown_provider' | 'model_not_allowed', message: string): AppError {
  return new AppError(code, message, { details: [{ in: 'body', path: '/model', message }] });
}

export function createProvidersService({ registry, fallback }: Dependencies): ProvidersService {
  const present = (entry: ProviderEntry): Provider => {
    const isSystemFallback = entry.id === fallback.provider;
    return { ...entry, residency: isSystemFallback ? fallback.residency : entry.residency, isSystemFallback };
  };

  return {
    list(page) {
      const from = offsetOf(page);
      const providers = registry.list();
      return { ...page, total: providers.length, data: providers.slice(from, from + page.pageSize).map(present) };
    },

    resolve(override) {
      const system: ModelResolution = { ...fallback, keySource: 'system' };
      if (override === undefined) return system;
      const slash = override.indexOf('/');
      const [id, model] = [override.slice(0, slash), override.slice(slash + 1)];
      const provider = registry.find(id);
      if (provider === undefined) throw modelError('unknown_provider', `There is no provider ${id}. GET /providers lists them.`);
      if (id !== fallback.provider) {
        throw new AppError('no_key', `The provider ${id} needs a provider key of your own. Without one, ${fallback.provider} can be used.`);
      }
      if (!allowsModel(provider, model)) {
        throw modelError('model_not_allowed', `The provider ${id} allows the models ${provider.models.map((one) => one.id).join(', ')}, not ${model}.`);
      }
      return { ...system, model };
    },
  };
}
