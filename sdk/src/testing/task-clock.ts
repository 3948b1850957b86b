/** The time of a fake. It does not pass by itself. */
export interface FakeClock {
  /** Milliseconds since the epoch. */
  now(): number;
  /**
   * Lets time pass, in milliseconds. Runs, documents and deliveries change state before it returns; its promise is
   * fulfilled when webhooks have been delivered and asynchronous answers have been given.
   */
  advance(ms: number): Promise<void>;
}

interface Task {
  at: number;
  run: () => void;
}

/** The clock, with what is to happen at a time. */
export class TaskClock implements FakeClock {
  #now: number;
  #tasks: Task[] = [];
  readonly #idle: () => Promise<void>;

  /** @param idle resolves when nothing is under way */
  constructor(start: number, idle: () => Promise<void>) {
    this.#now = start;
    this.#idle = idle;
  }

  now(): number {
    return this.#now;
  }

  /** ISO 8601, with milliseconds. */
  timestamp(ms = this.#now): string {
    return new Date(ms).toISOString();
  }

  schedule(at: number, run: () => void): void {
    const index = this.#tasks.findIndex((task) => task.at > at);
    this.#tasks.splice(index === -1 ? this.#tasks.length : index, 0, { at, run });
  }

  /** Runs what is due up to a time, in order. A time in the past changes nothing. */
  advanceTo(time: number): void {
    for (let next = this.#tasks[0]; next !== undefined && next.at <= time; next = this.#tasks[0]) {
      this.#tasks.shift();
      this.#now = Math.max(this.#now, next.at);
      next.run();
    }
    this.#now = Math.max(this.#now, time);
  }

  advance(ms: number): Promise<void> {
    if (!(ms >= 0)) throw new RangeError('Time passes forwards: advance by 0 or more milliseconds.');
    this.advanceTo(this.#now + ms);
    return this.#idle();
  }
}
