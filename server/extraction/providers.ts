import { PROVIDER_REGISTRY, type ProviderProfile } from './provider-registry.ts';

/** What callers may know of a provider. */
export type ProviderEntry = {
  id: string;
  name: string;
  kind: ProviderProfile['kind'];
  residency: string | null;
  models: string[];
  defaultModel: string | null;
  requiresKey: boolean;
};

/** Every provider, the built-in extractor first. */
export const providers: readonly ProviderEntry[] = PROVIDER_REGISTRY.map(
  ({ id, name, kind, residency, models, defaultModel, requiresKey }) => ({
    id, name, kind, residency, models: [...models], defaultModel, requiresKey,
  }),
);

const entries = new Map(providers.map((provider) => [provider.id, provider]));
const profiles = new Map(PROVIDER_REGISTRY.map((profile) => [profile.id, profile]));

export function findProvider(id: string): ProviderEntry | undefined {
  return entries.get(id);
}

/** The provider with its connection: base URL, structured output, quirks. */
export function findProviderProfile(id: string): ProviderProfile | undefined {
  return profiles.get(id);
}

/** Whether the provider's allowlist has the model: an empty list allows every one. */
export function allowsModel(provider: ProviderEntry, model: string): boolean {
  return provider.models.length === 0 ? model !== '' : provider.models.includes(model);
}
