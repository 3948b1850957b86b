import { AppError, adviseOnRefusedKey } from '../errors.ts';
import type { Tx } from '../db/database.ts';
import { allowsModel, type ProviderRegistry } from '../extraction/models/provider-registry.ts';
import type { ProviderKey, ProviderKeysService } from '../provider-keys/service.ts';
import type { ModelBinding } from '../providers/service.ts';
import type { Caller } from '../users/service.ts';
import type { Environment, ModelFallback } from './repository.ts';

interface Dependencies {
  keys: Pick<ProviderKeysService, 'lock' | 'explainUnpublished'>;
  registry: ProviderRegistry;
}

/** Which keys and models an environment may be bound to. Each rule throws an `AppError` that names the field. */
export function createBindingRules({ keys, registry }: Dependencies) {
  return { refuseIllegal, refuseIllegalFallbacks };

  /** Checks provider and model together, whichever of the two the request changes. */
  async function refuseIllegal(
    tx: Tx,
    caller: Caller,
    before: Environment,
    { providerKeyId, model }: ModelBinding,
    { isNewKey }: { isNewKey: boolean },
  ): Promise<void> {
    if (providerKeyId === null) {
      if (model === null) return;
      throw createModelError(
        'model_requires_key',
        'A model needs a provider key. Send providerKeyId with it, or model: null.',
      );
    }
    const key = await keys.lock(tx, caller, providerKeyId);
    if (isNewKey) refuseInvalid(key, '/providerKeyId');
    if (model === null) return;
    refuseUnlisted(key, model, '/model');
    if (before.providerKeyId !== providerKeyId || before.model !== model)
      await refuseUnpublished(tx, key, model, '/model');
  }

  async function refuseIllegalFallbacks(
    tx: Tx,
    caller: Caller,
    before: Environment,
    fallbacks: readonly ModelFallback[],
  ): Promise<void> {
    // In one order for all requests, so that two cannot wait for each other.
    const found = new Map<string, ProviderKey>();
    for (const id of [...new Set(fallbacks.map(({ providerKeyId }) => providerKeyId))].toSorted())
      found.set(id, await keys.lock(tx, caller, id));
    for (const [index, { providerKeyId, model }] of fallbacks.entries()) {
      const key = found.get(providerKeyId);
      if (key === undefined) continue;
      const isNew = before.fallbacks.every((one) => one.providerKeyId !== providerKeyId);
      if (isNew) refuseInvalid(key, `/fallbacks/${index}/providerKeyId`);
      if (model === null) continue;
      refuseUnlisted(key, model, `/fallbacks/${index}/model`);
      if (before.fallbacks.every((one) => one.providerKeyId !== providerKeyId || one.model !== model))
        await refuseUnpublished(tx, key, model, `/fallbacks/${index}/model`);
    }
  }

  function refuseInvalid(key: ProviderKey, path: string): void {
    if (key.status === 'invalid') {
      const message =
        `${key.provider} refused the provider key ${key.id}. ` + `${adviseOnRefusedKey(key.id)} Or bind another one.`;
      throw new AppError('provider_key_invalid', message, {
        details: [{ in: 'body', path, message }],
      });
    }
  }

  /** The key's own default is not checked again: it may work although the list has changed. */
  async function refuseUnpublished(tx: Tx, key: ProviderKey, model: string, path: string): Promise<void> {
    const message = model === key.defaultModel ? null : await keys.explainUnpublished(tx, key, model);
    if (message !== null) throw createModelError('model_not_allowed', message, path);
  }

  function refuseUnlisted({ provider }: ProviderKey, model: string, path: string): void {
    const entry = registry.find(provider);
    if (entry === undefined)
      throw createModelError(
        'unknown_provider',
        `There is no provider ${provider} any more. Bind a key of another one.`,
        path,
      );
    if (allowsModel(entry, model)) return;
    const prefix = model.slice(0, Math.max(0, model.indexOf('/')));
    if (prefix !== '' && prefix !== provider && registry.find(prefix) !== undefined) {
      throw createModelError(
        'provider_mismatch',
        `The model ${model} is of ${prefix}, and the key of ${provider}. ` +
          `Send a model of ${provider}, without its provider.`,
        path,
      );
    }
    throw createModelError(
      'model_not_allowed',
      `The provider ${provider} does not allow the model ${model}, ` +
        `only ${entry.models.map(({ id }) => id).join(', ')}.`,
      path,
    );
  }
}

function createModelError(
  code: 'model_requires_key' | 'model_not_allowed' | 'provider_mismatch' | 'unknown_provider',
  message: string,
  path = '/model',
): AppError {
  return new AppError(code, message, { details: [{ in: 'body', path, message }] });
}
