import type { Provider } from '../../generated/types.gen.ts';
import { PROVIDERS } from '../generated/providers.gen.ts';
import { rules } from '../generated/rules.gen.ts';
import type { Caller } from '../http/operation-input.ts';
import { refusedField, serviceError } from '../service-error.ts';
import type { EnvironmentRecord, ProviderKeyRecord, Store } from '../store.ts';

/** What an extraction uses: decided when it is accepted, and recorded on the run. */
export interface ModelChoice {
  provider: string;
  model: string;
  residency: string;
  keySource: 'system' | 'user';
  providerKeyId: string | null;
}

const FALLBACK = { provider: 'local', model: 'local-1' };

export function findProvider(id: string): Provider | undefined {
  return PROVIDERS.find((provider) => provider.id === id);
}

function knownProvider(id: string): Provider {
  const provider = findProvider(id);
  if (provider !== undefined) return provider;
  throw refusedField('unknown_provider', 'model', `There is no provider ${id}. GET /providers lists them.`);
}

/** Throws `model_not_allowed`. */
export function refuseUnlisted(providerId: string, model: string, field = 'model'): void {
  const { models } = knownProvider(providerId);
  if (rules.allowsModel({ models }, model)) return;
  const message = `The provider ${providerId} does not allow the model ${model}, only ${models.join(', ')}.`;
  throw refusedField('model_not_allowed', field, message);
}

function system({ id, residency }: Provider, model: string): ModelChoice {
  return { provider: id, model, residency: residency ?? 'unknown', keySource: 'system', providerKeyId: null };
}

function withKey({ key }: ProviderKeyRecord, model: string): ModelChoice {
  const provider = findProvider(key.provider);
  const isElsewhere = key.baseUrl !== null && provider?.requiresBaseUrl === false;
  const residency = (isElsewhere ? null : provider?.residency) ?? key.residency ?? 'unknown';
  return { provider: key.provider, model, residency, keySource: 'user', providerKeyId: key.id };
}

/** How a key that its provider refused becomes usable again. */
export const adviseOnRefusedKey = (id: string): string =>
  `If it is valid, POST /provider-keys/${id}/verify makes it usable again; else update its secret.`;

function usable(record: ProviderKeyRecord, model: string): ModelChoice {
  const { provider, status, id } = record.key;
  refuseUnlisted(provider, model);
  if (status !== 'invalid') return withKey(record, model);
  const message = `${provider} refused the provider key ${id}. ${adviseOnRefusedKey(id)} Or use another key.`;
  throw serviceError('provider_key_invalid', message);
}

/** The bound key if it is the caller's and of this provider, else the newest that is not `invalid`. */
function preferredKey(store: Store, caller: Caller, binding: EnvironmentRecord, provider: string) {
  const own = store.providerKeys.filter(({ key, userId }) => userId === caller.userId && key.provider === provider);
  const bound = own.find(({ key }) => key.id === binding.providerKeyId);
  return bound ?? own.findLast(({ key }) => key.status !== 'invalid') ?? own.at(-1);
}

/**
 * The request's model comes first, then the environment, then the system fallback.
 *
 * @param override `<provider>/<model>` of the request
 * @throws `unknown_provider`, `no_key`, `model_not_allowed` or `provider_key_invalid`
 */
export function resolveModel(
  store: Store,
  caller: Caller,
  binding: EnvironmentRecord,
  override: string | undefined,
): ModelChoice {
  if (override === undefined) {
    const bound = store.providerKeys.find(({ key }) => key.id === binding.providerKeyId);
    if (bound === undefined) return system(knownProvider(FALLBACK.provider), FALLBACK.model);
    return usable(bound, binding.model ?? bound.key.defaultModel);
  }
  const slash = override.indexOf('/');
  const provider = knownProvider(override.slice(0, slash));
  const model = override.slice(slash + 1);
  const key = preferredKey(store, caller, binding, provider.id);
  if (key !== undefined) return usable(key, model);
  if (provider.requiresKey) {
    const message =
      `The provider ${provider.id} needs a provider key: create one with POST /provider-keys. ` +
      `Without a key, use ${FALLBACK.provider}.`;
    throw serviceError('no_key', message);
  }
  refuseUnlisted(provider.id, model);
  return system(provider, model);
}

/** What `resolveModel` would come to, whether or not it would be refused. */
export function describeModel(store: Store, binding: EnvironmentRecord): ModelChoice {
  const bound = store.providerKeys.find(({ key }) => key.id === binding.providerKeyId);
  if (bound === undefined) return system(knownProvider(FALLBACK.provider), FALLBACK.model);
  return withKey(bound, binding.model ?? bound.key.defaultModel);
}

/** Throws `residency_not_allowed` if the environment does not allow the place where a model processes data. */
export function refuseResidency({ allowedResidencies }: EnvironmentRecord, choice: ModelChoice): void {
  if (allowedResidencies.length === 0) return;
  const provider = findProvider(choice.provider);
  const isProven = provider !== undefined && provider.sources.residency !== 'unverified';
  const residency = isProven ? provider.residency : null;
  if (residency !== null && allowedResidencies.includes(residency)) return;
  const where = `The environment allows ${allowedResidencies.join(', ')}`;
  const message =
    residency === null
      ? `${where}, and no document states where ${choice.provider} processes data. ` +
        'The operator can state it in EXCERPT_MODELS_FILE.'
      : `${where}, and ${choice.provider} processes data in "${residency}".`;
  throw serviceError('residency_not_allowed', message);
}
