/** How many comparisons agree, and how many do not. */
export class Balance {
  #sum: number;
  #count: number;

  constructor(sum = 0, count = 0) {
    this.#sum = sum;
    this.#count = count;
  }

  /** @param share 1 if it agrees, -1 if it does not; 0 does not count */
  add(share: number): void {
    if (share === 0) return;
    this.#sum += share;
    this.#count += 1;
  }

  without(other: Balance): Balance {
    return new Balance(this.#sum - other.#sum, this.#count - other.#count);
  }

  withoutOne(share: number): Balance {
    return new Balance(this.#sum - share, this.#count - 1);
  }

  get mean(): number {
    return this.#count === 0 ? 0 : this.#sum / this.#count;
  }

  /** Nearer to 0 the fewer there are. */
  get shrunk(): number {
    return this.#sum / (this.#count + 1);
  }

  /** How much an order says: nothing, where most others are not in it. */
  get strength(): number {
    return Math.max(0, this.shrunk);
  }
}
