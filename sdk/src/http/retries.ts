import { ExcerptError } from '../request-errors.ts';

const FIRST_DELAY_MS = 500;
const MAX_DELAY_MS = 8_000;
/** If the server asks for a longer pause, the caller gets its error. */
const MAX_RETRY_AFTER_S = 60;

/** Seconds that `Retry-After` names, as a number or a date; undefined without a usable one. */
export function readRetryAfter(headers: Headers): number | undefined {
  const value = headers.get('retry-after');
  if (!value) return undefined;
  const seconds = Number(value);
  const wait = Number.isNaN(seconds) ? (Date.parse(value) - Date.now()) / 1000 : seconds;
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}

function isRetryable({ status, code }: ExcerptError): boolean {
  // 409 in flight: the first attempt was lost on its way back while the server still works on it.
  return status === undefined || status === 408 || status === 429 || status >= 500 || code === 'idempotency_in_flight';
}

/** Milliseconds until the next attempt; undefined when there is to be none. `attempt` counts from 0. */
export function retryDelay(error: unknown, attempt: number): number | undefined {
  if (!(error instanceof ExcerptError) || !isRetryable(error)) return undefined;
  if (error.retryAfter === undefined)
    return Math.min(FIRST_DELAY_MS * 2 ** attempt, MAX_DELAY_MS) * (0.5 + Math.random() / 2);
  return error.retryAfter > MAX_RETRY_AFTER_S ? undefined : error.retryAfter * 1000 + Math.random() * 100;
}

/** Waits; rejects with the signal's reason as soon as it is aborted. */
export function sleep(ms: number, signal?: AbortSignal | null): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const abort = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort);
      resolve();
    }, ms);
    signal?.addEventListener('abort', abort, { once: true });
  });
}
