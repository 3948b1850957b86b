import { LRUCache } from 'lru-cache';
import type { Db } from '../db/database.ts';
import { ExtractionError, type ProviderAccess } from '../extraction/engine.ts';
import type { ProviderEntry, ProviderRegistry } from '../extraction/models/provider-registry.ts';
import { explainUnpublished, followsPublishedList } from '../extraction/models/published-models.ts';
import type { Clock } from '../lib/clock.ts';
import type { Models } from './key-proofs.ts';
import { findModelList, updateModelList, type ProviderKey, type SealedKey } from './repository.ts';

/** A user waits for it. */
const READ_TIMEOUT_MS = 5_000;
const READ_AGAIN_AFTER_MS = 60_000;
const MAX_REMEMBERED_READS = 10_000;
/** More are not kept, and then any model is accepted. */
const MAX_MODELS = 5_000;

interface Dependencies {
  db: Db;
  clock: Clock;
  registry: ProviderRegistry;
  models: Models;
  /** Null if the secret cannot be read. */
  unseal(sealed: SealedKey): ProviderAccess | null;
}

/** The lists of models that providers publish, as each key sees them. */
export interface ModelLists {
  /** Null if the provider publishes none or does not answer in time. Never within a transaction. */
  read(provider: ProviderEntry, access: ProviderAccess): Promise<string[] | null>;
  /** Stores what the provider listed, if its list decides. */
  store(sealed: SealedKey, published: readonly string[]): Promise<void>;
  /** Reads the list of a key again if it lacks the model, at most once a minute. Never within a transaction. */
  refresh(sealed: SealedKey, model: string): Promise<void>;
  /** Why the stored list of a key does not allow a model; null if it does, or if there is none. */
  explain(db: Db, key: ProviderKey, model: string): Promise<string | null>;
}

export function createModelLists({ db, clock, registry, models, unseal }: Dependencies): ModelLists {
  const reads = new LRUCache<string, number>({ max: MAX_REMEMBERED_READS });

  const findPublisher = (id: string): ProviderEntry | undefined => {
    const provider = registry.find(id);
    return provider !== undefined && followsPublishedList(provider) ? provider : undefined;
  };

  const read: ModelLists['read'] = async (provider, access) => {
    if (!followsPublishedList(provider)) return null;
    const signal = AbortSignal.timeout(READ_TIMEOUT_MS);
    try {
      const published = await models.listModels({ provider: provider.id, access, signal });
      return published === null || published.length > MAX_MODELS ? null : published;
    } catch (error) {
      if (error instanceof ExtractionError || signal.aborted) return null;
      throw error;
    }
  };

  const store: ModelLists['store'] = async (sealed, published) => {
    if (findPublisher(sealed.key.provider) === undefined || published.length > MAX_MODELS) return;
    await updateModelList(db, sealed, published);
  };

  return {
    read,
    store,

    async refresh(sealed, model) {
      const { id, provider: name } = sealed.key;
      const provider = findPublisher(name);
      if (provider === undefined) return;
      const published = await findModelList(db, id);
      if (published !== null && explainUnpublished(provider, published, model) === null) return;
      const now = clock.now();
      if (now - (reads.get(id) ?? -Infinity) < READ_AGAIN_AFTER_MS) return;
      reads.set(id, now);
      const access = unseal(sealed);
      const again = access === null ? null : await read(provider, access);
      if (again !== null) await store(sealed, again);
    },

    async explain(on, { id, provider: name }, model) {
      const provider = findPublisher(name);
      return provider === undefined ? null : explainUnpublished(provider, await findModelList(on, id), model);
    },
  };
}
