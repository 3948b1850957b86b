import type { RunStatus } from './repository.ts';

/** An event of a run. Progress is published to listeners, but not stored. */
export interface RunEvent {
  type: 'status' | 'progress';
  runId: string;
  status: RunStatus;
  stage: string | null;
  done: number | null;
  total: number | null;
  createdAt: string;
}

interface RunListener {
  onEvent(event: RunEvent): void;
  /** Events may have been missed: read the run again. */
  onGap(): void;
}

/**
 * Notifies listeners in this process of changes to runs. The database is the source of truth: listeners read the run
 * after subscribing.
 */
export class RunEvents {
  readonly #listeners = new Map<string, Set<RunListener>>();
  readonly #relay: (event: RunEvent) => void;

  /** @param relay sends events of this process to the other servers */
  constructor(relay: (event: RunEvent) => void) {
    this.#relay = relay;
  }

  /** Publishes an event of this process. */
  publish(event: RunEvent): void {
    this.receive(event);
    this.#relay(event);
  }

  /** Publishes an event of another server. */
  receive(event: RunEvent): void {
    for (const listener of this.#listeners.get(event.runId) ?? []) listener.onEvent(event);
  }

  /** Notifies all listeners that events of other servers may have been missed. */
  gap(): void {
    for (const listeners of this.#listeners.values()) for (const listener of listeners) listener.onGap();
  }

  /** Returns a function that ends the subscription. */
  subscribe(runId: string, listener: RunListener): () => void {
    const listeners = this.#listeners.get(runId) ?? new Set();
    this.#listeners.set(runId, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#listeners.get(runId) === listeners) this.#listeners.delete(runId);
    };
  }
}

export function isFinal(status: RunStatus): boolean {
  return status === 'completed' || status === 'failed' || status === 'cancelled';
}
