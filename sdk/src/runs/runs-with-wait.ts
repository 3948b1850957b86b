import { ExcerptError } from '../request-errors.ts';
import { Runs } from '../generated/resources.gen.ts';
import type { Run, RunEvent } from '../generated/types.gen.ts';
import { sleep } from '../http/retries.ts';
import { withTimeout } from '../waiting/with-timeout.ts';

const FINAL = new Set<string>(['completed', 'failed', 'cancelled']);
/** Seconds for which one request is held open. */
const HELD_S = 30;
/** A server that answers at once although it was asked to wait must not be asked without a pause. */
const PAUSE_MS = 250;

export interface WaitOptions {
  /** Ends the wait, not the run; the promise rejects with the signal's reason. */
  signal?: AbortSignal | null | undefined;
  /** Milliseconds after which the wait ends with a `TimeoutError`; the run goes on. No limit by default. */
  timeout?: number | undefined;
  /** Called with each change of status and each step of progress. */
  onProgress?: ((event: RunEvent) => void) | undefined;
}

export class RunsWithWait extends Runs {
  /**
   * Waits for a run to be final, however it ends, and answers it.
   *
   * @throws TimeoutError when `timeout` has passed
   */
  wait(id: string, options: WaitOptions = {}): Promise<Run> {
    const { onProgress } = options;
    return withTimeout(options, `The run ${id} did not end in time.`, async (signal) => {
      if (onProgress) await this.#follow(id, onProgress, signal);
      for (;;) {
        const run = await this.get(id, { wait: HELD_S, signal });
        if (FINAL.has(run.status)) return run;
        await sleep(PAUSE_MS, signal);
      }
    });
  }

  /** Reports the events of a run. A stream that breaks off is no reason to give up the run. */
  async #follow(id: string, onProgress: (event: RunEvent) => void, signal: AbortSignal): Promise<void> {
    const events = this.streamEvents(id, { signal });
    for (;;) {
      const next = await events.next().catch((error: unknown) => {
        signal.throwIfAborted();
        if (error instanceof ExcerptError && (error.status ?? 500) >= 500) return { done: true } as const;
        throw error;
      });
      if (next.done) return;
      onProgress(next.value);
    }
  }
}
