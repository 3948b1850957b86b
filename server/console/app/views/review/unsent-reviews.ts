/** Corrections that an earlier page of this tab could not send. */

/** Of the entries of `sessionStorage`, which end with user and run. */
export const UNSENT_PREFIX = 'excerpt.unsent.';

/** Sends them, whatever view is open. Their code is loaded only if there are some. */
export function restoreUnsent(): void {
  if (Object.keys(sessionStorage).some((key) => key.startsWith(UNSENT_PREFIX))) void import('./review-outboxes.ts');
}
