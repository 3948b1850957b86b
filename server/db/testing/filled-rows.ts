/** A database in memory, whose rows need only the columns that a test is about. */
import { sql, type Kysely } from 'kysely';
import { createDatabase, type Database, type Db } from '../database.ts';
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
  /** The same rows, for what needs transactions. */
  database: Database;
  /** Inserts rows of a table; columns that need a value and are not named have an empty one. */
  insert(table: string, ...rows: Record<string, unknown>[]): Promise<void>;
}

type Any = Kysely<never>;

/** One for all tests of a process, since the changes of the schema take a while. It ends with the process. */
let opened: Promise<Database> | undefined;

async function open(): Promise<Database> {
  const database = createDatabase(openSqlite(':memory:'));
  await migrate(database);
  const any = database.db as unknown as Any;
  await sql`pragma foreign_keys = off`.execute(any);
  await sql`pragma ignore_check_constraints = on`.execute(any);
  return database;
}

async function empty(any: Any): Promise<void> {
  const { rows } = await sql<{ name: string }>`select name from pragma_table_list
    where type = 'table' and schema = 'main' and name not like 'sqlite_%' and name not like 'kysely_%'`.execute(any);
  // Triggers fill tables while others are emptied.
  for (let round = 0; round < 2; round += 1)
    for (const { name } of rows) await sql`delete from ${sql.table(name)}`.execute(any);
}

type Entries = [name: string, value: unknown][];

/** Rows of one statement. */
const MAX_AT_ONCE = 100;

/** Cuts rows into runs that have the same columns. */
function cutAlike(rows: readonly Entries[]): Entries[][] {
  const cut: Entries[][] = [];
  let last = '';
  for (const row of rows) {
    const names = row.map(([name]) => name).join(' ');
    const current = cut.at(-1);
    if (current === undefined || names !== last || current.length >= MAX_AT_ONCE) cut.push([row]);
    else current.push(row);
    last = names;
  }
  return cut;
}

/**
 * The newest schema without rows. What rows refer to need not be there, nor a value be one of a list. Tests
 * share the database, and do not run at once.
 */
export async function openFilledRows(): Promise<FilledRows> {
  const database = await (opened ??= open());
  const { db } = database;
  const any = db as unknown as Any;
  await empty(any);
  let made = 0;
  return {
    db,
    database,
    async insert(table, ...rows) {
      const { rows: columns } = await sql.raw<Column>(`pragma table_info(${table})`).execute(any);
      const needed = columns.filter(({ notnull, dflt_value: fallback }) => notnull === 1 && fallback === null);
      const blank = Object.fromEntries(needed.map(({ name, type }) => [name, /int|real/i.test(type) ? 0 : '']));
      const whole = rows.map((row) => {
        const own = 'id' in blank ? { id: `row_${String((made += 1)).padStart(4, '0')}` } : {};
        return Object.entries({ ...blank, ...own, ...row });
      });
      for (const alike of cutAlike(whole)) {
        const names = sql.join(alike[0]?.map(([name]) => sql.ref(name)) ?? []);
        const values = alike.map((entries) => sql`(${sql.join(entries.map(([, value]) => sql`${value}`))})`);
        await sql`insert into ${sql.table(table)} (${names}) values ${sql.join(values)}`.execute(any);
      }
    },
  };
}
