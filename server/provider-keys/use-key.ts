import type { ServiceDatabase } from '../db/database.ts';
import { adviseOnRefusedKey } from '../errors.ts';
import { ExtractionError, type ProviderAccess } from '../extraction/engine.ts';
import { UNKNOWN_RESIDENCY, type ProviderRegistry } from '../extraction/models/provider-registry.ts';
import { builtIn } from '../extraction/models/providers/built-in.ts';
import { timestamp, type Clock } from '../lib/clock.ts';
import { SealedUnderAnotherKeyError, type SecretBox } from '../lib/crypto/secret-box.ts';
import {
  findProviderKeyById,
  updateVerdict,
  type ProviderKey,
  type ProviderKeyStatus,
  type SealedKey,
} from './repository.ts';
import { getResidency } from './residency.ts';
import { createModelLists, type ModelLists } from './model-lists.ts';
import { createKeyProofs, type KeyUseRecord, type Models, type Pause } from './key-proofs.ts';
import { refusesKey } from './refuses-key.ts';

/** What a run recorded about its provider when it was accepted. */
export interface RunProvider {
  provider: string;
  keySource: 'system' | 'user';
  providerKeyId: string | null;
  residency: string;
}

export interface ProviderKeyVerification {
  key: ProviderKey;
  /** Null if the provider did not list them. */
  models: string[] | null;
  /** Null if the key is valid. */
  problem: { code: string; message: string } | null;
}

interface Dependencies {
  database: ServiceDatabase;
  clock: Clock;
  registry: ProviderRegistry;
  box: SecretBox;
  models: Models;
  system: { provider: string; access: ProviderAccess };
  /** In place of real time. */
  pause?: Pause;
}

export interface KeyUse {
  modelLists: ModelLists;
  getAccess(run: RunProvider): Promise<ProviderAccess>;
  beginUse(provider: string, access: ProviderAccess): KeyUseRecord;
  verifySealed(sealed: SealedKey, signal: AbortSignal): Promise<ProviderKeyVerification>;
}

const VERIFY_TIMEOUT_MS = 30_000;

/** All uses of decrypted secrets: the calls of runs, and verification. */
export function createKeyUse({ database, clock, registry, box, models, system, pause }: Dependencies): KeyUse {
  const { db } = database;
  const proofs = createKeyProofs(models, registry, pause);

  function unseal({ key, sealedSecret }: SealedKey): ProviderAccess {
    const access = { baseUrl: key.baseUrl, contextTokens: key.contextTokens, quota: key.id };
    if (sealedSecret === null) return { ...access, apiKey: null };
    try {
      return { ...access, apiKey: box.open(sealedSecret, key.id) };
    } catch (error) {
      const cannot = `The secret of the provider key ${key.id} cannot be read`;
      if (!(error instanceof SealedUnderAnotherKeyError))
        throw createAuthError(key.provider, `${cannot}: the stored data is damaged. Send the secret again.`);
      const message =
        `${cannot}: it was encrypted with another key. ` +
        'Set the same EXCERPT_ENCRYPTION_KEY on all servers, or send the secret again.';
      throw createAuthError(key.provider, message);
    }
  }

  function readable(sealed: SealedKey): ProviderAccess | null {
    try {
      return unseal(sealed);
    } catch (error) {
      if (error instanceof ExtractionError) return null;
      throw error;
    }
  }

  const modelLists = createModelLists({ db, clock, registry, models, unseal: readable });

  async function record(sealed: SealedKey, status: ProviderKeyStatus): Promise<ProviderKey> {
    const now = timestamp(clock.now());
    const verdict = { status, verifiedAt: now, updatedAt: now };
    await updateVerdict(db, sealed, verdict);
    return { ...sealed.key, ...verdict };
  }

  async function markRefused(access: ProviderAccess): Promise<void> {
    const sealed = await findProviderKeyById(db, access.quota);
    if (sealed === undefined || sealed.key.status === 'invalid') return;
    // The secret may have been replaced during the call. Then the verdict does not apply to the new one.
    const current = readable(sealed);
    if (current?.apiKey === access.apiKey && current.baseUrl === access.baseUrl) await record(sealed, 'invalid');
  }

  return {
    modelLists,

    async getAccess({ provider, keySource, providerKeyId, residency }) {
      if (provider === builtIn.id) return { apiKey: null, baseUrl: null, quota: 'system' };
      if (keySource === 'system') {
        if (provider === system.provider) return system.access;
        throw createAuthError(
          provider,
          `The system fallback is ${system.provider} now, no longer ${provider}. Start the run again.`,
        );
      }
      const sealed = providerKeyId === null ? undefined : await findProviderKeyById(db, providerKeyId);
      if (sealed === undefined)
        throw createAuthError(
          provider,
          'The provider key of this run was deleted. Start the run again with another key.',
        );
      if (sealed.key.status === 'invalid') throw createRefusedError(sealed.key);
      const leadsTo = getResidency(registry, sealed.key);
      if (residency !== UNKNOWN_RESIDENCY && residency !== leadsTo) {
        const message =
          `The residency of the provider key ${sealed.key.id} is "${leadsTo}" now, ` +
          `not "${residency}" as this run recorded. Start the run again.`;
        throw createAuthError(provider, message);
      }
      const access = unseal(sealed);
      if (await proofs.waitFor(access)) throw createRefusedError(sealed.key);
      return access;
    },

    beginUse(provider, access) {
      const use = proofs.begin(provider, access);
      return {
        accepted: use.accepted,
        async refused() {
          const isRefused = await use.refused();
          if (isRefused) await markRefused(access);
          return isRefused;
        },
      };
    },

    async verifySealed(sealed, signal) {
      const { key } = sealed;
      const deadline = AbortSignal.timeout(VERIFY_TIMEOUT_MS);
      try {
        const access = unseal(sealed);
        const provider = registry.find(key.provider);
        const isProof = provider?.quirks.listsModels ?? false;
        const offered = isProof
          ? await proofs.listModels(key.provider, access, AbortSignal.any([signal, deadline]))
          : provider && (await modelLists.read(provider, access));
        if (offered != null) await modelLists.store(sealed, offered);
        if (offered != null && isProof) {
          proofs.begin(key.provider, access).accepted();
          return { key: await record(sealed, 'valid'), models: offered, problem: null };
        }
        const message =
          `${key.provider} has no list of models that requires a key. ` + 'The first run will show whether it works.';
        return { key, models: offered ?? null, problem: { code: 'not_supported', message } };
      } catch (error) {
        if (deadline.aborted && !signal.aborted) {
          const message = `${key.provider} did not answer within ${VERIFY_TIMEOUT_MS / 1000} s. Try again later.`;
          return { key, models: null, problem: { code: 'provider_unavailable', message } };
        }
        if (!(error instanceof ExtractionError)) throw error;
        return {
          key: refusesKey(error) ? await record(sealed, 'invalid') : key,
          models: null,
          problem: { code: error.code, message: error.message },
        };
      }
    },
  };
}

const createRefusedError = ({ id, provider }: ProviderKey): ExtractionError =>
  createAuthError(
    provider,
    `${provider} refused the provider key ${id}. ${adviseOnRefusedKey(id)} Then start the run again.`,
  );

function createAuthError(provider: string, message: string): ExtractionError {
  return new ExtractionError('provider_auth', message, { provider, switches: true });
}
