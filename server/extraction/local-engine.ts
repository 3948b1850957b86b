import { ChildPoolError, ChildTaskError } from '../lib/child-pool-error.ts';
import { createChildPool, siblingEntry } from '../lib/child-pool.ts';
import { ExtractionError, type ExtractionEngine, type ExtractionErrorCode } from './engine.ts';
import type { LocalExtraction, LocalRequest } from './local/extract.ts';

export const LOCAL_PROVIDER = 'local';

export interface LocalEngineOptions {
  /** Child processes; each extracts one document at a time. */
  processes: number;
  /** Resident memory, in bytes, at which a child is ended. */
  maxRssBytes: number;
  /** Milliseconds for one document. */
  deadlineMs: number;
}

/** How many documents a child extracts before it is replaced. */
const TASKS_PER_CHILD = 200;

/** The built-in extractor, in child processes: no document and no pattern of a schema can block or end the server. */
export function createLocalEngine({ processes, maxRssBytes, deadlineMs }: LocalEngineOptions): ExtractionEngine {
  const pool = createChildPool<LocalRequest, LocalExtraction>({
    entry: siblingEntry('child', import.meta.url),
    size: processes,
    maxRssBytes,
    maxTasksPerChild: TASKS_PER_CHILD,
    heapMb: Math.max(64, Math.floor((maxRssBytes / 1024 / 1024) * 0.8)),
  });
  return {
    async extract({ definition, layout, signal, onProgress }) {
      signal.throwIfAborted();
      onProgress?.({ stage: 'extract', done: 0, total: 1 });
      try {
        const extraction = await pool.run({ definition, layout }, { deadlineMs, signal });
        onProgress?.({ stage: 'extract', done: 1, total: 1 });
        return { ...extraction, usage: null };
      } catch (error) {
        if (signal.aborted) throw signal.reason;
        throw engineError(error, deadlineMs);
      }
    },
    close: () => pool.close(),
  };
}

function engineError(error: unknown, deadlineMs: number): ExtractionError {
  const provider = LOCAL_PROVIDER;
  if (error instanceof ChildTaskError) {
    const known = error.name === 'ExtractionError' && error.code !== undefined;
    const detail = error.detail === undefined ? {} : { detail: error.detail };
    if (known) return new ExtractionError(error.code as ExtractionErrorCode, error.message, { provider, retryable: error.retryable ?? false, ...detail, cause: error });
    return new ExtractionError('internal_error', 'The built-in extractor failed on this document.', { provider, detail: error.name, cause: error });
  }
  if (!(error instanceof ChildPoolError)) return new ExtractionError('internal_error', 'The built-in extractor failed.', { provider, cause: error });
  const detail = error.reason;
  switch (error.reason) {
    case 'deadline': {
      const limit = `${Math.round(deadlineMs / 100) / 10} s`;
      return new ExtractionError('timeout', `The built-in extractor took longer than ${limit} (EXCERPT_EXTRACT_TIMEOUT_SECONDS). Simplify the schema's patterns, or split the document.`, { provider, detail, cause: error });
    }
    case 'memory':
      return new ExtractionError('internal_error', 'The document needs more memory than the built-in extractor may take. Split it, or raise EXCERPT_CHILD_MEMORY_MIB.', { provider, detail, cause: error });
    case 'crashed':
      return new ExtractionError('internal_error', 'The process of the built-in extractor ended unexpectedly.', { provider, detail, retryable: true, cause: error });
    case 'aborted':
    case 'closed':
      return new ExtractionError('internal_error', 'The built-in extractor was stopped.', { provider, detail, retryable: true, cause: error });
  }
}
