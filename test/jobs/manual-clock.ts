import type { Clock } from '../../server/lib/clock.ts';

/** A clock that moves when a test says so. */
export class ManualClock implements Clock {
  #now = Date.UTC(2026, 0, 31, 9, 30);

  now(): number {
    return this.#now;
  }

  advance(ms: number): void {
    this.#now += ms;
  }
}
