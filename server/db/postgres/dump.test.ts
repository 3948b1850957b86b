/** What the programs of PostgreSQL are asked for. Those of the test take their place, and say what they were given. */
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/harness/postgres/provide-postgres.ts';
import { createDatabase } from '../database.ts';
import { createClientPrograms, dumpDatabase, restoreDatabase, type ClientPrograms } from './dump.ts';
import { openPostgres } from './open-postgres.ts';

const URL_OF = 'postgres://ada:p%20w@db.example.com:5433/papers?sslmode=disable';
const ADDRESS = 'postgres://ada@db.example.com:5433/papers?sslmode=disable';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'excerpt-programs-'));
  const echo =
    '#!/bin/sh\necho "password $PGPASSWORD, timeout $PGCONNECT_TIMEOUT, of $OTHER"\nfor one; do echo "$one"; done\n';
  await writeFile(join(folder, 'pg_dump'), echo);
  await writeFile(join(folder, 'psql'), '#!/bin/sh\nprintf "one\\n\\ntwo\\n3\\n4\\n5\\n6\\n" >&2\nexit 3\n');
  for (const name of ['pg_dump', 'psql']) await chmod(join(folder, name), 0o700);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const programs = (url = URL_OF) => createClientPrograms(url, { PATH: folder, OTHER: 'others' });

describe('a program', () => {
  test('gets the password by its environment, and not in the address', async () => {
    const { run, address } = programs();
    expect(address).toBe(ADDRESS);
    expect(await run('pg_dump', ['a b', 'c'])).toBe('password p w, timeout 10, of others\na b\nc\n');
    expect(await programs('postgres://db/papers').run('pg_dump', [])).toBe('password , timeout 10, of others\n');
  });

  test('that fails, or is not installed, is told', async () => {
    await expect(programs().run('psql', [])).rejects.toThrow(/^psql failed: one {2}two 3 4$/);
    await expect(programs().run('pg_restore', [])).rejects.toThrow('pg_restore is not installed. Install the client');
  });
});

describe('a restore', () => {
  async function restore(printed: string) {
    const asked: string[][] = [];
    const run: ClientPrograms['run'] = async (program, argv) => {
      asked.push([program, ...argv]);
      return program === 'psql' ? printed : '';
    };
    const temporary = join(folder, 'restored.sql');
    const held = await restoreDatabase({ run, address: ADDRESS }, 'excerpt.dump', temporary);
    return { asked, held, temporary };
  }

  test('fills the database in one transaction, and holds the messages that waited', async () => {
    const { asked, held, temporary } = await restore('x\nheld 12\n');
    expect(held).toBe(12);
    const [made, filled] = asked;
    expect(made).toEqual(['pg_restore', '--no-owner', '--no-privileges', `--file=${temporary}`, 'excerpt.dump']);
    expect(filled?.slice(0, 5)).toEqual(['psql', '--no-psqlrc', '--quiet', '--tuples-only', '--no-align']);
    expect(filled).toEqual(
      expect.arrayContaining(['--single-transaction', '--set=ON_ERROR_STOP=1', `--dbname=${ADDRESS}`]),
    );
    // What holds messages comes after the dump.
    expect(filled?.slice(-2)).toEqual([`--file=${temporary}`, `--file=${temporary}.settle`]);
    expect(await readFile(`${temporary}.settle`, 'utf8')).toContain(`set state = 'dropped' where state = 'pending'`);
  });

  test('that says nothing of messages has held none', async () => {
    expect((await restore('is held 12 times\n')).held).toBe(0);
  });
});

test('a dump is of one moment, as are the files that it names', async () => {
  const server = await createTestDatabase();
  const database = createDatabase(openPostgres({ url: server.url, connections: 2, statementTimeoutMs: 30_000 }));
  try {
    await sql`create table documents (blob_hash text, is_protected boolean)`.execute(database.db);
    await sql`insert into documents values ('b', false), ('a', false), ('a', true), ('', true)`.execute(database.db);
    const asked: string[][] = [];
    const run: ClientPrograms['run'] = async (program, argv) => {
      asked.push([program, ...argv]);
      await sql`insert into documents values ('c', false)`.execute(database.db);
      return '';
    };
    expect(await dumpDatabase(database, { run, address: ADDRESS }, 'to.dump')).toEqual([
      { hash: 'a', isProtected: true },
      { hash: 'b', isProtected: false },
    ]);
    expect(asked).toEqual([
      [
        'pg_dump',
        '--format=custom',
        expect.stringMatching(/^--snapshot=[0-9A-F]+-/),
        '--file=to.dump',
        `--dbname=${ADDRESS}`,
      ],
    ]);
  } finally {
    await database.close();
    await server.drop();
  }
});
