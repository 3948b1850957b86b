import type { Clock } from '../../lib/clock.ts';
import type { LimitWindow, RateLimits } from './rate-limit-headers.ts';

/** A place among the calls of one budget, held while a request is under way. */
export interface Lease {
  /**
   * Gives the place back. @param used tokens that the request really took; null where nobody knows @param isTaken
   * whether the provider took it
   */
  release(used: number | null, isTaken: boolean): void;
}

/** It would take longer than anyone should wait. `waitMs`: until the budget has room again. */
export class BudgetExhaustedError extends Error {
  readonly waitMs: number;
  constructor(waitMs: number) {
    super(`No room for ${Math.ceil(waitMs / 1000)} s`);
    this.name = 'BudgetExhaustedError';
    this.waitMs = waitMs;
  }
}

/** What is left of a window, as it refills: all at once at its end, or little by little where its whole is known. */
class Allowance {
  #remaining: number | null = null;
  #limit: number | null = null;
  #learnedAt = 0;
  #resetAt = 0;

  learn({ remaining, limit, resetMs }: LimitWindow, now: number): void {
    // Answers overtake each other, and the smaller count is the later one.
    const known = this.#left(now);
    this.#remaining = known === null ? remaining : Math.min(known, remaining);
    this.#limit = limit;
    this.#learnedAt = now;
    this.#resetAt = now + resetMs;
  }

  /** Negative: gives back. */
  take(amount: number, now: number): void {
    const left = this.#left(now);
    if (left === null) return;
    this.#remaining = left - amount;
    this.#learnedAt = Math.min(now, this.#resetAt);
  }

