import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createClient, createWebhook } from '@excerpt/sdk';
import SqliteDatabase from 'better-sqlite3';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ok, workspaceWithSchema } from '../harness/builders.ts';
import { endAllServers, startServerProcess, type ServerProcess } from '../harness/server-process.ts';
import { loopbackWebhooks, startReceiver, type WebhookReceiver } from '../harness/webhook-receiver.ts';
import { DocumentSenders } from './document-senders.ts';
import { createSeededRandom } from './seeded-random.ts';

const KILLS = 2;
const API_KEY = 'exk_the-key-of-the-crash-test';
const MAX_WORK_MS = 1_200;
/** Long enough for kills to meet deliveries that wait for their answer. */
const ANSWER_MS = 60;

let dataDir: string;
let receiver: WebhookReceiver;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'excerpt-crash-'));
  receiver = await startReceiver((response) => setTimeout(() => response.writeHead(204).end(), ANSWER_MS));
});
afterEach(async () => {
  await endAllServers();
  await receiver.close();
  await rm(dataDir, { recursive: true, force: true });
});

function start(): ServerProcess {
  return startServerProcess(['test/jobs/crash-server.ts', join(dataDir, 'extractions.log'), '1', '10'], {
    ...loopbackWebhooks,
    EXCERPT_PORT: '0',
    EXCERPT_RATE_LIMIT: '0',
    EXCERPT_DATA_DIR: dataDir,
    EXCERPT_LOG_LEVEL: 'error',
    EXCERPT_BOOTSTRAP_API_KEY: API_KEY,
    EXCERPT_PARSER_PROCESSES: '1',
  });
}

/** Ids of the events that arrived, by the id of the run that they are about. */
function eventsByRun(): Map<string, Set<string>> {
  const events = new Map<string, Set<string>>();
  for (const { headers, body } of receiver.received) {
    const { id } = (JSON.parse(body) as { data: { id: string } }).data;
    events.set(id, (events.get(id) ?? new Set()).add(headers['webhook-id'] ?? ''));
  }
  return events;
}

it(
  `delivers the event of every completed run under one id after ${KILLS} kills`,
  async () => {
    const random = createSeededRandom(20_261_122);
    let server = start();
    const client = createClient({ baseUrl: await server.url, apiKey: API_KEY });
    const path = await workspaceWithSchema({ client });
    ok(await createWebhook({ client, path, body: { url: receiver.url, events: ['run.completed'] } }));
    const database = new SqliteDatabase(join(dataDir, 'excerpt.db'), { timeout: 10_000 });
    const count = (table: string) => database.prepare<[], number>(`select count(*) from ${table}`).pluck().get();

    const senders = new DocumentSenders(path, API_KEY);
    let killedWhileDelivering = 0;
    for (let kill = 0; kill < KILLS; kill += 1) {
      senders.url = await server.url;
      const atKill = receiver.received.length + 1;
      await expect.poll(() => receiver.received.length, { interval: 5 }).toBeGreaterThan(atKill);
      await delay(random() * MAX_WORK_MS);
      senders.url = null;
      if ((count(`webhook_messages where state = 'pending'`) ?? 0) > 0) killedWhileDelivering += 1;
      expect(await server.end('SIGKILL')).toBe('SIGKILL');
      server = start();
    }
    await server.url;
    await senders.stop();
    const openRuns = () => count(`runs where status not in ('completed', 'failed', 'cancelled')`);
    await expect.poll(openRuns, { interval: 50 }).toBe(0);
    await expect.poll(() => count(`webhook_messages where state = 'pending'`), { interval: 50 }).toBe(0);
    const runs = database.prepare<[], string>(`select id from runs where status = 'completed'`).pluck().all();
    database.close();
    expect(await server.end('SIGTERM')).toBe(0);

    const events = eventsByRun();
    expect(senders.accepted.filter((id) => !runs.includes(id))).toEqual([]);
    expect(runs.filter((id) => events.get(id)?.size !== 1)).toEqual([]);
    expect(events.size).toBe(runs.length);
    expect(killedWhileDelivering).toBeGreaterThan(0);
    const repeated = receiver.received.length - runs.length;
    console.log(`${KILLS} kills: ${runs.length} events, ${repeated} of their deliveries made again.`);
  },
  60_000 + KILLS * 8_000,
);
