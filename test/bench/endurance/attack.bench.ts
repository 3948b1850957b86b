/**
 * `npm run bench attack -- --seconds 60`: what a user notices while another one sends bombs, deep nesting, huge files
 * and as many requests as the limits allow. First without the attack, then during it.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createClient } from '@excerpt/sdk';
import { openAdmin } from '../../../server/app/operator/operator.ts';
import { workspaceWithSchema } from '../../harness/builders.ts';
import { endAllServers } from '../../harness/server-process.ts';
import { quantile, say, sayRatio } from '../measure.ts';
import { API_KEY, startBenchServer, withPreparedData } from '../prepared-server.ts';

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '60' } } });
const MS = Number(values.seconds) * 1000;
const PROBE_MS = 50;
const RUN_EVERY_MS = 1000;
const MAX_REQUEST_MS = 50;
const MAX_WAIT_MS = 5000;

const headers = { 'x-api-key': API_KEY };

interface Experience {
  /** Milliseconds until a run was read. */
  reads: number[];
  /** Milliseconds from a request to its final run. */
  runs: number[];
}

async function readJson(url: string, init: RequestInit = {}): Promise<Record<string, unknown>> {
  const response = await fetch(url, { ...init, headers: { ...headers, ...init.headers } });
  const body = (await response.json()) as Record<string, unknown>;
  if (!response.ok) throw new Error(`The innocent were answered with ${response.status}: ${JSON.stringify(body)}`);
  return body;
}

async function extractOnce(url: string, schema: string, text: string): Promise<number> {
  const begin = performance.now();
  const { runId } = await readJson(`${url}${schema}/extract`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'invoice.txt', content: text }),
  });
  for (;;) {
    const { status } = await readJson(`${url}/runs/${String(runId)}?wait=30`);
    if (status === 'completed') return performance.now() - begin;
    if (status === 'failed' || status === 'cancelled') throw new Error(`An innocent run is ${status}.`);
  }
}

async function experience(url: string, schema: string, runId: string, ms: number): Promise<Experience> {
  const reads: number[] = [];
  const runs: number[] = [];
  const end = performance.now() + ms;
  const read = async (): Promise<void> => {
    while (performance.now() < end) {
      const begin = performance.now();
      await readJson(`${url}/runs/${runId}`);
      reads.push(performance.now() - begin);
      await delay(PROBE_MS);
    }
  };
  const extract = async (): Promise<void> => {
    while (performance.now() < end) {
      runs.push(await extractOnce(url, schema, `Invoice number: INV-${performance.now()}\nTotal: 118.00 EUR\n`));
      await delay(RUN_EVERY_MS);
    }
  };
  await Promise.all([read(), extract()]);
  return { reads, runs };
}

function report(when: string, { reads, runs }: Experience): void {
  const show = (of: number[], share: number): string => `${quantile(of, share).toFixed(1)} ms`;
  say(
    `  ${when}: ${reads.length} requests, p50 ${show(reads, 0.5)}, p95 ${show(reads, 0.95)}, ` +
      `p99 ${show(reads, 0.99)}; ${runs.length} runs, p50 ${show(runs, 0.5)}, longest ${show(runs, 1)}`,
  );
}

const limits = { EXCERPT_RATE_LIMIT: '6000', EXCERPT_MAX_PENDING_RUNS: '1000' };

await withPreparedData({ finds: 'models' }, async ({ dataDir, path, runId }) => {
  const server = startBenchServer(dataDir, { finds: 'models' }, limits);
  const url = await server.url;
  const schema = `/workspaces/${path.slug}/schemas/${path.schemaKey}`;
  const admin = await openAdmin({ EXCERPT_DATA_DIR: dataDir });
  const { id } = await admin.addUser('attacker', 'pro');
  const { secret } = await admin.addKey(id, { name: 'attack' });
  await admin.close();
  const target = await workspaceWithSchema({ client: createClient({ baseUrl: url, apiKey: secret }) });

  say(`attack: ${values.seconds} s each without and with an attack by another user`);
  // Starts the child processes.
  await extractOnce(url, schema, 'Invoice number: INV-0');
  report('quiet', await experience(url, schema, runId, MS));
  const entry = fileURLToPath(new URL('attacker.ts', import.meta.url));
  const targetSchema = `/workspaces/${target.slug}/schemas/${target.schemaKey}`;
  const program = ['--conditions=excerpt-source', entry, url, targetSchema, secret];
  const attacker = spawn(process.execPath, program, { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface(attacker.stdout);
  await once(lines, 'line');
  const attacked = await experience(url, schema, runId, MS);
  report('attacked', attacked);
  const closing = once(lines, 'line');
  attacker.stdin.end();
  say(`  the attacker: ${String((await closing)[0])}`);
  sayRatio(`p95 of requests to ${MAX_REQUEST_MS} ms`, quantile(attacked.reads, 0.95) / MAX_REQUEST_MS, { atMost: 1 });
  sayRatio(`longest run to ${MAX_WAIT_MS} ms`, Math.max(...attacked.runs) / MAX_WAIT_MS, { atMost: 1 });
  await server.end('SIGKILL');
});
await endAllServers();
