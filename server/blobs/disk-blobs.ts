import { createReadStream, readFileSync, statSync } from 'node:fs';
import { access, copyFile, mkdir, opendir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { isNotFound, isOtherFileSystem } from '../lib/files/file-errors.ts';
import { syncToDisk } from '../lib/files/sync-to-disk.ts';
import { validateKey } from './blob-key.ts';
import { toOutage } from './blob-outage.ts';
import type { BlobStore } from './blob-store.ts';

/** Files up to this size, in bytes, are read in one call: streaming waits for the thread pool four times. */
const SMALL_FILE = 64 * 1024;
const PROBE = Buffer.alloc(4_096, 'x');

async function makeDirectory(path: string): Promise<void> {
  try {
    await mkdir(path, { recursive: true });
  } catch (error) {
    // It depends on nothing of the request. On a read-only file system, Node reports a missing directory.
    throw Object.assign(new Error(`The directory ${path} cannot be made.`, { cause: error }), { code: 'EROFS' });
  }
}

/**
 * @param partsDir for files that are not complete, on the file system of `root`, so that they can be renamed into
 * place. Emptied at every start, which removes what a crash left there.
 */
export function createDiskStore(root: string, partsDir: string): BlobStore {
  let parts = 0;
  const getPath = (key: string) => join(root, ...validateKey(key).split('/'));

  /** Makes a complete file by `write` and calls `use` with its path. */
  async function withPart(write: (part: string) => Promise<void>, use: (part: string) => Promise<void>): Promise<void> {
    parts += 1;
    const part = join(partsDir, `blob-${parts}`);
    try {
      await makeDirectory(partsDir);
      await write(part);
      await use(part);
    } catch (error) {
      await rm(part, { force: true }).catch(() => undefined);
      throw toOutage(error);
    }
  }

  async function moveIn(target: string, path: string): Promise<void> {
    await makeDirectory(dirname(target));
    await syncToDisk(path);
    await rename(path, target);
    await syncToDisk(dirname(target));
  }

  async function* walk(directory: string): AsyncGenerator<string> {
    const entries = await opendir(directory).catch((error: unknown) => {
      if (isNotFound(error)) return null;
      throw error;
    });
    if (entries === null) return;
    for await (const entry of entries) {
      const path = join(directory, entry.name);
      if (entry.isDirectory()) yield* walk(path);
      else yield relative(root, path).split(sep).join('/');
    }
  }

  return {
    async putFile(key, path) {
      const target = getPath(key);
      try {
        await moveIn(target, path);
      } catch (error) {
        if (!isOtherFileSystem(error)) throw toOutage(error);
        // Files may be mounted from another disk than that of uploads.
        await withPart(
          (part) => copyFile(path, part),
          (part) => moveIn(target, part),
        );
        await rm(path, { force: true });
      }
    },

    async put(key, bytes) {
      const target = getPath(key);
      await withPart(
        (part) => writeFile(part, bytes),
        (part) => moveIn(target, part),
      );
    },

    check: () =>
      withPart(
        (part) => writeFile(part, PROBE),
        (part) => rm(part),
      ),

    async get(key) {
      try {
        const path = getPath(key);
        return statSync(path).size <= SMALL_FILE ? readFileSync(path) : await readFile(path);
      } catch (error) {
        if (isNotFound(error)) return null;
        throw toOutage(error);
      }
    },

    open: (key, range) => createReadStream(getPath(key), range),

    has: (key) =>
      access(getPath(key)).then(
        () => true,
        () => false,
      ),

    withFile: (key, work) => work(getPath(key)),
    delete: (key) => rm(getPath(key), { force: true }),
    list: (prefix) => walk(getPath(prefix)),
  };
}
