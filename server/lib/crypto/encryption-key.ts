import { randomBytes } from 'node:crypto';
import { link, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isNotFound } from '../files/file-errors.ts';

export const ENCRYPTION_KEY_FILE = 'encryption-key';

/** 32 bytes as 64 hexadecimal digits or base64; null for anything else. */
export function parseEncryptionKey(text: string): Buffer | null {
  if (/^[0-9a-f]{64}$/i.test(text)) return Buffer.from(text, 'hex');
  if (!/^[A-Za-z0-9+/_-]{43}=?$/.test(text)) return null;
  const bytes = Buffer.from(text, 'base64');
  return bytes.length === 32 ? bytes : null;
}

/** The key in the data directory, created at the first start. A copy of only the database reveals no secrets. */
export async function loadEncryptionKey(dataDir: string): Promise<Buffer> {
  const path = join(dataDir, ENCRYPTION_KEY_FILE);
  const text = (await readFile(path, 'utf8').catch(ignoreMissingFile)) ?? (await makeKeyFile(path));
  const key = parseEncryptionKey(text.trim());
  if (key !== null) return key;
  throw new Error(
    `${path} must hold 32 bytes as base64. Restore the file, or delete it to have another key made: ` +
      'secrets that are stored must then be sent again.',
  );
}

function ignoreMissingFile(error: unknown): null {
  if (isNotFound(error)) return null;
  throw error;
}

/** Creates the file atomically, without replacing one that another process created at the same time. */
async function makeKeyFile(path: string): Promise<string> {
  const temporary = `${path}.${randomBytes(6).toString('hex')}`;
  const file = await open(temporary, 'wx', 0o600);
  try {
    await file.writeFile(`${randomBytes(32).toString('base64')}\n`);
    await file.sync();
    await link(temporary, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await file.close();
    await rm(temporary, { force: true });
  }
  return readFile(path, 'utf8');
}
