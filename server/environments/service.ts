import type { AuditLog } from '../audit/record-change.ts';
import type { Db, ServiceDatabase, Tx } from '../db/database.ts';
import { AppError, notFound } from '../errors.ts';
import { timestamp, type Clock } from '../lib/clock.ts';
import type { NewId } from '../lib/ids.ts';
import type { Page, PageRequest } from '../lib/pagination.ts';
import type { ProviderRegistry } from '../extraction/models/provider-registry.ts';
import type { ProviderKeysService } from '../provider-keys/service.ts';
import type { ModelResolution, ProvidersService } from '../providers/service.ts';
import type { Caller } from '../users/service.ts';
import type { WorkspaceAccess } from '../workspaces/workspace-access.ts';
import { createBindingRules } from './binding-rules.ts';
import * as environments from './repository.ts';
import { ENVIRONMENT_SLUGS, type Environment, type EnvironmentSlug } from './repository.ts';

export { ENVIRONMENT_SLUGS };
export type { Environment, EnvironmentSlug } from './repository.ts';

/** Includes the model that extractions will use, which is resolved on each read. */
export interface EnvironmentDetail extends Environment {
  resolved: ModelResolution;
}

export interface EnvironmentPatch {
  providerKeyId?: string | null | undefined;
  model?: string | null | undefined;
  verify?: boolean | undefined;
  retentionDays?: number | null | undefined;
  allowedResidencies?: string[] | undefined;
  fallbacks?: { providerKeyId: string; model?: string | null | undefined }[] | undefined;
  keepPrompts?: boolean | undefined;
  promptRetentionDays?: number | undefined;
}

export interface EnvironmentsService {
  createAll(tx: Tx, workspaceId: string): Promise<void>;
  list(caller: Caller, slug: string, page: PageRequest): Promise<Page<Environment>>;
  get(caller: Caller, slug: string, environmentSlug: EnvironmentSlug): Promise<EnvironmentDetail>;
  update(
    caller: Caller,
    slug: string,
    environmentSlug: EnvironmentSlug,
    patch: EnvironmentPatch,
  ): Promise<EnvironmentDetail>;
  /** An environment to read from, locked or not. */
  getReadable(db: Db, workspaceId: string, slug: EnvironmentSlug): Promise<Environment>;
  /** Throws `environment_locked` if the plan does not include the environment. */
  getWritable(db: Db, workspaceId: string, slug: EnvironmentSlug): Promise<Environment>;
  /** For callers that have already read the environment and plan. Throws `environment_locked`. */
  refuseLocked(slug: EnvironmentSlug, ownerPlan: string): void;
  /** Where documents of an environment may be processed now; empty for anywhere. */
  getAllowedResidencies(db: Db, id: string): Promise<string[]>;
  /** Like `getWritable`, by the environment's id. */
  getWritableById(db: Db, workspaceId: string, id: string): Promise<Environment>;
}

interface Dependencies {
  database: ServiceDatabase;
  clock: Clock;
  newId: NewId;
  providers: Pick<ProvidersService, 'describe'>;
  registry: ProviderRegistry;
  keys: Pick<ProviderKeysService, 'lock' | 'refreshModels' | 'explainUnpublished'>;
  access: WorkspaceAccess;
  audit: AuditLog;
}

const NAMES: Record<EnvironmentSlug, string> = {
  production: 'Production',
  staging: 'Staging',
  development: 'Development',
};

const withModel = ({ providerKeyId, model = null }: NonNullable<EnvironmentPatch['fallbacks']>[number]) => ({
  providerKeyId,
  model,
});

