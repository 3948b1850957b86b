/** A database in memory, whose rows need only the columns that a test is about. */
import { sql, type Kysely } from 'kysely';
import { onTestFinished } from 'vitest';
import { createDatabase, type Db } from '../database.ts';
import { migrate } from '../migrations/migrate.ts';
import { openSqlite } from '../sqlite/open-sqlite.ts';

interface Column {
  name: string;
  type: string;
  notnull: number;
  dflt_value: string | null;
}

export interface FilledRows {
  db: Db;
  /** Inserts rows of a table; columns that need a value and are not named have an empty one. */
  insert(table: string, ...rows: Record<string, unknown>[]): Promise<void>;
}

/** The newest schema without rows. What rows refer to need not be there, nor a value be one of a list. */
export async function openFilledRows(): Promise<FilledRows> {
  const database = createDatabase(openSqlite(':memory:'));
  onTestFinished(() => database.close());
  await migrate(database);
  const any = database.db as unknown as Kysely<never>;
  await sql`pragma foreign_keys = off`.execute(any);
  await sql`pragma ignore_check_constraints = on`.execute(any);
  let made = 0;
  return {
    db: database.db,
    async insert(table, ...rows) {
      const { rows: columns } = await sql.raw<Column>(`pragma table_info(${table})`).execute(any);
      const needed = columns.filter(({ notnull, dflt_value: fallback }) => notnull === 1 && fallback === null);
      const empty = Object.fromEntries(needed.map(({ name, type }) => [name, /int|real/i.test(type) ? 0 : '']));
      for (const row of rows) {
        const own = 'id' in empty ? { id: `row_${String((made += 1)).padStart(4, '0')}` } : {};
        const entries = Object.entries({ ...empty, ...own, ...row });
        const names = sql.join(entries.map(([name]) => sql.ref(name)));
        const values = sql.join(entries.map(([, value]) => sql`${value}`));
        await sql`insert into ${sql.table(table)} (${names}) values (${values})`.execute(any);
      }
    },
  };
}
