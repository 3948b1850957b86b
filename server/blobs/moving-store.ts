import { Readable } from 'node:stream';
import type { BlobStore } from './blob-store.ts';

/**
 * Files that move from one store to another while they are used: what is new is stored in `store`, what is not there is
 * read `before`, and files are deleted in both.
 */
export function createMovingStore(store: BlobStore, before: BlobStore): BlobStore {
  const placeOf = async (key: string): Promise<BlobStore> => ((await store.has(key)) ? store : before);

  async function* list(prefix: string): AsyncGenerator<string> {
    yield* store.list(prefix);
    for await (const key of before.list(prefix)) if (!(await store.has(key))) yield key;
  }

  return {
    putFile: (key, path) => store.putFile(key, path),
    put: (key, bytes) => store.put(key, bytes),
    get: async (key) => (await store.get(key)) ?? (await before.get(key)),
    open: (key, range) =>
      Readable.from(
        (async function* read() {
          yield* (await placeOf(key)).open(key, range);
        })(),
        { objectMode: false },
      ),
    has: async (key) => (await store.has(key)) || (await before.has(key)),
    withFile: async (key, work) => (await placeOf(key)).withFile(key, work),
    async delete(key) {
      await before.delete(key);
      await store.delete(key);
    },
    check: () => store.check(),
    list,
  };
}

export interface MovedFiles {
  /** Files that were copied. */
  files: number;
}

const PREFIXES = ['documents', 'layouts'];

/**
 * Moves all files, beside servers that use a moving store. They are deleted where they were when all have been copied,
 * so that none disappears while it is read. May be repeated after it was interrupted.
 */
export async function moveFiles(store: BlobStore, before: BlobStore): Promise<MovedFiles> {
  let files = 0;
  for (const prefix of PREFIXES)
    for await (const key of before.list(prefix)) {
      if (await store.has(key)) continue;
      const bytes = await before.get(key);
      // Deleted since it was listed.
      if (bytes === null) continue;
      await store.put(key, bytes);
      files += 1;
    }
  for (const prefix of PREFIXES)
    for await (const key of before.list(prefix)) if (await store.has(key)) await before.delete(key);
  return { files };
}
