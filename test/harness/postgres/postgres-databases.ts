import { randomBytes } from 'node:crypto';
import pg from 'pg';

const PREFIX = 'excerpt_test_';

export interface TestDatabase {
  /** `postgres://…/name` */
  url: string;
  /** Closes remaining connections first. */
  drop(): Promise<void>;
}

/** A database that tests copy, created by the first one that needs it. The name is in lower case. */
export interface Template {
  name: string;
  /** Fills the empty database at `url`, and closes its connections. */
  prepare(url: string): Promise<void>;
}

/** Runs `work` with a connection. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

async function ensureTemplate(server: string, name: string, prepare: (url: string) => Promise<void>): Promise<void> {
  await withClient(server, async (client) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 1) return;
    const unfinished = `${name}_unfinished`;
    await client.query(`drop database if exists ${unfinished} with (force)`);
    await client.query(`create database ${unfinished}`);
    await prepare(databaseUrl(server, unfinished));
    await client.query(`alter database ${unfinished} rename to ${name}`);
  });
}

const templatePrefix = (run: string) => `${PREFIX}template_${run}_`;

/**
 * Creates a database, empty or as a copy of a template.
 * @param server `postgres://…` of a user that may create databases
 * @param run letters and digits; templates are shared within a run
 */
export async function createDatabaseOn(server: string, run: string, template?: Template): Promise<TestDatabase> {
  const name = `${PREFIX}${randomBytes(8).toString('hex')}`;
  const source = template && `${templatePrefix(run)}${template.name}`;
  if (template !== undefined && source !== undefined) await ensureTemplate(server, source, template.prepare);
  await withClient(server, async (client) => {
    // Copying files takes 60 % of the time of copying through the log, which is the default where there is a choice.
    const { rows } = await client.query<{ server_version_num: string }>('show server_version_num');
    const strategy = Number(rows[0]?.server_version_num) >= 150_000 ? 'strategy file_copy' : '';
    await client.query(`create database ${name}${source === undefined ? '' : ` template ${source} ${strategy}`}`);
  });
  return {
    url: databaseUrl(server, name),
    drop: () =>
      withClient(server, async (client) => void (await client.query(`drop database if exists ${name} with (force)`))),
  };
}

/** For a server that outlives the run, since the next run may have another schema. */
export async function dropTemplates(server: string, run: string): Promise<void> {
  await withClient(server, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [templatePrefix(run)],
    );
    for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`);
  });
}
