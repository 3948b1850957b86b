import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BlobStore } from '../../server/blobs/blob-store.ts';

const MIB = 1024 * 1024;
/** How a disk, a database and a service say that there is no such file. */
const MISSING = /ENOENT|no such stored file|key does not exist|NoSuchKey/i;

/** Bytes that no two places share, so that a part in the wrong place is seen. */
function counted(bytes: number): Buffer {
  const content = Buffer.alloc(bytes);
  for (let at = 0; at + 4 <= bytes; at += 4) content.writeUInt32LE(at, at);
  return content;
}

interface OpenStore {
  store: BlobStore;
  close(): Promise<void>;
}

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const item of items) list.push(item);
  return list;
}

/** What every store of files must do. @param open gets a temporary directory of the store's own */
export function describeStore(name: string, open: (temporaryDir: string) => Promise<OpenStore>): void {
  describe(name, () => {
    let folder: string;
    let uploads: string;
    let opened: OpenStore;
    let store: BlobStore;
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'excerpt-blobs-'));
      uploads = await mkdtemp(join(tmpdir(), 'excerpt-upload-'));
      opened = await open(folder);
      store = opened.store;
    });
    afterAll(async () => {
      await opened.close();
      for (const directory of [folder, uploads]) await rm(directory, { recursive: true, force: true });
    });

    let files = 0;

    /** A file as an upload leaves it, in the folder of the tests. */
    async function file(content: Uint8Array): Promise<string> {
      files += 1;
      const path = join(uploads, String(files));
      await writeFile(path, content);
      return path;
    }

    it('gives back what was put, and null for what was not', async () => {
      await store.put('documents/aa/one', Buffer.from('некий текст'));
      expect((await store.get('documents/aa/one'))?.toString()).toBe('некий текст');
      expect(await store.has('documents/aa/one')).toBe(true);
      expect(await store.get('documents/aa/none')).toBeNull();
      expect(await store.has('documents/aa/none')).toBe(false);
    });

    it('takes a file over, of any size', async () => {
      for (const bytes of [0, 1, MIB - 1, MIB, MIB + 1, 11 * MIB + 3]) {
        const content = counted(bytes);
        const path = await file(content);
        await store.putFile(`documents/bb/${bytes}`, path);
        await expect(stat(path)).rejects.toThrow('ENOENT');
        const stored = await store.get(`documents/bb/${bytes}`);
        expect(stored?.equals(content), `${bytes} bytes`).toBe(true);
        expect((await buffer(store.open(`documents/bb/${bytes}`))).equals(content)).toBe(true);
      }
    });

    it('opens a range, both ends inclusive, across any border', async () => {
      const content = counted(3 * MIB);
      await store.putFile('documents/cc/ranges', await file(content));
      for (const [start, end] of [
        [0, 1],
        [5, 9],
        [MIB - 2, MIB + 1],
        [MIB, 2 * MIB - 1],
        [0, 3 * MIB - 1],
        [3 * MIB - 1, 3 * MIB - 1],
      ] as const) {
        const read = await buffer(store.open('documents/cc/ranges', { start, end }));
        expect(read.equals(content.subarray(start, end + 1)), `${start}-${end}`).toBe(true);
      }
    });

    it('replaces what stood there', async () => {
      await store.putFile('documents/dd/same', await file(counted(2 * MIB)));
      await store.put('documents/dd/same', Buffer.from('short'));
      expect((await store.get('documents/dd/same'))?.toString()).toBe('short');
    });

    it('is whole when two store the same at once', async () => {
      const content = counted(2 * MIB + 5);
      const paths = await Promise.all([1, 2, 3].map(() => file(content)));
      await Promise.all(paths.map((path) => store.putFile('documents/dd/twice', path)));
      expect((await store.get('documents/dd/twice'))?.equals(content)).toBe(true);
    });

    it('lends a file, and leaves none behind', async () => {
      await store.put('documents/ee/lent', Buffer.from('to be parsed'));
      const before = await readdir(folder);
      expect(await store.withFile('documents/ee/lent', (path) => readFile(path, 'utf8'))).toBe('to be parsed');
      await expect(
        store.withFile('documents/ee/lent', () => Promise.reject(new Error('not readable'))),
      ).rejects.toThrow('not readable');
      expect(await readdir(folder)).toEqual(before);
    });

    it('fails for a missing file instead of giving an empty one', async () => {
      await expect(buffer(store.open('documents/ee/none'))).rejects.toThrow(MISSING);
      await expect(store.withFile('documents/ee/none', (path) => readFile(path))).rejects.toThrow(MISSING);
    });

    it('deletes, and deletes what is not there', async () => {
      await store.put('documents/ff/gone', Buffer.from('x'));
      await store.delete('documents/ff/gone');
      await store.delete('documents/ff/gone');
      expect(await store.get('documents/ff/gone')).toBeNull();
    });

    it('lists the keys under a prefix and no others', async () => {
      const keys = ['layouts/00/a', 'layouts/00/b/c', 'layouts/01/d'];
      for (const key of [...keys, 'layouts-2/00/e', 'layout/00/f']) await store.put(key, Buffer.from(key));
      expect((await all(store.list('layouts'))).toSorted()).toEqual(keys);
      expect((await all(store.list('layouts/00'))).toSorted()).toEqual(keys.slice(0, 2));
      expect(await all(store.list('nothing'))).toEqual([]);
    });

    it('refuses a key that would leave it', async () => {
      for (const key of ['../up', '/root', 'a//b', 'A', '']) {
        await expect((async () => store.put(key, Buffer.from('x')))(), key).rejects.toThrow('Not a blob key.');
      }
    });
  });
}
