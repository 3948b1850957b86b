/** A gate at which code waits until a test opens it. */
export interface Gate {
  /** Resolves when the gate is open. Rejects with the signal's reason if it aborts first. */
  pass(signal: AbortSignal): Promise<void>;
  open(): void;
  close(): void;
}

/** Creates an open gate. */
export function createGate(): Gate {
  let opened = Promise.withResolvers<void>();
  opened.resolve();
  return {
    pass: (signal) =>
      new Promise((resolve, reject) => {
        const abort = () => reject(signal.reason as Error);
        if (signal.aborted) return abort();
        signal.addEventListener('abort', abort, { once: true });
        void opened.promise.then(() => {
          signal.removeEventListener('abort', abort);
          resolve();
        });
      }),
    open: () => opened.resolve(),
    close() {
      opened = Promise.withResolvers<void>();
    },
  };
}
