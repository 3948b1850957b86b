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

/** The documents among these that the workspace has, in the same order. */
export async function keepOfWorkspace(db: Db, workspaceId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('documents')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('id', 'in', ids)
    .execute();
  const own = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => own.has(id));
}

/** Texts of documents that people approved as parts of packets of a splitter, by category, newest first. */
export async function readApprovedParts(
  db: Db,
  { environmentId, splitterKey }: { environmentId: string; splitterKey: string },
): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('packets')
    .innerJoin('splitter_versions as version', 'version.id', 'packets.splitter_version_id')
    .innerJoin('splitters', 'splitters.id', 'version.splitter_id')
    .select(['packets.id', 'packets.parts'])
    .where('packets.environment_id', '=', environmentId)
    .where('packets.approved_at', 'is not', null)
    .where('splitters.splitter_key', '=', splitterKey)
    .orderBy('packets.id', 'desc')
    .limit(MAX_PACKETS)
    .execute();
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
