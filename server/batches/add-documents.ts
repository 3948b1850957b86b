import type { Tx } from '../db/database.ts';
import { AppError, invalidBody } from '../errors.ts';
import type { Metadata } from '../lib/metadata.ts';
import * as items from './documents-repository.ts';
import type { BatchDocument, NewBatchDocument } from './documents-repository.ts';
import { mergeBatchCounts, readCounts } from './counts-repository.ts';
import type { Batch } from './repository.ts';

/** A stored document, and the metadata of its run. */
export interface ExistingDocument {
  documentId: string;
  metadata: Metadata;
}

/** What was added to a batch in one request. */
export interface BatchAddition {
  batchId: string;
  added: number;
  /** Files that could not be added. */
  failed: number;
  /** The first of all of them. */
  documents: BatchDocument[];
}

export const MAX_BATCH_DOCUMENTS = 10_000;
/** Documents in an answer. */
export const MAX_LISTED = 100;

type BatchPlace = Pick<Batch, 'id' | 'workspaceId' | 'environmentId'>;

/** Adds stored documents to a locked batch. Throws `not_found` or `content_expired`, and names the document. */
export async function addExisting(tx: Tx, batch: BatchPlace, documents: ExistingDocument[]): Promise<BatchAddition> {
  const ids = documents.map(({ documentId }) => documentId);
  const known = await items.readExpiry(tx, batch, [...new Set(ids)]);
  for (const [index, id] of ids.entries()) {
    const found = known.get(id);
    if (found === undefined) throw createDocumentError('not_found', 'Document not found', { index, id });
    if (found.expiredAt !== null)
      throw createDocumentError('content_expired', 'The content of this document has expired', { index, id });
  }
  return addItems(
    tx,
    batch,
    documents.map(({ documentId, metadata }) => ({
      documentId,
      metadata,
      status: 'waiting',
      name: null,
      errorCode: null,
      errorMessage: null,
    })),
  );
}

/** Adds documents, and files that could not be added, to a locked batch. Throws `validation_failed` above the limit. */
export async function addItems(
  tx: Tx,
  { id }: Pick<BatchPlace, 'id'>,
  added: Omit<NewBatchDocument, 'position'>[],
): Promise<BatchAddition> {
  await mergeBatchCounts(tx, id);
  const total = (await readCounts(tx, [id])).get(id)?.total ?? 0;
  if (total + added.length > MAX_BATCH_DOCUMENTS) {
    const room = `A batch has up to ${MAX_BATCH_DOCUMENTS} documents, and this one has ${total}.`;
    throw invalidBody('/documents', `${room} Put the others into another batch.`);
  }
  const first = (await items.findLastPosition(tx, id)) + 1;
  await items.insertDocuments(
    tx,
    id,
    added.map((item, index) => ({ ...item, position: first + index })),
  );
  const failed = added.filter(({ status }) => status === 'failed').length;
  const documents = await items.listDocumentsFrom(tx, { batchId: id, from: first, limit: MAX_LISTED });
  return { batchId: id, added: added.length - failed, failed, documents };
}

function createDocumentError(
  code: 'not_found' | 'content_expired',
  message: string,
  { index, id }: { index: number; id: string },
): AppError {
  const details = [{ in: 'body' as const, path: `/documents/${index}/documentId`, message }];
  return new AppError(code, `${message}: ${id}.`, { details });
}
