import type { AuditLog } from '../audit/record-change.ts';
import type { Db, ServiceDatabase, Tx } from '../db/database.ts';
import type { KeyBindings } from '../environments/key-bindings.ts';
import { AppError, notFound } from '../errors.ts';
import type { ProviderAccess } from '../extraction/engine.ts';
import type { ProviderRegistry } from '../extraction/models/provider-registry.ts';
import type { AddressGuard } from '../lib/addresses/address-guard.ts';
import { timestamp, type Clock } from '../lib/clock.ts';
import type { NewId } from '../lib/ids.ts';
import type { Page, PageRequest } from '../lib/pagination.ts';
import type { SecretBox } from '../lib/crypto/secret-box.ts';
import { maskForeignSecret } from '../lib/crypto/api-key-secret.ts';
import type { Caller } from '../users/service.ts';
import { checkKey, refuseAddress, refuseUnpublished } from './check-key.ts';
import * as keys from './repository.ts';
import type { ProviderKey } from './repository.ts';
import { getProvenResidency, getResidency } from './residency.ts';
import type { KeyUseRecord, Models, Pause } from './key-proofs.ts';
import { createKeyUse, type KeyUse, type ProviderKeyVerification, type RunProvider } from './use-key.ts';

export type { ProviderKey } from './repository.ts';
export type { ProviderKeyVerification } from './use-key.ts';

export interface ProviderKeyPatch {
  name?: string | undefined;
  secret?: string | undefined;
  defaultModel?: string | undefined;
  baseUrl?: string | undefined;
  residency?: string | undefined;
  contextTokens?: number | undefined;
}

export interface NewProviderKey extends ProviderKeyPatch {
  provider: string;
}

export interface ProviderKeysService {
  list(caller: Caller, page: PageRequest): Promise<Page<ProviderKey>>;
  get(caller: Caller, id: string): Promise<ProviderKey>;
  /** Throws `unknown_provider`, `provider_mismatch`, `model_not_allowed`, `invalid_url` or `validation_failed`. */
  create(caller: Caller, key: NewProviderKey): Promise<ProviderKey>;
  update(caller: Caller, id: string, patch: ProviderKeyPatch): Promise<ProviderKey>;
  /** Throws `in_use` while unlocked environments are bound to it. */
  delete(caller: Caller, id: string): Promise<void>;
  /** Asks the provider, and records the result. */
  verify(caller: Caller, id: string, signal: AbortSignal): Promise<ProviderKeyVerification>;

  /** Finds a key of the caller and locks it until the end of the transaction. Throws `not_found`. */
  lock(tx: Tx, caller: Caller, id: string): Promise<ProviderKey>;
  /** A key of any user, for environments that are bound to it. */
  findById(db: Db, id: string): Promise<ProviderKey | undefined>;
  /** The newest key for the provider that is not `invalid`; if all are, the newest. */
  findPreferred(db: Db, userId: string, provider: string): Promise<ProviderKey | undefined>;
  /** The residency of documents sent with the key. */
  getResidency(key: ProviderKey): string;
  /** The residency that a document of the provider or the operator states; null without one. */
  getProvenResidency(key: ProviderKey): string | null;
  /**
   * The provider access of a run. Throws an `ExtractionError` with `provider_auth` if the key was deleted or refused,
   * cannot be decrypted, or has another residency than the run recorded.
   */
  getAccess(run: RunProvider): Promise<ProviderAccess>;
  /** Records the use of a key by an attempt. A key that is refused twice becomes `invalid`. */
  beginUse(provider: string, access: ProviderAccess): KeyUseRecord;
  /** What belongs to the caller's keys or to the server's. */
  filterOwn<T extends { quota: string }>(caller: Caller, some: readonly T[]): Promise<T[]>;
  /**
   * Reads the providers' lists again of those of the caller's keys, one or all of a provider, that do not have the
   * model. Not within a transaction. A provider that does not answer changes nothing.
   */
  refreshModels(caller: Caller, keys: { id: string } | { provider: string }, model: string): Promise<void>;
  /** Why the stored list of the provider does not allow a model; null if it does, or if there is none. */
  explainUnpublished(db: Db, key: ProviderKey, model: string): Promise<string | null>;
  /** Number of stored secrets that cannot be decrypted with the server's key. */
  countUnreadable(): Promise<number>;
}

