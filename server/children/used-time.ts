/** Milliseconds in which what was used counts half. */
const HALF_LIFE_MS = 30_000;
/** Owners above which those that count for nothing are forgotten. */
const MAX_OWNERS = 1_000;

/** How long the tasks of each owner have run lately, in milliseconds. */
export class UsedTime {
  readonly #used = new Map<string, { ms: number; at: number }>();

  /** Owners that are remembered. */
  get size(): number {
    return this.#used.size;
  }

  add(owner: string, ms: number, now: number): void {
    if (this.#used.size > MAX_OWNERS)
      for (const known of this.#used.keys()) if (this.get(known, now) < 1) this.#used.delete(known);
    this.#used.set(owner, { ms: this.get(owner, now) + ms, at: now });
  }

  get(owner: string, now: number): number {
    const used = this.#used.get(owner);
    return used === undefined ? 0 : used.ms * 0.5 ** ((now - used.at) / HALF_LIFE_MS);
  }
}
