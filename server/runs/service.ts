import type { AuditLog } from '../audit/record-change.ts';
import type { Db } from '../db/database.ts';
import { AppError, contentExpired, notFound } from '../errors.ts';
import type { SecretBox } from '../lib/crypto/secret-box.ts';
import { getOffset, type Page, type PageRequest } from '../lib/pagination.ts';
import type { EnvironmentsService, EnvironmentSlug } from '../environments/service.ts';
import type { Caller } from '../users/service.ts';
import {
  acceptRun,
  insertReusing,
  planAgain,
  type AcceptDependencies,
  type ExtractRequest,
  type ExtractTarget,
} from './accept-run.ts';
import { cancelRun, type CancelDependencies } from './cancel-run.ts';
import { isFinal, type RunEvent, type RunEvents } from './run-events.ts';
import { readCalls } from './execution/finished-calls.ts';
import { listExchanges } from './exchanges/exchange-repository.ts';
import { openBodies } from './exchanges/sealed-bodies.ts';
import type { RunConditions, RunFilter } from './lists/run-filter-repository.ts';
import { listCompletedIds, listRuns, type RunListItem, type RunOrder } from './lists/run-list-repository.ts';
import * as runs from './repository.ts';
import type { Run, RunAccess } from './repository.ts';
import { waitForRun, watchRun } from './watch-run.ts';

export type { ExtractRequest, ExtractTarget } from './accept-run.ts';
export type { RunListItem } from './lists/run-list-repository.ts';
export type { RunConditions } from './lists/run-filter-repository.ts';
export type { Run } from './repository.ts';

export interface RunListQuery extends PageRequest, RunOrder, RunConditions {
  env: EnvironmentSlug;
}

export interface RunsService {
  /** Accepts a run for later execution and returns its id. */
  extract(caller: Caller, target: ExtractTarget, request: ExtractRequest): Promise<string>;
  list(caller: Caller, slug: string, schemaKey: string, query: RunListQuery): Promise<Page<RunListItem>>;
  /** The ids of the completed runs of a filter, in the order of their creation. Checks no permission. */
  listCompletedIds(db: Db, filter: RunFilter, limit: number): Promise<string[]>;
  get(caller: Caller, id: string): Promise<Run>;
  /** The same, in a transaction. Throws `not_found`. */
  find(db: Db, caller: Caller, id: string): Promise<Run>;
  /** Returns the run when it is final, after `waitMs`, or when the signal aborts. */
  wait(caller: Caller, id: string, options: { waitMs: number; signal: AbortSignal }): Promise<Run>;
  /** Throws `run_not_active` if the run is final. */
  cancel(caller: Caller, id: string): Promise<Run>;
  /** Starts a new run with the same document, schema version and model. Throws `content_expired`. */
  rerun(caller: Caller, id: string, options: { reuse: boolean }): Promise<string>;
  /** Throws `environment_locked`, and `in_use` while the run is active. */
  delete(caller: Caller, id: string): Promise<void>;
  /** The requests to models of a run. Only for the owner of the workspace. */
  listCalls(caller: Caller, id: string, page: PageRequest): Promise<Page<RunCall>>;
  watch(caller: Caller, id: string, signal: AbortSignal): AsyncGenerator<RunEvent>;
}

/** A request to a model, and its answer. */
export type RunCall = Awaited<ReturnType<typeof openBodies>> & {
  /** Among those of the run. */
  index: number;
};

interface Dependencies extends AcceptDependencies, CancelDependencies {
  environments: AcceptDependencies['environments'] & Pick<EnvironmentsService, 'getReadable'>;
  events: RunEvents;
  box: SecretBox;
  audit: AuditLog;
}

