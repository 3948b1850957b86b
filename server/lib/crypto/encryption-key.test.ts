import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ENCRYPTION_KEY_FILE, loadEncryptionKey, parseEncryptionKey } from './encryption-key.ts';

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'excerpt-key-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

test('accepts 32 bytes in hexadecimal digits or base64', () => {
  const bytes = Buffer.alloc(32, 0xfb);
  for (const encoding of ['hex', 'base64', 'base64url'] as const)
    expect(parseEncryptionKey(bytes.toString(encoding))).toEqual(bytes);
  for (const text of [
    '',
    'password',
    'f'.repeat(63),
    Buffer.alloc(31).toString('base64'),
    Buffer.alloc(33).toString('base64'),
  ]) {
    expect(parseEncryptionKey(text)).toBeNull();
  }
});

test('creates a key file that only its user can read, and reuses it', async () => {
  const [first, ...others] = await Promise.all([1, 2, 3, 4].map(() => loadEncryptionKey(dataDir)));
  expect(first).toHaveLength(32);
  for (const other of [...others, await loadEncryptionKey(dataDir)]) expect(other).toEqual(first);
  expect(await readdir(dataDir)).toEqual([ENCRYPTION_KEY_FILE]);
  expect((await stat(join(dataDir, ENCRYPTION_KEY_FILE))).mode & 0o777).toBe(0o600);
});

test('reports a damaged file with a solution, and does not replace it', async () => {
  await writeFile(join(dataDir, ENCRYPTION_KEY_FILE), 'half a k');
  await expect(loadEncryptionKey(dataDir)).rejects.toThrow(
    /encryption-key must hold 32 bytes as base64\. Restore the file/,
  );
  await expect(loadEncryptionKey(dataDir)).rejects.not.toThrow(/half a k/);
});
