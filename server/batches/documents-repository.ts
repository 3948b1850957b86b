import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { literal } from '../db/literal.ts';
import { parseStoredJson, toStoredJson } from '../db/stored-json.ts';
import type { JsonObject } from '../lib/json-value.ts';
import type { RuleResult } from '../lib/models/schema-guidance.ts';
import { toStoredMetadata, type Metadata } from '../lib/metadata.ts';
import { getOffset, type Page, type PageRequest } from '../lib/pagination.ts';
import type { DocumentStatus } from '../lib/models/document-counts.ts';

/** Why a document has no result, as in a failed run. */
export interface BatchErrorCode {
  code: string;
  stage: string;
  retryable: boolean;
}

export interface BatchDocument {
  position: number;
  /** Null for a file that could not be added. */
  documentId: string | null;
  name: string;
  runId: string | null;
  packetId: string | null;
  status: DocumentStatus;
  errorCode: BatchErrorCode | null;
  errorMessage: string | null;
  metadata: Metadata;
}

export interface BatchResult extends BatchDocument {
  /** Of a part of a packet. */
  category: string | null;
  pages: string | null;
  confidence: number | null;
  extractedData: JsonObject | null;
  rules: RuleResult[];
}

export type NewBatchDocument = Omit<BatchDocument, 'name' | 'runId' | 'packetId'> & {
  /** Of a file that could not be added; null for a document. */
  name: string | null;
};

/** SQLite accepts at most 32,766 values per statement. */
const INSERT_ROWS = 1_000;

export async function insertDocuments(db: Db, batchId: string, documents: readonly NewBatchDocument[]): Promise<void> {
  for (let start = 0; start < documents.length; start += INSERT_ROWS) {
    const rows = documents.slice(start, start + INSERT_ROWS).map((document) => ({
      batch_id: batchId,
      position: document.position,
      document_id: document.documentId,
      status: document.status,
      name: document.name,
      error_code: toStoredJson(document.errorCode),
      error_message: document.errorMessage,
      metadata: toStoredJson(toStoredMetadata(document.metadata)),
    }));
    await db.insertInto('batch_documents').values(rows).execute();
  }
}

/** The position of the last document, 0 without one. */
export async function findLastPosition(db: Db, batchId: string): Promise<number> {
  const last = await db
    .selectFrom('batch_documents')
    .select('position')
    .where('batch_id', '=', batchId)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.position ?? 0;
}

const READ_IDS = 5_000;

/** Which documents of an environment exist, by id. */
export async function readExpiry(
  db: Db,
  { workspaceId, environmentId }: { workspaceId: string; environmentId: string },
  ids: readonly string[],
): Promise<Map<string, { expiredAt: string | null }>> {
  const found = new Map<string, { expiredAt: string | null }>();
  for (let start = 0; start < ids.length; start += READ_IDS) {
    const rows = await db
      .selectFrom('documents')
      .select(['id', 'expired_at as expiredAt'])
      .where('id', 'in', ids.slice(start, start + READ_IDS))
      .where('workspace_id', '=', workspaceId)
      .where('environment_id', '=', environmentId)
      .execute();
    for (const { id, expiredAt } of rows) found.set(id, { expiredAt });
  }
  return found;
}

export interface WaitingDocument {
  position: number;
  documentId: string;
  metadata: Metadata;
  expiredAt: string | null;
  /** The run whose finished calls the next one takes over. */
  earlierRunId: string | null;
}

/** The next documents without a run. */
export async function listWaiting(db: Db, batchId: string, limit: number): Promise<WaitingDocument[]> {
  const rows = await db
    .selectFrom('batch_documents as item')
    .innerJoin('documents', 'documents.id', 'item.document_id')
    .select([
      'item.position',
      'documents.id as documentId',
      'item.metadata',
      'documents.expired_at as expiredAt',
      'item.earlier_run_id as earlierRunId',
    ])
    .where('item.batch_id', '=', batchId)
    .where('item.status', '=', 'waiting')
    .orderBy('item.position')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, metadata: parseStoredJson<Metadata>(row.metadata) ?? {} }));
}

export async function setRun(
  db: Db,
  { batchId, position }: { batchId: string; position: number },
  runId: string,
): Promise<void> {
  await db
    .updateTable('batch_documents')
    .set({ run_id: runId, earlier_run_id: null, status: 'pending' })
    .where('batch_id', '=', batchId)
    .where('position', '=', position)
    .execute();
}

export async function setPacket(
  db: Db,
  { batchId, position }: { batchId: string; position: number },
  packetId: string,
): Promise<void> {
  await db
    .updateTable('batch_documents')
    .set({ packet_id: packetId, status: 'pending' })
    .where('batch_id', '=', batchId)
    .where('position', '=', position)
    .execute();
}

