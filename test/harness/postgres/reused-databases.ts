import type pg from 'pg';
import { createTestDatabase } from './provide-postgres.ts';
import { withClient, type Template, type TestDatabase } from './postgres-databases.ts';

interface Copy {
  database: TestDatabase;
  schema: string;
  /** Rows as JSON, by the name of their table. */
  rows: Map<string, string>;
}

/** Copies that tests of this worker have left, as new, by the name of their template. */
const left = new Map<string, Copy[]>();

/** Columns, indexes and constraints, which a test may have changed. */
async function readSchema(client: pg.Client): Promise<string> {
  const { rows } = await client.query(
    `select (select count(*) from pg_attribute where attrelid >= 16384 and not attisdropped) as columns,
       (select count(*) from pg_index where indrelid >= 16384) as indexes,
       (select count(*) from pg_constraint where conrelid >= 16384) as constraints,
       (select count(*) from pg_trigger where tgrelid >= 16384) as triggers`,
  );
  return JSON.stringify(rows);
}

/** Tables that have or had rows. */
async function listTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', nspname, relname) as name from pg_class join pg_namespace n on n.oid = relnamespace
     where relkind = 'r' and pg_class.oid >= 16384 and pg_relation_size(pg_class.oid) > 0`,
  );
  return rows.map(({ name }) => name);
}

async function readRows(client: pg.Client): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const table of await listTables(client)) {
    const { rows } = await client.query<{ rows: string | null }>(`select json_agg(t)::text as rows from ${table} t`);
    if (rows[0]?.rows != null) found.set(table, rows[0].rows);
  }
  return found;
}

const END_OTHERS = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;
const RESET_SEQUENCES = "select setval(oid::regclass, 1, false) from pg_class where relkind = 'S'";

/** Puts back the rows of a new copy, and returns whether its schema is that of a new copy too. */
const restore = ({ database, schema, rows }: Copy): Promise<boolean> =>
  withClient(database.url, async (client) => {
    await client.query(END_OTHERS);
    if ((await readSchema(client)) !== schema) return false;
    // Without checks of references.
    await client.query('begin; set local session_replication_role = replica');
    await client.query((await listTables(client)).map((table) => `delete from ${table}`).join(';'));
    for (const [table, kept] of rows)
      await client.query(`insert into ${table} select * from json_populate_recordset(null::${table}, $1)`, [kept]);
    await client.query(RESET_SEQUENCES);
    await client.query('commit');
    return true;
  });

async function makeCopy(template: Template): Promise<Copy> {
  const database = await createTestDatabase(template);
  return withClient(database.url, async (client) => ({
    database,
    schema: await readSchema(client),
    rows: await readRows(client),
  }));
}

/**
 * A copy of the template, or one that a test has left: to put back its rows takes less than another copy. One whose
 * schema a test has changed is dropped.
 */
export async function takeDatabase(template: Template): Promise<TestDatabase> {
  const free = left.get(template.name) ?? [];
  left.set(template.name, free);
  const copy = free.pop() ?? (await makeCopy(template));
  return {
    url: copy.database.url,
    async drop() {
      if (await restore(copy)) free.push(copy);
      else await copy.database.drop();
    },
  };
}
