import type {
  Environment,
  EnvironmentDetail,
  GetEnvironmentData,
  ListEnvironmentsData,
  UpdateEnvironmentData,
} from '../../generated/types.gen.ts';
import type { Caller, Handlers, Input } from '../http/operation-input.ts';
import { paginate } from '../http/paginate.ts';
import type { Service } from '../service.ts';
import { notFound, refusedField } from '../service-error.ts';
import type { EnvironmentRecord, Store } from '../store.ts';
import { isLocked, member, owner, readable, refuseLocked } from './access.ts';
import { adviseOnRefusedKey, describeModel, findProvider, refuseUnlisted } from './resolve-model.ts';

function present(store: Store, environment: EnvironmentRecord): Environment {
  const { providerKeyId: _key, model: _model, verify: _verify, ...rest } = environment;
  const { allowedResidencies: _residencies, fallbacks: _fallbacks, ...kept } = rest;
  const { keepPrompts: _keep, promptRetentionDays: _days, ...shown } = kept;
  return { ...shown, isDefault: shown.slug === 'production', isLocked: isLocked(store, environment) };
}

function presentDetail(store: Store, environment: EnvironmentRecord): EnvironmentDetail {
  const { providerKeyId, model, verify, allowedResidencies, fallbacks, keepPrompts, promptRetentionDays } = environment;
  const { providerKeyId: _key, ...resolved } = describeModel(store, environment);
  const policy = { verify, allowedResidencies, fallbacks, keepPrompts, promptRetentionDays };
  return { ...present(store, environment), providerKeyId, model, ...policy, resolved };
}

interface EnvironmentPlace {
  isNewKey: boolean;
  /** Of the fields in the body, such as `fallbacks/0/`. */
  prefix?: string;
}

/** The pair that results must be legal, whichever half of it was sent. */
function refuseIllegal(
  store: Store,
  caller: Caller,
  { providerKeyId, model }: Pick<EnvironmentRecord, 'providerKeyId' | 'model'>,
  { isNewKey, prefix: place = '' }: EnvironmentPlace,
): void {
  if (providerKeyId === null) {
    if (model === null) return;
    const message = 'A model needs a provider key. Send providerKeyId with it, or model: null.';
    throw refusedField('model_requires_key', 'model', message);
  }
  const found = store.providerKeys.find(({ key, userId }) => key.id === providerKeyId && userId === caller.userId);
  if (found === undefined) throw notFound('Provider key');
  const { provider, status, id } = found.key;
  if (isNewKey && status === 'invalid') {
    const message = `${provider} refused the provider key ${id}. ${adviseOnRefusedKey(id)} Or bind another one.`;
    throw refusedField('provider_key_invalid', `${place}providerKeyId`, message);
  }
  if (model === null) return;
  const prefix = model.slice(0, Math.max(0, model.indexOf('/')));
  if (prefix !== '' && prefix !== provider && findProvider(prefix) !== undefined) {
    const message =
      `The model ${model} is of ${prefix}, and the key of ${provider}. ` +
      `Send a model of ${provider}, without its provider.`;
    throw refusedField('provider_mismatch', `${place}model`, message);
  }
  refuseUnlisted(provider, model, `${place}model`);
}

export function environmentHandlers({ store, clock }: Service): Handlers {
  return {
    listEnvironments({ caller, path, query }: Input<ListEnvironmentsData>) {
      const { workspace } = member(store, caller, path.slug);
      const own = store.environments.filter(({ workspaceId }) => workspaceId === workspace.id);
      return {
        status: 200,
        body: paginate(
          own.map((one) => present(store, one)),
          query,
        ),
      };
    },

    getEnvironment({ caller, path }: Input<GetEnvironmentData>) {
      const { workspace } = member(store, caller, path.slug);
      return { status: 200, body: presentDetail(store, readable(store, workspace.id, path.envSlug)) };
    },

    updateEnvironment({ caller, path, body }: Input<UpdateEnvironmentData>) {
      const { workspace } = owner(store, caller, path.slug);
      const environment = refuseLocked(store, readable(store, workspace.id, path.envSlug));
      const fallbacks = body.fallbacks?.map(({ providerKeyId, model = null }) => ({ providerKeyId, model }));
      const kept = fallbacks ?? environment.fallbacks;
      const updated: EnvironmentRecord = { ...environment, ...body, fallbacks: kept, updatedAt: clock.timestamp() };
      refuseIllegal(store, caller, updated, { isNewKey: body.providerKeyId != null });
      for (const [index, fallback] of (fallbacks ?? []).entries())
        refuseIllegal(store, caller, fallback, { isNewKey: true, prefix: `fallbacks/${index}/` });
      Object.assign(environment, updated);
      return { status: 200, body: presentDetail(store, environment) };
    },
  };
}