export function createRunsService(dependencies: Dependencies): RunsService {
  const { database, access, audit, environments, schemas, documents, providers, events, box } = dependencies;
  const { db } = database;

  async function findVisible(on: Db, caller: Caller, id: string): Promise<RunAccess> {
    const found = await runs.findRunAccess(on, caller.userId, id);
    if (found === undefined) throw notFound('Run');
    return found;
  }

  return {
    extract: (caller, target, request) => acceptRun(dependencies, caller, target, request),

    async list(caller, slug, schemaKey, { env, page, pageSize, sort, order, ...query }) {
      const { workspace } = await access.requireMember(db, caller, slug);
      const environment = await environments.getReadable(db, workspace.id, env);
      const family = await schemas.family(db, workspace.id, schemaKey);
      const filter = { environmentId: environment.id, schemaFamilyId: family.id, ...query };
      return listRuns(db, filter, { page, pageSize, sort, order });
    },

    listCompletedIds,

    get: async (caller, id) => (await findVisible(db, caller, id)).run,
    find: async (on, caller, id) => (await findVisible(on, caller, id)).run,

    wait: (caller, id, options) => waitForRun({ db, events }, caller, id, options),

    async cancel(caller, id) {
      const { run: before } = await findVisible(db, caller, id);
      // Outside the transaction, since large answers take long to read.
      const calls = isFinal(before.status) ? [] : await readCalls(database, id);
      return database.transaction(async (tx) => {
        const { run } = await findVisible(tx, caller, id);
        await environments.getWritableById(tx, run.workspaceId, run.environmentId);
        const isCancelled = await cancelRun(dependencies, tx, run, calls);
        const current = (await findVisible(tx, caller, id)).run;
        if (isCancelled) return current;
        throw new AppError(
          'run_not_active',
          `The run is ${current.status}: only a pending or processing run can be cancelled.`,
        );
      });
    },

    rerun: (caller, id, { reuse }) =>
      database.transaction(async (tx) => {
        const current = await findVisible(tx, caller, id);
        const { workspaceId, environmentId, documentId, schemaFamilyId, schemaVersionId } = current.run;
        const environment = await environments.getWritableById(tx, workspaceId, environmentId);
        if (current.run.expiredAt !== null) throw contentExpired('run');
        await documents.find(tx, { workspaceId, environmentId }, documentId);
        const options = { ...current.run.options, verify: environment.verify };
        const { resolution, fallbacks } = await planAgain(providers, tx, caller, {
          environment,
          earlier: current.run,
          options,
        });
        const place = { workspaceId, environmentId, documentId, schemaFamilyId, schemaVersionId };
        await dependencies.spendingLimit.take(tx, workspaceId);
        await dependencies.pendingLimit.take(tx, workspaceId);
        const { metadata, pages } = current.run;
        return insertReusing(dependencies, tx, reuse ? id : null, {
          ...place,
          ...resolution,
          fallbacks,
          options,
          pages,
          metadata,
        });
      }),

    delete: (caller, id) =>
      database.transaction(async (tx) => {
        const { run, role } = await findVisible(tx, caller, id);
        if (role !== 'owner') throw new AppError('forbidden', 'Only the owner of the workspace may delete a run.');
        await environments.getWritableById(tx, run.workspaceId, run.environmentId);
        if (!isFinal(run.status)) throw new AppError('in_use', `The run is ${run.status}. Cancel it first.`);
        const { workspaceId } = run;
        const details = await audit.countErased(tx, { workspaceId, runIds: [id] });
        const deletion = { action: 'run.deleted', targetId: id, before: null, after: null, details } as const;
        await audit.record(tx, { ...deletion, actorId: caller.userId, scope: { workspaceId } });
        await runs.deleteRun(tx, workspaceId, id);
      }),

    async listCalls(caller, id, page) {
      const { role } = await findVisible(db, caller, id);
      if (role !== 'owner')
        throw new AppError('forbidden', 'Only the owner of the workspace may read the calls of a run.');
      const { data, ...listed } = await listExchanges(db, id, page);
      const opened = await Promise.all(data.map((exchange) => openBodies(box, exchange)));
      const first = getOffset(page);
      return { ...listed, data: opened.map((call, at) => ({ index: first + at, ...call })) };
    },

    watch: (caller, id, signal) => watchRun({ db, events }, caller, id, signal),
  };
}
