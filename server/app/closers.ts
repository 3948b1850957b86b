/** Closes what was opened, in the reverse order. Each function may return a promise. */
export class Closers {
  readonly #closers: (() => unknown)[] = [];

  add(close: () => unknown): void {
    this.#closers.push(close);
  }

  async closeAll(): Promise<void> {
    for (const close of this.#closers.splice(0).reverse()) await close();
  }
}
