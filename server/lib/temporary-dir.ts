import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { systemClock } from './clock.ts';

/** No upload takes that long. */
const ABANDONED_MS = 24 * 3_600_000;

/**
 * A directory for what one server has not done with yet, empty. What servers that crashed left behind beside it is
 * removed.
 * @param isShared other servers may be working in `parent`: only what nobody touched for a day is a crashed one's
 */
export async function takeTemporaryDir(
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
