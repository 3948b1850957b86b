import { LRUCache } from 'lru-cache';

/** Of an unknown model. Most hosted ones write faster. */
const ASSUMED_SPEED = 40;
const MIN_SPEED = 2.5;
const MAX_SPEED = 2_560;
/** Shorter answers measure the time until the first word. */
const MIN_MEASURED_TOKENS = 200;
/** Weight of the newest answer. */
const WEIGHT = 0.3;
const MAX_KEPT = 1_000;

/** How fast models write, in tokens a second, measured by their answers. */
export class WritingSpeeds {
  readonly #measured = new LRUCache<string, number>({ max: MAX_KEPT });

  /** Rounded down to one of a few steps, so that an attempt after a crash plans the same. */
  get(key: string): number {
    const speed = this.#measured.get(key) ?? ASSUMED_SPEED;
    const step = ASSUMED_SPEED * 2 ** (Math.floor(2 * Math.log2(speed / ASSUMED_SPEED)) / 2);
    return Math.min(MAX_SPEED, Math.max(MIN_SPEED, step));
  }

  measure(key: string, tokens: number, milliseconds: number): void {
    if (tokens < MIN_MEASURED_TOKENS) return;
    const now = (tokens / Math.max(1, milliseconds)) * 1000;
    const before = this.#measured.get(key);
    this.#measured.set(key, before === undefined ? now : before * (1 - WEIGHT) + now * WEIGHT);
  }

  /** An answer did not arrive in time. */
  slow(key: string): void {
    this.#measured.set(key, this.get(key) / 2);
  }
}
