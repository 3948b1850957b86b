import { Batches } from '../generated/resources.gen.ts';
import type { Batch } from '../generated/types.gen.ts';
import { sleep } from '../http/retries.ts';
import { rideOut } from '../waiting/ride-out.ts';
import { withTimeout } from '../waiting/with-timeout.ts';

/** The first pause between two looks. Each is half as long again as the one before, as most batches take long. */
const FIRST_PAUSE_MS = 100;
const MAX_PAUSE_MS = 5_000;

export interface BatchWaitOptions {
  /** Ends the wait, not the batch; the promise rejects with the signal's reason. */
  signal?: AbortSignal | null | undefined;
  /** Milliseconds after which the wait ends with a `TimeoutError`; the batch goes on. No limit by default. */
  timeout?: number | undefined;
  /** Called with the batch at first, and when its status or its counts have changed. */
  onProgress?: ((batch: Batch) => void) | undefined;
}

const progressOf = ({ status, counts }: Batch): string => JSON.stringify([status, counts]);

export class BatchesWithWait extends Batches {
  /**
   * Waits for a batch to be completed or cancelled, and returns it. A batch that is `open` must be started first. A
   * server that restarts, or cannot be reached, is asked again for five minutes.
   *
   * @throws TimeoutError when `timeout` has passed
   */
  wait(id: string, options: BatchWaitOptions = {}): Promise<Batch> {
    return withTimeout(options, `The batch ${id} did not end in time.`, async (signal) => {
      let seen = '';
      for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(MAX_PAUSE_MS, pause * 1.5)) {
        const batch = await rideOut(signal, () => this.get(id, { signal }));
        const progress = progressOf(batch);
        if (progress !== seen) options.onProgress?.(batch);
        seen = progress;
        if (batch.status === 'completed' || batch.status === 'cancelled') return batch;
        await sleep(pause, signal);
      }
    });
  }
}
