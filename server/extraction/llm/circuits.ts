import type { Clock } from '../../lib/clock.ts';
import type { OpenCircuit } from '../../lib/models/open-circuit.ts';

interface Circuit extends OpenCircuit {
  /** Of the next pause, in milliseconds. */
  pauseMs: number;
  /** Whether a call tries if it works again. */
  isTrying: boolean;
}

/** Fewer may be bad luck. */
const FAILURES_TO_OPEN = 3;
const FIRST_PAUSE_MS = 30_000;
const MAX_PAUSE_MS = 300_000;
const MAX_CIRCUITS = 1_000;

/**
 * Which providers failed repeatedly. A circuit opens after three failures in a row and lets one call try after a pause,
 * which doubles with each such failure. A success closes it. In memory only: each process finds out for itself.
 */
export class Circuits {
  readonly #clock: Clock;
  readonly #known = new Map<string, Circuit>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Whether a call may be made now. The one that tries after a pause postpones the next. */
  admits(key: string): boolean {
    const circuit = this.#known.get(key);
    if (circuit === undefined || circuit.failures < FAILURES_TO_OPEN) return true;
    if (this.#clock.now() < circuit.retryAt) return false;
    circuit.retryAt = this.#clock.now() + circuit.pauseMs;
    circuit.isTrying = true;
    return true;
  }

  succeed(key: string): void {
    this.#known.delete(key);
  }

  fail(key: string, { provider, quota }: Pick<OpenCircuit, 'provider' | 'quota'>): void {
    const now = this.#clock.now();
    const first = { provider, quota, failures: 0, retryAt: now, pauseMs: FIRST_PAUSE_MS, isTrying: false };
    const before = this.#known.get(key) ?? first;
    // Calls that were under way when it opened say nothing new.
    const isLate = before.failures >= FAILURES_TO_OPEN && now < before.retryAt && !before.isTrying;
    const circuit = { ...before, failures: before.failures + 1, isTrying: false };
    if (circuit.failures >= FAILURES_TO_OPEN && !isLate) {
      circuit.retryAt = now + circuit.pauseMs;
      circuit.pauseMs = Math.min(MAX_PAUSE_MS, circuit.pauseMs * 2);
    }
    this.#known.delete(key);
    this.#known.set(key, circuit);
    const [oldest] = this.#known.keys();
    if (this.#known.size > MAX_CIRCUITS && oldest !== undefined) this.#known.delete(oldest);
  }

  /** Those that are open or wait for the success of a call. */
  list(): OpenCircuit[] {
    return [...this.#known.values()]
      .filter(({ failures }) => failures >= FAILURES_TO_OPEN)
      .map(({ provider, quota, failures, retryAt }) => ({ provider, quota, failures, retryAt }));
  }
}
