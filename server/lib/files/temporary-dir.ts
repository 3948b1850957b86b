import { utimesSync } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { systemClock } from '../clock.ts';

/** Longer than any upload takes. */
const ABANDONED_MS = 24 * 3_600_000;
const TOUCH_EVERY_MS = 3_600_000;

export interface TemporaryDir {
  path: string;
  remove(): Promise<void>;
}

/** Marks a directory as used, which other servers would take for abandoned on a day without files. */
function touch(path: string): void {
  const now = new Date(systemClock.now());
  try {
    utimesSync(path, now, now);
  } catch {
    // The readiness check reports a directory that cannot be used.
  }
}

/**
 * Deletes what crashed servers left in a directory.
 * @param isShared whether other servers may work there: then only what was unchanged for a day is deleted
 */
export async function removeAbandoned(parent: string, { isShared }: { isShared: boolean }): Promise<void> {
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
}

/** Creates an empty directory for the temporary files of one server, and deletes those of crashed servers. */
export async function createTemporaryDir(
  parent: string,
  name: string,
  { isShared }: { isShared: boolean },
): Promise<TemporaryDir> {
  await removeAbandoned(parent, { isShared });
  const path = join(parent, name);
  await mkdir(path, { recursive: true });
  const touching = setInterval(() => touch(path), TOUCH_EVERY_MS);
  touching.unref();
  return {
    path,
    async remove() {
      clearInterval(touching);
      await rm(path, { recursive: true, force: true });
    },
  };
}
