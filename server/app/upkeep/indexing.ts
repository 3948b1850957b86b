import type { Resources } from '../resources.ts';
import type { Services } from '../services.ts';

const INTERVAL_MS = 2_000;

/**
 * Indexes documents for the search, at once and then every two seconds, on servers that execute jobs and on one of them
 * at a time. Returns the function that ends it.
 */
export function startIndexing(resources: Resources, services: Services, stopping: AbortSignal): () => Promise<void> {
  const { config, database, logger } = resources;
  const { documentIndex } = services;
  if (config.role === 'api') return async () => undefined;
  let timer: NodeJS.Timeout | undefined;
  let current = Promise.resolve();

  async function indexAll(): Promise<void> {
    try {
      if (await documentIndex.isBehind())
        await database.tryExclusively('index', () => documentIndex.indexAll(stopping));
    } catch (error) {
      logger.error({ err: error }, 'Documents could not be indexed for the search.');
    }
  }

  function schedule(delayMs: number): void {
    timer = setTimeout(() => {
      current = indexAll().then(() => {
        if (!stopping.aborted) schedule(INTERVAL_MS);
      });
    }, delayMs);
    timer.unref();
  }

  schedule(0);
  return () => {
    clearTimeout(timer);
    return current;
  };
}
