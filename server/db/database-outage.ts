import SqliteDatabase from 'better-sqlite3';
import { DatabaseError } from 'pg';
import { AppError, unavailable } from '../errors.ts';
import { isSocketFailure } from '../lib/outage-errors.ts';

/** SQLSTATE: connection lost or refused, out of memory, disk or connections, shutting down, on a standby, waited too long. */
const POSTGRES_CODES = /^(?:08|53|58)|^(?:25006|55P03|57014|57P0[1-5])$/;
/** Of `pg` itself, which gives its own errors no code. */
const CLIENT_MESSAGES =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end|The server does not support SSL)/;
/** A full disk, a disk that fails, another program that holds the file for too long. */
const SQLITE_CODES = /^SQLITE_(?:FULL|BUSY|IOERR|CANTOPEN|READONLY|NOMEM)/;

function isOutage(error: Error & { code?: unknown }): boolean {
  const code = typeof error.code === 'string' ? error.code : '';
  if (error instanceof SqliteDatabase.SqliteError) return SQLITE_CODES.test(code);
  if (error instanceof DatabaseError) return POSTGRES_CODES.test(code);
  // ENOENT: of a socket that is a file.
  return isSocketFailure(error) || code === 'ENOENT' || CLIENT_MESSAGES.test(error.message);
}

/** The error itself, or `unavailable` when the database cannot be reached or cannot write: it may be over when the client asks again. */
export function asUnavailable(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof AppError || !isOutage(error)) return error;
  return unavailable('The database cannot be used at the moment. Try again in a few seconds.', error);
}
