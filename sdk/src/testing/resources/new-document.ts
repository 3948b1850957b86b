import type { Metadata, TextMimeType } from '../../generated/types.gen.ts';
import type { ReceivedFile } from '../http/operation-input.ts';
import type { Service } from '../service.ts';
import { serviceError } from '../service-error.ts';
import type { DocumentRecord } from '../store.ts';

/** A document that was checked and is not stored yet. */
export interface PreparedDocument {
  name: string;
  content: string | null;
  mimeType: string;
  originalFilename: string | null;
  pageCount: number | null;
  pages: string | null;
  metadata: Metadata;
  bytes: Uint8Array;
}

const MAX_NAME_LENGTH = 200;

/** What a person would call the file: the last segment of the name, without control characters. */
function displayName(filename: string): string {
  const segment = filename.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const clean = segment.replaceAll(/\p{Cc}/gu, '').trim();
  return (clean === '' || clean === '.' || clean === '..' ? 'document' : clean).slice(0, MAX_NAME_LENGTH);
}

/** Types by their first bytes, as Latin-1. */
const SIGNATURES: [start: string, mimeType: string][] = [
  ['%PDF-', 'application/pdf'],
  ['\x89PNG\r\n', 'image/png'],
  ['\xff\xd8\xff', 'image/jpeg'],
  ['II*\0', 'image/tiff'],
  ['MM\0*', 'image/tiff'],
  ['{\\rtf', 'application/rtf'],
];
const OFFICE: Record<string, string> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odp: 'application/vnd.oasis.opendocument.presentation',
};
const TEXTS: Record<string, string> = {
  md: 'text/markdown',
  markdown: 'text/markdown',
  html: 'text/html',
  htm: 'text/html',
  csv: 'text/csv',
  xml: 'application/xml',
  json: 'application/json',
  eml: 'message/rfc822',
};

/** By the bytes first, then by the name. The service looks closer. */
function sniff(bytes: Uint8Array, filename: string): string {
  const start = String.fromCharCode(...bytes.subarray(0, 16));
  const extension = /\.(\w+)$/.exec(filename)?.[1]?.toLowerCase() ?? '';
  const found = SIGNATURES.find(([signature]) => start.startsWith(signature))?.[1];
  if (found !== undefined) return found;
  if (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') return 'image/webp';
  const type = start.startsWith('PK')
    ? OFFICE[extension]
    : bytes.includes(0)
      ? undefined
      : (TEXTS[extension] ?? 'text/plain');
  if (type !== undefined) return type;
  throw serviceError('unsupported_file_type', `Files like ${displayName(filename)} cannot be read.`);
}

const isText = (mimeType: string) => mimeType.startsWith('text/');

/** Throws `empty_document`. Without `content` the document only has a name: a run over it fails. */
export function prepareText(body: {
  name: string;
  content?: string | undefined;
  mimeType?: TextMimeType | undefined;
  pages?: string | undefined;
  metadata?: Metadata | undefined;
}): PreparedDocument {
  const { name, content, mimeType = 'text/plain', pages = null, metadata = {} } = body;
  if (content?.trim() === '')
    throw serviceError('empty_document', 'The content is empty. Send the text to extract from.');
  const bytes = new TextEncoder().encode(content ?? '');
  const prepared = { name, content: content ?? null, mimeType, originalFilename: null, pageCount: null };
  return { ...prepared, pages, metadata, bytes };
}

/** Throws `empty_document` and `unsupported_file_type`. */
export function prepareFile(
  { name, bytes }: ReceivedFile,
  fields: { name?: string | undefined; pages?: string | undefined; metadata?: string | Metadata | undefined },
): PreparedDocument {
  if (bytes.length === 0)
    throw serviceError('empty_document', 'The file is empty (0 bytes). Send a file with content.');
  const mimeType = sniff(bytes, name);
  const isPaged = mimeType === 'application/pdf' || mimeType.startsWith('image/');
  return {
    name: fields.name ?? displayName(name),
    content: null,
    mimeType,
    originalFilename: displayName(name),
    pageCount: isPaged ? 1 : null,
    pages: fields.pages ?? null,
    metadata: readMetadata(fields.metadata),
    bytes,
  };
}

/** In a multipart body, metadata are JSON text. */
export function readMetadata(metadata: string | Metadata | undefined): Metadata {
  return typeof metadata === 'string' ? (JSON.parse(metadata) as Metadata) : (metadata ?? {});
}

export function insertDocument(
  { store, clock, newId }: Service,
  place: { workspaceId: string; environmentId: string; schemaFamilyId: string },
  { bytes, ...prepared }: PreparedDocument,
): DocumentRecord {
  const now = clock.timestamp();
  const { workspaceId, environmentId, schemaFamilyId } = place;
  const document = {
    id: newId('doc'),
    environmentId,
    schemaFamilyId,
    ...prepared,
    fileSize: bytes.length,
    status: 'received',
    errorCode: null,
    warnings: [] as string[],
    packetId: null,
    packetPages: null,
    expiredAt: null,
    createdAt: now,
    updatedAt: now,
  } as const;
  const record: DocumentRecord = { document, workspaceId, bytes };
  store.documents.push(record);
  return record;
}

/** What the service reads in a document. The fake reads texts only. */
export function textOf({ document, bytes }: DocumentRecord): string {
  return document.content ?? (isText(document.mimeType ?? '') ? new TextDecoder().decode(bytes) : '');
}
