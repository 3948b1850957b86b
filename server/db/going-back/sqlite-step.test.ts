import { sql, type Kysely } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createDatabase } from '../database.ts';
import { openSqlite } from '../sqlite/open-sqlite.ts';
import { TakenBack, sortLosses, type Loss } from './losses.ts';
import { readSqliteSchema, removeMisread, takeSqliteBack, withoutForeignKeys } from './sqlite-step.ts';

type Any = Kysely<never>;

async function open(statements: string[]): Promise<Any> {
  const database = createDatabase(openSqlite(':memory:'));
  onTestFinished(() => database.close());
  const db = database.db as unknown as Any;
  for (const statement of statements) await sql.raw(statement).execute(db);
  return db;
}

const read = async (db: Any, text: string): Promise<unknown[]> => (await sql.raw(text).execute(db)).rows;

const EARLIER = [
  'create table homes (id text primary key, name text not null) strict',
  "create table pets (id integer primary key, home text references homes (id), kind text check (kind <> 'fish'))",
  'create index pets_by_home on pets (home)',
  "create trigger renamed after update on homes begin update pets set kind = 'cat' where home = new.id; end",
];
const NEWER = [
  'create table homes (id text primary key, name text not null, size integer not null default 1, note text) strict',
  'create table pets (id integer primary key, home text references homes (id), kind text)',
  'create index pets_by_kind on pets (kind)',
  'create table toys (id integer primary key, pet integer references pets (id))',
  "create trigger renamed after update on homes begin update pets set kind = 'dog' where home = new.id; end",
];
const ROWS = [
  "insert into homes values ('a', 'A', 1, null), ('b', 'B', 2, 'x'), ('c', 'C', 3, null)",
  "insert into pets values (7, 'a', 'cat'), (9, 'b', 'fish'), (11, 'b', 'dog')",
  'insert into toys values (1, 7), (2, 11)',
];

async function goBack(misread: { table: string; where: string }[] = []): Promise<{ db: Any; losses: Loss[] }> {
  const db = await open([...NEWER, ...ROWS]);
  const [newest, target] = [await readSqliteSchema(db), await readSqliteSchema(await open(EARLIER))];
  const losses = await withoutForeignKeys(db, (tx) => takeSqliteBack(tx, [newest, target], misread));
  return { db, losses: sortLosses(losses) };
}

