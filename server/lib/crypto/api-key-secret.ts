import { createHash, randomBytes } from 'node:crypto';

/** Generates an API key: 256 random bits after a prefix that secret scanners can recognise. */
export function generateApiKey(): string {
  return `exk_${randomBytes(32).toString('base64url')}`;
}

/** The stored form of an API key. Keys are random, so a plain SHA-256 needs neither salt nor stretching. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** The first and last characters of another service's secret: fewer of a short one, so that enough remains hidden. */
export function maskForeignSecret(secret: string): string {
  const shown = Math.min(4, Math.floor(secret.length / 8));
  return `${secret.slice(0, shown)}…${secret.slice(secret.length - shown)}`;
}

/** The first characters of a secret: enough to tell keys apart, too few to use. */
export function maskSecret(secret: string): string {
  return `${secret.slice(0, 8)}…${secret.slice(-4)}`;
}
