/** Of the entries of `sessionStorage` with corrections that are not sent yet: these end with user and run. */
export const UNSENT_PREFIX = 'excerpt.unsent.';

/** Whether an earlier page of this tab could not send all. */
export const hasStoredUnsent = (): boolean => Object.keys(sessionStorage).some((key) => key.startsWith(UNSENT_PREFIX));
