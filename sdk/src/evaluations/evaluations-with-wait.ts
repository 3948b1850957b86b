import { Evaluations } from '../generated/resources.gen.ts';
import type { Evaluation } from '../generated/types.gen.ts';
import { poll } from '../waiting/poll.ts';

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
    return poll(
      {
        name: `The evaluation ${id}`,
        ask: (signal) => this.get(id, { signal }),
        progressOf: ({ status, items }) => [status, items],
        isFinal: ({ status }) => status !== 'pending' && status !== 'processing',
      },
      options,
    );
  }
}
