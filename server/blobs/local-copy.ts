import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { toOutage } from './blob-outage.ts';

/** Creates temporary local files for stores without paths. They are deleted after use. */
export function createLocalCopies(
  temporaryDir: string,
): <T>(source: Readable, work: (path: string) => Promise<T>) => Promise<T> {
  let copies = 0;
  return async (source, work) => {
    copies += 1;
    const path = join(temporaryDir, `copy-${copies}`);
    try {
      await pipeline(source, createWriteStream(path)).catch((error: unknown) => {
        throw toOutage(error);
      });
      return await work(path);
    } finally {
      await rm(path, { force: true });
    }
  };
}