  /** Milliseconds until there is room for the amount; 0: there is. */
  waitFor(amount: number, now: number): number {
    const left = this.#left(now);
    if (left === null) return 0;
    // What exceeds the whole window goes when that is full.
    const wanted = this.#limit === null ? amount : Math.min(amount, this.#limit);
    if (left >= wanted) return 0;
    const untilReset = this.#resetAt - now;
    if (this.#limit === null || this.#limit <= left) return untilReset;
    return Math.min(untilReset, Math.ceil((untilReset * (wanted - left)) / (this.#limit - left)));
  }

  #left(now: number): number | null {
    if (this.#remaining === null) return null;
    if (now >= this.#resetAt) {
      this.#remaining = null;
      return null;
    }
    if (this.#limit === null || this.#limit <= this.#remaining) return this.#remaining;
    const elapsed = (now - this.#learnedAt) / Math.max(1, this.#resetAt - this.#learnedAt);
    return this.#remaining + (this.#limit - this.#remaining) * elapsed;
  }
}

export interface BudgetLimits {
  mostAtOnce: number;
  /**
   * Least time between the beginnings of two calls. Calls that begin together are answered together, again and again:
   * the server would have all of their answers to work on at once and nothing to do between, and a provider see bursts
   * where there are none on the average.
   */
  apartMs: number;
  /** Of waiting for room, in milliseconds: above it a call fails. */
  longestWaitMs: number;
  /** After a refusal that says nothing about time; doubled at each further one, up to the longest. */
  firstPauseMs: number;
  longestPauseMs: number;
}

/** So much is caught up on: a timer is late on a busy server, and who waited for it is not to come later each time. */
const LATE_MS = 10;

interface Waiter {
  tokens: number;
  admit(): void;
  refuse(waitMs: number): void;
}

/**
 * The calls that share one key at one provider: so many at once, no more than its rate limits have room for, and none
 * while the provider has asked for a pause. First come, first served.
 */
export class CallBudget {
  readonly #clock: Clock;
  readonly #limits: BudgetLimits;
  readonly #requests = new Allowance();
  readonly #tokens = new Allowance();
  readonly #waiting: Waiter[] = [];
  #running = 0;
  /** Calls at once, fewer after each refusal and slowly more again: for limits that no header tells. */
  #allowed: number;
  #refusals = 0;
  /** How often `#allowed` was reduced. */
  #reductions = 0;
  #pausedUntil = 0;
  /** When the next call may begin, by a time that nobody sets. */
  #nextAt = -Infinity;
  #timer: NodeJS.Timeout | undefined;

  constructor(clock: Clock, limits: BudgetLimits) {
    this.#clock = clock;
    this.#limits = limits;
    this.#allowed = limits.mostAtOnce;
  }

  get isIdle(): boolean {
    return this.#running === 0 && this.#waiting.length === 0 && this.#clock.now() >= this.#pausedUntil;
  }

  /**
   * Waits for a place. Throws `BudgetExhaustedError`, or the signal's reason. @param tokens that the call may take at
   * most
   */
  acquire(tokens: number, signal: AbortSignal): Promise<Lease> {
    return new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason as Error);
      const leave = () => {
        this.#waiting.splice(this.#waiting.indexOf(waiter), 1);
        reject(signal.reason as Error);
        this.#admit();
      };
      const waiter: Waiter = {
        tokens,
        admit: () => {
          signal.removeEventListener('abort', leave);
          resolve({ release: this.#releaseOnce(tokens) });
        },
        refuse: (waitMs) => {
          signal.removeEventListener('abort', leave);
          reject(new BudgetExhaustedError(waitMs));
        },
      };
      signal.addEventListener('abort', leave, { once: true });
      this.#waiting.push(waiter);
      this.#admit();
    });
  }

  /** What an answer said of the limits. */
  learn(limits: RateLimits): void {
    const now = this.#clock.now();
    if (limits.requests !== null) this.#requests.learn(limits.requests, now);
    if (limits.tokens !== null) this.#tokens.learn(limits.tokens, now);
  }

  /**
   * The provider refused a call for its limits. Nothing is sent until it may be. @param milliseconds as it asks; null:
   * it does not say
   */
  pause(milliseconds: number | null): void {
    const now = this.#clock.now();
    const { firstPauseMs, longestPauseMs } = this.#limits;
    // Calls that were under way together are refused together, which says no more than one of them.
    if (now >= this.#pausedUntil) {
      this.#refusals += 1;
      this.#reductions += 1;
      this.#allowed = Math.max(1, Math.floor(this.#allowed / 2));
    }
    const pause = milliseconds ?? Math.min(longestPauseMs, firstPauseMs * 2 ** (this.#refusals - 1));
    this.#pausedUntil = Math.max(this.#pausedUntil, now + pause);
  }

  #releaseOnce(tokens: number): Lease['release'] {
    const reductions = this.#reductions;
    let isReleased = false;
    return (used, isTaken) => {
      if (isReleased) return;
      isReleased = true;
      this.#running -= 1;
      if (used !== null) this.#tokens.take(Math.min(0, used - tokens), this.#clock.now());
      // A call from before the last reduction does not show that the reduced number works.
      if (isTaken && reductions === this.#reductions) {
        this.#refusals = 0;
        this.#allowed = Math.min(this.#limits.mostAtOnce, this.#allowed + 0.5);
      }
      this.#admit();
    };
  }

  #admit(): void {
    clearTimeout(this.#timer);
    for (let next = this.#waiting[0]; next !== undefined; next = this.#waiting[0]) {
      const now = this.#clock.now();
      const wait = Math.max(
        this.#pausedUntil - now,
        this.#requests.waitFor(1, now),
        this.#tokens.waitFor(next.tokens, now),
      );
      if (wait > this.#limits.longestWaitMs) {
        for (const waiter of this.#waiting.splice(0)) waiter.refuse(wait);
        return;
      }
      // A caller that leaves asks again.
      if (this.#running >= Math.floor(this.#allowed)) return;
      const moment = performance.now();
      const rest = Math.max(wait, Math.ceil(this.#nextAt - moment));
      if (rest > 0) {
        this.#timer = setTimeout(() => this.#admit(), Math.min(rest, 60_000));
        return;
      }
      this.#waiting.shift();
      this.#running += 1;
      this.#nextAt = Math.max(this.#nextAt, moment - LATE_MS) + this.#limits.apartMs;
      this.#requests.take(1, now);
      this.#tokens.take(next.tokens, now);
      next.admit();
    }
  }
}
