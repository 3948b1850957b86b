import { openAsBlob } from 'node:fs';
import { readFile } from 'node:fs/promises';

/** A file of the file system, which is read as it is sent where the runtime can. */
export async function openPath(path: string | URL): Promise<Blob> {
  return typeof openAsBlob === 'function' ? openAsBlob(path) : new Blob([await readFile(path)]);
}
