import SqliteDatabase from 'better-sqlite3';
import { serveTasks } from '../../children/serve-tasks.ts';

/** Answers what is wrong with the pages of a database; null if nothing is. */
serveTasks<string, string | null>((path) => {
  const connection = new SqliteDatabase(path, { readonly: true, fileMustExist: true });
  try {
    const [row] = connection.pragma('quick_check(1)') as { quick_check: string }[];
    return row === undefined || row.quick_check === 'ok' ? null : row.quick_check;
  } finally {
    connection.close();
  }
});
