import type { Tx } from '../db/database.ts';
import type { SplittersService } from '../splitters/service.ts';
import type { EventRecorder } from '../webhooks/record-event.ts';
import { detailPackets, type DetailedPacket } from './detail-packets.ts';
import { findPacket, type PacketStatus } from './repository.ts';

export interface PacketEvents {
  /** Records the event of a state that a packet has come into, in its transaction. */
  record(tx: Tx, id: string): Promise<void>;
}

interface Dependencies {
  webhookEvents: Pick<EventRecorder, 'record'>;
  splitters: Pick<SplittersService, 'findRules'>;
  present: (packet: DetailedPacket) => object;
}

const KINDS: Partial<Record<PacketStatus, 'packet.completed' | 'packet.review_needed'>> = {
  needs_review: 'packet.review_needed',
  completed: 'packet.completed',
  failed: 'packet.completed',
  cancelled: 'packet.completed',
};

export function createPacketEvents({ webhookEvents, splitters, present }: Dependencies): PacketEvents {
  return {
    async record(tx, id) {
      const packet = await findPacket(tx, id);
      const kind = packet && KINDS[packet.status];
      if (packet === undefined || kind === undefined) return;
      const { workspaceId, environmentId, documentId } = packet;
      // Erasing the document erases the event, which quotes it.
      const event = { kind, workspaceId, environmentId, resourceId: id, documentId };
      await webhookEvents.record(tx, event, async () => {
        const [detailed] = await detailPackets(tx, splitters, [packet]);
        return detailed && present(detailed);
      });
    },
  };
}