export interface ProviderKeysDependencies {
  database: ServiceDatabase;
  clock: Clock;
  newId: NewId;
  registry: ProviderRegistry;
  box: SecretBox;
  addresses: Pick<AddressGuard, 'checkUrl'>;
  /** Whether addresses may use `http`, which is the case if the operator allows private addresses. */
  allowsHttp: boolean;
  models: Models;
  /** The access to the system fallback, and its provider. */
  system: { provider: string; access: ProviderAccess };
  bindings: KeyBindings;
  audit: AuditLog;
  /** In place of real time, before a refused key is proved again. */
  pause?: Pause;
}

const toAccess = (id: string, { secret, baseUrl }: Pick<ProviderKeyPatch, 'secret' | 'baseUrl'>): ProviderAccess => ({
  apiKey: secret ?? null,
  baseUrl: baseUrl ?? null,
  quota: id,
});

/** Of the keys for a provider, the newest ones are asked. */
const MAX_REFRESHED_KEYS = 5;

export function createProviderKeysService(dependencies: ProviderKeysDependencies): ProviderKeysService {
  const { database, clock, newId, registry, box, system, bindings, audit } = dependencies;
  const { db } = database;
  const use: KeyUse = createKeyUse(dependencies);
  const now = () => timestamp(clock.now());

  function present(found: keys.SealedKey | undefined): keys.SealedKey {
    if (found === undefined) throw notFound('Provider key');
    return found;
  }

  const changeOf = ({ userId }: Caller, targetId: string) => ({ actorId: userId, scope: { userId }, targetId });

  async function own(on: Db, caller: Caller, id: string): Promise<keys.SealedKey> {
    return present(await keys.findProviderKey(on, caller.userId, id));
  }

  async function hold(tx: Tx, caller: Caller, id: string): Promise<keys.SealedKey> {
    return present(await keys.lockProviderKey(tx, caller.userId, id));
  }

  /** What the provider lists for a new secret or address. Reads the stored list again if it lacks the new default. */
  async function readForPatch(before: keys.SealedKey, patch: ProviderKeyPatch): Promise<string[] | null> {
    const { id, provider, baseUrl } = before.key;
    const entry = registry.find(provider);
    if (patch.secret !== undefined || (patch.baseUrl !== undefined && patch.baseUrl !== baseUrl)) {
      // The stored secret is not sent to another address.
      const access = toAccess(id, { secret: patch.secret, baseUrl: patch.baseUrl ?? baseUrl ?? undefined });
      return entry === undefined ? null : use.modelLists.read(entry, access);
    }
    if (patch.defaultModel !== undefined) await use.modelLists.refresh(before, patch.defaultModel);
    return null;
  }

  return {
    ...use,
    list: (caller, page) => keys.listProviderKeys(db, caller.userId, page),
    get: async (caller, id) => (await own(db, caller, id)).key,
    lock: async (tx, caller, id) => (await hold(tx, caller, id)).key,
    findById: async (on, id) => (await keys.findProviderKeyById(on, id))?.key,
    findPreferred: keys.findPreferredKey,
    getResidency: (key) => getResidency(registry, key),
    getProvenResidency: (key) => getProvenResidency(registry, key),
    async filterOwn({ userId }, some) {
      const isOwn = await Promise.all(
        some.map(
          async ({ quota }) =>
            quota === system.access.quota || (await keys.findProviderKeyById(db, quota))?.key.userId === userId,
        ),
      );
      return some.filter((_, index) => isOwn[index]);
    },
    async refreshModels({ userId }, wanted, model) {
      const found =
        'id' in wanted
          ? [await keys.findProviderKey(db, userId, wanted.id)]
          : await keys.listSealedKeys(db, userId, wanted.provider, MAX_REFRESHED_KEYS);
      await Promise.all(
        found.filter((one) => one !== undefined).map((sealed) => use.modelLists.refresh(sealed, model)),
      );
    },
    explainUnpublished: use.modelLists.explain,
    countUnreadable: () => keys.countSealedElsewhere(db, box.prefix),

    async create(caller, { provider, secret, name, defaultModel, baseUrl, residency, contextTokens }) {
      const { entry, model } = checkKey(registry, {
        provider,
        hasSecret: secret !== undefined,
        defaultModel,
        baseUrl,
        residency,
      });
      await refuseAddress(dependencies, baseUrl);
      const id = newId('pk');
      const published = await use.modelLists.read(entry, toAccess(id, { secret, baseUrl }));
      refuseUnpublished(entry, published, model);
      const createdAt = now();
      const key: ProviderKey = {
        id,
        userId: caller.userId,
        provider,
        name: name ?? entry.name,
        defaultModel: model,
        baseUrl: baseUrl ?? null,
        residency: residency ?? null,
        contextTokens: contextTokens ?? null,
        maskedKey: secret === undefined ? null : maskForeignSecret(secret),
        status: 'unverified',
        verifiedAt: null,
        createdAt,
        updatedAt: createdAt,
      };
      return database.transaction(async (tx) => {
        await keys.insertProviderKey(tx, key, secret === undefined ? null : box.seal(secret, id), published);
        const change = { action: 'provider_key.created', before: null, after: key } as const;
        await audit.record(tx, { ...changeOf(caller, id), ...change });
        return key;
      });
    },

    async update(caller, id, patch) {
      const before = await own(db, caller, id);
      await refuseAddress(dependencies, patch.baseUrl);
      const published = await readForPatch(before, patch);
      return database.transaction(async (tx) => {
        const { key, sealedSecret } = await hold(tx, caller, id);
        const { secret } = patch;
        const baseUrl = patch.baseUrl ?? key.baseUrl ?? undefined;
        const residency = patch.residency ?? key.residency ?? undefined;
        const defaultModel = patch.defaultModel ?? key.defaultModel;
        const isElsewhere = patch.baseUrl !== undefined && patch.baseUrl !== key.baseUrl;
        const { entry } = checkKey(registry, {
          provider: key.provider,
          hasSecret: secret !== undefined || sealedSecret !== null,
          defaultModel,
          baseUrl,
          residency,
          leavesSecret: isElsewhere && secret === undefined && sealedSecret !== null,
        });
        const isOther = isElsewhere || secret !== undefined;
        // A default that works is not refused because the list has changed.
        if (defaultModel !== key.defaultModel)
          refuseUnpublished(entry, isOther ? published : await keys.findModelList(tx, id), defaultModel);
        const updated: ProviderKey = {
          ...key,
          name: patch.name ?? key.name,
          defaultModel,
          baseUrl: baseUrl ?? null,
          residency: residency ?? null,
          contextTokens: patch.contextTokens ?? key.contextTokens,
          ...(secret !== undefined && { maskedKey: maskForeignSecret(secret) }),
          ...(isOther && { status: 'unverified', verifiedAt: null }),
          updatedAt: now(),
        };
        const sealed = secret === undefined ? sealedSecret : box.seal(secret, id);
        await keys.updateProviderKey(tx, updated, sealed);
        if (isOther) await keys.updateModelList(tx, { key: updated, sealedSecret: sealed }, published);
        const change = { action: 'provider_key.updated', before: key, after: updated } as const;
        await audit.record(tx, { ...changeOf(caller, id), ...change });
        return updated;
      });
    },

    delete: (caller, id) =>
      database.transaction(async (tx) => {
        const { key } = await hold(tx, caller, id);
        await keys.deleteProviderKey(tx, caller.userId, id);
        const change = { action: 'provider_key.deleted', before: key, after: null } as const;
        await audit.record(tx, { ...changeOf(caller, id), ...change });
        const bound = await bindings.list(tx, caller.userId, id);
        const inUse = bound.filter(({ isLocked }) => !isLocked);
        if (inUse.length > 0) {
          // All of them belong to the caller, so the message reveals nothing new.
          const names = inUse.map(({ workspaceSlug, slug }) => `${workspaceSlug}/${slug}`).join(', ');
          throw new AppError(
            'in_use',
            `Environments use this key: ${names}. Bind them to another key, or to none, first.`,
          );
        }
        // A locked environment extracts nothing and could not be bound to another key.
        await bindings.remove(tx, bound, { providerKeyId: id, actorId: caller.userId });
      }),

    verify: async (caller, id, signal) => use.verifySealed(await own(db, caller, id), signal),
  };
}
