import { ExcerptError } from '@excerpt/sdk';

/** Of the answers that a proxy gives for a server that does not answer. */
const OUTAGES = new Set([502, 503, 504]);

/** Whether the server, or the way to it, is out of order. */
export const isOutage = (error: unknown): boolean =>
  error instanceof ExcerptError && (error.status === undefined || OUTAGES.has(error.status));

export const hasStatus = (error: unknown, status: number): boolean =>
  error instanceof ExcerptError && error.status === status;

/** Resolves after a pause, or as soon as the network is back. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    addEventListener('online', end);
  });
}
