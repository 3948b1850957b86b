import { open } from 'node:fs/promises';

/** Calls fsync, so that a rename or new file survives a crash of the machine. */
export async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
