import { UNKNOWN_RESIDENCY, type ProviderRegistry } from '../extraction/models/provider-registry.ts';
import type { ProviderKey } from './repository.ts';

/**
 * The residency of documents sent with a key. The provider's residency does not apply to a key with its own address.
 */
export function getResidency(registry: ProviderRegistry, key: ProviderKey): string {
  const provider = registry.find(key.provider);
  const isElsewhere = key.baseUrl !== null && provider?.baseUrl !== null;
  return (isElsewhere ? null : provider?.residency) ?? key.residency ?? UNKNOWN_RESIDENCY;
}
