import { UNKNOWN_RESIDENCY, type ProviderRegistry } from '../extraction/models/provider-registry.ts';
import type { ProviderKey } from './repository.ts';

/**
 * Where the documents go that are sent with a key. An address of the key's own says nothing about where the provider
 * stands.
 */
export function residencyOf(registry: ProviderRegistry, key: ProviderKey): string {
  const provider = registry.find(key.provider);
  const isElsewhere = key.baseUrl !== null && provider?.baseUrl !== null;
  return (isElsewhere ? null : provider?.residency) ?? key.residency ?? UNKNOWN_RESIDENCY;
}
