import { createHash } from 'node:crypto';

/** It is part of the line above each page: 20 characters were 9 % of pages with 30 short rows. */
const FENCE_LENGTH = 10;

/**
 * A code for the marks around texts of documents, so that a text can neither close its mark nor open another one. Its
 * authors cannot predict it: it depends on all the texts and does not occur in them.
 */
export function createFence(texts: readonly string[]): string {
  for (let round = 0; ; round++) {
    const hash = createHash('sha256').update(String(round));
    for (const text of texts) hash.update('\n').update(text);
    const fence = hash.digest('hex').slice(0, FENCE_LENGTH);
    if (!texts.some((text) => text.includes(fence))) return fence;
  }
}
