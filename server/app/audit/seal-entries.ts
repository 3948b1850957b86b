import { sealEntries } from '../../audit/chain-repository.ts';
import type { Resources } from '../resources.ts';

const INTERVAL_MS = 2_000;

/**
 * Stores and chains the entries of the audit log, on all servers; one of them chains at a time. Returns the function
 * that ends it, after which every entry is stored.
 */
export function startAuditSeals({
  database,
  logger,
  trail,
}: Pick<Resources, 'database' | 'logger' | 'trail'>): () => Promise<void> {
  let current = Promise.resolve();
  let isSealing = false;
  const timer = setInterval(() => {
    if (isSealing) return;
    isSealing = true;
    current = sealEntries(database)
      .catch((error: unknown) => logger.error({ err: error }, 'The audit log could not be sealed.'))
      .then(() => void (isSealing = false));
  }, INTERVAL_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await current;
    await trail.flush();
    await sealEntries(database).catch(() => undefined);
  };
}
