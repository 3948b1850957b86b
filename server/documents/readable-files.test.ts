import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createDiskStore } from '../blobs/disk-blobs.ts';
import type { BlobStore } from '../blobs/blob-store.ts';
import { openFilledRows, type FilledRows } from '../db/testing/filled-rows.ts';
import { createSecretBox, type SecretBox } from '../lib/crypto/secret-box.ts';
import { ParseError } from '../parsing/parser.ts';
import { createReadableFiles, type ReadableFiles } from './readable-files.ts';
import type { DocumentSource } from './repository.ts';
import { getDocumentKey, getLayoutPrefix } from './stored-files.ts';

const HASH = 'ab'.repeat(32);
const SOURCE = { id: 'd1', blobHash: HASH, isProtected: true } as DocumentSource;

let folder: string;
let rows: FilledRows;
let blobs: BlobStore;
let box: SecretBox;
let readable: ReadableFiles;
/** Passwords that the parser was given, and what it does with the file. */
let given: { password: string; deadlineMs: number; hasSignal: boolean }[];
let unlock: (copyPath: string) => Promise<void>;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'excerpt-readable-'));
  rows = await openFilledRows();
  blobs = createDiskStore(join(folder, 'root'), join(folder, 'parts'));
  box = createSecretBox(Buffer.alloc(32, 1));
  given = [];
  unlock = (path) => writeFile(path, 'unlocked');
  readable = create();
  await blobs.put(getDocumentKey(HASH), Buffer.from('locked'));
  await rows.insert('documents', { id: 'd1', sealed_password: box.seal('secret', 'd1') });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const create = (of = box) =>
  createReadableFiles({
    db: rows.db,
    blobs,
    box: of,
    temporaryDir: folder,
    deadlineMs: 7,
    parser: {
      async unlock({ password, copyPath }, { deadlineMs, signal }) {
        given.push({ password, deadlineMs, hasSignal: signal !== undefined });
        await unlock(copyPath);
      },
    },
  });
const read = (source = SOURCE, from = readable) => from.withFile(source, (path) => readFile(path, 'utf8'), {});
const setPassword = (sealed: string | null) =>
  rows.db.updateTable('documents').set({ sealed_password: sealed }).execute();
const temporary = async () => (await readdir(folder)).filter((name) => name.startsWith('unlocked'));

test('a file without protection is read as it is', async () => {
  expect(await read({ ...SOURCE, isProtected: false })).toBe('locked');
  expect(given).toEqual([]);
});

describe('a protected file', () => {
  test('is unlocked once, and its copy is stored encrypted', async () => {
    expect(await read()).toBe('unlocked');
    await setPassword(null);
    expect([await read(), given]).toEqual(['unlocked', [{ password: 'secret', deadlineMs: 7, hasSignal: false }]]);
    const copy = await blobs.get(`${getLayoutPrefix(HASH)}/unlocked`);
    expect(copy?.includes('unlocked')).toBe(false);
    expect(await temporary()).toEqual([]);
  });

  test('can be given up', async () => {
    const { signal } = new AbortController();
    await readable.withFile(SOURCE, () => Promise.resolve(), { signal });
    expect(given[0]?.hasSignal).toBe(true);
  });

  test('leaves no copy behind when what is done with it fails', async () => {
    const failing = readable.withFile(SOURCE, () => Promise.reject(new Error('No.')), {});
    await expect(failing).rejects.toThrow('No.');
    unlock = () => Promise.reject(new ParseError('document_encrypted', 'The password is wrong.'));
    await blobs.delete(`${getLayoutPrefix(HASH)}/unlocked`);
    await expect(read()).rejects.toThrow('The password is wrong.');
    expect(await temporary()).toEqual([]);
  });

  test.each<[string, () => Promise<unknown>, string]>([
    ['whose password is deleted', () => setPassword(null), 'its password is deleted'],
    [
      'whose password another key sealed',
      () => setPassword(createSecretBox(Buffer.alloc(32, 2)).seal('secret', 'd1')),
      'under another encryption key',
    ],
  ])('%s must be uploaded again', async (_, change, message) => {
    await change();
    const refused = read();
    await expect(refused).rejects.toThrow(message);
    await expect(refused).rejects.toMatchObject({ code: 'document_encrypted' });
    await expect(refused).rejects.toThrow('Upload the file again and send `password`.');
  });

  test('whose copy another key sealed must be uploaded again', async () => {
    await read();
    const other = create(createSecretBox(Buffer.alloc(32, 2)));
    await expect(read(SOURCE, other)).rejects.toThrow('under another encryption key');
  });

  test('whose copy belongs to another document is not read', async () => {
    await read();
    await expect(read({ ...SOURCE, id: 'd2' })).rejects.toThrow('authenticate');
    expect(await temporary()).toEqual([]);
  });
});
