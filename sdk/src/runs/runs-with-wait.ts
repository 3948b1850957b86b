import { ExcerptError } from '../request-errors.ts';
import { Runs } from '../generated/resources.gen.ts';
import type { Run, RunEvent } from '../generated/types.gen.ts';
import { sleep } from '../http/retries.ts';
import { rideOut } from '../waiting/ride-out.ts';
import { withTimeout } from '../waiting/with-timeout.ts';

const FINAL = new Set<string>(['completed', 'failed', 'cancelled']);
/** Seconds for which one request is held open. */
const HELD_S = 30;
/** The same after a stream of events broke off, before the next one. */
const BROKEN_S = 1;
/** Streams that break off this often are not for this network. */
const MAX_BREAKS = 20;
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
   * Waits for a run to be final, however it ends, and answers it. A server that restarts, or cannot be reached, is
   * asked again for five minutes; `onProgress` is then called with the current state once more.
   *
   * @throws TimeoutError when `timeout` has passed. Every `ExcerptError` has the `runId`
   */
  wait(id: string, options: WaitOptions = {}): Promise<Run> {
    const { onProgress } = options;
    return withTimeout(options, `The run ${id} did not end in time.`, async (signal) => {
      for (let breaks = 0; ;) {
        const isBroken = onProgress && breaks < MAX_BREAKS && !(await this.#follow(id, onProgress, signal));
        if (isBroken) breaks += 1;
        const run = await rideOut(signal, () => this.get(id, { wait: isBroken ? BROKEN_S : HELD_S, signal }));
        if (FINAL.has(run.status)) return run;
        await sleep(PAUSE_MS, signal);
      }
    }).catch((error: unknown) => {
      if (error instanceof ExcerptError) error.runId = id;
      throw error;
    });
  }

  /** Reports the events of a run. Returns whether they came to its end: a stream may break off, and the run goes on. */
  async #follow(id: string, onProgress: (event: RunEvent) => void, signal: AbortSignal): Promise<boolean> {
    let isFinal = false;
    try {
      for await (const event of this.streamEvents(id, { signal })) {
        isFinal = FINAL.has(event.status);
        onProgress(event);
      }
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof ExcerptError) || (error.status ?? 500) < 500) throw error;
    }
    return isFinal;
  }
}
