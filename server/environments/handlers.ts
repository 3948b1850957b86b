import { notFound } from '../errors.ts';
import { toPageRequest, type HandlersOf, type Wire } from '../http/operation.ts';
import { mapPage } from '../lib/pagination.ts';
import {
  ENVIRONMENT_SLUGS,
  type Environment,
  type EnvironmentDetail,
  type EnvironmentsService,
  type EnvironmentSlug,
} from './service.ts';

function present({
  providerKeyId: _key,
  model: _model,
  verify: _verify,
  allowedResidencies: _residencies,
  fallbacks: _fallbacks,
  keepPrompts: _keep,
  promptRetentionDays: _promptDays,
  ...environment
}: Environment): Wire<'Environment'> {
  return { ...environment, isDefault: environment.slug === 'production' };
}

function presentDetail({ resolved, ...environment }: EnvironmentDetail): Wire<'EnvironmentDetail'> {
  const { providerKeyId, model, verify, allowedResidencies, fallbacks, keepPrompts, promptRetentionDays } = environment;
  const { providerKeyId: _key, ...effective } = resolved;
  const policy = { verify, allowedResidencies, fallbacks, keepPrompts, promptRetentionDays };
  return { ...present(environment), providerKeyId, model, ...policy, resolved: effective };
}

/** An environment that does not exist is `not_found`, not a validation error. */
function environmentSlug(slug: string): EnvironmentSlug {
  const known = ENVIRONMENT_SLUGS.find((one) => one === slug);
  if (known === undefined) throw notFound('Environment');
  return known;
}

export function createEnvironmentHandlers(
  environments: EnvironmentsService,
): HandlersOf<'listEnvironments' | 'getEnvironment' | 'updateEnvironment'> {
  return {
    async listEnvironments({ caller, path, query }) {
      return { status: 200, body: mapPage(await environments.list(caller, path.slug, toPageRequest(query)), present) };
    },
    async getEnvironment({ caller, path }) {
      return {
        status: 200,
        body: presentDetail(await environments.get(caller, path.slug, environmentSlug(path.envSlug))),
      };
    },
    async updateEnvironment({ caller, path, body }) {
      const updated = await environments.update(caller, path.slug, environmentSlug(path.envSlug), body);
      return { status: 200, body: presentDetail(updated) };
    },
  };
}
