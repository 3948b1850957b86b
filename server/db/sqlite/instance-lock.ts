import SqliteDatabase from 'better-sqlite3';

/**
 * Holds a data directory for one server process. The lock is SQLite's own file lock, so that the operating system
 * releases it when the process dies, however it dies. Returns the release, or null when another process holds it.
 *
 * What follows from it: at start, a job marked as running belongs to a process that is gone, and can be taken back.
 */
export function acquireInstanceLock(path: string): (() => void) | null {
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
