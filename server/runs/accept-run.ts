import type { SpendingLimit } from '../usage/spending-limit.ts';
import type { Db, ServiceDatabase, Tx } from '../db/database.ts';
import type { DocumentPlace, DocumentsService, PreparedDocument } from '../documents/service.ts';
import type { EnvironmentsService, EnvironmentSlug } from '../environments/service.ts';
import { invalidBody } from '../errors.ts';
import { explainNoPages, selectCommonPages } from '../lib/page-range.ts';
import { timestamp, type Clock } from '../lib/clock.ts';
import type { Metadata } from '../lib/metadata.ts';
import type { NewId } from '../lib/ids.ts';
import type { ModelChoice } from '../lib/models/model-choice.ts';
import type { CallerOptions } from '../lib/models/run-options.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import type { PinnedVersions } from '../pins/pinned-versions.ts';
import type { ModelPlan, ModelPolicy } from '../providers/plan-models.ts';
import type { ProvidersService } from '../providers/service.ts';
import type { CheckedSchema, FamilyWithVersion, NewSchema, SchemasService } from '../schemas/service.ts';
import type { Caller } from '../users/service.ts';
import type { WorkspaceAccess } from '../workspaces/workspace-access.ts';
import { copyCalls, countReusableCalls } from './calls-repository.ts';
import { insertRun, type NewRun } from './new-run-repository.ts';
import type { PendingLimit } from './pending-limit.ts';
import { findTarget } from './run-target.ts';

/** One document in any form, and a stored version or an inline schema. */
export interface ExtractRequest {
  document: { id: string } | { prepare: () => Promise<PreparedDocument> };
  /** Mode A: a version of the family, by default the pinned one, else the latest. Mode B: the inline definition. */
  schema: { versionNumber?: number | undefined } | { inline: Omit<NewSchema, 'schemaKey'> };
  /** `<provider>/<model>` */
  model?: string | undefined;
  /** The range of pages to read. */
  pages?: string | undefined;
  options: CallerOptions;
  /** Metadata of the run. */
  metadata: Metadata;
}

export interface ExtractTarget {
  slug: string;
  schemaKey: string;
  env: EnvironmentSlug;
}

export interface AcceptDependencies {
  database: ServiceDatabase;
  clock: Clock;
  newId: NewId;
  access: WorkspaceAccess;
  environments: Pick<EnvironmentsService, 'refuseLocked' | 'getWritable' | 'getWritableById'>;
  schemas: Pick<SchemasService, 'check' | 'store' | 'family' | 'version'>;
  documents: Pick<DocumentsService, 'find' | 'store' | 'insert'>;
  providers: Pick<
    ProvidersService,
    'refreshModels' | 'resolve' | 'resolveAgain' | 'describe' | 'plan' | 'findCurrency'
  >;
  queue: JobQueue;
  pendingLimit: PendingLimit;
  spendingLimit: SpendingLimit;
  pinnedVersions: PinnedVersions;
}

export type PendingRun = Omit<NewRun, 'id' | 'createdAt' | 'batchId' | 'evaluationId' | 'reusedCalls'> &
  Partial<Pick<NewRun, 'batchId' | 'evaluationId' | 'reusedCalls'>>;

/**
 * Inserts a run and enqueues its job, in the caller's transaction. A run of a batch or an evaluation has low priority.
 * Returns the run's id.
 */
export async function insertPending(
  { newId, clock, queue }: Pick<AcceptDependencies, 'newId' | 'clock' | 'queue'>,
  tx: Tx,
  { batchId = null, evaluationId = null, reusedCalls = 0, ...run }: PendingRun,
): Promise<string> {
  const id = newId('run');
  await insertRun(tx, { ...run, batchId, evaluationId, reusedCalls, id, createdAt: timestamp(clock.now()) });
  const isLow = batchId !== null || evaluationId !== null;
  await queue.enqueue(tx, { kind: 'run.execute', subject: id, group: run.workspaceId, isLow });
  return id;
}

/** The same, with the finished calls of an earlier run of the document. */
export async function insertReusing(
  dependencies: Pick<AcceptDependencies, 'newId' | 'clock' | 'queue'>,
  tx: Tx,
  earlierRunId: string | null,
  run: PendingRun,
): Promise<string> {
  const reusedCalls = earlierRunId === null ? 0 : await countReusableCalls(tx, earlierRunId);
  const id = await insertPending(dependencies, tx, { ...run, reusedCalls });
  if (earlierRunId !== null && reusedCalls > 0) await copyCalls(tx, earlierRunId, id);
  return id;
}

