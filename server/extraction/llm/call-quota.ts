import type { Clock } from '../../lib/clock.ts';
import type { LimitWindow, RateLimits } from './rate-limit-headers.ts';

/** A slot for one request, held while the request runs. */
export interface Lease {
  /**
   * Returns the slot to the quota.
   * @param used tokens that the request consumed; null if unknown
   * @param isTaken whether the provider accepted the request
   */
  release(used: number | null, isTaken: boolean): void;
}

/** The quota has no room within the longest wait. `waitMs`: time until it has. */
export class QuotaExhaustedError extends Error {
  readonly waitMs: number;
  constructor(waitMs: number) {
    super(`No room for ${Math.ceil(waitMs / 1000)} s`);
    this.name = 'QuotaExhaustedError';
    this.waitMs = waitMs;
  }
}

/** What is left of a rate-limit window. It refills at its end, or gradually where the size of the window is known. */
class Allowance {
  #remaining: number | null = null;
  #limit: number | null = null;
  #learnedAt = 0;
  #resetAt = 0;

  learn({ remaining, limit, resetMs }: LimitWindow, now: number): void {
    // Answers may arrive out of order. The smaller remaining count is the later one.
    const known = this.#left(now);
    this.#remaining = known === null ? remaining : Math.min(known, remaining);
    this.#limit = limit;
    this.#learnedAt = now;
    this.#resetAt = now + resetMs;
  }

  /** A negative amount returns tokens. */
  take(amount: number, now: number): void {
    const left = this.#left(now);
    if (left === null) return;
    this.#remaining = left - amount;
    this.#learnedAt = Math.min(now, this.#resetAt);
  }

  /** Milliseconds until the amount is available; 0 if it is now. */
  waitFor(amount: number, now: number): number {
    const left = this.#left(now);
    if (left === null) return 0;
    // A request larger than the whole window is sent once the window is full.
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

export interface QuotaLimits {
  concurrency: number;
  /**
   * Minimum time between the starts of two calls. Calls that start together are answered together: the server would
   * process all answers at once and then idle, and the provider would see bursts.
   */
  spacingMs: number;
  /** Longest wait for a slot, in milliseconds. A call that would wait longer fails. */
  maxWaitMs: number;
  /** Pause after a refusal without a retry time. Doubled at each further refusal, up to `maxPauseMs`. */
  firstPauseMs: number;
  maxPauseMs: number;
}

/** Lateness that is not passed on to later calls: timers fire late on a busy server. */
const LATE_MS = 10;

interface Waiter {
  tokens: number;
  admit(): void;
  refuse(waitMs: number): void;
}

/**
 * Limits the calls that share one key at one provider: by concurrency, by the provider's rate limits, and by the pauses
 * that it asks for. First in, first out.
 */
export class CallQuota {
  readonly #clock: Clock;
  readonly #limits: QuotaLimits;
  readonly #requests = new Allowance();
  readonly #tokens = new Allowance();
  readonly #waiting: Waiter[] = [];
  #running = 0;
  /**
   * Calls that may run at once. Reduced after each refusal and slowly raised again, for limits that no header states.
   */
  #allowed: number;
  #refusals = 0;
  /** Number of times `#allowed` was reduced. */
  #reductions = 0;
  #pausedUntil = 0;
  /** Earliest start of the next call, on the monotonic clock. */
  #nextAt = -Infinity;
  #timer: NodeJS.Timeout | undefined;

  constructor(clock: Clock, limits: QuotaLimits) {
    this.#clock = clock;
    this.#limits = limits;
    this.#allowed = limits.concurrency;
  }

  get isIdle(): boolean {
    return this.#running === 0 && this.#waiting.length === 0 && this.#clock.now() >= this.#pausedUntil;
  }

  /** Calls that could start now; 0 while others wait. */
  get spare(): number {
    const isPaused = this.#clock.now() < this.#pausedUntil;
    return isPaused || this.#waiting.length > 0 ? 0 : Math.max(0, Math.floor(this.#allowed) - this.#running);
  }

  /**
   * Waits for a slot. Throws `QuotaExhaustedError`, or the signal's reason.
   * @param tokens the most that the call may use
   * @param maxPauseMs longest pause of the provider to wait for; by default the limit of the quota
   */
  acquire(tokens: number, signal: AbortSignal, maxPauseMs = this.#limits.maxWaitMs): Promise<Lease> {
    return new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason as Error);
      const pause = this.#pausedUntil - this.#clock.now();
      if (pause > maxPauseMs && maxPauseMs < this.#limits.maxWaitMs) return reject(new QuotaExhaustedError(pause));
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
          reject(new QuotaExhaustedError(waitMs));
        },
      };
      signal.addEventListener('abort', leave, { once: true });
      this.#waiting.push(waiter);
      this.#admit();
    });
  }

  /** Applies the rate limits that an answer reported. */
  learn(limits: RateLimits): void {
    const now = this.#clock.now();
    if (limits.requests !== null) this.#requests.learn(limits.requests, now);
    if (limits.tokens !== null) this.#tokens.learn(limits.tokens, now);
  }

  /**
   * Pauses all calls after the provider refused one.
   * @param milliseconds that the provider asked for; null if it named no time
   */
  pause(milliseconds: number | null): void {
    const now = this.#clock.now();
    const { firstPauseMs, maxPauseMs } = this.#limits;
    // Concurrent calls are refused together, which counts as one refusal.
    if (now >= this.#pausedUntil) {
      this.#refusals += 1;
      this.#reductions += 1;
      this.#allowed = Math.max(1, Math.floor(this.#allowed / 2));
    }
    const pause = milliseconds ?? Math.min(maxPauseMs, firstPauseMs * 2 ** (this.#refusals - 1));
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
      // A call from before the last reduction does not prove that the reduced number works.
      if (isTaken && reductions === this.#reductions) {
        this.#refusals = 0;
        this.#allowed = Math.min(this.#limits.concurrency, this.#allowed + 0.5);
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
      if (wait > this.#limits.maxWaitMs) {
        for (const waiter of this.#waiting.splice(0)) waiter.refuse(wait);
        return;
      }
      // An aborted waiter calls this again.
      if (this.#running >= Math.floor(this.#allowed)) return;
      const moment = performance.now();
      const rest = Math.max(wait, Math.ceil(this.#nextAt - moment));
      if (rest > 0) {
        this.#timer = setTimeout(() => this.#admit(), Math.min(rest, 60_000));
        return;
      }
      this.#waiting.shift();
      this.#running += 1;
      this.#nextAt = Math.max(this.#nextAt, moment - LATE_MS) + this.#limits.spacingMs;
      this.#requests.take(1, now);
      this.#tokens.take(next.tokens, now);
      next.admit();
    }
  }
}
