import { open, type FileHandle } from 'node:fs/promises';

/** Syncs the write-ahead log, which is one file as long as the database is open, in a thread of the pool. */
export function createLogSync(path: string): { sync(): Promise<void>; close(): Promise<void> } {
  let file: Promise<FileHandle> | undefined;
  return {
    async sync() {
      file ??= open(path, 'r').catch((error: unknown) => {
        file = undefined;
        throw error;
      });
      await (await file).datasync();
    },
    close: async () => (await file)?.close(),
  };
}
