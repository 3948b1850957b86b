import type { SplittersGetEvaluationParams } from '../generated/params.gen.ts';
import { Splitters } from '../generated/resources.gen.ts';
import type { SplitterEvaluation } from '../generated/types.gen.ts';
import { poll } from '../waiting/poll.ts';

export interface SplitterEvaluationWaitOptions {
  /** Ends the wait, not the evaluation; the promise rejects with the signal's reason. */
  signal?: AbortSignal | null | undefined;
  /** Milliseconds after which the wait ends with a `TimeoutError`; the evaluation goes on. No limit by default. */
  timeout?: number | undefined;
  /** Called with the evaluation at first, and when its status or its counts have changed. */
  onProgress?: ((evaluation: SplitterEvaluation) => void) | undefined;
}

export class SplittersWithWait extends Splitters {
  /**
   * Waits for an evaluation of a splitter to be completed, failed or cancelled, and returns it. A server that restarts,
   * or cannot be reached, is asked again for five minutes.
   *
   * @throws TimeoutError when `timeout` has passed
   */
  waitForEvaluation(
    params: SplittersGetEvaluationParams,
    options: SplitterEvaluationWaitOptions = {},
  ): Promise<SplitterEvaluation> {
    return poll(
      {
        name: `The evaluation ${params.id}`,
        ask: (signal) => this.getEvaluation(params, { signal }),
        progressOf: ({ status, counts }) => [status, counts],
        isFinal: ({ status }) => status !== 'pending' && status !== 'processing',
      },
      options,
    );
  }
}
