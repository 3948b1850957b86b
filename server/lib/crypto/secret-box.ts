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
  /** As `seal`, for the content of files. */
  sealBytes(bytes: Uint8Array, rowId: string): Buffer;
  /** Throws as `open` does. */
  openBytes(sealed: Buffer, rowId: string): Buffer;
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
const IVS_AT_ONCE = 64;
const TAG_BYTES = 16;

/** Identifies a key, as stored secrets do, without revealing it. */
export const identifyKey = (key: Buffer): string =>
  hash('sha256', Buffer.concat([Buffer.from('excerpt encryption key\0'), key]), 'hex').slice(0, 16);

/** @param key 32 bytes */
export function createSecretBox(key: Buffer): SecretBox {
  const prefix = `v1.${identifyKey(key)}.`;

  const fingerprintKey = createSecretKey(Buffer.from(hkdfSync('sha256', key, '', 'excerpt fingerprints', 32)));
  // Node imports a buffer anew for each cipher: 45 µs, against 10 µs with a key object.
  const cipherKey = createSecretKey(key);

  let unusedIvs = Buffer.alloc(0);

  /** Drawn for many secrets at once: asking the system takes longer than encrypting. */
  function takeIv(): Buffer {
    if (unusedIvs.length === 0) unusedIvs = randomBytes(IV_BYTES * IVS_AT_ONCE);
    const iv = unusedIvs.subarray(0, IV_BYTES);
    unusedIvs = unusedIvs.subarray(IV_BYTES);
    return iv;
  }

  function encrypt(content: Uint8Array, rowId: string): Buffer {
    const iv = takeIv();
    const cipher = createCipheriv('aes-256-gcm', cipherKey, iv).setAAD(Buffer.from(rowId));
    const encrypted = [cipher.update(content), cipher.final()];
    return Buffer.concat([iv, cipher.getAuthTag(), ...encrypted]);
  }

  function decrypt(bytes: Buffer, rowId: string): Buffer {
    const decipher = createDecipheriv('aes-256-gcm', cipherKey, bytes.subarray(0, IV_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAAD(Buffer.from(rowId)).setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
  }

  return {
    prefix,
    fingerprint: (text) => prefix + createHmac('sha256', fingerprintKey).update(text).digest('base64url'),

    seal: (secret, rowId) => prefix + encrypt(Buffer.from(secret), rowId).toString('base64url'),

    open(sealed, rowId) {
      if (!sealed.startsWith(prefix)) throw new SealedUnderAnotherKeyError();
      return decrypt(Buffer.from(sealed.slice(prefix.length), 'base64url'), rowId).toString('utf8');
    },

    sealBytes: (bytes, rowId) => Buffer.concat([Buffer.from(prefix), encrypt(bytes, rowId)]),

    openBytes(sealed, rowId) {
      if (sealed.subarray(0, prefix.length).toString('latin1') !== prefix) throw new SealedUnderAnotherKeyError();
      return decrypt(sealed.subarray(prefix.length), rowId);
    },
  };
}
