import SqliteDatabase from 'better-sqlite3';
import { createPrivateFile } from './open-files.ts';

/**
 * Locks a data directory for one server process. SQLite's own file lock is released by the operating system however the
 * process dies. Returns a function that releases it, or null when another process holds it.
 *
 * So at startup, a job that is marked as running belongs to a dead process and can be recovered.
 */
export function acquireInstanceLock(path: string): (() => void) | null {
  createPrivateFile(path);
  const lock = new SqliteDatabase(path, { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (error instanceof SqliteDatabase.SqliteError && error.code === 'SQLITE_BUSY') return null;
    throw error;
  }
  return () => lock.close();
}
