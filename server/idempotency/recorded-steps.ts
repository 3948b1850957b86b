import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServiceDatabase, Tx } from '../db/database.ts';

/**
 * The transactions of one request, in order. A repeat of the request takes their results instead of running them again.
 */
export interface Steps {
  /** The result of the next transaction, if an earlier execution of the request committed it. */
  takeRecorded(): { result: unknown } | null;
  /** Records a result in the transaction that leads to it. Throws when a concurrent repeat has recorded it. */
  record(tx: Tx, result: unknown): Promise<void>;
}

const currentSteps = new AsyncLocalStorage<Steps | undefined>();

/** Runs `work`; transactions of databases from `recordSteps` are its steps. */
export function withSteps<T>(steps: Steps, work: () => Promise<T>): Promise<T> {
  return currentSteps.run(steps, work);
}

/**
 * The database for the services. Inside `withSteps`, the result of each transaction is committed with it, so that
 * neither a crash after the commit nor a concurrent repeat on another server makes the work happen twice. Results must
 * be structured-cloneable.
 */
export function recordSteps(database: ServiceDatabase): ServiceDatabase {
  async function runStep<T>(steps: Steps, work: (tx: Tx) => Promise<T>): Promise<T> {
    const recorded = steps.takeRecorded();
    if (recorded !== null) return recorded.result as T;
    // Commit hooks wake workers, whose transactions are no steps of this request.
    return currentSteps.run(undefined, () =>
      database.transaction(async (tx) => {
        const result = await work(tx);
        await steps.record(tx, result);
        return result;
      }),
    );
  }

  return {
    db: database.db,
    transaction(work) {
      const steps = currentSteps.getStore();
      return steps === undefined ? database.transaction(work) : runStep(steps, work);
    },
  };
}
