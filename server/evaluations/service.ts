import type { Db, Tx } from '../db/database.ts';
import type { Dataset } from '../datasets/service.ts';
import type { EnvironmentSlug } from '../environments/service.ts';
import { AppError, notFound } from '../errors.ts';
import { timestamp } from '../lib/clock.ts';
import { fromNanos, type Cost } from '../lib/models/call-usage.ts';
import { completeOptions } from '../lib/models/run-options.ts';
import type { Page, PageRequest } from '../lib/pagination.ts';
import type { PlannedRuns } from '../runs/batch-runs.ts';
import { estimateEffort, type ReviewEffort } from '../scorer/review-effort.ts';
import { SCORER_VERSION } from '../scorer/score-documents.ts';
import type { Caller } from '../users/service.ts';
import { compareTwo, requireCompleted, testEvaluations, type EvaluationComparison } from './compare-two.ts';
import type { EvaluationDependencies } from './evaluation-dependencies.ts';
import { endEvaluation } from './end-evaluation.ts';
import * as items from './evaluation-items-repository.ts';
import type { EvaluationItem, ItemOutcome } from './evaluation-items-repository.ts';
import * as evaluations from './repository.ts';
import type { Evaluation } from './repository.ts';
import { countSameRuns, estimateRun } from './same-runs-repository.ts';

export type { Evaluation } from './repository.ts';
export type { EvaluationItem } from './evaluation-items-repository.ts';
export type { EvaluationComparison } from './compare-two.ts';

export interface EvaluationTarget {
  slug: string;
  schemaKey: string;
  env: EnvironmentSlug;
}

export interface EvaluationRequest {
  datasetId: string;
  datasetVersion?: number | undefined;
  versionNumber?: number | undefined;
  /** `<provider>/<model>` */
  model?: string | undefined;
  samples: number;
  /** Whether examples of the memory are used. */
  memory: boolean;
  isFresh: boolean;
}

export interface EvaluationEstimate {
  documents: number;
  cached: number;
  tokens: number | null;
  cost: Cost | null;
}

export interface EvaluationsService {
  /** Throws what an extraction throws, `evaluation_invalid` and `dataset_empty`. */
  create(caller: Caller, target: EvaluationTarget, request: EvaluationRequest): Promise<Evaluation>;
  /** Starts one with the memory, and one without unless the same exists. Throws what `create` throws. */
  createPair(
    caller: Caller,
    target: EvaluationTarget,
    request: Pick<EvaluationRequest, 'datasetId' | 'versionNumber' | 'model'>,
  ): Promise<Evaluation>;
  /** What `create` would take. Stores nothing. */
  estimate(caller: Caller, target: EvaluationTarget, request: EvaluationRequest): Promise<EvaluationEstimate>;
  list(
    caller: Caller,
    target: EvaluationTarget,
    query: PageRequest & { datasetId?: string | undefined; versionNumber?: number | undefined },
  ): Promise<Page<Evaluation>>;
  get(caller: Caller, id: string): Promise<Evaluation>;
  /** Throws `evaluation_not_active`. */
  cancel(caller: Caller, id: string): Promise<Evaluation>;
  listItems(
    caller: Caller,
    id: string,
    query: PageRequest & { outcome?: ItemOutcome | undefined },
  ): Promise<Page<EvaluationItem>>;
  /** Throws `evaluation_not_completed` and `evaluation_incomparable`. */
  compare(caller: Caller, id: string, beforeId: string): Promise<EvaluationComparison>;
  /** Throws `evaluation_not_completed`. */
  reviewEffort(caller: Caller, id: string, target: number): Promise<ReviewEffort>;
  /** Extracts from the unlabelled documents of a data set, and stores the data as drafts. */
  draft(
    caller: Caller,
    datasetId: string,
    request: { versionNumber?: number | undefined; model?: string | undefined },
  ): Promise<Dataset>;
  /** The newest completed evaluation of a version on a data set with a model. */
  findNewest: typeof evaluations.findNewestCompleted;
  /** The test behind `compare`. */
  test: (pair: { before: Evaluation; after: Evaluation }) => ReturnType<typeof testEvaluations>;
}

const invalid = (path: string, message: string) =>
  new AppError('evaluation_invalid', message, { details: [{ in: 'body', path, message }] });

