import type { RunStatus } from './repository.ts';

/** Something that happened to a run. Progress is published to listeners, and not stored. */
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
  /** Events may have been missed: the run must be read again. */
  onGap(): void;
}

/**
 * Tells listeners in this process what happens to runs. The database stays the record: a listener reads the run after
 * it subscribed.
 */
export class RunEvents {
  readonly #listeners = new Map<string, Set<RunListener>>();
  readonly #relay: (event: RunEvent) => void;

  /** @param relay tells the other servers of what happened here */
  constructor(relay: (event: RunEvent) => void) {
    this.#relay = relay;
  }

  /** What happened here. */
  publish(event: RunEvent): void {
    this.receive(event);
    this.#relay(event);
  }

  /** What happened at another server. */
  receive(event: RunEvent): void {
    for (const listener of this.#listeners.get(event.runId) ?? []) listener.onEvent(event);
  }

  /** Whatever the other servers told meanwhile did not come here. */
  gap(): void {
    for (const listeners of this.#listeners.values()) for (const listener of listeners) listener.onGap();
  }

  /** Returns the end of the subscription. */
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
