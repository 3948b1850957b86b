import { ExtractionError, type ExtractionEngine } from '../engine.ts';
import type { ExtractionPool } from '../child/extraction-pool.ts';

export const LOCAL_PROVIDER = 'local';

/** The built-in extractor. The pool is its owner's to close. */
export function createLocalEngine(pool: ExtractionPool): ExtractionEngine {
  return {
    async extract({ definition, layout, signal, onProgress }) {
      signal.throwIfAborted();
      onProgress?.({ stage: 'extract', done: 0, total: 1 });
      try {
        const extraction = await pool.run({ kind: 'local', definition, layout }, signal);
        onProgress?.({ stage: 'extract', done: 1, total: 1 });
        return { ...extraction, usage: null };
      } catch (error) {
        if (!(error instanceof ExtractionError)) throw error;
        throw error.with({ provider: LOCAL_PROVIDER });
      }
    },
    close: async () => undefined,
  };
}
