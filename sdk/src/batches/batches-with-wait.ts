import { Batches } from '../generated/resources.gen.ts';
import type { Batch } from '../generated/types.gen.ts';
import { poll } from '../waiting/poll.ts';

export interface BatchWaitOptions {
  /** Ends the wait, not the batch; the promise rejects with the signal's reason. */
  signal?: AbortSignal | null | undefined;
  /** Milliseconds after which the wait ends with a `TimeoutError`; the batch goes on. No limit by default. */
  timeout?: number | undefined;
  /** Called with the batch at first, and when its status or its counts have changed. */
  onProgress?: ((batch: Batch) => void) | undefined;
}

export class BatchesWithWait extends Batches {
  /**
   * Waits for a batch to be completed or cancelled, and returns it. A batch that is `open` must be started first. A
   * server that restarts, or cannot be reached, is asked again for five minutes.
   *
   * @throws TimeoutError when `timeout` has passed
   */
  wait(id: string, options: BatchWaitOptions = {}): Promise<Batch> {
    return poll(
      {
        name: `The batch ${id}`,
        ask: (signal) => this.get(id, { signal }),
        progressOf: ({ status, counts }) => [status, counts],
        isFinal: ({ status }) => status === 'completed' || status === 'cancelled',
      },
      options,
    );
  }
}
