import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createClient, createWebhook } from '@excerpt/sdk';
import { test } from 'vitest';
import { loadConfig, readEnvironment } from '../../server/config.ts';
import type { Database, DialectName } from '../../server/db/database.ts';
import { openDatabase } from '../../server/db/open-database.ts';
import { ok, workspaceWithSchema } from '../harness/builders.ts';
import { listChildren } from '../harness/processes.ts';
import { startServerProcess, type ServerProcess } from '../harness/server-process.ts';
import { createAppDatabase } from '../harness/test-database.ts';
import { loopbackWebhooks, startReceiver, type Received } from '../harness/webhook-receiver.ts';
import { findViolations, type ReceivedEvent } from './find-violations.ts';
import { MixedLoad } from './mixed-load.ts';
import { countOpen, readState } from './read-state.ts';
import { createSeededRandom } from './seeded-random.ts';
import { startReaders } from './start-readers.ts';

/** `npm run crash -- --kills 200 --seed 7` kills more often, and repeats what a seed chose. */
const environment = readEnvironment();
const KILLS = Number(environment['EXCERPT_TEST_KILLS'] ?? 10);
const SEED = Number(environment['EXCERPT_TEST_SEED'] ?? 20_261_123);
const API_KEY = 'exk_the-key-of-the-crash-test';
const MAX_WORK_MS = 400;
/** On PostgreSQL, jobs of a server that was killed are released after 20 s. */
const WAIT = { timeout: 120_000, interval: 50 };

function start(dataDir: string, databaseUrl: string): ServerProcess {
  return startServerProcess(['test/jobs/crash-server.ts', join(dataDir, 'extractions.log'), '1', '30'], {
    ...loopbackWebhooks,
    EXCERPT_PORT: '0',
    EXCERPT_RATE_LIMIT: '0',
    EXCERPT_DATA_DIR: dataDir,
    EXCERPT_DATABASE_URL: databaseUrl,
    EXCERPT_LOG_LEVEL: 'silent',
    EXCERPT_BOOTSTRAP_API_KEY: API_KEY,
    EXCERPT_PARSER_PROCESSES: '1',
    EXCERPT_MAX_PENDING_RUNS: '0',
  });
}

/** Servers that share a database delete temporary files of other servers after a day. */
async function ageTemporaryFiles(dataDir: string): Promise<void> {
  const folder = join(dataDir, 'tmp');
  for (const name of await readdir(folder)) await utimes(join(folder, name), 0, 0);
}

function readEvent({ headers, body }: Received): ReceivedEvent {
  const { type, data } = JSON.parse(body) as { type: string; data: { id: string } };
  return { id: headers['webhook-id'] ?? '', type, resourceId: data.id };
}

test.concurrent.for<DialectName>(['sqlite', 'postgres'])(
  `what a server on %s said is true after ${KILLS} kills, of its children and of itself in turn, under mixed load`,
  { timeout: 240_000 + KILLS * 10_000 },
  async (dialect, { expect, onTestFinished }) => {
    const random = createSeededRandom(SEED);
    const dataDir = await mkdtemp(join(tmpdir(), 'excerpt-crash-'));
    const receiver = await startReceiver();
    const { url: databaseUrl, drop } = await createAppDatabase(dataDir, dialect);
    let server = start(dataDir, databaseUrl);
    onTestFinished(async () => {
      await server.end('SIGKILL');
      await receiver.close();
      await drop();
      await rm(dataDir, { recursive: true, force: true });
    });
    const client = createClient({ baseUrl: await server.url, apiKey: API_KEY });
    const path = await workspaceWithSchema({ client });
    ok(await createWebhook({ client, path, body: { url: receiver.url, events: ['*'] } }));
    const config = loadConfig({ EXCERPT_DATA_DIR: dataDir, EXCERPT_DATABASE_URL: databaseUrl });
    // Opened for each look: on SQLite, a reader that stayed would keep the log that one that comes and goes may delete.
    const look = async <T>(read: (database: Database) => Promise<T>): Promise<T> => {
      const { database, release } = await openDatabase(config, { exclusive: false });
      try {
        return await read(database);
      } finally {
        await release();
      }
    };

    const load = new MixedLoad(path, API_KEY, SEED);
    const { promised } = load;
    const readers = startReaders(config.database, () => load.url);
    onTestFinished(readers.stop);
    let killedAtWork = 0;
    for (let kill = 0; kill < KILLS; kill += 1) {
      load.url = await server.url;
      const runs = promised.runs.size + 3;
      const uploads = promised.documents.size;
      // Each kill of the server comes after one more evaluation.
      const evaluations = promised.evaluations.size - (kill % 2 === 0 ? 1 : 0);
      const isLoaded = () =>
        promised.runs.size > runs && promised.documents.size > uploads && promised.evaluations.size > evaluations;
      await expect.poll(isLoaded, WAIT).toBe(true);
      await delay(random() * MAX_WORK_MS);
      if ((await look((database) => countOpen(database, promised.documents))) > 0) killedAtWork += 1;
      if (kill % 2 === 0) {
        const children = (await listChildren(server.pid)).filter(({ command }) => /-child\./.test(command));
        for (const { pid } of children) process.kill(pid, 'SIGKILL');
        continue;
      }
      load.url = null;
      expect(await server.end('SIGKILL')).toBe('SIGKILL');
      await ageTemporaryFiles(dataDir);
      server = start(dataDir, databaseUrl);
    }
    load.url = await server.url;
    await load.stop();
    await readers.stop();
    await expect.poll(() => look((database) => countOpen(database, promised.documents)), WAIT).toBe(0);
    expect(await server.end('SIGTERM')).toBe(0);

    const check = async (): Promise<string[]> =>
      findViolations(await look((database) => readState(config, database)), promised, receiver.received.map(readEvent));
    expect(await check()).toEqual([]);
    expect(killedAtWork).toBeGreaterThan(0);
    expect(promised.evaluations.size).toBeGreaterThan(0);

    // The check sees faults of this database and of these files.
    const id = await look(async ({ db }) => {
      const completed = db.selectFrom('runs').select('document_id').where('status', '=', 'completed');
      const { document_id: found } = await completed.executeTakeFirstOrThrow();
      await db.updateTable('documents').set({ status: 'failed' }).where('id', '=', found).execute();
      return found;
    });
    await writeFile(join(dataDir, 'tmp', 'left'), '');
    expect(await check()).toEqual([`document is not parsed: ${id}`, 'temporary file is left: left']);
    console.log(
      `Seed ${SEED}, ${dialect}, ${KILLS} kills, ${killedAtWork} of them with open work: ${promised.runs.size} runs, ` +
        `${promised.documents.size} uploads, ${promised.batches.size} batches, ` +
        `${promised.evaluations.size} evaluations, ${promised.approved.size} reviews, ` +
        `${promised.deleted.size} deletions, ${receiver.received.length} deliveries.`,
    );
  },
);
