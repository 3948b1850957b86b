import type { Db, Tx } from '../db/database.ts';
import { AppError, contentExpired, invalidBody, notFound } from '../errors.ts';
import { timestamp } from '../lib/clock.ts';
import type { JsonObject, JsonValue } from '../lib/json-value.ts';
import type { Metadata, MetadataPair } from '../lib/metadata.ts';
import type { CallerOptions } from '../lib/models/run-options.ts';
import type { Page, PageRequest } from '../lib/pagination.ts';
import type { EnvironmentSlug } from '../environments/service.ts';
import type { PlannedRuns } from '../runs/batch-runs.ts';
import type { Caller } from '../users/service.ts';
import { addExisting, type BatchAddition, type ExistingDocument } from './add-documents.ts';
import { endBatch, type EndDependencies } from './end-batch.ts';
import * as batches from './repository.ts';
import type { Batch, BatchSchema, BatchStatus, RunSettings, SplitSettings } from './repository.ts';
import * as items from './documents-repository.ts';
import * as results from './results-repository.ts';
import type { BatchDocument, BatchResult } from './documents-repository.ts';
import type { DocumentStatus } from '../lib/models/document-counts.ts';
import type { BatchDependencies } from './dependencies.ts';
import type { Upload } from './read-upload.ts';
import { uploadDocuments } from './upload-documents.ts';

export type { Batch, BatchSchema } from './repository.ts';
export type { BatchDocument, BatchResult } from './documents-repository.ts';
export type { BatchAddition, ExistingDocument } from './add-documents.ts';

export interface BatchTarget {
  slug: string;
  schemaKey: string;
  env: EnvironmentSlug;
}

export interface BatchRequest {
  name: string | null;
  documents: ExistingDocument[];
  start: boolean;
  versionNumber?: number | undefined;
  /** `<provider>/<model>` */
  model?: string | undefined;
  options: CallerOptions;
  /** How documents are split; null for documents that are extracted as they are. */
  split: { splitter: string; extract: boolean } | null;
  metadata: Metadata;
}

export interface BatchListQuery extends PageRequest {
  status?: BatchStatus | undefined;
  metadata?: MetadataPair | undefined;
}

export interface BatchesService {
  /**
   * Throws what an extraction throws, but never `queue_full`: documents wait in the batch. `budget_exceeded` only if it
   * is started.
   */
  create(caller: Caller, target: BatchTarget, request: BatchRequest): Promise<Batch>;
  list(caller: Caller, target: BatchTarget, query: BatchListQuery): Promise<Page<Batch>>;
  get(caller: Caller, id: string): Promise<Batch>;
  listDocuments(
    caller: Caller,
    id: string,
    query: PageRequest & { status?: DocumentStatus | undefined },
  ): Promise<Page<BatchDocument>>;
  /** Throws `batch_not_open` if the batch has ended. */
  add(caller: Caller, id: string, documents: ExistingDocument[]): Promise<BatchAddition>;
  /**
   * The same with files. A member of an archive that cannot be added is listed as failed.
   * @param open reads the upload; called only if the batch takes documents
   */
  upload(caller: Caller, id: string, open: () => Promise<Upload>): Promise<BatchAddition>;
  start(caller: Caller, id: string): Promise<Batch>;
  /** Throws `batch_not_active` if the batch has ended. */
  cancel(caller: Caller, id: string): Promise<Batch>;
  /**
   * Throws `batch_not_active` if the batch was not started or is cancelled.
   * @param options.reuse whether new runs take over the finished calls of the failed ones
   */
  retry(caller: Caller, id: string, options: { reuse: boolean }): Promise<Batch>;
  /** The documents with their results, in their order. Throws `content_expired` before the first. */
  readResults(caller: Caller, id: string): Promise<{ results: AsyncGenerator<BatchResult>; schema: BatchSchema }>;
}

type Dependencies = BatchDependencies & EndDependencies;

