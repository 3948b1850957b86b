import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { validateKey } from './blob-key.ts';
import type { BlobStore } from './blob-store.ts';
import { createDiskStore } from './disk-blobs.ts';
import { createLocalCopies } from './local-copy.ts';
import { createMovingStore, moveFiles } from './moving-store.ts';

let folder: string;
let store: BlobStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'excerpt-blobs-'));
  store = createDiskStore(join(folder, 'root'), join(folder, 'parts'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const KEY = 'documents/ab/abc';
const put = (key: string, content: string, into = store) => into.put(key, Buffer.from(content));
const get = async (key: string, from = store) => (await from.get(key))?.toString() ?? null;
const listOf = async (prefix: string, from = store) => {
  const keys: string[] = [];
  for await (const key of from.list(prefix)) keys.push(key);
  return keys.toSorted();
};
const outage = { code: 'unavailable' };

describe('files on disk', () => {
  test('are stored, replaced, read and deleted', async () => {
    expect([await get(KEY), await store.has(KEY)]).toEqual([null, false]);
    await put(KEY, 'first');
    await put(KEY, 'second');
    expect([await get(KEY), await store.has(KEY)]).toEqual(['second', true]);
    expect(await store.withFile(KEY, (path) => readFile(path, 'utf8'))).toBe('second');
    await store.delete(KEY);
    await store.delete(KEY);
    expect([await get(KEY), await store.has(KEY)]).toEqual([null, false]);
    expect(await readdir(join(folder, 'parts'))).toEqual([]);
  });

  test.each([65_536, 65_537])('of %i bytes are read whole', async (size) => {
    const bytes = Buffer.alloc(size, 'x');
    await store.put(KEY, bytes);
    expect((await store.get(KEY))?.equals(bytes)).toBe(true);
  });

  test('are read in part', async () => {
    await put(KEY, '0123456789');
    expect(await text(store.open(KEY))).toBe('0123456789');
    expect(await text(store.open(KEY, { start: 2, end: 4 }))).toBe('234');
  });

  test('are moved into their place', async () => {
    const path = join(folder, 'upload');
    await writeFile(path, 'uploaded');
    await store.putFile(KEY, path);
    expect([await get(KEY), await readdir(folder)]).toEqual(['uploaded', ['root']]);
    await expect(store.putFile(KEY, join(folder, 'none'))).rejects.toThrow('ENOENT');
    expect(await get(KEY)).toBe('uploaded');
  });

  test('are listed by their first segment', async () => {
    expect(await listOf('documents')).toEqual([]);
    for (const key of [KEY, 'documents/cd/cde', 'layouts/ab/abc/text.json.gz']) await put(key, key);
    expect(await listOf('documents')).toEqual([KEY, 'documents/cd/cde']);
    expect(await listOf('layouts')).toEqual(['layouts/ab/abc/text.json.gz']);
  });

  test('can be stored as long as the disk can', async () => {
    await store.check();
    expect(await readdir(join(folder, 'parts'))).toEqual([]);
    await writeFile(join(folder, 'file'), '');
    const broken = createDiskStore(join(folder, 'file'), join(folder, 'file', 'parts'));
    await expect(broken.check()).rejects.toMatchObject(outage);
    await expect(put(KEY, 'x', broken)).rejects.toMatchObject(outage);
    const withoutRoot = createDiskStore(join(folder, 'file'), join(folder, 'parts'));
    await expect(put(KEY, 'x', withoutRoot)).rejects.toMatchObject(outage);
    expect(await readdir(join(folder, 'parts'))).toEqual([]);
  });

  test('that cannot be read are no missing files', async () => {
    await mkdir(join(folder, 'root', 'documents', 'ab'), { recursive: true });
    await symlink('abc', join(folder, 'root', 'documents', 'ab', 'abc'));
    await expect(store.get(KEY)).rejects.toMatchObject({ message: expect.stringContaining('ELOOP') as string });
    expect(await store.has(KEY)).toBe(false);
  });
});

test.each(['', '/a', 'a/', 'a//b', '../a', 'a/../b', '.a', 'a/.b', 'A', 'a b', 'a\\b', 'a/\n'])(
  'the key %j leads out of the store',
  async (key) => {
    expect(() => validateKey(key)).toThrow('Not a blob key.');
    await expect(put(key, 'x')).rejects.toThrow('Not a blob key.');
  },
);

test.each(['a', 'documents/ab/abc', '0/a.b_c-d'])('the key %j is one', (key) => expect(validateKey(key)).toBe(key));

describe('files that move', () => {
  let before: BlobStore;
  let moving: BlobStore;
  beforeEach(() => {
    before = createDiskStore(join(folder, 'before'), join(folder, 'parts'));
    moving = createMovingStore(store, before);
  });

  test('are read where they are, and stored in the new place', async () => {
    await put('documents/a', 'old', before);
    await put('documents/b', 'old', before);
    await put('documents/b', 'new', moving);
    await writeFile(join(folder, 'upload'), 'uploaded');
    await moving.putFile('documents/c', join(folder, 'upload'));
    const keys = ['documents/a', 'documents/b', 'documents/c', 'documents/d'];
    expect(await Promise.all(keys.map((key) => get(key, moving)))).toEqual(['old', 'new', 'uploaded', null]);
    expect(await Promise.all(keys.map((key) => moving.has(key)))).toEqual([true, true, true, false]);
    expect(await Promise.all(keys.slice(0, 2).map((key) => text(moving.open(key))))).toEqual(['old', 'new']);
    expect(await text(moving.open('documents/a', { start: 1, end: 1 }))).toBe('l');
    expect(await moving.withFile('documents/a', (path) => readFile(path, 'utf8'))).toBe('old');
    expect(await moving.withFile('documents/b', (path) => readFile(path, 'utf8'))).toBe('new');
    expect(await listOf('documents', moving)).toEqual(keys.slice(0, 3));
    expect(await listOf('documents')).toEqual(['documents/b', 'documents/c']);
    await moving.delete('documents/b');
    expect([await get('documents/b', before), await get('documents/b')]).toEqual([null, null]);
    await moving.check();
  });

  test('are copied first, and then deleted where they were', async () => {
    await put('documents/a', 'old', before);
    await put('documents/b', 'stale', before);
    await put('documents/b', 'new');
    await put('layouts/a', 'layout', before);
    expect(await moveFiles(store, before)).toEqual({ files: 2 });
    expect(await Promise.all(['documents/a', 'documents/b', 'layouts/a'].map((key) => get(key)))).toEqual([
      'old',
      'new',
      'layout',
    ]);
    expect([await listOf('documents', before), await listOf('layouts', before)]).toEqual([[], []]);
    expect(await moveFiles(store, before)).toEqual({ files: 0 });
  });

  test('that were deleted meanwhile are left out', async () => {
    await put('documents/a', 'old', before);
    const gone = { ...before, get: () => Promise.resolve(null) };
    expect(await moveFiles(store, gone)).toEqual({ files: 0 });
    expect([await get('documents/a'), await get('documents/a', before)]).toEqual([null, 'old']);
  });
});

describe('a local copy', () => {
  test('is there while it is worked with', async () => {
    const withCopy = createLocalCopies(folder);
    const paths: string[] = [];
    const read = (content: string) =>
      withCopy(Readable.from([Buffer.from(content)]), (path) => {
        paths.push(path);
        return readFile(path, 'utf8');
      });
    expect(await Promise.all([read('one'), read('two')])).toEqual(['one', 'two']);
    expect([new Set(paths).size, await readdir(folder)]).toEqual([2, []]);
    await expect(withCopy(Readable.from(['x']), () => Promise.reject(new Error('No.')))).rejects.toThrow('No.');
    expect(await readdir(folder)).toEqual([]);
  });

  test('of a store that does not answer is an outage', async () => {
    const torn = Readable.from(
      (async function* read() {
        yield await Promise.resolve(Buffer.from('x'));
        throw Object.assign(new Error('Reset.'), { code: 'ECONNRESET' });
      })(),
    );
    await expect(createLocalCopies(folder)(torn, () => Promise.resolve('read'))).rejects.toMatchObject(outage);
    expect(await readdir(folder)).toEqual([]);
  });
});
