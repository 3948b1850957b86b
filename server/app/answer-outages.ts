import { unavailable } from '../errors.ts';
import type { ExtractionPool } from '../extraction/child/extraction-pool.ts';
import { ExtractionError } from '../extraction/engine.ts';

/**
 * The pool for requests: a task that the machine had no time for, or whose process was ended, can be sent again. Throws
 * `unavailable` for it.
 */
export function answerOutages(pool: Pick<ExtractionPool, 'run'>): Pick<ExtractionPool, 'run'> {
  return {
    run: async (task, options) => {
      try {
        return await pool.run(task, options);
      } catch (error) {
        if (!(error instanceof ExtractionError) || !(error.code === 'timeout' || error.retryable)) throw error;
        throw unavailable(`The schema and its rules could not be worked on in time. ${error.message}`, error);
      }
    },
  };
}
