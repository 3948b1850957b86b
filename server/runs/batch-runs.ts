import type { SpendingLimit } from '../usage/spending-limit.ts';
import type { Db, ServiceDatabase, Tx } from '../db/database.ts';
import type { JsonValue } from '../lib/json-value.ts';
import type { ModelChoice } from '../lib/models/model-choice.ts';
import type { CallerOptions, RunOptions } from '../lib/models/run-options.ts';
import type { Caller } from '../users/service.ts';
import {
  insertReusing,
  limitPlan,
  planAgain,
  type AcceptDependencies,
  type ExtractTarget,
  type PendingRun,
} from './accept-run.ts';
import { cancelRun, type CancelDependencies } from './cancel-run.ts';
import { readCalls } from './execution/finished-calls.ts';
import { findRun } from './repository.ts';

/** Where the runs of a batch belong, and the models that they use. */
export interface PlannedRuns {
  workspaceId: string;
  environmentId: string;
  schemaFamilyId: string;
  schemaVersionId: string;
  resolution: ModelChoice;
  fallbacks: ModelChoice[];
  options: RunOptions;
}

/** The calls that active runs have finished, by run. */
type FinishedCalls = ReadonlyMap<string, JsonValue[]>;

/** Runs for the service of batches. */
export interface BatchRuns extends Pick<SpendingLimit, 'refuseExceeded'> {
  /** Reads the provider's list of models again if it lacks the model. Before `plan`, and not within a transaction. */
  refreshModels(caller: Caller, model: string | undefined): Promise<void>;
  /** Checks permissions and resolves version and models. Throws what `extract` throws. */
  plan(
    db: Db,
    caller: Caller,
    target: ExtractTarget,
    request: { versionNumber?: number | undefined; model?: string | undefined; options: CallerOptions },
  ): Promise<PlannedRuns>;
  /** Resolves the models of earlier runs again. Throws `environment_locked`. */
  planAgain(
    db: Db,
    caller: Caller,
    place: { workspaceId: string; environmentId: string },
    earlier: { resolution: ModelChoice; options: RunOptions },
  ): Promise<Pick<PlannedRuns, 'resolution' | 'fallbacks'>>;
  /**
   * Inserts a run of low priority. Returns its id.
   * @param earlierRunId a run of the same document whose finished calls it takes over
   */
  insert(tx: Tx, earlierRunId: string | null, run: PendingRun): Promise<string>;
  /** Starts runs for what waits until the budget of the workspace is used up. Returns for how many. */
  startWhileRoom<Item>(
    tx: Tx,
    workspaceId: string,
    waiting: readonly Item[],
    start: (item: Item) => Promise<void>,
  ): Promise<number>;
  /** For `cancel`, outside its transaction. */
  readCalls(ids: readonly string[]): Promise<FinishedCalls>;
  /** Cancels those of the runs that are not final. */
  cancel(tx: Tx, ids: readonly string[], calls: FinishedCalls): Promise<void>;
}

type Dependencies = CancelDependencies &
  Pick<
    AcceptDependencies,
    'access' | 'environments' | 'schemas' | 'providers' | 'newId' | 'queue' | 'pinnedVersions' | 'spendingLimit'
  > & {
    database: ServiceDatabase;
  };

export function createBatchRuns(dependencies: Dependencies): BatchRuns {
  const { database, access, environments, schemas, providers, spendingLimit } = dependencies;
  return {
    refuseExceeded: (db, workspaceId) => spendingLimit.refuseExceeded(db, workspaceId),
    refreshModels: (caller, model) => providers.refreshModels(caller, model),

    async plan(db, caller, { slug, schemaKey, env }, { versionNumber, model, options }) {
      const { workspace } = await access.requireMember(db, caller, slug);
      const environment = await environments.getWritable(db, workspace.id, env);
      const family = await schemas.family(db, workspace.id, schemaKey);
      const pinned = { environmentId: environment.id, schemaFamilyId: family.id };
      const number = versionNumber ?? (await dependencies.pinnedVersions.find(db, pinned));
      const version = await schemas.version(db, family, number);
      const resolved = await providers.resolve(db, caller, environment, model);
      // A model that the request names is not replaced by another.
      const policy = model === undefined ? environment : { ...environment, fallbacks: [] };
      const plan = limitPlan(providers, await providers.plan(db, policy, resolved), options);
      return {
        workspaceId: workspace.id,
        environmentId: environment.id,
        schemaFamilyId: family.id,
        schemaVersionId: version.id,
        ...plan,
        options: { ...options, verify: environment.verify },
      };
    },

    async planAgain(db, caller, { workspaceId, environmentId }, { resolution, options }) {
      const environment = await environments.getWritableById(db, workspaceId, environmentId);
      return planAgain(providers, db, caller, { environment, earlier: resolution, options });
    },

    insert: (tx, earlierRunId, run) => insertReusing(dependencies, tx, earlierRunId, run),

    async startWhileRoom(tx, workspaceId, waiting, start) {
      let room: Awaited<ReturnType<SpendingLimit['findRoom']>> = 'some';
      for (const [index, item] of waiting.entries()) {
        if (room === 'some') room = await spendingLimit.findRoom(tx, workspaceId);
        if (room === 'none') return index;
        await start(item);
      }
      return waiting.length;
    },

    async readCalls(ids) {
      const calls = new Map<string, JsonValue[]>();
      for (const id of ids) calls.set(id, await readCalls(database, id));
      return calls;
    },

    async cancel(tx, ids, calls) {
      for (const id of ids) {
        const run = await findRun(tx, id);
        if (run !== undefined) await cancelRun(dependencies, tx, run, calls.get(id) ?? []);
      }
    },
  };
}
