import type { Role } from '../lib/people/workspace-roles.ts';
import { sql } from 'kysely';
import { cacheFirstRow } from '../db/cached-query.ts';
import type { Db } from '../db/database.ts';
import { parseStoredJson, toStoredJson } from '../db/stored-json.ts';
import type { JsonObject } from '../lib/json-value.ts';
import { toStoredMetadata, type Metadata } from '../lib/metadata.ts';

export type DocumentStatus = 'received' | 'parsed' | 'failed';

/** Why a document could not be parsed. */
export interface DocumentErrorCode {
  code: string;
  retryable: boolean;
  detail?: string;
}

export interface Document {
  id: string;
  workspaceId: string;
  environmentId: string;
  schemaFamilyId: string;
  name: string;
  content: string | null;
  /** With the charset of a text that the upload named. */
  mimeType: string;
  fileSize: number;
  originalFilename: string | null;
  status: DocumentStatus;
  errorCode: DocumentErrorCode | null;
  pageCount: number | null;
  /** What parsing guessed, replaced or left out. */
  warnings: string[];
  /** The range of pages that are read; null for all. */
  pages: string | null;
  /** SHA-256 of the bytes; random for a protected document, which shares nothing; empty once it has expired. */
  blobHash: string;
  /** From the newest completed run. */
  extractedData: JsonObject | null;
  metadata: Metadata;
  /** The packet whose part it is; null for others. */
  packetId: string | null;
  /** The pages of the packet that it has, such as `1-3`. */
  packetPages: string | null;
  createdAt: string;
  updatedAt: string;
  /** When retention erased its content; null before. */
  expiredAt: string | null;
}

/** A document with the rights of its reader. */
export interface DocumentAccess {
  document: Document;
  role: Role;
}

export const columns = [
  'documents.id',
  'documents.workspace_id as workspaceId',
  'documents.environment_id as environmentId',
  'documents.schema_family_id as schemaFamilyId',
  'documents.name',
  'documents.mime_type as mimeType',
  'documents.file_size as fileSize',
  'documents.original_filename as originalFilename',
  'documents.status',
  'documents.error_code as errorCode',
  'documents.page_count as pageCount',
  'documents.pages',
  'documents.warnings',
  'documents.blob_hash as blobHash',
  'documents.metadata',
  'documents.packet_id as packetId',
  'documents.packet_pages as packetPages',
  'documents.created_at as createdAt',
  'documents.updated_at as updatedAt',
  'documents.expired_at as expiredAt',
] as const;

export const newestData = sql<string | null>`(
  select runs.extracted_data from runs
  where runs.document_id = documents.id and runs.status = 'completed' and runs.evaluation_id is null
    and documents.expired_at is null
  order by runs.id desc limit 1
)`.as('extractedData');

interface DocumentRow {
  status: string;
  errorCode: string | null;
  extractedData: string | null;
  metadata: string | null;
  warnings: string | null;
}

export function toDocument<T extends DocumentRow>(row: T) {
  return {
    ...row,
    status: row.status as DocumentStatus,
    errorCode: parseStoredJson<DocumentErrorCode>(row.errorCode),
    extractedData: parseStoredJson<JsonObject>(row.extractedData),
    warnings: parseStoredJson<string[]>(row.warnings) ?? [],
    metadata: parseStoredJson<Metadata>(row.metadata) ?? {},
  };
}

/** Not restricted to a user, for webhook events. */
export async function findDocument(db: Db, id: string): Promise<Document | undefined> {
  const row = await db
    .selectFrom('documents')
    .select(columns)
    .select(['documents.content', newestData])
    .where('documents.id', '=', id)
    .executeTakeFirst();
  return row && toDocument(row);
}

export async function findDocumentAccess(db: Db, userId: string, id: string): Promise<DocumentAccess | undefined> {
  const row = await db
    .selectFrom('documents')
    .innerJoin('workspace_members as member', 'member.workspace_id', 'documents.workspace_id')
    .select(columns)
    .select(['documents.content', 'member.role', newestData])
    .where('documents.id', '=', id)
    .where('member.user_id', '=', userId)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { role, ...document } = row;
  return { document: toDocument(document), role: role as DocumentAccess['role'] };
}

/** A document of one environment, without its text. */
export async function findDocumentIn(
  db: Db,
  scope: { workspaceId: string; environmentId: string },
  id: string,
): Promise<Pick<Document, 'id' | 'status' | 'name' | 'pageCount' | 'expiredAt'> | undefined> {
  const row = await db
    .selectFrom('documents')
    .select(['id', 'status', 'name', 'page_count as pageCount', 'expired_at as expiredAt'])
    .where('id', '=', id)
    .where('workspace_id', '=', scope.workspaceId)
    .where('environment_id', '=', scope.environmentId)
    .executeTakeFirst();
  return row && { ...row, status: row.status as DocumentStatus };
}

