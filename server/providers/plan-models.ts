import type { Db } from '../db/database.ts';
import { AppError, adviseOnRefusedKey } from '../errors.ts';
import { allowsModel, UNVERIFIED, type ProviderRegistry } from '../extraction/models/provider-registry.ts';
import { builtIn } from '../extraction/models/providers/built-in.ts';
import type { ModelChoice } from '../lib/models/model-choice.ts';
import type { ProviderKey, ProviderKeysService } from '../provider-keys/service.ts';

/** The key and model of an environment. Without a model, the key's default applies. */
export interface ModelBinding {
  providerKeyId: string | null;
  model: string | null;
  /** Take over in turn when the model fails. */
  fallbacks?: readonly { providerKeyId: string; model: string | null }[];
}

/** Which models the extractions of an environment may use. */
export interface ModelPolicy extends Required<ModelBinding> {
  /** Empty for anywhere. */
  allowedResidencies: readonly string[];
}

/** The model of a run, and those that take over in turn when one fails. */
export interface ModelPlan {
  resolution: ModelChoice;
  fallbacks: ModelChoice[];
}

/** A model that documents may not be sent to. */
export interface ForbiddenResidency {
  message: string;
}

interface Dependencies {
  registry: ProviderRegistry;
  keys: Pick<ProviderKeysService, 'findById' | 'getProvenResidency' | 'getResidency'>;
}

export interface ModelPlanner {
  /** The currency of a model's price; null if the price is unknown. */
  findCurrency(model: ModelChoice): string | null;
  /** Adds the usable fallbacks. Throws `residency_not_allowed`, and `provider_key_invalid` if no model is left. */
  plan(db: Db, policy: ModelPolicy, resolution: ModelChoice): Promise<ModelPlan>;
  /**
   * Why a model must not see a document; null if it may.
   * @param first the model of the run, whose residency its fallbacks share unless others are allowed
   */
  findForbiddenResidency(
    db: Db,
    allowedResidencies: readonly string[],
    model: ModelChoice,
    first: ModelChoice,
  ): Promise<ForbiddenResidency | null>;
}

export function createInvalidKeyError({ provider, id }: ProviderKey): AppError {
  return new AppError(
    'provider_key_invalid',
    `${provider} refused the provider key ${id}. ${adviseOnRefusedKey(id)} Or use another key.`,
  );
}

export function createModelPlanner({ registry, keys }: Dependencies): ModelPlanner {
  async function getProvenResidency(db: Db, model: ModelChoice): Promise<string | null> {
    if (model.providerKeyId !== null) {
      const key = await keys.findById(db, model.providerKeyId);
      return key === undefined ? null : keys.getProvenResidency(key);
    }
    if (model.provider === builtIn.id) return model.residency;
    const provider = registry.find(model.provider);
    return provider === undefined || provider.sources.residency === UNVERIFIED ? null : provider.residency;
  }

  const findForbiddenResidency: ModelPlanner['findForbiddenResidency'] = async (db, allowed, model, first) => {
    if (allowed.length === 0) {
      if (model.residency === first.residency) return null;
      return {
        message: `${model.provider} processes data in "${model.residency}", and the run in "${first.residency}".`,
      };
    }
    const residency = await getProvenResidency(db, model);
    if (residency !== null && allowed.includes(residency)) return null;
    const where = `The environment allows ${allowed.join(', ')}`;
    const message =
      residency === null
        ? `${where}, and no document states where ${model.provider} processes data. ` +
          'The operator can state it in EXCERPT_MODELS_FILE.'
        : `${where}, and ${model.provider} processes data in "${residency}".`;
    return { message };
  };

  async function findFallbacks(db: Db, { fallbacks }: ModelPolicy): Promise<ModelChoice[]> {
    const found: ModelChoice[] = [];
    for (const { providerKeyId, model } of fallbacks) {
      const key = await keys.findById(db, providerKeyId);
      const provider = key && registry.find(key.provider);
      const chosen = model ?? key?.defaultModel;
      if (key === undefined || provider === undefined || chosen === undefined) continue;
      if (key.status === 'invalid' || !allowsModel(provider, chosen)) continue;
      const residency = keys.getResidency(key);
      found.push({ provider: key.provider, model: chosen, residency, keySource: 'user', providerKeyId });
    }
    return found;
  }

  return {
    findCurrency({ provider, model }) {
      if (registry.find(provider) === undefined) return null;
      return registry.model(provider, model).prices.at(-1)?.currency ?? null;
    },
    findForbiddenResidency,
    async plan(db, policy, resolution) {
      const { allowedResidencies } = policy;
      const forbidden = await findForbiddenResidency(db, allowedResidencies, resolution, resolution);
      if (forbidden !== null) throw new AppError('residency_not_allowed', forbidden.message);
      const fallbacks: ModelChoice[] = [];
      for (const fallback of await findFallbacks(db, policy))
        if ((await findForbiddenResidency(db, allowedResidencies, fallback, resolution)) === null)
          fallbacks.push(fallback);
      if (fallbacks.length === 0 && policy.fallbacks.length > 0 && resolution.providerKeyId !== null) {
        const key = await keys.findById(db, resolution.providerKeyId);
        if (key?.status === 'invalid') throw createInvalidKeyError(key);
      }
      return { resolution, fallbacks };
    },
  };
}
