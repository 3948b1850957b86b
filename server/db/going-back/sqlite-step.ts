import { sql, type Kysely } from 'kysely';
import type { Misread } from '../migrations/schema-change.ts';
import { TakenBack, type Loss } from './losses.ts';

interface Thing {
  type: string;
  name: string;
  table: string;
  text: string;
}

interface Column {
  name: string;
  notNull: boolean;
  fallback: string | null;
}

export interface SqliteSchema {
  things: Thing[];
  columns: Map<string, Column[]>;
}

const raw = async <Row>(db: Kysely<never>, text: string): Promise<Row[]> => (await sql.raw<Row>(text).execute(db)).rows;
const count = async (db: Kysely<never>, from: string) =>
  Number((await raw<{ n: number }>(db, `select count(*) as n from ${from}`))[0]?.n);

/** The text of a definition, whichever quotes a renaming left in it. */
const plain = (text: string) => text.replaceAll('"', '').replaceAll(/\s+/g, ' ');

/** Tables that belong to a virtual one go with it. */
export async function readSqliteSchema(db: Kysely<never>): Promise<SqliteSchema> {
  const things = await raw<Thing>(
    db,
    `select s.type, s.name, s.tbl_name as "table", s.sql as text from sqlite_master as s
      where s.sql is not null and s.name not like 'sqlite_%' and s.name not like 'kysely_%'
        and s.name not in (select name from pragma_table_list where type = 'shadow')`,
  );
  const columns = new Map<string, Column[]>();
  for (const { name } of things.filter((one) => one.type === 'table')) {
    const rows = await raw<{ name: string; strict: number; fallback: string | null }>(
      db,
      `select name, "notnull" as strict, dflt_value as fallback from pragma_table_info('${name}')`,
    );
    columns.set(
      name,
      rows.map(({ strict, ...column }) => ({ ...column, notNull: strict === 1 })),
    );
  }
  return { things, columns };
}

/** Deletes rows that the earlier program would misread, with all that belongs to them. */
export async function removeMisread(db: Kysely<never>, misread: readonly Misread[]): Promise<Loss[]> {
  const losses: Loss[] = [];
  for (const { table, where } of misread) {
    losses.push({ table, column: null, count: await count(db, `${table} where ${where}`), reason: 'unknown_kind' });
    await raw(db, `delete from ${table} where ${where}`);
  }
  return losses;
}

async function rebuild(db: Kysely<never>, wanted: Thing, own: Column[], target: Column[]): Promise<Loss> {
  const known = new Set(own.map(({ name }) => name));
  const lacking = target.find(({ name, notNull, fallback }) => !known.has(name) && notNull && fallback === null);
  if (lacking !== undefined) throw new Error(`Nothing says what ${wanted.name}.${lacking.name} was.`);
  const before = await count(db, wanted.name);
  const temporary = `going_back_${wanted.name}`;
  await raw(db, wanted.text.replace(new RegExp(`^CREATE TABLE "?${wanted.name}"?`, 'i'), `CREATE TABLE ${temporary}`));
  const names = target.filter(({ name }) => known.has(name)).map(({ name }) => name);
  // Indexes of words refer to rows by their number.
  const all = /without rowid/i.test(wanted.text) ? names : ['rowid', ...names];
  await raw(db, `insert or ignore into ${temporary} (${all.join(', ')}) select ${all.join(', ')} from ${wanted.name}`);
  const kept = await count(db, temporary);
  await raw(db, `drop table ${wanted.name}`);
  await raw(db, `alter table ${temporary} rename to ${wanted.name}`);
  return { table: wanted.name, column: null, count: before - kept, reason: 'refused_row' };
}

/** Of rows that stay: a trial still has those that go. */
async function countValues(
  db: Kysely<never>,
  { table, misread }: { table: string; misread: readonly Misread[] },
  { name, fallback }: Column,
): Promise<Loss> {
  const isOther = fallback === null ? '' : ` and ${name} is not ${fallback}`;
  const going = misread.filter((one) => one.table === table).map(({ where }) => ` and (${where}) is not true`);
  const values = await count(db, `${table} where ${name} is not null${isOther}${going.join('')}`);
  return { table, column: name, count: values, reason: 'unknown_column' };
}

/**
 * Gives the database the earlier schema. Needs a transaction, and `foreign_keys` off: a table that is dropped to be
 * built again must not take with it what refers to it.
 */
export async function takeSqliteBack(
  db: Kysely<never>,
  [newest, target]: [newest: SqliteSchema, target: SqliteSchema],
  misread: readonly Misread[],
): Promise<Loss[]> {
  const losses: Loss[] = [];
  const isIn = (schema: SqliteSchema, one: Thing) =>
    schema.things.some(
      ({ type, name, text }) => type === one.type && name === one.name && plain(text) === plain(one.text),
    );
  const tables = (schema: SqliteSchema) => schema.things.filter(({ type }) => type === 'table');
  const changed = newest.things.filter((one) => !isIn(target, one));

  // Triggers would count and erase what is copied.
  const triggers = newest.things.filter(({ type }) => type === 'trigger');
  for (const { name } of triggers) await raw(db, `drop trigger ${name}`);
  for (const { type, name } of changed) if (type === 'index') await raw(db, `drop index ${name}`);
  for (const { name } of changed.filter(({ type }) => type === 'table')) {
    const own = newest.columns.get(name) ?? [];
    const kept = target.columns.get(name);
    const gone = own.filter((column) => !(kept ?? own).some((other) => other.name === column.name));
    for (const column of gone) losses.push(await countValues(db, { table: name, misread }, column));
    const wanted = tables(target).find((one) => one.name === name);
    if (wanted !== undefined && kept !== undefined) losses.push(await rebuild(db, wanted, own, kept));
    else losses.push({ table: name, column: null, count: await count(db, name), reason: 'unknown_table' });
  }
  for (const { name } of tables(newest).filter((one) => !target.columns.has(one.name)))
    await raw(db, `drop table ${name}`);

  const there = new Set((await readSqliteSchema(db)).things.map(({ type, name }) => `${type} ${name}`));
  const lacking = target.things.filter(({ type, name }) => !there.has(`${type} ${name}`));
  for (const type of ['table', 'index', 'trigger'])
    for (const { text } of lacking.filter((one) => one.type === type)) await raw(db, text);
  const [broken] = await raw<{ table: string }>(db, 'pragma foreign_key_check');
  if (broken !== undefined) throw new Error(`Rows of ${broken.table} refer to rows that the earlier schema lacks.`);
  return losses;
}

/** Runs `work` in a transaction without actions of foreign keys. */
export async function withoutForeignKeys(
  db: Kysely<never>,
  work: (tx: Kysely<never>) => Promise<Loss[]>,
): Promise<Loss[]> {
  await raw(db, 'pragma foreign_keys = off');
  try {
    return await db.transaction().execute(work);
  } catch (error) {
    if (error instanceof TakenBack) return error.losses;
    throw error;
  } finally {
    await raw(db, 'pragma foreign_keys = on');
  }
}
