import { createHash, randomBytes } from 'node:crypto';

/** A new API key: 256 random bits behind a prefix that secret scanners can recognise. */
export function newApiKey(): string {
  return `exk_${randomBytes(32).toString('base64url')}`;
}

/** What is stored of an API key. The key is random, so that a plain SHA-256 needs no salt and no stretching. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** The ends of a secret that somebody else made: of a short one hardly anything, so that what is hidden stays long. */
export function maskForeignSecret(secret: string): string {
  const shown = Math.min(4, Math.floor(secret.length / 8));
  return `${secret.slice(0, shown)}…${secret.slice(secret.length - shown)}`;
}

/** The start of a secret, enough for a person to tell two apart and too little to use. */
export function maskSecret(secret: string): string {
  return `${secret.slice(0, 8)}…${secret.slice(-4)}`;
}
