import type { Batch, BatchDocument, BatchResult } from '../../../generated/types.gen.ts';
import type { Service } from '../../service.ts';
import type { BatchItem, BatchRecord, RunRecord, Store } from '../../store.ts';

/** The documents of a batch that were not deleted, nor their runs. */
export function listItems(store: Store, { items }: BatchRecord): BatchItem[] {
  return items.filter(
    ({ documentId, run }) =>
      (documentId === null || store.documents.some(({ document }) => document.id === documentId)) &&
      (run === null || store.runs.includes(run)),
  );
}

const statusOf = ({ run, status }: BatchItem): BatchDocument['status'] => run?.run.status ?? status;

export function presentItem(store: Store, item: BatchItem): BatchDocument {
  const { position, documentId, run, metadata } = item;
  const document = store.documents.find((one) => one.document.id === documentId)?.document;
  return {
    position,
    documentId,
    name: document?.name ?? item.name,
    runId: run?.run.id ?? null,
    status: statusOf(item),
    errorCode: run?.run.errorCode ?? item.errorCode,
    errorMessage: run?.run.errorMessage ?? item.errorMessage,
    metadata,
  };
}

export function presentResult(store: Store, item: BatchItem): BatchResult {
  const { confidence = null, extractedData = null, rules = [] } = item.run?.run ?? {};
  return { ...presentItem(store, item), confidence, extractedData, rules };
}

export function presentBatch(store: Store, record: BatchRecord): Batch {
  const items = listItems(store, record);
  const count = (status: BatchDocument['status']) => items.filter((item) => statusOf(item) === status).length;
  const counts = {
    total: items.length,
    waiting: count('waiting'),
    pending: count('pending'),
    processing: count('processing'),
    completed: count('completed'),
    failed: count('failed'),
    cancelled: count('cancelled'),
  };
  return { ...record.batch, counts };
}

export function endBatch(service: Service, record: BatchRecord, status: 'completed' | 'cancelled'): void {
  const { store, clock, events } = service;
  const now = clock.timestamp();
  record.batch = { ...record.batch, status, completedAt: now, updatedAt: now };
  const { workspaceId, batch } = record;
  events.record({ workspaceId, environmentId: batch.environmentId }, 'batch.completed', presentBatch(store, record));
}

/** Ends a batch that is processed and has nothing left to do. */
export function endIfDone(service: Service, record: BatchRecord): void {
  const { counts } = presentBatch(service.store, record);
  if (record.batch.status !== 'processing' || counts.waiting + counts.pending + counts.processing > 0) return;
  endBatch(service, record, 'completed');
}

/** After the end of a run: ends its batch if it was the last. */
export function endBatchOfRun(service: Service, run: RunRecord): void {
  const record = service.store.batches.find(({ items }) => items.some((item) => item.run === run));
  if (record !== undefined) endIfDone(service, record);
}
