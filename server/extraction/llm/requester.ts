import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '../../lib/clock.ts';
import type { ExtractionError } from '../engine.ts';
import { QuotaExhaustedError, type CallQuota } from './call-quota.ts';
import { addUsage, type CallUsage } from '../../lib/models/call-usage.ts';
import { explainFailure, explainTransport, explainWait, type Spent } from './failures/explain-failure.ts';
import { FAILURES, type Target } from './failures/failure-table.ts';
import { readRateLimits } from './rate-limit-headers.ts';
import type { FailedOutcome, FailedRequest } from './failures/read-failure.ts';
import { TransportError } from './provider-fetch.ts';
import type { ProviderAnswer } from './clients/provider-client.ts';

/** When a failed request is sent again. */
export interface RetrySchedule {
  /** Attempts per request, including the first. */
  maxRequests: number;
  /** Delay before the first retry, in milliseconds. Doubled before each further one, with jitter. */
  firstDelayMs: number;
  maxDelayMs: number;
  /** Longest pause that a provider may ask for, in milliseconds. The call fails above it. */
  maxWaitMs: number;
}

type Send = () => Promise<ProviderAnswer>;
type Read<T> = (answer: ProviderAnswer) => {
  outcome: T | FailedOutcome;
  usage: CallUsage | null;
  answeredBy?: string | null;
};

const isFailed = (outcome: { kind: string }): outcome is FailedOutcome => outcome.kind === 'failed';

interface RequesterOptions {
  quota: CallQuota;
  schedule: RetrySchedule;
  clock: Clock;
  signal: AbortSignal;
  /** Adds the cost to the usage of one request. */
  price?: (usage: CallUsage) => CallUsage;
  /** Called before each request. */
  onRequest?: (() => Promise<void>) | undefined;
}

/** Sends the requests of one call with retries, and sums their cost. */
export class Requester {
  readonly #target: Target;
  readonly #quota: CallQuota;
  readonly #schedule: RetrySchedule;
  readonly #clock: Clock;
  readonly #signal: AbortSignal;
  readonly #onRequest: (() => Promise<void>) | undefined;
  readonly #price: (usage: CallUsage) => CallUsage;
  #requests = 0;
  #isSeen = false;
  #usage: CallUsage | null = null;
  /** Whether the provider answered a request without reporting its usage. */
  #hasUncounted = false;
  #answeredBy: string | null = null;
  /** Of the request under way, in milliseconds of `performance.now()`. */
  #sentAt: number | null = null;
  /** Why the last request failed. */
  #explainLast: (() => ExtractionError) | null = null;
  /** Status of the last rate-limit refusal. */
  #refusedWith: number | null = null;

  constructor(
    target: Target,
    { quota, schedule, clock, signal, price = (usage) => usage, onRequest }: RequesterOptions,
  ) {
    this.#target = target;
    this.#quota = quota;
    this.#schedule = schedule;
    this.#clock = clock;
    this.#signal = signal;
    this.#price = price;
    this.#onRequest = onRequest;
  }

