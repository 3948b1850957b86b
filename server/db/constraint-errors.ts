import SqliteDatabase from 'better-sqlite3';

/** Whether a statement failed because a row with these unique values exists. */
export function isUniqueViolation(error: unknown): boolean {
  return (
    error instanceof SqliteDatabase.SqliteError &&
    (error.code === 'SQLITE_CONSTRAINT_UNIQUE' || error.code === 'SQLITE_CONSTRAINT_PRIMARYKEY')
  );
}
