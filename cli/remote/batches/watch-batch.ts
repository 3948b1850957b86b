import type { Batch, Excerpt } from '@excerpt/sdk';
import { Interrupted, withInterrupts } from '../../terminal/interrupts.ts';
import { printNote } from '../../terminal/print.ts';
import { createProgressBar } from '../../terminal/progress-bar.ts';

/** Follows a batch to its end with a progress bar. Ctrl-C leaves the batch to itself. */
export async function watchBatch(client: Excerpt, id: string): Promise<Batch> {
  const bar = createProgressBar();
  let isOpen = false;
  try {
    return await withInterrupts((signal) =>
      client.batches.wait(id, {
        signal,
        onProgress({ status, counts: { total, completed, failed, cancelled } }) {
          if (status === 'open' && !isOpen) printNote(`The batch is open. Start it: excerpt batches start ${id}`);
          isOpen = status === 'open';
          bar.update({ done: completed + failed + cancelled, failed, total });
        },
      }),
    );
  } catch (error) {
    bar.end();
    if (error instanceof Interrupted)
      printNote(`The batch goes on. Follow it: excerpt batches watch ${id}; end it: excerpt batches cancel ${id}`);
    throw error;
  } finally {
    bar.end();
  }
}
