import { explainRequestError, isRequestError } from './client/explain-error.ts';

/** Prints an error. The stack is only printed for developers of Excerpt. */
export function reportFailure(error: unknown): void {
  const messages: string[] = [];
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    // An error from another process has a copy of itself as its cause.
    const message = isRequestError(cause) ? explainRequestError(cause) : cause.message;
    if (message !== messages.at(-1)) messages.push(message);
    if (isRequestError(cause)) break;
  }
  process.stderr.write(`${messages.length > 0 ? messages.join('\n  ') : String(error)}\n`);
}
