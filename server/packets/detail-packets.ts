import type { Db } from '../db/database.ts';
import type { SplittersService } from '../splitters/service.ts';
import * as packets from './repository.ts';
import type { Packet, PartDocument } from './repository.ts';

/** A packet with the documents of its parts. */
export interface DetailedPacket {
  packet: Packet;
  documents: PartDocument[];
  /** By category. */
  schemaKeys: ReadonlyMap<string, string>;
}

export async function detailPackets(
  on: Db,
  { findRules }: Pick<SplittersService, 'findRules'>,
  found: readonly Packet[],
): Promise<DetailedPacket[]> {
  const parts = await packets.listPartDocuments(
    on,
    found.map(({ id }) => id),
  );
  const rules = new Map<string, ReadonlyMap<string, string>>();
  for (const { splitterVersionId } of found) {
    if (rules.has(splitterVersionId)) continue;
    const categories = (await findRules(on, splitterVersionId))?.categories ?? [];
    const keys = categories.flatMap(({ name, schemaKey }) =>
      schemaKey === undefined ? [] : [[name, schemaKey] as const],
    );
    rules.set(splitterVersionId, new Map(keys));
  }
  return found.map((packet) => ({
    packet,
    documents: parts.filter(({ packetId }) => packetId === packet.id),
    schemaKeys: rules.get(packet.splitterVersionId) ?? new Map(),
  }));
}
