import type { OpenCircuit } from '../lib/models/open-circuit.ts';
import { timestamp } from '../lib/clock.ts';
import type { Db } from '../db/database.ts';
import { AppError } from '../errors.ts';
import {
  allowsModel,
  UNKNOWN_RESIDENCY,
  type ProviderEntry,
  type ProviderRegistry,
} from '../extraction/models/provider-registry.ts';
import { builtIn } from '../extraction/models/providers/built-in.ts';
import type { ModelChoice } from '../lib/models/model-choice.ts';
import { getOffset, type Page, type PageRequest } from '../lib/pagination.ts';
import type { ProviderKey, ProviderKeysService } from '../provider-keys/service.ts';
import type { Caller } from '../users/service.ts';
import type { SystemFallback } from './load-providers.ts';
import { createInvalidKeyError, createModelPlanner, type ModelBinding, type ModelPlanner } from './plan-models.ts';

export type { ModelBinding } from './plan-models.ts';
export type ModelResolution = ModelChoice;

export interface Provider extends ProviderEntry {
  requiresKey: boolean;
  isSystemFallback: boolean;
  circuit: { state: 'closed' | 'open'; failures: number; retryAt: string | null };
}

export interface ProvidersService extends ModelPlanner {
  /** With the circuits of the caller's keys and of the server's. */
  list(caller: Caller, page: PageRequest): Promise<Page<Provider>>;
  /**
   * Resolves the model of the request, else that of the environment, else the system fallback. A key bound to the
   * environment is used for all its callers. A model in the request uses keys of the caller only: the bound key if it
   * is the caller's, else the newest that is not `invalid`. Throws `unknown_provider`, `no_key`, `model_not_allowed` or
   * `provider_key_invalid`.
   * @param override `<provider>/<model>` of the request
   */
  resolve(db: Db, caller: Caller, binding: ModelBinding, override?: string): Promise<ModelResolution>;
  /**
   * Reads the provider's list of models again if it lacks the model of a request. Before `resolve`, and not within a
   * transaction.
   */
  refreshModels(caller: Caller, override: string | undefined): Promise<void>;
  /** Resolves the provider and model of an earlier run, with the key that is available now. */
  resolveAgain(db: Db, caller: Caller, binding: ModelBinding, earlier: ModelResolution): Promise<ModelResolution>;
  /** What `resolve` would return, without its checks. */
  describe(db: Db, binding: ModelBinding): Promise<ModelResolution>;
}

interface Dependencies {
  registry: ProviderRegistry;
  /** The provider that needs no key of the caller. */
  fallback: Pick<SystemFallback, 'provider' | 'model' | 'residency'>;
  /** Residency of the built-in extractor, which needs no key even if it is not the fallback. */
  localResidency: string;
  keys: Pick<
    ProviderKeysService,
    'findById' | 'findPreferred' | 'getResidency' | 'getProvenResidency' | 'refreshModels' | 'explainUnpublished'
  >;
  /** Of the caller's keys and the server's. */
  listOpenCircuits(caller: Caller): Promise<OpenCircuit[]>;
}

const CLOSED = { state: 'closed', failures: 0, retryAt: null } as const;

function createModelError(code: 'unknown_provider' | 'model_not_allowed', message: string): AppError {
  return new AppError(code, message, { details: [{ in: 'body', path: '/model', message }] });
}

/** Names of models may contain slashes, ids of providers cannot. */
function readOverride(override: string): { provider: string; model: string } {
  const slash = override.indexOf('/');
  return { provider: override.slice(0, slash), model: override.slice(slash + 1) };
}

