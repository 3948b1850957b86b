import { open, stat } from 'node:fs/promises';
import { statSync } from 'node:fs';
import { sql } from 'kysely';
import { UnusableDatabaseError, type Db } from '../database.ts';
import { isNotFound } from '../../lib/files/file-errors.ts';

/** The first bytes of every SQLite database. */
const HEADER = 'SQLite format 3\0';

async function readHeader(path: string): Promise<string> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEADER.length), 0, HEADER.length, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await file.close();
  }
}

/**
 * Returns a function that throws `UnusableDatabaseError` if the file was moved, replaced or overwritten, and the error
 * of a write. SQLite itself notices neither: it keeps the old file open, and reads pages from its cache.
 */
export function createFileCheck(path: string, db: Db): () => Promise<void> {
  const { ino, dev } = statSync(path);
  let next = 1;
  return async () => {
    const current = await stat(path).catch((error: unknown) => {
      if (isNotFound(error)) return null;
      throw error;
    });
    if (current === null) throw new UnusableDatabaseError(path, 'was moved or deleted. Move it back and restart');
    if (current.ino !== ino || current.dev !== dev)
      throw new UnusableDatabaseError(path, 'was replaced by another file. Restart to use that one');
    if ((await readHeader(path)) !== HEADER)
      throw new UnusableDatabaseError(path, 'is damaged. Stop the server and restore a backup');
    // The only value in the file that nothing reads. A write of the same value would be no write.
    next = 3 - next;
    await sql`pragma user_version = ${sql.lit(next)}`.execute(db);
  };
}
