/** The models that extractions of an environment use, in the order in which they are asked. */
import type { EnvironmentDetail, Provider, ProviderKey } from '@excerpt/sdk';

export interface ChainLink {
  provider: string;
  /** Null for the default of a key that the caller cannot see. */
  model: string | null;
  residency: string;
  /** Null for the system fallback. */
  keyName: string | null;
  /** Why extractions cannot use it; null if they can. */
  problem: string | null;
}

interface Known {
  keys: ProviderKey[];
  providers: Provider[];
}

const UNKNOWN = 'unknown';
const UNVERIFIED = 'unverified';
/** Keys belong to users: a member does not see those of the owner. */
const HIDDEN_KEY = 'a key of the owner';

/** A base URL of the key's own leads away from where the provider processes data. */
const hasOwnServer = (key: ProviderKey, provider: Provider | undefined): boolean =>
  key.baseUrl !== null && provider?.requiresBaseUrl !== true;

function toResidency(key: ProviderKey, provider: Provider | undefined): string {
  return (hasOwnServer(key, provider) ? null : provider?.residency) ?? key.residency ?? UNKNOWN;
}

/** Whether a document states where the provider processes data, so that a restriction accepts it. */
const isProven = (provider: Provider | undefined): boolean =>
  provider !== undefined && provider.residency !== null && provider.sources.residency !== UNVERIFIED;

const REFUSED_KEY = 'The provider refused this key. Replace its secret, or choose another key.';

function describeProblem(
  { residency }: Pick<ChainLink, 'residency'>,
  key: ProviderKey | undefined,
  provider: Provider | undefined,
  environment: EnvironmentDetail,
): string | null {
  const { allowedResidencies, resolved } = environment;
  if (key?.status === 'invalid') return REFUSED_KEY;
  if (allowedResidencies.length === 0)
    return residency === resolved.residency
      ? null
      : `It processes data in ${residency}, and the model before it in ${resolved.residency}.`;
  if (!isProven(provider)) return `No document states where ${provider?.name ?? 'it'} processes data.`;
  return allowedResidencies.includes(residency) ? null : `It processes data in ${residency}, which is not allowed.`;
}

/** The model that serves an environment now, then its fallbacks. */
export function toModelChain(environment: EnvironmentDetail, { keys, providers }: Known): ChainLink[] {
  const { resolved, providerKeyId, fallbacks } = environment;
  const findKey = (id: string | null) => keys.find((key) => key.id === id);
  const findProvider = (id: string) => providers.find((provider) => provider.id === id);
  const first: Omit<ChainLink, 'problem'> = {
    provider: resolved.provider,
    model: resolved.model,
    residency: resolved.residency,
    keyName: providerKeyId === null ? null : (findKey(providerKeyId)?.name ?? HIDDEN_KEY),
  };
  const problem = describeProblem(first, findKey(providerKeyId), findProvider(resolved.provider), environment);
  const others = fallbacks.map(({ providerKeyId: id, model }): ChainLink => {
    const key = findKey(id);
    if (key === undefined) return { provider: UNKNOWN, model, residency: UNKNOWN, keyName: HIDDEN_KEY, problem: null };
    const provider = findProvider(key.provider);
    const link = { provider: key.provider, model: model ?? key.defaultModel, residency: toResidency(key, provider) };
    return { ...link, keyName: key.name, problem: describeProblem(link, key, provider, environment) };
  });
  return [{ ...first, problem }, ...others];
}
