import { chmod, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

const OTHERS = 0o077;

async function restrict(path: string): Promise<void> {
  const found = await lstat(path);
  if ((found.mode & OTHERS) === 0) return;
  if (found.isDirectory()) await chmod(path, 0o700);
  else if (found.isFile()) await chmod(path, 0o600);
}

/**
 * Takes the permissions of other users from a directory and from what it contains, one level deep: nobody else reaches
 * what is below. What belongs to another user remains as it is.
 */
export async function makePrivate(directory: string): Promise<void> {
  await restrict(directory).catch(() => undefined);
  for (const name of await readdir(directory)) await restrict(join(directory, name)).catch(() => undefined);
}
