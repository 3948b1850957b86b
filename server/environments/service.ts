import type { Database, Db, Tx } from '../db/database.ts';
import { AppError, notFound } from '../errors.ts';
import { timestamp, type Clock } from '../lib/clock.ts';
import type { NewId } from '../lib/ids.ts';
import type { Page, PageRequest } from '../lib/page.ts';
import type { ModelResolution, ProvidersService } from '../providers/service.ts';
import type { Caller } from '../users/service.ts';
import type { WorkspaceAccess } from '../workspaces/access.ts';
import * as environments from './repository.ts';
import { ENVIRONMENT_SLUGS, type Environment, type EnvironmentSlug } from './repository.ts';

export { ENVIRONMENT_SLUGS };
export type { Environment, EnvironmentSlug } from './repository.ts';

/** With what an extraction in the environment will use: computed on read, never stored. */
export interface EnvironmentDetail extends Environment {
  resolved: ModelResolution;
}

export interface EnvironmentPatch {
  providerKeyId?: string | null | undefined;
  model?: string | null | undefined;
}

export interface EnvironmentsService {
  createAll(tx: Tx, workspaceId: string): Promise<void>;
  list(caller: Caller, slug: string, page: PageRequest): Promise<Page<Environment>>;
  get(caller: Caller, slug: string, environmentSlug: EnvironmentSlug): Promise<EnvironmentDetail>;
  update(caller: Caller, slug: string, environmentSlug: EnvironmentSlug, patch: EnvironmentPatch): Promise<EnvironmentDetail>;
  /** An environment to read from, locked or not. */
  readable(db: Db, workspaceId: string, slug: EnvironmentSlug): Promise<Environment>;
  /** Throws `environment_locked` when the plan does not include the environment. */
  writable(db: Db, workspaceId: string, slug: EnvironmentSlug): Promise<Environment>;
  /** The same for a resource that knows its environment's id. */
  writableById(db: Db, workspaceId: string, id: string): Promise<Environment>;
}

interface Dependencies {
  database: Database;
  clock: Clock;
  newId: NewId;
  providers: Pick<ProvidersService, 'resolve'>;
  access: WorkspaceAccess;
}

const NAMES: Record<EnvironmentSlug, string> = { production: 'Production', staging: 'Staging', development: 'Development' };

export function createEnvironmentsService({ database, clock, newId, providers, access }: Dependencies): EnvironmentsService {
  function present(environment: Environment | undefined): Environment {
    if (environment === undefined) throw notFound('Environment');
    return environment;
  }

  function unlocked(environment: Environment): Environment {
    if (!environment.isLocked) return environment;
    throw new AppError('environment_locked', `The ${environment.slug} environment needs the Pro plan. Use production, or change the plan.`);
  }

  const readable: EnvironmentsService['readable'] = async (db, workspaceId, slug) =>
    present(await environments.findEnvironment(db, workspaceId, slug));

  const withResolution = (environment: Environment): EnvironmentDetail => ({ ...environment, resolved: providers.resolve() });

  return {
    readable,
    writable: async (db, workspaceId, slug) => unlocked(await readable(db, workspaceId, slug)),
    writableById: async (db, workspaceId, id) => unlocked(present(await environments.findEnvironmentById(db, workspaceId, id))),

    async createAll(tx, workspaceId) {
      const now = timestamp(clock.now());
      const all = ENVIRONMENT_SLUGS.map((slug) => ({
        id: newId('env'),
        workspaceId,
        slug,
        name: NAMES[slug],
        providerKeyId: null,
        model: null,
        createdAt: now,
        updatedAt: now,
      }));
      await environments.insertEnvironments(tx, all);
    },

    async list(caller, slug, page) {
      const { workspace } = await access.member(database.db, caller, slug);
      return environments.listEnvironments(database.db, workspace.id, page);
    },

    async get(caller, slug, environmentSlug) {
      const { workspace } = await access.member(database.db, caller, slug);
      return withResolution(await readable(database.db, workspace.id, environmentSlug));
    },

    update: (caller, slug, environmentSlug, patch) =>
      database.transaction(async (tx) => {
        const { workspace } = await access.owner(tx, caller, slug);
        await environments.lockEnvironment(tx, workspace.id, environmentSlug);
        const environment = unlocked(await readable(tx, workspace.id, environmentSlug));
        // No caller has provider keys yet, so that none can be bound.
        if (patch.providerKeyId != null) throw notFound('Provider key');
        const model = patch.model === undefined ? environment.model : patch.model;
        if (model !== null) {
          throw new AppError('model_requires_key', 'A model needs a provider key. Send providerKeyId with it, or model: null.', {
            details: [{ in: 'body', path: '/model', message: 'needs a provider key' }],
          });
        }
        const updated = { ...environment, providerKeyId: null, model: null, updatedAt: timestamp(clock.now()) };
        await environments.updateAssignment(tx, environment.id, updated);
        return withResolution(updated);
      }),
  };
}
