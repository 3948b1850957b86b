import { setTimeout as delay } from 'node:timers/promises';
import type { PacketStatus } from './repository.ts';

const STILL_ACTIVE: readonly PacketStatus[] = ['pending', 'processing'];
/** A packet takes seconds to minutes: one small query in this time does not matter. */
const INTERVAL_MS = 300;

/** Returns when the packet is final or needs a review, after `waitMs`, or when the client disconnects. */
export async function waitForPacket(
  readStatus: () => Promise<PacketStatus>,
  { waitMs, signal }: { waitMs: number; signal: AbortSignal },
): Promise<void> {
  const over = AbortSignal.any([signal, AbortSignal.timeout(waitMs)]);
  while (STILL_ACTIVE.includes(await readStatus()) && !over.aborted)
    await delay(INTERVAL_MS, undefined, { signal: over }).catch(() => undefined);
}
