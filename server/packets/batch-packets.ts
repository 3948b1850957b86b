import type { Tx } from '../db/database.ts';
import type { DocumentsService } from '../documents/service.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import { timestamp, type Clock } from '../lib/clock.ts';
import type { NewId } from '../lib/ids.ts';
import type { PacketEvents } from './packet-events.ts';
import * as packets from './repository.ts';
import type { NewPacket } from './repository.ts';

/** Packets for the service of batches. */
export interface BatchPackets {
  /** Accepts a stored document, with low priority. Returns the id of the packet. */
  insert(tx: Tx, packet: Omit<NewPacket, 'id' | 'ownsDocument' | 'pageCount' | 'createdAt'>): Promise<string>;
  /** Cancels those that are not final. */
  cancel(tx: Tx, ids: readonly string[]): Promise<void>;
}

interface Dependencies {
  clock: Clock;
  newId: NewId;
  documents: Pick<DocumentsService, 'find'>;
  queue: Pick<JobQueue, 'enqueue' | 'discard'>;
  events: PacketEvents;
}

export function createBatchPackets({ clock, newId, documents, queue, events }: Dependencies): BatchPackets {
  return {
    async insert(tx, packet) {
      const { workspaceId, environmentId, documentId } = packet;
      const { pageCount } = await documents.find(tx, { workspaceId, environmentId }, documentId);
      const id = newId('pkt');
      const createdAt = timestamp(clock.now());
      await packets.insertPacket(tx, { ...packet, id, ownsDocument: false, pageCount, createdAt });
      await queue.enqueue(tx, { kind: 'packet.split', subject: id, group: workspaceId, isLow: true });
      return id;
    },

    async cancel(tx, ids) {
      for (const id of ids) {
        await packets.lockPacket(tx, id);
        const found = await packets.findPacket(tx, id);
        if (found !== undefined && packets.ACTIVE_STATUSES.includes(found.status))
          await cancelPacket({ clock, queue, events }, tx, id);
      }
    },
  };
}

/** Cancels a locked packet that is not final, with its job. */
export async function cancelPacket(
  { clock, queue, events }: Pick<Dependencies, 'clock' | 'queue' | 'events'>,
  tx: Tx,
  id: string,
): Promise<void> {
  const now = timestamp(clock.now());
  await queue.discard(tx, { kind: 'packet.split', subject: id });
  await packets.updatePacket(tx, id, { status: 'cancelled', updatedAt: now, completedAt: now });
  await events.record(tx, id);
}
