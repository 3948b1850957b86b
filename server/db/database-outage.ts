import SqliteDatabase from 'better-sqlite3';
import { DatabaseError } from 'pg';
import { AppError, unavailable } from '../errors.ts';
import { isSocketFailure } from '../lib/outage-errors.ts';
import type { UnusableDatabaseError } from './database.ts';

/** SQLSTATE: connection failure, insufficient resources, shutdown, read-only standby, timeout. */
const POSTGRES_CODES = /^(?:08|53|58)|^(?:25006|55P03|57014|57P0[1-5])$/;
/** Messages of `pg`, whose own errors have no code. */
const CLIENT_MESSAGES = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Query read timeout',
  'Client has encountered a connection error',
  'Client was closed',
  'Cannot use a pool after calling end',
  'The server does not support SSL',
];
/** Full disk, I/O error, lock timeout. */
const SQLITE_CODES = /^SQLITE_(?:FULL|BUSY|IOERR|CANTOPEN|READONLY|NOMEM)/;
const SQLITE_DAMAGE = /^SQLITE_(?:CORRUPT|NOTADB)/;
/** SQLSTATE: a damaged page of a table, of an index; a missing file. */
const POSTGRES_DAMAGE = /^(?:XX00[12]|58P01)$/;

export const isDamageCode = (code: unknown): boolean => typeof code === 'string' && SQLITE_DAMAGE.test(code);

/** Whether the database found that its pages are not what it wrote. */
export function isDamage(error: unknown): boolean {
  if (error instanceof SqliteDatabase.SqliteError) return isDamageCode(error.code);
  return error instanceof DatabaseError && POSTGRES_DAMAGE.test(error.code ?? '');
}

/** No request that needs the database succeeds before an operator has done something. */
export function refuseUnusable(error: UnusableDatabaseError): AppError {
  return new AppError('unavailable', error.publicMessage, { retryable: false, cause: error });
}

function isOutage(error: Error & { code?: unknown }): boolean {
  const code = typeof error.code === 'string' ? error.code : '';
  if (error instanceof SqliteDatabase.SqliteError) return SQLITE_CODES.test(code);
  if (error instanceof DatabaseError) return POSTGRES_CODES.test(code);
  // ENOENT: a Unix socket that does not exist.
  return (
    isSocketFailure(error) || code === 'ENOENT' || CLIENT_MESSAGES.some((start) => error.message.startsWith(start))
  );
}

/** Turns an outage of the database into `unavailable`, so that the client retries. Returns other errors unchanged. */
export function toUnavailable(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof AppError) return error;
  if (isDamage(error))
    return new AppError('unavailable', 'The database is damaged. The operator has to restore a backup.', {
      retryable: false,
      cause: error,
    });
  if (!isOutage(error)) return error;
  return unavailable('The database cannot be used at the moment. Try again in a few seconds.', error);
}
