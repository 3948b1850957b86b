import { createReadStream, readFileSync, statSync } from 'node:fs';
import { access, mkdir, open, opendir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { isNotFound } from '../lib/files/file-errors.ts';
import { validateKey } from './blob-key.ts';
import { toOutage } from './blob-outage.ts';
import type { BlobStore } from './blob-store.ts';

/** Files up to this size, in bytes, are read in one call: streaming waits for the thread pool four times. */
const SMALL_FILE = 64 * 1024;

async function makeDirectory(path: string): Promise<void> {
  try {
    await mkdir(path, { recursive: true });
  } catch (error) {
    // On a read-only file system, Node reports a missing directory.
    if (!isNotFound(error)) throw error;
    throw Object.assign(new Error(`The directory ${path} cannot be made.`, { cause: error }), { code: 'EROFS' });
  }
}

/** Calls fsync, so that a rename or new file survives a crash of the machine. */
async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * @param temporaryDir on the same file system as `root`, so that files can be renamed into place. Emptied at every
 * start, which removes partial files after a crash.
 */
export function createDiskStore(root: string, temporaryDir: string): BlobStore {
  let puts = 0;
  const getPath = (key: string) => join(root, ...validateKey(key).split('/'));

  async function moveIn(key: string, path: string): Promise<void> {
    const target = getPath(key);
    try {
      await makeDirectory(dirname(target));
      await syncToDisk(path);
      await rename(path, target);
      await syncToDisk(dirname(target));
    } catch (error) {
      throw toOutage(error);
    }
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
    putFile: moveIn,

    async put(key, bytes) {
      puts += 1;
      const part = join(temporaryDir, `blob-${puts}`);
      try {
        await writeFile(part, bytes);
        await moveIn(key, part);
      } catch (error) {
        await rm(part, { force: true });
        throw toOutage(error);
      }
    },

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
