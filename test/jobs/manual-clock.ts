import type { Clock } from '../../server/lib/clock.ts';

/** A clock that tests advance. */
export class ManualClock implements Clock {
  #now = Date.UTC(2026, 0, 31, 9, 30);

  now(): number {
    return this.#now;
  }

  advance(ms: number): void {
    this.#now += ms;
  }
}