export function createBatchesService(dependencies: Dependencies): BatchesService {
  const { database, clock, newId, access, environments, schemas, runs, splitters, packets, feed } = dependencies;
  const { db } = database;
  const now = () => timestamp(clock.now());

  async function findVisible(on: Db, caller: Caller, id: string): Promise<Batch> {
    const found = await batches.findVisibleBatch(on, caller.userId, id);
    if (found === undefined) throw notFound('Batch');
    return found;
  }

  /** Locks a batch of an unlocked environment. Throws `content_expired`. */
  async function hold(tx: Tx, caller: Caller, id: string): Promise<Batch> {
    const { workspaceId, environmentId } = await findVisible(tx, caller, id);
    await environments.getWritableById(tx, workspaceId, environmentId);
    await batches.lockBatch(tx, id);
    const batch = await findVisible(tx, caller, id);
    if (batch.expiredAt !== null) throw contentExpired('batch');
    return batch;
  }

  async function begin(tx: Tx, batch: Pick<Batch, 'id' | 'workspaceId'>): Promise<void> {
    await runs.refuseExceeded(tx, batch.workspaceId);
    const startedAt = now();
    await batches.updateBatch(tx, batch, { status: 'processing', startedAt, completedAt: null, updatedAt: startedAt });
    tx.onCommit(feed);
  }

  /** What splits the documents of a batch, and the schema under which they may be. */
  async function prepareSplit(caller: Caller, target: BatchTarget, { split, model, ...request }: BatchRequest) {
    if (split === null) return null;
    if (request.options.samples > 1) throw invalidBody('/samples', 'samples is for batches without a splitter.');
    if (request.versionNumber !== undefined)
      throw invalidBody('/versionNumber', 'versionNumber is for batches without a splitter.');
    const { workspace } = await access.requireMember(db, caller, target.slug);
    const environment = await environments.getWritable(db, workspace.id, target.env);
    const { versionId, key, latestVersionNumber } = await splitters.find(db, workspace.id, split.splitter);
    await packets.checkModel(caller, environment, { model: model ?? null, maxCost: request.options.maxCost });
    const schema = await packets.checkSchema(caller);
    const settings: SplitSettings = {
      splitterVersionId: versionId,
      key,
      versionNumber: latestVersionNumber,
      extract: split.extract,
      model: model ?? null,
      createdBy: caller.userId,
    };
    return { settings, schema, workspaceId: workspace.id };
  }

  return {
    async create(caller, target, { documents, start, versionNumber, model, options, ...request }) {
      await runs.refreshModels(caller, model);
      const asked = { documents, start, versionNumber, model, options, ...request };
      const splitting = await prepareSplit(caller, target, asked);
      return database.transaction(async (tx) => {
        if (splitting?.schema.schemaKey === target.schemaKey)
          await schemas.store(tx, splitting.workspaceId, splitting.schema);
        const planned = await runs.plan(tx, caller, target, { versionNumber, model, options });
        const { workspaceId, environmentId, schemaFamilyId, schemaVersionId } = planned;
        const createdAt = now();
        const batch = {
          id: newId('bat'),
          workspaceId,
          environmentId,
          schemaFamilyId,
          schemaVersionId,
          name: request.name,
          status: 'open' as const,
          runSettings: toSettings(planned, splitting?.settings ?? null),
          metadata: request.metadata,
          createdAt,
          updatedAt: createdAt,
          startedAt: null,
        };
        await batches.insertBatch(tx, batch);
        if (documents.length > 0) await addExisting(tx, batch, documents);
        if (start) await begin(tx, batch);
        return findVisible(tx, caller, batch.id);
      });
    },

    async list(caller, { slug, schemaKey, env }, { page, pageSize, ...filter }) {
      const { workspace } = await access.requireMember(db, caller, slug);
      const environment = await environments.getReadable(db, workspace.id, env);
      const family = await schemas.family(db, workspace.id, schemaKey);
      const place = { environmentId: environment.id, schemaFamilyId: family.id };
      return batches.listBatches(db, { ...place, ...filter }, { page, pageSize });
    },

    get: (caller, id) => findVisible(db, caller, id),

    async listDocuments(caller, id, { status, page, pageSize }) {
      await findVisible(db, caller, id);
      return items.listDocuments(db, { batchId: id, status }, { page, pageSize });
    },

    async readResults(caller, id) {
      const { expiredAt, workspaceId, schemaVersionId, runSettings } = await findVisible(db, caller, id);
      if (expiredAt !== null) throw contentExpired('batch');
      const { split } = runSettings;
      if (split === null)
        return { results: results.readResults(db, id), schema: await batches.findSchema(db, schemaVersionId) };
      const { categories = [] } = (await splitters.findRules(db, split.splitterVersionId)) ?? {};
      const keys = categories.flatMap(({ schemaKey }) => schemaKey ?? []);
      const definitions = await results.findDefinitions(db, workspaceId, keys);
      return { results: results.readResults(db, id), schema: { ...joinDefinitions(definitions), isSplit: true } };
    },

    add: (caller, id, documents) =>
      database.transaction(async (tx) => {
        const batch = await hold(tx, caller, id);
        refuseEnded(batch);
        const added = await addExisting(tx, batch, documents);
        if (batch.status === 'processing') tx.onCommit(feed);
        return added;
      }),

    async upload(caller, id, open) {
      const holdOpen = async (tx: Tx) => {
        const batch = await hold(tx, caller, id);
        refuseEnded(batch);
        return batch;
      };
      const batch = await database.transaction(holdOpen);
      const upload = await open();
      try {
        return await uploadDocuments(dependencies, batch, upload, holdOpen);
      } finally {
        upload.close();
        feed();
      }
    },

    start: (caller, id) =>
      database.transaction(async (tx) => {
        const batch = await hold(tx, caller, id);
        if (batch.status === 'cancelled') throw new AppError('batch_not_open', 'The batch is cancelled.');
        if (batch.status === 'open') await begin(tx, batch);
        return findVisible(tx, caller, id);
      }),

    async cancel(caller, id) {
      await findVisible(db, caller, id);
      // Outside the transaction, since large answers take long to read.
      const calls = await runs.readCalls(await items.listActiveRunIds(db, id));
      return database.transaction(async (tx) => {
        const batch = await hold(tx, caller, id);
        if (batch.status === 'completed' || batch.status === 'cancelled')
          throw new AppError('batch_not_active', `The batch is ${batch.status} and can no longer be cancelled.`);
        await items.cancelWaiting(tx, id);
        await runs.cancel(tx, await items.listActiveRunIds(tx, id), calls);
        await dependencies.batchPackets.cancel(tx, await items.listActivePacketIds(tx, id));
        await endBatch(dependencies, tx, batch, 'cancelled');
        return findVisible(tx, caller, id);
      });
    },

    retry: (caller, id, { reuse }) =>
      database.transaction(async (tx) => {
        const batch = await hold(tx, caller, id);
        if (batch.status === 'open' || batch.status === 'cancelled') {
          const advice = batch.status === 'open' ? 'Start it first.' : 'Create another batch.';
          throw new AppError('batch_not_active', `The batch is ${batch.status}. ${advice}`);
        }
        await runs.refuseExceeded(tx, batch.workspaceId);
        const { runSettings } = batch;
        const models = await runs.planAgain(tx, caller, batch, runSettings);
        if ((await items.resetFailed(tx, id, { reuse })) === 0) return batch;
        await batches.updateBatch(tx, batch, { runSettings: { ...runSettings, ...models }, updatedAt: now() });
        if (batch.status === 'completed') await begin(tx, batch);
        else tx.onCommit(feed);
        return findVisible(tx, caller, id);
      }),
  };
}

function refuseEnded({ status }: Batch): void {
  if (status === 'open' || status === 'processing') return;
  throw new AppError('batch_not_open', `The batch is ${status} and takes no more documents. Create another batch.`);
}

const toSettings = ({ resolution, fallbacks, options }: PlannedRuns, split: SplitSettings | null): RunSettings => ({
  resolution,
  fallbacks,
  options,
  split,
});

/** The columns of documents of several schemas, in their order. Of fields with one name, the first has its columns. */
function joinDefinitions(definitions: readonly JsonObject[]): BatchSchema {
  const fields = new Map<string, JsonValue>();
  for (const definition of definitions)
    for (const [name, field] of Object.entries((definition['properties'] ?? {}) as JsonObject))
      if (!fields.has(name)) fields.set(name, field);
  return { definition: { type: 'object', properties: Object.fromEntries(fields) }, rules: [] };
}
