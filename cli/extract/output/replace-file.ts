import { rename, rm } from 'node:fs/promises';

/** Writes a file under another name, which then takes the place of the old one. */
export async function replaceFile(path: string, write: (temporary: string) => Promise<void>): Promise<void> {
  const temporary = `${path}.new`;
  try {
    await write(temporary);
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** The error for a file that holds something else than records, so that nothing is overwritten by mistake. */
export function notAnOutput(path: string, options?: ErrorOptions): Error {
  return new Error(`${path} is not an output of excerpt extract. Choose another --output, or delete it.`, options);
}
