/** Marks a fact without a document. Unverified limits are chosen small, which is the safer error. */
export const UNVERIFIED = 'unverified';

/**
 * The source of a fact: the URL of a document, `unverified`, the name of the operator's setting or file, `provider-key`
 * if each key decides it, or the folder of the implementation.
 */
export type Source = string;
