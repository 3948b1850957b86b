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

/** Reads the statuses of runs; those that do not exist are left out. */
export type ReadStatuses = (ids: string[]) => Promise<Map<string, RunStatus>>;

/** The server that should publish an event may have died. */
const CHECK_MS = 5_000;
const CHECKED_AT_ONCE = 500;

/**
 * Notifies listeners in this process of changes to runs. The database is the source of truth: listeners read the run
 * after subscribing, and runs with listeners are checked every few seconds, all of them in a few small queries.
 */
export class RunEvents {
  readonly #listeners = new Map<string, Set<RunListener>>();
  readonly #relay: (event: RunEvent) => void;
  readonly #readStatuses: ReadStatuses;
  /** The last known statuses of runs with listeners. */
  readonly #known = new Map<string, RunStatus>();
  #timer: NodeJS.Timeout | undefined;
  #isChecking = false;

  /** @param relay sends events of this process to the other servers */
  constructor(relay: (event: RunEvent) => void, readStatuses: ReadStatuses) {
    this.#relay = relay;
    this.#readStatuses = readStatuses;
  }

  /** Publishes an event of this process. */
  publish(event: RunEvent): void {
    this.receive(event);
    this.#relay(event);
  }

  /** Publishes an event of another server. */
  receive(event: RunEvent): void {
    const listeners = this.#listeners.get(event.runId);
    if (listeners === undefined) return;
    this.#known.set(event.runId, event.status);
    for (const listener of listeners) listener.onEvent(event);
  }

  /** Notifies all listeners that events of other servers may have been missed. */
  gap(): void {
    for (const id of this.#listeners.keys()) this.#gapOf(id);
  }

  /** Returns a function that ends the subscription. */
  subscribe(runId: string, listener: RunListener): () => void {
    const listeners = this.#listeners.get(runId) ?? new Set();
    this.#listeners.set(runId, listeners.add(listener));
    this.#timer ??= setInterval(() => void this.#check(), CHECK_MS).unref();
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0 || this.#listeners.get(runId) !== listeners) return;
      this.#listeners.delete(runId);
      this.#known.delete(runId);
      if (this.#listeners.size > 0) return;
      clearInterval(this.#timer);
      this.#timer = undefined;
    };
  }

  #gapOf(runId: string): void {
    for (const listener of this.#listeners.get(runId) ?? []) listener.onGap();
  }

  async #check(): Promise<void> {
    if (this.#isChecking) return;
    this.#isChecking = true;
    try {
      const ids = [...this.#listeners.keys()];
      for (let from = 0; from < ids.length; from += CHECKED_AT_ONCE)
        await this.#checkSome(ids.slice(from, from + CHECKED_AT_ONCE));
    } catch {
      // The database is out of reach. Listeners wait on, and are checked again.
    } finally {
      this.#isChecking = false;
    }
  }

  async #checkSome(ids: string[]): Promise<void> {
    const statuses = await this.#readStatuses(ids);
    for (const id of ids) {
      if (!this.#listeners.has(id)) continue;
      const status = statuses.get(id);
      const before = this.#known.get(id);
      if (status !== undefined) this.#known.set(id, status);
      if (status === undefined || isFinal(status) || (before !== undefined && before !== status)) this.#gapOf(id);
    }
  }
}

export function isFinal(status: RunStatus): boolean {
  return status === 'completed' || status === 'failed' || status === 'cancelled';
}
