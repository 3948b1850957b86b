/**
 * Deliveries per second against a loop that does the same signed requests, and how long runs wait to start while the
 * destinations of a thousand deliveries hang.
 */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createClient, createSchema, createWebhook, createWorkspace, getRun, type Client } from '@excerpt/sdk';
import { ok } from '../../harness/builders.ts';
import { eventually } from '../../harness/raw-request.ts';
import { endAllServers, startServerProcess } from '../../harness/server-process.ts';
import { loopbackWebhooks } from '../../harness/webhook-receiver.ts';
import { interleaved, median, say, sayRatio, timed } from '../measure.ts';
import { API_KEY, startBenchServer, withPreparedData, type Prepared } from '../prepared-server.ts';
import type { Received } from './receiver-process.ts';

const ENDPOINTS = 200;
const EVENTS = 10;
const COUNT = ENDPOINTS * EVENTS;
const ROUNDS = 5;
/** The default of `EXCERPT_WEBHOOK_CONCURRENCY`. */
const AT_ONCE = 256;
const HANGING = 1_000;
const RUNS = 60;
/** Longer than the measurement: what hangs keeps hanging. */
const settings = { ...loopbackWebhooks, EXCERPT_WEBHOOK_TIMEOUT_SECONDS: '120' };

interface Receiver {
  url: string;
  read(): Promise<Received>;
  reset(): Promise<void>;
}

async function startReceiver(): Promise<Receiver> {
  const url = await startServerProcess(['test/bench/webhooks/receiver-process.ts'], {}).url;
  return {
    url,
    read: async () => (await (await fetch(url)).json()) as Received,
    reset: async () => void (await fetch(url, { method: 'DELETE' })),
  };
}

async function createEndpoints(client: Client, slug: string, urls: string[]): Promise<void> {
  const body = { events: ['schema.version.created' as const] };
  for (const url of urls) ok(await createWebhook({ client, path: { slug }, body: { ...body, url } }));
}

/** One event for every endpoint of the workspace. */
async function publishEvent(client: Client, slug: string, name: string): Promise<void> {
  const definition = { type: 'object', properties: { [name]: { type: 'string' } } };
  ok(await createSchema({ client, path: { slug }, body: { schemaKey: 'event', name: 'Event', definition } }));
}

async function measureThroughput(prepared: Prepared, receiver: Receiver): Promise<void> {
  const server = startBenchServer(prepared.dataDir, { finds: 'nothing' }, settings);
  const client = createClient({ baseUrl: await server.url, apiKey: API_KEY });
  const { slug } = ok(await createWorkspace({ client, body: { name: 'Deliveries' } }));
  const urls = Array.from({ length: ENDPOINTS }, (_, index) => `${receiver.url}/${index}`);
  await createEndpoints(client, slug, urls);
  let event = 0;
  const body = JSON.stringify({ type: 'schema.version.created', data: { text: 'x'.repeat(600) } });
  const takes = {
    async bare() {
      const entry = fileURLToPath(new URL('bare-deliveries.ts', import.meta.url));
      const args = [entry, receiver.url, String(COUNT), String(AT_ONCE), body];
      const { stdout } = await promisify(execFile)(process.execPath, args);
      return Number(stdout);
    },
    async ours() {
      await receiver.reset();
      for (let index = 0; index < EVENTS; index += 1) await publishEvent(client, slug, `field${(event += 1)}`);
      await eventually(async () => (await receiver.read()).count >= COUNT);
      const { count, firstAt, lastAt } = await receiver.read();
      if (count !== COUNT) throw new Error(`${count} deliveries arrived, not ${COUNT}.`);
      return lastAt - firstAt;
    },
  };
  await interleaved(1, takes);
  const times = await interleaved(ROUNDS, takes);
  const rate = (of: number[]) => COUNT / (median(of) / 1000);
  say(`webhooks: ${COUNT} deliveries of ${EVENTS} events to ${ENDPOINTS} endpoints; median of ${ROUNDS} rounds`);
  say(
    `  loop of the same signed requests, ${AT_ONCE} at once (baseline): ${Math.round(rate(times.bare))} deliveries/s`,
  );
  say(`  server, with the requests that cause the events: ${Math.round(rate(times.ours))} deliveries/s`);
  sayRatio('deliveries/s to baseline', rate(times.ours) / rate(times.bare), { atLeast: 0.4 });
  await server.end('SIGTERM');
}

/** Milliseconds from the request to the end of a run, one run after the other. */
async function timeRuns(client: Client, url: string): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < RUNS; index += 1) {
    times.push(
      await timed(async () => {
        const response = await fetch(url, { method: 'POST', headers: { 'x-api-key': API_KEY } });
        const { runId: id } = (await response.json()) as { runId: string };
        ok(await getRun({ client, path: { id }, query: { wait: 30 } }));
      }),
    );
  }
  return times;
}

async function measureDelay(prepared: Prepared, receiver: Receiver): Promise<void> {
  const server = startBenchServer(prepared.dataDir, { finds: 'nothing' }, settings);
  const client = createClient({ baseUrl: await server.url, apiKey: API_KEY });
  const { slug, schemaKey } = prepared.path;
  const url = `${await server.url}/workspaces/${slug}/schemas/${schemaKey}/documents/${prepared.documentId}/extract`;
  const hanging = ok(await createWorkspace({ client, body: { name: 'Hanging' } })).slug;
  const urls = Array.from({ length: HANGING }, (_, index) => `${receiver.url}/hang/${index}`);
  await createEndpoints(client, hanging, urls);
  await timeRuns(client, url);
  const without = await timeRuns(client, url);
  await receiver.reset();
  await publishEvent(client, hanging, 'field');
  await eventually(async () => (await receiver.read()).hanging >= HANGING);
  const during = await timeRuns(client, url);
  const { slug: healthy } = ok(await createWorkspace({ client, body: { name: 'Healthy' } }));
  await createEndpoints(client, healthy, [`${receiver.url}/healthy`]);
  const delivered = await timed(async () => {
    await publishEvent(client, healthy, 'field');
    await eventually(async () => (await receiver.read()).count > 0);
  });
  say(`webhooks: ${RUNS} runs, one after the other, while ${HANGING} deliveries hang`);
  say(`  without (baseline): ${median(without).toFixed(1)} ms a run; with: ${median(during).toFixed(1)} ms`);
  say(`  an event for another destination arrives after ${Math.round(delivered)} ms`);
  sayRatio('time of a run to baseline', median(during) / median(without), { atMost: 1.2 });
  await server.end('SIGKILL');
}

try {
  const receiver = await startReceiver();
  await withPreparedData({ finds: 'nothing' }, (prepared) => measureThroughput(prepared, receiver), settings);
  await withPreparedData({ finds: 'nothing' }, (prepared) => measureDelay(prepared, receiver), settings);
} finally {
  await endAllServers();
}