/** Accepts a run: family, version, document, run and job are committed in one transaction. Returns the run's id. */
export async function acceptRun(
  dependencies: AcceptDependencies,
  caller: Caller,
  { slug, schemaKey, env }: ExtractTarget,
  request: ExtractRequest,
): Promise<string> {
  const { database, access, environments, schemas, documents, providers } = dependencies;
  const versionNumber = 'inline' in request.schema ? undefined : request.schema.versionNumber;
  const documentId = 'id' in request.document ? request.document.id : undefined;

  /**
   * Checks permissions and resolves the model. Reads everything in one query, and only repeats the checks one by one to
   * find the error if something is missing.
   */
  async function checkPermissions(on: Db) {
    const target =
      'inline' in request.schema
        ? undefined
        : await findTarget(on, { userId: caller.userId, slug, env, schemaKey, versionNumber, documentId });
    const workspaceId = target?.workspaceId ?? (await access.requireMember(on, caller, slug)).workspace.id;
    if (target) environments.refuseLocked(env, target.ownerPlan);
    const environment = target?.environment ?? (await environments.getWritable(on, workspaceId, env));
    const resolution = await providers.resolve(on, caller, environment, request.model);
    // A model that the request names is not replaced by another.
    const policy = request.model === undefined ? environment : { ...environment, fallbacks: [] };
    const plan = limitPlan(providers, await providers.plan(on, policy, resolution), request.options);
    return { target, workspaceId, environment, plan };
  }

  await providers.refreshModels(caller, request.model);
  // Check permissions before expensive work or answers that reveal something. The transaction checks again.
  if ('inline' in request.schema || 'prepare' in request.document) await checkPermissions(database.db);
  const inline: CheckedSchema | null =
    'inline' in request.schema ? await schemas.check(caller, { ...request.schema.inline, schemaKey }, '/schema') : null;

  async function versionIn(tx: Tx, { workspaceId, environmentId }: { workspaceId: string; environmentId: string }) {
    if (inline) return schemas.store(tx, workspaceId, inline);
    const family = await schemas.family(tx, workspaceId, schemaKey);
    const place = { environmentId, schemaFamilyId: family.id };
    const number = versionNumber ?? (await dependencies.pinnedVersions.find(tx, place));
    return { family, version: await schemas.version(tx, family, number) };
  }

  async function accept(
    tx: Tx,
    documentIn: (place: DocumentPlace) => Promise<{ id: string; pageCount: number | null }>,
  ): Promise<string> {
    const { target, workspaceId, environment, plan } = await checkPermissions(tx);
    // The target knows whether there is a budget, which saves a query.
    if (target?.isLimited !== false) await dependencies.spendingLimit.take(tx, workspaceId);
    await dependencies.pendingLimit.take(tx, workspaceId);
    const { schemaFamilyId, schemaVersionId } =
      target ?? toIds(await versionIn(tx, { workspaceId, environmentId: environment.id }));
    const place = { workspaceId, environmentId: environment.id, schemaFamilyId };
    const document = target?.document ?? (await documentIn(place));
    refuseEmptySelection(request.pages, document.pageCount);
    return insertPending(dependencies, tx, {
      ...place,
      ...plan.resolution,
      fallbacks: plan.fallbacks,
      options: { ...request.options, verify: environment.verify },
      pages: request.pages ?? null,
      metadata: request.metadata,
      documentId: document.id,
      schemaVersionId,
    });
  }

  if ('id' in request.document) {
    const { id } = request.document;
    return database.transaction((tx) => accept(tx, (place) => documents.find(tx, place, id)));
  }
  const prepared = await request.document.prepare();
  return documents.store(prepared, () =>
    database.transaction((tx) => accept(tx, (place) => documents.insert(tx, place, prepared))),
  );
}

/** A run with a limit of its cost uses only models whose price is known, in one currency. */
export function limitPlan(
  providers: Pick<ProvidersService, 'findCurrency'>,
  { resolution, fallbacks }: ModelPlan,
  { maxCost }: Pick<CallerOptions, 'maxCost'>,
): ModelPlan {
  if (maxCost === null) return { resolution, fallbacks };
  const currency = providers.findCurrency(resolution);
  if (currency === null)
    throw invalidBody('/maxCost', `maxCost needs a model with a price: that of ${resolution.model} is not known.`);
  return { resolution, fallbacks: fallbacks.filter((fallback) => providers.findCurrency(fallback) === currency) };
}

/** Plans another run with the provider and model of an earlier one, and the key that is available now. */
export async function planAgain(
  providers: Pick<ProvidersService, 'resolveAgain' | 'describe' | 'plan' | 'findCurrency'>,
  db: Db,
  caller: Caller,
  { environment, earlier, options }: { environment: ModelPolicy; earlier: ModelChoice; options: CallerOptions },
): Promise<ModelPlan> {
  const resolution = await providers.resolveAgain(db, caller, environment, earlier);
  const bound = await providers.describe(db, environment);
  const isBound = bound.providerKeyId === resolution.providerKeyId && bound.model === resolution.model;
  const policy = isBound ? environment : { ...environment, fallbacks: [] };
  return limitPlan(providers, await providers.plan(db, policy, resolution), options);
}

function refuseEmptySelection(pages: string | undefined, pageCount: number | null): void {
  if (pages === undefined || pageCount === null || selectCommonPages([pages], pageCount).length > 0) return;
  throw invalidBody('/pages', explainNoPages([pages], pageCount));
}

const toIds = ({ family, version }: FamilyWithVersion) => ({ schemaFamilyId: family.id, schemaVersionId: version.id });
