import type { Metadata } from '../../../generated/types.gen.ts';
import type { ReceivedFile } from '../../http/operation-input.ts';
import type { Service } from '../../service.ts';
import { invalidBody, serviceError } from '../../service-error.ts';
import type { BatchItem, BatchRecord, Store } from '../../store.ts';
import { insertDocument, prepareFile, readMetadata } from '../new-document.ts';
import { listItems } from './batch-life.ts';

const MAX_DOCUMENTS = 10_000;

interface NewDocument {
  documentId: string;
  metadata?: Metadata | undefined;
}

/** Throws `not_found` or `content_expired`, and names the document. */
function refuseUnknown(store: Store, environmentId: string, documents: readonly NewDocument[]): void {
  for (const [index, { documentId: id }] of documents.entries()) {
    const found = store.documents.find(
      ({ document }) => document.id === id && document.environmentId === environmentId,
    );
    if (found?.document.expiredAt === null) continue;
    const [code, message] =
      found === undefined
        ? ['not_found', 'Document not found']
        : ['content_expired', 'The content of this document has expired'];
    const details = [{ in: 'body' as const, path: `/documents/${index}/documentId`, message }];
    throw serviceError(code, `${message}: ${id}.`, { details });
  }
}

/** The items wait for their runs. */
function addItems(store: Store, record: BatchRecord, added: Pick<BatchItem, 'documentId' | 'metadata'>[]): BatchItem[] {
  const total = listItems(store, record).length;
  if (total + added.length > MAX_DOCUMENTS) {
    const room = `A batch has up to ${MAX_DOCUMENTS} documents, and this one has ${total}.`;
    throw invalidBody('/documents', `${room} Put the others into another batch.`);
  }
  const last = record.items.at(-1)?.position ?? 0;
  const items = added.map(({ documentId, metadata }, index): BatchItem => ({
    position: last + index + 1,
    documentId,
    metadata,
    run: null,
    status: 'waiting',
    name: '',
    errorCode: null,
    errorMessage: null,
  }));
  record.items.push(...items);
  return items;
}

export function addDocuments(store: Store, record: BatchRecord, documents: readonly NewDocument[]): BatchItem[] {
  refuseUnknown(store, record.batch.environmentId, documents);
  return addItems(
    store,
    record,
    documents.map(({ documentId, metadata = {} }) => ({ documentId, metadata })),
  );
}

export interface FileFields {
  name?: string;
  pages?: string;
  metadata?: Metadata | string;
}

/** A file becomes a document. The fake does not unpack ZIP files: they are files that it cannot read. */
export function addFile(service: Service, record: BatchRecord, file: ReceivedFile, fields: FileFields): BatchItem {
  const metadata = readMetadata(fields.metadata);
  const prepared = prepareFile(file, { name: fields.name, pages: fields.pages, metadata });
  const { workspaceId, batch } = record;
  const place = { workspaceId, environmentId: batch.environmentId, schemaFamilyId: batch.schemaFamilyId };
  const { document } = insertDocument(service, place, prepared);
  return addItems(service.store, record, [{ documentId: document.id, metadata }])[0] as BatchItem;
}
