import type {
  CreateProviderKeyData,
  DeleteProviderKeyData,
  GetProviderKeyData,
  ListProviderKeysData,
  ListProvidersData,
  ProviderKey,
  ProviderKeyVerification,
  UpdateProviderKeyData,
  VerifyProviderKeyData,
} from '../../generated/types.gen.ts';
import { PROVIDERS } from '../generated/providers.gen.ts';
import { rules } from '../generated/rules.gen.ts';
import type { Caller, Handlers, Input } from '../http/operation-input.ts';
import { paginate, paginateNewest } from '../http/paginate.ts';
import type { Service } from '../service.ts';
import { notFound, refusedField, serviceError } from '../service-error.ts';
import { remove, type ProviderKeyRecord, type Store } from '../store.ts';
import { isLocked } from './access.ts';
import { findProvider } from './resolve-model.ts';
import { refuseAddress } from '../webhooks/public-address.ts';

/** The ends of a secret: of a short one hardly anything. */
function mask(secret: string): string {
  const shown = Math.min(4, Math.floor(secret.length / 8));
  return `${secret.slice(0, shown)}…${secret.slice(secret.length - shown)}`;
}

function findOwnKey(store: Store, caller: Caller, id: string): ProviderKeyRecord {
  const found = store.providerKeys.find(({ key, userId }) => key.id === id && userId === caller.userId);
  if (found === undefined) throw notFound('Provider key');
  return found;
}

function refuseBaseUrl(baseUrl: string | undefined): void {
  if (baseUrl === undefined) return;
  refuseAddress(baseUrl, 'baseUrl');
  const { search, hash } = new URL(baseUrl);
  if (search !== '' || hash !== '')
    throw refusedField('invalid_url', 'baseUrl', 'baseUrl must not have a query string or a fragment.');
}

function verify(key: ProviderKey, now: string): ProviderKeyVerification {
  const models = findProvider(key.provider)?.models ?? [];
  if (models.length === 0) {
    const message =
      `${key.provider} has no list of models that requires a key. ` + 'The first run will show whether it works.';
    return { ...key, models: null, problem: { code: 'not_supported', message } };
  }
  Object.assign(key, { status: 'valid', verifiedAt: now, updatedAt: now });
  return { ...key, models, problem: null };
}

export function providerKeyHandlers({ store, clock, newId }: Service): Handlers {
  return {
    listProviders({ query }: Input<ListProvidersData>) {
      return { status: 200, body: paginate(PROVIDERS, query) };
    },

    listProviderKeys({ caller, query }: Input<ListProviderKeysData>) {
      const keys = store.providerKeys.filter(({ userId }) => userId === caller.userId).map(({ key }) => key);
      return { status: 200, body: paginateNewest(keys, query) };
    },

    createProviderKey({ caller, body }: Input<CreateProviderKeyData>) {
      const { provider, secret, name, defaultModel, baseUrl, residency, contextTokens } = body;
      const claims = { provider, hasSecret: secret !== undefined, defaultModel, baseUrl, residency };
      const checked = rules.checkProviderKey(claims);
      refuseBaseUrl(baseUrl);
      const now = clock.timestamp();
      const key: ProviderKey = {
        id: newId('pk'),
        provider,
        name: name ?? checked.name,
        defaultModel: checked.defaultModel,
        baseUrl: baseUrl ?? null,
        residency: residency ?? null,
        contextTokens: contextTokens ?? null,
        maskedKey: secret === undefined ? null : mask(secret),
        status: 'unverified',
        verifiedAt: null,
        createdAt: now,
        updatedAt: now,
      };
      store.providerKeys.push({ key, userId: caller.userId, hasSecret: secret !== undefined });
      return { status: 201, body: key };
    },

    getProviderKey({ caller, path }: Input<GetProviderKeyData>) {
      return { status: 200, body: findOwnKey(store, caller, path.id).key };
    },

    updateProviderKey({ caller, path, body }: Input<UpdateProviderKeyData>) {
      const record = findOwnKey(store, caller, path.id);
      const { key } = record;
      refuseBaseUrl(body.baseUrl);
      const isElsewhere = body.baseUrl !== undefined && body.baseUrl !== key.baseUrl;
      rules.checkProviderKey({
        provider: key.provider,
        hasSecret: body.secret !== undefined || record.hasSecret,
        defaultModel: body.defaultModel ?? key.defaultModel,
        baseUrl: body.baseUrl ?? key.baseUrl ?? undefined,
        residency: body.residency ?? key.residency ?? undefined,
        leavesSecret: isElsewhere && body.secret === undefined && record.hasSecret,
      });
      const { secret, ...fields } = body;
      Object.assign(key, fields, { updatedAt: clock.timestamp() });
      if (secret !== undefined) Object.assign(key, { maskedKey: mask(secret) });
      if (secret !== undefined) record.hasSecret = true;
      if (isElsewhere || secret !== undefined) Object.assign(key, { status: 'unverified', verifiedAt: null });
      return { status: 200, body: key };
    },

    deleteProviderKey({ caller, path }: Input<DeleteProviderKeyData>) {
      const { key } = findOwnKey(store, caller, path.id);
      const bound = store.environments.filter(
        ({ providerKeyId, fallbacks }) =>
          providerKeyId === key.id || fallbacks.some((fallback) => fallback.providerKeyId === key.id),
      );
      const inUse = bound.filter((environment) => !isLocked(store, environment));
      if (inUse.length > 0) {
        const slugOf = (id: string) => store.workspaces.find(({ workspace }) => workspace.id === id)?.workspace.slug;
        const names = inUse.map(({ workspaceId, slug }) => `${slugOf(workspaceId)}/${slug}`).join(', ');
        const message = `Environments use this key: ${names}. Bind them to another key, or to none, first.`;
        throw serviceError('in_use', message);
      }
      for (const environment of bound) {
        if (environment.providerKeyId === key.id) Object.assign(environment, { providerKeyId: null, model: null });
        environment.fallbacks = environment.fallbacks.filter(({ providerKeyId }) => providerKeyId !== key.id);
      }
      remove(store.providerKeys, (record) => record.key.id === key.id);
      return { status: 204 };
    },

    verifyProviderKey({ caller, path }: Input<VerifyProviderKeyData>) {
      return { status: 200, body: verify(findOwnKey(store, caller, path.id).key, clock.timestamp()) };
    },
  };
}
