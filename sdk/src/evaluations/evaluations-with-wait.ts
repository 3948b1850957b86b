import { Evaluations } from '../generated/resources.gen.ts';
import type { Evaluation } from '../generated/types.gen.ts';
import { sleep } from '../http/retries.ts';
import { rideOut } from '../waiting/ride-out.ts';
import { withTimeout } from '../waiting/with-timeout.ts';

/** The first pause between two looks. Each is half as long again as the one before. */
const FIRST_PAUSE_MS = 100;
const MAX_PAUSE_MS = 5_000;

export interface EvaluationWaitOptions {
  /** Ends the wait, not the evaluation; the promise rejects with the signal's reason. */
  signal?: AbortSignal | null | undefined;
  /** Milliseconds after which the wait ends with a `TimeoutError`; the evaluation goes on. No limit by default. */
  timeout?: number | undefined;
  /** Called with the evaluation at first, and when its status or its counts have changed. */
  onProgress?: ((evaluation: Evaluation) => void) | undefined;
}

export class EvaluationsWithWait extends Evaluations {
  /**
   * Waits for an evaluation to be completed, failed or cancelled, and returns it. A server that restarts, or cannot be
   * reached, is asked again for five minutes.
   *
   * @throws TimeoutError when `timeout` has passed
   */
  wait(id: string, options: EvaluationWaitOptions = {}): Promise<Evaluation> {
    return withTimeout(options, `The evaluation ${id} did not end in time.`, async (signal) => {
      let seen = '';
      for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(MAX_PAUSE_MS, pause * 1.5)) {
        const evaluation = await rideOut(signal, () => this.get(id, { signal }));
        const { status, items } = evaluation;
        const progress = JSON.stringify([status, items]);
        if (progress !== seen) options.onProgress?.(evaluation);
        seen = progress;
        if (status !== 'pending' && status !== 'processing') return evaluation;
        await sleep(pause, signal);
      }
    });
  }
}
