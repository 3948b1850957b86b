import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createClient, deleteDocument, extract, type Client } from '@excerpt/sdk';
import SqliteDatabase from 'better-sqlite3';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { readEnvironment } from '../../server/config.ts';
import { endOfRun, ok, workspaceWithSchema } from '../harness/builders.ts';
import {
  asBuilt,
  cleanEnvironment,
  endAllServers,
  startServerProcess,
  type ServerProcess,
} from '../harness/server-process.ts';
import { createSeededRandom } from './seeded-random.ts';

/** For a longer trial: `EXCERPT_TEST_BACKUPS=50 EXCERPT_TEST_KILLS=200`. */
const environment = readEnvironment();
const BACKUPS = Number(environment['EXCERPT_TEST_BACKUPS'] ?? 3);
const KILLS = Number(environment['EXCERPT_TEST_KILLS'] ?? 9);
const MAX_MS_PER_TRIAL = 30_000;
const AT_ONCE = 4;
/** Of a client: without it, each backup of a long trial takes longer than the one before. */
const PAUSE_MS = 200;
const API_KEY = 'exk_the-key-of-the-backup-tests';
const root = fileURLToPath(new URL('../..', import.meta.url));
const random = createSeededRandom(38);

let place: string;
let dataDir: string;
let folder: string;

beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'excerpt-backup-'));
  [dataDir, folder] = [join(place, 'data'), join(place, 'backups')];
});
afterEach(async () => {
  await endAllServers();
  await rm(place, { recursive: true, force: true });
});

const start = (): ServerProcess =>
  startServerProcess(['test/jobs/crash-server.ts', join(place, 'extractions.log'), '1', '5'], {
    EXCERPT_PORT: '0',
    EXCERPT_DATA_DIR: dataDir,
    EXCERPT_LOG_LEVEL: 'silent',
    EXCERPT_LOCAL_RESIDENCY: 'EU',
    EXCERPT_RATE_LIMIT: '0',
    EXCERPT_BOOTSTRAP_API_KEY: API_KEY,
    EXCERPT_SHUTDOWN_SECONDS: '1',
    EXCERPT_PARSER_PROCESSES: '1',
  });
const connect = async (server: ServerProcess): Promise<Client> =>
  createClient({ baseUrl: await server.url, apiKey: API_KEY });

