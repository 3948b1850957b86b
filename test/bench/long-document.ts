import { isDeepStrictEqual } from 'node:util';
import { createClient, createSchema, extractFile, getRun, type Run } from '@excerpt/sdk';
import type { Environment } from '../../server/config/read-settings.ts';
import { ok } from '../harness/builders.ts';
import { orderDefinition, createOrderFile, createOrder } from '../harness/documents/long-order.ts';
import { peakDuring } from '../harness/memory/peak-memory.ts';
import { USAGE } from '../harness/providers/provider-replies.ts';
import { say } from './measure.ts';
import { API_KEY, startBenchServer, type Prepared } from './prepared-server.ts';
import { processorTime } from './processor-time.ts';

const PAGES = 300;
const MEBIBYTE = 2 ** 20;
/** Two rounds show how much memory is not released after the first. */
const ROUNDS = 2;

/**
 * Extracts a document with 300 pages and 3,000 rows with a provider that answers from the given parts. Checks the
 * result and measures memory.
 */
export async function measureLongDocument(prepared: Prepared, settings: Environment): Promise<void> {
  const server = startBenchServer(prepared.dataDir, { finds: 'models' }, settings);
  const client = createClient({ baseUrl: await server.url, apiKey: API_KEY });
  const path = { slug: prepared.path.slug, schemaKey: 'order' };
  ok(await createSchema({ client, path, body: { schemaKey: 'order', name: 'Order', definition: orderDefinition } }));
  const expected = createOrder(PAGES);
  say(`pipeline: a document of ${PAGES} pages with ${expected.items.length} rows, ${ROUNDS} times by one server`);
  for (let round = 0; round < ROUNDS; round += 1) {
    // The server would not parse the same bytes again.
    const file = new File([await createOrderFile(PAGES), `% ${round}\n`], 'order.pdf', { type: 'application/pdf' });
    const before = await processorTime(server.pid);
    let run: Run | undefined;
    const memory = await peakDuring(
      server.pid,
      (async () => {
        const { runId } = ok(await extractFile({ client, path, body: { file } }));
        do run = ok(await getRun({ client, path: { id: runId }, query: { wait: 60 } }));
        while (run.status === 'pending' || run.status === 'processing');
      })(),
    );
    const after = await processorTime(server.pid);
    if (run?.status !== 'completed') throw new Error(`The run is ${run?.status}: ${run?.errorMessage}`);
    const found = run.extractedData as typeof expected;
    const rows = new Set(found.items.map((row) => JSON.stringify(row)));
    const missing = expected.items.filter((row) => !rows.has(JSON.stringify(row))).length;
    const isWhole = isDeepStrictEqual(found, expected);
    say(
      `  ${found.items.length} rows, ${missing} missing; every row once and in order, the fields around them as ` +
        `they are: ${isWhole ? 'yes' : 'NO'}`,
    );
    say(
      `  ${memory.seconds.toFixed(1)} s; ${(run.inputTokens ?? 0) / USAGE.input} calls; ` +
        `processor time ${seconds(after.own - before.own)} in the server, ` +
        `${seconds(after.children - before.children)} in its children`,
    );
    const children = Object.entries(memory.childPeaks)
      .map(([name, bytes]) => `${name} ${mebibytes(bytes)}`)
      .join(', ');
    say(`  most memory (MiB): server ${mebibytes(memory.peak)}, ${mebibytes(memory.before)} before; ${children}`);
  }
}

const mebibytes = (bytes: number): string => (bytes / MEBIBYTE).toFixed(0);
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