export function createProvidersService(dependencies: Dependencies): ProvidersService {
  const { registry, fallback, localResidency, keys, listOpenCircuits } = dependencies;

  const isFallback = (id: string) => id === fallback.provider;
  const needsNoKey = ({ id }: ProviderEntry) => isFallback(id) || id === builtIn.id;
  const getSystemResidency = (id: string) => (isFallback(id) ? fallback.residency : localResidency);

  const present = (entry: ProviderEntry, open: OpenCircuit | undefined): Provider => {
    const isFree = needsNoKey(entry);
    return {
      ...entry,
      residency: isFree ? getSystemResidency(entry.id) : entry.residency,
      requiresKey: !isFree,
      isSystemFallback: isFallback(entry.id),
      circuit:
        open === undefined ? CLOSED : { state: 'open', failures: open.failures, retryAt: timestamp(open.retryAt) },
    };
  };

  const system = (provider: string, model: string): ModelResolution => ({
    provider,
    model,
    residency: getSystemResidency(provider),
    keySource: 'system',
    providerKeyId: null,
  });

  function refuseUnlisted(provider: ProviderEntry, model: string): void {
    if (allowsModel(provider, model)) return;
    throw createModelError(
      'model_not_allowed',
      `The provider ${provider.id} does not allow the model ${model}, ` +
        `only ${provider.models.map(({ id }) => id).join(', ')}.`,
    );
  }

  const withKey = (key: ProviderKey, model: string): ModelResolution => ({
    provider: key.provider,
    model,
    residency: keys.getResidency(key),
    keySource: 'user',
    providerKeyId: key.id,
  });

  /** What is bound or the key's default may work although the provider's list has changed. */
  async function refuseUnpublished(
    db: Db,
    binding: ModelBinding,
    { providerKeyId, model }: ModelResolution,
  ): Promise<void> {
    if (providerKeyId === null || (binding.providerKeyId === providerKeyId && binding.model === model)) return;
    const key = await keys.findById(db, providerKeyId);
    if (key === undefined || key.defaultModel === model) return;
    const message = await keys.explainUnpublished(db, key, model);
    if (message !== null) throw createModelError('model_not_allowed', message);
  }

  function usable(key: ProviderKey, model: string, hasFallback = false): ModelResolution {
    refuseUnlisted(knownProvider(key.provider), model);
    if (key.status !== 'invalid' || hasFallback) return withKey(key, model);
    throw createInvalidKeyError(key);
  }

  function knownProvider(id: string): ProviderEntry {
    const provider = registry.find(id);
    if (provider !== undefined) return provider;
    throw createModelError('unknown_provider', `There is no provider ${id}. GET /providers lists them.`);
  }

  async function named(
    db: Db,
    caller: Caller,
    binding: ModelBinding,
    id: string,
    model: string,
  ): Promise<ModelResolution> {
    const provider = knownProvider(id);
    const bound = binding.providerKeyId === null ? undefined : await keys.findById(db, binding.providerKeyId);
    const isOwn = bound?.userId === caller.userId && bound.provider === id;
    const key = isOwn ? bound : await keys.findPreferred(db, caller.userId, id);
    if (key !== undefined) return usable(key, model);
    if (!needsNoKey(provider)) {
      throw new AppError(
        'no_key',
        `The provider ${id} needs a provider key: create one with POST /provider-keys. ` +
          `Without a key, use ${fallback.provider}.`,
      );
    }
    refuseUnlisted(provider, model);
    return system(id, model);
  }

  const resolve: ProvidersService['resolve'] = async (db, caller, binding, override) => {
    if (override !== undefined) {
      const { provider, model } = readOverride(override);
      const resolution = await named(db, caller, binding, provider, model);
      await refuseUnpublished(db, binding, resolution);
      return resolution;
    }
    if (binding.providerKeyId === null) return system(fallback.provider, fallback.model);
    const key = await keys.findById(db, binding.providerKeyId);
    if (key === undefined)
      throw new AppError(
        'provider_key_invalid',
        'The provider key of the environment was deleted. Bind the environment to another key.',
      );
    // A fallback takes over from a key that is refused. `plan` checks that there is one.
    return usable(key, binding.model ?? key.defaultModel, (binding.fallbacks ?? []).length > 0);
  };

  const describe: ProvidersService['describe'] = async (db, binding) => {
    if (binding.providerKeyId === null) return system(fallback.provider, fallback.model);
    const { providerKeyId } = binding;
    const key = await keys.findById(db, providerKeyId);
    if (key !== undefined) return withKey(key, binding.model ?? key.defaultModel);
    return {
      provider: 'unknown',
      model: binding.model ?? 'unknown',
      residency: UNKNOWN_RESIDENCY,
      keySource: 'user',
      providerKeyId,
    };
  };

  return {
    ...createModelPlanner({ registry, keys }),

    async list(caller, page) {
      const from = getOffset(page);
      const providers = registry.list();
      const circuits = await listOpenCircuits(caller);
      const data = providers.slice(from, from + page.pageSize).map((entry) =>
        present(
          entry,
          circuits.find(({ provider }) => provider === entry.id),
        ),
      );
      return { ...page, total: providers.length, data };
    },

    resolve,
    describe,

    async refreshModels(caller, override) {
      if (override === undefined) return;
      const { provider, model } = readOverride(override);
      await keys.refreshModels(caller, { provider }, model);
    },

    async resolveAgain(db, caller, binding, { provider, model, keySource }) {
      if (binding.providerKeyId !== null) {
        const bound = await describe(db, binding);
        if (bound.provider === provider && bound.model === model) return resolve(db, caller, binding);
      }
      const entry = knownProvider(provider);
      if (keySource === 'system' && needsNoKey(entry)) {
        refuseUnlisted(entry, model);
        return system(provider, model);
      }
      return named(db, caller, binding, provider, model);
    },
  };
}