export function createEvaluationsService(dependencies: EvaluationDependencies): EvaluationsService {
  const { database, clock, newId, access, environments, schemas, datasets, runs, schemaTasks, feed } = dependencies;
  const { db } = database;

  async function find(on: Db, caller: Caller, id: string): Promise<Evaluation> {
    const found = await evaluations.findVisibleEvaluation(on, caller.userId, id);
    if (found === undefined) throw notFound('Evaluation');
    return found;
  }

  /** Resolves version and model, and checks that the data set is one of the schema and environment. */
  async function plan(on: Db, caller: Caller, target: EvaluationTarget, request: EvaluationRequest) {
    const { workspace } = await access.requireMember(on, caller, target.slug);
    const family = await schemas.family(on, workspace.id, target.schemaKey);
    const { versionNumber = family.latestVersionNumber, model, datasetId, samples } = request;
    if (versionNumber > family.latestVersionNumber)
      throw invalid('/versionNumber', `The schema has no version ${versionNumber}.`);
    const options = completeOptions({ samples });
    const planned = await runs.plan(on, caller, target, { versionNumber, model, options });
    const dataset = await datasets.find(on, caller, datasetId).catch(() => undefined);
    if (dataset?.schemaFamilyId !== planned.schemaFamilyId || dataset.environmentId !== planned.environmentId)
      throw invalid('/datasetId', 'The schema has no such data set in this environment.');
    return { planned, dataset };
  }

  const emptyVersion = (version: number) =>
    new AppError('dataset_empty', `Version ${version} of the data set has no items.`, {
      details: [{ in: 'body', path: '/datasetVersion', message: 'names a version without items' }],
    });

  async function chooseVersion(on: Db, dataset: Dataset, wanted: number | undefined): Promise<number | null> {
    const version = wanted ?? dataset.latestVersion;
    if (version === null) return null;
    const found = await datasets.findVersion(on, dataset.id, version);
    if (found === undefined) throw invalid('/datasetVersion', `The data set has no version ${version}.`);
    if (found.items === 0) throw emptyVersion(version);
    return version;
  }

  function describe(
    { planned, caller }: { planned: PlannedRuns; caller: Caller },
    { memory, isFresh }: Pick<EvaluationRequest, 'memory' | 'isFresh'>,
  ) {
    const { workspaceId, environmentId, schemaFamilyId, schemaVersionId, resolution } = planned;
    const { verify, samples } = planned.options;
    return {
      id: newId('evl'),
      workspaceId,
      environmentId,
      schemaFamilyId,
      schemaVersionId,
      status: 'pending' as const,
      runSettings: { resolution, verify, samples, ...(memory && { memory }) },
      isFresh,
      scorer: SCORER_VERSION,
      createdAt: timestamp(clock.now()),
      createdBy: caller.userId,
    };
  }

  async function begin(tx: Tx, caller: Caller, target: EvaluationTarget, request: EvaluationRequest): Promise<string> {
    const { planned, dataset: found } = await plan(tx, caller, target, request);
    await runs.refuseExceeded(tx, planned.workspaceId);
    const dataset = await datasets.hold(tx, caller, found.id);
    const chosen = await chooseVersion(tx, dataset, request.datasetVersion);
    const datasetVersion = chosen ?? (await datasets.freezeHeld(tx, dataset, caller.userId)).version;
    const evaluation = describe({ planned, caller }, request);
    const { comparators } = dataset;
    await evaluations.insertEvaluation(tx, {
      ...evaluation,
      kind: 'evaluation',
      datasetId: dataset.id,
      datasetVersion,
      comparators,
    });
    await items.insertVersionItems(tx, {
      evaluationId: evaluation.id,
      datasetId: dataset.id,
      version: datasetVersion,
    });
    tx.onCommit(feed);
    return evaluation.id;
  }

  return {
    async create(caller, target, request) {
      await runs.refreshModels(caller, request.model);
      return database.transaction(async (tx) => find(tx, caller, await begin(tx, caller, target, request)));
    },

    createPair: (caller, target, named) =>
      database.transaction(async (tx) => {
        const request = { ...named, samples: 1, memory: true, isFresh: false };
        const withMemory = await find(tx, caller, await begin(tx, caller, target, request));
        const { datasetVersion, schemaFamilyId, versionNumber, datasetId } = withMemory;
        const { provider, model } = withMemory.runSettings.resolution;
        const of = { datasetId, schemaFamilyId, versionNumber, provider, model };
        const known = await evaluations.findNewestCompleted(tx, of);
        if (known?.datasetVersion !== datasetVersion || known.runSettings.samples !== 1)
          await begin(tx, caller, target, { ...request, datasetVersion: datasetVersion ?? undefined, memory: false });
        return withMemory;
      }),

    async estimate(caller, target, request) {
      await runs.refreshModels(caller, request.model);
      const { planned, dataset } = await plan(db, caller, target, request);
      const { provider, model } = planned.resolution;
      const version = await chooseVersion(db, dataset, request.datasetVersion);
      const frozen = version === null ? undefined : await datasets.findVersion(db, dataset.id, version);
      const documents = frozen?.items ?? dataset.items.labelled;
      const same = { schemaVersionId: planned.schemaVersionId, provider, model, ...planned.options };
      const isReused = version !== null && !request.isFresh && !request.memory && provider !== 'local';
      const cached = isReused ? await countSameRuns(db, same, { datasetId: dataset.id, version }) : 0;
      const asked = documents - cached;
      if (provider === 'local') return { documents, cached, tokens: 0, cost: null };
      const run = await estimateRun(db, { ...planned, provider, model });
      if (run === null) return { documents, cached, tokens: null, cost: null };
      const { tokens, costNanos, currency } = run;
      const amount = costNanos === null ? null : fromNanos(Math.round(costNanos * asked));
      return {
        documents,
        cached,
        tokens: Math.round(tokens * asked),
        cost: amount === null || currency === null ? null : { amount, currency },
      };
    },

    async list(caller, { slug, schemaKey, env }, { page, pageSize, ...filter }) {
      const { workspace } = await access.requireMember(db, caller, slug);
      const environment = await environments.getReadable(db, workspace.id, env);
      const family = await schemas.family(db, workspace.id, schemaKey);
      const place = { environmentId: environment.id, schemaFamilyId: family.id };
      return evaluations.listEvaluations(db, { ...place, ...filter }, { page, pageSize });
    },

    get: (caller, id) => find(db, caller, id),

    async cancel(caller, id) {
      await find(db, caller, id);
      // Outside the transaction, since large answers take long to read.
      const calls = await runs.readCalls(await items.listActiveRunIds(db, id));
      return database.transaction(async (tx) => {
        const { workspaceId, environmentId } = await find(tx, caller, id);
        await environments.getWritableById(tx, workspaceId, environmentId);
        await evaluations.lockEvaluation(tx, id);
        const evaluation = await find(tx, caller, id);
        const message = `The evaluation is ${evaluation.status} and can no longer be cancelled.`;
        if (evaluation.completedAt !== null) throw new AppError('evaluation_not_active', message);
        await items.cancelWaiting(tx, id);
        await runs.cancel(tx, await items.listActiveRunIds(tx, id), calls);
        const result = { totals: null, rules: [], tokens: null, cost: null, durationMs: null };
        await endEvaluation(dependencies, tx, evaluation, { status: 'cancelled', result, errorMessage: null });
        return find(tx, caller, id);
      });
    },

    async listItems(caller, id, { outcome, page, pageSize }) {
      await find(db, caller, id);
      return items.listItems(db, { evaluationId: id, outcome }, { page, pageSize });
    },

    async compare(caller, id, beforeId) {
      const after = await find(db, caller, id);
      const before = await find(db, caller, beforeId);
      requireCompleted(after);
      requireCompleted(before);
      return compareTwo(db, schemaTasks, { before, after });
    },

    async reviewEffort(caller, id, target) {
      const evaluation = await find(db, caller, id);
      requireCompleted(evaluation);
      const totals = evaluation.result?.totals;
      if (totals == null) throw notFound('Evaluation');
      return estimateEffort(totals, target);
    },

    async draft(caller, datasetId, { versionNumber, model }) {
      await runs.refreshModels(caller, model);
      return database.transaction(async (tx) => {
        const dataset = await datasets.hold(tx, caller, datasetId);
        const { slug, schemaKey, env } = dataset;
        const family = await schemas.family(tx, dataset.workspaceId, schemaKey);
        const version = versionNumber ?? family.latestVersionNumber;
        const wanted = { versionNumber: version, model, options: completeOptions({}) };
        const planned = await runs.plan(tx, caller, { slug, schemaKey, env }, wanted);
        const unlabelled = await datasets.listUnlabelled(tx, datasetId);
        if (unlabelled.length === 0) return dataset;
        await runs.refuseExceeded(tx, dataset.workspaceId);
        const evaluation = describe({ planned, caller }, { memory: false, isFresh: false });
        await evaluations.insertEvaluation(tx, {
          ...evaluation,
          kind: 'draft',
          datasetId,
          datasetVersion: null,
          comparators: {},
        });
        await items.insertItems(tx, evaluation.id, unlabelled);
        tx.onCommit(feed);
        return datasets.find(tx, caller, datasetId);
      });
    },

    findNewest: evaluations.findNewestCompleted,
    test: (pair) => testEvaluations(db, schemaTasks, pair),
  };
}
