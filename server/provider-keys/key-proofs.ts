import { setTimeout } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { ProviderAccess } from '../extraction/engine.ts';
import type { ProviderRegistry } from '../extraction/models/provider-registry.ts';
import { refusesKey } from './refuses-key.ts';

/** Lists the models of providers, which proves a key. */
export interface Models {
  /** Null if the provider has no such list. Throws `ExtractionError`, or the signal's reason. */
  listModels(target: { provider: string; access: ProviderAccess; signal: AbortSignal }): Promise<string[] | null>;
}

/** Waits before the second proof. Rejects if the signal aborts. */
export type Pause = (ms: number, signal?: AbortSignal) => Promise<unknown>;

const wait: Pause = (ms, signal) => setTimeout(ms, undefined, signal && { signal });

/** The use of a key by one attempt of a run. */
export interface KeyUseRecord {
  /** Records that the provider accepted the key. */
  accepted(): void;
  /** Whether a second proof confirms that the provider refuses the key. */
  refused(): Promise<boolean>;
}

export interface KeyProofs {
  begin(provider: string, access: ProviderAccess): KeyUseRecord;
  /** Waits for a pending proof. Whether it condemned the key. */
  waitFor(access: ProviderAccess): Promise<boolean>;
  /** Lists the models, and asks again before it reports that the provider refuses the key. */
  listModels(provider: string, access: ProviderAccess, signal: AbortSignal): Promise<string[] | null>;
}

interface Suspicion {
  /** Number of the last use that began before the first refusal. */
  since: number;
  proof: Promise<boolean>;
}

/** A failure of the provider's own that lasts less is survived. */
const SECOND_PROOF_DELAY_MS = 1_000;
const PROOF_TIMEOUT_MS = 30_000;
const MAX_SUSPICIONS = 1_000;

const toKey = ({ quota, baseUrl, apiKey }: ProviderAccess): string => JSON.stringify([quota, baseUrl, apiKey]);

/**
 * Second proofs of refused keys. One refusal condemns no key: gateways answer 401 when they restart. The second proof
 * is the provider's list of models, or the refusal of a call that began after the first refusal, unless a call was
 * accepted in between.
 */
export function createKeyProofs(models: Models, registry: ProviderRegistry, pause: Pause = wait): KeyProofs {
  const suspicions = new LRUCache<string, Suspicion>({ max: MAX_SUSPICIONS });
  let uses = 0;

  async function listModels(provider: string, access: ProviderAccess, signal: AbortSignal): Promise<string[] | null> {
    const target = { provider, access, signal };
    try {
      return await models.listModels(target);
    } catch (error) {
      if (!refusesKey(error)) throw error;
      await pause(SECOND_PROOF_DELAY_MS, signal);
      return models.listModels(target);
    }
  }

  async function prove(provider: string, access: ProviderAccess): Promise<boolean> {
    if (registry.find(provider)?.quirks.listsModels !== true) return false;
    await pause(SECOND_PROOF_DELAY_MS);
    try {
      await models.listModels({ provider, access, signal: AbortSignal.timeout(PROOF_TIMEOUT_MS) });
      return false;
    } catch (error) {
      // Any other failure proves nothing. Then the next call decides.
      return refusesKey(error);
    }
  }

  return {
    listModels,

    begin(provider, access) {
      const key = toKey(access);
      const use = (uses += 1);
      return {
        accepted: () => void suspicions.delete(key),
        async refused() {
          const suspicion = suspicions.get(key);
          if (suspicion === undefined) {
            const proof = prove(provider, access);
            suspicions.set(key, { since: uses, proof });
            return proof;
          }
          return use > suspicion.since || suspicion.proof;
        },
      };
    },

    waitFor: async (access) => (await suspicions.get(toKey(access))?.proof) ?? false,
  };
}
