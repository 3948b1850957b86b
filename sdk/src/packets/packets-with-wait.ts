import { Packets } from '../generated/resources.gen.ts';
import type { Packet } from '../generated/types.gen.ts';
import { poll } from '../waiting/poll.ts';

export interface PacketWaitOptions {
  /** Ends the wait, not the packet; the promise rejects with the signal's reason. */
  signal?: AbortSignal | null | undefined;
  /** Milliseconds after which the wait ends with a `TimeoutError`; the packet goes on. No limit by default. */
  timeout?: number | undefined;
  /** Called with the packet at first, and when its status or its parts have changed. */
  onProgress?: ((packet: Packet) => void) | undefined;
}

export class PacketsWithWait extends Packets {
  /**
   * Waits for a packet to be completed, failed, cancelled, or in need of a review, and returns it. A server that
   * restarts, or cannot be reached, is asked again for five minutes.
   *
   * @throws TimeoutError when `timeout` has passed
   */
  wait(id: string, options: PacketWaitOptions = {}): Promise<Packet> {
    return poll(
      {
        name: `The packet ${id}`,
        ask: (signal) => this.get(id, { signal }),
        progressOf: ({ status, parts }) => [status, parts.length],
        isFinal: ({ status }) => status !== 'pending' && status !== 'processing',
      },
      options,
    );
  }
}