describe('going back', () => {
  test('gives tables, indexes and triggers of the earlier schema, with the rows that fit', async () => {
    const { db } = await goBack();
    const target = await readSqliteSchema(await open(EARLIER));
    const own = await readSqliteSchema(db);
    expect(own.things.map(({ type, name }) => `${type} ${name}`).toSorted()).toEqual(
      target.things.map(({ type, name }) => `${type} ${name}`).toSorted(),
    );
    expect([...own.columns].toSorted()).toEqual([...target.columns].toSorted());
    expect(await read(db, 'select * from homes order by id')).toEqual([
      { id: 'a', name: 'A' },
      { id: 'b', name: 'B' },
      { id: 'c', name: 'C' },
    ]);
    expect(await read(db, 'select * from pets order by id')).toEqual([
      { id: 7, home: 'a', kind: 'cat' },
      { id: 11, home: 'b', kind: 'dog' },
    ]);
    await sql.raw("update homes set name = 'x' where id = 'b'").execute(db);
    expect(await read(db, "select kind from pets where home = 'b'")).toEqual([{ kind: 'cat' }]);
    await expect(sql.raw("insert into pets values (12, 'z', 'cat')").execute(db)).rejects.toThrow('FOREIGN KEY');
  });

  test('says what is lost: values other than the default, tables, and rows that are refused', async () => {
    expect((await goBack()).losses).toEqual([
      { table: 'homes', column: 'note', count: 1, reason: 'unknown_column' },
      { table: 'homes', column: 'size', count: 2, reason: 'unknown_column' },
      { table: 'pets', column: null, count: 1, reason: 'refused_row' },
      { table: 'toys', column: null, count: 2, reason: 'unknown_table' },
    ]);
  });

  test('counts no values of rows that go for another reason', async () => {
    const { losses } = await goBack([
      { table: 'homes', where: "id = 'c'" },
      { table: 'pets', where: 'true' },
    ]);
    expect(losses.filter(({ table }) => table === 'homes')).toEqual([
      { table: 'homes', column: 'note', count: 1, reason: 'unknown_column' },
      { table: 'homes', column: 'size', count: 1, reason: 'unknown_column' },
    ]);
  });

  test('fails where nothing says what a value was', async () => {
    const db = await open(['create table a (id integer primary key)']);
    const schemas = [
      await readSqliteSchema(db),
      await readSqliteSchema(await open(['create table a (id integer primary key, name text not null)'])),
    ] as const;
    await expect(withoutForeignKeys(db, (tx) => takeSqliteBack(tx, [schemas[0], schemas[1]], []))).rejects.toThrow(
      'Nothing says what a.name was.',
    );
    expect(await read(db, 'pragma foreign_keys')).toEqual([{ foreign_keys: 1 }]);
  });

  test('fails where rows refer to what is gone', async () => {
    const db = await open([
      'create table a (id integer primary key)',
      'create table b (a integer)',
      'insert into b values (5)',
    ]);
    const earlier = await open([
      'create table a (id integer primary key)',
      'create table b (a integer references a (id))',
    ]);
    const [newest, target] = [await readSqliteSchema(db), await readSqliteSchema(earlier)];
    await expect(withoutForeignKeys(db, (tx) => takeSqliteBack(tx, [newest, target], []))).rejects.toThrow(
      'Rows of b refer to rows that the earlier schema lacks.',
    );
  });

  test('keeps the numbers of rows, and builds tables without any again', async () => {
    const db = await open([
      'create table words (word text, extra text)',
      'create table keys (name text primary key, extra text) without rowid',
      `insert into words values ('a', null), ('b', null), ('c', null)`,
      `delete from words where word = 'a'`,
      `insert into keys values ('k', 'x')`,
    ]);
    const earlier = await open([
      'create table words (word text)',
      'create table keys (name text primary key) without rowid',
    ]);
    const schemas = [await readSqliteSchema(db), await readSqliteSchema(earlier)] as const;
    await withoutForeignKeys(db, (tx) => takeSqliteBack(tx, [schemas[0], schemas[1]], []));
    expect(await read(db, 'select rowid as number, word from words')).toEqual([
      { number: 2, word: 'b' },
      { number: 3, word: 'c' },
    ]);
    expect(await read(db, 'select * from keys')).toEqual([{ name: 'k' }]);
  });

  test('leaves an index of words as it is, whose parts are no tables of their own', async () => {
    const index = `create virtual table found using fts5 (words)`;
    const db = await open([index, 'create table more (a text)', `insert into found values ('a word')`]);
    const schemas = [await readSqliteSchema(db), await readSqliteSchema(await open([index]))] as const;
    expect(schemas[1].things.map(({ name }) => name)).toEqual(['found']);
    await withoutForeignKeys(db, (tx) => takeSqliteBack(tx, [schemas[0], schemas[1]], []));
    expect(await read(db, `select words from found where found match 'word'`)).toEqual([{ words: 'a word' }]);
    await expect(read(db, 'select * from more')).rejects.toThrow('no such table');
  });

  test('may only be tried', async () => {
    const db = await open([...NEWER, ...ROWS]);
    const tried: Loss[] = [{ table: 'toys', column: null, count: 1, reason: 'unknown_kind' }];
    const losses = await withoutForeignKeys(db, async (tx) => {
      await sql.raw('delete from toys').execute(tx);
      throw new TakenBack(tried);
    });
    expect(losses).toBe(tried);
    expect(await read(db, 'select count(*) as n from toys')).toEqual([{ n: 2 }]);
  });
});

test('rows that the earlier program would misread go first', async () => {
  const db = await open([...NEWER, ...ROWS]);
  const misread = [
    { table: 'toys', where: 'pet = 7' },
    { table: 'homes', where: 'size > 9' },
  ];
  expect(await removeMisread(db, misread)).toEqual([
    { table: 'toys', column: null, count: 1, reason: 'unknown_kind' },
    { table: 'homes', column: null, count: 0, reason: 'unknown_kind' },
  ]);
  expect(await read(db, 'select id from toys')).toEqual([{ id: 2 }]);
});
