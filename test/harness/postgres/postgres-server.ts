import { findFreePort } from '../free-port.ts';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { readEnvironment } from '../../../server/config.ts';
import { prepareBinaries, type PostgresBinaries } from './postgres-binaries.ts';
import { listProcesses } from '../processes.ts';

const PREFIX = 'excerpt-postgres-';
const OWNER = 'owner.pid';
const START_MS = 30_000;

/** Commits survive a crash of the database, but not of the machine. */
const FAST = [
  'fsync=off',
  'full_page_writes=off',
  'max_connections=300',
  'unix_socket_directories=',
  'log_min_messages=panic',
];

/** Stops PostgreSQL when the process that started it exits, which closes the keeper's stdin. */
const KEEPER = '"$@" & server=$!; read -r _; kill -INT $server; wait $server';

export interface PostgresServer {
  /** `postgres://…` of the maintenance database, with a user that may create databases. */
  url: string;
  /** Ends the server immediately. Throws for a server from `EXCERPT_TEST_DATABASE_URL`. */
  crash(): Promise<void>;
  /** Starts it again after a crash, at the same address and with all commits. */
  resume(): Promise<void>;
  stop(): Promise<void>;
}

async function readPid(file: string): Promise<number | null> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const pid = Number.parseInt(text, 10);
  return Number.isInteger(pid) && pid > 0 ? pid : null;
}

/** Stops servers of killed processes, and removes their directories. */
async function removeLeftovers(): Promise<void> {
  const directories = (await readdir(tmpdir()))
    .filter((name) => name.startsWith(PREFIX))
    .map((name) => join(tmpdir(), name));
  if (directories.length === 0) return;
  const processes = new Map((await listProcesses()).map((one) => [one.pid, one]));
  for (const directory of directories) {
    const owner = await readPid(join(directory, OWNER));
    if (owner === null || processes.has(owner)) continue;
    const server = await readPid(join(directory, 'cluster', 'postmaster.pid'));
    // Process ids are reused, so check that it is a server of this directory.
    if (server !== null && processes.get(server)?.command.includes(directory)) process.kill(server, 'SIGQUIT');
    await rm(directory, { recursive: true, force: true, maxRetries: 10 });
  }
}

async function untilItAnswers(url: string): Promise<void> {
  for (const end = performance.now() + START_MS; ; await delay(20)) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (performance.now() > end) throw new Error('PostgreSQL did not start.', { cause: error });
    }
  }
}

async function notOurs(): Promise<never> {
  throw new Error(
    'The PostgreSQL that EXCERPT_TEST_DATABASE_URL names is not the tests’ own to end: unset it for this test.',
  );
}

/**
 * Starts a PostgreSQL on a free port of 127.0.0.1, or uses the server at `EXCERPT_TEST_DATABASE_URL`.
 * @param options.binaries other ones than those of the npm package; such a server is always started
 */
export async function startPostgres({
  settings = [],
  binaries,
}: { settings?: string[]; binaries?: PostgresBinaries } = {}): Promise<PostgresServer> {
  const external = binaries === undefined ? readEnvironment()['EXCERPT_TEST_DATABASE_URL'] : undefined;
  if (external) return { url: external, crash: notOurs, resume: notOurs, stop: async () => undefined };

  await removeLeftovers();
  const home = await mkdtemp(join(tmpdir(), PREFIX));
  await writeFile(join(home, OWNER), `${process.pid}\n`);
  await chmod(home, 0o755);
  const { initdb, postgres, environment: variables, user } = binaries ?? (await prepareBinaries(home));
  const cluster = join(home, 'cluster');
  await mkdir(cluster, { mode: 0o700 });
  if (user !== undefined) await chown(cluster, user.uid, user.gid);
  const options = { cwd: home, env: { ...readEnvironment(), ...variables }, ...user };
  const made = [
    '--pgdata',
    cluster,
    '--username=postgres',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C',
    '--no-sync',
  ];
  await promisify(execFile)(initdb, made, options);

  const port = await findFreePort();
  const wanted = ['listen_addresses=127.0.0.1', `port=${port}`, ...FAST, ...settings].flatMap((one) => ['-c', one]);
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;

  function launch() {
    // Its own process group, so that Ctrl-C ends the tests before their database.
    const keeper = spawn('/bin/sh', ['-c', KEEPER, 'sh', postgres, '-D', cluster, ...wanted], {
      ...options,
      stdio: ['pipe', 'ignore', 'inherit'],
      detached: true,
    });
    keeper.unref();
    return { keeper, ended: once(keeper, 'close') };
  }
  let running = launch();
  async function end(): Promise<void> {
    running.keeper.ref();
    running.keeper.stdin.end();
    await running.ended;
  }

  const server: PostgresServer = {
    url,
    async crash() {
      const pid = await readPid(join(cluster, 'postmaster.pid'));
      if (pid !== null) process.kill(pid, 'SIGQUIT');
      await end();
    },
    async resume() {
      running = launch();
      await untilItAnswers(url);
    },
    async stop() {
      await end();
      await rm(home, { recursive: true, force: true, maxRetries: 10 });
    },
  };
  try {
    await untilItAnswers(url);
  } catch (error) {
    await server.stop();
    throw error;
  }
  return server;
}
