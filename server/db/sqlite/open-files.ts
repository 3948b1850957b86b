/**
 * The only module that opens files that SQLite has open, besides SQLite itself.
 *
 * File locks of POSIX belong to the process: closing any handle of a file gives up all locks that the process holds on
 * it. SQLite's lock on the database tells other programs that it is in use. Without it, a program that reads the
 * database and closes it takes itself for the last one, and deletes the log that the server writes to. So a handle of
 * the database is kept until SQLite has closed it, for all connections of the process.
 */
import { closeSync, fdatasync, fstatSync, openSync, read, statSync, type Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { isNotFound } from '../../lib/files/file-errors.ts';
import { UnusableDatabaseError } from '../database.ts';

const syncData = promisify(fdatasync);
const readAt = promisify(read);

/** The first bytes of every SQLite database. */
const HEADER = 'SQLite format 3\0';

/** Creates an empty file that no other user can read. A file that exists is not opened. */
export function createPrivateFile(path: string): void {
  try {
    closeSync(openSync(path, 'wx', 0o600));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
}

/** How many connections of this process need a handle, by the file. */
const kept = new Map<string, { handle: number; uses: number }>();

const toKey = ({ dev, ino }: Stats): string => `${dev}:${ino}`;

/** Opens a database for reading. Call it before SQLite opens it, and `releaseHandle` after SQLite has closed it. */
export function keepHandle(path: string): number {
  const known = kept.get(toKey(statSync(path))) ?? { handle: openSync(path, 'r'), uses: 0 };
  known.uses += 1;
  kept.set(toKey(fstatSync(known.handle)), known);
  return known.handle;
}

export function releaseHandle(handle: number): void {
  const key = toKey(fstatSync(handle));
  const known = kept.get(key);
  if (known === undefined) return;
  known.uses -= 1;
  if (known.uses > 0) return;
  kept.delete(key);
  closeSync(handle);
}

/** The files of an open database. */
export interface OpenFiles {
  /** Syncs the log to the disk. */
  sync(): Promise<void>;
  /**
   * Throws `UnusableDatabaseError` if a file was moved, deleted or replaced. SQLite does not notice: it goes on with
   * the files that it has open.
   */
  check(): Promise<void>;
  /** Whether the database begins as SQLite wrote it. SQLite reads the first page from its cache or the log. */
  hasHeader(): Promise<boolean>;
  /** Whether what SQLite has open is still found under the database's path. */
  isDatabaseInPlace(): boolean;
  /** Whether another program has begun a log of its own. */
  isLogReplaced(): boolean;
  /** Call it after SQLite has closed the database. */
  close(): void;
}

const isSame = (one: Stats, other: Stats | null): boolean =>
  other !== null && one.ino === other.ino && one.dev === other.dev;

const findStats = (path: string): Promise<Stats | null> =>
  stat(path).catch((error: unknown) => {
    if (isNotFound(error)) return null;
    throw error;
  });

/**
 * @param path of a database that SQLite has open, with its log
 * @param handle from `keepHandle`
 */
export function watchOpenFiles(path: string, handle: number): OpenFiles {
  const logPath = `${path}-wal`;
  const indexPath = `${path}-shm`;
  const log = openSync(logPath, 'r');
  // Not of the handle: an overlay file system copies a file when SQLite opens it for writing.
  const database = statSync(path);
  const logStats = fstatSync(log);
  const index = statSync(indexPath);

  return {
    sync: () => syncData(log),

    async check() {
      const [current, currentLog, currentIndex] = await Promise.all([path, logPath, indexPath].map(findStats));
      if (current === null) throw new UnusableDatabaseError(path, 'was moved or deleted. Move it back and restart');
      if (!isSame(database, current ?? null))
        throw new UnusableDatabaseError(path, 'was replaced by another file. Restart to use that one');
      const lost = [
        isSame(logStats, currentLog ?? null) ? [] : '-wal',
        isSame(index, currentIndex ?? null) ? [] : '-shm',
      ];
      if (lost.flat().length > 0)
        throw new UnusableDatabaseError(
          path,
          `lost its ${lost.flat().join(' and ')} file while in use. Restart the server`,
        );
    },

    async hasHeader() {
      const { buffer, bytesRead } = await readAt(handle, Buffer.alloc(HEADER.length), 0, HEADER.length, 0);
      return buffer.toString('latin1', 0, bytesRead) === HEADER;
    },

    isDatabaseInPlace: () => isSame(database, statSync(path, { throwIfNoEntry: false }) ?? null),

    isLogReplaced() {
      const current = statSync(logPath, { throwIfNoEntry: false });
      return current !== undefined && !isSame(logStats, current) && current.size > 0;
    },

    close() {
      closeSync(log);
      releaseHandle(handle);
    },
  };
}
