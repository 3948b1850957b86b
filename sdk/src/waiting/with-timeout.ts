import { TimeoutError } from '../request-errors.ts';

export interface TimeLimit {
  signal?: AbortSignal | null | undefined;
  /** Milliseconds; no limit by default. */
  timeout?: number | undefined;
}

/**
 * Calls `work` with a signal that ends by the caller's or by the time-out.
 *
 * @throws TimeoutError with `message` when `timeout` has passed
 */
export async function withTimeout<T>(
  { signal, timeout }: TimeLimit,
  message: string,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const abort = () => controller.abort(signal?.reason);
  signal?.throwIfAborted();
  signal?.addEventListener('abort', abort);
  const timer =
    timeout === undefined
      ? undefined
      : setTimeout(() => controller.abort(new TimeoutError({ code: 'timeout', message, retryable: true })), timeout);
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}
