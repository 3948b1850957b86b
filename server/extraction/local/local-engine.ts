import { ExtractionError, type ExtractionEngine } from '../engine.ts';
import type { ExtractionPool } from '../child/extraction-pool.ts';

export const LOCAL_PROVIDER = 'local';

/** An extraction that takes longer waits for a child process, or needs it: others may start beside it. */
const SLOW_MS = 250;

/** The built-in extractor. The pool is its owner's to close. */
export function createLocalEngine(pool: ExtractionPool): ExtractionEngine {
  return {
    async extract({ definition, layout, memory, onProgress, ...request }) {
      request.signal.throwIfAborted();
      onProgress?.({ stage: 'extract', done: 0, total: 1 });
      const slow = setTimeout(() => request.onAnswered?.(), SLOW_MS);
      try {
        const extraction = await pool.run(
          { kind: 'local', definition, layout, ...(memory !== undefined && memory.length > 0 && { memory }) },
          request,
        );
        onProgress?.({ stage: 'extract', done: 1, total: 1 });
        return { ...extraction, usage: null };
      } catch (error) {
        if (!(error instanceof ExtractionError)) throw error;
        throw error.with({ provider: LOCAL_PROVIDER });
      } finally {
        clearTimeout(slow);
      }
    },
    close: async () => undefined,
  };
}
