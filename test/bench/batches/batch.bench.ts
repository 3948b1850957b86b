/**
 * `npm run bench batch -- --documents 10000`: a batch by the built-in extractor; how long a person's single run takes
 * meanwhile, against the same server without work; and the memory that reading the results takes.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import {
  uploadBatchDocuments,
  createBatch,
  createClient,
  extract,
  getBatch,
  getRun,
  listDocuments,
  startBatch,
  type Client,
} from '@excerpt/sdk';
import { strToU8, zipSync } from 'fflate';
import { ok } from '../../harness/builders.ts';
import { endAllServers } from '../../harness/server-process.ts';
import { readProcessTree } from '../endurance/process-tree.ts';
import { quantile, say, sayRatio, timed } from '../measure.ts';
import { API_KEY, startBenchServer, withPreparedData, type Prepared } from '../prepared-server.ts';

const { values } = parseArgs({ options: { documents: { type: 'string', default: '10000' } } });
const COUNT = Number(values.documents);
const IDLE_RUNS = 30;
const MAX_RUNS = 500;
const PAUSE_MS = 100;
const SAMPLE_MS = 20;
const MIB = 1024 * 1024;

const invoiceText = (number: number): string =>
  `ACME Ltd, 5 Harbour Lane, Dublin\nInvoice number: INV-${number}\nInvoice date: 2026-01-${10 + (number % 20)}\n` +
  `Description  Quantity  Unit price  Amount\nProduct brochure A5  ${number % 9}  12.50  ${(number % 9) * 12.5}\n` +
  `Envelopes C4  3  4.10  12.30\nTotal: ${(number % 9) * 12.5 + 12.3} EUR\nPlease pay within 14 days.\n`;

type Path = Prepared['path'];

/** Milliseconds from the request for a run to its result. */
const runOnce = (client: Client, path: Path, number: number): Promise<number> =>
  timed(async () => {
    const body = { name: `single-${number}.txt`, content: invoiceText(number) };
    const { runId } = ok(await extract({ client, path, body }));
    const run = ok(await getRun({ client, path: { id: runId }, query: { wait: 60 } }));
    if (run.status !== 'completed') throw new Error(`The run is ${run.status}: ${run.errorMessage}`);
  });

function report(when: string, times: readonly number[]): void {
  const show = (share: number) => `${quantile(times, share).toFixed(0)} ms`;
  say(`  single runs ${when}: ${times.length}, p50 ${show(0.5)}, p95 ${show(0.95)}, longest ${show(1)}`);
}

async function createFullBatch(client: Client, path: Path): Promise<string> {
  const { id } = ok(await createBatch({ client, path, body: { start: false } }));
  const members = Array.from({ length: COUNT }, (_, index) => [`${index}.txt`, strToU8(invoiceText(index))] as const);
  const archive = zipSync(Object.fromEntries(members), { level: 1 });
  const file = new File([archive], 'documents.zip', { type: 'application/zip' });
  const ms = await timed(async () => ok(await uploadBatchDocuments({ client, path: { id }, body: { file } })));
  say(`  added from a ZIP file: ${Math.round(COUNT / (ms / 1000))} documents/s`);
  return id;
}

/** Runs of a person until the batch has ended. */
async function runMeanwhile(client: Client, path: Path, id: string): Promise<number[]> {
  const times: number[] = [];
  for (;;) {
    const batch = ok(await getBatch({ client, path: { id } }));
    if (batch.status !== 'processing') return times;
    if (times.length < MAX_RUNS) times.push(await runOnce(client, path, COUNT + IDLE_RUNS + times.length));
    await delay(PAUSE_MS);
  }
}

/** What the server's memory grows by while a response is read, and the response's size; both in bytes. */
async function readResults(url: string, pid: number): Promise<{ growth: number; size: number }> {
  const readMemory = async () => (await readProcessTree(pid)).find((one) => one.pid === pid)?.rss ?? 0;
  const before = await readMemory();
  let peak = before;
  let isReading = true;
  const watching = (async () => {
    while (isReading) {
      peak = Math.max(peak, await readMemory());
      await delay(SAMPLE_MS);
    }
  })();
  let size = 0;
  const response = await fetch(url, { headers: { 'x-api-key': API_KEY } });
  if (!response.ok || response.body === null) throw new Error(`The results are answered with ${response.status}.`);
  for await (const chunk of response.body) size += (chunk as Uint8Array).length;
  isReading = false;
  await watching;
  return { growth: peak - before, size };
}

async function measureBatch({ dataDir, path }: Prepared): Promise<void> {
  const server = startBenchServer(dataDir, { finds: 'models' });
  const url = await server.url;
  const client = createClient({ baseUrl: url, apiKey: API_KEY });
  say(`batch: ${COUNT} documents of text by the built-in extractor`);
  // Starts the child processes.
  for (let number = 0; number < 5; number += 1) await runOnce(client, path, -number);
  const idle: number[] = [];
  for (let number = 0; number < IDLE_RUNS; number += 1) idle.push(await runOnce(client, path, COUNT + number));

  const id = await createFullBatch(client, path);
  ok(await startBatch({ client, path: { id } }));
  const busy = await runMeanwhile(client, path, id);
  const { startedAt, completedAt, counts } = ok(await getBatch({ client, path: { id } }));
  if (counts.completed !== COUNT) throw new Error(`${counts.completed} documents are completed, not ${COUNT}.`);
  const seconds = (Date.parse(completedAt ?? '') - Date.parse(startedAt ?? '')) / 1000;
  const rate = (COUNT / seconds).toFixed(1);
  say(`  extracted: ${rate} documents/s in ${seconds.toFixed(1)} s, with ${busy.length} other runs`);
  report('without a batch (baseline)', idle);
  report('during the batch', busy);
  sayRatio('p50 of a single run to baseline', quantile(busy, 0.5) / quantile(idle, 0.5), { atMost: 3 });

  for (const format of ['ndjson', 'csv', 'xlsx']) {
    const { growth, size } = await readResults(`${url}/batches/${id}/results?format=${format}`, server.pid);
    say(`  results as ${format}: ${(size / MIB).toFixed(1)} MiB, the server grows by ${(growth / MIB).toFixed(0)} MiB`);
  }
  const query = { query: 'INV-77 harb', content: false };
  const searching = await timed(async () => ok(await listDocuments({ client, path, query })));
  const again = await timed(async () => ok(await listDocuments({ client, path, query })));
  say(`  search among them: ${searching.toFixed(0)} ms, again ${again.toFixed(0)} ms`);
  await server.end('SIGTERM');
}

try {
  await withPreparedData({ finds: 'models' }, measureBatch);
} finally {
  await endAllServers();
}
