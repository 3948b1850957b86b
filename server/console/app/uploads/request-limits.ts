/** The queue repeats its requests by itself, so that it knows at once that the server is out of reach. */

/** Of a file, which may be large. */
export const AT_ONCE = { maxRetries: 0, timeout: 0 };

/** In milliseconds, of a request without a file. */
export const WITHIN_SECONDS = { maxRetries: 0, timeout: 5_000 };