export interface DocumentSource extends Pick<
  Document,
  'id' | 'workspaceId' | 'environmentId' | 'blobHash' | 'mimeType' | 'status' | 'pages'
> {
  /** The owner of the workspace. */
  ownerId: string;
  isProtected: boolean;
  /** Whether this version of the parser has parsed the bytes before. */
  isRead: boolean;
}

const selectSource = cacheFirstRow((db, { id, parserVersion }: { id: string; parserVersion: string }) =>
  db
    .selectFrom('documents')
    .select(({ exists, fn, selectFrom, val }) => [
      'id',
      'workspace_id as workspaceId',
      selectFrom('workspaces')
        .select('owner_id')
        .whereRef('workspaces.id', '=', 'documents.workspace_id')
        .$asScalar()
        .$notNull()
        .as('ownerId'),
      'environment_id as environmentId',
      'blob_hash as blobHash',
      'mime_type as mimeType',
      'status',
      'pages',
      'is_protected as isProtected',
      exists(
        selectFrom('parsings')
          .select('parsings.blob_hash')
          .whereRef('parsings.blob_hash', '=', 'documents.blob_hash')
          .whereRef('parsings.mime_type', '=', 'documents.mime_type')
          .where('parser_version', '=', parserVersion)
          .where('parsings.pages', '=', fn.coalesce('documents.pages', val(''))),
      ).as('isRead'),
    ])
    .where('id', '=', id)
    .where('expired_at', 'is', null),
);

/** For jobs, which have no user: what parsing needs to know. Undefined if it was deleted or has expired. */
export async function findDocumentSource(
  db: Db,
  id: string,
  parserVersion: string,
): Promise<DocumentSource | undefined> {
  const row = await selectSource(db, { id, parserVersion });
  if (row === undefined) return undefined;
  return {
    ...row,
    status: row.status as DocumentStatus,
    isProtected: Boolean(row.isProtected),
    isRead: Boolean(row.isRead),
  };
}

/** Whether a parser has read these pages of these bytes. */
export async function isParsed(
  db: Db,
  { blobHash, mimeType, parserVersion, pages }: Record<'blobHash' | 'mimeType' | 'parserVersion' | 'pages', string>,
): Promise<boolean> {
  const row = await db
    .selectFrom('parsings')
    .select('blob_hash')
    .where('blob_hash', '=', blobHash)
    .where('mime_type', '=', mimeType)
    .where('parser_version', '=', parserVersion)
    .where('pages', '=', pages)
    .executeTakeFirst();
  return row !== undefined;
}

/** Null when it is deleted, or there never was one. */
export async function findSealedPassword(db: Db, id: string): Promise<string | null> {
  const row = await db.selectFrom('documents').select('sealed_password').where('id', '=', id).executeTakeFirst();
  return row?.sealed_password ?? null;
}

export interface NewDocument extends Omit<Document, 'extractedData'> {
  /** Null for a document without a password. */
  sealedPassword: string | null;
  /** The index of the part; null for what is no part of a packet. */
  packetPart: number | null;
}

export async function insertDocument(db: Db, document: NewDocument): Promise<void> {
  await db
    .insertInto('documents')
    .values({
      id: document.id,
      workspace_id: document.workspaceId,
      environment_id: document.environmentId,
      schema_family_id: document.schemaFamilyId,
      name: document.name,
      content: document.content,
      mime_type: document.mimeType,
      file_size: document.fileSize,
      original_filename: document.originalFilename,
      status: document.status,
      error_code: toStoredJson(document.errorCode),
      page_count: document.pageCount,
      pages: document.pages,
      warnings: document.warnings.length === 0 ? null : toStoredJson(document.warnings),
      is_protected: document.sealedPassword === null ? 0 : 1,
      sealed_password: document.sealedPassword,
      blob_hash: document.blobHash,
      metadata: toStoredJson(toStoredMetadata(document.metadata)),
      packet_id: document.packetId,
      packet_pages: document.packetPages,
      packet_part: document.packetPart,
      created_at: document.createdAt,
      updated_at: document.updatedAt,
      expired_at: document.expiredAt,
    })
    .execute();
}

export async function deleteDocument(db: Db, workspaceId: string, id: string): Promise<void> {
  await db.deleteFrom('documents').where('workspace_id', '=', workspaceId).where('id', '=', id).execute();
}
