import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { withRowLock } from '../db/row-locks.ts';
import { parseStoredJson, toStoredJson } from '../db/stored-json.ts';
import { fromNanos, toNanos } from '../lib/models/call-usage.ts';
import type { CallerOptions } from '../lib/models/run-options.ts';
import { getOffset, type Page, type PageRequest } from '../lib/pagination.ts';

export type PacketStatus = 'pending' | 'processing' | 'needs_review' | 'completed' | 'failed' | 'cancelled';

export const ACTIVE_STATUSES: readonly PacketStatus[] = ['pending', 'processing', 'needs_review'];

export interface StoredPart {
  pages: number[];
  category: string | null;
  /** Null once a person decided. */
  confidence: number | null;
  startConfidence: number | null;
  identifier: string | null;
  reasons: string[];
}

export interface PacketPage {
  page: number;
  startsPart: boolean;
  category: string | null;
  confidence: number;
  reasons: string[];
}

/** The model that was asked where documents begin, and of which category they are. */
export interface AskedModel {
  provider: string;
  model: string;
  inputTokens: number | null;
  outputTokens: number | null;
  cost: { amount: number; currency: string } | null;
  /** Why its answer is missing, wholly or for some pages. */
  note: string | null;
}

export interface Packet extends Pick<CallerOptions, 'vision' | 'maxCost'> {
  id: string;
  workspaceId: string;
  slug: string;
  environmentId: string;
  env: 'production' | 'staging' | 'development';
  documentId: string;
  ownsDocument: boolean;
  name: string;
  expiredAt: string | null;
  status: PacketStatus;
  revision: number;
  splitter: { key: string; versionNumber: number };
  splitterVersionId: string;
  extract: boolean;
  model: string | null;
  pageCount: number | null;
  /** Null until they are found. */
  parts: StoredPart[] | null;
  pages: PacketPage[] | null;
  asked: AskedModel | null;
  errorMessage: string | null;
  createdBy: string;
  createdAt: string;
  updatedAt: string;
  completedAt: string | null;
}

const selectPackets = (db: Db) =>
  db
    .selectFrom('packets')
    .innerJoin('documents', 'documents.id', 'packets.document_id')
    .innerJoin('workspaces', 'workspaces.id', 'packets.workspace_id')
    .innerJoin('environments', 'environments.id', 'packets.environment_id')
    .innerJoin('splitter_versions as version', 'version.id', 'packets.splitter_version_id')
    .innerJoin('splitters', 'splitters.id', 'version.splitter_id')
    .select([
      'packets.id',
      'packets.workspace_id as workspaceId',
      'workspaces.slug',
      'packets.environment_id as environmentId',
      'environments.slug as env',
      'packets.document_id as documentId',
      'packets.owns_document as ownsDocument',
      'documents.name',
      'documents.expired_at as expiredAt',
      'packets.status',
      'packets.revision',
      'splitters.splitter_key as splitterKey',
      'version.version as versionNumber',
      'packets.splitter_version_id as splitterVersionId',
      'packets.extracts',
      'packets.model',
      'packets.vision',
      'packets.max_cost_nanos as maxCostNanos',
      'packets.page_count as pageCount',
      'packets.parts',
      'packets.pages',
      'packets.asked',
      'packets.error_message as errorMessage',
      'packets.created_by as createdBy',
      'packets.created_at as createdAt',
      'packets.updated_at as updatedAt',
      'packets.completed_at as completedAt',
    ]);

type PacketRow = Awaited<ReturnType<ReturnType<typeof selectPackets>['executeTakeFirstOrThrow']>>;

function toPacket({ splitterKey, versionNumber, extracts, maxCostNanos, ...row }: PacketRow): Packet {
  return {
    ...row,
    env: row.env as Packet['env'],
    status: row.status as PacketStatus,
    ownsDocument: Boolean(row.ownsDocument),
    extract: Boolean(extracts),
    vision: row.vision as Packet['vision'],
    maxCost: maxCostNanos === null ? null : fromNanos(Number(maxCostNanos)),
    splitter: { key: splitterKey, versionNumber },
    parts: parseStoredJson<StoredPart[]>(row.parts),
    pages: parseStoredJson<PacketPage[]>(row.pages),
    asked: parseStoredJson<AskedModel>(row.asked),
  };
}

/** Not restricted to a user, for jobs and webhook events. */
export async function findPacket(db: Db, id: string): Promise<Packet | undefined> {
  const row = await selectPackets(db).where('packets.id', '=', id).executeTakeFirst();
  return row && toPacket(row);
}

export async function findVisiblePacket(
  db: Db,
  userId: string,
  id: string,
): Promise<{ packet: Packet; role: string } | undefined> {
  const row = await selectPackets(db)
    .innerJoin('workspace_members as member', 'member.workspace_id', 'packets.workspace_id')
    .select('member.role')
    .where('packets.id', '=', id)
    .where('member.user_id', '=', userId)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { role, ...packet } = row;
  return { packet: toPacket(packet), role };
}

/** Locks a packet until the end of the transaction. */
export async function lockPacket(db: Db, id: string): Promise<void> {
  await withRowLock(db, db.selectFrom('packets').select('id').where('id', '=', id), 'update').execute();
}

