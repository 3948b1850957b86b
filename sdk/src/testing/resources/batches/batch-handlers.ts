import type {
  AddBatchDocumentsData,
  BatchResult,
  CancelBatchData,
  CreateBatchData,
  GetBatchData,
  GetBatchResultsData,
  ListBatchDocumentsData,
  ListBatchesData,
  RetryBatchData,
  StartBatchData,
} from '../../../generated/types.gen.ts';
import type { Caller, Handlers, Input } from '../../http/operation-input.ts';
import { paginate, paginateNewest } from '../../http/paginate.ts';
import { refuseExpired } from '../../retention.ts';
import { rules } from '../../generated/rules.gen.ts';
import type { Service } from '../../service.ts';
import { invalidBody, notFound, serviceError } from '../../service-error.ts';
import type { BatchRecord, EnvironmentRecord, Store } from '../../store.ts';
import { member, readable, roleIn, writable, writableById } from '../access.ts';
import { refuseUnpriced } from '../extraction.ts';
import { hasPair } from '../metadata-filter.ts';
import { refuseResidency, resolveModel } from '../resolve-model.ts';
import { endRun, startRun } from '../run-life.ts';
import { findFamily, findVersion } from '../schemas.ts';
import { addDocuments, addFile, type FileFields } from './add-items.ts';
import { endBatch, endIfDone, listItems, presentBatch, presentItem, presentResult } from './batch-life.ts';

const MAX_LISTED = 100;

function visible(store: Store, caller: Caller, id: string): BatchRecord {
  const found = store.batches.find(({ batch }) => batch.id === id);
  if (found === undefined || roleIn(store, caller, found.workspaceId) === null) throw notFound('Batch');
  return found;
}

/** A batch of an unlocked environment, with its content. */
function held(store: Store, caller: Caller, id: string): BatchRecord {
  const record = visible(store, caller, id);
  writableById(store, record.batch.environmentId);
  refuseExpired(record.batch, 'batch');
  return record;
}

/** Starts the runs of all documents that wait. */
function startWaiting(service: Service, record: BatchRecord): void {
  const { store } = service;
  const { workspaceId, environment, schema, choice, batch } = record;
  const { samples, vision, maxCost } = batch;
  for (const item of listItems(store, record)) {
    const document = store.documents.find((one) => one.document.id === item.documentId);
    if (item.run !== null || item.status !== 'waiting' || document === undefined) continue;
    const options = { pages: null, samples, vision, maxCost, metadata: item.metadata };
    item.run = startRun(service, { workspaceId, environment, document, schema, choice, ...options });
  }
}

function begin(service: Service, record: BatchRecord): void {
  const now = service.clock.timestamp();
  record.batch = { ...record.batch, status: 'processing', startedAt: now, completedAt: null, updatedAt: now };
}

/** After the answer was made: the service starts runs when the request is over. */
function proceed(service: Service, record: BatchRecord): void {
  service.clock.schedule(service.clock.now(), () => {
    if (record.batch.status !== 'processing') return;
    startWaiting(service, record);
    endIfDone(service, record);
  });
}

function refuseEnded({ batch: { status } }: BatchRecord): void {
  if (status === 'open' || status === 'processing') return;
  const message = `The batch is ${status} and takes no more documents. Create another batch.`;
  throw serviceError('batch_not_open', message);
}

/** A caller that polls moves the time, as for runs. */
function moveOn({ clock, movesTime }: Service, { items, batch }: BatchRecord): void {
  if (!movesTime || batch.status !== 'processing') return;
  const times = items.flatMap(({ run }) => (run?.nextChangeAt == null ? [] : [run.nextChangeAt]));
  clock.advanceTo(times.length === 0 ? clock.now() : Math.min(...times));
}

