import { sql, type Kysely } from 'kysely';
import { createDatabase, type Database } from '../database.ts';
import { migrate, readSchemaState, schemaChanges } from '../migrations/migrate.ts';
import type { Misread, SchemaChange } from '../migrations/schema-change.ts';
import { MESSAGES_NAME } from '../postgres/messages.ts';
import { openSqlite } from '../sqlite/open-sqlite.ts';
import { sortLosses, TakenBack, type Loss } from './losses.ts';
import { tryChanges } from './postgres-schema.ts';
import { takePostgresBack } from './postgres-step.ts';
import {
  readSqliteSchema,
  removeMisread,
  takeSqliteBack,
  withoutForeignKeys,
  type SqliteSchema,
} from './sqlite-step.ts';

export type { Loss } from './losses.ts';

/** States of the schema before it were those of no release. */
const OLDEST = '0028-erased-words';

/** The request to go back cannot be met; the message says why. */
export class CannotGoBack extends Error {}

interface Steps {
  /** The changes that stay, and those that go, newest first. */
  staying: SchemaChange[];
  going: SchemaChange[];
  names: string[];
  /** Of the newest schema. */
  last: string;
  to: string;
}

async function planSteps(database: Database, to: string): Promise<Steps> {
  const names = Object.keys(schemaChanges);
  const { pending } = await readSchemaState(database);
  const applied = names.filter((name) => !pending.includes(name));
  const found = names.filter((name) => name === to || name.split('-')[0] === to);
  const [target] = found;
  if (target === undefined)
    throw new CannotGoBack(`There is no schema ${to}. The newest ones are ${names.slice(-5).join(', ')}.`);
  const last = applied.at(-1) ?? '';
  if (target < OLDEST) throw new CannotGoBack(`No version can be brought back whose schema is before ${OLDEST}.`);
  if (target >= last) throw new CannotGoBack(`The database has the schema ${last}: ${target} is not before it.`);
  // Only then do the schemas that are tried have what the database has.
  if (pending.length > 0)
    throw new CannotGoBack(`The database lacks ${pending.join(', ')}. Run \`excerpt migrate\` before you go back.`);
  const gone = names.slice(names.indexOf(target) + 1).reverse();
  const take = (list: string[]) => list.flatMap((name) => schemaChanges[name] ?? []);
  return { staying: take(names.slice(0, names.indexOf(target) + 1)), going: take(gone), names: gone, last, to: target };
}

async function forgetChanges(db: Kysely<never>, names: readonly string[]): Promise<void> {
  const list = sql.join(names);
  await sql`delete from kysely_migration where name in (${list})`.execute(db);
}

async function trySqlite(to: string): Promise<SqliteSchema> {
  const scratch = createDatabase(openSqlite(':memory:'));
  try {
    await migrate(scratch, to);
    return await readSqliteSchema(scratch.db as unknown as Kysely<never>);
  } finally {
    await scratch.close();
  }
}

const misreadOf = ({ going }: Steps): Misread[] => going.flatMap(({ back }) => back?.misread ?? []);

async function goBackOnSqlite(database: Database, steps: Steps, isTried: boolean): Promise<Loss[]> {
  const db = database.db as unknown as Kysely<never>;
  const newest = await trySqlite(steps.last);
  const target = await trySqlite(steps.to);
  const end = (losses: Loss[]): Loss[] => {
    if (isTried) throw new TakenBack(losses);
    return losses;
  };
  // A transaction of its own, in which what belongs to these rows goes with them.
  const removed = await db
    .transaction()
    .execute(async (tx) => end(await removeMisread(tx, misreadOf(steps))))
    .catch((error: unknown) => {
      if (error instanceof TakenBack) return error.losses;
      throw error;
    });
  const losses = await withoutForeignKeys(db, async (tx) => {
    const lost = await takeSqliteBack(tx, [newest, target], misreadOf(steps));
    await forgetChanges(tx, steps.names);
    return end(lost);
  });
  return [...removed, ...losses];
}

async function refuseServers(db: Kysely<never>): Promise<void> {
  const { rows } = await sql<{ servers: number }>`select count(*)::int as servers from pg_stat_activity
    where datname = current_database() and application_name = ${MESSAGES_NAME}`.execute(db);
  const servers = rows[0]?.servers ?? 0;
  if (servers > 0) throw new CannotGoBack(`${servers} servers use the database. Stop them first.`);
}

async function goBackOnPostgres(database: Database, steps: Steps, isTried: boolean): Promise<Loss[]> {
  const db = database.db as unknown as Kysely<never>;
  await refuseServers(db);
  const work = async (tx: Kysely<never>): Promise<Loss[]> => {
    const all = [...steps.staying, ...steps.going.toReversed()];
    const newest = await tryChanges(tx, 'excerpt_newest', all, 'postgres');
    const target = await tryChanges(tx, 'excerpt_earlier', steps.staying, 'postgres');
    const removed = await removeMisread(tx, misreadOf(steps));
    const statements = steps.going.flatMap(({ back }) => back?.statements?.('postgres') ?? []);
    const losses = [...removed, ...(await takePostgresBack(tx, newest, target, statements))];
    await forgetChanges(tx, steps.names);
    if (isTried) throw new TakenBack(losses);
    return losses;
  };
  try {
    return await db.transaction().execute(work);
  } catch (error) {
    if (error instanceof TakenBack) return error.losses;
    throw error;
  }
}

export interface GoneBack {
  from: string;
  to: string;
  losses: Loss[];
}

/**
 * Gives the database the schema of an earlier program, and says what that loses. All or nothing. Throws `CannotGoBack`.
 * @param to the newest change that stays, by its name or number
 * @param isTried changes nothing, and only says what would be lost
 */
export async function goBack(database: Database, to: string, { isTried }: { isTried: boolean }): Promise<GoneBack> {
  const steps = await planSteps(database, to);
  const on = database.dialect === 'sqlite' ? goBackOnSqlite : goBackOnPostgres;
  return { from: steps.last, to: steps.to, losses: sortLosses(await on(database, steps, isTried)) };
}
