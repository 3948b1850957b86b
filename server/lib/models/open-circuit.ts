/** A key at a provider that is left out where another model takes over. */
export interface OpenCircuit {
  provider: string;
  /** Whose key: a provider key's id, or `system`. */
  quota: string;
  /** Calls that failed in a row. */
  failures: number;
  /** Milliseconds since the epoch. Then one call tries whether it works again. */
  retryAt: number;
}