export interface PacketFilter {
  status?: PacketStatus | undefined;
  batchId?: string | undefined;
}

export async function listPackets(
  db: Db,
  { environmentId, status, batchId }: PacketFilter & { environmentId: string },
  page: PageRequest,
): Promise<Page<Packet>> {
  let chosen = selectPackets(db).where('packets.environment_id', '=', environmentId);
  let counted = db.selectFrom('packets').where('environment_id', '=', environmentId);
  if (status !== undefined) {
    chosen = chosen.where('packets.status', '=', status);
    counted = counted.where('status', '=', status);
  }
  if (batchId !== undefined) {
    const ofBatch = db.selectFrom('batch_documents').select('packet_id').where('batch_id', '=', batchId);
    chosen = chosen.where('packets.id', 'in', ofBatch);
    counted = counted.where('id', 'in', ofBatch);
  }
  const rows = await chosen.orderBy('packets.id', 'desc').limit(page.pageSize).offset(getOffset(page)).execute();
  const { total } = await counted.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { ...page, total, data: rows.map(toPacket) };
}

export interface PartDocument {
  packetId: string;
  part: number;
  documentId: string;
  /** The newest run; null without one. */
  runId: string | null;
  /** Whether it is a PDF that has no layout yet. */
  isUnread: boolean;
}

/** The documents of the parts of packets. */
export async function listPartDocuments(db: Db, packetIds: readonly string[]): Promise<PartDocument[]> {
  if (packetIds.length === 0) return [];
  const rows = await db
    .selectFrom('documents')
    .select([
      'packet_id as packetId',
      'packet_part as part',
      'id as documentId',
      'status',
      'mime_type as mimeType',
      sql<string | null>`(
        select runs.id from runs where runs.document_id = documents.id and runs.evaluation_id is null
        order by runs.id desc limit 1
      )`.as('runId'),
    ])
    .where('packet_id', 'in', packetIds)
    .where('packet_id', 'is not', null)
    .execute();
  return rows.map(({ status, mimeType, ...row }) => ({
    ...row,
    packetId: row.packetId ?? '',
    part: row.part ?? 0,
    isUnread: status === 'received' && mimeType === 'application/pdf',
  }));
}

export type NewPacket = Pick<
  Packet,
  | 'id'
  | 'workspaceId'
  | 'environmentId'
  | 'splitterVersionId'
  | 'documentId'
  | 'ownsDocument'
  | 'extract'
  | 'model'
  | 'vision'
  | 'maxCost'
  | 'pageCount'
  | 'createdBy'
  | 'createdAt'
>;

export async function insertPacket(db: Db, packet: NewPacket): Promise<void> {
  await db
    .insertInto('packets')
    .values({
      id: packet.id,
      workspace_id: packet.workspaceId,
      environment_id: packet.environmentId,
      splitter_version_id: packet.splitterVersionId,
      document_id: packet.documentId,
      owns_document: packet.ownsDocument ? 1 : 0,
      status: 'pending',
      revision: 0,
      extracts: packet.extract ? 1 : 0,
      model: packet.model,
      vision: packet.vision,
      max_cost_nanos: packet.maxCost === null ? null : toNanos(packet.maxCost),
      page_count: packet.pageCount,
      parts: null,
      pages: null,
      asked: null,
      approved_at: null,
      error_message: null,
      created_by: packet.createdBy,
      created_at: packet.createdAt,
      updated_at: packet.createdAt,
      completed_at: null,
    })
    .execute();
}

export type PacketChange = Pick<Packet, 'updatedAt'> &
  Partial<
    Pick<Packet, 'status' | 'revision' | 'pageCount' | 'parts' | 'pages' | 'asked' | 'errorMessage' | 'completedAt'>
  > & { approvedAt?: string };

export async function updatePacket(db: Db, id: string, change: PacketChange): Promise<void> {
  const { status, revision, pageCount, parts, pages, asked, approvedAt, errorMessage, completedAt } = change;
  await db
    .updateTable('packets')
    .set({
      updated_at: change.updatedAt,
      ...(status !== undefined && { status }),
      ...(revision !== undefined && { revision }),
      ...(pageCount !== undefined && { page_count: pageCount }),
      ...(parts !== undefined && { parts: toStoredJson(parts) }),
      ...(pages !== undefined && { pages: toStoredJson(pages) }),
      ...(asked !== undefined && { asked: toStoredJson(asked) }),
      ...(approvedAt !== undefined && { approved_at: approvedAt }),
      ...(errorMessage !== undefined && { error_message: errorMessage }),
      ...(completedAt !== undefined && { completed_at: completedAt }),
    })
    .where('id', '=', id)
    .execute();
}

/** Deletes a packet, the documents of its parts, and those documents that are its own. */
export async function deletePacketWithParts(
  db: Db,
  { id, workspaceId }: Pick<Packet, 'id' | 'workspaceId'>,
  ownDocumentIds: readonly string[],
): Promise<void> {
  const documents = db.deleteFrom('documents').where('workspace_id', '=', workspaceId);
  await documents.where('packet_id', '=', id).execute();
  await db.deleteFrom('packets').where('id', '=', id).execute();
  if (ownDocumentIds.length > 0) await documents.where('id', 'in', ownDocumentIds).execute();
}
