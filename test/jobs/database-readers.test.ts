import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, createDocument, listDocuments } from '@excerpt/sdk';
import SqliteDatabase from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ok, workspaceWithSchema } from '../harness/builders.ts';
import { endAllServers, startServerProcess, type ServerProcess } from '../harness/server-process.ts';

const API_KEY = 'exk_the-key-of-the-readers-test';

/**
 * What another program does with the database. Python's SQLite is older than ours: newer ones notice a log that is in
 * use although its database is not locked.
 */
const PYTHON = {
  read: `db.execute('select count(*) from documents').fetchall()`,
  vacuum: `db.execute('vacuum')`,
  backup: `db.backup(sqlite3.connect(sys.argv[2]))`,
  stay: `db.execute('select count(*) from documents').fetchall(); print('open', flush=True); time.sleep(60)`,
};
const NODE = {
  read: `db.exec('select count(*) from documents')`,
  vacuum: `db.pragma('busy_timeout = 10000'); db.exec('vacuum')`,
  backup: `await db.backup(process.argv[2])`,
  stay: `db.exec('select count(*) from documents'); console.log('open'); await new Promise((r) => setTimeout(r, 9e4))`,
};
type Program = keyof typeof NODE;

const hasPython = spawnSync('python3', ['-c', 'import sqlite3']).status === 0;

/** The command that runs a program, without its arguments. */
function toCommand(name: Program): [command: string, ...args: string[]] {
  if (hasPython)
    return [
      'python3',
      '-c',
      `import sqlite3, sys, time\ndb = sqlite3.connect(sys.argv[1])\n${PYTHON[name]}\ndb.close()`,
    ];
  const open = `import Database from 'better-sqlite3'; const db = new Database(process.argv[1])`;
  return [process.execPath, '--input-type=module', '-e', `${open}; ${NODE[name]}; db.close();`];
}

describe('other programs that use the database of a server on SQLite', () => {
  let dataDir: string;
  let path: string;
  let staying: ChildProcess | undefined;

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'excerpt-readers-'));
    path = join(dataDir, 'excerpt.db');
  });
  afterEach(async () => {
    staying?.kill('SIGKILL');
    await endAllServers();
    await rm(dataDir, { recursive: true, force: true });
  });

  function start(): ServerProcess {
    return startServerProcess(['test/jobs/crash-server.ts', join(dataDir, 'extractions.log')], {
      EXCERPT_PORT: '0',
      EXCERPT_RATE_LIMIT: '0',
      EXCERPT_DATA_DIR: dataDir,
      EXCERPT_LOG_LEVEL: 'error',
      EXCERPT_BOOTSTRAP_API_KEY: API_KEY,
      EXCERPT_PARSER_PROCESSES: '1',
    });
  }

  function run(name: Program, ...args: string[]): void {
    const [command, ...before] = toCommand(name);
    const { status, stderr } = spawnSync(command, [...before, path, ...args], { encoding: 'utf8', timeout: 60_000 });
    expect({ name, status, stderr }).toEqual({ name, status: 0, stderr: '' });
  }

  /** A program that has the database open until it is killed. */
  async function stay(): Promise<() => Promise<void>> {
    const [command, ...before] = toCommand('stay');
    const child = spawn(command, [...before, path], { stdio: ['ignore', 'pipe', 'inherit'] });
    staying = child;
    await once(child.stdout, 'data');
    return async () => {
      child.kill();
      await once(child, 'exit');
    };
  }

  /** SQLite's lock on the bytes from 2^30 on, by which other programs know that the database is in use. */
  async function expectLock({ pid }: ServerProcess): Promise<void> {
    if (process.platform !== 'linux') return;
    const { ino } = await stat(path);
    const locks = (await readFile('/proc/locks', 'utf8')).split('\n');
    const own = locks.filter((line) => line.includes(` READ  ${pid} `) || line.includes(` READ ${pid} `));
    expect(own.some((line) => line.includes(`:${ino} 10737418`))).toBe(true);
  }

  const countIn = (file: string): unknown => {
    const copy = new SqliteDatabase(file, { readonly: true });
    try {
      expect(copy.pragma('integrity_check', { simple: true })).toBe('ok');
      return copy.prepare('select count(*) from documents').pluck().get();
    } finally {
      copy.close();
    }
  };

  type Step = 'readyz' | 'read' | 'vacuum' | 'backup' | 'stay' | 'leave';

  it.each<[string, Step[]]>([
    ['after a check of readiness', ['readyz', 'read', 'backup', 'vacuum', 'readyz', 'read', 'backup']],
    ['before a check of readiness', ['read', 'backup', 'vacuum', 'readyz', 'read', 'readyz', 'backup']],
    ['around checks of readiness', ['stay', 'readyz', 'read', 'backup', 'leave', 'readyz', 'vacuum', 'backup']],
  ])('%s take nothing of what was accepted', async (_, steps) => {
    let server = start();
    const url = await server.url;
    const client = createClient({ baseUrl: url, apiKey: API_KEY });
    const { slug, schemaKey } = await workspaceWithSchema({ client });
    let accepted = 0;
    let copies = 0;
    let leave = async () => undefined as void;
    for (const step of steps) {
      if (step === 'readyz') expect((await fetch(`${url}/readyz`)).status).toBe(200);
      else if (step === 'stay') leave = await stay();
      else if (step === 'leave') await leave();
      else if (step === 'backup') {
        const copy = join(dataDir, `copy-${(copies += 1)}.db`);
        run('backup', copy);
        expect(countIn(copy)).toBe(accepted);
      } else run(step);
      await expectLock(server);
      ok(await createDocument({ client, path: { slug, schemaKey }, body: { name: step, content: step } }));
      accepted += 1;
    }
    await server.end('SIGKILL');
    server = start();
    const after = createClient({ baseUrl: await server.url, apiKey: API_KEY });
    const listed = ok(await listDocuments({ client: after, path: { slug, schemaKey } }));
    expect(listed.total).toBe(accepted);
  });
});