export function createEnvironmentsService({
  database,
  clock,
  newId,
  providers,
  registry,
  keys,
  access,
  audit,
}: Dependencies): EnvironmentsService {
  const rules = createBindingRules({ keys, registry });

  function present(environment: Environment | undefined): Environment {
    if (environment === undefined) throw notFound('Environment');
    return environment;
  }

  const locked = (slug: EnvironmentSlug) =>
    new AppError(
      'environment_locked',
      `The ${slug} environment needs the Pro plan. Use production, or change the plan.`,
    );

  function unlocked(environment: Environment): Environment {
    if (environment.isLocked) throw locked(environment.slug);
    return environment;
  }

  const getReadable: EnvironmentsService['getReadable'] = async (db, workspaceId, slug) =>
    present(await environments.findEnvironment(db, workspaceId, slug));

  const withResolution = async (db: Db, environment: Environment): Promise<EnvironmentDetail> => ({
    ...environment,
    resolved: await providers.describe(db, environment),
  });

  return {
    getReadable,
    getAllowedResidencies: environments.findAllowedResidencies,
    refuseLocked(slug, ownerPlan) {
      if (environments.isLocked(slug, ownerPlan)) throw locked(slug);
    },
    getWritable: async (db, workspaceId, slug) => unlocked(await getReadable(db, workspaceId, slug)),
    getWritableById: async (db, workspaceId, id) =>
      unlocked(present(await environments.findEnvironmentById(db, workspaceId, id))),

    async createAll(tx, workspaceId) {
      const now = timestamp(clock.now());
      const all = ENVIRONMENT_SLUGS.map((slug) => ({
        id: newId('env'),
        workspaceId,
        slug,
        name: NAMES[slug],
        providerKeyId: null,
        model: null,
        verify: false,
        retentionDays: null,
        allowedResidencies: [],
        fallbacks: [],
        createdAt: now,
        updatedAt: now,
      }));
      await environments.insertEnvironments(tx, all);
    },

    async list(caller, slug, page) {
      const { workspace } = await access.requireMember(database.db, caller, slug);
      return environments.listEnvironments(database.db, workspace.id, page);
    },

    async get(caller, slug, environmentSlug) {
      const { workspace } = await access.requireMember(database.db, caller, slug);
      return withResolution(database.db, await getReadable(database.db, workspace.id, environmentSlug));
    },

    async update(caller, slug, environmentSlug, patch) {
      await refreshModels(caller, slug, environmentSlug, patch);
      return database.transaction(async (tx) => {
        const { workspace } = await access.requireOwner(tx, caller, slug);
        await environments.lockEnvironment(tx, workspace.id, environmentSlug);
        const environment = unlocked(await getReadable(tx, workspace.id, environmentSlug));
        const {
          providerKeyId = environment.providerKeyId,
          model = environment.model,
          verify = environment.verify,
          retentionDays = environment.retentionDays,
          allowedResidencies = environment.allowedResidencies,
          keepPrompts = environment.keepPrompts,
          promptRetentionDays = environment.promptRetentionDays,
        } = patch;
        const fallbacks = patch.fallbacks?.map(withModel) ?? environment.fallbacks;
        const binding = { providerKeyId, model };
        const updatedAt = timestamp(clock.now());
        const prompts = { keepPrompts, promptRetentionDays };
        const policy = { verify, retentionDays, allowedResidencies, fallbacks, ...prompts };
        const updated = { ...environment, ...binding, ...policy, updatedAt };
        if (patch.providerKeyId !== undefined || patch.model !== undefined)
          await rules.refuseIllegal(tx, caller, environment, binding, { isNewKey: patch.providerKeyId != null });
        if (patch.fallbacks !== undefined) await rules.refuseIllegalFallbacks(tx, caller, environment, fallbacks);
        await environments.updateEnvironment(tx, updated);
        await audit.record(tx, {
          action: 'environment.updated',
          actorId: caller.userId,
          scope: { workspaceId: workspace.id },
          targetId: environment.id,
          before: environment,
          after: updated,
        });
        return withResolution(tx, updated);
      });
    },
  };

  /** Reads the lists of providers again which lack models that the request names. */
  async function refreshModels(
    caller: Caller,
    slug: string,
    environmentSlug: EnvironmentSlug,
    { providerKeyId, model, fallbacks = [] }: EnvironmentPatch,
  ): Promise<void> {
    const named = [...fallbacks];
    if (providerKeyId != null || model != null) {
      const { workspace } = await access.requireOwner(database.db, caller, slug);
      const now = await getReadable(database.db, workspace.id, environmentSlug);
      const id = providerKeyId ?? now.providerKeyId;
      if (id !== null) named.push({ providerKeyId: id, model: model === undefined ? now.model : model });
    }
    await Promise.all(
      named.map(async (one) => {
        if (one.model != null) await keys.refreshModels(caller, { id: one.providerKeyId }, one.model);
      }),
    );
  }
}
