import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { parseStoredJson } from '../db/stored-json.ts';
import type { StoredPart } from './repository.ts';

const MAX_TEXT = 20_000;
/** Packets that are read for what people approved, newest first. */
const MAX_PACKETS = 100;
/** Documents of one kind add little after some. */
const MAX_EACH = 5;

const textColumn = sql<string>`substr(documents.content, 1, ${sql.lit(MAX_TEXT)})`.as('text');

/**
 * The documents among these that the workspace has, in the same order.
 * @param leftOut a packet whose parts are not among them
 */
export async function keepOfWorkspace(
  db: Db,
  { workspaceId, leftOut }: { workspaceId: string; leftOut?: string | undefined },
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  let chosen = db.selectFrom('documents').select('id').where('workspace_id', '=', workspaceId).where('id', 'in', ids);
  if (leftOut !== undefined)
    chosen = chosen.where(({ eb, or }) => or([eb('packet_id', 'is', null), eb('packet_id', '!=', leftOut)]));
  const rows = await chosen.execute();
  const own = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => own.has(id));
}

interface TaughtBy {
  environmentId: string;
  splitterKey: string;
  leftOut?: string | undefined;
}

/** The bytes of the file of a packet. */
const fileOf = (db: Db, packetId: string) =>
  db
    .selectFrom('packets as left')
    .innerJoin('documents as file', 'file.id', 'left.document_id')
    .select('file.blob_hash')
    .where('left.id', '=', packetId);

/**
 * Texts of documents that people approved as parts of packets of a splitter, by category, newest first. With `leftOut`
 * without those of that packet, and of others with the same file.
 */
export async function readApprovedParts(
  db: Db,
  { environmentId, splitterKey, leftOut }: TaughtBy,
): Promise<Map<string, string[]>> {
  let approved = db
    .selectFrom('packets')
    .innerJoin('splitter_versions as version', 'version.id', 'packets.splitter_version_id')
    .innerJoin('splitters', 'splitters.id', 'version.splitter_id')
    .select(['packets.id', 'packets.parts'])
    .where('packets.environment_id', '=', environmentId)
    .where('packets.approved_at', 'is not', null)
    .where('splitters.splitter_key', '=', splitterKey);
  if (leftOut !== undefined)
    approved = approved
      .innerJoin('documents as file', 'file.id', 'packets.document_id')
      .where('file.blob_hash', 'not in', fileOf(db, leftOut));
  const rows = await approved.orderBy('packets.id', 'desc').limit(MAX_PACKETS).execute();
  const chosen = new Map<string, { packetId: string; part: number }[]>();
  for (const { id, parts } of rows)
    for (const [part, { category }] of (parseStoredJson<StoredPart[]>(parts) ?? []).entries()) {
      if (category === null) continue;
      const of = chosen.get(category) ?? [];
      if (of.length < MAX_EACH) chosen.set(category, [...of, { packetId: id, part }]);
    }
  const texts = new Map<string, string[]>();
  for (const [category, of] of chosen) {
    const found = await db
      .selectFrom('documents')
      .select(textColumn)
      .where(({ eb, or, and }) =>
        or(of.map(({ packetId, part }) => and([eb('packet_id', '=', packetId), eb('packet_part', '=', part)]))),
      )
      .where('packet_id', 'is not', null)
      .where('content', 'is not', null)
      .execute();
    texts.set(
      category,
      found.map(({ text }) => text),
    );
  }
  return texts;
}

/** Texts of the newest documents that were stored under a schema by other ways than a packet. */
export async function readStoredUnder(db: Db, environmentId: string, schemaFamilyId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('documents')
    .select(textColumn)
    .where('environment_id', '=', environmentId)
    .where('schema_family_id', '=', schemaFamilyId)
    .where('packet_id', 'is', null)
    .where('status', '=', 'parsed')
    .where('content', 'is not', null)
    .orderBy('id', 'desc')
    .limit(MAX_EACH)
    .execute();
  return rows.map(({ text }) => text);
}

const selectApproved = (db: Db, environmentId: string) =>
  db
    .selectFrom('packets')
    .select('packets.id')
    .where('packets.environment_id', '=', environmentId)
    .where('packets.approved_at', 'is not', null)
    // Null once the document has expired.
    .where('packets.parts', 'is not', null);

/** The packets of a splitter that people approved, newest first. */
export async function listApproved(
  db: Db,
  { environmentId, splitterId, limit }: { environmentId: string; splitterId: string; limit: number },
): Promise<string[]> {
  const rows = await selectApproved(db, environmentId)
    .innerJoin('splitter_versions as version', 'version.id', 'packets.splitter_version_id')
    .where('version.splitter_id', '=', splitterId)
    .orderBy('packets.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** The packets among these that people approved. */
export async function keepApproved(db: Db, environmentId: string, ids: readonly string[]): Promise<Set<string>> {
  const rows = await selectApproved(db, environmentId).where('packets.id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}
