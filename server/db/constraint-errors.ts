import SqliteDatabase from 'better-sqlite3';
import { DatabaseError } from 'pg';

/** Whether a statement violated a unique constraint. On PostgreSQL its transaction can then only be rolled back. */
export function isUniqueViolation(error: unknown): boolean {
  if (error instanceof DatabaseError) return error.code === '23505';
  return (
    error instanceof SqliteDatabase.SqliteError &&
    (error.code === 'SQLITE_CONSTRAINT_UNIQUE' || error.code === 'SQLITE_CONSTRAINT_PRIMARYKEY')
  );
}

/** Whether a statement referred to a row that does not exist. */
export function isForeignKeyViolation(error: unknown): boolean {
  if (error instanceof DatabaseError) return error.code === '23503';
  return error instanceof SqliteDatabase.SqliteError && error.code === 'SQLITE_CONSTRAINT_FOREIGNKEY';
}
