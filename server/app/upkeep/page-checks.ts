import type { Resources } from '../resources.ts';

/** A start has better things to do. */
const FIRST_AFTER_MS = 10_000;
const INTERVAL_MS = 24 * 60 * 60 * 1000;

/**
 * Looks for damaged pages of the database soon after the start, and then once a day: a page that is seldom read would
 * else be found damaged when the last good backup is gone. Returns the function that ends it.
 */
export function startPageChecks(
  { database, logger }: Pick<Resources, 'database' | 'logger'>,
  stopping: AbortSignal,
  { firstAfterMs = FIRST_AFTER_MS, intervalMs = INTERVAL_MS } = {},
): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let current = Promise.resolve();

  async function check(): Promise<void> {
    try {
      await database.checkPages(stopping);
    } catch (error) {
      if (!stopping.aborted) logger.error({ err: error }, 'The pages of the database could not be checked.');
    }
  }

  function schedule(delayMs: number): void {
    timer = setTimeout(() => {
      current = check().then(() => {
        if (!stopping.aborted) schedule(intervalMs);
      });
    }, delayMs);
    timer.unref();
  }

  schedule(firstAfterMs);
  return () => {
    clearTimeout(timer);
    return current;
  };
}
