import type { Resources } from '../resources.ts';
import type { Services } from '../services.ts';

/** What was erased is in no file a minute later, also if a reader holds the log once. */
const INTERVAL_MS = 10_000;

/**
 * Takes what was deleted or has expired out of the files of the database, where SQLite would leave it: in the index of
 * words, and in the log. Returns the function that ends it.
 */
export function startErasure(
  { database, logger }: Pick<Resources, 'database' | 'logger'>,
  { documentIndex }: Pick<Services, 'documentIndex'>,
  stopping: AbortSignal,
): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let current = Promise.resolve();

  async function erase(): Promise<void> {
    try {
      await documentIndex.eraseDeleted(stopping);
      await database.truncateLog();
    } catch (error) {
      logger.error({ err: error }, 'Deleted words could not be erased from the files of the database.');
    }
  }

  function schedule(): void {
    timer = setTimeout(() => {
      current = erase().then(() => {
        if (!stopping.aborted) schedule();
      });
    }, INTERVAL_MS);
    timer.unref();
  }

  schedule();
  return () => {
    clearTimeout(timer);
    return current;
  };
}
