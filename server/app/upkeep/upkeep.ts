/** What a server repeats beside its jobs. Each function returns the one that ends the work. */
import type { Resources } from '../resources.ts';
import type { Services } from '../services.ts';

/** What was erased is in no file a minute later, also if a reader holds the log once. */
const ERASURE_INTERVAL_MS = 10_000;
const INDEX_INTERVAL_MS = 2_000;
/** A start has better things to do. */
const FIRST_PAGE_CHECK_AFTER_MS = 10_000;
const PAGE_CHECK_INTERVAL_MS = 24 * 60 * 60 * 1000;

type Work = () => Promise<void>;

/**
 * Takes what was deleted or has expired out of the files of the database, where SQLite would leave it: in the index of
 * words, and in the log.
 */
export function startErasure(
  { database, logger }: Pick<Resources, 'database' | 'logger'>,
  { documentIndex }: Pick<Services, 'documentIndex'>,
  stopping: AbortSignal,
  intervalMs = ERASURE_INTERVAL_MS,
): Work {
  return repeat({ firstAfterMs: intervalMs, intervalMs }, stopping, async () => {
    try {
      await documentIndex.eraseDeleted(stopping);
      await database.truncateLog();
    } catch (error) {
      logger.error({ err: error }, 'Deleted words could not be erased from the files of the database.');
    }
  });
}

/**
 * Indexes documents for the search, at once and then every two seconds, on servers that execute jobs and on one of them
 * at a time.
 */
export function startIndexing(
  { config, database, logger }: Pick<Resources, 'config' | 'database' | 'logger'>,
  { documentIndex }: Pick<Services, 'documentIndex'>,
  stopping: AbortSignal,
): Work {
  if (config.role === 'api') return async () => undefined;
  return repeat({ firstAfterMs: 0, intervalMs: INDEX_INTERVAL_MS }, stopping, async () => {
    try {
      if (await documentIndex.isBehind())
        await database.tryExclusively('index', () => documentIndex.indexAll(stopping));
    } catch (error) {
      logger.error({ err: error }, 'Documents could not be indexed for the search.');
    }
  });
}

/**
 * Looks for damaged pages of the database soon after the start, and then once a day: a page that is seldom read would
 * else be found damaged when the last good backup is gone.
 */
export function startPageChecks(
  { database, logger }: Pick<Resources, 'database' | 'logger'>,
  stopping: AbortSignal,
  { firstAfterMs = FIRST_PAGE_CHECK_AFTER_MS, intervalMs = PAGE_CHECK_INTERVAL_MS } = {},
): Work {
  return repeat({ firstAfterMs, intervalMs }, stopping, async () => {
    try {
      await database.checkPages(stopping);
    } catch (error) {
      if (!stopping.aborted) logger.error({ err: error }, 'The pages of the database could not be checked.');
    }
  });
}

/** The interval begins when the work is done. Ending waits for work that has begun. */
function repeat(times: { firstAfterMs: number; intervalMs: number }, stopping: AbortSignal, work: Work): Work {
  let timer: NodeJS.Timeout | undefined;
  let current = Promise.resolve();

  function schedule(delayMs: number): void {
    timer = setTimeout(() => {
      current = work().then(() => {
        if (!stopping.aborted) schedule(times.intervalMs);
      });
    }, delayMs);
    timer.unref();
  }

  schedule(times.firstAfterMs);
  return () => {
    clearTimeout(timer);
    return current;
  };
}
