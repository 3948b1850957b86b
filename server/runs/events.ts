import type { RunStatus } from './repository.ts';

/** Something that happened to a run. Progress is told to those who listen, and not stored. */
export interface RunEvent {
  type: 'status' | 'progress';
  runId: string;
  status: RunStatus;
  stage: string | null;
  done: number | null;
  total: number | null;
  createdAt: string;
}

/** Tells listeners in this process what happens to runs. The database stays the record: a listener reads the run after it subscribed. */
export class RunEvents {
  readonly #listeners = new Map<string, Set<(event: RunEvent) => void>>();

  publish(event: RunEvent): void {
    for (const listener of this.#listeners.get(event.runId) ?? []) listener(event);
  }

  /** Returns the end of the subscription. */
  subscribe(runId: string, listener: (event: RunEvent) => void): () => void {
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
