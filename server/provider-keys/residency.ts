import { UNKNOWN_RESIDENCY, UNVERIFIED, type ProviderRegistry } from '../extraction/models/provider-registry.ts';
import type { ProviderKey } from './repository.ts';

/**
 * The residency of documents sent with a key. The provider's residency does not apply to a key with its own address.
 */
export function getResidency(registry: ProviderRegistry, key: ProviderKey): string {
  const provider = registry.find(key.provider);
  const isElsewhere = key.baseUrl !== null && provider?.baseUrl !== null;
  return (isElsewhere ? null : provider?.residency) ?? key.residency ?? UNKNOWN_RESIDENCY;
}

/**
 * The residency of documents sent with a key, if a document of the provider or the operator's models file states it.
 * What the user states of a server is not proven.
 */
export function getProvenResidency(registry: ProviderRegistry, key: ProviderKey): string | null {
  const provider = registry.find(key.provider);
  const isElsewhere = key.baseUrl !== null && provider?.baseUrl !== null;
  if (provider === undefined || isElsewhere || provider.sources.residency === UNVERIFIED) return null;
  return provider.residency;
}
