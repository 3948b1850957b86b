import { sql, type Kysely } from 'kysely';
import type { Loss } from './losses.ts';
import type { PostgresColumn, PostgresSchema } from './postgres-schema.ts';

type Any = Kysely<never>;
const raw = async <Row>(db: Any, text: string): Promise<Row[]> => (await sql.raw<Row>(text).execute(db)).rows;
const count = async (db: Any, from: string) =>
  Number((await raw<{ n: number }>(db, `select count(*) as n from ${from}`))[0]?.n);

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);
/** What of a list is not in another. */
const without = <One extends object>(list: One[], other: One[]): One[] =>
  list.filter((one) => !other.some((two) => isSame(one, two)));

async function deleteRefused(db: Any, table: string, where: string): Promise<Loss> {
  const refused = await count(db, `${table} where ${where}`);
  if (refused > 0) await raw(db, `delete from ${table} where ${where}`);
  return { table, column: null, count: refused, reason: 'refused_row' };
}

async function countValues(db: Any, { table, name, fallback }: PostgresColumn): Promise<Loss> {
  // JSON has no equality.
  const isOther = fallback === null ? '' : ` and ${name}::text is distinct from (${fallback})::text`;
  const values = await count(db, `${table} where ${name} is not null${isOther}`);
  return { table, column: name, count: values, reason: 'unknown_column' };
}

async function changeColumns(db: Any, own: PostgresColumn[], target: PostgresColumn[]): Promise<Loss[]> {
  const losses: Loss[] = [];
  const inTable = (list: PostgresColumn[], { table, name }: PostgresColumn) =>
    list.find((one) => one.table === table && one.name === name);
  for (const column of own.filter((one) => !inTable(target, one))) {
    losses.push(await countValues(db, column));
    await raw(db, `alter table ${column.table} drop column ${column.name}`);
  }
  for (const column of without(target, own)) {
    const { table, name, type, notNull, fallback } = column;
    await raw(db, `alter table ${table} add column if not exists ${name} ${type}`);
    await raw(
      db,
      `alter table ${table} alter column ${name} ${fallback === null ? 'drop default' : `set default ${fallback}`}`,
    );
    if (notNull) losses.push(await deleteRefused(db, table, `${name} is null`));
    await raw(db, `alter table ${table} alter column ${name} ${notNull ? 'set' : 'drop'} not null`);
  }
  return losses;
}

/** Gives the database the earlier schema. Needs a transaction. `statements` run once no trigger is left. */
export async function takePostgresBack(
  db: Any,
  newest: PostgresSchema,
  target: PostgresSchema,
  statements: readonly string[],
): Promise<Loss[]> {
  const losses: Loss[] = [];
  const gone = newest.tables.filter((name) => !target.tables.includes(name));
  const isKept = ({ table }: { table: string | null }) => table === null || !gone.includes(table);
  const ofKept = (schema: PostgresSchema): PostgresSchema => ({
    tables: schema.tables,
    columns: schema.columns.filter(isKept),
    constraints: schema.constraints.filter(isKept),
    indexes: schema.indexes.filter(isKept),
    functions: schema.functions,
    triggers: schema.triggers.filter(isKept),
  });
  const [own, then] = [ofKept(newest), ofKept(target)];

  for (const { table, name } of own.triggers) await raw(db, `drop trigger ${name} on ${table}`);
  for (const name of gone)
    losses.push({ table: name, column: null, count: await count(db, name), reason: 'unknown_table' });
  for (const statement of statements) await raw(db, statement);
  for (const { table, name } of without(own.constraints, then.constraints))
    await raw(db, `alter table ${table} drop constraint if exists ${name}`);
  for (const { name } of without(own.indexes, then.indexes)) await raw(db, `drop index if exists ${name}`);
  if (gone.length > 0) await raw(db, `drop table ${gone.join(', ')} cascade`);
  losses.push(...(await changeColumns(db, own.columns, then.columns)));

  const added = without(then.constraints, own.constraints);
  for (const { table, condition } of added.filter(({ kind }) => kind === 'c'))
    losses.push(await deleteRefused(db, table ?? '', `not (${condition})`));
  // References come after the keys that they refer to.
  for (const kind of ['p', 'u', 'c', 'f'])
    for (const { table, name, text } of added.filter((one) => one.kind === kind))
      await raw(db, `alter table ${table} add constraint ${name} ${text}`);
  for (const { text } of without(then.indexes, own.indexes)) await raw(db, text);
  for (const { name } of own.functions.filter((one) => !then.functions.some((other) => other.name === one.name)))
    await raw(db, `drop function ${name}`);
  for (const { text } of without(then.functions, own.functions)) await raw(db, text);
  for (const { text } of then.triggers) await raw(db, text);
  return losses;
}
