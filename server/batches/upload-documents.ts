import type { ServiceDatabase, Tx } from '../db/database.ts';
import type { DocumentsService, PreparedDocument } from '../documents/service.ts';
import { AppError, invalidBody } from '../errors.ts';
import { addItems, MAX_BATCH_DOCUMENTS, MAX_LISTED, type BatchAddition } from './add-documents.ts';
import * as items from './documents-repository.ts';
import type { NewBatchDocument } from './documents-repository.ts';
import type { Upload, UploadedFile } from './read-upload.ts';
import type { Batch } from './repository.ts';

export interface UploadDependencies {
  database: ServiceDatabase;
  documents: Pick<DocumentsService, 'store' | 'insert'>;
}

/** Codes of failures that are about the file. Others, as of a full disk, fail the request. */
const ABOUT_THE_FILE = new Set<string>([
  'unsupported_file_type',
  'document_unreadable',
  'empty_document',
  'payload_too_large',
  'too_many_pages',
  'validation_failed',
]);

type Item = Omit<NewBatchDocument, 'position'>;

/**
 * Adds the files of an upload to a batch, one transaction each: a crash leaves those that were added.
 * @param hold locks the batch; throws if it takes no documents
 */
export async function uploadDocuments(
  { database, documents: store }: UploadDependencies,
  batch: Batch,
  upload: Upload,
  hold: (tx: Tx) => Promise<Batch>,
): Promise<BatchAddition> {
  const room = MAX_BATCH_DOCUMENTS - batch.counts.total;
  if (upload.files.length > room) {
    const message = `The archive has ${upload.files.length} documents, and the batch has room for ${room}.`;
    throw invalidBody('/file', `${message} Put the others into another batch.`);
  }
  const metadataOf = (prepared: PreparedDocument | null) => prepared?.metadata ?? {};

  /** Returns the position of the item. */
  const add = (tx: Tx, item: Item) => addItems(tx, batch, [item]).then(({ documents: [one] }) => one?.position ?? 0);

  async function addDocument(prepared: PreparedDocument): Promise<number> {
    return store.store(prepared, () =>
      database.transaction(async (tx) => {
        const { workspaceId, environmentId, schemaFamilyId } = await hold(tx);
        const { id } = await store.insert(tx, { workspaceId, environmentId, schemaFamilyId }, prepared);
        return add(tx, {
          documentId: id,
          status: 'waiting',
          name: null,
          errorCode: null,
          errorMessage: null,
          metadata: metadataOf(prepared),
        });
      }),
    );
  }

  async function addFailure(name: string, { code, message }: AppError): Promise<number> {
    return database.transaction(async (tx) => {
      await hold(tx);
      return add(tx, {
        documentId: null,
        status: 'failed',
        name,
        errorCode: { code, stage: 'upload', retryable: false },
        errorMessage: message,
        metadata: {},
      });
    });
  }

  let failed = 0;
  async function addFile({ name, prepare }: UploadedFile): Promise<number> {
    try {
      return await prepare(addDocument);
    } catch (error) {
      if (!upload.isArchive || !(error instanceof AppError) || !ABOUT_THE_FILE.has(error.code)) throw error;
      failed += 1;
      return addFailure(name, error);
    }
  }

  let first = 0;
  for (const file of upload.files) {
    const position = await addFile(file);
    if (first === 0) first = position;
  }
  // In a transaction, so that a repeat of the request finds it.
  return database.transaction(async (tx) => {
    const place = { batchId: batch.id, from: first, limit: MAX_LISTED };
    const documents = first === 0 ? [] : await items.listDocumentsFrom(tx, place);
    return { batchId: batch.id, added: upload.files.length - failed, failed, documents };
  });
}