/** Runs a command of the program; with `killAfterMs`, it may be killed. Returns its exit code and its output. */
async function run(args: string[], killAfterMs?: number): Promise<{ code: number | null; output: string }> {
  const argv = asBuilt(['--conditions=excerpt-source', 'cli/main.ts', ...args]);
  const child = spawn(process.execPath, argv, {
    cwd: root,
    env: cleanEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const ended = once(child, 'close');
  const timer = killAfterMs === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfterMs);
  const [code] = (await ended) as [number | null];
  clearTimeout(timer);
  return { code, output };
}

async function succeed(args: string[]): Promise<void> {
  const { code, output } = await run(args);
  expect(code, `${args.join(' ')}: ${output}`).toBe(0);
}

/** What clients were told. */
class Answers {
  readonly completed = new Map<string, string>();
  readonly deleted = new Set<string>();
  /** Documents whose deletion was requested: whether it happened is known only once it is answered. */
  readonly leaving = new Set<string>();
}

/** A client that extracts documents and deletes some of them, until it is stopped. */
async function work(client: Client, answers: Answers, isStopped: () => boolean): Promise<void> {
  const path = await workspaceWithSchema({ client });
  for (let count = 1; !isStopped(); count += 1) {
    const { runId } = ok(await extract({ client, path, body: { name: 'a.txt', content: `document ${count}` } }));
    const { documentId } = await endOfRun({ client }, runId);
    answers.completed.set(runId, documentId ?? '');
    await delay(PAUSE_MS);
    const [oldest] = [...answers.completed].filter(([, id]) => !answers.leaving.has(id));
    if (count % 3 !== 0 || oldest === undefined) continue;
    answers.leaving.add(oldest[1]);
    await deleteDocument({ client, path: { id: oldest[1] } });
    answers.deleted.add(oldest[1]);
  }
}

/** Compares a data directory with what was answered before it was copied. */
function check(
  restored: string,
  before: { completed: [string, string][]; deleted: string[] },
  left: Set<string>,
): void {
  const database = new SqliteDatabase(join(restored, 'excerpt.db'), { readonly: true });
  const status = database.prepare<[string], string>('select status from runs where id = ?').pluck();
  const found = database.prepare<[string], number>('select count(*) from documents where id = ?').pluck();
  for (const [runId, documentId] of before.completed)
    if (!left.has(documentId)) expect(status.get(runId), runId).toBe('completed');
  for (const documentId of before.deleted) expect(found.get(documentId), documentId).toBe(0);
  database.close();
}

test(
  `${BACKUPS} backups at random moments have what was answered before them`,
  { timeout: BACKUPS * MAX_MS_PER_TRIAL },
  async () => {
    const server = start();
    const client = await connect(server);
    const answers = new Answers();
    let isStopped = false;
    onTestFinished(() => {
      isStopped = true;
    });
    const clients = Promise.all(Array.from({ length: AT_ONCE }, () => work(client, answers, () => isStopped)));
    for (let count = 1; count <= BACKUPS; count += 1) {
      await delay(random() * 500);
      const before = { completed: [...answers.completed], deleted: [...answers.deleted] };
      await succeed(['backup', folder, '--data-dir', dataDir]);
      const restored = join(place, `restored-${count}`);
      await succeed(['restore', folder, '--data-dir', restored]);
      await succeed(['verify', '--data-dir', restored]);
      check(restored, before, answers.leaving);
      await rm(restored, { recursive: true });
    }
    isStopped = true;
    await clients;
    expect(answers.completed.size).toBeGreaterThan(BACKUPS);
    expect(answers.deleted.size).toBeGreaterThan(0);
  },
);

test(
  `${KILLS} kills of backups, of restores and of a server that deletes leave what is whole`,
  { timeout: KILLS * MAX_MS_PER_TRIAL },
  async () => {
    let server = start();
    let client = await connect(server);
    const path = await workspaceWithSchema({ client });
    const create = async (count: number) =>
      Promise.all(
        Array.from({ length: count }, async (_, index) => {
          const body = { name: 'a.txt', content: `document ${index} ${random()}` };
          const { runId } = ok(await extract({ client, path, body }));
          return (await endOfRun({ client }, runId)).documentId ?? '';
        }),
      );
    await create(20);
    const time = async (work: () => Promise<unknown>) => {
      const began = performance.now();
      await work();
      return performance.now() - began;
    };
    const backupMs = await time(() => run(['backup', folder, '--data-dir', dataDir]));
    const restored = join(place, 'restored');
    const restoreMs = await time(() => run(['restore', folder, '--data-dir', restored]));
    await rm(restored, { recursive: true });

    for (let count = 0; count < KILLS; count += 1) {
      if (count % 3 === 0) {
        await create(2);
        await run(['backup', folder, '--data-dir', dataDir], random() * backupMs);
      } else if (count % 3 === 1) {
        await run(['restore', folder, '--data-dir', restored], random() * restoreMs);
        // It has its name only when it is complete.
        if ((await readdir(place)).includes('restored')) await succeed(['verify', '--data-dir', restored]);
        await rm(restored, { recursive: true, force: true });
      } else {
        const ids = await create(6);
        const deletions = ids.map((id) => deleteDocument({ client, path: { id } }).catch(() => undefined));
        await delay(random() * 30);
        await server.end('SIGKILL');
        await Promise.all(deletions);
        server = start();
        client = await connect(server);
      }
    }
    await succeed(['backup', folder, '--data-dir', dataDir]);
    await succeed(['restore', folder, '--data-dir', restored]);
    await succeed(['verify', '--data-dir', restored]);
    expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
    await expect
      .poll(() => run(['verify', '--data-dir', dataDir]), { timeout: MAX_MS_PER_TRIAL })
      .toMatchObject({ code: 0 });
    await server.end('SIGTERM');
  },
);
