/** Time that passes when nothing else happens: waits end in their order, without waiting. */
export class VirtualTime {
  now = 0;
  readonly #waits: { at: number; end: () => void }[] = [];
  #timer: NodeJS.Timeout | undefined;

  wait(milliseconds: number): Promise<void> {
    return new Promise((end) => {
      this.#waits.push({ at: this.now + milliseconds, end });
      this.#schedule();
    });
  }

  /** Timers run after what is ready. */
  #schedule(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#waits.sort((a, b) => a.at - b.at);
      const next = this.#waits.shift();
      if (next === undefined) return;
      this.now = next.at;
      next.end();
      this.#schedule();
    }, 20);
  }
}
