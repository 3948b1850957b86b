import { openAsBlob } from 'node:fs';
import { access, constants, readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';

async function open(path: string | URL): Promise<Blob> {
  // `openAsBlob` does not say why it cannot open a file.
  await access(path, constants.R_OK);
  const isRegular = (await stat(path)).isFile();
  return isRegular && typeof openAsBlob === 'function' ? openAsBlob(path) : new Blob([await readFile(path)]);
}

/**
 * A file of the file system, which is read as it is sent where the runtime can.
 *
 * @throws TypeError that names the path and the cause
 */
export async function openPath(path: string | URL): Promise<Blob> {
  return open(path).catch((cause: unknown) => {
    const full = path instanceof URL ? path.href : resolve(path);
    const said = String((cause as Error | null)?.message ?? cause);
    throw new TypeError(`\`file\` is the path ${full}, which cannot be read: ${said}`, { cause });
  });
}
