import { hash, randomBytes } from 'node:crypto';

/** A SHA-256, hex, in place of that of the content: what is stored under it is shared with no equal content. */
export function unsharedHash(contentHash: string): string {
  return hash('sha256', Buffer.concat([Buffer.from(contentHash), randomBytes(32)]), 'hex');
}
