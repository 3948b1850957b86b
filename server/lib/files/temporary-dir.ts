import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { systemClock } from '../clock.ts';

/** Longer than any upload takes. */
const ABANDONED_MS = 24 * 3_600_000;

/**
 * Creates an empty directory for the temporary files of one server, and deletes those of crashed servers.
 * @param isShared whether other servers may work in `parent`: then only directories unchanged for a day are deleted
 */
export async function createTemporaryDir(
  parent: string,
  name: string,
  { isShared }: { isShared: boolean },
): Promise<string> {
  for (const entry of await readdir(parent).catch(() => [])) {
    const path = join(parent, entry);
    const isAbandoned =
      !isShared ||
      (await stat(path).then(
        ({ mtimeMs }) => systemClock.now() - mtimeMs > ABANDONED_MS,
        () => false,
      ));
    if (isAbandoned) await rm(path, { recursive: true, force: true });
  }
  const directory = join(parent, name);
  await mkdir(directory, { recursive: true });
  return directory;
}
