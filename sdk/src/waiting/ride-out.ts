import { sleep } from '../http/retries.ts';
import { ExcerptError } from '../request-errors.ts';

/** How long a server that does not answer is asked again: it restarts, or is replaced by a newer one. */
const MAX_OUTAGE_MS = 5 * 60_000;
const FIRST_PAUSE_MS = 250;
const MAX_PAUSE_MS = 5_000;
/** A busy server, and what proxies answer without one. */
const OUTAGE_STATUSES = new Set<number | undefined>([undefined, 408, 429, 502, 503, 504]);

/**
 * Repeats a question until it is answered: what is waited for goes on without the server's process. Throws the last
 * error after five minutes without an answer, and at once what is no outage.
 */
export async function rideOut<T>(signal: AbortSignal | null | undefined, ask: () => Promise<T>): Promise<T> {
  const end = Date.now() + MAX_OUTAGE_MS;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(MAX_PAUSE_MS, pause * 2)) {
    try {
      return await ask();
    } catch (error) {
      signal?.throwIfAborted();
      const isOutage = error instanceof ExcerptError && error.retryable && OUTAGE_STATUSES.has(error.status);
      const delay = Math.max(pause, isOutage ? 1000 * (error.retryAfter ?? 0) : 0);
      if (!isOutage || Date.now() + delay > end) throw error;
      await sleep(delay, signal);
    }
  }
}
