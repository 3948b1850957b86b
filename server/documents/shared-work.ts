/**
 * Runs work of one key once for all callers that ask for it meanwhile. It is aborted when the signals of all of them
 * are; a caller whose own signal is aborted gets its reason.
 */
export type SharedWork<T> = (key: string, signal: AbortSignal, work: (signal: AbortSignal) => Promise<T>) => Promise<T>;

interface Shared<T> {
  outcome: Promise<T>;
  controller: AbortController;
  callers: number;
}

export function createSharedWork<T>(): SharedWork<T> {
  const running = new Map<string, Shared<T>>();

  function start(key: string, work: (signal: AbortSignal) => Promise<T>): Shared<T> {
    const controller = new AbortController();
    const shared: Shared<T> = { outcome: work(controller.signal), controller, callers: 0 };
    running.set(key, shared);
    const forget = () => {
      if (running.get(key) === shared) running.delete(key);
    };
    shared.outcome.then(forget, forget);
    return shared;
  }

  return async (key, signal, work) => {
    signal.throwIfAborted();
    const shared = running.get(key) ?? start(key, work);
    shared.callers += 1;
    const { promise: aborted, reject } = Promise.withResolvers<never>();
    const leave = () => {
      shared.callers -= 1;
      if (shared.callers === 0) {
        // Later callers start it again.
        if (running.get(key) === shared) running.delete(key);
        shared.controller.abort(signal.reason);
      }
      reject(signal.reason as Error);
    };
    signal.addEventListener('abort', leave, { once: true });
    try {
      return await Promise.race([shared.outcome, aborted]);
    } finally {
      signal.removeEventListener('abort', leave);
    }
  };
}
