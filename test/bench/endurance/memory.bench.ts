/**
 * Memory of the server and its child processes under scans, large PDFs and workbooks, two documents at a time, and a
 * minute after the last: `npm run bench memory`. `-- --rounds N` repeats the load.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createClient, getDocument, uploadDocument, type Client } from '@excerpt/sdk';
import { ok } from '../../harness/builders.ts';
import { endAllServers } from '../../harness/server-process.ts';
import { say, sayRatio } from '../measure.ts';
import { API_KEY, startBenchServer, withPreparedData } from '../prepared-server.ts';
import { makeHeavyDocuments, type HeavyDocument } from './heavy-documents.ts';
import { readProcessTree } from './process-tree.ts';
import { mebibytes, sum, watchMemory } from './watch-memory.ts';

const LIMIT = 1.2 * 2 ** 30;
/** Children end after a minute without work. */
const IDLE_MS = 70_000;
const AT_ONCE = 2;

const { rounds } = parseArgs({ options: { rounds: { type: 'string', default: '2' } } }).values;

async function parse(
  client: Client,
  path: { slug: string; schemaKey: string },
  document: HeavyDocument,
): Promise<void> {
  const file = new File([new Uint8Array(document.bytes)], document.filename);
  const { id } = ok(await uploadDocument({ client, path, body: { file } }));
  for (;;) {
    const { status, errorCode } = ok(await getDocument({ client, path: { id } }));
    if (status === 'parsed') return;
    if (status === 'failed') throw new Error(`${document.filename} failed: ${JSON.stringify(errorCode)}`);
    await delay(100);
  }
}

const documents = await makeHeavyDocuments(Number(rounds));
await withPreparedData({ finds: 'nothing' }, async ({ dataDir, path }) => {
  // What is slow on a busy machine is still to be measured.
  const settings = { EXCERPT_PARSE_TIMEOUT_SECONDS: '3600' };
  const server = startBenchServer(dataDir, { finds: 'nothing' }, settings);
  const client = createClient({ baseUrl: await server.url, apiKey: API_KEY });
  say(`memory: ${documents.length} documents, ${AT_ONCE} at a time: scans, large PDFs, workbooks`);
  const waiting = [...documents];
  const take = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await parse(client, path, next);
  };
  const peaks = await watchMemory(server.pid, Promise.all(Array.from({ length: AT_ONCE }, take)));
  for (const [name, rss] of peaks.programs) say(`  peak of a ${name}: ${mebibytes(rss)}`);
  say(`  peak of all processes: RSS ${mebibytes(peaks.tree.rss)}, PSS ${mebibytes(peaks.tree.pss)}`);
  for (const { name, rss, pss } of peaks.tree.of) say(`    then ${name}: RSS ${mebibytes(rss)}, PSS ${mebibytes(pss)}`);
  await delay(IDLE_MS);
  const left = await readProcessTree(server.pid);
  say(
    `  after ${IDLE_MS / 1000} s without work: PSS ${mebibytes(sum(left.map((one) => one.pss)))}, ` +
      `${left.length} processes`,
  );
  sayRatio('peak of all processes to 1.2 GiB', peaks.tree.pss / LIMIT, { atMost: 1 });
  sayRatio('largest child to 1.2 GiB', Math.max(...peaks.programs.values()) / LIMIT, { atMost: 1 });
});
await endAllServers();
