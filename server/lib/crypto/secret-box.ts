import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hash,
  hkdfSync,
  randomBytes,
} from 'node:crypto';

/** Encrypts secrets for the database with AES-256-GCM, each bound to the id of its row. */
export interface SecretBox {
  seal(secret: string, rowId: string): string;
  /** Throws `SealedUnderAnotherKeyError`, or another error if the secret was modified or moved to another row. */
  open(sealed: string, rowId: string): string;
  /** A keyed hash, to compare texts that are not stored. */
  fingerprint(text: string): string;
  /** The start of all secrets encrypted with this key, which differs for each key. */
  readonly prefix: string;
}

/** The secret was encrypted with a key that this server does not have. */
export class SealedUnderAnotherKeyError extends Error {
  constructor() {
    super('The secret was stored under another encryption key.');
    this.name = 'SealedUnderAnotherKeyError';
  }
}

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** @param key 32 bytes */
export function createSecretBox(key: Buffer): SecretBox {
  // Identifies the key in stored secrets without revealing it.
  const keyMark = hash('sha256', Buffer.concat([Buffer.from('excerpt encryption key\0'), key]), 'hex').slice(0, 16);
  const prefix = `v1.${keyMark}.`;

  const fingerprintKey = createSecretKey(Buffer.from(hkdfSync('sha256', key, '', 'excerpt fingerprints', 32)));
  // Node imports a buffer anew for each cipher: 45 µs, against 10 µs with a key object.
  const cipherKey = createSecretKey(key);

  return {
    prefix,
    fingerprint: (text) => prefix + createHmac('sha256', fingerprintKey).update(text).digest('base64url'),

    seal(secret, rowId) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', cipherKey, iv).setAAD(Buffer.from(rowId));
      const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return prefix + Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
    },

    open(sealed, rowId) {
      if (!sealed.startsWith(prefix)) throw new SealedUnderAnotherKeyError();
      const bytes = Buffer.from(sealed.slice(prefix.length), 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', cipherKey, bytes.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAAD(Buffer.from(rowId)).setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
    },
  };
}
