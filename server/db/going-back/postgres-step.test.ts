import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/harness/postgres/provide-postgres.ts';
import { createDatabase, type Database } from '../database.ts';
import { schemaChange } from '../migrations/schema-change.ts';
import { openPostgres } from '../postgres/open-postgres.ts';
import { sortLosses, type Loss } from './losses.ts';
import { readPostgresSchema, tryChanges } from './postgres-schema.ts';
import { takePostgresBack } from './postgres-step.ts';

type Any = Kysely<never>;

let server: Awaited<ReturnType<typeof createTestDatabase>>;
let database: Database;
let db: Any;
beforeAll(async () => {
  server = await createTestDatabase();
  database = createDatabase(openPostgres({ url: server.url, connections: 1, statementTimeoutMs: 30_000 }));
  db = database.db as unknown as Any;
});
afterAll(async () => {
  await database.close();
  await server.drop();
});

const run = (on: Any, text: string) => sql.raw(text).execute(on);
const read = async (text: string) => (await run(db, text)).rows;
const functionOf = (kind: string) =>
  `create or replace function rename_pets() returns trigger language plpgsql as $$
   begin update pets set kind = '${kind}' where home = new.id; return null; end $$`;
const TRIGGER = 'create trigger renamed after update on homes for each row execute function rename_pets()';

const EARLIER = [
  'create table homes (id text collate "C" primary key, name text not null, note text)',
  `create table pets (id integer primary key, home text collate "C" references homes (id) on delete cascade,
    kind text not null check (kind <> 'fish'), age integer default 3)`,
  'create index pets_by_home on pets (home)',
  functionOf('cat'),
  TRIGGER,
];
const NEWER = [
  `create table homes (id text collate "C" primary key, name text not null, note text,
    size integer not null default 1)`,
  'alter table homes add column extra json',
  'create table pets (id integer primary key, home text collate "C", kind text, age integer default 4)',
  'create index pets_by_kind on pets (kind)',
  'create table toys (id integer primary key, pet integer references pets (id))',
  functionOf('dog'),
  'create function unknown() returns integer language sql as $$ select 1 $$',
  TRIGGER,
];
const ROWS = [
  `insert into homes (id, name, size, extra) values ('a', 'A', 1, null), ('b', 'B', 2, '{}'), ('c', 'C', 3, null)`,
  `insert into pets values (7, 'a', 'cat'), (9, 'b', 'fish'), (11, 'b', 'dog'), (13, 'a', null)`,
  'insert into toys values (1, 7), (2, 11)',
];

async function goBack(statements: string[] = []): Promise<Loss[]> {
  return db.transaction().execute(async (tx) => {
    const target = await tryChanges(tx, 'earlier', [schemaChange(() => EARLIER)], 'postgres');
    const newest = await readPostgresSchema(tx, 'public');
    return sortLosses(await takePostgresBack(tx, newest, target, statements));
  });
}

beforeEach(async () => {
  await run(db, 'drop schema public cascade; create schema public');
  for (const statement of [...NEWER, ...ROWS]) await run(db, statement);
});

test('going back gives what the earlier schema has, with the rows that fit', async () => {
  const losses = await goBack();
  expect(losses).toEqual([
    { table: 'homes', column: 'extra', count: 1, reason: 'unknown_column' },
    { table: 'homes', column: 'size', count: 2, reason: 'unknown_column' },
    { table: 'pets', column: null, count: 1, reason: 'refused_row' },
    { table: 'pets', column: null, count: 1, reason: 'refused_row' },
    { table: 'toys', column: null, count: 2, reason: 'unknown_table' },
  ]);
  expect(await read('select * from homes order by id')).toEqual([
    { id: 'a', name: 'A', note: null },
    { id: 'b', name: 'B', note: null },
    { id: 'c', name: 'C', note: null },
  ]);
  expect(await read('select * from pets order by id')).toEqual([
    { id: 7, home: 'a', kind: 'cat', age: 4 },
    { id: 11, home: 'b', kind: 'dog', age: 4 },
  ]);
  // Its own definitions hold again: the default, the reference, the check, the trigger.
  await run(db, `insert into pets (id, home, kind) values (15, 'b', 'bird')`);
  expect(await read('select age from pets where id = 15')).toEqual([{ age: 3 }]);
  await run(db, `update homes set name = 'x' where id = 'b'`);
  expect(await read(`select distinct kind from pets where home = 'b'`)).toEqual([{ kind: 'cat' }]);
  await expect(run(db, `insert into pets values (17, 'z', 'cat')`)).rejects.toThrow('foreign key');
  await expect(run(db, `insert into pets values (17, 'a', 'fish')`)).rejects.toThrow('check constraint');
  await expect(run(db, `insert into pets values (17, 'a', null)`)).rejects.toThrow('not-null');
  await run(db, `delete from homes where id = 'a'`);
  expect(await read('select id from pets where id = 7')).toEqual([]);
  const own = await readPostgresSchema(db, 'public');
  const indexes = own.indexes.map(({ name }) => name);
  expect([indexes, own.functions.map(({ name }) => name)]).toEqual([['pets_by_home'], ['rename_pets()']]);
  await run(db, 'drop schema public cascade; create schema public');
  for (const statement of EARLIER) await run(db, statement);
  const made = await readPostgresSchema(db, 'public');
  for (const part of ['tables', 'constraints', 'indexes', 'functions', 'triggers'] as const)
    expect(own[part].map((one) => JSON.stringify(one)).toSorted(), part).toEqual(
      made[part].map((one) => JSON.stringify(one)).toSorted(),
    );
});

test('what the earlier schema cannot do without is given to it while no trigger is left', async () => {
  const losses = await goBack([`update pets set kind = 'none' where kind is null`, `update homes set note = 'kept'`]);
  expect(losses.filter(({ reason }) => reason === 'refused_row')).toHaveLength(1);
  expect(await read('select id, kind from pets order by id')).toEqual([
    { id: 7, kind: 'cat' },
    { id: 11, kind: 'dog' },
    { id: 13, kind: 'none' },
  ]);
  expect(await read('select distinct note from homes')).toEqual([{ note: 'kept' }]);
});

test('a schema that is tried leaves nothing, and the search path as it was', async () => {
  const schema = await db
    .transaction()
    .execute((tx) => tryChanges(tx, 'tried', [schemaChange(() => EARLIER)], 'postgres'));
  expect(schema.tables.toSorted()).toEqual(['homes', 'pets']);
  expect(JSON.stringify(schema)).not.toContain('tried');
  expect(await read(`select 1 from pg_namespace where nspname = 'tried'`)).toEqual([]);
  expect(await read('select size from homes where size = 3')).toEqual([{ size: 3 }]);
});
