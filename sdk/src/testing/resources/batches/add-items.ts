import type { Metadata } from '../../../generated/types.gen.ts';
import { rules } from '../../generated/rules.gen.ts';
import type { ReceivedFile } from '../../http/operation-input.ts';
import type { Service } from '../../service.ts';
import { invalidBody, isServiceError, serviceError } from '../../service-error.ts';
import type { BatchItem, BatchRecord, Store } from '../../store.ts';
import { insertDocument, prepareFile, readMetadata, type PreparedDocument } from '../new-document.ts';
import { listItems } from './batch-life.ts';

const MAX_DOCUMENTS = 10_000;
const MAX_NAME_LENGTH = 200;

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

type NewItem = Pick<BatchItem, 'documentId' | 'metadata'> & Partial<BatchItem>;

/** Items wait for their runs, unless they failed. */
function addItems(store: Store, record: BatchRecord, added: readonly NewItem[]): BatchItem[] {
  const total = listItems(store, record).length;
  if (total + added.length > MAX_DOCUMENTS) {
    const room = `A batch has up to ${MAX_DOCUMENTS} documents, and this one has ${total}.`;
    throw invalidBody('/documents', `${room} Put the others into another batch.`);
  }
  const last = record.items.at(-1)?.position ?? 0;
  const items = added.map((item, index): BatchItem => ({
    run: null,
    status: 'waiting',
    name: '',
    errorCode: null,
    errorMessage: null,
    ...item,
    position: last + index + 1,
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

const isZip = (bytes: Uint8Array): boolean =>
  ['PK\u0003\u0004', 'PK\u0005\u0006'].includes(String.fromCharCode(...bytes.subarray(0, 4)));

/** The documents of a file: itself, or the members of an archive, of which some may fail. */
export interface AddedFiles {
  items: BatchItem[];
  failed: number;
}

/**
 * A file becomes a document. A ZIP file is an archive by its name, or if it is no document itself, and each of its
 * members becomes a document.
 */
export function addFile(service: Service, record: BatchRecord, file: ReceivedFile, fields: FileFields): AddedFiles {
  const { pages } = fields;
  const metadata = readMetadata(fields.metadata);
  const { workspaceId, batch } = record;
  const place = { workspaceId, environmentId: batch.environmentId, schemaFamilyId: batch.schemaFamilyId };

  function insert(prepared: PreparedDocument): NewItem {
    const { document } = insertDocument(service, place, prepared);
    return { documentId: document.id, metadata };
  }

  function insertMember(member: ReceivedFile): NewItem {
    const name = member.name.slice(-MAX_NAME_LENGTH);
    try {
      return insert(prepareFile(member, { name, pages, metadata }));
    } catch (error) {
      if (!isServiceError(error)) throw error;
      const { code, message: errorMessage } = error;
      const errorCode = { code, stage: 'upload', retryable: false } as NonNullable<BatchItem['errorCode']>;
      return { documentId: null, metadata: {}, status: 'failed', name, errorCode, errorMessage };
    }
  }

  const document = prepareUnlessArchive(file, { ...fields, metadata });
  const added = document === null ? readMembers(file, fields).map(insertMember) : [insert(document)];
  const items = addItems(service.store, record, added);
  return { items, failed: items.filter(({ status }) => status === 'failed').length };
}

/** Null for an archive. */
function prepareUnlessArchive(file: ReceivedFile, fields: FileFields): PreparedDocument | null {
  if (isZip(file.bytes) && /\.zip$/i.test(file.name)) return null;
  try {
    return prepareFile(file, fields);
  } catch (error) {
    if (isServiceError(error) && error.code === 'unsupported_file_type' && isZip(file.bytes)) return null;
    throw error;
  }
}

function readMembers({ bytes }: ReceivedFile, { name }: FileFields): ReceivedFile[] {
  if (name !== undefined)
    throw invalidBody('/name', 'name goes with a single document: the members of an archive have their paths.');
  try {
    return rules.batches.readArchive(bytes).map((member) => ({ ...member, type: '' }));
  } catch {
    throw serviceError('document_unreadable', 'The archive is damaged or incomplete.');
  }
}
