import { sql, type Kysely } from 'kysely';
import type { DialectName } from '../database.ts';
import type { SchemaChange } from '../migrations/schema-change.ts';

interface Thing {
  /** Its table; null for a function. */
  table: string | null;
  name: string;
  /** As PostgreSQL prints it, without the name of the schema. */
  text: string;
}

export interface PostgresColumn {
  table: string;
  name: string;
  type: string;
  notNull: boolean;
  fallback: string | null;
}

export interface PostgresConstraint extends Thing {
  /** p, u, f or c, as in pg_constraint. */
  kind: string;
  /** The condition of a check. */
  condition: string | null;
}

export interface PostgresSchema {
  tables: string[];
  columns: PostgresColumn[];
  constraints: PostgresConstraint[];
  indexes: Thing[];
  functions: Thing[];
  triggers: Thing[];
}

type Any = Kysely<never>;
const rows = async <Row>(db: Any, text: string): Promise<Row[]> => (await sql.raw<Row>(text).execute(db)).rows;

export async function readPostgresSchema(db: Any, schema: string): Promise<PostgresSchema> {
  const from = `from pg_class as t where t.relnamespace = '${schema}'::regnamespace and t.relkind = 'r'`;
  const at = (attribute: string) => `join (select oid, relname ${from}) as t on t.oid = ${attribute}`;
  const plain = <One extends { text: string }>(list: One[]) =>
    list.map((one) => ({ ...one, text: one.text.replaceAll(`${schema}.`, '') }));
  return {
    tables: (await rows<{ name: string }>(db, `select relname as name ${from}`)).map(({ name }) => name),
    columns: await rows(
      db,
      `select t.relname as "table", a.attname as name, format_type(a.atttypid, a.atttypmod)
           || case when c.collname = 'C' then ' collate "C"' else '' end as type,
         a.attnotnull as "notNull", pg_get_expr(d.adbin, d.adrelid) as fallback
       from pg_attribute as a ${at('a.attrelid')}
       left join pg_attrdef as d on d.adrelid = a.attrelid and d.adnum = a.attnum
       left join pg_collation as c on c.oid = a.attcollation
       where a.attnum > 0 and not a.attisdropped`,
    ),
    constraints: plain(
      await rows<PostgresConstraint>(
        db,
        `select t.relname as "table", k.conname as name, k.contype as kind, pg_get_constraintdef(k.oid) as text,
           pg_get_expr(k.conbin, k.conrelid) as condition
         from pg_constraint as k ${at('k.conrelid')} where k.contype in ('p', 'u', 'f', 'c')`,
      ),
    ),
    indexes: plain(
      await rows<Thing>(
        db,
        `select t.relname as "table", i.relname as name, pg_get_indexdef(i.oid) as text
         from pg_index as x join pg_class as i on i.oid = x.indexrelid ${at('x.indrelid')}
         where not exists (select from pg_constraint as k where k.conindid = i.oid and k.contype in ('p', 'u'))`,
      ),
    ),
    functions: plain(
      await rows<Thing>(
        db,
        `select null as "table", p.proname || '(' || pg_get_function_identity_arguments(p.oid) || ')' as name,
           pg_get_functiondef(p.oid) as text
         from pg_proc as p where p.pronamespace = '${schema}'::regnamespace and p.prokind = 'f'`,
      ),
    ),
    triggers: plain(
      await rows<Thing>(
        db,
        `select t.relname as "table", g.tgname as name, pg_get_triggerdef(g.oid) as text
         from pg_trigger as g ${at('g.tgrelid')} where not g.tgisinternal`,
      ),
    ),
  };
}

/** What the changes make, tried in a schema of its own. Needs a transaction that leaves the search path as it was. */
export async function tryChanges(
  db: Any,
  schema: string,
  changes: readonly SchemaChange[],
  dialect: DialectName,
): Promise<PostgresSchema> {
  const [before] = await rows<{ path: string }>(db, `select current_setting('search_path') as path`);
  await rows(db, `create schema ${schema}`);
  await rows(db, `set local search_path = ${schema}`);
  for (const { up } of changes) await up(db as unknown as Kysely<unknown>, dialect);
  const made = await readPostgresSchema(db, schema);
  await rows(db, `drop schema ${schema} cascade`);
  await rows(db, `set local search_path = ${before?.path ?? 'public'}`);
  return made;
}
