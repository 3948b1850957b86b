/**
 * `npm run bench soak -- --minutes 30 --polls 10000`: memory, descriptors and latency of a server under mixed load,
 * while clients wait for a run that does not end. Compares the last third with the second one; the first warms up.
 */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createClient, createWebhook, extract, type Client } from '@excerpt/sdk';
import { ok } from '../../harness/builders.ts';
import { endAllServers, startServerProcess } from '../../harness/server-process.ts';
import { loopbackWebhooks, startReceiver } from '../../harness/webhook-receiver.ts';
import { MixedLoad } from '../../jobs/mixed-load.ts';
import { median, quantile, say, sayRatio } from '../measure.ts';
import { API_KEY, withPreparedData } from '../prepared-server.ts';
import { countDescriptors, readProcessTree } from './process-tree.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    polls: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
  },
});
const TOTAL_MS = Number(values.minutes) * 60_000;
const SAMPLES = 12;
const PROBE_MS = 50;

interface Sample {
  /** In bytes. */
  server: number;
  tree: number;
  descriptors: number;
  polls: number;
  /** In milliseconds. */
  latencies: number[];
}

const settings = {
  ...loopbackWebhooks,
  EXCERPT_PORT: '0',
  EXCERPT_RATE_LIMIT: '0',
  EXCERPT_MAX_PENDING_RUNS: '0',
  EXCERPT_RUN_TIMEOUT_SECONDS: '86400',
  EXCERPT_LOG_LEVEL: 'warn',
  EXCERPT_BOOTSTRAP_API_KEY: API_KEY,
};

/** Latencies of reading a run until the time is over. */
async function probe(url: string, runId: string, ms: number): Promise<number[]> {
  const latencies: number[] = [];
  for (const end = performance.now() + ms; performance.now() < end;) {
    const begin = performance.now();
    const response = await fetch(`${url}/runs/${runId}`, { headers: { 'x-api-key': API_KEY } });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`The server answered ${response.status}.`);
    latencies.push(performance.now() - begin);
    await delay(PROBE_MS);
  }
  return latencies;
}

async function holdRun(client: Client, path: { slug: string; schemaKey: string }): Promise<string> {
  return ok(await extract({ client, path, body: { name: 'held.txt', content: 'hold' } })).runId;
}

async function takeSample(pid: number, latencies: number[], polls: number): Promise<Sample> {
  const tree = await readProcessTree(pid);
  const sum = tree.reduce((total, { pss }) => total + pss, 0);
  const server = tree.find((one) => one.pid === pid)?.rss ?? 0;
  return { server, tree: sum, descriptors: (await countDescriptors(pid)) ?? 0, latencies, polls };
}

const mebibytes = (bytes: number): number => Math.round(bytes / 2 ** 20);

await withPreparedData({ finds: 'nothing' }, async ({ dataDir, path, runId }) => {
  const receiver = await startReceiver();
  const server = startServerProcess(['test/bench/endurance/soak-server.ts'], {
    ...settings,
    EXCERPT_DATA_DIR: dataDir,
  });
  const url = await server.url;
  const client = createClient({ baseUrl: url, apiKey: API_KEY });
  ok(await createWebhook({ client, path, body: { url: receiver.url, events: ['*'] } }));
  const entry = fileURLToPath(new URL('long-polls.ts', import.meta.url));
  const held = `${url}/runs/${await holdRun(client, path)}`;
  const polls = spawn(process.execPath, [entry, held, API_KEY, values.polls], { stdio: ['pipe', 'pipe', 'inherit'] });
  let open = 0;
  createInterface(polls.stdout).on('line', (line) => (open = Number(line)));

  say(`soak: ${values.minutes} minutes of mixed load, ${values.polls} open long polls`);
  const load = new MixedLoad(path, API_KEY, Number(values.seed));
  load.url = url;
  const samples: Sample[] = [];
  for (let index = 1; index <= SAMPLES; index += 1) {
    const latencies = await probe(url, runId, TOTAL_MS / SAMPLES);
    const sample = await takeSample(server.pid, latencies, open);
    receiver.received.length = 0;
    samples.push(sample);
    say(
      `  ${((index * TOTAL_MS) / SAMPLES / 60_000).toFixed(1)} min: server ${mebibytes(sample.server)} MiB, ` +
        `all ${mebibytes(sample.tree)} MiB, ${sample.descriptors} descriptors, ${sample.polls} polls, ` +
        `p50 ${quantile(sample.latencies, 0.5).toFixed(1)} ms, ` +
        `p95 ${quantile(sample.latencies, 0.95).toFixed(1)} ms, ` +
        `${load.promised.runs.size} runs, ${load.promised.documents.size} uploads`,
    );
  }
  await load.stop();
  const third = SAMPLES / 3;
  const growth = (of: (sample: Sample) => number): number =>
    median(samples.slice(-third).map(of)) / median(samples.slice(third, 2 * third).map(of));
  const polled = Math.min(...samples.slice(third).map((sample) => sample.polls)) / Number(values.polls);
  const results = [
    sayRatio(
      'memory of the server, last third to second',
      growth((sample) => sample.server),
      { atMost: 1.1 },
    ),
    sayRatio(
      'memory of all processes',
      growth((sample) => sample.tree),
      { atMost: 1.1 },
    ),
    sayRatio(
      'descriptors',
      growth((sample) => sample.descriptors),
      { atMost: 1.05 },
    ),
    sayRatio(
      'median latency',
      growth((sample) => quantile(sample.latencies, 0.5)),
      { atMost: 1.3 },
    ),
    ...(Number(values.polls) > 0 ? [sayRatio('open long polls to those asked for', polled, { atLeast: 0.99 })] : []),
  ];
  // A soak that finds a leak fails.
  if (results.includes(false)) process.exitCode = 1;
  polls.kill();
  await server.end('SIGTERM');
  await receiver.close();
});
await endAllServers();
