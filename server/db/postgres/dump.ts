import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import type { Environment } from '../../config/read-settings.ts';
import type { Database } from '../database.ts';
import { isNotFound } from '../../lib/files/file-errors.ts';

/** The programs of PostgreSQL's client, which know the password of a database. */
export interface ClientPrograms {
  run(program: 'pg_dump' | 'pg_restore' | 'psql', argv: string[]): Promise<string>;
  /** The address without its password. */
  address: string;
}

const MAX_OUTPUT_BYTES = 1024 ** 2;

/**
 * Runs PostgreSQL's own programs, which must be installed, and no older than the server.
 * @param url `postgres://…`; its password reaches the programs by their environment, which other users cannot read
 */
export function createClientPrograms(url: string, environment: Environment): ClientPrograms {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  const env = { ...environment, ...(password !== '' && { PGPASSWORD: password }), PGCONNECT_TIMEOUT: '10' };
  return {
    address: address.href,
    async run(program, argv) {
      try {
        const { stdout } = await promisify(execFile)(program, argv, { env, maxBuffer: MAX_OUTPUT_BYTES });
        return stdout;
      } catch (error) {
        if (isNotFound(error))
          throw new Error(
            `${program} is not installed. Install the client programs of PostgreSQL, such as ` +
              '`apt-get install postgresql-client`.',
            { cause: error },
          );
        const stderr = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : '';
        throw new Error(`${program} failed: ${stderr.split('\n').slice(0, 5).join(' ')}`, { cause: error });
      }
    },
  };
}

/** Writes the database of one moment, beside servers that write to it. Returns the files of its documents. */
export async function dumpDatabase(
  { db }: Pick<Database, 'db'>,
  { run, address }: ClientPrograms,
  to: string,
): Promise<{ hash: string; isProtected: boolean }[]> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (snapshot) => {
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(snapshot);
      const { rows } = await sql<{ id: string }>`select pg_export_snapshot() as id`.execute(snapshot);
      const id = rows[0]?.id ?? '';
      await run('pg_dump', ['--format=custom', `--snapshot=${id}`, `--file=${to}`, `--dbname=${address}`]);
      const files = await snapshot
        .selectFrom('documents')
        .select(({ fn }) => [
          'blob_hash as hash',
          fn.countAll<number>().filterWhere('is_protected', '=', 1).as('protected'),
        ])
        .where('blob_hash', '!=', '')
        .groupBy('blob_hash')
        .orderBy('blob_hash')
        .execute();
      return files.map(({ hash, protected: count }) => ({ hash, isProtected: Number(count) > 0 }));
    });
}

/**
 * A file is stored before its document: one that a backup beside a server has without its document is deleted. Webhook
 * messages that waited may have been delivered since, so they are held: see `holdMessages` of SQLite.
 */
const SETTLE = `
  reset search_path;
  with unused as (
    delete from blobs where key ~ '^(documents|layouts)/' and not exists (
      select from documents where blob_hash = split_part(key, '/', 3)
    ) returning key
  )
  delete from blob_parts where key in (select key from unused);
  delete from excerpt_jobs.job where name = 'webhook.deliver';
  with held as (update webhook_messages set state = 'dropped' where state = 'pending' returning id)
  select 'held ' || count(*) from held;`;

/**
 * Fills an empty database by a dump, in one transaction. Returns the number of webhook messages that are held.
 * @param temporary path of a file to write, which the caller deletes
 */
export async function restoreDatabase(
  { run, address }: ClientPrograms,
  dump: string,
  temporary: string,
): Promise<number> {
  await run('pg_restore', ['--no-owner', '--no-privileges', `--file=${temporary}`, dump]);
  const settle = `${temporary}.settle`;
  await writeFile(settle, SETTLE);
  const options = ['--no-psqlrc', '--quiet', '--tuples-only', '--no-align', '--single-transaction'];
  const files = [`--file=${temporary}`, `--file=${settle}`];
  const printed = await run('psql', [...options, '--set=ON_ERROR_STOP=1', `--dbname=${address}`, ...files]);
  return Number(/^held (\d+)$/m.exec(printed)?.[1] ?? 0);
}