const RESULT_TYPES = {
  ndjson: 'application/x-ndjson',
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

function formatResults(results: BatchResult[], format: keyof typeof RESULT_TYPES, definition: object): Uint8Array {
  if (format === 'csv') return rules.batches.formatCsv(results, definition);
  if (format === 'xlsx') return rules.batches.formatWorkbook(results, definition);
  return new TextEncoder().encode(results.map((result) => `${JSON.stringify(result)}\n`).join(''));
}

export function batchHandlers(service: Service): Handlers {
  const { store, clock, newId } = service;

  function createRecord(
    caller: Caller,
    path: { slug: string; schemaKey: string },
    environment: EnvironmentRecord,
    body: CreateBatchData['body'],
  ): BatchRecord {
    const { name = null, versionNumber, model, samples = 1, vision = 'auto', maxCost, metadata = {} } = body;
    const { workspace } = member(store, caller, path.slug);
    const family = findFamily(store, workspace.id, path.schemaKey);
    const version = findVersion(family, versionNumber);
    const choice = resolveModel(store, caller, environment, model);
    refuseResidency(environment, choice);
    if (maxCost !== undefined) refuseUnpriced(choice);
    const { providerKeyId: _key, ...resolved } = choice;
    const now = clock.timestamp();
    return {
      workspaceId: workspace.id,
      environment,
      schema: { record: family, version },
      choice,
      items: [],
      batch: {
        id: newId('bat'),
        environmentId: environment.id,
        schemaFamilyId: family.family.id,
        schemaVersionId: version.id,
        schemaVersionNumber: version.versionNumber,
        name,
        status: 'open',
        ...resolved,
        samples,
        vision,
        maxCost: maxCost ?? null,
        metadata,
        createdAt: now,
        updatedAt: now,
        startedAt: null,
        completedAt: null,
        expiredAt: null,
      },
    };
  }

  return {
    createBatch({ caller, path, query, body }: Input<CreateBatchData>) {
      const { workspace } = member(store, caller, path.slug);
      const environment = writable(store, workspace.id, query.env);
      const record = createRecord(caller, path, environment, body);
      const { documents = [], start = documents.length > 0 } = body;
      if (documents.length > 0) addDocuments(store, record, documents);
      store.batches.push(record);
      if (start) {
        begin(service, record);
        proceed(service, record);
      }
      return { status: 201, body: presentBatch(store, record) };
    },

    listBatches({ caller, path, query }: Input<ListBatchesData>) {
      const { workspace } = member(store, caller, path.slug);
      const environment = readable(store, workspace.id, query.env ?? 'production');
      const { family } = findFamily(store, workspace.id, path.schemaKey);
      const own = store.batches.filter(
        ({ batch }) =>
          batch.environmentId === environment.id &&
          batch.schemaFamilyId === family.id &&
          (query.status === undefined || batch.status === query.status) &&
          hasPair(batch.metadata, query.metadata),
      );
      const presented = own.map((record) => presentBatch(store, record));
      return { status: 200, body: paginateNewest(presented, query) };
    },

    getBatch({ caller, path }: Input<GetBatchData>) {
      const record = visible(store, caller, path.id);
      const answer = presentBatch(store, record);
      moveOn(service, record);
      return { status: 200, body: answer };
    },

    listBatchDocuments({ caller, path, query }: Input<ListBatchDocumentsData>) {
      const items = listItems(store, visible(store, caller, path.id)).map((item) => presentItem(store, item));
      const wanted = items.filter(({ status }) => query.status === undefined || status === query.status);
      return { status: 200, body: paginate(wanted, query) };
    },

    addBatchDocuments({ caller, path, body, form }: Input<AddBatchDocumentsData>) {
      const record = held(store, caller, path.id);
      refuseEnded(record);
      if (form !== null && form.file === null) throw invalidBody('/file', 'file is required.');
      const { items, failed } = form?.file
        ? addFile(service, record, form.file, body as FileFields)
        : { items: addDocuments(store, record, body.documents), failed: 0 };
      proceed(service, record);
      const documents = items.slice(0, MAX_LISTED).map((item) => presentItem(store, item));
      return { status: 201, body: { batchId: path.id, added: items.length - failed, failed, documents } };
    },

    startBatch({ caller, path }: Input<StartBatchData>) {
      const record = held(store, caller, path.id);
      if (record.batch.status === 'cancelled') throw serviceError('batch_not_open', 'The batch is cancelled.');
      if (record.batch.status === 'open') {
        begin(service, record);
        proceed(service, record);
      }
      return { status: 200, body: presentBatch(store, record) };
    },

    cancelBatch({ caller, path }: Input<CancelBatchData>) {
      const record = held(store, caller, path.id);
      const { status } = record.batch;
      if (status === 'completed' || status === 'cancelled')
        throw serviceError('batch_not_active', `The batch is ${status} and can no longer be cancelled.`);
      record.batch = { ...record.batch, status: 'cancelled' };
      for (const item of record.items) {
        if (item.run !== null) endRun(service, item.run, { status: 'cancelled' });
        else if (item.status === 'waiting') item.status = 'cancelled';
      }
      endBatch(service, record, 'cancelled');
      return { status: 200, body: presentBatch(store, record) };
    },

    retryBatch({ caller, path }: Input<RetryBatchData>) {
      const record = held(store, caller, path.id);
      const { status } = record.batch;
      if (status === 'open' || status === 'cancelled') {
        const advice = status === 'open' ? 'Start it first.' : 'Create another batch.';
        throw serviceError('batch_not_active', `The batch is ${status}. ${advice}`);
      }
      const { provider, model } = record.batch;
      const choice = resolveModel(store, caller, record.environment, `${provider}/${model}`);
      refuseResidency(record.environment, choice);
      const failed = listItems(store, record).filter(({ run }) => run?.run.status === 'failed');
      if (failed.length === 0) return { status: 200, body: presentBatch(store, record) };
      for (const item of failed) Object.assign(item, { run: null, status: 'waiting' });
      record.choice = choice;
      if (status === 'completed') begin(service, record);
      proceed(service, record);
      return { status: 200, body: presentBatch(store, record) };
    },

    getBatchResults({ caller, path, query }: Input<GetBatchResultsData>) {
      const record = visible(store, caller, path.id);
      refuseExpired(record.batch, 'batch');
      const { format = 'ndjson' } = query;
      const results = listItems(store, record).map((item) => presentResult(store, item));
      const headers = {
        'content-type': RESULT_TYPES[format],
        'content-disposition': `attachment; filename="${path.id}.${format}"`,
      };
      return { status: 200, body: formatResults(results, format, record.schema.version.definition), headers };
    },
  };
}