  /**
   * Requests so far, what they used, and the model that answered last, as the provider says. The cost is unknown if the
   * usage of one answer is.
   */
  get spent(): Spent {
    const usage = this.#hasUncounted && this.#usage !== null ? { ...this.#usage, cost: null } : this.#usage;
    return { requests: this.#requests, isUnseen: !this.#isSeen, usage, answeredBy: this.#answeredBy };
  }

  /** How long the request under way has had no answer, in milliseconds, or why the last one failed. */
  get unanswered(): { waitedMs: number | null; failure: ExtractionError | null } {
    const waitedMs = this.#sentAt === null ? null : performance.now() - this.#sentAt;
    return { waitedMs, failure: this.#explainLast?.() ?? null };
  }

  /**
   * Sends a request until it has an outcome that retrying does not change. Throws `ExtractionError`, or the signal's
   * reason.
   * @param tokens estimated tokens of the request
   */
  async ask<T extends { kind: string }>(tokens: number, send: Send, read: Read<T>): Promise<T | FailedOutcome> {
    for (let attempt = 1; ; attempt += 1) {
      const sent = await this.#send(tokens, send, read);
      if (sent instanceof TransportError) {
        this.#explainLast = () => explainTransport(this.#target, sent, this.spent);
        if (this.#isLast(sent.failure, attempt)) throw this.#explainLast();
        await this.#sleep(this.#delay(attempt));
      } else if (!isFailed(sent) || FAILURES[sent.failure.kind].requests === 1) {
        return sent;
      } else {
        this.#explainLast = () => explainFailure(this.#target, sent.failure, this.spent);
        if (this.#isLast(sent.failure.kind, attempt)) throw this.#explainLast();
        await this.#waitAfter(sent.failure, attempt);
      }
    }
  }

  #isLast(failure: keyof typeof FAILURES, attempt: number): boolean {
    const { requests } = FAILURES[failure];
    const { maxRequests } = this.#schedule;
    return attempt >= (requests === 'schedule' ? maxRequests : Math.min(requests, maxRequests));
  }

  async #send<T extends { kind: string }>(
    tokens: number,
    send: Send,
    read: Read<T>,
  ): Promise<T | FailedOutcome | TransportError> {
    const lease = await this.#lease(tokens);
    let used: number | null = null;
    let isTaken = false;
    try {
      await this.#onRequest?.();
      this.#requests += 1;
      this.#sentAt = performance.now();
      const answer = await send();
      this.#sentAt = null;
      this.#isSeen = true;
      this.#quota.learn(readRateLimits(answer.headers, this.#clock.now()));
      const { outcome, usage, answeredBy = null } = read(answer);
      this.#answeredBy = answeredBy ?? this.#answeredBy;
      if (usage !== null) {
        used = usage.inputTokens + usage.outputTokens;
        this.#usage = addUsage(this.#usage, this.#price(usage));
      } else if (!isFailed(outcome)) this.#hasUncounted = true;
      // Before the slot is released, so that the next caller waits for the pause.
      if (isFailed(outcome) && outcome.failure.kind === 'rate_limited') this.#refuse(outcome.failure);
      else isTaken = answer.status < 500;
      return outcome;
    } catch (error) {
      this.#isSeen ||= !(error instanceof TransportError && error.isUnseen);
      if (!(error instanceof TransportError)) throw error;
      this.#sentAt = null;
      return error;
    } finally {
      lease.release(used, isTaken);
    }
  }

  async #lease(tokens: number) {
    try {
      return await this.#quota.acquire(tokens, this.#signal, this.#schedule.maxWaitMs);
    } catch (error) {
      if (error instanceof QuotaExhaustedError)
        throw explainWait(this.#target, error.waitMs, this.#refusedWith, this.spent);
      throw error;
    }
  }

  #refuse({ retryAfterMs, status }: FailedRequest): void {
    this.#refusedWith = status;
    this.#quota.pause(retryAfterMs);
  }

  /** A rate limit pauses the whole quota, which the next request waits for. Other failures delay only this call. */
  async #waitAfter(failure: FailedRequest, attempt: number): Promise<void> {
    if (failure.kind === 'rate_limited') return;
    const delay = failure.retryAfterMs ?? this.#delay(attempt);
    if (delay > this.#schedule.maxWaitMs) throw explainFailure(this.#target, failure, this.spent);
    await this.#sleep(delay);
  }

  #delay(attempt: number): number {
    const { firstDelayMs, maxDelayMs } = this.#schedule;
    // Jitter keeps calls that failed together from retrying together.
    return Math.min(maxDelayMs, firstDelayMs * 2 ** (attempt - 1)) * (0.75 + Math.random() / 4);
  }

  async #sleep(milliseconds: number): Promise<void> {
    try {
      await wait(milliseconds, undefined, { signal: this.#signal });
    } catch (error) {
      throw this.#signal.aborted ? this.#signal.reason : error;
    }
  }
}
