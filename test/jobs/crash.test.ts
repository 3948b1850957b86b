import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createClient, getRun, listRuns } from '@excerpt/sdk';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ok, workspaceWithSchema } from '../harness/builders.ts';
import { CrashAudit } from './crash-audit.ts';
import { DocumentSenders } from './document-senders.ts';
import { createSeededRandom } from './seeded-random.ts';
import { endAllServers, startServerProcess, type ServerProcess } from '../harness/server-process.ts';

/** `npm run crash` kills more often. */
const KILLS = 2;
const API_KEY = 'exk_the-key-of-the-crash-test';
const CONCURRENCY = 8;
const MAX_START_MS = 1_500;
const MAX_WORK_MS = 1_500;
const WAIT = { interval: 20 };

describe('a server that is killed', () => {
  let dataDir: string;
  let log: string;

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'excerpt-crash-'));
    log = join(dataDir, 'extractions.log');
  });
  afterEach(async () => {
    await endAllServers();
    await rm(dataDir, { recursive: true, force: true });
  });

  function start(): ServerProcess {
    return startServerProcess(['test/jobs/crash-server.ts', log, '1', '30'], {
      EXCERPT_PORT: '0',
      EXCERPT_RATE_LIMIT: '0',
      EXCERPT_DATA_DIR: dataDir,
      EXCERPT_LOG_LEVEL: 'error',
      EXCERPT_BOOTSTRAP_API_KEY: API_KEY,
      EXCERPT_CONCURRENCY: String(CONCURRENCY),
      EXCERPT_PARSER_PROCESSES: '1',
    });
  }

  it(
    `finishes every accepted run exactly once after ${KILLS} kills`,
    async () => {
      const random = createSeededRandom(20_260_131);

      // The very first start may be killed too, between any two statements that create tables.
      for (let kill = 0; kill < 2; kill += 1) {
        const server = start();
        await Promise.race([delay(random() * MAX_START_MS), server.url.catch(() => undefined)]);
        expect(await server.end('SIGKILL')).toBe('SIGKILL');
      }
      let server = start();
      const client = createClient({ baseUrl: await server.url, apiKey: API_KEY });
      const path = await workspaceWithSchema({ client });
      const audit = new CrashAudit(dataDir);
      audit.watchRuns();

      const senders = new DocumentSenders(path, API_KEY);
      senders.url = await server.url;
      let killedAtWork = 0;
      for (let kill = 0; kill < KILLS; kill += 1) {
        // One in four is killed while it starts and recovers jobs, the others while they work.
        if (random() < 0.25) await Promise.race([delay(random() * MAX_START_MS), server.url]);
        else {
          const accepted = senders.accepted.length;
          await expect.poll(() => senders.accepted.length, WAIT).toBeGreaterThan(accepted + 3);
          await delay(random() * MAX_WORK_MS);
        }
        senders.url = null;
        if (audit.open() > 0) killedAtWork += 1;
        expect(await server.end('SIGKILL')).toBe('SIGKILL');
        server = start();
        const { url } = server;
        void url.then((address) => (senders.url = address)).catch(() => undefined);
      }

      const url = await server.url;
      await expect.poll(() => senders.accepted.length, WAIT).toBeGreaterThan(KILLS * 3);
      await senders.stop();
      await expect.poll(() => audit.open(), WAIT).toBe(0);
      await checkThroughTheApi(url, path, senders.accepted);
      expect(await server.end('SIGTERM')).toBe(0);
      expect(server.errors()).toBe('');

      const runs = audit.runs();
      expect(audit.problems()).toEqual([]);
      audit.close();
      const known = new Set(runs.map(({ id }) => id));
      expect(senders.accepted.filter((id) => !known.has(id))).toEqual([]);

      // Only extractions whose result was lost are repeated.
      const extractions = (await readFile(log, 'utf8')).trim().split('\n');
      const made = new Set(extractions);
      expect(runs.filter(({ text }) => !made.has(text ?? ''))).toEqual([]);
      expect(extractions.length - runs.length).toBeLessThanOrEqual(KILLS * CONCURRENCY);

      // Checks that the test is meaningful: runs were accepted, most kills met running jobs, and some runs were
      // restarted.
      expect(senders.accepted.length).toBeGreaterThan(KILLS * 3);
      expect(killedAtWork).toBeGreaterThan(KILLS / 2);
      const interrupted = runs.filter(({ attempts }) => attempts > 1).length;
      expect(interrupted).toBeGreaterThan(0);
      console.log(
        `${KILLS} kills, ${killedAtWork} of them with open runs: ${senders.accepted.length} runs accepted, ` +
          `${runs.length} completed, ` +
          `${interrupted} of them after an interruption, ${extractions.length} extractions.`,
      );
    },
    60_000 + KILLS * 6_000,
  );

  async function checkThroughTheApi(
    baseUrl: string,
    path: { slug: string; schemaKey: string },
    accepted: string[],
  ): Promise<void> {
    const client = createClient({ baseUrl, apiKey: API_KEY });
    const statuses = new Map<string, string>();
    for (let page = 1; ; page += 1) {
      const list = ok(await listRuns({ client, path, query: { page, pageSize: 100 } }));
      for (const { id, status } of list.data) statuses.set(id, status);
      if (list.data.length === 0) break;
      expect(list.total).toBeGreaterThanOrEqual(accepted.length);
    }
    expect(accepted.filter((id) => statuses.get(id) !== 'completed')).toEqual([]);
    const [last] = accepted.slice(-1);
    expect(ok(await getRun({ client, path: { id: last ?? '' } })).status).toBe('completed');
  }
});