export async function failDocument(
  db: Db,
  { batchId, position }: { batchId: string; position: number },
  { errorCode, errorMessage }: { errorCode: BatchErrorCode; errorMessage: string },
): Promise<void> {
  await db
    .updateTable('batch_documents')
    .set({ status: 'failed', error_code: toStoredJson(errorCode), error_message: errorMessage })
    .where('batch_id', '=', batchId)
    .where('position', '=', position)
    .execute();
}

export async function cancelWaiting(db: Db, batchId: string): Promise<void> {
  await db
    .updateTable('batch_documents')
    .set({ status: 'cancelled' })
    .where('batch_id', '=', batchId)
    .where('status', '=', 'waiting')
    .execute();
}

/**
 * Lets failed documents wait again. Returns how many.
 * @param options.reuse whether their runs take over the finished calls of the failed ones
 */
export async function resetFailed(db: Db, batchId: string, { reuse }: { reuse: boolean }): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('batch_documents')
    .set(({ ref }) => ({
      status: 'waiting',
      earlier_run_id: reuse ? ref('run_id') : null,
      run_id: null,
      packet_id: null,
      error_code: null,
      error_message: null,
    }))
    .where('batch_id', '=', batchId)
    .where('status', '=', 'failed')
    .where('document_id', 'is not', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** The runs that are not final. */
export async function listActiveRunIds(db: Db, batchId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('batch_documents')
    .select('run_id')
    .where('batch_id', '=', batchId)
    .where('status', 'in', ['pending', 'processing'])
    .execute();
  return rows.flatMap(({ run_id: id }) => (id === null ? [] : [id]));
}

/** The packets that are not final. */
export async function listActivePacketIds(db: Db, batchId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('batch_documents')
    .select('packet_id')
    .where('batch_id', '=', batchId)
    .where('status', 'in', ['pending', 'processing'])
    .execute();
  return rows.flatMap(({ packet_id: id }) => (id === null ? [] : [id]));
}

export const selectDocuments = (db: Db, batchId: string) =>
  db
    .selectFrom('batch_documents as item')
    .leftJoin('documents', 'documents.id', 'item.document_id')
    .leftJoin('runs', 'runs.id', 'item.run_id')
    .leftJoin('packets', 'packets.id', 'item.packet_id')
    .select([
      'item.position',
      'item.document_id as documentId',
      sql<string>`coalesce(documents.name, item.name, '')`.as('name'),
      'item.run_id as runId',
      'item.packet_id as packetId',
      'item.status',
      sql<string | null>`coalesce(cast(item.error_code as text), cast(runs.error_code as text))`.as('errorCode'),
      sql<string | null>`coalesce(item.error_message, runs.error_message, packets.error_message)`.as('errorMessage'),
      'item.metadata',
    ])
    .where('item.batch_id', '=', batchId)
    .orderBy('item.position');

type BatchDocumentRow = Omit<BatchDocument, 'status' | 'errorCode' | 'metadata'> &
  Record<'errorCode' | 'metadata', string | null> & { status: string };

export function toBatchDocument(row: BatchDocumentRow): BatchDocument {
  return {
    ...row,
    status: row.status as DocumentStatus,
    errorCode: parseStoredJson<BatchErrorCode>(row.errorCode),
    metadata: parseStoredJson<Metadata>(row.metadata) ?? {},
  };
}

export async function listDocuments(
  db: Db,
  { batchId, status }: { batchId: string; status?: DocumentStatus | undefined },
  page: PageRequest,
): Promise<Page<BatchDocument>> {
  let counted = db
    .selectFrom('batch_counts')
    .select(({ fn }) => fn.sum<number | null>('documents').as('total'))
    .where('batch_id', '=', batchId);
  let listed = selectDocuments(db, batchId).limit(page.pageSize).offset(getOffset(page));
  if (status !== undefined) {
    counted = counted.where('status', '=', literal(status));
    listed = listed.where('item.status', '=', status);
  }
  const rows = await listed.execute();
  const count = await counted.executeTakeFirst();
  return { ...page, total: count?.total ?? 0, data: rows.map(toBatchDocument) };
}

/** The documents from a position on, at most `limit`. */
export async function listDocumentsFrom(
  db: Db,
  { batchId, from, limit }: { batchId: string; from: number; limit: number },
): Promise<BatchDocument[]> {
  const rows = await selectDocuments(db, batchId).where('item.position', '>=', from).limit(limit).execute();
  return rows.map(toBatchDocument);
}
